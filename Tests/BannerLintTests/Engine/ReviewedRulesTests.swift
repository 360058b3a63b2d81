// SPDX-License-Identifier: Apache-2.0

import BannerLint
import Diagnostics
import Testing

/// Sound specs are not reported, and those that break what a page promises are: cases that readers of the pages came upon.
@Suite struct ReviewedRulesTests {
    private func messages(_ rule: String, _ yaml: String) -> [String] {
        let linted = LintedText("bannerc: 1\nname: Acme\n" + yaml)
        return linted.findings.filter { $0.rule.name == rule }.map(\.message)
    }

    private static let error = "levels: { error: { severity: 40, tint: \"#B3261E\", onTint: \"#FFFFFF\" } }\n"

    @Test("what a shadow adds to the way is in the buffer too")
    func shadow() {
        func spec(_ shadow: String) -> String {
            Self.error + """
                metrics: { standard: { spring: { damping: 0.3, velocity: 0 } } }
                styles: { standard: { bufferHeight: 110\(shadow) } }
                banners: { a: { level: error, text: Failed. } }
                """
        }
        #expect(messages("buffer-overshoot", spec("")) == [])
        #expect(
            messages("buffer-overshoot", spec(", shape: { shadow: { y: 8, blur: 60, color: \"#00000080\" } }")).count
                == 1)
        #expect(
            messages(
                "buffer-overshoot", spec(", shape: { fill: none, shadow: { y: 8, blur: 60, color: \"#00000080\" } }"))
                == [])
    }

    @Test("an indicator is looked at on each ground")
    func indicatorWithoutFill() {
        let found = messages(
            "contrast-non-text",
            """
            levels: { info: { tint: "#101010", onTint: { light: "#FFFFFF" } } }
            styles:
              bar: { indicator: { height: 4, color: "#FFFFFF" } }
              inline: { extends: bar, shape: { fill: none } }
            banners:
              a: { level: info, style: bar, text: On a fill., progress: { kind: determinate } }
              b: { level: info, style: inline, text: On none., progress: { kind: determinate } }
            """)
        #expect(found.contains { $0.contains("indicator on the system's background") }, "\(found)")
    }

    @Test("a theme may make two texts equal")
    func equalInATheme() {
        let found = messages(
            "coalesce-key",
            Self.error + """
                queue: { coalesce: any, key: [text] }
                buttons: { retry: { kind: emphasis, title: Retry } }
                banners:
                  a: { level: error, text: Sync failed. }
                  b: { level: error, text: Send failed., buttons: [retry] }
                themes: { contoso: { texts: { b: Sync failed. } } }
                """)
        #expect(found == ["under this key, `a` and `b` count as one in theme `contoso`"])
    }

    @Test(
        "every colour that has a light one has a dark one",
        arguments: [
            "levels: { error: { accent: { light: \"#B3261E\" } } }",
            "styles: { bar: { shape: { border: { color: { light: \"#B3261E\" } } } } }",
            "styles: { bar: { shape: { shadow: { y: 1, color: { light: \"#B3261E\" } } } } }",
            "buttonStyles: { high: { fill: { light: \"#B3261E\" }, label: onTint } }",
            "buttonStyles: { high: { label: { light: \"#B3261E\" } } }",
            "buttonStyles: { high: { border: { color: { light: \"#B3261E\" } } } }",
        ])
    func darkColours(_ colours: String) {
        let level =
            colours.hasPrefix("levels")
            ? "levels: { error: { tint: \"#B3261E\", onTint: \"#FFFFFF\", accent: { light: \"#FFFFFF\" } } }\n"
            : Self.error + colours + "\n"
        let found = messages("appearance-complete", level + "banners: { a: { level: error, text: Failed. } }")
        #expect(found.count == 1 && found.allSatisfy { $0.contains("lacks `dark`") }, "\(found)")
    }

    @Test("the largest crowd counts, wherever its banners stand", arguments: [true, false])
    func crowds(isFirst: Bool) {
        let apart =
            "  offline: { level: error, text: Offline., trigger: { condition: o, clears: p, mutex: [x, y, z] } }\n"
        let others = ["x", "y", "z"].map {
            "  \($0): { level: error, text: \($0) failed., trigger: { condition: c\($0), clears: d\($0) } }\n"
        }.joined()
        let banners = isFirst ? apart + others : others + apart
        let found = messages("burst-unseen", Self.error + "queue: { maxDepth: 1 }\nbanners:\n" + banners)
        #expect(found.count == 1 && found.allSatisfy { $0.hasPrefix("when 3 banners") }, "\(found)")
    }

    @Test("Norwegian is known by both of its codes", arguments: ["nb", "no"])
    func norwegian(_ code: String) {
        let spec = """
            locales: { development: en, supported: [en, \(code)] }
            levels: { info: { tint: "#184687", onTint: "#FFFFFF" } }
            buttons:
              answer: { kind: emphasis, title: { en: Keep it, \(code): Nei } }
              delete: { kind: emphasis, title: { en: Remove it, \(code): Slett } }
            banners:
              a:
                level: info
                parameters: { n: { type: int } }
                text: { en: "Step {n} is done", \(code): "Trinn {n} ferdig" }
                buttons: [answer, delete]
            """
        #expect(messages("action-label-meaning", spec).count == 1)
        #expect(messages("action-destructive-role", spec).count == 1)
        #expect(messages("l10n-plural-concatenation", spec) == [])
    }

    @Test(
        "a title that says that nothing is destroyed destroys nothing",
        arguments: [
            ("en", "Don’t delete"), ("en", "Don't delete"), ("en", "Undo delete"), ("de", "Nicht löschen"),
            ("de", "Löschen rückgängig"), ("fr", "Ne pas supprimer"), ("es", "No eliminar"), ("ja", "削除しない"),
            ("sv", "Radera inte"),
        ])
    func safeTitles(_ code: String, _ title: String) {
        let spec = """
            locales: { development: \(code) }
            levels: { info: { tint: "#184687", onTint: "#FFFFFF" } }
            buttons: { keep: { kind: emphasis, title: "\(title)" } }
            banners: { a: { level: info, text: "…", buttons: [keep] } }
            """
        #expect(messages("action-destructive-role", spec) == [])
        #expect(messages("action-destructive-safe", spec) == [])
    }

    @Test("a banner without a haptic says nothing of the levels")
    func silentBanner() {
        let found = messages(
            "haptic-meaning",
            """
            levels:
              error: { severity: 40, tint: "#B3261E", onTint: "#FFFFFF", haptic: error }
              warning: { severity: 30, tint: "#7A5200", onTint: "#FFFFFF", haptic: warning }
            banners:
              a: { level: error, text: Failed. }
              b: { level: error, text: Quietly failed., haptic: none }
              c: { level: warning, text: Careful. }
            """)
        #expect(found == [])
    }

    @Test(
        "a control is one behind an article with an apostrophe too",
        arguments: [
            ("fr", "Touchez l’icône rouge."), ("it", "Tocca l'icona rossa."),
        ])
    func elidedArticles(_ code: String, _ text: String) {
        let spec =
            "locales: { development: \(code) }\n" + Self.error + "banners: { a: { level: error, text: \"\(text)\" } }"
        #expect(messages("text-sensory", spec).count == 1)
    }

    @Test("a condition or work ends a banner that only a swipe sends away")
    func endsByThemselves() {
        func severity(_ rest: String) -> [String] {
            let linted = LintedText(
                "bannerc: 1\nname: Acme\n" + Self.error
                    + "banners: { a: { level: error, text: Failed., dismissal: [swipe]\(rest) } }")
            return linted.findings.filter { $0.rule.name == "a11y-gesture-alternative" }.map { "\($0.severity)" }
        }
        #expect(severity("") == ["error"])
        #expect(severity(", trigger: { condition: c, clears: d }") == ["warning"])
    }

    @Test("what is a circle itself is not cut by one")
    func circles() {
        func spec(_ symbol: String) -> String {
            Self.error
                + "banners: { a: { level: error, text: Failed., image: { symbol: \(symbol), decorative: true } } }"
        }
        #expect(messages("asset-circle-crop", spec("map.circle.fill")) == [])
    }

    @Test("German o’clock and per cent are the same for every number", arguments: ["Ab {h} Uhr", "Zu {h} Prozent"])
    func unitsOfGerman(_ text: String) {
        let spec = """
            locales: { development: de }
            levels: { info: { tint: "#184687", onTint: "#FFFFFF" } }
            banners: { a: { level: info, parameters: { h: { type: int } }, text: "\(text)" } }
            """
        #expect(messages("l10n-plural-concatenation", spec) == [])
    }

    @Test("each level that sounds like another is told")
    func prefixes() {
        let found = messages(
            "a11y-spoken-prefix",
            """
            locales: { development: en, supported: [en, fr, de] }
            levels:
              a: { tint: "#B3261E", onTint: "#FFFFFF", spokenPrefix: { en: One, fr: Un, de: Eins } }
              b: { tint: "#B3261E", onTint: "#FFFFFF", spokenPrefix: { en: Two, fr: Deux, de: Zwei } }
              c: { tint: "#B3261E", onTint: "#FFFFFF", spokenPrefix: { en: Three, fr: Un, de: Zwei } }
            """)
        #expect(found.filter { $0.contains("have the same spoken prefix") }.count == 2, "\(found)")
    }

    // MARK: What shares a value, a room or a time

    private func helps(_ rule: String, _ yaml: String) -> [[String]] {
        LintedText("bannerc: 1\nname: Acme\n" + yaml).findings.filter { $0.rule.name == rule }.map(\.help)
    }

    @Test("of banners that exclude each other one waits in front, where nothing passes")
    func waitsBehindOne() {
        func spec(_ order: String, _ mutex: String) -> String {
            Self.error + """
                metrics: { standard: { display: 70s } }
                queue: { maxDepth: 20, order: \(order), coalesce: any, conflict: enqueue }
                banners:
                  offline: { level: error, text: You are offline., trigger: { condition: down, clears: up\(mutex) } }
                  metered: { level: error, text: You pay by volume., trigger: { condition: metered, clears: free } }
                  sendFailed: { level: error, text: Not sent., metrics: { display: 4s }, trigger: { event: failed, minInterval: 1h } }
                """
        }
        #expect(messages("stale-wait", spec("fifo", ", mutex: metered")) == [])
        #expect(messages("stale-wait", spec("fifo", "")).count == 1)
        // Here the other comes later and passes.
        #expect(messages("stale-wait", spec("priority", ", mutex: metered")).count == 1)
    }

    @Test("of looks that share a value the worst is told, so that its help leaves nothing")
    func worstOfAValue() {
        let border = """
            styles:
              bar: { padding: 4, shape: { border: { width: 6 } } }
              low: { extends: bar, padding: 2 }
            banners:
              a: { level: error, style: bar, text: Sync failed. }
              b: { level: error, style: low, text: Sync fails. }
            """
        #expect(helps("border-room", Self.error + border).first?.first == "write a `width` of 2 at most")
        let corner = """
            styles:
              standard: { shape: { margin: 8, cornerRadius: 80 } }
              low: { padding: 12, text: { style: caption1 } }
            banners:
              a: { level: error, title: Hello, text: Sync fails. }
              b: { level: error, style: low, text: Sync failed. }
            """
        let help = helps("shape-effect", Self.error + corner).first?.first ?? ""
        let radius = help.split(separator: " ").dropFirst().first ?? ""
        #expect(helps("shape-effect", Self.error + corner.replacing("80", with: radius)) == [], "\(help)")
        let size = """
            lint: { rules: { text-min-size: { severity: warning, minimum: 13 } } }
            styles:
              a: { text: { style: footnote, dynamicType: [medium, xxxLarge] } }
              b: { extends: a, text: { dynamicType: [xSmall, xxxLarge] } }
            banners:
              x: { level: error, style: a, text: Failed. }
              y: { level: error, style: b, text: Fail. }
            """
        #expect(messages("text-min-size", Self.error + size).first?.contains("at xSmall") == true)
    }

    @Test("a banner at the bottom goes to the top with what it lies under")
    func topWithItsBar() throws {
        let yaml =
            Self.error + """
                lint: { profile: orange }
                surfaces: { main: { edge: bottom, under: tabBar } }
                banners: { b: { level: error, text: Sync fails. } }
                """
        #expect(
            helps("position-top", yaml) == [
                ["write `top`, and write in `under` of `main` what is at the top, such as `navigationBar`"]
            ])
        let moved = yaml.replacing("edge: bottom, under: tabBar", with: "edge: top, under: navigationBar")
        #expect(messages("position-top", moved) + messages("edge-consistent", moved) == [])
    }

    @Test("what is named to save height saves it")
    func savesHeight() {
        func spec(_ image: Double, _ points: String) -> String {
            Self.error + """
                styles: { standard: { image: { size: \(image) } } }
                banners:
                  a: { level: error, title: Sync, text: Sync failed.\(points), link: { title: See plans }, metrics: { display: never } }
                """
        }
        let points = ", points: [12 items were left out, The server is not there]"
        let high = helps("overlay-coverage", spec(40, points)).first ?? []
        #expect(!high.contains { $0.contains("image") }, "\(high)")
        #expect(high.contains { $0.contains("less padding") || $0.contains("fewer points") }, "\(high)")
    }

    @Test("what goes beside the text takes room from it, and is named only if all is less high then")
    func savesHeightBeside() {
        func spec(_ layout: String, _ title: String) -> String {
            Self.error + """
                buttons: { a: { kind: emphasis, emphasis: high, title: \(title) } }
                styles: { standard: { buttonLayout: \(layout), padding: 4, text: { maxLines: 9, dynamicType: [large, xxxLarge] } } }
                lint: { rules: { landscape-height: { severity: warning, limit: LIMIT } } }
                banners:
                  a:
                    level: error
                    buttons: [a]
                    text: \(String(repeating: "The server is out of reach, so nothing is sent. ", count: 6))
                """
        }
        var named = 0
        // A title that leaves half of the width, and one that leaves less than a third and so stays below.
        for title in ["Try", "Try this once more", String(repeating: "Try this once more ", count: 4)] {
            for limit in stride(from: 20, through: 80, by: 3) {
                let below = spec("below", title).replacing("LIMIT", with: "\(limit)")
                guard let help = helps("landscape-height", below).first else { continue }
                let isNamed = help.contains { $0.contains("buttons beside the text") && !$0.contains(" and ") }
                named += isNamed ? 1 : 0
                let beside = spec("inline", title).replacing("LIMIT", with: "\(limit)")
                if isNamed { #expect(messages("landscape-height", beside) == [], "\(title), \(limit) %: \(help)") }
            }
        }
        #expect(named > 0)
    }

    @Test("fixes of two styles that move one surface are made together")
    func topOfTwoStyles() throws {
        let yaml =
            Self.error + """
                lint: { profile: orange }
                styles:
                  one: { edge: bottom, dismissal: [tap, swipe] }
                  two: { edge: bottom, dismissal: [tap, swipe], padding: 12 }
                surfaces: { main: { under: tabBar } }
                banners:
                  a: { level: error, style: one, text: Sync fails. }
                  b: { level: error, style: two, text: Offline. }
                """
        let linted = LintedText("bannerc: 1\nname: Acme\n" + yaml)
        let findings = linted.findings.filter { $0.rule.name == "position-top" }
        let fixes = FixSet(Report(sources: linted.sources, findings: findings), allowsUnsafe: true)
        #expect(fixes.items.count == 2)
        let fixed = try #require(fixes.contents(applying: fixes.items.indices).values.first)
        let expected = yaml.replacing("edge: bottom", with: "edge: top").replacing("tabBar", with: "navigationBar")
        #expect(String(decoding: fixed, as: UTF8.self) == "bannerc: 1\nname: Acme\n" + expected + "\n")
    }

    @Test("a tap that does something else is no way out to be added")
    func takenTap() {
        let spec =
            Self.error + """
                metrics: { standard: { display: never } }
                banners:
                  a: { level: error, text: Sync failed., onTap: open, dismissal: [swipe] }
                """
        #expect(helps("a11y-gesture-alternative", spec).allSatisfy { !$0.contains { $0.contains("`tap`") } })
        let listed =
            Self.error + """
                metrics: { standard: { display: never } }
                banners:
                  a:
                    level: error
                    text: Sync failed.
                    dismissal:
                      - swipe
                """
        #expect(helps("a11y-gesture-alternative", listed).first?.first == "add `tap` to `dismissal`")
    }

    @Test("neighbours are those beside it, and not those in the list")
    func neighbours() {
        func spec(_ buttons: String) -> String {
            Self.error + """
                buttons:
                  close: { kind: icon, image: { symbol: xmark }, label: Close, role: dismiss, size: 44 }
                  a: { kind: emphasis, title: Retry, size: 10 }
                  b: { kind: emphasis, title: Later, size: 10 }
                banners: { x: { level: error, text: Failed., buttons: [\(buttons)], dismissal: [button] } }
                """
        }
        func severities(_ buttons: String) -> [Severity] {
            LintedText("bannerc: 1\nname: Acme\n" + spec(buttons)).findings.filter { $0.rule.name == "target-size" }
                .map(\.severity)
        }
        #expect(severities("a, close, b") == severities("a, b, close"))
        #expect(severities("a, close, b").contains(.error))
    }

    @Test("an accent may be a character of its own")
    func accents() {
        let spec =
            Self.error + """
                locales: { development: en, supported: [en, fr] }
                buttons:
                  a: { kind: emphasis, title: { en: Retry, fr: "R\\u00E9essayer" }, label: { en: Retry sync, fr: "Re\\u0301essayer la synchro" } }
                banners: { a: { level: error, text: { en: Failed., fr: Raté. }, buttons: [a] } }
                """
        #expect(messages("a11y-label-in-name", spec) == [])
        #expect(messages("a11y-label-in-name", spec.replacing("Re\\u0301", with: "Re")).count == 1)
    }

    @Test("a time that is all that ends a banner is not to be taken away alone")
    func onlyATime() {
        let spec =
            Self.error + """
                lint: { profile: ouds }
                metrics: { standard: { display: 5s } }
                banners: { a: { level: error, text: Sync failed., dismissal: [timer] } }
                """
        let help = helps("ended-by-person", spec).first ?? []
        #expect(help.first?.hasPrefix("write `display: never`, and give it a button") == true, "\(help)")
    }

    /// Banners that may wait in a line of which some are kept apart; `d` comes last.
    private static func line(_ banners: String, depth: Int = 50) -> String {
        error + """
            queue: { conflict: enqueue, order: fifo, maxDepth: \(depth), coalesce: any }
            metrics: { long: { display: 70s }, middle: { display: 10s } }
            banners:
            \(banners)
              d: { level: error, text: Saved., trigger: { event: d } }
            """
    }

    @Test("another banner takes no wait away, whatever it is kept from")
    func crowdBesideExclusions() {
        let conditions = """
              a: { level: error, metrics: long, text: Offline., trigger: { condition: a, clears: a.gone } }
              b: { level: error, metrics: long, text: Not synced., trigger: { condition: b, clears: b.gone } }
            """
        #expect(messages("stale-wait", Self.line(conditions)).count == 1)
        let more = "\n  c: { level: error, metrics: { display: 3s }, text: Sent., trigger: { event: c, mutex: a } }"
        #expect(messages("stale-wait", Self.line(conditions + more)).count == 1)
    }

    @Test("one that may wait many times counts as often")
    func crowdOfOne() {
        let banners = """
              a: { level: error, metrics: middle, text: Offline., trigger: { condition: a, clears: a.gone, mutex: m } }
              b: { level: error, metrics: middle, text: Not synced., trigger: { condition: a, clears: a.gone, mutex: m } }
              m:
                level: error
                parameters: { n: { type: int, min: 1, max: 9 } }
                text: "{n} failed."
                metrics: middle
                trigger: { condition: m, clears: m.gone }
            """
        #expect(messages("stale-wait", Self.line(banners, depth: 20)).count == 1)
    }

    @Test("a banner of an event waits on while a condition begins that its own cause excludes")
    func eventBeforeCondition() {
        func banners(_ trigger: String) -> String {
            """
              a: { level: error, metrics: long, text: Offline., trigger: { condition: a, clears: a.gone, mutex: b } }
              b: { level: error, metrics: long, text: Not synced., trigger: { \(trigger) } }
            """
        }
        #expect(messages("stale-wait", Self.line(banners("event: b"))).count == 1)
        #expect(messages("stale-wait", Self.line(banners("condition: b, clears: b.gone"))) == [])
    }

    @Test(
        "case is that of the language; width, and marks that say how a word is spoken, don't matter",
        arguments: [
            ("tr", "İptal", "Eşitlemeyi iptal et"), ("tr", "IŞIK", "ışık aç"),
            ("de", "SCHLIESSEN", "Fenster schließen"),
            ("el", "ΑΚΥΡΩΣΗ", "Ακύρωση λήψης"), ("fr", "ÉCRIRE", "Écrire à"), ("el", "ΡΟΛΟΪ", "Ρολόι χειρός"),
            ("tr", "I\u{307}ptal", "Eşitlemeyi iptal et"), ("ja", "ＯＫ", "OKする"), ("ja", "OK", "ＯＫする"),
            ("ja", "カメラ", "ｶﾒﾗを開く"), ("ja", "ﾀﾞｳﾝﾛｰﾄﾞ", "ダウンロードする"), ("ar", "حذف", "حَذْف الملف"),
            ("ar", "حــذف", "حذف الملف"), ("he", "מחק", "מְחַק את הקובץ"),
            ("he", "שלח", "\u{FB2A}לח אותו"), ("he", "\u{FB4B}דיה", "ודיה של קובץ"), ("yi", "\u{FB2E}לץ", "אלץ מעקן"),
        ])
    func caseOfLanguages(_ locale: String, _ title: String, _ label: String) {
        func spec(_ label: String) -> String {
            Self.error + """
                locales: { development: en, supported: [en, \(locale)] }
                buttons: { a: { kind: emphasis, title: { en: Do, \(locale): "\(title)" }, label: { en: Do it, \(locale): "\(label)" } } }
                banners: { a: { level: error, text: { en: Failed., \(locale): Failed. }, buttons: [a] } }
                """
        }
        #expect(messages("a11y-label-in-name", spec(label)) == [])
        #expect(messages("a11y-label-in-name", spec("Xyz")).count == 1)
    }

    @Test("an emoji parts words as any sign does")
    func emoji() {
        func spec(_ title: String, _ label: String) -> String {
            Self.error + """
                buttons: { a: { kind: emphasis, title: "\(title)", label: "\(label)" } }
                banners: { a: { level: error, text: Failed., buttons: [a] } }
                """
        }
        for (title, label) in [
            ("Like", "Like ❤️"), ("Like", "Like ❤️ this"), ("❤️ Like", "Like this"), ("Like", "Like 😀"),
        ] {
            #expect(messages("a11y-label-in-name", spec(title, label)) == [], "\(title), \(label)")
        }
        #expect(messages("a11y-label-in-name", spec("Like ❤️ it", "Likes it")).count == 1)
    }

    @Test("parts of which two together are enough are told together")
    func twoTogether() {
        let spec =
            Self.error + """
                buttons: { close: { kind: icon, image: { symbol: xmark }, label: Close, role: dismiss, size: 180 } }
                styles: { bar: { dismissal: [tap, swipe, button], image: { size: 180 }, padding: 8 } }
                banners: { a: { level: error, style: bar, text: Offline., image: { symbol: xmark }, buttons: [close] } }
                """
        let help = helps("landscape-height", spec).first ?? []
        #expect(
            help.first?.contains("a smaller image and") == true || help.first?.contains("and a smaller image") == true,
            "\(help)")
    }

    @Test("where a style moves to the top, each of its surfaces says what lies there")
    func surfacesOfAStyle() {
        let spec =
            Self.error + """
                lint: { profile: orange }
                styles: { one: { edge: bottom, dismissal: [tap] } }
                surfaces: { low: { under: tabBar }, high: { under: tabBar } }
                banners:
                  a: { level: error, style: one, surface: low, text: Offline. }
                  b: { level: error, style: one, surface: high, text: Not synced. }
                """
        #expect(
            helps("position-top", spec) == [
                ["write `top`, and write in `under` of `low` and `high` what is at the top, such as `navigationBar`"]
            ])
    }
}
