// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A banner that leaves without anybody having answered it, where the design system waits for an answer.
enum EndedByPerson: Rule {
    static let description = RuleDescription(
        "BN608", "ended-by-person", .time, .off, profiles: [.orange: .error, .ouds: .error],
        summary: "a banner is ended by a person and not by a timer",
        source:
            "Orange Design System, Banners: \"It requires a user action to be dismissed\"; \"They're persistent\"; OUDS for iOS, Alert "
            + "message: it \"does not disappear automatically and remains visible until dismissed or resolved by the user\"",
        what:
            "No banner leaves by a timer, in any theme: either `timer` is not in its `dismissal`, or its `display` is "
            + "`never`. Each banner also has a way out for a person: a button that can be pressed, a swipe or a tap. It may "
            + "also leave with its condition, which is enough in the profile `ouds`: such an alert stays until its problem is "
            + "resolved. A banner that shows work is not checked, since the end of the work ends it.",
        why:
            "The banners of this design system say something that people have to answer. A banner that leaves by itself is "
            + "unanswered, and those who looked away never learn of it.",
        how:
            "Write `display: never`, which is the default of the profile, and give the banner a button, `swipe` or `tap`.",
        bad: [
            RuleExample(
                """
                lint: { profile: orange }
                metrics:
                  standard: { display: «6s }
                styles:
                  standard: { dismissal: [tap, timer] }
                """),
            RuleExample(
                """
                lint: { profile: orange }
                banners:
                  works:
                    level:     error
                    text:      Network works near you.
                    trigger:   { condition: network.maintenance, clears: network.maintained }
                    dismissal: «[condition]
                """, title: "No way out for a person"),
        ],
        good: [
            RuleExample(
                """
                lint: { profile: orange }
                buttons:
                  later: { kind: emphasis, title: Later, role: dismiss }
                banners:
                  offer: { level: error, text: Use your plan abroad?, buttons: [later], dismissal: [button] }
                  note:  { level: error, text: A shop opens near you., dismissal: [tap, swipe] }
                """)
        ])

    static func check(_ context: RuleContext) {
        let spec = context.spec
        var timed = AffectedBanners<Duration>()
        var stuck = AffectedBanners<Void>()
        // The places of times that are all that ends a banner.
        var needed: Set<Place> = []
        for scenario in context.scenarios {
            for use in scenario.uses {
                for index in use.banners {
                    let banner = spec.banners[index]
                    guard banner.extras?.progress == nil else { continue }
                    if let display = use.look.timer(of: banner) {
                        let place =
                            use.look.metrics.value.display.place ?? use.look.style.dismissal.place ?? banner.name.place
                        timed.add([index], at: place, in: scenario, display)
                        if !hasWayOut(banner, use.look, scenario, context) { needed.insert(place) }
                    } else if !hasWayOut(banner, use.look, scenario, context) {
                        stuck.add([index], at: use.look.style.dismissal.place ?? banner.name.place, in: scenario, ())
                    }
                }
            }
        }
        timed.report(in: context) { group in
            context.report(
                "\(context.list(group.banners)) leave\(group.banners.count == 1 ? "s" : "") after "
                    + "\(Figure.text(group.detail))\(group.suffix), answered or not",
                at: group.place,
                help: needed.contains(group.place)
                    ? ["write `display: never`, and give it a button, or add `tap` or `swipe` to its `dismissal`"]
                    : ["write `display: never`", "or leave `timer` out of its `dismissal`"])
        }
        stuck.report(in: context) { group in
            context.report(
                "nothing that a person can do ends \(context.list(group.banners))\(group.suffix)", at: group.place,
                help: ["give it a button, or add `tap` or `swipe` to its `dismissal`"])
        }
    }

    /// Whether a person can end the banner; one that nothing at all ends is for dismiss-required to report.
    private static func hasWayOut(_ banner: Banner, _ look: Look, _ scenario: Scenario, _ context: RuleContext) -> Bool
    {
        let buttons = context.spec.buttons
        let out = WaysOut(of: banner, look, in: scenario.design, buttons)
        if context.spec.profile == .ouds, out.endsWithCondition { return true }
        if out.isEmpty, context.runs(DismissRequired.self) { return true }
        // A button of the role `dismiss` closes its banner whatever `dismissal` says.
        let hasClose = banner.buttons.contains { buttons[$0.value].isEnabled && buttons[$0.value].role == .dismiss }
        return hasClose || !out.open.isDisjoint(with: [.button, .swipe, .tap])
    }
}
