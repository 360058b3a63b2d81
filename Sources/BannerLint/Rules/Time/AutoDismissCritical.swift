// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// An error or a warning that leaves whether or not anyone has seen it.
enum AutoDismissCritical: Rule {
    static let comparesLevels = true

    static let critical = RuleParameter.count(
        "critical", nil, in: -1_000_000...1_000_000, "the `severity` from which a level is critical")

    static let description = RuleDescription(
        "BN604", "auto-dismiss-critical", .time, .warning,
        summary: "errors and warnings do not leave by themselves",
        source: "WCAG 2.2, 2.2.1 Timing Adjustable; SAP Fiori for iOS, Banners: persistent by default",
        what:
            "Levels have no built-in names, so a banner is critical if its level says so: by a `severity` in the upper half "
            + "of the spec's own, or by `announcement: assertive`, on the level or on the banner itself. If all severities "
            + "are tens up to 50, those from 30 on are critical, the usual value for warnings; `critical` sets a different "
            + "bound. No critical banner leaves by itself, in any theme. One that shows progress does not leave by itself "
            + "while the work goes on. A banner that auto-dismiss-action reports is left to that rule.",
        why:
            "The problem that people have to act on is still there when the banner is gone, and those who looked away never "
            + "learn of it.",
        how: "Give the level metrics with `display: never`, and give its banners a way out.",
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
            RuleExample(
                """
                metrics:
                  standard: { display: 6s }
                levels:
                  info:  { severity: 1, tint: "#0B57D0", onTint: "#FFFFFF" }
                  «error: { severity: 2, tint: "#B3261E", onTint: "#FFFFFF" }
                banners:
                  syncFailed: { level: error, text: Sync failed. }
                """, title: "The upper of two levels"),
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
        var bound: Double
        var suffix: String
    }

    static func check(_ context: RuleContext) {
        let reported = AutoDismissAction.reported(context)
        var cases = MetricsCases<Critical>()
        for scenario in context.scenarios {
            let bound = bound(of: scenario.design, context)
            for use in scenario.uses {
                let timed = use.banners.filter {
                    use.look.timer(of: context.spec.banners[$0]) != nil && !reported.contains($0)
                }
                guard let display = use.look.metrics.value.display.value, let first = timed.first else { continue }
                // Banners that share a look are of one level.
                let level = scenario.design.levels[context.spec.banners[first].level]
                guard isCritical(use.look, level, from: bound) else { continue }
                let found = Critical(display: display, level: level, bound: bound, suffix: scenario.suffix)
                for index in timed {
                    cases.add(
                        found, badness: -display.inSeconds, banner: index, at: choice(of: use.look, level),
                        context.failing(index, in: scenario, measured: display.inSeconds, .below))
                }
            }
        }
        cases.report(in: context) { report($0, context) }
    }

    /// Whether the banner at `index` is critical in any theme, so that it may not leave by itself, also for those who advise it.
    static func isCritical(_ index: Int, _ context: RuleContext) -> Bool {
        let level = context.spec.banners[index].level
        return context.scenarios.contains { scenario in
            isCritical(
                scenario.looks[index], scenario.design.levels[level], from: bound(of: scenario.design, context))
        }
    }

    private static func isCritical(_ look: Look, _ level: Level, from bound: Double) -> Bool {
        look.level.announcement.value == .assertive || Double(level.severity.value) >= bound
    }

    /// The severity from which a level of `design` is critical; infinite where severities tell nothing apart.
    private static func bound(of design: Design, _ context: RuleContext) -> Double {
        if let bound = context.number(critical, of: Self.self) { return bound }
        let severities = Set(design.levels.map(\.severity.value)).sorted()
        if severities.allSatisfy({ (0...50).contains($0) && $0.isMultiple(of: 10) }) { return 30 }
        return severities.suffix(severities.count / 2).first.map(Double.init) ?? .infinity
    }

    /// Where the time is chosen: by the banner's own metrics, or by whoever names them, or else by the level, which could.
    private static func choice(of look: Look, _ level: Level) -> Place {
        let metrics = look.metrics
        let own = metrics.value.name == nil ? metrics.value.display.place : nil
        return own ?? metrics.place ?? level.name.place
    }

    private static func report(_ found: MetricsCases<Critical>.Case, _ context: RuleContext) {
        let worst = found.worst
        let severity = worst.level.severity
        let name = worst.level.name.value
        let why =
            Double(severity.value) < worst.bound
            ? "what is announced assertively is critical"
            : "a level of severity \(severity.value) is critical, as are all from \(Figure.text(worst.bound)) up"
        context.report(
            "`\(found.name(in: context.spec))` of the level `\(name)` leaves by itself after \(Figure.text(worst.display))"
                + worst.suffix,
            at: found.reportPlace(in: context.spec),
            notes: [why] + found.notes("so does", several: "so do", in: context.spec),
            help: ["let it stay: metrics with `display: never`, and a way out such as a close button"])
    }
}
