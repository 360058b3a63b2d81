// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// An action that is gone before people have reached it.
enum AutoDismissAction: Rule {
    static let description = RuleDescription(
        "BN603", "auto-dismiss-action", .time, .error, profiles: [.owl: .warning],
        summary: "a banner with an action does not leave by itself",
        source: "WCAG 2.2, 2.2.1 Timing Adjustable; SAP Fiori for iOS, Banners: persistent by default",
        what:
            "No banner that leaves by itself, in any theme, has a button that does more than close it: one that is enabled and "
            + "has no `role: dismiss`. A banner that shows progress is not looked at: its buttons are for the work, and as long as "
            + "that goes on they stay.",
        why:
            "People who move by switch, voice or a screen reader need longer to reach a button than to read a sentence. When "
            + "it goes, what they were about to do goes with it.",
        how: "Let the banner stay: metrics with `display: never`, or a `dismissal` without `timer`.",
        bad: [
            RuleExample(
                """
                buttons:
                  retry: { kind: emphasis, title: Retry }
                banners:
                  syncFailed: { level: error, text: Sync failed., buttons: [«retry] }
                """)
        ],
        good: [
            RuleExample(
                """
                metrics:
                  stays: { display: never }
                buttons:
                  retry: { kind: emphasis, title: Retry }
                  close: { kind: icon, image: { symbol: xmark }, label: Close, role: dismiss }
                banners:
                  syncFailed: { level: error, text: Sync failed., buttons: [retry, close], metrics: stays }
                  synced:     { level: error, text: Synced., buttons: [close] }
                """)
        ])

    static func check(_ context: RuleContext) {
        let buttons = context.spec.buttons
        forEachFault(in: context) { index, action, use, display, scenario in
            let banner = context.spec.banners[index]
            let shows = use.look.metrics.value.display.place
            context.report(
                "`\(banner.name.value)` leaves after \(Figure.text(display))\(scenario.suffix), and the action "
                    + "`\(buttons[action.value].name.value)` with it",
                at: action.place, labels: shows.map { [Label("the time it shows", at: $0)] } ?? [],
                help: ["let it stay: give it metrics with `display: never`, or a `dismissal` without `timer`"])
        }
    }

    /// The banners that this rule reports, by their index, so that others need not report them again; none if it does not run.
    static func reported(_ context: RuleContext) -> Set<Int> {
        var reported: Set<Int> = []
        if context.runs(Self.self) { forEachFault(in: context) { index, _, _, _, _ in reported.insert(index) } }
        return reported
    }

    private static func forEachFault(
        in context: RuleContext,
        _ body: (_ banner: Int, _ action: Located<Int>, Scenario.LookUse, _ display: Duration, Scenario) -> Void
    ) {
        let buttons = context.spec.buttons
        var found: Set<Int> = []
        for scenario in context.scenarios {
            for use in scenario.uses {
                for index in use.banners {
                    let banner = context.spec.banners[index]
                    guard let display = use.look.timer(of: banner),
                        let action = banner.buttons.first(where: { buttons[$0.value].isAction }),
                        found.insert(index).inserted
                    else { continue }
                    body(index, action, use, display, scenario)
                }
            }
        }
    }
}
