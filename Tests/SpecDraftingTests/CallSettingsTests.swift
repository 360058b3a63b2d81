// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing

@testable import SpecDrafting

/// What is set on banners, wherever the variable comes from, and what of it is told.
extension CallReaderTests {
    private func notification(_ body: String, _ members: String = "var banner: NotificationBanner?") -> String {
        "import NotificationBannerSwift\nclass Page: UIViewController {\n\(members)\nfunc show() {\n\(body)\n}\n"
    }

    private static let call = "NotificationBanner(title: \"Oh\", style: .danger)"

    // MARK: Variables

    @Test(
        "settings of a member are those of the banner that it has",
        arguments: [
            "self.banner = CALL\nself.banner?.duration = 9\nbanner?.autoDismiss = false\nbanner!.show()",
            "banner = CALL\nself.banner!.autoDismiss = false",
            "load { [weak self] in\nself?.banner = CALL\nself?.banner?.autoDismiss = false\n}",
            "if isNew { banner = CALL } else { return }\nbanner?.autoDismiss = false",
        ])
    func members(body: String) {
        for members in ["var banner: NotificationBanner?", ""] {
            let code = notification(body.replacing("CALL", with: Self.call), members) + "}"
            #expect(banner(code).contains("metrics: { display: never }"), "\(code)")
            #expect(doubts(code) == [], "\(code)")
        }
    }

    @Test("a member that is declared behind its use is the same") func laterMember() {
        let code =
            notification("banner = \(Self.call)\nbanner.autoDismiss = false", "") + "var banner: NotificationBanner!\n}"
        #expect(banner(code).contains("metrics: { display: never }"))
    }

    @Test("each banner that a variable has takes its own settings") func eachValue() {
        let code = notification(
            """
            var b: NotificationBanner
            if isNew {
                b = NotificationBanner(title: "New.", style: .danger)
                b.duration = 11
            } else {
                b = NotificationBanner(title: "Old.", style: .danger)
                b.duration = 12
            }
            b.show(bannerPosition: .bottom)
            b = NotificationBanner(title: "Last.", style: .danger)
            b.duration = 13
            switch kind {
            case 1:
                b = NotificationBanner(title: "One.", style: .danger)
                b.duration = 14
            default:
                b = NotificationBanner(title: "None.", style: .danger)
            }
            """)
        let lines = draft(code + "}").written().lines.filter {
            $0.contains("text:") || $0.contains("display") || $0.contains("edge")
        }
        #expect(
            lines.map { $0.drop { $0 == " " } }.filter { !$0.hasPrefix("text: { max") } == [
                "text: \"New.\"", "edge: bottom", "metrics: { display: 11s }", "text: \"Old.\"", "edge: bottom",
                "metrics: { display: 12s }", "text: \"Last.\"", "metrics: { display: 13s }", "text: \"One.\"",
                "metrics: { display: 14s }", "text: \"None.\"",
            ])
        #expect(doubts(code + "}") == [])
    }

    @Test("what other functions set on a member is told, and no other variable of the name") func otherFunctions() {
        let code =
            notification("banner = \(Self.call)") + """
                func hold() { banner?.autoDismiss = false }
                func other() { let banner = Other(); banner.duration = 3 }
                func third(_ banner: NotificationBanner) { banner.duration = 3 }
                func fourth() { banner = make(); banner?.duration = 3 }
                class func make() -> NotificationBanner { let banner = x; banner.duration = 4 }
                }
                """
        #expect(doubts(code) == ["7: `autoDismiss` is set in another function, and is left out"])
    }

    @Test("a branch that leaves takes nothing of what stands behind it, and a parameter is another variable")
    func branchesThatLeave() {
        let code =
            notification(
                """
                guard isWell else {
                    banner = \(Self.call)
                    banner?.show()
                    return
                }
                banner = NotificationBanner(title: "Fine", style: .success)
                banner?.autoDismiss = false
                banner?.show(bannerPosition: .bottom)
                """)
            + "func swap(banner: NotificationBanner) {\nself.banner = NotificationBanner(title: \"New\", style: .info)\nbanner.backgroundColor = .black\n}\n}"
        let lines = draft(code).written().lines.map { $0.drop { $0 == " " } }.drop { $0 != "banners:" }.filter {
            !$0.hasPrefix("#")
        }
        #expect(
            lines.dropFirst().prefix { !$0.isEmpty } == [
                "oh:", "level: error", "text: \"Oh\"", "fine:", "level: success", "text: \"Fine\"", "edge: bottom",
                "metrics: { display: never }", "dismissal: [tap, swipe]", "new:", "level: info", "text: \"New\"",
            ])
        #expect(doubts(code) == [])
    }

    @Test(
        "a variable that unwraps another is that one",
        arguments: ["guard let banner else { return }", "guard let banner = self.banner, ok else { return }"])
    func unwrapped(condition: String) {
        let code = notification("banner = \(Self.call)\n\(condition)\nbanner.autoDismiss = false") + "}"
        #expect(banner(code).contains("metrics: { display: never }"))
        let inner = notification("banner = \(Self.call)\nif let banner { banner.autoDismiss = false }") + "}"
        #expect(doubts(inner) == ["6: `autoDismiss` is set under a condition, and is left out"])
    }

    @Test(
        "a banner that goes where no draft follows it is told",
        arguments: [
            "page.banner = CALL", "banners[\"a\"] = CALL", "let b = isNew ? CALL : other", "let b = last ?? CALL",
        ])
    func storedElsewhere(body: String) {
        let code = notification(body.replacing("CALL", with: Self.call)) + "}"
        #expect(
            doubts(code) == ["5: it is kept where no draft follows it, so what is set on it there is left out"])
        #expect(draft(code).bannerCount == 1)
    }

    @Test("what belongs to another object is not followed") func otherObjects() {
        let code = notification("page.banner = \(Self.call)\npage.banner.autoDismiss = false") + "}"
        #expect(!banner(code).contains("metrics: { display: never }"))
    }

    // MARK: Texts

    @Test("a text that no file has is the value of its call") func defaultValues() {
        func text(_ expression: String, _ files: [String: String] = [:]) -> [String] {
            Array(banner(owl("Banner(DefaultBannerStyle.info, title: \(expression))"), files).dropFirst(2))
        }
        #expect(text(#"NSLocalizedString("sent", value: "It is sent.", comment: "")"#) == ["text: \"It is sent.\""])
        #expect(text(#"String(localized: "sent", defaultValue: "It is sent.")"#) == ["text: \"It is sent.\""])
        #expect(
            text(#"String(localized: "sent", defaultValue: "\(name) sent \(count)%.", table: "Mail")"#) == [
                "parameters: { name: { type: string }, count: { type: int } }", "text: \"{name} sent {count}%.\"",
            ])
        let files = ["en.lproj/Localizable.strings": "\"sent\" = \"Sent by %@.\";\n\"gone\" = \"Gone.\";"]
        #expect(text(#"NSLocalizedString("gone", value: "Other.", comment: "")"#, files) == ["text: { key: \"gone\" }"])
        #expect(
            text(#"String(localized: "sent", defaultValue: "By \(name).")"#, files) == [
                "parameters: { name: { type: string } }", "text: { key: \"sent\", arguments: [name] }",
            ])
    }

    @Test("screen readers' words are in the languages that iOS has") func languages() {
        let locales = ["ar", "pt-BR", "zh-Hant", "no", "tr", "tlh"]
        var texts = ["App/en.lproj/Localizable.strings": "\"saved\" = \"Saved.\";\n"]
        for locale in locales { texts["App/\(locale).lproj/Localizable.strings"] = "\"saved\" = \"x\";\n" }
        let code = owl("Banner(DefaultBannerStyle.error, title: NSLocalizedString(\"saved\", comment: \"\"))")
        let lines = draft(code, texts).written().lines
        #expect(lines.contains { $0.hasSuffix("supported: [en, ar, \"no\", pt-BR, tr, zh-Hant] }") }, "\(lines)")
        #expect(
            lines.contains(
                "    spokenPrefix: { en: \"Error\", ar: \"خطأ\", \"no\": \"Feil\", pt-BR: \"Erro\", tr: \"Hata\", zh-Hant: \"錯誤\" }"
            ),
            "\(lines)")
        #expect(lines.contains { $0.contains("The app has tlh too") })
    }

    // MARK: Colours

    @Test("a banner's own tint has what can be read on it") func ownTint() {
        var draft = draft(notification("let b = \(Self.call)\nb.backgroundColor = UIColor(hex: 0xFFEE00)") + "}")
        #expect(draft.written().lines.contains("    onTint: \"#FFFFFF\""))
        let why = "contrast"
        draft.remove(.field(0, "tint"), because: why)
        #expect(draft.written().lines.contains("    onTint: \"#000000\""))
        #expect(
            draft.sortedDoubts.contains {
                $0.message.hasPrefix("NotificationBanner writes #FFFFFF on the tint of this")
            })
        draft.remove(.field(0, "tint"), because: why)
        #expect(!draft.written().lines.contains { $0.hasPrefix("    tint: \"#FFEE00\"") })
        #expect(draft.sortedDoubts.contains { $0.message == "`tint` is left out: contrast" })
        #expect(
            !draft.sortedDoubts.contains {
                $0.message.hasPrefix("NotificationBanner writes #FFFFFF on the tint of this")
            })
    }

    @Test("a theme behind colours sets them again") func themeAgain() {
        let lines = banner(
            messages(
                """
                view.configureTheme(.info)
                view.configureTheme(backgroundColor: .black, foregroundColor: .white)
                view.configureTheme(.error)
                view.configureContent(body: "A")
                SwiftMessages.show(view: view)
                """))
        #expect(lines == ["a:", "level: error", "text: \"A\""])
    }

    @Test("Xcode's symbols for colours: without their ending, in the namespaces of their folders") func symbols() {
        func tint(_ color: String) -> String? {
            banner(
                notification("let b = \(Self.call)\nb.backgroundColor = \(color)") + "}",
                colors: ["BrandColor", "Bars.error-color", "Bars.plain"]
            ).first { $0.hasPrefix("tint") }
        }
        #expect(tint(".brand") == "tint: \"{BrandColor}\"")
        #expect(tint("UIColor.Bars.error") == "tint: \"{Bars.error-color}\"")
        #expect(tint("UIColor(resource: .Bars.plain)") == "tint: \"{Bars.plain}\"")
        #expect(tint("Theme.brand") == nil)
        #expect(tint("UIColor(resource: .plain)") == nil)
    }

    // MARK: What is told

    @Test("arguments and calls that no draft follows are told") func arguments() {
        let code = """
            import NotificationBannerSwift
            let b = NotificationBanner(title: "Oh", subtitle: nil, leftView: icon, rightView: nil, style: .danger)
            b.applyStyling(cornerRadius: 8)
            b.show(queuePosition: .front, bannerPosition: .bottom, on: self)
            b.dismiss()
            """
        #expect(
            doubts(code) == [
                "2: `leftView` is not followed, and is left out", "3: `applyStyling` is not followed, and is left out",
                "4: `on` is not followed, and is left out", "4: `queuePosition` is not followed, and is left out",
            ])
        #expect(
            doubts(
                messages(
                    "view.configureTheme(.info, iconStyle: .subtle)\nview.configureContent(body: \"A\")\nview.configureDropShadow()\nSwiftMessages.show(view: view)"
                )) == [
                    "4: `iconStyle` is not followed, and is left out",
                    "6: `configureDropShadow` is not followed, and is left out",
                ])
    }

    @Test("a button's action counts wherever it stands, and what it does is told") func buttonActions() {
        func code(_ body: String) -> String {
            messages(
                "view.configureTheme(.info)\n\(body)\nview.configureContent(body: \"A\")\nSwiftMessages.show(view: view)"
            )
        }
        let title = "view.button?.setTitle(\"Close\", for: .normal)"
        let hides = "view.buttonTapHandler = { _ in SwiftMessages.hide() }"
        for body in ["\(title)\n\(hides)", "\(hides)\n\(title)"] {
            let lines = draft(code(body)).written().lines
            #expect(lines.contains("  close: { kind: emphasis, title: \"Close\", role: dismiss }"), "\(body)")
            #expect(!doubts(code(body)).contains { $0.contains("buttonTapHandler") })
        }
        for action in ["{ _ in retry() }", "retry"] {
            #expect(
                doubts(code("\(title)\nview.buttonTapHandler = \(action)")).contains {
                    $0.hasPrefix("6: `buttonTapHandler` runs code of the app")
                })
        }
        #expect(!doubts(code("view.buttonTapHandler = retry")).contains { $0.contains("buttonTapHandler") })
    }

    @Test(
        "messages of an instance of SwiftMessages",
        arguments: [
            "let center = SwiftMessages()\ncenter.show(view: view)", "Overlay.messages.show(config: c, view: view)",
            "let center: SwiftMessages = make()\ncenter.show { view }",
        ])
    func instances(show: String) {
        let code = messages("view.configureTheme(.info)\nview.configureContent(body: \"A\")\n\(show)")
        #expect(draft(code).bannerCount == 1)
    }

    @Test("messages of SwiftUI are told") func swiftUI() {
        let code =
            "import SwiftMessages\nstruct A: View { var body: some View {\nText(\"x\")\n.swiftMessage(message: $note)\n} }"
        #expect(
            doubts(code) == ["3: this shows a message made from a value, and only the running app knows what that says"]
        )
    }

    @Test("a view that has another value later is this one until then") func laterView() {
        let code = messages(
            "view.configureTheme(.info)\nview.configureContent(body: \"A\")\nSwiftMessages.show(view: view)\nview = other"
        )
        #expect(banner(code) == ["a:", "level: info", "text: \"A\""])
        let new = messages(
            "view.configureTheme(.error)\nview = other\nview.configureTheme(.info)\nview.configureContent(body: \"A\")\nSwiftMessages.show(view: view)"
        )
        #expect(banner(new) == ["a:", "level: info", "text: \"A\""])
    }

    @Test("a view that is shown twice is two messages") func shownTwice() {
        let code = messages(
            "view.configureTheme(.info)\nview.configureContent(body: \"A\")\nSwiftMessages.show(view: view)\nview.configureContent(body: \"B\")\nSwiftMessages.show(view: view)"
        )
        #expect(
            draft(code).written().lines.filter { $0.hasPrefix("    text: \"") } == [
                "    text: \"A\"", "    text: \"B\"",
            ])
    }

    // MARK: Time

    @Test("a member that many functions use takes its settings in each") func manyFunctions() {
        var body = ""
        for index in 0..<200 {
            body +=
                "func f\(index)() { banner = NotificationBanner(title: \"T\(index)\")\nbanner?.duration = 9\nlet b = 1 }\n"
        }
        for index in 0..<60 { body += "func g\(index)() { let banner = other\nbanner.duration = 3 }\n" }
        let draft = draft("import NotificationBannerSwift\nclass A {\nvar banner: NotificationBanner?\n\(body)}\n")
        #expect(draft.bannerCount == 200)
        #expect(draft.written().lines.filter { $0 == "    metrics: { display: 9s }" }.count == 200)
    }

    @Test("many variables of one name take time that grows with them") func manyVariables() {
        func steps(_ count: Int) -> Duration {
            var body = ""
            for index in 0..<count { body += "let b = \(Self.call)\nb.duration = \(index % 9 + 5)\n" }
            let code = notification(body) + "}"
            return ContinuousClock().measure { _ = draft(code) }
        }
        _ = steps(50)
        let small = (0..<3).map { _ in steps(500) }.min() ?? .zero
        let large = (0..<3).map { _ in steps(4000) }.min() ?? .zero
        #expect(large < small * 32, "8 times as many took \(large) after \(small)")
    }
}
