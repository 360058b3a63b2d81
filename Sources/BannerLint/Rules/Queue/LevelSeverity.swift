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
            "A level without `severity` has 0. If banners use two levels or more, at most one of these levels leaves it "
            + "out, and under `order: priority` none does: equal severities rank nothing, and rules about severe levels, such "
            + "as auto-dismiss-critical, never apply. A level that gets its severity from a theme has one. Under "
            + "`order: priority`, levels that are all written with `severity: 0` rank nothing either, and are reported in the "
            + "same way.",
        why:
            "An error then waits behind a tip, is dropped for it when the queue is full, and leaves by itself like any "
            + "other banner. None of this can be seen in the spec.",
        how:
            "Give each level a `severity`; the higher it is, the more severe: 10 for tips, 20 for success, 30 for warnings, "
            + "40 for errors.",
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
                """, title: "A level that comes last by oversight"),
            RuleExample(
                """
                queue: { order: priority }
                levels:
                  «info: { tint: "#0B57D0", onTint: "#FFFFFF", severity: 0 }
                  error: { tint: "#B3261E", onTint: "#FFFFFF", severity: 0 }
                banners:
                  tip:  { level: info, text: Swipe to archive. }
                  lost: { level: error, text: Your drafts were lost. }
                """, title: "No rank at all"),
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
        guard used.count > 1 else { return }
        let isRanked = spec.queue.order.value == .priority
        // What is written ranks as little where all of it is 0.
        let areZero = isRanked && used.allSatisfy { isZero($0, context) }
        let unranked = areZero ? used : used.filter { !isWritten($0, context) }
        guard unranked.count > (isRanked ? 0 : 1) else { return }
        report(unranked, isRanked, context)
    }

    /// Whether a level has the severity 0 in every theme.
    private static func isZero(_ level: Int, _ context: RuleContext) -> Bool {
        context.scenarios.allSatisfy { $0.design.levels[level].severity.value == 0 }
    }

    /// Whether anybody says how severe a level is, in a theme at least.
    private static func isWritten(_ level: Int, _ context: RuleContext) -> Bool {
        context.scenarios.contains { $0.design.levels[level].severity.place != nil }
    }

    private static func report(_ unranked: [Int], _ isRanked: Bool, _ context: RuleContext) {
        let names = unranked.map { context.spec.design.levels[$0].name }
        guard let first = names.first else { return }
        // Of some that are written as 0 and others that leave it out, it is true of all that they have 0.
        let isZero = unranked.contains { isWritten($0, context) }
        let have = names.count == 1 ? "has" : names.count == 2 && isZero ? "both have" : isZero ? "all have" : "have"
        context.report(
            "\(Figure.list(names.map(\.value))) \(have) \(isZero ? "the severity 0" : "no `severity`")"
                + (isRanked ? ", by which the queue is ordered" : ", so none comes before the other"),
            at: first.place,
            labels: names.dropFirst().map { Label(isZero ? "so has this level" : "nor has this level", at: $0.place) },
            notes: [
                isZero
                    ? "equal severities rank nothing, and no rule for severe levels applies to a level of severity 0"
                    : "a level without `severity` has 0, so no rule for severe levels applies to it"
            ],
            help: [
                "say how severe they are, such as `severity: 10` for tips, 20 for success, 30 for warnings, 40 for errors"
            ])
    }
}
