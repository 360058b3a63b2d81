// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// Two banners that change places whenever the condition of one begins anew.
enum Livelock: Rule {
    static let needsWholeSpec = true

    static let description = RuleDescription(
        "BN804", "livelock", .queue, .error, mildest: .warning,
        summary: "no two conditions can replace each other's banner for ever",
        source: "SAP Fiori for iOS, Banners (Persistence); Material Design 3, Snackbar (one at a time)",
        what:
            "Under `conflict: replace`, the rule reports two banners of one group if their conditions can hold at the same "
            + "time and neither outranks the other: with `order: priority`, two of the same `severity`; with `order: fifo`, "
            + "any two. Each time a condition begins again, its banner replaces the other, once people have seen that one for "
            + "a second. The other's condition still holds, and its banner takes the place back when the condition begins "
            + "again. A display time does not help, since the conditions outlast it. Conditions can't hold at the same time "
            + "if `mutex` says so, or if their `screens` are never seen at the same time; and banners of one condition come "
            + "and go together. A banner of an event is over when it is replaced, which is not a fault. Under "
            + "`conflict: suspend`, banners change places too, but there that is what the word asks for. If one of the two "
            + "leaves by itself, the finding is a warning.",
        why:
            "Conditions flicker: a network is there, gone, and there again. The two banners then change places without end. "
            + "Nobody can read either, and a screen reader announces each one every time. While both conditions still hold, "
            + "people see only the banner whose condition began last.",
        how:
            "Give one banner the higher severity under `order: priority`, so that it keeps its place, or say under `mutex` "
            + "that the conditions exclude each other.",
        bad: [
            RuleExample(
                """
                queue: { order: priority, conflict: replace }
                metrics:
                  standard: { display: never }
                banners:
                  offline:
                    level:   error
                    text:    You are offline.
                    trigger: { condition: network.unreachable, clears: network.reachable }
                  diskFull:
                    level:   error
                    text:    The disk is full.
                    trigger: { condition: «disk.full, clears: disk.hasSpace }
                """),
            RuleExample(
                """
                lint: { profile: fiori }
                banners:
                  offline:
                    level:   error
                    text:    You are offline.
                    trigger: { condition: network.unreachable, clears: network.reachable }
                  diskFull:
                    level:   error
                    text:    The disk is full.
                    trigger: { condition: «disk.full, clears: disk.hasSpace }
                """, title: "The profile's own defaults"),
        ],
        good: [
            RuleExample(
                """
                queue: { order: priority, conflict: replace }
                levels:
                  warning: { severity: 30, tint: "#4D3202", onTint: "#FFFFFF" }
                  error:   { severity: 40, tint: "#8A0314", onTint: "#FFFFFF" }
                metrics:
                  standard: { display: never }
                banners:
                  offline:
                    level:   warning
                    text:    You are offline.
                    trigger: { condition: network.unreachable, clears: network.reachable }
                  diskFull:
                    level:   error
                    text:    The disk is full.
                    trigger: { condition: disk.full, clears: disk.hasSpace }
                """, title: "The more severe banner keeps its place"),
            RuleExample(
                """
                lint: { profile: fiori }
                banners:
                  saveFailed: { level: error, text: Not saved., trigger: { event: save.failed } }
                  syncFailed: { level: error, text: Sync failed., trigger: { event: sync.failed } }
                """, title: "Events don't come back"),
        ])

    /// Two banners that replace each other, the first of their group.
    private struct Duel {
        let first: Int
        let second: Int
        /// How many more banners of the group have such a rival.
        let others: Int
        let scenario: Scenario
    }

    static func check(_ context: RuleContext) {
        let spec = context.spec
        guard spec.queue.conflict.value == .replace else { return }
        let groups = BannerGroup.all(of: spec).filter { $0.banners.count > 1 }
        let exclusions = Exclusions(spec)
        var found = WorstCases<String, Duel>()
        for scenario in context.scenarios {
            for group in groups {
                guard let duel = duel(in: group, scenario, exclusions, spec) else { continue }
                found.add(
                    duel, group.name, badness: Double(duel.others), context.failing(duel.second, in: scenario))
            }
        }
        found.report(in: context) { _, worst in report(worst, context) }
    }

    private static func duel(
        in group: BannerGroup, _ scenario: Scenario, _ exclusions: Exclusions, _ spec: Spec
    ) -> Duel? {
        let insisting = group.banners.filter { spec.banners[$0].extras?.trigger?.condition != nil }
        let ranks = Dictionary(grouping: insisting) { banner in
            spec.queue.order.value == .fifo ? 0 : scenario.severity(of: spec.banners[banner])
        }
        let pairs = ranks.values.flatMap { rivals(among: $0, exclusions) }
        guard let (banner, rival) = pairs.min(by: { ($0.banner, $0.rival) < ($1.banner, $1.rival) }) else { return nil }
        let others = Set(pairs.map(\.banner)).subtracting([banner, rival]).count
        return Duel(first: min(banner, rival), second: max(banner, rival), others: others, scenario: scenario)
    }

    /// Each banner that has a rival, with its first.
    ///
    /// A search ends with the first rival, so it passes over those alone that are none.
    private static func rivals(among banners: [Int], _ exclusions: Exclusions) -> [(banner: Int, rival: Int)] {
        var others = NearBanners(banners, exclusions) { $0 }
        return banners.compactMap { banner in
            guard !exclusions.isExhausted else { return nil }
            return others.near(banner).first { $0 != banner && !exclusions.areNoRivals($0, banner) }.map {
                (banner, $0)
            }
        }
    }

    private static func report(_ worst: WorstCases<String, Duel>.Worst, _ context: RuleContext) {
        let (spec, queue, duel) = (context.spec, context.spec.queue, worst.detail)
        let (first, second) = (spec.banners[duel.first], spec.banners[duel.second])
        let comesBack = duel.scenario.comesBack(duel.first, of: spec)
        // What goes by itself is in the other's way for its time only.
        let isStuck = comesBack && duel.scenario.comesBack(duel.second, of: spec)
        let equals =
            queue.order.value == .fifo
            ? "neither outranks the other under `order: fifo`"
            : "both have severity \(duel.scenario.severity(of: first))"
        context.report(
            "`\(first.name.value)` and `\(second.name.value)` can replace each other for ever: "
                + equals + duel.scenario.suffix,
            at: second.extras?.trigger?.condition?.place ?? second.name.place,
            labels: (first.extras?.trigger?.condition.map { [Label("holds at the same time", at: $0.place)] } ?? [])
                + (queue.conflict.place.map { [Label("what comes replaces what shows", at: $0)] } ?? []),
            notes: [
                traceNote([
                    first.step("shows"), second.step("replaces it"),
                    "`\(first.name.value)` \(comesBack ? "waits" : "ends"), and its condition holds",
                    first.step("replaces `\(second.name.value)`", again: true), "and so on",
                ])
            ]
                + (duel.others == 0 ? [] : ["\(Figure.count(duel.others, "other banner")) of the group too"])
                + worst.notes,
            help: [
                "give them different severities under `order: priority`",
                "write `mutex: \(first.name.value)` if the two conditions never hold at the same time",
            ], atMost: isStuck ? .error : .warning)
    }
}
