// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A banner that is out of date before its turn comes.
enum ExpiresTooSoon: Rule {
    static let description = RuleDescription(
        "BN813", "expires-too-soon", .queue, .warning,
        summary: "a banner may wait for as long as another one shows before it",
        source: "WCAG 2.2, 2.2.1 Timing Adjustable; bannerc, Banners, `expires`",
        what:
            "Where banners wait for their turn, `expires` is no less than the time for which another timed banner of the same group may "
            + "show before this one, in any theme; those that come in front by their severity count, and so does what shows already. "
            + "And a banner of a condition has no `expires` where the trigger has `clears`: it leaves the queue with its condition, and "
            + "not while that still holds.",
        why:
            "It takes one other banner to lose this one, and nobody learns that it was there. What is still true is not out of date.",
        how:
            "Let it wait longer, or show the others for less long. Leave `expires` out where the condition has an end.",
        bad: [
            RuleExample(
                """
                metrics:
                  brief: { display: 4s }
                banners:
                  saveFailed: { level: error, text: Not saved., metrics: brief }
                  newMessage: { level: error, text: Ada wrote., metrics: brief, expires: «2s }
                """),
            RuleExample(
                """
                banners:
                  offline:
                    level:   error
                    text:    You are offline.
                    trigger: { condition: network.unreachable, clears: network.reachable }
                    expires: «1min
                """, title: "A condition that still holds"),
        ],
        good: [
            RuleExample(
                """
                metrics:
                  brief: { display: 4s }
                banners:
                  saveFailed: { level: error, text: Not saved., metrics: brief }
                  newMessage: { level: error, text: Ada wrote., metrics: brief, expires: 1min }
                """)
        ])

    /// A banner that may show before another one for longer than that may wait.
    private struct Fault {
        let banner: Int
        let other: Int
        let seconds: Double
        let scenario: Scenario
    }

    static func check(_ context: RuleContext) {
        let spec = context.spec
        guard spec.banners.contains(where: { $0.extras?.expires != nil }) else { return }
        reportConditions(context)
        // Elsewhere nothing waits for a timed banner.
        guard spec.queue.conflict.value.keepsTimed else { return }
        var faults = WorstCases<Place, Fault>()
        for scenario in context.scenarios {
            for group in BannerGroup.all(of: spec) {
                for index in group.banners {
                    guard let expires = spec.banners[index].extras?.expires,
                        let fault = longest(before: index, in: group, scenario, spec),
                        fault.seconds > expires.value.inSeconds
                    else { continue }
                    faults.add(
                        fault, expires.place, badness: fault.seconds,
                        context.failing(index, in: scenario, measured: fault.seconds - expires.value.inSeconds))
                }
            }
        }
        faults.report(in: context) { place, worst in report(worst, at: place, context) }
    }

    /// The timed banner of the group that shows for longest before the one at `index`.
    private static func longest(
        before index: Int, in group: BannerGroup, _ scenario: Scenario, _ spec: Spec
    ) -> Fault? {
        let exclusions = Exclusions(spec)
        let others = group.banners.filter { other in
            other != index && scenario.looks[other].timer(of: spec.banners[other]) != nil
                && !exclusions.keepOut(index, while: other)
        }
        let times = others.map { (banner: $0, seconds: scenario.slotTime($0, of: spec)) }
        return times.max { $0.seconds < $1.seconds }.map {
            Fault(banner: index, other: $0.banner, seconds: $0.seconds, scenario: scenario)
        }
    }

    private static func report(_ worst: WorstCases<Place, Fault>.Worst, at place: Place, _ context: RuleContext) {
        let fault = worst.detail
        let (banner, other) = (context.spec.banners[fault.banner], context.spec.banners[fault.other])
        let limit = banner.extras?.expires?.value.inSeconds ?? 0
        context.report(
            "`\(banner.name.value)` may wait \(Figure.text(limit)) s, and `\(other.name.value)` takes "
                + "\(Figure.text(fault.seconds, missing: limit)) s before it\(fault.scenario.suffix)",
            at: place, labels: [Label("may show before it", at: other.name.place)],
            notes: [
                traceNote([other.step("comes"), banner.step("waits"), "`\(banner.name.value)` is dropped unseen"])
            ] + worst.notes,
            help: ["write `expires: \(Figure.text(fault.seconds.rounded(.up)))s` or more"])
    }

    private static func reportConditions(_ context: RuleContext) {
        for banner in context.spec.banners {
            guard let expires = banner.extras?.expires, let clears = banner.extras?.trigger?.effectiveClears,
                let condition = banner.extras?.trigger?.condition
            else { continue }
            context.report(
                "`\(banner.name.value)` may be dropped while `\(condition.value.prefix(60))` still holds",
                at: expires.place,
                labels: [Label("the end of the condition takes it from the queue", at: clears.place)],
                help: ["leave `expires` out"])
        }
    }
}
