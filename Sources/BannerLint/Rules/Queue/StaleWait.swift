// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A banner that may wait until what it says is no longer true.
enum StaleWait: Rule {
    static let needsWholeSpec = true

    private static let maximum = RuleParameter.duration(
        "maximum", 120_000, in: 1000...86_400_000, "the longest time after which an event is still news")

    static let description = RuleDescription(
        "BN808", "stale-wait", .queue, .warning,
        summary: "no banner waits until its message is no longer true",
        source: "Apple HIG, Notifications (timely information); OwlBanners, queueing",
        what:
            "The rule computes the longest time that a banner of an event may wait for others of its group that come at the "
            + "same time. Under `conflict: enqueue`, the wait is longest when `maxDepth` others come just before it, the "
            + "longest first; with `order: priority`, one of them shows, whatever its severity, and only those at least as "
            + "severe wait in front. Under `suspend`, it is longest when the banner has stepped aside, and `maxDepth` others "
            + "that may take its place come one after the other. Under `replace` with `order: priority`, it is longest when "
            + "`maxDepth` more severe ones do. Each takes its `present`, `display`, `dismiss` and `pause`. A banner counts "
            + "once if it has a `minInterval`, or if it has no parameters and its repetitions are joined; if not, it counts "
            + "as often as possible. Under `coalesce: queued`, one banner counts twice, since it may show while an equal one "
            + "waits. Where banners come one after the other, each one without parameters counts once unless `coalesce` is "
            + "`none`. Banners without a timer, and those that show work, don't count: `starvation` checks them. A banner "
            + "that comes still later and goes in front doesn't count either. Under `enqueue` and `stepAside` with "
            + "`order: fifo`, banners of conditions that `mutex` or `screens` keep apart don't wait in front at the same "
            + "time. A banner with `expires` waits no longer than that. A banner of a condition leaves the queue when the "
            + "condition is cleared; without `clears`, and without `expires`, it is reported if it can wait for another "
            + "banner. If the spec does not set `maxDepth`, each banner counts once: nobody chose a queue full of one banner.",
        why: "A banner about something that is long over is confusing, and leads people to do the wrong thing.",
        how: "Let fewer banners wait (`maxDepth`), or show them for a shorter time.",
        fix: .unsafe, parameters: [maximum],
        bad: [
            RuleExample(
                """
                queue: { conflict: enqueue, maxDepth: «50 }
                banners:
                  syncFailed: { level: error, text: Sync failed., trigger: { event: sync.failed } }
                  saveFailed: { level: error, text: Not saved. }
                """),
            RuleExample(
                """
                queue: { conflict: enqueue }
                banners:
                  saveFailed: { level: error, text: Not saved. }
                  offline: { level: error, text: You are offline., trigger: { condition: «network.unreachable } }
                """, title: "A condition whose end the queue can't know"),
        ],
        good: [
            RuleExample(
                """
                queue: { conflict: enqueue, maxDepth: 5 }
                banners:
                  syncFailed: { level: error, text: Sync failed., trigger: { event: sync.failed } }
                  saveFailed: { level: error, text: Not saved. }
                """),
            RuleExample(
                """
                queue: { conflict: enqueue }
                banners:
                  saveFailed: { level: error, text: Not saved. }
                  offline:
                    level:   error
                    text:    You are offline.
                    trigger: { condition: network.unreachable, clears: network.reachable }
                """, title: "A condition that leaves the queue when it is over"),
        ])

    /// The longest wait of a group.
    private struct Wait {
        let banner: Int
        let crowd: Crowd
        let seconds: Double
        let scenario: Scenario
    }

    static func check(_ context: RuleContext) {
        let spec = context.spec
        let conflict = spec.queue.conflict.value
        // Nothing waits for longer than a moment.
        if conflict == .drop || conflict == .replace && spec.queue.order.value == .fifo { return }
        let groups = BannerGroup.all(of: spec)
        let exclusions = Exclusions(spec)
        for group in groups { checkConditions(of: group, exclusions, context) }

        let limit = context.duration(maximum).inSeconds
        var found = WorstCases<String, Wait>()
        for scenario in context.scenarios {
            for group in groups {
                guard let wait = longestWait(in: group, scenario, exclusions, spec), wait.seconds > limit else {
                    continue
                }
                found.add(
                    wait, group.name, badness: wait.seconds,
                    context.failing(wait.banner, in: scenario, measured: wait.seconds))
            }
        }
        found.report(in: context) { _, worst in report(worst, limit: limit, context) }
    }

    /// The longest wait of a banner of an event, from the least severe ones upward: what more severe ones wait for, they
    /// nearly always wait for too.
    private static func longestWait(
        in group: BannerGroup, _ scenario: Scenario, _ exclusions: Exclusions, _ spec: Spec
    ) -> Wait? {
        let line = CrowdedLine(group, scenario, exclusions, spec)
        var longest: Wait?
        for banner in line.candidates {
            let crowd = line.crowd(before: banner)
            // It waits no longer than it may, or it is not shown at all.
            let expiry = spec.banners[banner].extras?.expires?.value.inSeconds ?? .infinity
            let seconds = min(crowd.seconds(spec.queue.maxDepth.value), expiry)
            if seconds > longest?.seconds ?? 0 {
                longest = Wait(banner: banner, crowd: crowd, seconds: seconds, scenario: scenario)
            }
            if seconds >= line.bound { break }
        }
        return longest
    }

    // MARK: Conditions

    private static func checkConditions(of group: BannerGroup, _ exclusions: Exclusions, _ context: RuleContext) {
        let spec = context.spec
        let insisting = group.banners.filter {
            guard let trigger = spec.banners[$0].extras?.trigger else { return false }
            return trigger.condition != nil && trigger.effectiveClears == nil && spec.banners[$0].extras?.expires == nil
        }
        for index in insisting
        where context.scenarios.contains(where: { mayWait(index, in: group, $0, exclusions, spec) }) {
            let banner = spec.banners[index]
            guard let condition = banner.extras?.trigger?.condition else { continue }
            let shown = condition.value.prefix(60)
            context.report(
                "`\(banner.name.value)` may be shown when `\(shown)` is over, since nothing clears it",
                at: condition.place,
                notes: [
                    traceNote([
                        "another banner of group `\(group.name)` shows", banner.step("waits"), "`\(shown)` ends",
                        "`\(banner.name.value)` comes next",
                    ])
                ],
                help: ["add `clears: …` with what ends `\(shown)`; then the banner leaves the queue with it"])
        }
    }

    /// Whether a banner may come while another shows that does not give way to it, and can be there at the same time.
    private static func mayWait(
        _ banner: Int, in group: BannerGroup, _ scenario: Scenario, _ exclusions: Exclusions, _ spec: Spec
    ) -> Bool {
        let severity = scenario.severity(of: spec.banners[banner])
        guard !exclusions.isExhausted else { return false }
        return group.banners.contains { other in
            let isQueue = spec.queue.conflict.value.keepsTimed
            // It may hold of another value of its parameters too.
            guard other != banner else { return isQueue && !spec.banners[banner].parameters.isEmpty }
            if exclusions.keepOut(banner, while: other) { return false }
            return isQueue || scenario.severity(of: spec.banners[other]) > severity
        }
    }

    private static func report(_ worst: WorstCases<String, Wait>.Worst, limit: Double, _ context: RuleContext) {
        let (spec, found) = (context.spec, worst.detail)
        let banner = spec.banners[found.banner]
        let depth = spec.queue.maxDepth
        let count = min(depth.value, found.crowd.count)
        let isQueue = spec.queue.conflict.value.keepsTimed
        let allowed = found.crowd.depth(within: limit)
        let help =
            allowed > 0 && isQueue
            ? "`maxDepth: \(allowed)`\(depth.place == nil ? " under `queue`, where \(depth.value) is the default," : "") keeps "
                + "the wait at \(Figure.text(found.crowd.seconds(allowed))) s"
            : "show the banners of group `\(spec.surfaces[banner.surface].group.value)` for a shorter time"
        context.report(
            "`\(banner.name.value)` may wait \(Figure.text(found.seconds, missing: limit)) s for its turn, more than "
                + "\(Figure.text(limit)) s\(found.scenario.suffix)",
            at: depth.place ?? banner.name.place,
            labels: depth.place == nil ? [] : [Label("may come last", at: banner.name.place)],
            notes: [
                traceNote(trace(banner, count, spec))
            ] + worst.notes,
            help: [help],
            fix: allowed > 0 && isQueue
                ? depth.place.map { Fix(help, .unsafe, edits: [Edit(replacing: $0, with: "\(allowed)")]) } : nil)
    }

    private static func trace(_ banner: Banner, _ count: Int, _ spec: Spec) -> [String] {
        let crowd = "\(Figure.count(count, "banner")) of the group"
        guard !spec.queue.conflict.value.keepsTimed else {
            return [
                "\(crowd) come\(count == 1 ? "s" : "") at once",
                banner.step("waits behind \(count == 1 ? "it" : "them")"),
            ]
        }
        let others = count == 1 ? "1 other banner of the group shows" : "\(count) others show, one after the other"
        return [banner.step(spec.queue.conflict.value == .suspend ? "steps aside" : "waits"), others]
    }
}
