// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing

@testable import SpecDrafting

/// What drafts make of calls, and what they are not sure of.
@Suite("Calls that show banners") struct CallReaderTests {
    func draft(_ code: String, _ texts: [String: String] = [:], colors: [String] = []) -> SpecDraft {
        var files = AppFiles()
        files.code = [SourceFile(path: "App/A.swift", bytes: Array(code.utf8))]
        files.texts = texts.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }
        if !colors.isEmpty { files.catalogues = [AppFiles.Catalogue(path: "App/C.xcassets", colors: colors)] }
        return SpecDrafter.draft(files, prefix: "../")
    }

    /// The lines of the only banner, without its places.
    func banner(_ code: String, _ texts: [String: String] = [:], colors: [String] = []) -> [String] {
        let draft = draft(code, texts, colors: colors)
        let text = draft.written()
        #expect(draft.bannerCount == 1, "\(draft.doubts.map(\.message))")
        let own = zip(text.lines, text.parts).filter { line, part in
            switch part {
            case .banner, .field: !line.hasPrefix("  # ")
            default: false
            }
        }
        return own.map { String($0.0.drop { $0 == " " }) }
    }

    /// What is unsure, with its line.
    func doubts(_ code: String) -> [String] {
        draft(code).sortedDoubts.filter { !$0.message.contains(":1, below") }.map { "\($0.place.line): \($0.message)" }
    }

    func owl(_ body: String) -> String {
        "import OwlBanners\nfunc show(count: Int, name: String) {\n\(body)\n}\n"
    }
    func messages(_ body: String) -> String {
        "import SwiftMessages\nfunc show() {\nlet view = MessageView.viewFromNib(layout: .cardView)\n\(body)\n}\n"
    }

    // MARK: Texts

    @Test(
        "what shadows a constant is no constant",
        arguments: [
            "func tell(_ id: Int, text: String) { BANNER }", "func tell() { load { text in BANNER } }",
            "func tell() { load { (id, text) in BANNER } }", "func tell() { for text in all { BANNER } }",
        ])
    func shadowed(scope: String) {
        let show = "Banner(DefaultBannerStyle.error, title: text).enqueue()"
        func code(_ scope: String) -> String {
            "import OwlBanners\nclass Profile {\nlet text = \"All is well.\"\n\(scope.replacing("BANNER", with: show))\n}\n"
        }
        #expect(draft(code(scope)).bannerCount == 0)
        #expect(doubts(code(scope)).contains { $0.contains("`text`") })
        #expect(banner(code("func tell(_ id: Int) { if id > 0 { BANNER } }")).contains("text: \"All is well.\""))
    }

    @Test("what is computed of several values is a parameter of its own") func computed() {
        let lines = banner(
            owl(
                "Banner(DefaultBannerStyle.error, title: \"\\(count + free) of \\(count - free), \\(a!.b) \\(a.b)\").enqueue()"
            ))
        #expect(lines.contains("text: \"{value} of {value2}, {b} {b}\""), "\(lines)")
    }

    @Test("the language is that of the app's texts, and not of an extension's") func language() {
        let texts = [
            "AAA/af.lproj/Action.strings": "\"a\" = \"Stoor\";\n",
            "App/en.lproj/Localizable.strings": "\"saved\" = \"Saved.\";\n",
            "App/de.lproj/Localizable.strings": "\"saved\" = \"Gesichert.\";\n",
        ]
        let code = owl("Banner(DefaultBannerStyle.error, title: NSLocalizedString(\"saved\", comment: \"\")).enqueue()")
        let text = draft(code, texts).written().lines.joined(separator: "\n")
        #expect(text.contains("development: en, supported: [en, de]"), "\(text)")
    }

    @Test("a message whose view is chosen under a condition is told") func chosenView() {
        let code = messages(
            "if wide { view = other }\nview.configureContent(title: \"Saved\", body: \"All done\")\nSwiftMessages.show(view: view)"
        )
        #expect(doubts(code).contains { $0.contains("decided when the app runs") }, "\(doubts(code))")
    }

    // MARK: OwlBanners

    @Test("a banner of OwlBanners, however it is written") func owlBanner() {
        let expected = ["saved:", "level: success", "text: \"Saved.\""]
        #expect(banner(owl("Banner(DefaultBannerStyle.success, title: \"Saved.\").enqueue()")) == expected)
        #expect(
            banner(owl("OwlBanners.Banner(OwlBanners.DefaultBannerStyle.Success,\n title: \"Saved.\")\n .enqueue()"))
                == expected)
        #expect(
            banner(owl("let t = \"Saved.\"\nlet b = Banner(DefaultBannerStyle.success, title: t)\nb.enqueue()"))
                == expected)
        #expect(
            banner(owl("presenter.presentBanner(title: \"Saved.\", style: DefaultBannerStyle.success)")) == expected)
        #expect(
            banner(owl("Banner(DefaultBannerStyle.success, title: \"\"\"\n    Saved.\n    \"\"\").enqueue()"))
                == expected)
    }

    @Test("what is set deeper in a banner is told") func owlPaths() {
        #expect(
            doubts(owl("let b = Banner(DefaultBannerStyle.info, title: \"A\")\nb.view.color = .red")) == [
                "4: `view.color` is not followed, and is left out"
            ])
    }

    @Test("settings count up to the banner's block") func owlSettings() {
        #expect(
            banner(
                owl(
                    """
                    let b = Banner(DefaultBannerStyle.info, title: "A")
                    b.displayMetrics = BannerDisplayMetrics(0.5, 4.25, 1)
                    do { let b = Other(); b.displayMetrics = BannerDisplayMetrics(9, 9, 9) }
                    """))[3...] == ["metrics: { present: 500ms, display: 4250ms, dismiss: 1s }"])
        #expect(
            banner(owl("let b = Banner(DefaultBannerStyle.persistentError, title: \"A\")")).suffix(2)
                == ["metrics: { display: never }", "dismissal: [tap, swipe]"])
    }

    @Test("interpolations are parameters, of the type that is declared") func parameters() {
        #expect(
            banner(
                owl(
                    #"Banner(DefaultBannerStyle.info, title: "\(count) of \(list.count), \(name), \(user.name), \(f(1)) {x}")"#
                ))
                == [
                    "countOfCount2NameName2:", "level: info",
                    "parameters: { count: { type: int }, count2: { type: int }, name: { type: string }, name2: { type: string }, value: { type: string } }",
                    "text: \"{count} of {count2}, {name}, {name2}, {value} {{x}}\"",
                ])
    }

    @Test("what runs, is commented out, in a test or without an import is no banner") func none() {
        #expect(draft(owl("// Banner(DefaultBannerStyle.info, title: \"A\")")).isEmpty)
        #expect(draft(owl("let s = \"Banner(DefaultBannerStyle.info, title: \\\"A\\\")\"")).isEmpty)
        #expect(draft("import XCTest\n" + owl("Banner(DefaultBannerStyle.info, title: \"A\")")).isEmpty)
        #expect(draft("Banner(DefaultBannerStyle.info, title: \"A\")").isEmpty)
        #expect(draft("import OwlBanners\nclass MyBanner: Banner { }\nBanner(title: \"A\")").isEmpty)
    }

    @Test("what isn't sure is told with its line, and left out") func doubtful() {
        #expect(
            doubts(owl("Banner(DefaultBannerStyle.error, title: error.text).enqueue()")) == [
                "3: its text comes from `error`, and only the running app knows what that is"
            ])
        #expect(doubts(owl("Banner(style, title: \"A\")")) == ["3: its style is chosen when the app runs"])
        #expect(
            doubts(owl("Banner(MyStyle.cat, title: \"A\")")) == [
                "3: `MyStyle.cat` is a style of the app's own: write a level for it, and this banner"
            ])
        #expect(doubts(owl("Banner(DefaultBannerStyle.info)")) == ["3: a banner without a text"])
        #expect(doubts(owl("Banner(DefaultBannerStyle.info, title: \" \")")) == ["3: a banner without a text"])
        #expect(
            doubts(owl("Banner(DefaultBannerStyle.info, title: isNew ? \"A\" : \"B\")")) == [
                "3: its text is put together when the app runs"
            ])
        #expect(
            doubts(owl("var t = \"A\"\nBanner(DefaultBannerStyle.info, title: t)")) == [
                "4: its text is `t`, and only the running app knows what that is"
            ])
        #expect(
            doubts(
                owl("let b = Banner(DefaultBannerStyle.info, title: \"A\")\nif c { b.requiresUserDismissal = true }"))
                == [
                    "4: `requiresUserDismissal` is set under a condition, and is left out"
                ])
        #expect(
            doubts(owl("Banner(DefaultBannerStyle.info, title: \"A\")\n/* never closed")) == [
                "4: what begins here never ends, so nothing behind it was read"
            ])
    }

    // MARK: SwiftMessages

    @Test("a message view, its settings and its button") func message() {
        #expect(
            banner(
                messages(
                    """
                    view.configureTheme(.warning, iconStyle: .light)
                    view.configureContent(title: "Careful", body: "It is hot.", iconText: "!")
                    view.button?.setTitle("Cool down", for: .normal)
                    var config = SwiftMessages.Config()
                    config.presentationStyle = .bottom
                    config.duration = .seconds(seconds: 12)
                    SwiftMessages.show(config: config, view: view)
                    """)) == [
                    "itIsHot:", "level: warning", "title: \"Careful\"", "text: \"It is hot.\"", "edge: bottom",
                    "metrics: { display: never }", "dismissal: [button, tap, swipe]", "buttons: [coolDown]",
                ])
    }

    @Test("a title alone is the text, and a hidden button is none") func hidden() {
        #expect(
            banner(
                messages(
                    """
                    view.configureTheme(.info)
                    view.configureContent(title: "Hello", body: "")
                    view.button!.setTitle("X", for: .normal)
                    view.button?.isHidden = true
                    SwiftMessages.show(view: view)
                    """)) == ["hello:", "level: info", "text: \"Hello\""])
    }

    @Test("variables of one name in a switch are several") func switches() {
        let draft = draft(
            """
            import NotificationBannerSwift
            func show(_ kind: Int) {
                switch kind {
                case 0:
                    let banner = NotificationBanner(title: "One.")
                    banner.show()
                case 1:
                    let banner = NotificationBanner(title: "Two.")
                    if case .some = other { banner.duration = 9 }
                    banner.autoDismiss = false
                    banner.show(bannerPosition: position)
                default:
                    banner.duration = 7
                }
                let banner = NotificationBanner(title: "Three.")
                banner.show(bannerPosition: .bottom)
            }
            """)
        let lines = draft.written().lines
        let banners = lines.drop { $0 != "banners:" }.prefix { !$0.isEmpty }.filter {
            !$0.contains("#") && !$0.contains("level:")
        }
        #expect(
            banners.dropFirst().map { $0.drop { $0 == " " } } == [
                "one:", "text: \"One.\"", "two:", "text: \"Two.\"", "metrics: { display: never }",
                "dismissal: [tap, swipe]", "three:",
                "text: \"Three.\"", "edge: bottom",
            ])
        #expect(
            draft.sortedDoubts.filter { !$0.message.contains(":1, below") }.map { "\($0.place.line): \($0.message)" }
                == [
                    "9: `duration` is set under a condition, and is left out",
                    "11: where it comes from is chosen when the app runs, and is left out",
                ])
    }

    @Test("black or white in each appearance, where the library's own can't be read") func contrast() {
        let lines = draft(
            messages("view.configureTheme(.error)\nview.configureContent(body: \"A\")\nSwiftMessages.show(view: view)")
        ).written().lines
        #expect(
            lines.contains(
                "    onTint: { light: \"#000000\", dark: \"#FFFFFF\" }"
            ))
    }

    @Test("a closure that provides the view") func provider() {
        let body =
            "let view = try! SwiftMessages.viewFromNib()\nview.configureTheme(.success)\nview.configureContent(body: \"Done.\")\n"
        let expected = ["done:", "level: success", "text: \"Done.\""]
        #expect(banner("import SwiftMessages\nSwiftMessages.show {\n\(body)return view\n}\n") == expected)
        #expect(
            banner("import SwiftMessages\nSwiftMessages.show(viewProvider: {\n\(body)return view\n})\n") == expected)
        let forever = banner(
            "import SwiftMessages\nvar c = SwiftMessages.defaultConfig\nc.duration = .forever\nSwiftMessages.show(config: c) {\n\(body)return view\n}\n"
        )
        #expect(forever == expected + ["metrics: { display: never }", "dismissal: [tap, swipe]"])
    }

    @Test("colours of the code and of catalogues") func colors() {
        func tint(_ color: String, _ names: [String] = []) -> String? {
            banner(
                "extension UIColor { static let brand = UIColor(red: 0, green: 1, blue: 0, alpha: 1) }\n"
                    + messages(
                        "view.configureTheme(.info)\nview.configureTheme(backgroundColor: \(color), foregroundColor: .white)\nview.configureContent(body: \"A\")\nSwiftMessages.show(view: view)"
                    ), colors: names
            ).first { $0.hasPrefix("tint") }
        }
        #expect(tint("UIColor(red: 225.0/255.0, green: 0.5, blue: 0, alpha: 1)") == "tint: \"#E18000\"")
        #expect(tint("UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)") == "tint: \"#FF000080\"")
        #expect(
            tint("UIColor(Color(.displayP3, red: 1, green: 0, blue: 0))") == nil)
        #expect(
            tint("Color(.displayP3, red: 1, green: 0.25, blue: 0, opacity: 0.5)")
                == "tint: { colorSpace: display-p3, components: [1, 0.25, 0], alpha: 0.5 }")
        #expect(tint("UIColor(hex: 0xB3261E)") == "tint: \"#B3261E\"")
        #expect(tint("UIColor(hex: \"b3261e\")") == "tint: \"#B3261E\"")
        #expect(tint("UIColor(hex: 0xFFB3261E)") == nil)
        #expect(tint("UIColor(named: \"Bars/error\")!", ["Bars.error"]) == "tint: \"{Bars.error}\"")
        #expect(tint("UIColor(resource: .errorBackground)", ["error-background"]) == "tint: \"{error-background}\"")
        #expect(tint("UIColor(named: \"gone\")!", ["there"]) == nil)
        #expect(tint("UIColor.brand") == "tint: \"{palette.brand}\"")
        #expect(tint("theme.color") == nil)
        #expect(tint(".init(red: 1, green: 0, blue: 0, alpha: 1)") == "tint: \"#FF0000\"")
    }

    @Test("a constant is found by its type") func constants() {
        func tint(_ color: String, in catalogue: [String] = []) -> String? {
            banner(
                "import UIKit\nenum Charts { static let brand = UIColor(red: 0, green: 1, blue: 0, alpha: 1) }\n"
                    + "extension App.Theme: Sendable { static let deep = UIColor(hex: 0x112233) }\n"
                    + messages(
                        "view.configureTheme(.info)\nview.configureTheme(backgroundColor: \(color), foregroundColor: .white)\nview.configureContent(body: \"A\")\nSwiftMessages.show(view: view)"
                    ), colors: catalogue
            ).first { $0.hasPrefix("tint") }
        }
        #expect(tint("Charts.brand") == "tint: \"{palette.brand}\"")
        #expect(tint("App.Theme.deep") == "tint: \"{palette.deep}\"")
        #expect(tint(".brand") == nil, "one of another type")
        #expect(tint(".brand", in: ["brand"]) == "tint: \"{brand}\"", "that of the catalogue")
        #expect(tint("Others.brand") == nil)
    }

    // MARK: NotificationBanner

    @Test("a banner of NotificationBanner") func notification() {
        #expect(
            banner(
                """
                import NotificationBannerSwift
                let b = GrowingNotificationBanner(title: "Oh", subtitle: "It broke.", style: .danger)
                b.autoDismiss = false
                b.show(bannerPosition: .bottom)
                """) == [
                    "itBroke:", "level: error", "title: \"Oh\"", "text: \"It broke.\"", "edge: bottom",
                    "metrics: { display: never }", "dismissal: [tap, swipe]",
                ])
    }

    @Test("a banner that is shown from two edges comes from one that nobody knows") func edges() {
        func code(_ edge: String) -> String {
            """
            import NotificationBannerSwift
            let b = GrowingNotificationBanner(title: "Oh", subtitle: "It broke.", style: .danger)
            if isLow { b.show(bannerPosition: .bottom) } else { b.show(bannerPosition: \(edge)) }
            """
        }
        let unknown = ["2: where it comes from is chosen when the app runs, and is left out"]
        #expect(doubts(code(".top")).map { $0.dropFirst() } == unknown.map { $0.dropFirst() })
        #expect(!banner(code(".top")).contains("edge: bottom"))
        #expect(doubts(code(".bottom")) == [])
        #expect(banner(code(".bottom")).contains("edge: bottom"))
    }

    // MARK: Texts of files

    private static let strings = "\"sent\" = \"Sent.\";\n\"left\" = \"%2$d of %1$@\";\n\"Hello %@\" = \"Hello %@\";\n"

    @Test("keys of files, with what fills them in") func keys() {
        func text(_ expression: String, _ files: [String: String] = ["App/en.lproj/Localizable.strings": Self.strings])
            -> [String]
        {
            Array(banner(owl("Banner(DefaultBannerStyle.info, title: \(expression))"), files).dropFirst(2))
        }
        #expect(text("NSLocalizedString(\"sent\", comment: \"\")") == ["text: { key: \"sent\" }"])
        #expect(text("String(localized: \"sent\")") == ["text: { key: \"sent\" }"])
        #expect(
            text("String(format: NSLocalizedString(\"left\", comment: \"\"), name, total)") == [
                "parameters: { name: { type: string }, total: { type: int } }",
                "text: { key: \"left\", arguments: [name, total] }",
            ])
        #expect(
            text("String(localized: \"Hello \\(who)\")") == [
                "parameters: { who: { type: string } }", "text: { key: \"Hello %@\", arguments: [who] }",
            ])
        #expect(text("NSLocalizedString(\"Not in any file.\", comment: \"\")") == ["text: \"Not in any file.\""])
        #expect(
            text(
                "NSLocalizedString(\"sent\", tableName: \"Mail\", comment: \"\")",
                ["App/Base.lproj/Mail.strings": Self.strings])
                == ["text: { key: \"sent\" }"])
    }

    @Test("keys that stand nowhere or in several files") func unknownKeys() {
        func messages(_ expression: String, _ files: [String: String]) -> [String] {
            draft(owl("Banner(DefaultBannerStyle.info, title: \(expression))"), files).sortedDoubts.map(\.message)
        }
        let key = "NSLocalizedString(\"sent\", comment: \"\")"
        #expect(messages(key, [:]) == ["no file of texts has its key `sent`"])
        #expect(
            messages(
                key, ["X/en.lproj/Localizable.strings": Self.strings, "Y/en.lproj/Localizable.strings": Self.strings])
                == ["its key `sent` stands in several files of texts"])
        #expect(
            messages(
                "String(format: NSLocalizedString(\"left\", comment: \"\"), 1)",
                ["en.lproj/Localizable.strings": Self.strings])
                == ["`left` has 2 placeholders, and the call fills in 1"])
    }

    @Test("a text that nothing is filled into may have percent signs") func percents() {
        let files = ["en.lproj/Localizable.strings": "\"done\" = \"100% done\";"]
        let call = "Banner(DefaultBannerStyle.info, title: NSLocalizedString(\"done\", comment: \"\"))"
        #expect(banner(owl(call), files).last == "text: { key: \"done\" }")
    }

    // MARK: Settings that depend, or that no draft follows

    @Test("what is said under a condition is not sure") func conditionalTexts() {
        func lines(_ body: String) -> [String] {
            doubts(
                messages(
                    "view.configureTheme(.info)\nview.configureContent(body: \"Usual\")\n\(body)\nSwiftMessages.show(view: view)"
                ))
        }
        #expect(
            lines("if n > 2 { view.bodyLabel?.text = \"Rare\" }") == [
                "6: what this message says is decided when the app runs"
            ])
        #expect(
            lines("if n > 2 { view.titleLabel?.isHidden = true }") == [
                "6: `titleLabel.isHidden` is set under a condition, and is left out"
            ])
        #expect(
            lines("if n > 2 { view.button?.setTitle(\"Maybe\", for: .normal) }") == [
                "6: `button.setTitle` is set under a condition, and is left out"
            ])
        #expect(lines("view.id = \"x\"") == ["6: `id` is not followed, and is left out"])
    }

    @Test("settings of NotificationBanner that are followed, and others") func notificationSettings() {
        func code(_ body: String) -> String {
            "import NotificationBannerSwift\nlet b = NotificationBanner(title: \"Oh\", style: .danger)\n\(body)\nb.show()"
        }
        #expect(
            banner(code("b.titleLabel?.text = \"Changed\"\nb.backgroundColor = UIColor(hex: 0x8C1D18)")).contains(
                "tint: \"#8C1D18\""))
        #expect(banner(code("b.titleLabel?.text = \"Changed\"")).contains("text: \"Changed\""))
        #expect(
            doubts(code("if n { b.titleLabel?.text = \"Changed\" }")) == [
                "3: what this banner says is decided when the app runs"
            ])
        #expect(doubts(code("b.dismissOnTap = false")) == ["3: `dismissOnTap` is not followed, and is left out"])
    }

    @Test("a byte order mark and `init` change nothing") func markAndInit() {
        #expect(
            banner(
                "\u{FEFF}import NotificationBannerSwift\nNotificationBanner.init(title: \"Oh\", style: .success).show()"
            )
                == ["oh:", "level: success", "text: \"Oh\""])
        #expect(
            banner(owl("Banner.init(DefaultBannerStyle.success, title: \"Saved.\").enqueue()"))
                == ["saved:", "level: success", "text: \"Saved.\""])
    }

    // MARK: Hostile names

    @Test("names of files and texts can't leave their lines") func hostile() {
        var files = AppFiles()
        let code = owl(#"Banner(DefaultBannerStyle.info, title: "a\u{202E}b\n\"}: [{{c}} */ ${HOME} $(rm)")"#)
        files.code = [
            SourceFile(path: "bannerc: ignore[contrast-text] -- \u{1B}[31m\n\u{202E}x.swift", bytes: Array(code.utf8))
        ]
        files.catalogues = [AppFiles.Catalogue(path: "\"; rm\n${X}.xcassets", colors: ["a\nb", "*/"])]
        let lines = SpecDrafter.draft(files, prefix: "../").written().lines
        #expect(lines.allSatisfy { line in line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x202E } })
        #expect(lines.contains { $0.hasPrefix("  # ./bannerc: ignore[") })
        #expect(lines.contains { $0 == #"    text: "a\u202Eb\n\"}}: [{{{{c}}}} */ ${{HOME}} $(rm)""# })
        #expect(lines.contains { $0 == #"  - "../\"; rm\n${X}.xcassets""# })
    }
}
