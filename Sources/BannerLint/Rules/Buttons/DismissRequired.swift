// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A banner that nobody and nothing ends.
enum DismissRequired: Rule {
    static let description = RuleDescription(
        "BN510", "dismiss-required", .buttons, .error,
        summary: "a banner ends with a timer, a button, a gesture or the end of its condition",
        source: "SAP Fiori for iOS, Banners; Orange Design System, Banners: a user action closes a banner",
        what:
            "At least one of the ways in the banner's `dismissal` leads out. `timer` needs a `display` that ends. "
            + "`button` needs a button that can be pressed; one that closes the banner leads out whatever the list "
            + "says. `swipe` and `tap` need nothing, unless `onTap` makes a tap on the bar open something or do "
            + "nothing; a tap that pauses the work closes the bar once the work is done. Opening something or "
            + "following a link ends the banner as well, but is not enough, since nobody does that just to be rid of "
            + "the banner. A banner also ends with its condition, if its trigger has `clears`, and with the work "
            + "whose progress it shows. A banner that a condition shows and nothing ends is left to deadlock.",
        why:
            "A banner that can't be closed covers part of the screen for good, and in most queues it blocks every "
            + "other banner.",
        how: "Give it a way out, such as a close button or `swipe`.",
        bad: [
            RuleExample(
                """
                metrics:
                  stays: { display: never }
                banners:
                  «syncFailed: { level: error, text: Sync failed., metrics: stays, dismissal: [button, timer] }
                """),
            RuleExample(
                """
                styles:
                  bar: { dismissal: [] }
                banners:
                  «syncFailed: { level: error, style: bar, text: Sync failed. }
                """, title: "No way out at all"),
            RuleExample(
                """
                metrics:
                  standard: { display: never }
                banners:
                  «planEnds: { level: error, text: Your plan ends., onTap: open, dismissal: [tap] }
                """, title: "A tap that does something else"),
        ],
        good: [
            RuleExample(
                """
                metrics:
                  standard: { display: never }
                buttons:
                  close: { kind: icon, image: { symbol: xmark }, label: Close, role: dismiss }
                banners:
                  syncFailed: { level: error, text: Sync failed., dismissal: [button], buttons: [close] }
                  offline:
                    level: error
                    text: You are offline.
                    trigger: { condition: network.unreachable, clears: network.reachable }
                    dismissal: [condition]
                  syncing: { level: error, text: Syncing…, progress: { kind: determinate }, dismissal: [] }
                """)
        ])

    static func check(_ context: RuleContext) {
        var reported: Set<Int> = []
        // Of a condition without an end, that rule says more.
        let leavesConditions = context.runs(Deadlock.self)
        let (banners, buttons) = (context.spec.banners, context.spec.buttons)
        for scenario in context.scenarios {
            for (index, banner) in banners.enumerated() {
                if leavesConditions, banner.extras?.trigger?.condition != nil { continue }
                let look = scenario.looks[index]
                let out = WaysOut(of: banner, look, in: scenario.design, buttons)
                guard out.isEmpty, reported.insert(index).inserted else { continue }
                report(banner, look, out.answer, scenario, context)
            }
        }
    }

    private static func report(
        _ banner: Banner, _ look: Look, _ answer: WaysOut.Answer?, _ scenario: Scenario, _ context: RuleContext
    ) {
        let ways = look.style.dismissal
        let labels = ways.place.map { [Label(ways.value.isEmpty ? "nothing in it" : "its `dismissal`", at: $0)] } ?? []
        context.report(
            "nothing \(other(answer))ends `\(banner.name.value)`\(scenario.suffix)", at: banner.name.place,
            labels: labels,
            notes: notes(banner, look), help: help(banner, ways.value))
    }

    private static func other(_ answer: WaysOut.Answer?) -> String {
        switch answer {
        case .open?: "but opening what it is about "
        case .link?: "but following its link "
        case nil: ""
        }
    }

    private static func notes(_ banner: Banner, _ look: Look) -> [String] {
        let ways = look.style.dismissal.value
        var notes: [String] = []
        if ways.contains(.timer) {
            notes.append(
                banner.extras?.progress == nil
                    ? "`timer`: its display time is `never`" : "`timer`: no time passes while the work goes on")
        }
        if ways.contains(.button) {
            notes.append(
                banner.buttons.isEmpty ? "`button`: it has no button" : "`button`: none of its buttons can be pressed")
        }
        if ways.contains(.tap), let onTap = banner.extras?.onTap {
            notes.append("`tap`: with `onTap: \(onTap.value.rawValue)` a tap does something else")
        }
        if ways.contains(.condition) {
            notes.append(
                banner.extras?.trigger?.condition == nil
                    ? "`condition`: it is not triggered by a condition" : "`condition`: nothing clears it")
        }
        if banner.extras?.progress != nil { notes.append("what it says at the end of the work stays for good") }
        return notes
    }

    private static func help(_ banner: Banner, _ ways: BannerDismissal) -> [String] {
        if ways.contains(.button), banner.buttons.isEmpty { return ["give it a button with `role: dismiss`"] }
        if ways.contains(.condition), banner.extras?.trigger?.condition != nil {
            return ["say in `clears` what ends the condition"]
        }
        return ["add `swipe` to its `dismissal`"]
    }
}
