// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A banner that screen readers pass over in silence.
enum A11yAnnouncement: Rule {
    static let description = RuleDescription(
        "BN901", "a11y-announcement", .accessibility, .error,
        summary: "screen readers announce every banner",
        source: "WCAG 2.2, 4.1.3 Status Messages",
        what: "No banner has `announcement: none`, whether from its level or of its own, in the spec or in any theme.",
        why:
            "A banner appears without taking the focus. People who don't see it learn of it only from its "
            + "announcement.",
        how: "Write `polite`, or leave the key out. For the most severe level, write `assertive`.",
        fix: .unsafe,
        bad: [
            RuleExample(
                """
                levels:
                  error: { tint: "#B3261E", onTint: "#FFFFFF", announcement: «none }
                """),
            RuleExample(
                """
                banners:
                  synced: { level: error, text: Synced., announcement: «none }
                """, title: "A single banner"),
        ],
        good: [
            RuleExample(
                """
                levels:
                  error: { tint: "#B3261E", onTint: "#FFFFFF", announcement: polite }
                """)
        ])

    static func check(_ context: RuleContext) {
        var silent = AffectedBanners<Void>()
        for scenario in context.scenarios {
            for use in scenario.uses where use.look.level.announcement.value == .none {
                // The default is `polite`, so that `none` is always written.
                guard let place = use.look.level.announcement.place else { continue }
                silent.add(use.banners, at: place, in: scenario, ())
            }
        }
        silent.report(in: context) { group in
            let fix = Fix(
                "write `announcement: polite`", .unsafe, edits: [Edit(replacing: group.place, with: "polite")])
            context.report(
                "screen readers don't announce \(context.list(group.banners))\(group.suffix)", at: group.place,
                notes: ["a status message reaches people without taking the focus (WCAG 2.2, 4.1.3)"],
                help: [fix.message], fix: context.written(group.place) == "none" ? fix : nil)
        }
    }
}
