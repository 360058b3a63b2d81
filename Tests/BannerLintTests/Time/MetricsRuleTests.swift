// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing

@testable import BannerLint

@Suite("Display times and movement") struct MetricsRuleTests {
    @Test(
        "the limits themselves are fine",
        arguments: [
            ("present: 150ms", false), ("present: 149.9ms", true), ("present: 1s", false), ("present: 1000.1ms", true),
            ("dismiss: 100ms", false), ("dismiss: 99ms", true), ("dismiss: 500ms", false), ("dismiss: 501ms", true),
            ("present: 0ms", true), ("dismiss: 86400s", true),
        ])
    func animationLimits(_ metrics: String, _ isFound: Bool) {
        let linted = LintedText("metrics: { standard: { \(metrics) } }", only: "animation-duration")
        #expect(linted.findings(of: "animation-duration").isEmpty != isFound, "\(linted.transcript)")
    }

    @Test func neverRoundsDownToTheLimit() {
        let linted = LintedText("metrics: { standard: { present: 1000.1ms } }", only: "animation-duration")
        #expect(
            linted.messages(of: "animation-duration") == [
                "`syncFailed` takes 1000.1 ms to appear, more than 1 s"
            ])
    }

    @Test("one finding for a value, however many banners have it")
    func manyBanners() {
        let banners = (0..<1000).map { "  b\($0): { level: error, text: Hi, metrics: slow }\n" }.joined()
        let linted = LintedText(
            "metrics: { slow: { present: 2s } }\nbanners:\n\(banners)",
            only: "animation-duration")
        let found = linted.findings(of: "animation-duration")
        #expect(found.map(\.message) == ["`b0` takes 2 s to appear, more than 1 s"])
        #expect(found.first?.notes == ["so do `b1`, `b2`, `b3`, `b4`, `b5` and 994 more"])
    }

    @Test("the note on one other banner is in the singular")
    func oneOther() {
        let two = "  a: { level: error, text: Hi, metrics: slow }\n  b: { level: error, text: Hi, metrics: slow }\n"
        let linted = LintedText("metrics: { slow: { present: 2s } }\nbanners:\n\(two)", only: "animation-duration")
        #expect(linted.findings(of: "animation-duration").first?.notes == ["so does `b`"])
    }

    @Test("what the profile says has no place of its own")
    func builtIn() {
        let linted = LintedText(
            "lint: { rules: { animation-duration: { presentMaximum: 400ms } } }", only: "animation-duration")
        #expect(linted.findings(of: "animation-duration").map(\.keyPath) == ["banners.syncFailed"])
    }

    @Test("a theme's value is its own finding")
    func themes() {
        let linted = LintedText(
            """
            metrics: { standard: { present: 2s } }
            themes: { t: { metrics: { standard: { present: 3s } } } }
            """, only: "animation-duration")
        #expect(
            linted.messages(of: "animation-duration") == [
                "`syncFailed` takes 2 s to appear, more than 1 s",
                "`syncFailed` takes 3 s to appear in theme `t`, more than 1 s",
            ])
    }

    @Test("a token is not replaced by a number")
    func tokens() {
        let tokens = #"{ "t": { "$type": "duration", "long": { "$value": { "value": 12, "unit": "s" } } } }"#
        let linted = LintedText(
            RuleExample(
                "use: [a.tokens.json]\nmetrics: { standard: { display: \"{t.long}\", present: \"{t.long}\" } }",
                files: ["a.tokens.json": tokens]))
        for rule in ["duration-max", "animation-duration"] {
            let found = linted.findings(of: rule)
            #expect(found.count == 1 && found.first?.fix == nil, "\(linted.transcript)")
        }
    }

    @Test("`never` is offered as a fix only where the banner still ends")
    func durationMax() {
        func found(_ dismissal: String) -> Finding? {
            LintedText(
                """
                metrics: { standard: { display: 12s } }
                banners: { e: { level: error, text: Hi, dismissal: \(dismissal) } }
                """, only: "duration-max"
            ).findings(of: "duration-max").first
        }
        #expect(found("[timer, swipe]")?.fix?.edits.first?.replacement == "never")
        #expect(found("[timer]")?.fix == nil && found("[timer]") != nil)
        #expect(found("[swipe]") == nil)
    }

    @Test func durationMaxIsTuned() {
        let spec = "lint: { rules: { duration-max: { maximum: 12s } } }\nmetrics: { standard: { display: DISPLAY } }"
        func count(_ display: String) -> Int {
            LintedText(spec.replacing("DISPLAY", with: display), only: "duration-max").findings(of: "duration-max")
                .count
        }
        #expect(count("12s") == 0 && count("12001ms") == 1)
    }

    @Test(
        "an action is what can be pressed and does more than close",
        arguments: [("", true), (", role: cancel", true), (", role: dismiss", false), (", enabled: false", false)])
    func actions(_ button: String, _ isFound: Bool) {
        let linted = LintedText(
            """
            buttons: { a: { kind: emphasis, title: A\(button) } }
            banners: { e: { level: error, text: Hi, buttons: [a] } }
            """, only: "auto-dismiss-action")
        #expect(linted.findings(of: "auto-dismiss-action").isEmpty != isFound)
    }

    @Test("what a link or a tap leads to may be found elsewhere; what a button does may not")
    func ways() {
        func found(_ rest: String, profile: String = "apple") -> [String] {
            LintedText(
                """
                lint: { profile: \(profile) }
                metrics: { standard: { display: 4s } }
                buttons: { a: { kind: emphasis, title: A } }
                banners: { e: { level: error, text: Hi, \(rest) } }
                """, only: "auto-dismiss-action"
            ).findings(of: "auto-dismiss-action").map { "\($0.severity): \($0.message)" }
        }
        #expect(found("link: { title: More }") == ["warning: `e` leaves after 4 s, and its link with it"])
        #expect(found("onTap: open") == ["warning: `e` leaves after 4 s, and what a tap on it opens with it"])
        #expect(found("link: { title: More }, alsoAvailableAt: Plans").isEmpty)
        #expect(found("link: { title: More }, alsoAvailableAt: \" \"").count == 1)
        #expect(found("onTap: open, alsoAvailableAt: Plans").isEmpty)
        #expect(found("onTap: open, dismissal: [tap, swipe]").isEmpty)
        #expect(found("onTap: nothing").isEmpty && found("onTap: dismiss").isEmpty)
        // The button is the graver one, and told alone.
        let button = ["error: `e` leaves after 4 s, and the action `a` with it"]
        #expect(found("buttons: [a], link: { title: More }") == button)
        #expect(found("buttons: [a], alsoAvailableAt: Plans") == button)
    }

    @Test("OwlBanners has timed actions: there it is a warning")
    func owl() {
        let linted = LintedText(
            """
            lint: { profile: owl }
            buttons: { a: { kind: emphasis, title: A } }
            banners: { e: { level: error, text: Hi, buttons: [a] } }
            """, only: "auto-dismiss-action")
        #expect(linted.findings(of: "auto-dismiss-action").map(\.severity) == [.warning])
    }

    @Test("what is critical is told by severity or announcement, never by a name")
    func critical() {
        func found(_ level: String, _ banner: String = "", _ rest: String = "") -> [String] {
            LintedText(
                """
                \(rest)
                levels: { error: { tint: "#000000", onTint: "#FFFFFF", \(level) } }
                banners: { e: { level: error, text: Hi\(banner) } }
                """, only: "auto-dismiss-critical"
            ).findings(of: "auto-dismiss-critical").map(\.keyPath)
        }
        #expect(found("severity: 29").isEmpty)
        #expect(found("severity: 30") == ["levels.error"])
        #expect(found("severity: 0", ", announcement: assertive") == ["levels.error"])
        #expect(found("severity: 30", ", metrics: { display: 5s }") == ["banners.e.metrics.display"])
        #expect(found("severity: 30", ", metrics: standard") == ["banners.e.metrics"])
        #expect(found("severity: 30", ", dismissal: [swipe]").isEmpty)
        #expect(found("severity: 30", "", "lint: { rules: { auto-dismiss-critical: { critical: 31 } } }").isEmpty)
    }

    @Test("the bounce of OwlBanners, 37.2 %, is the most that passes with a margin")
    func overshoot() {
        func messages(_ metrics: String, _ lint: String = "") -> [String] {
            LintedText("\(lint)\nmetrics: { standard: { \(metrics) } }", only: "reduce-motion")
                .messages(of: "reduce-motion")
        }
        let owl = "present: 500ms, spring: { damping: 0.3, velocity: 0.7 }"
        #expect(messages(owl).isEmpty)
        #expect(
            messages(owl, "lint: { rules: { reduce-motion: { overshoot: 37 } } }") == [
                "`syncFailed` goes 37.2 % past its place, more than 37 %"
            ])
        // Without velocity, e^(−πζ/√(1−ζ²)): 72.9 % at 0.1, 25.4 % at 0.4.
        #expect(messages("spring: { damping: 0.1 }") == ["`syncFailed` goes 73 % past its place, more than 40 %"])
        #expect(messages("spring: { damping: 0.4 }").isEmpty)
        #expect(messages("present: 0ms, spring: { damping: 0.01, velocity: 100 }").isEmpty)
        #expect(!messages("present: 86400s, spring: { damping: 0.01, velocity: -100 }").isEmpty)
        // Percent are written with their sign or without it.
        #expect(
            messages(owl, "lint: { rules: { reduce-motion: { overshoot: 37% } } }")
                == messages(owl, "lint: { rules: { reduce-motion: { overshoot: 37 } } }"))
        #expect(messages(owl, "lint: { rules: { reduce-motion: { overshoot: 38% } } }").isEmpty)
    }

    @Test("a banner that first swings back is found too")
    func setback() {
        func messages(_ metrics: String) -> [String] {
            LintedText("metrics: { standard: { \(metrics) } }", only: "reduce-motion").messages(of: "reduce-motion")
        }
        // The lowest point of 3(1−t)²t·(−3) + 3(1−t)t² + t³ is −1.1157, at 0.28.
        #expect(
            messages("easing: [0.6, -3, 0.7, 1]") == ["`syncFailed` goes 112 % back before it comes, more than 40 %"])
        // easeInBack of easings.net goes back by 10 %.
        #expect(messages("easing: [0.36, 0, 0.66, -0.56]").isEmpty)
        #expect(
            messages("present: 500ms, spring: { damping: 1, velocity: -60 }").first?.contains("back before") == true)
        #expect(messages("present: 500ms, spring: { damping: 1, velocity: -1 }").isEmpty)
        #expect(messages("present: 0ms, spring: { damping: 1, velocity: -100 }").isEmpty)
    }

    @Test("the damping that is proposed is enough, and a hundredth less is not")
    func proposedDamping() throws {
        func linted(_ damping: String) -> [Finding] {
            LintedText("metrics: { standard: { spring: { damping: \(damping) } } }", only: "reduce-motion")
                .findings(of: "reduce-motion")
        }
        // −ln 0.4 / √(π² + ln² 0.4) = 0.28
        #expect(linted("0.05").first?.help == ["write `damping: 0.28`"])
        #expect(linted("0.28").isEmpty && linted("0.27").count == 1)
    }

    @Test("a place to find the message counts if it says something")
    func alternative() {
        func found(_ rest: String) -> [String] {
            LintedText(
                """
                banners:
                  other: { level: error, text: Hi, alsoAvailableAt: Settings }
                  e: { level: error, text: Hi\(rest) }
                """, only: "timed-needs-alternative"
            )
            .findings(of: "timed-needs-alternative").map(\.keyPath)
        }
        #expect(found("") == ["banners.e"])
        #expect(found(", alsoAvailableAt: Settings").isEmpty)
        #expect(found(", alsoAvailableAt: \" \"") == ["banners.e.alsoAvailableAt"])
        #expect(found(", dismissal: [swipe]").isEmpty)
        // A spec that says so of no banner is not asked.
        let silent = LintedText("banners: { e: { level: error, text: Hi } }", only: "timed-needs-alternative")
        #expect(silent.findings.isEmpty)
    }
}
