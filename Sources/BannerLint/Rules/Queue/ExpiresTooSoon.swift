// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A banner that is out of date before its turn comes.
enum ExpiresTooSoon: Rule {
    static let description = RuleDescription(
        "BN813", "expires-too-soon", .queue, .warning,
        summary: "a banner may wait for at least as long as another banner shows before it",
        source: "WCAG 2.2, 2.2.1 Timing Adjustable; bannerc, Banners, `expires`",
        what:
            "If banners wait for their turn, `expires` is at least the time for which another timed banner of the same "
            + "group may show before this one, in any theme. This includes banners that go in front because of their "
            + "severity, and the banner that already shows, which may be the same banner with different parameters. Under "
            + "`replace` and `suspend` with `order: priority`, banners wait only for more severe ones. A banner of a "
            + "condition has no `expires` if the trigger has `clears`: it leaves the queue with its condition, and not while "
            + "the condition still holds.",
        why:
            "A single other banner is enough to lose this one, and nobody learns that it existed. A message that is still "
            + "true is not out of date.",
        how:
            "Let the banner wait longer, or show the others for a shorter time. Leave `expires` out if the condition has an "
            + "end.",
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
        let line = ExpiringLine(spec)
        let groups = BannerGroup.all(of: spec)
        var faults = WorstCases<Place, Fault>()
        for scenario in context.scenarios {
            for group in groups {
                for (index, other, seconds) in line.waits(in: group, scenario) {
                    guard let expires = spec.banners[index].extras?.expires, seconds > expires.value.inSeconds else {
                        continue
                    }
                    faults.add(
                        Fault(banner: index, other: other, seconds: seconds, scenario: scenario), expires.place,
                        badness: seconds,
                        context.failing(index, in: scenario, measured: seconds - expires.value.inSeconds))
                }
            }
        }
        faults.report(in: context) { place, worst in report(worst, at: place, context) }
    }

    private static func report(_ worst: WorstCases<Place, Fault>.Worst, at place: Place, _ context: RuleContext) {
        let fault = worst.detail
        let (banner, other) = (context.spec.banners[fault.banner], context.spec.banners[fault.other])
        let limit = banner.extras?.expires?.value.inSeconds ?? 0
        let isSame = fault.banner == fault.other
        context.report(
            "`\(banner.name.value)` may wait \(Figure.text(limit)) s, but "
                + (isSame ? "another one" : "`\(other.name.value)`")
                + " takes \(Figure.text(fault.seconds, missing: limit)) s before it\(fault.scenario.suffix)",
            at: place, labels: isSame ? [] : [Label("may show before it", at: other.name.place)],
            notes: [
                traceNote([
                    other.step("comes"), banner.step("waits", again: isSame),
                    "\(isSame ? "the second one" : "`\(banner.name.value)`") is dropped unseen",
                ])
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

/// Finds which timed banner of a group may show for longest before each banner that expires.
private struct ExpiringLine {
    typealias Wait = (banner: Int, other: Int, seconds: Double)

    private let spec: Spec
    private let exclusions: Exclusions

    /// The longest ones that are asked whether they can be there before a banner, one after the other. More of them exclude it hardly
    /// ever.
    private static let candidates = 1_000

    init(_ spec: Spec) {
        self.spec = spec
        exclusions = Exclusions(spec)
    }

    func waits(in group: BannerGroup, _ scenario: Scenario) -> [Wait] {
        switch (spec.queue.conflict.value, spec.queue.order.value) {
        case (.enqueue, _), (.stepAside, _):
            let longest = Self.longest(of: timed(group.banners, scenario))
            return expiring(group.banners).compactMap { banner in
                let waits = [wait(of: banner, behind: longest), waitForItself(banner, scenario)]
                return waits.compactMap(\.self).max { $0.seconds < $1.seconds }
            }
        case (.replace, .priority), (.suspend, .priority): return waitsForSevere(in: group, scenario)
        // Whatever comes takes the place of what shows, or is lost.
        case (.replace, .fifo), (.suspend, .fifo), (.drop, _): return []
        }
    }

    /// Where what is as severe takes the place of what shows, as soon as people have seen that.
    private func waitsForSevere(in group: BannerGroup, _ scenario: Scenario) -> [Wait] {
        var longest: [(banner: Int, seconds: Double)] = []
        var found: [Wait] = []
        var rest = group.bySeverity(in: scenario, of: spec)[...]
        while let first = rest.first {
            let equals = rest.prefix { $0.severity == first.severity }.map(\.banner)
            found += expiring(equals).compactMap { wait(of: $0, behind: longest) }
            longest = Self.longest(of: longest + timed(equals, scenario))
            rest = rest.dropFirst(equals.count)
        }
        return found
    }

    /// `others` are in the order of their times, the longest first.
    private func wait(of banner: Int, behind others: [(banner: Int, seconds: Double)]) -> Wait? {
        guard !exclusions.isExhausted else { return nil }
        return others.first { $0.banner != banner && !exclusions.keepOut(banner, while: $0.banner) }
            .map { (banner, $0.banner, $0.seconds) }
    }

    /// A banner of an event that says something else waits for the one before, for as long as that shows when it may come again.
    private func waitForItself(_ index: Int, _ scenario: Scenario) -> Wait? {
        let banner = spec.banners[index]
        let trigger = banner.extras?.trigger
        guard trigger?.condition == nil, CoalesceKey.hasNews(banner, at: index, scenario, spec.queue) else {
            return nil
        }
        let interval = trigger?.minInterval?.value.inSeconds ?? 0
        return timed([index], scenario).first.map { (index, index, $0.seconds - interval) }
    }

    private func expiring(_ banners: [Int]) -> [Int] { banners.filter { spec.banners[$0].extras?.expires != nil } }

    private func timed(_ banners: [Int], _ scenario: Scenario) -> [(banner: Int, seconds: Double)] {
        banners.filter { scenario.looks[$0].timer(of: spec.banners[$0]) != nil }
            .map { ($0, scenario.slotTime($0, of: spec)) }
    }

    private static func longest(of banners: [(banner: Int, seconds: Double)]) -> [(banner: Int, seconds: Double)] {
        Array(banners.sorted { ($0.seconds, $1.banner) > ($1.seconds, $0.banner) }.prefix(candidates))
    }
}
