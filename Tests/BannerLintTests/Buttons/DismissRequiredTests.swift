// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BannerLint

@Suite("Ways out") struct DismissRequiredTests {
    private func isStuck(_ banner: String) -> Bool {
        !LintedText(
            """
            metrics: { stays: { display: never }, brief: { display: 4s } }
            buttons:
              close: { kind: icon, image: { symbol: xmark }, label: Close, role: dismiss }
              retry: { kind: emphasis, title: Retry }
              off:   { kind: emphasis, title: Retry, enabled: false }
            banners:
              e: { level: error, text: Hi, \(banner) }
            """, only: "dismiss-required"
        ).findings(of: "dismiss-required").isEmpty
    }

    @Test(
        "these lead out",
        arguments: [
            "dismissal: [timer]", "dismissal: [swipe], metrics: stays", "dismissal: [tap], metrics: stays",
            "dismissal: [button], metrics: stays, buttons: [close]",
            "dismissal: [button], metrics: stays, buttons: [off, retry]",
            "dismissal: [condition], trigger: { condition: a, clears: b }",
            "dismissal: [], trigger: { condition: a, clears: b }",
            "dismissal: [], progress: { kind: indeterminate }",
            // A button that closes does so whatever the banner's other ways out are.
            "dismissal: [], metrics: stays, buttons: [close]",
            "dismissal: [], metrics: stays, progress: { kind: determinate, completion: { text: Done., metrics: brief } }",
            // A tap is for the work only as long as that goes on.
            "dismissal: [tap], progress: { kind: determinate, onTap: pause, completion: { text: Done., metrics: stays } }",
        ])
    func open(_ banner: String) { #expect(!isStuck(banner)) }

    @Test(
        "these do not",
        arguments: [
            "dismissal: []", "dismissal: [timer], metrics: stays", "dismissal: [button], buttons: []",
            "dismissal: [button], buttons: [off]", "dismissal: [condition]",
            "dismissal: [condition], trigger: { event: a }", "dismissal: [condition], trigger: { condition: a }",
            "dismissal: [condition], trigger: { condition: a, clears: a }",
            "dismissal: [], buttons: [retry]", "dismissal: [], buttons: [off]",
            "dismissal: [], progress: { kind: determinate, completion: { text: Done., metrics: stays } }",
            "dismissal: [timer], progress: { kind: determinate, completion: { text: Done., metrics: stays } }",
        ])
    func closed(_ banner: String) { #expect(isStuck(banner)) }

    @Test("a theme can close the last way out, and a banner is reported once")
    func theme() {
        let linted = LintedText(
            """
            styles: { standard: { dismissal: [timer] } }
            themes:
              slow: { metrics: { standard: { display: never } } }
              calm: { metrics: { standard: { display: never } } }
            metrics: { standard: { display: 4s } }
            """, only: "dismiss-required")
        #expect(linted.messages(of: "dismiss-required") == ["nothing ends `syncFailed` in theme `slow`"])
    }
}
