// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// A timer that banners have without anybody having chosen it for them, where the design system's banners stay.
enum PersistentByDefault: Rule {
    static let description = RuleDescription(
        "BN609", "persistent-by-default", .time, .off, profiles: [.fiori: .warning],
        summary: "a banner stays unless a timer was chosen for it",
        source:
            "SAP Fiori for iOS, Banners, \"Persistence\": \"by default, persistent and won't disappear unless the system status or "
            + "condition described in the banner text changes\"; \"you can set a timer\"",
        what:
            "A banner that leaves by a timer, in any theme, takes its `display` time from metrics that the banner, its "
            + "level or its style names, or sets it itself. It does not take it from `standard`, which every other banner has "
            + "too. A timer on a banner of a condition is reported for information (info): the banner leaves while the "
            + "condition may still hold.",
        why:
            "A banner of this design system reports something that lasts longer than a glance, such as a missing network. "
            + "If leaving is the rule, the banner that should have stayed leaves too, and nobody chose that.",
        how: "Leave `standard` with `display: never`, and name the metrics with the timer where a timer is wanted.",
        bad: [
            RuleExample(
                """
                lint: { profile: fiori }
                metrics:
                  standard: { display: «6s }
                styles:
                  standard: { dismissal: [tap, timer] }
                """),
            RuleExample(
                """
                lint: { profile: fiori }
                metrics:
                  brief: { display: 4s }
                banners:
                  offline:
                    level:     error
                    text:      You are offline.
                    trigger:   { condition: network.unreachable, clears: network.reachable }
                    metrics:   «brief
                    dismissal: [tap, timer, condition]
                """, title: "A condition that may outlast its banner"),
        ],
        good: [
            RuleExample(
                """
                lint: { profile: fiori }
                metrics:
                  standard: { display: never }
                  brief:    { display: 5s }
                styles:
                  standard: { dismissal: [tap, timer, condition] }
                banners:
                  orderSaved: { level: error, text: Order saved., metrics: brief }
                  offline:
                    level:   error
                    text:    You are offline.
                    trigger: { condition: network.unreachable, clears: network.reachable }
                """)
        ])

    static func check(_ context: RuleContext) {
        var unchosen = AffectedBanners<Duration>()
        var conditional = AffectedBanners<Duration>()
        for scenario in context.scenarios {
            let standard = scenario.design.metrics.first { $0.name == "standard" }
            for use in scenario.uses {
                for index in use.banners {
                    let banner = context.spec.banners[index]
                    guard let display = use.look.timer(of: banner) else { continue }
                    if let place = unchosenPlace(use.look, standard) {
                        unchosen.add([index], at: place, in: scenario, display)
                    } else if let condition = banner.extras?.trigger?.condition {
                        let place = use.look.metrics.place ?? condition.place
                        conditional.add([index], at: place, in: scenario, display)
                    }
                }
            }
        }
        unchosen.report(in: context) { group in
            context.report(
                "\(leave(group, context)), by the metrics of every banner", at: group.place,
                notes: ["in SAP Fiori a banner stays by default"],
                help: ["write `display: never` here, and use metrics with a timer where one is wanted"])
        }
        conditional.report(in: context) { group in
            context.report(
                "\(leave(group, context)), though the condition may still hold", at: group.place,
                help: ["write `display: never`: the end of the condition ends it"], atMost: .info)
        }
    }

    private static func leave(_ group: AffectedBanners<Duration>.Group, _ context: RuleContext) -> String {
        let verb = group.banners.count == 1 ? "leaves" : "leave"
        return "\(context.list(group.banners)) \(verb) after \(Figure.text(group.detail))\(group.suffix)"
    }

    /// Where the time is written that nobody chose for banners of this look; `nil` if somebody did.
    private static func unchosenPlace(_ look: Look, _ standard: Metrics?) -> Place? {
        let isNamed = look.metrics.place != nil && look.metrics.value.name == "standard"
        guard !isNamed, let place = look.metrics.value.display.place, place == standard?.display.place else {
            return nil
        }
        return place
    }
}
