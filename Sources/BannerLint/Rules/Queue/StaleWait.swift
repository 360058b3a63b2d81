// SPDX-License-Identifier: Apache-2.0

import BannerKit
import BannerSpec
import Diagnostics

/// A banner that may wait until what it says is no longer true.
enum StaleWait: Rule {
    static let needsWholeSpec = true

    private static let maximum = RuleParameter.duration(
        "maximum", 120_000, in: 1000...86_400_000, "the longest time after which an event is still news")

    static let description = RuleDescription(
        "BN808", "stale-wait", .queue, .warning,
        summary: "no banner waits until what it says is no longer true",
        source: "Apple HIG, Notifications (timely information); OwlBanners, queueing",
        what:
            "Under `conflict: enqueue`: how long the last banner of an event waits when `maxDepth` others come just before it, the "
            + "longest first. Each takes its `present`, `display`, `dismiss` and `pause`. A banner counts once if it has a "
            + "`minInterval`, or if it has no parameters and its repetitions are joined, and as often as may be if not; under "
            + "`coalesce: queued` one banner counts twice, since it may show while an equal one waits. Those without a timer, and "
            + "those that show work, don't count, being the concern of `starvation`. A banner of a condition leaves the queue when the "
            + "condition is cleared; without `clears` it is reported if it can wait at all.",
        why: "A banner about something that is long over confuses, and what people do about it is wrong.",
        how: "Let fewer banners wait (`maxDepth`), or show them for less long.",
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
        guard spec.queue.conflict.value == .enqueue else { return }
        let groups = BannerGroup.all(of: spec)
        for group in groups where group.banners.count > 1 { checkConditions(of: group, context) }

        let limit = context.duration(maximum).inSeconds
        var found = WorstCases<String, Wait>()
        for scenario in context.scenarios {
            for group in groups {
                let last = group.bySeverity(in: scenario, of: spec).last { isNews(spec.banners[$0.banner]) }
                guard let last else { continue }
                let crowd = Crowd(before: last.banner, of: group, scenario, spec)
                let seconds = crowd.seconds(spec.queue.maxDepth.value)
                guard seconds > limit else { continue }
                found.add(
                    Wait(banner: last.banner, crowd: crowd, seconds: seconds, scenario: scenario), group.name,
                    badness: seconds)
            }
        }
        for (_, worst) in found.all { report(worst, limit: limit, context) }
    }

    /// Whether a banner tells of something that happened; conditions can leave the queue.
    private static func isNews(_ banner: Banner) -> Bool { banner.extras?.trigger?.condition == nil }

    private static func checkConditions(of group: BannerGroup, _ context: RuleContext) {
        for index in group.banners {
            let banner = context.spec.banners[index]
            guard let trigger = banner.extras?.trigger, let condition = trigger.condition,
                trigger.effectiveClears == nil
            else { continue }
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

    private static func report(_ worst: WorstCases<String, Wait>.Worst, limit: Double, _ context: RuleContext) {
        let (spec, found) = (context.spec, worst.detail)
        let banner = spec.banners[found.banner]
        let depth = spec.queue.maxDepth
        let count = min(depth.value, found.crowd.count)
        let allowed = found.crowd.depth(within: limit)
        let help =
            allowed > 0
            ? "`maxDepth: \(allowed)` keeps the wait at \(Figure.text(found.crowd.seconds(allowed))) s"
            : "show the banners of group `\(spec.surfaces[banner.surface].group.value)` for less long"
        context.report(
            "`\(banner.name.value)` may wait \(Figure.text(found.seconds, missing: limit)) s for its turn, more than "
                + "\(Figure.text(limit)) s\(found.scenario.suffix)",
            at: depth.place ?? banner.name.place,
            labels: depth.place == nil ? [] : [Label("may come last", at: banner.name.place)],
            notes: [
                traceNote([
                    "\(Figure.count(count, "banner")) of the group come\(count == 1 ? "s" : "") at once",
                    banner.step("waits behind \(count == 1 ? "it" : "them")"),
                ])
            ] + worst.notes,
            help: [help],
            fix: allowed > 0
                ? depth.place.map { Fix(help, .unsafe, edits: [Edit(replacing: $0, with: "\(allowed)")]) } : nil)
    }
}

/// The banners of a group that may all come just before one of them: one shows, and the others wait.
private struct Crowd {
    /// Seconds by the number of banners that come once each, the longest first: `sums[n]` is that of the first n.
    private let sums: [Double]
    /// Seconds of the longest banner that may come any number of times.
    private let repeatable: Double

    init(before last: Int, of group: BannerGroup, _ scenario: Scenario, _ spec: Spec) {
        var once: [Double] = []
        var repeatable = 0.0
        var again = 0.0
        for index in group.banners {
            let banner = spec.banners[index]
            let look = scenario.looks[index]
            guard look.timer(of: banner) != nil else { continue }
            let seconds = scenario.slotTime(index, of: spec)
            let count = Self.count(banner, spec.queue, isAlone: group.banners.count == 1)
            switch count {
            case .many: repeatable = max(repeatable, seconds)
            case .once, .onceWaiting: if index != last { once.append(seconds) }
            }
            if count == .onceWaiting { again = max(again, seconds) }
        }
        // Only one shows, so only one can show and wait.
        if again > 0 { once.append(again) }
        // What takes less time than another that may come again and again is not among the longest.
        sums = once.filter { $0 > repeatable }.sorted(by: >).reduce(into: [0]) { sums, seconds in
            sums.append((sums.last ?? 0) + seconds)
        }
        self.repeatable = repeatable
    }

    /// How often a banner counts at one moment.
    private enum Count {
        /// It can be asked for only once, or its repetitions are joined.
        case once
        /// One of it waits at the most, and another one may show.
        case onceWaiting
        /// As often as may be.
        case many
    }

    private static func count(_ banner: Banner, _ queue: Queue, isAlone: Bool) -> Count {
        if let interval = banner.extras?.trigger?.minInterval, interval.value > .zero { return .once }
        guard banner.parameters.isEmpty else { return .many }
        switch queue.coalesce.value {
        case .none: return .many
        case .adjacent: return isAlone ? .once : .many
        case .queued: return .onceWaiting
        case .any: return .once
        }
    }

    /// How many may come, for a message; many if any can come again.
    var count: Int { repeatable > 0 ? .max : sums.count - 1 }

    /// The time that the `depth` longest take.
    func seconds(_ depth: Int) -> Double {
        let once = min(depth, sums.count - 1)
        return sums[max(once, 0)] + Double(max(depth - once, 0)) * repeatable
    }

    /// The greatest depth whose time is within `limit`.
    func depth(within limit: Double) -> Int {
        var (low, high) = (0, 1_000_000)
        while low < high {
            let middle = (low + high + 1) / 2
            if seconds(middle) <= limit { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
