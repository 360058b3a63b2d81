// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A banner that interrupts without need.
enum A11yInterruption: Rule {
    static let comparesLevels = true

    static let levels = RuleParameter.number(
        "levels", 1, in: 0...100, "how many of the highest severities may interrupt")

    static let description = RuleDescription(
        "BN906", "a11y-interruption", .accessibility, .info,
        summary: "only the most severe banners interrupt a screen reader",
        source: "WAI-ARIA 1.2, aria-live (assertive); Apple, Accessibility announcements",
        what:
            "A banner with `announcement: assertive` has the highest severity of all levels in the spec, or one of "
            + "the highest if `levels` allows more than one.",
        why:
            "An assertive announcement cuts off what is being read, and listeners have to find their place again. "
            + "That is worth it for an error, and for little else.",
        how: "Write `polite`, or give the level a higher severity.",
        fix: .unsafe,
        parameters: [levels],
        bad: [
            RuleExample(
                """
                levels:
                  info:  { severity: 10, tint: "#0B57D0", onTint: "#FFFFFF", announcement: «assertive }
                  error: { severity: 40, tint: "#B3261E", onTint: "#FFFFFF", announcement: assertive }
                banners:
                  synced: { level: info, text: Synced. }
                """)
        ],
        good: [
            RuleExample(
                """
                levels:
                  info:  { severity: 10, tint: "#0B57D0", onTint: "#FFFFFF", announcement: polite }
                  error: { severity: 40, tint: "#B3261E", onTint: "#FFFFFF", announcement: assertive }
                banners:
                  synced:     { level: info, text: Synced. }
                  syncFailed: { level: error, text: Sync failed. }
                """)
        ])

    static func check(_ context: RuleContext) {
        let count = Int(context.limit(levels))
        var loud = AffectedBanners<(severity: Int, least: Int?)>()
        for scenario in context.scenarios {
            let severities = Set(scenario.design.levels.lazy.map(\.severity.value)).sorted(by: >)
            let allowed = severities.prefix(count)
            for use in scenario.uses where use.look.level.announcement.value == .assertive {
                guard let place = use.look.level.announcement.place else { continue }
                for index in use.banners {
                    let severity = scenario.design.levels[context.spec.banners[index].level].severity.value
                    if allowed.contains(severity) { continue }
                    loud.add([index], at: place, in: scenario, (severity, allowed.last))
                }
            }
        }
        loud.report(in: context) { group in
            let limit = group.detail.least.map { "below \($0)" } ?? "and nothing may interrupt"
            let fix = Fix("write `polite`", .unsafe, edits: [Edit(replacing: group.place, with: "polite")])
            let verb = group.banners.count == 1 ? "interrupts" : "interrupt"
            context.report(
                "\(context.list(group.banners)) \(verb) screen readers at severity \(group.detail.severity), \(limit)"
                    + group.suffix,
                at: group.place, notes: ["an interruption makes listeners lose their place in what was being read"],
                help: [fix.message], fix: context.written(group.place) == "assertive" ? fix : nil)
        }
    }
}
