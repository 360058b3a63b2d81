// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A queue too short for the banners that come at once.
enum BurstUnseen: Rule {
    static let needsWholeSpec = true

    private static let burst = RuleParameter.count(
        "burst", 4, in: 2...1000, "how many banners of a group may come at the same moment")

    static let description = RuleDescription(
        "BN809", "burst-unseen", .queue, .warning,
        summary: "no banner is lost when several come at once",
        source: "Apple HIG, Managing notifications (don't lose what people need); OwlBanners, queueing",
        what:
            "When several banners come at the same moment, one shows and the others wait, as many as `maxDepth` allows; if "
            + "there are more, the least severe is dropped before anybody has seen it. The rule asks for room for `burst` "
            + "different banners of a group, or for all banners of the group if it has fewer. Banners that `mutex` keeps "
            + "apart, and those of conditions on different `screens`, don't come together. Under `conflict: drop`, every "
            + "banner that comes meanwhile is lost, and the rule does not apply. Under the other conflicts, nothing else is "
            + "lost: a banner that nobody has seen is neither replaced nor passed over by one that is not more severe.",
        why:
            "When the network is lost, everything that was under way fails. Several banners at once are the normal case.",
        how: "Let more banners wait.",
        fix: .unsafe, parameters: [burst],
        bad: [
            RuleExample(
                """
                queue: { maxDepth: «1 }
                banners:
                  offline:    { level: error, text: You are offline. }
                  syncFailed: { level: error, text: Sync failed. }
                  sendFailed: { level: error, text: Message not sent. }
                """)
        ],
        good: [
            RuleExample(
                """
                queue: { maxDepth: 2 }
                banners:
                  offline:    { level: error, text: You are offline. }
                  syncFailed: { level: error, text: Sync failed. }
                  sendFailed: { level: error, text: Message not sent. }
                """),
            RuleExample(
                """
                queue: { maxDepth: 1 }
                banners:
                  offline:
                    level:   error
                    text:    You are offline.
                    trigger: { condition: network.unreachable, clears: network.reachable }
                  roaming:
                    level:   error
                    text:    You are roaming.
                    trigger: { condition: roaming.began, clears: roaming.ended, mutex: offline }
                  syncFailed: { level: error, text: Sync failed. }
                """, title: "Two banners that never come together"),
        ])

    static func check(_ context: RuleContext) {
        let (spec, queue) = (context.spec, context.spec.queue)
        guard queue.conflict.value != .drop else { return }
        let limit = Int(context.limit(burst))
        let exclusions = Exclusions(spec)
        for group in BannerGroup.all(of: spec) {
            let crowd = crowd(of: group, limit, exclusions)
            guard crowd.count - 1 > max(queue.maxDepth.value, 1) else { continue }
            report(crowd, group, context)
        }
    }

    /// How many banners a crowd is begun with, until one is as large as it may be.
    private static let beginnings = 100

    /// Banners of a group that may be live together, `limit` of them at the most.
    ///
    /// To find the largest such set is the clique problem, so the search is greedy: banners that exclude the fewest others come first, and
    /// up to ``beginnings`` of them each begin a crowd.
    private static func crowd(
        of group: BannerGroup, _ limit: Int, _ exclusions: Exclusions
    ) -> [Int] {
        let banners = group.banners.enumerated().sorted { one, other in
            (exclusions.count(of: one.element), one.offset) < (exclusions.count(of: other.element), other.offset)
        }.map(\.element)
        var largest: [Int] = []
        for first in banners.prefix(beginnings) {
            let crowd = exclusions.together([first] + banners, atMost: limit) { $0 }
            if crowd.count > largest.count { largest = crowd }
            if largest.count == limit { break }
        }
        return largest.sorted()
    }

    private static func report(_ crowd: [Int], _ group: BannerGroup, _ context: RuleContext) {
        let (spec, depth) = (context.spec, context.spec.queue.maxDepth)
        let severity = { (index: Int) in spec.design.levels[spec.banners[index].level].severity.value }
        // The most severe first; of equals the newest is dropped.
        let ranked = crowd.sorted { (severity($1), $0) < (severity($0), $1) }.map { spec.banners[$0].name.value }
        guard let lost = ranked.last, let first = ranked.first else { return }
        let help = "write `maxDepth: \(crowd.count - 1)`"
        context.report(
            "when \(crowd.count) banners of group `\(group.name)` come at once, `\(lost)` is dropped unseen",
            at: depth.place ?? spec.banners[group.banners[0]].name.place,
            notes: [
                traceNote([
                    "`\(first)` shows", "\(Figure.list(Array(ranked.dropFirst()))) come",
                    "\(Figure.count(max(depth.value, 1), "banner")) may wait",
                ])
            ],
            help: [help],
            fix: depth.place.map { Fix(help, .unsafe, edits: [Edit(replacing: $0, with: "\(crowd.count - 1)")]) })
    }
}
