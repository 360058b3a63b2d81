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
            "No banner that leaves by itself, in any theme, has a button that does more than close it: one that is enabled "
            + "and has no `role: dismiss`. A banner that shows progress is not checked: its buttons are for the work, and "
            + "stay as long as the work goes on.",
        why:
            "People who use switches, voice control or a screen reader need longer to reach a button than to read a "
            + "sentence. When the banner goes, so does what they were about to do.",
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
        for fault in faults(context) {
            let banner = context.spec.banners[fault.banner]
            context.report(
                "`\(banner.name.value)` leaves after \(Figure.text(fault.display))\(fault.suffix), and the action "
                    + "`\(buttons[fault.action.value].name.value)` with it",
                at: fault.action.place, labels: fault.shows.map { [Label("the time it shows", at: $0)] } ?? [],
                help: ["let it stay: give it metrics with `display: never`, or a `dismissal` without `timer`"],
                measured: fault.display.inSeconds, .below)
        }
    }

    /// The banners that this rule reports, by their index, so that others need not report them again; none if it does not run.
    static func reported(_ context: RuleContext) -> Set<Int> {
        context.runs(Self.self) ? Set(faults(context).map(\.banner)) : []
    }

    /// An action that goes with its banner, in the first theme in which it does.
    struct Fault {
        let banner: Int
        let action: Located<Int>
        let display: Duration
        /// Where the time is written.
        let shows: Place?
        /// In which theme, for the end of a phrase.
        let suffix: String
    }

    private static func faults(_ context: RuleContext) -> [Fault] {
        if let known = context.linted.autoDismissFaults { return known }
        let buttons = context.spec.buttons
        var found: Set<Int> = []
        var faults: [Fault] = []
        for scenario in context.scenarios {
            for use in scenario.uses {
                for index in use.banners {
                    let banner = context.spec.banners[index]
                    guard let display = use.look.timer(of: banner),
                        let action = banner.buttons.first(where: { buttons[$0.value].isAction }),
                        found.insert(index).inserted
                    else { continue }
                    let shows = use.look.metrics.value.display.place
                    faults.append(
                        Fault(banner: index, action: action, display: display, shows: shows, suffix: scenario.suffix))
                }
            }
        }
        context.linted.autoDismissFaults = faults
        return faults
    }
}
