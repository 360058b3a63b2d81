// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics
import Testing

@testable import BannerLint

/// What design systems' documents say, found in the profile of each, and nowhere else.
struct ProfileTests {
    /// A document's "don't", in a spec that has no other fault of the rules named here.
    struct Fault: CustomTestStringConvertible {
        let profile: Profile
        let rule: String
        let messages: [String]
        let spec: String
        var testDescription: String { "\(profile.rawValue), \(rule)" }

        init(_ profile: Profile, _ rule: String, _ messages: [String], _ spec: String) {
            (self.profile, self.rule, self.messages, self.spec) = (profile, rule, messages, spec)
        }
    }

    private static let long =
        "The sync failed because the connection to the server was lost. Check your network, then try again or ask your administrator."

    static let faults = [
        Fault(
            .orange, "lines-allowed", ["`a` may take 9 lines, over 2"],
            "styles: { standard: { text: { maxLines: 9 } } }\nbanners: { a: { level: error, text: Hi. } }"),
        Fault(
            .fiori, "lines-allowed", ["`a` may take 3 lines, over 2"],
            "styles: { standard: { text: { maxLines: 3 } } }\nbanners: { a: { level: error, text: Hi. } }"),
        Fault(
            .fiori, "lines-allowed", ["`a` may take 6 lines of title, over 2"],
            "styles: { standard: { title: { maxLines: 6 } } }\nbanners: { a: { level: error, text: Hi. } }"),
        Fault(
            .material, "lines-allowed", ["`a` may take 4 lines, over 3"],
            "styles: { standard: { text: { maxLines: 4 } } }\nbanners: { a: { level: error, text: Hi. } }"),
        Fault(
            .orange, "ended-by-person", ["`a` leaves after 6 s, answered or not"],
            "metrics: { brief: { display: 6s } }\nbanners: { a: { level: error, text: Hi., metrics: brief } }"),
        Fault(
            .ouds, "ended-by-person",
            ["`a` leaves after 6 s, answered or not"],
            """
            metrics: { brief: { display: 6s } }
            buttons: { close: { kind: icon, image: { symbol: xmark }, label: Close, role: dismiss } }
            banners:
              a: { level: error, text: Hi., metrics: brief, dismissal: [timer, button], buttons: [close] }
              b: { level: error, text: Hi., buttons: [close] }
              c:
                level: error
                text: Hi.
                trigger: { condition: network.unreachable, clears: network.reachable }
                dismissal: [condition]
            """),
        Fault(
            .ouds, "colored-surface",
            ["`pay` is a brand button on the tint of `a`", "`drop` is a negative button on the tint of `a`"],
            """
            buttons:
              pay: { kind: emphasis, emphasis: high, title: Pay }
              drop: { kind: functional, style: negative, role: destructive, title: Delete }
              later: { kind: emphasis, emphasis: low, title: Later }
            styles: { inline: { shape: { fill: none } } }
            banners:
              a: { level: error, text: Hi., buttons: [pay, drop, later] }
              b: { level: error, style: inline, text: Hi., buttons: [pay, drop] }
            """),
        Fault(
            .ouds, "inline-plain",
            [
                "the inline alert `a` has a link", "the inline alert `b` has a button",
                "the inline alert `c` has a tap that opens something",
            ],
            """
            buttons: { pay: { kind: emphasis, title: Pay } }
            styles: { inline: { shape: { fill: none } } }
            banners:
              a: { level: error, style: inline, text: Hi., link: { title: See plans } }
              b: { level: error, style: inline, text: Hi., buttons: [pay] }
              c: { level: error, style: inline, text: Hi., onTap: open }
              d: { level: error, style: inline, text: Hi. }
              e: { level: error, text: Hi., link: { title: See plans }, buttons: [pay], onTap: open }
            """),
        Fault(
            .ouds, "functional-icon",
            [
                "banners may replace the icon of the functional level `info`",
                "the functional level `positive` has no icon",
            ],
            """
            levels:
              error: { tint: "#B3261E", onTint: "#FFFFFF", icon: { symbol: xmark, decorative: true, fixed: true } }
              info: { tint: "#0A3069", onTint: "#FFFFFF", icon: { symbol: info, decorative: true } }
              positive: { tint: "#1B7F3B", onTint: "#FFFFFF", icon: none }
              neutral: { tint: "#444444", onTint: "#FFFFFF", icon: none }
              accent: { tint: "#222222", onTint: "#FFFFFF" }
            banners: { a: { level: error, text: Hi. } }
            """),
        Fault(
            .orange, "below-app-bar", ["`a` comes from under the status bar, not from below the app bar"],
            "surfaces: { main: { under: statusBar } }\nbanners: { a: { level: error, text: Hi. } }"),
        Fault(
            .orange, "buttons-below", ["the buttons of `a` are beside the text"],
            """
            buttons: { pay: { kind: emphasis, title: Pay } }
            styles: { bar: { buttonLayout: inline } }
            banners:
              a: { level: error, style: bar, text: Hi., buttons: [pay] }
              b: { level: error, style: bar, text: Hi. }
            """),
        Fault(
            .orange, "image-circle", ["the image of `a` is rounded, not a circle"],
            """
            styles: { bar: { image: { shape: rounded } } }
            banners: { a: { level: error, style: bar, text: Hi., image: { asset: sim, decorative: true } } }
            """),
        Fault(
            .orange, "choice-by-style", ["`b` is larger, but has the same style as `a`"],
            """
            buttons:
              a: { kind: emphasis, title: A }
              b: { kind: emphasis, title: B, size: 60 }
              c: { kind: emphasis, emphasis: low, title: C, size: 60 }
            banners:
              one: { level: error, text: Hi., buttons: [a, b] }
              two: { level: error, text: Hi., buttons: [a, c] }
            """),
        Fault(
            .fiori, "persistent-by-default", ["`a` leaves after 6 s, by the metrics of every banner"],
            """
            metrics: { standard: { display: 6s }, brief: { display: 5s } }
            banners:
              a: { level: error, text: Hi. }
              b: { level: error, text: Hi., metrics: brief }
              c: { level: error, text: Hi., dismissal: [tap] }
            """),
        Fault(
            .material, "snackbar-plain",
            [
                "`no` of the snackbar `a` is titled “Schließen”",
                "`ok` of the snackbar `b` does nothing but dismiss it",
                "`a`, `b`, `c` and `d` show an icon, but a snackbar has none",
            ],
            """
            locales: { development: en, supported: [en, de, fr] }
            buttons:
              no: { kind: emphasis, title: { en: Leave it, de: Schließen, fr: Laisser } }
              ok: { kind: emphasis, title: { en: OK, de: OK, fr: OK }, role: dismiss }
              undo: { kind: emphasis, title: { en: Undo, de: Rückgängig, fr: Annuler } }
              close: { kind: icon, image: { symbol: xmark }, label: { en: Close, de: Schließen, fr: Fermer }, role: dismiss }
            banners:
              a: { level: error, text: { en: Hi., de: Hi., fr: Hi. }, buttons: [no] }
              b: { level: error, text: { en: Hi., de: Hi., fr: Hi. }, buttons: [ok] }
              c: { level: error, text: { en: Hi., de: Hi., fr: Hi. }, buttons: [undo] }
              d: { level: error, text: { en: Hi., de: Hi., fr: Hi. }, buttons: [close] }
              stays: { level: error, text: { en: Hi., de: Hi., fr: Hi. }, buttons: [no], metrics: { display: never } }
            """),
    ]

    @Test(arguments: faults) func whatADocumentForbidsIsFound(fault: Fault) {
        let linted = LintedText("lint: { profile: \(fault.profile.rawValue) }\n\(fault.spec)", only: fault.rule)
        #expect(linted.messages(of: fault.rule) == fault.messages, "\(linted.transcript)")
        let apple = LintedText("lint: { profile: apple }\n\(fault.spec)", only: fault.rule)
        #expect(apple.findings.isEmpty, "\(apple.transcript)")
    }

    /// What a profile fills in breaks none of its rules, with as long a text as it allows.
    @Test(arguments: [Profile.apple, .orange, .ouds, .fiori, .owl]) func defaultsKeepTheRules(profile: Profile) {
        let linted = LintedText(
            """
            bannerc: 1
            name: Plain
            locales: { development: en, supported: [en] }
            lint: { profile: \(profile.rawValue) }
            buttons: { close: { kind: emphasis, emphasis: lowest, title: Close, role: dismiss } }
            levels:
              error:
                tint: "#8C1D18"
                onTint: "#FFFFFF"
                icon: { symbol: xmark.octagon.fill, decorative: true, fixed: true }
                spokenPrefix: Error
            banners:
              saved: { level: error, text: Two of your files did not sync., buttons: [close] }
            """)
        #expect(linted.findings.isEmpty, "\(linted.transcript)")
    }

    @Test(arguments: [Profile.orange, .fiori]) func twoLinesAreTwoWhateverTheStyleSays(profile: Profile) {
        let linted = LintedText(
            """
            lint: { profile: \(profile.rawValue) }
            styles: { standard: { text: { maxLines: 9 } } }
            banners: { a: { level: error, text: "\(Self.long)" } }
            """, only: "text-max-lines")
        #expect(linted.findings.count == 1 && linted.findings.first?.label == "may take 2 lines")
        // The nine that are written are not what is in force.
        #expect(linted.findings.first?.labels.contains { $0.message == "the limit" } == false)
    }

    /// A bar that is touched is as high as a finger, in every profile.
    @Test func aLowBarIsFoundWhereItTakesTaps() {
        func messages(_ profile: Profile, _ rest: String) -> [String] {
            LintedText(
                """
                lint: { profile: \(profile.rawValue) }
                styles: { standard: { padding: 1, image: { size: 16 }, \(rest) } }
                """, only: "bar-target-size"
            ).findings.map { "\($0.severity): \($0.message)" }
        }
        let message = "the bar of `syncFailed` takes taps, but is 18 pt high, below 44 pt"
        #expect(messages(.fiori, "dismissal: [tap]") == ["error: \(message)"])
        #expect(messages(.apple, "dismissal: [tap]") == ["warning: \(message)"])
        #expect(messages(.fiori, "dismissal: [swipe]").isEmpty)
    }

    /// What a profile gives to those who say nothing follows its own rules.
    @Test(arguments: Profile.allCases) func theDefaultsOfAProfileFollowIt(profile: Profile) {
        let rules: Set = [
            "lines-allowed", "ended-by-person", "below-app-bar", "buttons-below", "image-circle", "choice-by-style",
            "persistent-by-default", "bar-target-size", "progress-taps", "edge-consistent", "position-top",
        ]
        let linted = LintedText(
            """
            lint: { profile: \(profile.rawValue) }
            buttons: { later: { kind: emphasis, title: Later, role: dismiss } }
            banners:
              a: { level: error, text: Hi., buttons: [later], image: { asset: sim, decorative: true } }
            """)
        #expect(!linted.findings.contains { rules.contains($0.rule.name) }, "\(linted.transcript)")
    }
}
