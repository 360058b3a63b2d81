// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// Taps on a progress banner that leave out something that the spec lists, or lead where no tap leads on.
enum ProgressTaps: Rule {
    static let description = RuleDescription(
        "BN511", "progress-taps", .buttons, .error, mildest: .warning,
        summary: "taps on the bar reach every action that `onTap` lists, and leave no work paused for good",
        source: "SAP Fiori for iOS, Banners, \"Progress Banner\": \"pause or stop the progress by tapping on the bar\"",
        what:
            "A tap does what suits the state of the work, whatever the order of the actions in `onTap`. While the "
            + "work is running, a tap pauses it (`pause`) or else ends it (`stop`). While it is paused, a tap resumes "
            + "it (`resume`) or else ends it. So `[pause, resume]`, `[pause, stop]` and `stop` work. `resume` needs "
            + "`pause`; `pause` needs `resume` or `stop`; and with both `pause` and `resume`, no tap is left for "
            + "`stop`. If the banner has a button for an action, that button may do what taps don't, and paused work "
            + "that no tap resumes or ends is a warning.",
        why:
            "People tap and nothing happens, or the upload that they paused never resumes. Nor would a third tap that "
            + "ends the work help: people who pause it for the second time would lose it.",
        how: "List two actions that follow one another, and give the banner a button for the third.",
        bad: [
            RuleExample(
                """
                banners:
                  syncing:
                    level:    error
                    text:     Syncing…
                    progress: { kind: determinate, onTap: [pause, resume, «stop] }
                """),
            RuleExample(
                """
                banners:
                  syncing:
                    level:    error
                    text:     Syncing…
                    progress: { kind: determinate, onTap: «pause }
                  uploading:
                    level:    error
                    text:     Uploading…
                    progress: { kind: determinate, onTap: [«resume] }
                """, title: "Half of a pair"),
        ],
        good: [
            RuleExample(
                """
                buttons:
                  stop: { kind: emphasis, title: Stop, role: cancel }
                banners:
                  syncing:
                    level:    error
                    text:     Syncing…
                    buttons:  [stop]
                    progress: { kind: determinate, onTap: [pause, resume] }
                  uploading:
                    level:    error
                    text:     Uploading…
                    progress: { kind: determinate, onTap: [pause, stop] }
                """)
        ])

    static func check(_ context: RuleContext) {
        for banner in context.spec.banners {
            let taps = banner.extras?.progress?.onTap ?? []
            guard let fault = Fault(taps) else { continue }
            let hasAction = banner.buttons.contains { context.spec.buttons[$0.value].isAction }
            report(fault, banner, hasAction: hasAction, context)
        }
    }

    /// What is wrong with a list of actions.
    private enum Fault {
        /// Nothing goes on with held work, or ends it.
        case heldForGood(Place)
        /// Nothing holds the work that this one would go on with.
        case neverHeld(Place)
        /// Each tap has something else to do.
        case neverStops(Place)

        init?(_ taps: [Located<BannerProgress.TapAction>]) {
            func place(_ action: BannerProgress.TapAction) -> Place? { taps.first { $0.value == action }?.place }
            switch (place(.pause), place(.resume), place(.stop)) {
            case (let pause?, nil, nil): self = .heldForGood(pause)
            case (nil, let resume?, _): self = .neverHeld(resume)
            case (.some, .some, let stop?): self = .neverStops(stop)
            default: return nil
            }
        }
    }

    private static func report(_ fault: Fault, _ banner: Banner, hasAction: Bool, _ context: RuleContext) {
        let name = banner.name.value
        switch fault {
        case .heldForGood(let place):
            context.report(
                "a tap on `\(name)` pauses the work, and no tap resumes it", at: place,
                notes: hasAction ? ["a button may, if the app has it do so"] : [],
                help: ["write `[pause, resume]`", "or `[pause, stop]`, where the second tap ends the work"],
                atMost: hasAction ? .warning : .error)
        case .neverHeld(let place):
            context.report(
                "no tap on `\(name)` resumes the work, since none pauses it", at: place,
                help: ["write `[pause, resume]`", "or `stop`, where a tap ends the work"])
        case .neverStops(let place):
            context.report(
                "no tap on `\(name)` ends the work: each one pauses or resumes it", at: place,
                help: [
                    "leave `stop` out, and give the banner a button for it",
                    "or write `[pause, stop]`, where the second tap ends "
                        + "the work",
                ])
        }
    }
}
