// SPDX-License-Identifier: Apache-2.0

import BannerCore
import Diagnostics
import Testing

@testable import BannerLint

struct GeometryTests {
    private static let owl = """
        lint: { profile: owl }
        styles:
          standard: { bufferHeight: 100, padding: 43 }

        """

    /// Two lines in the narrowest window at the largest size.
    private static let twoLines = """
        banners:
          syncFailed: { level: error, text: Sync failed. Try again later. }

        """

    /// Two lines at the largest size are 54 pt, and 43 pt around them make 140.
    @Test func worstDeviceIsNamedAndTheFixIsEnough() throws {
        let finding = try #require(LintedText(Self.owl + Self.twoLines).findings(of: "buffer-overshoot").first)
        #expect(
            finding.message == """
                the spring overshoots by 37.2 %: 133.1 pt of buffer are needed under a safe area of 59 pt, but `bufferHeight` \
                is 100
                """)
        #expect(finding.notes.first?.contains("140 pt high at the text size `xxxLarge` and travels 199 pt") == true)
        #expect(finding.fix?.edits.map(\.replacement) == ["134"])
    }

    /// The longest text counts, in any language and theme, and not what the style would allow.
    @Test func heightIsThatOfTheLinesThatTextsTake() {
        func height(_ banners: String) -> String? {
            LintedText(Self.owl + banners).findings(of: "buffer-overshoot").first?.notes.first
        }
        #expect(height("")?.contains("126 pt high") == true)
        let german = """
            locales: { development: en, supported: [en, de] }
            banners:
              syncFailed: { level: error, text: { en: Sync failed., de: Synchronisierung fehlgeschlagen. } }

            """
        #expect(height(german)?.contains("140 pt high") == true)
        let themed = "themes: { brand: { texts: { syncFailed: Sync failed. Try again later. } } }\n"
        let short = "banners:\n  syncFailed: { level: error, text: Failed. }\n"
        #expect(height(short + themed)?.contains("140 pt high") == true)
        let open = "banners:\n  a: { level: error, parameters: { name: string }, text: \"{name}\" }\n"
        #expect(height(open)?.contains("140 pt high") == true)
    }

    @Test func oneFindingForEachBufferNamesTheWorstBanner() {
        let linted = LintedText(
            Self.owl + """
                banners:
                  short: { level: error, text: Sync failed. Try again later., padding: 8 }
                  slow:  { level: error, text: Sync failed. Try again later., metrics: { present: 5s } }
                  own:   { level: error, text: Sync failed. Try again later., bufferHeight: 60 }

                """)
        let findings = linted.findings(of: "buffer-overshoot")
        #expect(findings.count == 2, "\(linted.transcript)")
        #expect(findings.first?.message.contains("137.4 pt") == true, "\(linted.transcript)")
        #expect(findings.first?.notes.first?.contains("`slow`") == true, "\(linted.transcript)")
        #expect(findings.last?.keyPath == "banners.own.bufferHeight")
    }

    @Test func bufferInAThemeIsAFindingOfItsOwn() {
        let linted = LintedText(
            """
            metrics:
              standard: { spring: { damping: 0.3 } }
            styles:
              standard: { bufferHeight: 150 }
            themes:
              low: { styles: { standard: { bufferHeight: 60 } } }
              stiff: { metrics: { standard: { spring: { damping: 1 } } } }

            """)
        let findings = linted.findings(of: "buffer-overshoot")
        #expect(findings.map(\.keyPath) == ["themes.low.styles.standard.bufferHeight"])
        #expect(findings.first?.message.contains("in theme `low`") == true)
    }

    @Test func marginIsAdded() {
        func messages(_ margin: Int) -> [String] {
            LintedText(
                """
                lint: { profile: owl, rules: { buffer-overshoot: { margin: \(margin) } } }
                styles:
                  standard: { bufferHeight: 140, padding: 43 }

                """ + Self.twoLines
            ).messages(of: "buffer-overshoot")
        }
        #expect(messages(6).isEmpty)
        #expect(messages(7).first?.contains("140.1 pt") == true)
    }

    /// Below a bar the fill lies behind the bar; at the bottom the home indicator counts, not the status bar.
    @Test(arguments: [
        ("edge: top", "under a safe area of 59 pt"), ("edge: bottom", "over a safe area of 34 pt"),
        ("under: header", "at the edge of a header"), ("under: none", "under a safe area of 59 pt"),
        ("edge: bottom, under: tabBar", "at the edge of a tab bar"),
        ("edge: bottom, under: navigationBar", "over a safe area of 34 pt"),
    ])
    func surfaceDecidesWhatIsAbove(surface: String, phrase: String) {
        let linted = LintedText(
            """
            lint: { profile: owl }
            surfaces:
              main: { \(surface) }
            styles:
              standard: { bufferHeight: 1 }

            """)
        let messages = linted.messages(of: "buffer-overshoot")
        #expect(messages.count == 1 && messages.first?.contains(phrase) == true, "\(linted.transcript)")
    }

    @Test func embeddedBannersBareNothing() {
        let linted = LintedText(
            """
            lint: { profile: owl }
            styles:
              standard: { bufferHeight: 0, position: embedded }

            """)
        #expect(linted.messages(of: "buffer-overshoot").isEmpty)
    }

    /// A token may serve others, and no length exceeds 10,000 pt: then nothing is changed by itself.
    @Test func noFixWhereItCouldBreakSomething() throws {
        let token = LintedText(
            RuleExample(
                """
                use: [sizes.tokens.json]
                lint: { profile: owl }
                styles:
                  standard: { bufferHeight: "{size.buffer}" }
                """,
                files: [
                    "sizes.tokens.json":
                        #"{ "size": { "$type": "dimension", "buffer": { "$value": { "value": 90, "unit": "px" } } } }"#
                ]))
        let found = token.findings(of: "buffer-overshoot")
        #expect(found.count == 1 && found.first?.fix == nil, "\(token.transcript)")
        let anchored = LintedText(
            """
            lint: { profile: owl }
            styles:
              standard: { bufferHeight: &size 90, padding: *size }

            """)
        #expect(anchored.findings(of: "buffer-overshoot").map { $0.fix == nil } == [true], "\(anchored.transcript)")
        let wild = LintedText(
            """
            metrics:
              standard: { present: 86400s, spring: { damping: 0.01, velocity: 100 } }
            styles:
              standard: { bufferHeight: 10000, padding: 10000, text: { maxLines: 100 } }

            """)
        #expect(wild.findings(of: "buffer-overshoot").first?.fix == nil)
        #expect(!wild.messages(of: "buffer-overshoot").isEmpty)
    }

    @Test func materialAllowsSnackbarsAtTheBottom() {
        func found(_ profile: String, _ display: String, _ dismissal: String) -> Bool {
            !LintedText(
                """
                lint: { profile: \(profile) }
                metrics:
                  standard: { display: \(display) }
                styles:
                  standard: { edge: bottom, dismissal: \(dismissal) }

                """
            ).messages(of: "position-top").isEmpty
        }
        #expect(!found("material", "4s", "[timer, swipe]"))
        #expect(found("material", "4s", "[button, swipe]"))
        #expect(found("material", "never", "[timer, button]"))
        #expect(found("orange", "4s", "[timer, swipe]"))
        #expect(!found("apple", "never", "[button]"))
        #expect(!found("owl", "never", "[button]"))
    }

    @Test(
        "Material's snackbars may stay at the bottom for their only action",
        arguments: [
            ("undo", true), ("undo, close", true), ("close", false), ("undo, more", false), ("hide", false),
            ("", false),
        ])
    func materialAllowsSnackbarsThatStay(buttons: String, isSnackbar: Bool) {
        let linted = LintedText(
            """
            lint: { profile: material }
            styles:
              standard: { edge: bottom, dismissal: [swipe, button] }
            buttons:
              undo: { kind: emphasis, title: Undo }
              more: { kind: emphasis, title: More }
              hide: { kind: emphasis, title: Hide, role: dismiss }
              close: { kind: icon, image: { symbol: xmark }, label: Close, role: dismiss }
            banners:
              archived: { level: error, text: Archived., buttons: [\(buttons)] }

            """)
        #expect(linted.findings(of: "position-top").isEmpty == isSnackbar, "\(linted.transcript)")
        #expect(linted.findings(of: "auto-dismiss-action").isEmpty)
    }

    /// What a style writes wins over the surface.
    @Test func aStyleAtTheTopIsAtTheTop() {
        let linted = LintedText(
            """
            lint: { profile: orange }
            surfaces:
              main: { edge: bottom }
            styles:
              standard: { edge: top }

            """)
        #expect(linted.messages(of: "position-top").isEmpty)
    }

    /// 142 pt are exactly a quarter of 568 pt: two lines, two buttons, the standard padding.
    @Test func coverageIsThatOfTheTallestText() {
        func messages(_ style: String) -> [String] {
            LintedText(
                """
                styles:
                  standard: { \(style) }
                buttons:
                  retry: { kind: emphasis, title: Retry }
                banners:
                  syncFailed: { level: error, text: Sync failed. Try again later., buttons: [retry] }
                  offline:    { level: error, text: You are offline. }

                """
            ).messages(of: "overlay-coverage")
        }
        #expect(messages("padding: 16").isEmpty)
        #expect(messages("padding: 17") == ["`syncFailed` covers 25.4 % of the smallest screen, over 25 %"])
        #expect(messages("text: { dynamicType: [xSmall, accessibility1] }").count == 1)
        #expect(messages("text: { dynamicType: [xSmall, large] }").isEmpty)
    }

    /// A text that takes all lines that it may is cut by fewer.
    @Test func coverageIsMendedWithoutCuttingTheText() throws {
        let finding = try #require(
            LintedText(
                """
                styles:
                  standard: { text: { maxLines: 4 }, shape: { margin: 16 } }
                banners:
                  placed: { level: error, text: Your order from the airport shop was placed and comes to gate A12 soon. }

                """
            ).findings(of: "overlay-coverage").first)
        #expect(
            finding.help == [
                "shorten the text to 2 lines at most", "save 30 pt, with less padding",
                "write `position: embedded`, which covers nothing",
            ])
    }

    @Test("where a banner would cover too much, no rule asks for more lines, and what both ask for does")
    func coverageAndAccessibilitySizesAgree() throws {
        func linted(_ sizes: String) -> LintedText {
            LintedText(
                """
                styles:
                  standard: { text: { dynamicType: \(sizes), maxLines: 3 } }
                banners:
                  quota: { level: error, text: You use most of your quota. }

                """)
        }
        let found = linted("[xSmall, accessibility5]")
        let coverage = try #require(found.findings(of: "overlay-coverage").first?.help, "\(found.transcript)")
        let cut = try #require(found.findings(of: "text-truncation-at-accessibility-sizes").first?.help)
        let sizes = try #require(coverage.first { $0.hasPrefix("follow smaller text sizes") })
        #expect(coverage.first == "shorten the text to 1 line at most")
        // Smaller letters come last.
        #expect(coverage.last == sizes)
        #expect(cut.last == sizes, "\(cut)")
        #expect(cut.first?.hasPrefix("shorten it by") == true, "\(cut)")
        #expect(cut.contains { $0.contains("lines and `position: embedded`") }, "\(cut)")
        #expect(!cut.contains { $0.contains("let the style have") }, "\(cut)")
        let range = try #require(sizes.split(separator: "`").last?.split(separator: ": ").last)
        let mended = linted(String(range))
        #expect(mended.findings(of: "overlay-coverage").isEmpty, "\(mended.transcript)")
    }

    @Test func limitsAreParameters() {
        let linted = LintedText(
            """
            lint:
              rules:
                overlay-coverage: { limit: 10, height: 1000 }
                landscape-height: { limit: 20 }
                max-width-regular: { limit: 400 }
            styles:
              standard: { padding: 24, maxWidth: 400.5 }

            """ + Self.twoLines)
        #expect(
            linted.messages(of: "overlay-coverage") == ["`syncFailed` covers 10.2 % of the smallest screen, over 10 %"])
        // In the wider window the text takes one line.
        #expect(
            linted.messages(of: "landscape-height")
                == ["`syncFailed` takes 27.5 % of the height of a phone in landscape, over 20 %"])
        #expect(linted.messages(of: "max-width-regular") == ["`syncFailed` may be 400.5 pt wide, over 400 pt"])
    }

    /// Findings stay one for each style, and the time linear.
    @Test func manyBannersMakeFewFindings() {
        var spec = """
            lint: { profile: owl }
            styles:
              standard: { padding: 61, maxWidth: none, text: { maxLines: 9 } }
            banners:

            """
        for index in 0..<5000 {
            spec += "  b\(index): { level: error, text: Sync failed., metrics: { present: \(index + 1)ms } }\n"
        }
        let linted = LintedText(spec)
        for rule in ["buffer-overshoot", "overlay-coverage", "max-width-regular", "landscape-height"] {
            #expect(linted.findings(of: rule).count == 1)
        }
    }
}
