// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A less severe banner that comes before a more severe one, or in its place.
enum PriorityInversion: Rule {
    static let needsWholeSpec = true

    static let description = RuleDescription(
        "BN806", "priority-inversion", .queue, .warning, profiles: [.owl: .info, .material: .info],
        summary: "no less severe banner goes before a more severe one, or costs it its place",
        source: "Apple HIG, Managing notifications (interruption levels)",
        what:
            "The rule looks at groups with banners of different `severity`. Under `conflict: enqueue` with `order: fifo` "
            + "and room for two (`maxDepth`), and under `stepAside` with `order: fifo`, a less severe banner that waits is "
            + "shown before a more severe one that nobody has seen yet. Under `conflict: replace` with `order: fifo`, it ends "
            + "a more severe one that people have seen for a second, unless that one shows work or a condition without a "
            + "timer and so comes back. Under `conflict: drop`, a more severe banner is lost while a less severe one shows. "
            + "Under `conflict: suspend` with `order: priority`, only less severe banners wait; with `order: fifo`, a banner "
            + "that waits gets the place as soon as people have seen the one before. Whatever the order, `maxDepth` drops the "
            + "least severe banner. Under `enqueue`, a banner that shows has its time before a more severe one comes: that is "
            + "what the word means, and not a fault. Pairs that `mutex` or `screens` keep apart are not reported, and neither "
            + "is a pair in which the event of one banner ends the condition of the other. In the profiles `owl` and "
            + "`material`, which promise the order of arrival and the latest message, findings are only for information.",
        why: "The more severe message is the one that people must act on, and it comes late or never.",
        how:
            "Write `order: priority` or `conflict: suspend`. Give levels that stand for a colour and not for a rank the "
            + "same `severity`.",
        fix: .unsafe,
        bad: [
            RuleExample(
                """
                queue: { order: «fifo, conflict: enqueue }
                levels:
                  info:  { severity: 10, tint: "#184687", onTint: "#FFFFFF" }
                  error: { severity: 40, tint: "#8A0314", onTint: "#FFFFFF" }
                banners:
                  saved:      { level: info, text: Saved. }
                  syncFailed: { level: error, text: Sync failed. }
                """),
            RuleExample(
                """
                queue: { order: priority, conflict: «drop }
                levels:
                  info:  { severity: 10, tint: "#184687", onTint: "#FFFFFF" }
                  error: { severity: 40, tint: "#8A0314", onTint: "#FFFFFF" }
                banners:
                  saved:      { level: info, text: Saved. }
                  syncFailed: { level: error, text: Sync failed. }
                """, title: "If nothing waits, no order helps"),
        ],
        good: [
            RuleExample(
                """
                queue: { order: priority, conflict: enqueue }
                levels:
                  info:  { severity: 10, tint: "#184687", onTint: "#FFFFFF" }
                  error: { severity: 40, tint: "#8A0314", onTint: "#FFFFFF" }
                banners:
                  saved:      { level: info, text: Saved. }
                  syncFailed: { level: error, text: Sync failed. }
                """),
            RuleExample(
                """
                queue: { order: fifo, conflict: suspend }
                levels:
                  info:  { severity: 10, tint: "#184687", onTint: "#FFFFFF" }
                  error: { severity: 40, tint: "#8A0314", onTint: "#FFFFFF" }
                banners:
                  saved:      { level: info, text: Saved. }
                  syncFailed: { level: error, text: Sync failed. }
                """, title: "The newest banner goes in front"),
        ])

    /// A banner and a more severe one that has to do with it.
    private struct Inversion {
        let lesser: Int
        let greater: Int
        let scenario: Scenario
        /// Whether it takes a second request for the less severe one, for which the first steps aside.
        var isOfOneTwice = false

        /// Whether the less severe one comes first when the banner `stepping`, which nothing ends, steps aside for it.
        func mayBegin(with stepping: Int, _ spec: Spec) -> Bool {
            let coalesce = spec.queue.coalesce.value
            switch stepping {
            // It is asked for a second time while it shows.
            case lesser: return coalesce == .none || coalesce == .queued || differs(lesser, spec)
            // It is asked for a second time when it has stepped aside, and waits.
            case greater: return coalesce == .none || coalesce == .adjacent || differs(greater, spec)
            default: return true
            }
        }

        /// Whether one request for a banner may say another thing than the next, so that they are not joined: work always does.
        private func differs(_ banner: Int, _ spec: Spec) -> Bool {
            spec.banners[banner].extras?.progress != nil
                || !spec.banners[banner].parameters.isEmpty
                    && CoalesceKey.tellsApart(spec.banners[banner], at: banner, scenario, spec.queue)
        }
    }

    static func check(_ context: RuleContext) {
        let queue = context.spec.queue
        guard invertsRanks(queue) else { return }
        let groups = BannerGroup.all(of: context.spec).filter { $0.banners.count > 1 }
        let exclusions = Exclusions(context.spec)
        var found = WorstCases<String, Inversion>()
        for scenario in context.scenarios {
            for group in groups {
                for inversion in inversions(in: group, scenario, exclusions, context.spec) {
                    let gap =
                        Double(scenario.severity(of: context.spec.banners[inversion.greater]))
                        - Double(scenario.severity(of: context.spec.banners[inversion.lesser]))
                    found.add(inversion, group.name, badness: gap, context.failing(inversion.greater, in: scenario))
                }
            }
        }
        found.report(in: context) { _, worst in report(worst, context) }
    }

    private static func invertsRanks(_ queue: Queue) -> Bool {
        switch queue.conflict.value {
        case .enqueue: queue.order.value == .fifo && queue.maxDepth.value > 1
        // While one leaves for another, that has a place beside those that wait.
        case .replace, .stepAside: queue.order.value == .fifo
        case .drop: true
        case .suspend: false
        }
    }

    /// Each banner that a less severe one keeps from people, with the least severe of those.
    private static func inversions(
        in group: BannerGroup, _ scenario: Scenario, _ exclusions: Exclusions, _ spec: Spec
    ) -> [Inversion] {
        let ranked = group.bySeverity(in: scenario, of: spec)
        // One that waits comes only after another has left, or stepped aside.
        let hasEnd = ranked.contains { scenario.hasEnd($0.banner, of: spec) }
        let stepping =
            spec.queue.conflict.value == .stepAside
            ? ranked.map(\.banner).filter { scenario.comesBack($0, of: spec) } : []
        if spec.queue.conflict.value.keepsTimed, !hasEnd, stepping.isEmpty { return [] }
        let isReplacing = spec.queue.conflict.value == .replace
        let lost = isReplacing ? ranked.filter { !scenario.comesBack($0.banner, of: spec) } : ranked
        return lost.compactMap { greater in
            if exclusions.isExhausted { return nil }
            for lesser in ranked.reversed() {
                guard greater.severity > lesser.severity else { break }
                // Only under `replace` is the more severe one there first.
                let (first, second) = isReplacing ? (greater, lesser) : (lesser, greater)
                if exclusions.keepOut(second.banner, while: first.banner) { continue }
                var inversion = Inversion(lesser: lesser.banner, greater: greater.banner, scenario: scenario)
                if spec.queue.conflict.value.keepsTimed, !hasEnd {
                    guard let stepping = stepping.first(where: { inversion.mayBegin(with: $0, spec) }) else { continue }
                    inversion.isOfOneTwice = stepping == lesser.banner
                }
                return inversion
            }
            return nil
        }
    }

    private static func report(_ worst: WorstCases<String, Inversion>.Worst, _ context: RuleContext) {
        let (spec, queue, found) = (context.spec, context.spec.queue, worst.detail)
        let (lesser, greater) = (spec.banners[found.lesser], spec.banners[found.greater])
        let low = "`\(lesser.name.value)` (severity \(found.scenario.severity(of: lesser)))"
        let high = "`\(greater.name.value)` (severity \(found.scenario.severity(of: greater)))"
        let (message, trace) =
            switch queue.conflict.value {
            case .replace:
                ("\(low) may end \(high)", [greater.step("shows"), lesser.step("replaces it")])
            case .drop:
                ("\(high) is lost while \(low) shows", [lesser.step("shows"), greater.step("is discarded")])
            case .enqueue, .suspend, .stepAside:
                (
                    "\(low) may be shown before \(high), which waits",
                    (found.isOfOneTwice
                        ? [
                            lesser.step("shows"),
                            lesser.step("waits a second time, and the first one leaves", again: true),
                        ]
                        : ["while another banner leaves, " + lesser.step("waits")])
                        + [greater.step("waits behind it"), "`\(lesser.name.value)` comes next"]
                )
            }
        let (fix, help) = remedy(queue)
        let place = queue.conflict.value == .drop ? queue.conflict.place : queue.order.place
        context.report(
            message + found.scenario.suffix, at: place ?? greater.name.place,
            labels: [Label("the less severe one", at: lesser.name.place)]
                + (place == nil ? [] : [Label("the more severe one", at: greater.name.place)]),
            notes: [traceNote(trace)] + worst.notes(of: "banners"), help: [help], fix: fix)
    }

    private static func remedy(_ queue: Queue) -> (Fix?, String) {
        if queue.conflict.value == .drop {
            return (nil, "write `conflict: suspend`, or `enqueue` with `order: priority`")
        }
        let help = "write `order: priority`"
        return (queue.order.place.map { Fix(help, .unsafe, edits: [Edit(replacing: $0, with: "priority")]) }, help)
    }
}
