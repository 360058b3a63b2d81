// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// Levels that nothing ranks.
enum LevelSeverity: Rule {
    static let comparesLevels = true

    static let description = RuleDescription(
        "BN812", "level-severity", .queue, .warning,
        summary: "levels that banners use say how severe they are",
        source:
            "Apple HIG, Managing notifications (interruption levels); SAP Fiori for iOS, Banners (types by severity)",
        what:
            "A level without `severity` has 0. Where banners use two levels or more, at most one of them leaves it out, and under "
            + "`order: priority` none does: equal severities rank nothing, and what asks for severe levels, such as "
            + "auto-dismiss-critical, never applies. A level that a theme gives a severity counts as one that has it.",
        why:
            "An error then waits behind a tip, is dropped for it when the queue is full, and leaves by itself like any other banner. "
            + "Nothing of that is to be seen in the spec.",
        how:
            "Give each level a `severity`, the higher the more severe: 10 for tips, 20 for success, 30 for warnings, 40 for errors.",
        bad: [
            RuleExample(
                """
                levels:
                  «info: { tint: "#0B57D0", onTint: "#FFFFFF" }
                  error: { tint: "#B3261E", onTint: "#FFFFFF" }
                banners:
                  tip:  { level: info, text: Swipe to archive. }
                  lost: { level: error, text: Your drafts were lost. }
                """),
            RuleExample(
                """
                queue: { order: priority }
                levels:
                  «info: { tint: "#0B57D0", onTint: "#FFFFFF" }
                  error: { tint: "#B3261E", onTint: "#FFFFFF", severity: 40 }
                banners:
                  tip:  { level: info, text: Swipe to archive. }
                  lost: { level: error, text: Your drafts were lost. }
                """, title: "One that comes last by oversight"),
        ],
        good: [
            RuleExample(
                """
                levels:
                  info:  { tint: "#0B57D0", onTint: "#FFFFFF", severity: 10 }
                  error: { tint: "#B3261E", onTint: "#FFFFFF", severity: 40 }
                banners:
                  tip:  { level: info, text: Swipe to archive. }
                  lost: { level: error, text: Your drafts were lost. }
                """)
        ])

    static func check(_ context: RuleContext) {
        let spec = context.spec
        let used = Set(spec.banners.map(\.level)).sorted()
        let unranked = used.filter { level in
            context.scenarios.allSatisfy { $0.design.levels[level].severity.place == nil }
        }
        let isRanked = spec.queue.order.value == .priority
        guard used.count > 1, unranked.count > (isRanked ? 0 : 1), let first = unranked.first else { return }
        let names = unranked.map { spec.design.levels[$0].name }
        let verb = names.count == 1 ? "has" : "have"
        context.report(
            "\(Figure.list(names.map(\.value))) \(verb) no `severity`"
                + (isRanked ? ", by which the queue is ordered" : ", so that none comes before the other"),
            at: spec.design.levels[first].name.place,
            labels: names.dropFirst().map { Label("nor has this level", at: $0.place) },
            notes: ["a level without `severity` has 0, so that no rule for severe levels applies to it"],
            help: [
                "say how severe they are, such as `severity: 10` for tips, 20 for success, 30 for warnings, 40 for errors"
            ])
    }
}
