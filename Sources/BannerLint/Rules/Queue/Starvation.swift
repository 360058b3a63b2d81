// SPDX-License-Identifier: Apache-2.0

import BannerKit
import BannerSpec
import Diagnostics

/// A banner that stays, in front of others that can only wait.
enum Starvation: Rule {
    static let needsWholeSpec = true

    static let description = RuleDescription(
        "BN802", "starvation", .queue, .error, profiles: [.orange: .warning],
        summary: "no banner without a timer holds up others of its group",
        source: "Orange Design System, Banners (one at a time); OwlBanners, queueing",
        what:
            "A banner has no timer when `display` is `never` or `timer` is not among its `dismissal`. Under `conflict: enqueue` "
            + "every other banner of its group then waits for as long as nobody acts, and under `conflict: drop` it is lost. A "
            + "banner that leaves with its condition does not hold up those that its `mutex` excludes, unless they came before "
            + "and it outranks them under `order: priority`. In the profile `orange`, "
            + "where every banner waits for an answer, it is a warning.",
        why:
            "People leave a banner alone that doesn't stand in their way. Whatever comes after it, an error perhaps, they never "
            + "see.",
        how:
            "Let the banner step aside with `conflict: suspend`, let the new one take its place with `conflict: replace`, or give "
            + "it a timer.",
        fix: .unsafe,
        bad: [
            RuleExample(
                """
                queue: { order: priority, conflict: enqueue }
                metrics:
                  stays: { display: «never }
                banners:
                  offline:    { level: error, text: You are offline., metrics: stays }
                  syncFailed: { level: error, text: Sync failed. }
                """),
            RuleExample(
                """
                banners:
                  offline:
                    level:     error
                    text:      You are offline.
                    dismissal: «[swipe, condition]
                    trigger:   { condition: network.unreachable, clears: network.reachable }
                  syncFailed: { level: error, text: Sync failed. }
                """, title: "A display time without the way out that it needs"),
            RuleExample(
                """
                queue: { conflict: drop }
                banners:
                  offline:    { level: error, text: You are offline., metrics: { display: «never } }
                  syncFailed: { level: error, text: Sync failed. }
                """, title: "Others are lost"),
            RuleExample(
                """
                lint: { profile: orange }
                banners:
                  «termsChanged: { level: error, text: Our terms have changed. }
                  billDue:      { level: error, text: A bill is due. }
                """, title: "The profile's own defaults"),
        ],
        good: [
            RuleExample(
                """
                queue: { order: priority, conflict: suspend }
                metrics:
                  stays: { display: never }
                banners:
                  offline:    { level: error, text: You are offline., metrics: stays }
                  syncFailed: { level: error, text: Sync failed. }
                """),
            RuleExample(
                """
                banners:
                  offline:
                    level:   error
                    text:    You are offline.
                    metrics: { display: never }
                    trigger: { condition: network.unreachable, clears: network.reachable }
                  syncFailed:
                    level:   error
                    text:    Sync failed.
                    trigger: { event: sync.failed, mutex: offline }
                """, title: "What could wait never happens meanwhile"),
        ])

    /// A banner that stays and the most severe one that it holds up.
    private struct Blockade {
        let blocker: Int
        let waiting: Int
        let ending: BannerEnding
        /// Whether the one that is held up came first, since it can't come while the other shows.
        let cameBefore: Bool
        let scenario: Scenario
    }

    static func check(_ context: RuleContext) {
        let conflict = context.spec.queue.conflict.value
        guard conflict == .enqueue || conflict == .drop else { return }
        let blockades = blockades(context.spec, context.scenarios)
        for (place, worst) in blockades.all { report(worst, at: place, context) }
    }

    /// The blockades by where it is written that a banner stays.
    private static func blockades(_ spec: Spec, _ scenarios: [Scenario]) -> WorstCases<Place?, Blockade> {
        let groups = BannerGroup.all(of: spec).filter { $0.banners.count > 1 }
        let mutex = Exclusions(spec)
        var found = WorstCases<Place?, Blockade>()
        var seen: Set<Cause> = []
        for scenario in scenarios {
            for group in groups {
                let ranked = group.bySeverity(in: scenario, of: spec)
                for blocker in group.banners {
                    let look = scenario.looks[blocker]
                    guard look.timer == nil else { continue }
                    let ending = BannerEnding(spec.banners[blocker], look, spec.buttons)
                    guard
                        let waiting = ranked.first(where: { other, _ in
                            other != blocker
                                && (!(ending.leavesWithCondition && mutex.contains(blocker, other))
                                    || mayHaveComeBefore(blocker, other, scenario, spec))
                        }),
                        // A theme that changes nothing here says nothing new.
                        seen.insert(Cause(banner: blocker, place: look.staysPlace)).inserted
                    else { continue }
                    found.add(
                        Blockade(
                            blocker: blocker, waiting: waiting.banner, ending: ending,
                            cameBefore: ending.leavesWithCondition && mutex.contains(blocker, waiting.banner),
                            scenario: scenario),
                        look.staysPlace, badness: Double(waiting.severity))
                }
            }
        }
        return found
    }

    /// Whether `other`, which can't come while `blocker` shows, may wait from before, and `blocker` go in front of it.
    private static func mayHaveComeBefore(
        _ blocker: Int, _ other: Int, _ scenario: Scenario, _ spec: Spec
    ) -> Bool {
        guard spec.queue.conflict.value == .enqueue, spec.queue.order.value == .priority else { return false }
        let (first, second) = (spec.banners[other], spec.banners[blocker])
        return scenario.severity(of: second) > scenario.severity(of: first)
            && !BannerEnding(first, scenario.looks[other], spec.buttons).leavesWithCondition
    }

    private struct Cause: Hashable {
        let banner: Int
        let place: Place?
    }

    private static func report(
        _ worst: WorstCases<Place?, Blockade>.Worst, at place: Place?, _ context: RuleContext
    ) {
        let (spec, found) = (context.spec, worst.detail)
        let (blocker, waiting) = (spec.banners[found.blocker], spec.banners[found.waiting])
        let isLost = spec.queue.conflict.value == .drop
        let way = found.ending.phrase
        var notes = [
            traceNote([
                found.cameBefore
                    ? "another banner shows; \(waiting.step("waits")); \(blocker.step("goes in front of it"))"
                    : "\(blocker.step("shows")); \(waiting.step(isLost ? "is discarded" : "waits"))",
                "\(way.isEmpty ? "nothing" : "only " + way) ends `\(blocker.name.value)`",
            ])
        ]
        if worst.others > 0 {
            notes.append(
                "\(Figure.count(worst.others, "other banner")) stay\(worst.others == 1 ? "s" : "") like this too")
        }
        let (fix, help) = remedy(spec.queue)
        context.report(
            "`\(waiting.name.value)` \(isLost ? "is lost" : "waits without end") while "
                + "`\(blocker.name.value)` shows, which has no timer\(found.scenario.suffix)",
            at: place ?? blocker.name.place, labels: labels(found, at: place, spec), notes: notes,
            help: [help, "give it a display time, with `timer` among its ways out"], fix: fix)
    }

    private static func labels(_ found: Blockade, at place: Place?, _ spec: Spec) -> [Label] {
        let (blocker, waiting) = (spec.banners[found.blocker], spec.banners[found.waiting])
        let conflict = spec.queue.conflict
        return (place == nil ? [] : [Label("stays", at: blocker.name.place)])
            + [Label(conflict.value == .drop ? "is lost" : "waits", at: waiting.name.place)]
            + (conflict.place.map { [Label("what comes meanwhile \(conflict.value.fate)", at: $0)] } ?? [])
    }

    private static func remedy(_ queue: Queue) -> (Fix?, String) {
        let help = "write `conflict: suspend`, so that it steps aside and comes back"
        guard let place = queue.conflict.place else {
            return (nil, help + "; the default is `\(queue.conflict.value.rawValue)`")
        }
        return (Fix(help, .unsafe, edits: [Edit(replacing: place, with: "suspend")]), help)
    }
}

extension BannerQueuePolicy.Conflict {
    /// What becomes of a banner that comes while another is shown.
    fileprivate var fate: String { self == .drop ? "is discarded" : "waits" }
}
