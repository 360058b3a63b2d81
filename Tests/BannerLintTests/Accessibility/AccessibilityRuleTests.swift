// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing

@testable import BannerLint

/// What the examples of the rules can't show: themes, several banners at one place, limits.
struct AccessibilityRuleTests {
    private static let level = """
        levels:
          info:  { severity: 10, tint: "#0B57D0", onTint: "#FFFFFF" }
          error: { severity: 40, tint: "#B3261E", onTint: "#FFFFFF" }

        """

    // MARK: Images

    @Test(arguments: [
        "symbol: qrcode", "symbol: barcode.viewfinder", "symbol: map.fill", "symbol: squareshape",
        "symbol: rectangle.stack",
        "asset: BarCode", "asset: qr-code", "asset: screenShot", "asset: site_map",
        "url: \"https://a.b/c.png\", placeholder: square.fill", "url: \"https://a.b/Logo.png\", placeholder: person",
    ]) func whatACircleCuts(image: String) {
        #expect(circle(image) == ["a circle cuts the corners off the image of `a`"], "\(image)")
    }

    @Test(arguments: [
        "symbol: person.crop.circle", "symbol: bitmap", "asset: mapper", "asset: barcoder", "asset: portrait",
        "url: \"https://a.b/c?logo\", placeholder: person.fill",
    ]) func whatACircleLeaves(image: String) { #expect(circle(image) == [], "\(image)") }

    private func circle(_ image: String) -> [String] {
        LintedText(
            """
            styles: { standard: { image: { shape: circle, size: 40 } } }
            banners: { a: { level: error, text: Hi., image: { \(image), decorative: true } } }
            """, only: "asset-circle-crop"
        ).messages(of: "asset-circle-crop")
    }

    @Test(arguments: [
        ("https://.", "names no host"), ("https://a.b:99999/x", "has the port `99999`, not a number up to 65535"),
        ("https://a.b:x/", "has the port `x`, not a number up to 65535"),
        ("https://a.b:+443/x.png", "has the port `+443`, not a number up to 65535"),
        ("https://a..b/x.png", "names a host with nothing between two dots"),
        ("https://.a.b/x.png", "names a host that begins with a dot"),
        ("https://a.b\\\\c/x.png", "contains a backslash, which each system reads in its own way"),
        ("https://a.b/c\\\\x.png", "contains a backslash, which each system reads in its own way"),
    ]) func addressesNameAHostAndAPort(url: String, fault: String) { #expect(address(url) == fault) }

    @Test(arguments: [
        "https://a.b:443/x", "https://a.b./x", "https://[2001:db8::1]/x", "https://[::1]:8080/x", "https://a.b:/x",
        "https://a",
    ])
    func goodAddressesPass(url: String) { #expect(address(url) == nil) }

    private func address(_ url: String) -> String? {
        let linted = LintedText(
            "banners: { a: { level: error, text: Hi., image: { url: \"\(url)\", placeholder: p, decorative: true } } }",
            only: "asset-url-https")
        return linted.messages(of: "asset-url-https").first?.replacing("the address of the image of `a` ", with: "")
    }

    @Test func bannersOfALevelWithoutAnIconShareOne() {
        let linted = LintedText(
            """
            levels: { info: { tint: "#0B57D0", onTint: "#FFFFFF" } }
            banners:
              a: { level: info, text: A., icon: { symbol: a, decorative: true } }
              b: { level: info, text: B., icon: { symbol: b, decorative: true } }
              c: { level: info, text: C., icon: { symbol: a, decorative: true } }
              d: { level: info, text: D. }
            """, only: "consistent-identification")
        #expect(
            linted.messages(of: "consistent-identification") == [
                "`b` has a different icon from `a`, and both are of the level `info`"
            ])
    }

    // MARK: Haptics

    @Test(arguments: [
        ("10, haptic: error", "40, haptic: warning", 1), ("10, haptic: warning", "40, haptic: success", 1),
        ("10, haptic: error", "40", 1), ("10, haptic: error", "40, haptic: error", 0), ("10, haptic: heavy", "40", 0),
        ("10, haptic: success", "40", 0), ("10, haptic: error", "40, haptic: light", 0),
        ("40, haptic: error", "40, haptic: warning", 0), ("40, haptic: error", "10, haptic: success", 0),
    ]) func hapticsFollowSeverity(info: String, error: String, count: Int) {
        let linted = LintedText(
            """
            levels:
              info: { tint: "#0B57D0", onTint: "#FFFFFF", severity: \(info) }
              error: { tint: "#B3261E", onTint: "#FFFFFF", severity: \(error) }
            banners: { a: { level: info, text: A. }, b: { level: error, text: B. } }
            """, only: "haptic-meaning")
        #expect(linted.findings.count == count, "\(linted.transcript)")
    }

    @Test func aBannersOwnHapticCountsToo() {
        let linted = LintedText(
            Self.level + "banners: { a: { level: info, text: A., haptic: error }, b: { level: error, text: B. } }",
            only: "haptic-meaning")
        #expect(
            linted.messages(of: "haptic-meaning") == [
                "`a` has the haptic `error`, but `error`, which is more severe, has none"
            ])
    }

    // MARK: Announcements

    @Test func bannersOfOneLevelAreOneFinding() {
        let linted = LintedText(
            """
            levels:
              error: { tint: "#B3261E", onTint: "#FFFFFF", announcement: none }
            banners:
              a: { level: error, text: A. }
              b: { level: error, text: B. }
              c: { level: error, text: C., announcement: polite }
            """, only: "a11y-announcement")
        #expect(linted.messages(of: "a11y-announcement") == ["screen readers don't announce `a` and `b`"])
    }

    @Test func aThemeThatSilencesALevelIsFound() {
        let linted = LintedText(
            """
            themes:
              quiet: { levels: { error: { announcement: none } } }
            """, only: "a11y-announcement")
        #expect(
            linted.messages(of: "a11y-announcement") == ["screen readers don't announce `syncFailed` in theme `quiet`"])
    }

    @Test func onlyTheGravestOfTheSpecInterrupts() {
        let levels = """
            levels:
              info:    { severity: 10, tint: "#0B57D0", onTint: "#FFFFFF", announcement: assertive }
              warning: { severity: 30, tint: "#8A5000", onTint: "#FFFFFF", announcement: assertive }
              error:   { severity: 40, tint: "#B3261E", onTint: "#FFFFFF", announcement: assertive }
            banners:
              a: { level: info, text: A. }
              b: { level: warning, text: B. }
              c: { level: error, text: C. }

            """
        #expect(
            LintedText(levels, only: "a11y-interruption").messages(of: "a11y-interruption") == [
                "`a` interrupts screen readers at severity 10, below 40",
                "`b` interrupts screen readers at severity 30, below 40",
            ])
        let two = levels + "lint: { rules: { a11y-interruption: { levels: 2 } } }\n"
        #expect(
            LintedText(two, only: "a11y-interruption").messages(of: "a11y-interruption") == [
                "`a` interrupts screen readers at severity 10, below 30"
            ])
    }

    // MARK: Ways out

    private func severities(_ banner: String) -> [Severity] {
        let buttons = """
            buttons:
              close:  { kind: icon, image: { symbol: xmark }, label: Close, role: dismiss }
              retry:  { kind: emphasis, title: Retry }
              delete: { kind: functional, style: negative, title: Delete, role: destructive }
              no:     { kind: emphasis, title: Cancel, role: cancel }
              off:    { kind: emphasis, title: Retry, enabled: false }
            banners:
              a: { level: error, text: A., \(banner) }

            """
        return LintedText(buttons, only: "a11y-gesture-alternative").findings(of: "a11y-gesture-alternative")
            .map(\.severity)
    }

    @Test func whatSendsABannerAwayIsAnAlternativeToASwipe() {
        #expect(severities("dismissal: [swipe]") == [.error])
        #expect(severities("dismissal: [swipe, tap]") == [])
        #expect(severities("dismissal: [tap]") == [])
        // Nobody retries just to be rid of the banner.
        #expect(severities("dismissal: [button, swipe], buttons: [retry]") == [.warning])
        #expect(severities("dismissal: [button, swipe], buttons: [retry, close]") == [])
        #expect(severities("dismissal: [button, swipe], buttons: [no]") == [])
        #expect(severities("dismissal: [swipe], buttons: [no]") == [.error])
        let work = "progress: { kind: determinate }, metrics: { display: never }"
        #expect(severities("dismissal: [button, swipe], buttons: [no], \(work)") == [.error])
        #expect(severities("dismissal: [swipe], buttons: [retry]") == [.error])
        #expect(severities("dismissal: [swipe], buttons: [close]") == [])
        #expect(severities("dismissal: [button, swipe], buttons: [delete]") == [.error])
        #expect(severities("dismissal: [button, swipe], buttons: [off]") == [.error])
    }

    /// A banner that leaves by itself shares its ways out with one that stays.
    @Test func onlyTheGravestAreInTheHeadline() throws {
        let linted = LintedText(
            """
            styles: { bar: { dismissal: [swipe, timer] } }
            banners:
              a: { level: error, style: bar, text: A. }
              b: { level: error, style: bar, text: B., metrics: { display: never } }
            """, only: "a11y-gesture-alternative")
        let finding = try #require(linted.findings(of: "a11y-gesture-alternative").first)
        #expect(finding.message == "only a swipe dismisses `b`")
        #expect(finding.notes.last == "only a swipe dismisses `a` early")
        #expect(finding.severity == .error)
    }

    /// What nobody wrote is one thing to change, however many banners it serves.
    @Test func builtInWaysOutAreReportedOnce() {
        let linted = LintedText(
            """
            styles: { bar: { padding: 12 } }
            banners:
              a: { level: error, style: bar, text: A., progress: { kind: indeterminate, onTap: stop } }
              b: { level: error, style: bar, text: B., progress: { kind: indeterminate, onTap: stop } }
            """, only: "a11y-gesture-alternative")
        #expect(linted.messages(of: "a11y-gesture-alternative") == ["only a swipe dismisses `a` and `b` early"])
        #expect(linted.findings(of: "a11y-gesture-alternative").first?.keyPath == "styles.bar")
    }

    @Test func leavingByItselfIsLessGrave() {
        #expect(severities("dismissal: [swipe, timer], metrics: { display: 4s }") == [.info])
        #expect(severities("dismissal: [swipe, timer], metrics: { display: never }") == [.error])
        let offline = "trigger: { condition: network.off, clears: network.on }"
        #expect(severities("dismissal: [swipe, condition], \(offline)") == [.warning])
        #expect(severities("dismissal: [swipe, condition]") == [.error])
    }

    // MARK: Levels

    /// Others may use it.
    @Test func aLevelThatNoBannerUsesNeedsAPrefixToo() {
        let linted = LintedText(Self.level + "banners:\n  a: { level: error, text: A. }\n", only: "a11y-spoken-prefix")
        #expect(
            linted.messages(of: "a11y-spoken-prefix") == [
                "the level `info` has no spoken prefix", "the level `error` has no spoken prefix",
            ])
    }

    @Test func aBannerMayBringThePrefixItself() {
        let linted = LintedText(
            Self.level + "banners:\n  a: { level: error, text: A., spokenPrefix: Error }\n", only: "a11y-spoken-prefix")
        #expect(linted.messages(of: "a11y-spoken-prefix") == ["the level `info` has no spoken prefix"])
    }

    @Test func prefixesAreComparedLanguageByLanguage() {
        let linted = LintedText(
            """
            levels:
              info:    { tint: "#0B57D0", onTint: "#FFFFFF", spokenPrefix: { en: Info, fr: Avis, de: Info } }
              warning: { tint: "#8A5000", onTint: "#FFFFFF", spokenPrefix: { en: Notice, fr: Avis, de: Avis } }
            banners:
              a: { level: info, text: A. }
              b: { level: warning, text: B. }
            """, only: "a11y-spoken-prefix")
        #expect(
            linted.messages(of: "a11y-spoken-prefix") == ["`warning` and `info` have the same spoken prefix in `fr`"])
        #expect(linted.findings(of: "a11y-spoken-prefix").map(\.severity) == [.warning])
    }

    @Test func aThemeThatChangesALevelsIconIsHeldAgainstBannersWithTheirOwn() {
        let linted = LintedText(
            """
            banners:
              a: { level: error, text: A., icon: { symbol: xmark.octagon.fill, decorative: true } }
            themes:
              soft: { levels: { error: { icon: { symbol: xmark, decorative: true } } } }
            """, only: "consistent-identification")
        #expect(
            linted.messages(of: "consistent-identification") == [
                "`a` has a different icon from its level `error` in theme `soft`"
            ])
    }

    // MARK: Names of buttons

    private func hasLabelInName(_ title: String, _ label: String) -> Bool {
        let linted = LintedText(
            "buttons:\n  a: { kind: emphasis, title: \"\(title)\", label: \"\(label)\" }\n", only: "a11y-label-in-name")
        return linted.findings(of: "a11y-label-in-name").isEmpty
    }

    /// Cases like those of the W3C's ACT rule 2ee8b8.
    @Test func aLabelHoldsTheWordsOfTheTitle() {
        #expect(hasLabelInName("Retry", "Retry the sync"))
        #expect(hasLabelInName("Retry…", "RETRY: sync"))
        #expect(hasLabelInName("Next page", "Next  page of the list"))
        #expect(hasLabelInName("→", "Next"))
        #expect(hasLabelInName("再試行", "同期を再試行する"))
        #expect(!hasLabelInName("OK", "Look"))
        #expect(!hasLabelInName("Next page", "Next"))
        #expect(!hasLabelInName("Download now", "Now download"))
        #expect(!hasLabelInName("再試行", "同期"))
    }

    @Test func longNamesAreSearchedInLinearTime() {
        let run = String(repeating: "a", count: 30_000)
        #expect(!hasLabelInName(run + "b", run + run))
    }

    /// A button's own words are said in the place of what its image shows.
    @Test(
        arguments: [
            ("kind: emphasis, title: Retry, image: { symbol: star }", nil),
            ("kind: emphasis, title: Retry, image: { symbol: star, decorative: true }", nil),
            ("kind: emphasis, title: Retry, image: { symbol: star, label: Star }", .info),
            ("kind: icon, label: Close, image: { symbol: star, label: Star }", .info),
            ("kind: icon, image: { symbol: star, label: Star }", nil),
            ("kind: emphasis, title: Retry, image: { symbol: star, label: Star, decorative: true }", .warning),
        ] as [(String, Severity?)])
    func imagesOfButtons(button: String, severity: Severity?) {
        let linted = LintedText("buttons: { a: { \(button) } }", only: "a11y-icon-label")
        #expect(linted.findings(of: "a11y-icon-label").map(\.severity) == (severity.map { [$0] } ?? []))
    }

    @Test(arguments: [
        ("en", "Close button", true), ("en", "Close", false), ("en", "Buttons", false), ("en", "Button", false),
        ("en-GB", "CLOSE BUTTON", true), ("en", "Change icon", false), ("fr", "Bouton Fermer", true),
        ("de", "Schließen-Button", true), ("de", "Schaltfläche „Schließen“", true), ("ja", "閉じるボタン", true),
        ("ja", "閉じる", false), ("zh-Hans", "关闭按钮", true), ("fi", "Sulje button", false),
    ]) func labelsThatSayButton(locale: String, label: String, isFound: Bool) {
        let linted = LintedText(
            """
            locales: { development: \(locale), supported: [\(locale)] }
            buttons: { a: { kind: icon, image: { symbol: xmark }, label: { \(locale): "\(label)" } } }
            """, only: "a11y-label-kind")
        #expect(linted.findings(of: "a11y-label-kind").isEmpty != isFound, "\(linted.transcript)")
    }

    @Test(arguments: [
        ("en", "Image of a dog", true), ("en", "An image of a dog", true), ("en", "Images of dogs", false),
        ("en", "Profile picture of Ada", false), ("fr", "Image d’un chien", true), ("ja", "犬の画像", true),
    ]) func labelsThatSayImage(locale: String, label: String, isFound: Bool) {
        let linted = LintedText(
            """
            locales: { development: \(locale), supported: [\(locale)] }
            banners: { a: { level: error, text: { \(locale): Hi. }, image: { asset: a, label: { \(locale): "\(label)" } } } }
            """, only: "a11y-label-kind")
        #expect(linted.findings(of: "a11y-label-kind").isEmpty != isFound, "\(linted.transcript)")
    }

    // MARK: Progress

    @Test func theStepsThatAreAllowedIncludeTheLimits() {
        func messages(_ step: String, _ rules: String = "") -> [String] {
            LintedText(
                """
                banners:
                  a: { level: error, text: A., progress: { kind: determinate, step: \(step), completion: { text: B. } } }
                \(rules)
                """, only: "a11y-progress"
            ).messages(of: "a11y-progress")
        }
        #expect(messages("5%") == [])
        #expect(messages("50%") == [])
        #expect(messages("4.999%") == ["the progress of `a` is announced every 4.999 %, below 5 %"])
        #expect(messages("0.51") == ["the progress of `a` is announced every 51 %, above 50 %"])
        #expect(messages("1%", "lint: { rules: { a11y-progress: { minimum: 1 } } }") == [])
    }
}
