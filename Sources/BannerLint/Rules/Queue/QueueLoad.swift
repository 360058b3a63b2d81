// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// Banners that may come faster than they can be shown.
enum QueueLoad: Rule {
    static let needsWholeSpec = true

    private static let limit = RuleParameter.number(
        "limit", 1, in: 0.01...100, "the load from which there is too much; 1 is all the time available")

    static let description = RuleDescription(
        "BN805", "queue-load", .queue, .warning,
        summary: "the banners of a group take less time than is available",
        source: "Queueing theory: a queue is stable while its load is below 1",
        what:
            "The load of a group is the share of time that its banners take if each comes as often as it may: the sum, over "
            + "its banners with a `minInterval`, of the time that one takes (`present` + `display` + `dismiss` + `pause`) "
            + "divided by that interval. Since nobody knows how long a banner without a timer stays, only its `present`, "
            + "`dismiss` and `pause` are counted, and, if it shows progress, also the `display` of its message at the end. "
            + "Under `conflict: replace`, `display` is counted as at most the one second for which each banner is seen. The "
            + "rule does not apply under `conflict: drop`, where nothing waits, or to a group whose banners all leave with "
            + "their conditions, each of which is there at most once. Banners without a `minInterval` may come at any rate "
            + "and are not counted.",
        why:
            "At a load of 1 the queue grows without end: banners report what happened long ago, and there is always one in "
            + "the way.",
        how: "Raise `minInterval`, shorten the times, or combine several messages into one.",
        parameters: [limit],
        bad: [
            RuleExample(
                """
                metrics:
                  standard: { present: 500ms, display: 4s, dismiss: 250ms }
                banners:
                  syncFailed:
                    level:   error
                    text:    Sync failed.
                    trigger: { event: sync.failed, minInterval: «5s }
                  uploadFailed:
                    level:   error
                    text:    Upload failed.
                    trigger: { event: upload.failed, minInterval: 30s }
                """)
        ],
        good: [
            RuleExample(
                """
                metrics:
                  standard: { present: 500ms, display: 4s, dismiss: 250ms }
                banners:
                  syncFailed:
                    level:   error
                    text:    Sync failed.
                    trigger: { event: sync.failed, minInterval: 10s }
                  uploadFailed:
                    level:   error
                    text:    Upload failed.
                    trigger: { event: upload.failed, minInterval: 30s }
                """)
        ])

    /// A banner's part of the load.
    private struct Share {
        let banner: Int
        /// Seconds that one showing takes.
        let time: Double
        let interval: Located<Duration>
        var load: Double { time / interval.value.inSeconds }
    }

    /// A group with more load than it can bear; the greatest share first.
    private struct Overload {
        let group: BannerGroup
        let shares: [Share]
        let load: Double
        let scenario: Scenario
    }

    static func check(_ context: RuleContext) {
        guard context.spec.queue.conflict.value != .drop else { return }
        let limit = context.limit(Self.limit)
        let groups = BannerGroup.all(of: context.spec)
        var found = WorstCases<String, Overload>()
        for scenario in context.scenarios {
            for group in groups {
                let shares = shares(of: group, in: scenario, context.spec)
                let load = shares.reduce(0) { $0 + $1.load }
                // What leaves with its condition is there once at the most, so that the queue can't grow.
                let mayGrow = shares.contains {
                    context.spec.banners[$0.banner].extras?.trigger?.effectiveClears == nil
                }
                guard load >= limit, mayGrow else { continue }
                found.add(
                    Overload(
                        group: group, shares: shares.sorted { ($0.load, $1.banner) > ($1.load, $0.banner) },
                        load: load, scenario: scenario),
                    group.name, badness: load,
                    Finding.Case(.init(theme: scenario.theme), measured: load))
            }
        }
        found.report(in: context) { _, worst in report(worst, limit: limit, context) }
    }

    private static func shares(of group: BannerGroup, in scenario: Scenario, _ spec: Spec) -> [Share] {
        // The next one takes the place of what people have seen.
        let longest = spec.queue.conflict.value == .replace ? BannerQueuePolicy.leastVisibleTime.inSeconds : .infinity
        return group.banners.compactMap { index in
            let banner = spec.banners[index]
            guard let interval = banner.extras?.trigger?.minInterval, interval.value > .zero else { return nil }
            return Share(banner: index, time: scenario.slotTime(index, of: spec, longest: longest), interval: interval)
        }
    }

    private static func report(
        _ worst: WorstCases<String, Overload>.Worst, limit: Double, _ context: RuleContext
    ) {
        let (spec, found) = (context.spec, worst.detail)
        guard let greatest = found.shares.first else { return }
        let unknown = found.group.banners.count - found.shares.count
        var notes = [
            "of that, "
                + found.shares.prefix(3).map { share in
                    "`\(spec.banners[share.banner].name.value)` takes \(Figure.text(share.time)) s every "
                        + "\(Figure.text(share.interval.value))"
                }.joined(separator: ", ") + (found.shares.count > 3 ? ", and so on" : "")
        ]
        if unknown > 0 { notes.append("\(Figure.count(unknown, "banner")) without `minInterval` may come on top") }
        context.report(
            "banners of group `\(found.group.name)` may take \(Figure.text(found.load, missing: limit)) s of every second, "
                + "and should take less than \(Figure.text(limit)) s" + found.scenario.suffix,
            at: greatest.interval.place,
            labels: found.shares.dropFirst().prefix(2).map { share in
                Label("\(Figure.text(share.load, decimals: 2)) s of every second", at: share.interval.place)
            },
            notes: notes + worst.notes, help: [help(greatest, rest: found.load - greatest.load, limit)])
    }

    /// The interval of the greatest share that brings the load below the limit, where that alone can.
    private static func help(_ share: Share, rest: Double, _ limit: Double) -> String {
        // What is a whole second but for rounding is one, and the limit itself is too much.
        let interval = (share.time / (limit - rest) + 1e-9).rounded(.down) + 1
        guard rest < limit, interval < 86_400 else { return "raise `minInterval` of several, or shorten their times" }
        return "`minInterval: \(Figure.text(interval))s` here brings it to "
            + "\(Figure.text(rest + share.time / interval, missing: limit)) s"
    }
}
