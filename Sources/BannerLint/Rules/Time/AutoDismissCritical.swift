// SPDX-License-Identifier: Apache-2.0

import BannerKit
import BannerSpec
import Diagnostics

/// An error or a warning that leaves whether or not anyone has seen it.
enum AutoDismissCritical: Rule {
    static let critical = RuleParameter.number(
        "critical", 30, in: -1_000_000...1_000_000, "the `severity` from which a level is critical")

    static let description = RuleDescription(
        "BN604", "auto-dismiss-critical", .time, .warning,
        summary: "errors and warnings do not leave by themselves",
        source: "WCAG 2.2, 2.2.1 Timing Adjustable; SAP Fiori for iOS, Banners: persistent by default",
        what:
            "Levels have no built-in names, so a banner is critical by what its level says: a `severity` of 30 or more, the "
            + "custom for warnings, or `announcement: assertive`, on the level or on the banner itself. None of them leaves by "
            + "itself, in any theme. One that shows progress does not while the work goes on.",
        why:
            "What people have to act on is still wrong when the banner is gone, and those who looked away never learn of it.",
        how: "Give the level metrics with `display: never`, and its banners a way out.",
        parameters: [critical],
        bad: [
            RuleExample(
                """
                metrics:
                  brief: { display: 4s }
                levels:
                  error: { severity: 40, tint: "#B3261E", onTint: "#FFFFFF", metrics: «brief }
                """),
            RuleExample(
                """
                levels:
                  «alert: { announcement: assertive, tint: "#B3261E", onTint: "#FFFFFF" }
                banners:
                  syncFailed: { level: alert, text: Sync failed. }
                """, title: "By the default of the profile"),
        ],
        good: [
            RuleExample(
                """
                metrics:
                  stays: { display: never }
                levels:
                  error: { severity: 40, tint: "#B3261E", onTint: "#FFFFFF", announcement: assertive, metrics: stays }
                  info:  { severity: 10, tint: "#0B57D0", onTint: "#FFFFFF" }
                banners:
                  syncFailed: { level: error, text: Sync failed. }
                  synced:     { level: info, text: Synced. }
                """)
        ])

    private struct Critical {
        var display: Duration
        var level: Level
        var isAssertive: Bool
        var suffix: String
    }

    static func check(_ context: RuleContext) {
        let critical = context.limit(critical)
        var cases = MetricsCases<Critical>()
        for scenario in context.scenarios {
            for use in scenario.uses {
                let timed = use.banners.filter { use.look.timer(of: context.spec.banners[$0]) != nil }
                guard let display = use.look.metrics.value.display.value, let first = timed.first else { continue }
                // Banners that share a look are of one level.
                let level = scenario.design.levels[context.spec.banners[first].level]
                let isAssertive = use.look.level.announcement.value == .assertive
                guard isAssertive || Double(level.severity.value) >= critical else { continue }
                let found = Critical(
                    display: display, level: level, isAssertive: isAssertive, suffix: scenario.suffix)
                for index in timed {
                    cases.add(found, badness: -display.inSeconds, banner: index, at: choice(of: use.look, level))
                }
            }
        }
        for found in cases.all { report(found, critical, context) }
    }

    /// Where the time is chosen: by the banner's own metrics, or by whoever names them, or else by the level, which could.
    private static func choice(of look: Look, _ level: Level) -> Place {
        let metrics = look.metrics
        let own = metrics.value.name == nil ? metrics.value.display.place : nil
        return own ?? metrics.place ?? level.name.place
    }

    private static func report(_ found: MetricsCases<Critical>.Case, _ critical: Double, _ context: RuleContext) {
        let worst = found.worst
        let severity = worst.level.severity
        let name = worst.level.name.value
        let isSevere = Double(severity.value) >= critical
        let why =
            isSevere
            ? "a level of severity \(severity.value) is critical, as are all from \(Figure.text(critical)) on"
            : "what is announced assertively is critical"
        context.report(
            "`\(found.name(in: context.spec))` of the level `\(name)` leaves by itself after \(Figure.text(worst.display))"
                + worst.suffix,
            at: found.reportPlace(in: context.spec), notes: [why] + found.notes("so do", in: context.spec),
            help: ["let it stay: metrics with `display: never`, and a way out such as a close button"])
    }
}
