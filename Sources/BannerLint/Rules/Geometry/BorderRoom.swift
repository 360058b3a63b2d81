// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A border that lies over what stands within it.
enum BorderRoom: Rule {
    static let description = RuleDescription(
        "BN709", "border-room", .geometry, .error,
        summary: "the padding of a banner is at least as wide as its border",
        source: "CSS Backgrounds and Borders 4, 3; bannerc, Styles, `shape`",
        what:
            "The `border` of a banner is drawn within its edge, so its width on each side is at most the `padding` there. "
            + "This applies in every theme, to styles that no banner uses, and to a button with a `padding` of its own.",
        why: "The part of a text, an icon or a button that a border covers can't be read.",
        how: "Draw a narrower border, or give the banner more padding.",
        bad: [
            RuleExample(
                """
                styles:
                  card: { padding: { top: 12, leading: 2, bottom: 12, trailing: 16 }, shape: { border: «{ width: 4 } } }
                banners:
                  planEnds: { level: error, style: card, text: Your plan ends. }
                """),
            RuleExample(
                """
                buttonStyles:
                  low: { border: «{ width: 3 }, padding: 2 }
                buttons:
                  renew: { kind: emphasis, emphasis: low, title: Renew }
                banners:
                  planEnds: { level: error, text: Your plan ends., buttons: [renew] }
                """, title: "Around a button"),
            RuleExample(
                """
                styles:
                  card: { padding: 2, shape: { border: «{ width: 4 } } }
                """, title: "For others to use"),
        ],
        good: [
            RuleExample(
                """
                styles:
                  card: { padding: 12, shape: { border: { width: 4 } } }
                banners:
                  planEnds: { level: error, style: card, text: Your plan ends. }
                """)
        ])

    static func check(_ context: RuleContext) {
        var faults = WorstFaults()
        for scenario in context.scenarios {
            for use in scenario.uses {
                let style = use.look.style
                guard let border = style.border.value, border.isDrawn, let banner = use.banners.first else { continue }
                add(
                    border, style.padding.value.insets, style.padding.place,
                    "the padding of `\(context.spec.banners[banner].name.value)`", scenario, to: &faults)
            }
            for unused in scenario.unusedStyles {
                let style = unused.attributes
                guard let border = style.border.value, border.isDrawn else { continue }
                add(
                    border, style.padding.value.insets, style.padding.place,
                    "the padding of the style `\(unused.name)`", scenario, to: &faults)
            }
            for look in scenario.design.buttonLooks {
                guard let border = look.border.value, border.isDrawn, let padding = look.padding.value else { continue }
                add(
                    border, padding, look.padding.place, "the padding of `\(look.name.value.rawValue)` buttons",
                    scenario, to: &faults)
            }
        }
        faults.report(in: context)
    }

    private static func add(
        _ border: Border, _ insets: BannerInsets, _ padding: Place?, _ owner: String, _ scenario: Scenario,
        to faults: inout WorstFaults
    ) {
        let least = [
            ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom), ("trailing", insets.trailing),
        ].min { $0.1 < $1.1 }
        guard let least, least.1 < border.width else { return }
        let width = Figure.text(border.width)
        let fault = LibraryFault(
            place: border.place,
            message: "a border of \(width) pt is wider than \(owner), \(Figure.text(least.1)) pt at `\(least.0)`",
            labels: padding.map { [Label("the padding", at: $0)] } ?? [],
            help: ["write a `width` of \(Figure.text(least.1)) at most", "or a `padding` of \(width) or more"],
            measured: border.width - least.1)
        faults.add(fault, badness: border.width - least.1, in: scenario)
    }
}
