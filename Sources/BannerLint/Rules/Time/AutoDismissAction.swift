// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// An action that is gone before people have reached it.
enum AutoDismissAction: Rule {
    static let description = RuleDescription(
        "BN603", "auto-dismiss-action", .time, .error, mildest: .warning, profiles: [.owl: .warning],
        summary: "a banner with an action does not leave by itself",
        source: "WCAG 2.2, 2.2.1 Timing Adjustable; SAP Fiori for iOS, Banners: persistent by default",
        what:
            "No banner that leaves by itself, in any theme, has a button that does more than close it: one that is enabled "
            + "and has no `role: dismiss`. A link, or a tap that opens something (`onTap: open`), is a warning, unless "
            + "`alsoAvailableAt` says where else people find what it leads to. A banner that shows progress is not checked: "
            + "its buttons are for the work, and stay as long as the work goes on.",
        why:
            "People who use switches, voice control or a screen reader need longer to reach a button than to read a "
            + "sentence. When the banner goes, so does what they were about to do.",
        how:
            "Let the banner stay: metrics with `display: never`, or a `dismissal` without `timer`. For a link or a tap, "
            + "`alsoAvailableAt` may instead name another way to the same place.",
        bad: [
            RuleExample(
                """
                buttons:
                  retry: { kind: emphasis, title: Retry }
                banners:
                  syncFailed: { level: error, text: Sync failed., buttons: [«retry] }
                """),
            RuleExample(
                """
                banners:
                  planEnds:   { level: error, text: Your plan ends., link: «{ title: See plans } }
                  newMessage: { level: error, text: Ada wrote to you., onTap: «open }
                """, title: "A link, and a tap that opens something"),
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
                  newMessage: { level: error, text: Ada wrote to you., onTap: open, alsoAvailableAt: Messages }
                """)
        ])

    static func check(_ context: RuleContext) {
        for fault in faults(context) { report(fault, context) }
    }

    private static func report(_ fault: Fault, _ context: RuleContext) {
        let banner = context.spec.banners[fault.banner]
        let isButton = if case .button = fault.action { true } else { false }
        let stay = "let it stay: give it metrics with `display: never`, or a `dismissal` without `timer`"
        let elsewhere = "or name another way to the same place: `alsoAvailableAt: Settings › Sync`"
        context.report(
            "`\(banner.name.value)` leaves after \(Figure.text(fault.display))\(fault.suffix), and "
                + "\(words(fault.action, context)) with it",
            at: fault.action.place, labels: fault.shows.map { [Label("the time it shows", at: $0)] } ?? [],
            help: isButton ? [stay] : [stay, elsewhere], atMost: isButton ? .error : .warning,
            measured: fault.display.inSeconds, .below)
    }

    private static func words(_ action: Action, _ context: RuleContext) -> String {
        switch action {
        case .button(let reference): "the action `\(context.spec.buttons[reference.value].name.value)`"
        case .link: "its link"
        case .tap: "what a tap on it opens"
        }
    }

    /// The banners that this rule reports, by their index, so that others need not report them again; none if it does not run.
    static func reported(_ context: RuleContext) -> Set<Int> {
        context.runs(Self.self) ? Set(faults(context).map(\.banner)) : []
    }

    /// What a banner offers that is more than to close it.
    enum Action {
        /// A button, by its index.
        case button(Located<Int>)
        /// A link, where it is written.
        case link(Place)
        /// A tap that opens something, where that is written.
        case tap(Place)

        /// Where it is written.
        var place: Place {
            switch self {
            case .button(let reference): reference.place
            case .link(let place), .tap(let place): place
            }
        }

        /// The gravest that `banner` offers. What a link or a tap leads to may be found elsewhere; what a button does may not.
        init?(of banner: Banner, _ buttons: [Button]) {
            if let button = banner.buttons.first(where: { buttons[$0.value].isAction }) {
                self = .button(button)
                return
            }
            guard let extras = banner.extras, !extras.alsoAvailableAt.saysSomething else { return nil }
            if let link = extras.link {
                self = .link(link.place)
            } else if let onTap = extras.onTap, onTap.value == .open {
                self = .tap(onTap.place)
            } else {
                return nil
            }
        }
    }

    /// An action that goes with its banner, in the first theme in which it does.
    struct Fault {
        let banner: Int
        let action: Action
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
                        let action = Action(of: banner, buttons),
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
