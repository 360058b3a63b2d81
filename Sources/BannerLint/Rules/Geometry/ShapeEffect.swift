// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A part of a shape that is never seen.
enum ShapeEffect: Rule {
    static let description = RuleDescription(
        "BN710", "shape-effect", .geometry, .warning,
        summary: "the shape settings of a style have a visible effect",
        source: "bannerc, Styles, `shape`; BannerKit, BannerShape",
        what:
            "The rule checks each look that banners have, and each style that no banner uses. A `cornerRadius` is at most "
            + "half of the height of the lowest banner, and some corner is round: a bar without a `margin` at its sides that "
            + "is as wide as a phone touches both sides. A `shadow` has a fill that casts it. A `bufferHeight` or a "
            + "`statusBar` that is written belongs to a bar that reaches its edge: a banner that a `margin` keeps away from "
            + "the edge has nothing behind the status bar. Embedded banners may lie between others, and their corners count "
            + "wherever they have a `margin`.",
        why:
            "Whoever wrote the setting expects to see its effect, and a review can't tell from the spec that nobody does.",
        how: "Leave it out, or give the banner the margin, the fill or the height that makes it visible.",
        bad: [
            RuleExample(
                """
                styles:
                  card: { shape: { cornerRadius: «8 } }
                banners:
                  planEnds: { level: error, style: card, text: Your plan ends. }
                """),
            RuleExample(
                """
                styles:
                  card: { shape: { cornerRadius: «60, margin: 8 } }
                banners:
                  planEnds: { level: error, style: card, text: Your plan ends. }
                """, title: "More than half of the height"),
            RuleExample(
                """
                styles:
                  card: { bufferHeight: «120, shape: { margin: 8 } }
                banners:
                  planEnds: { level: error, style: card, text: Your plan ends. }
                """, title: "A buffer behind a card"),
            RuleExample(
                """
                styles:
                  inline: { position: embedded, shape: { fill: none, shadow: «{ y: 2, blur: 8, color: "#00000033" } } }
                banners:
                  planEnds: { level: error, style: inline, text: Your plan ends. }
                """, title: "A shadow without a fill"),
            RuleExample(
                """
                styles:
                  card: { shape: { cornerRadius: «8 } }
                """, title: "For others to use"),
        ],
        good: [
            RuleExample(
                """
                styles:
                  card: { shape: { cornerRadius: 8, margin: { top: 8, leading: 16, trailing: 16 } } }
                banners:
                  planEnds: { level: error, style: card, text: Your plan ends. }
                """)
        ])

    static func check(_ context: RuleContext) {
        var found = WorstFaults()
        for scenario in context.scenarios {
            for use in scenario.uses {
                for fault in faults(of: use.look.style) { found.add(fault, badness: .infinity, in: scenario) }
                if let (fault, height) = heightFault(use, scenario, context) {
                    found.add(fault, badness: -height, in: scenario)
                }
            }
        }
        found.report(in: context)
        context.report(\.unusedStyles) { faults(of: $0.attributes) }
    }

    /// What is wrong with `style`, whatever its banners say.
    private static func faults(of style: StyleAttributes) -> [LibraryFault] {
        var faults: [LibraryFault] = []
        if let place = style.cornerRadius.place, style.cornerRadius.value > 0, fillsPhones(style) {
            faults.append(
                LibraryFault(
                    place: place, message: "on a phone, a banner that touches both sides has no round corners",
                    help: ["give it a `margin` at its sides, or leave `cornerRadius` out"]))
        }
        if let shadow = style.shadow.value, style.fill.value == .none {
            faults.append(
                LibraryFault(
                    place: shadow.place, message: "a banner without a fill casts no shadow",
                    help: ["leave the shadow out, or write `fill: tint`"]))
        }
        if style.position.value == .overlay, style.standsOffFromEdge {
            if let place = style.bufferHeight.place {
                faults.append(
                    LibraryFault(
                        place: place, message: "a banner that stands off from its edge has no buffer",
                        help: ["leave `bufferHeight` out"]))
            }
            if let place = style.statusBar.place, style.edge.value == .top {
                faults.append(
                    LibraryFault(
                        place: place,
                        message: "a banner that stands off from the top has nothing behind the status bar",
                        help: ["leave `statusBar` out"]))
            }
        }
        return faults
    }

    /// Whether a banner touches both sides even of the largest phone.
    private static func fillsPhones(_ style: StyleAttributes) -> Bool {
        let margin = style.margin.value
        guard margin.leading <= 0, margin.trailing <= 0 else { return false }
        let phone = WindowClass.all.last { $0.isCompact } ?? .smallest
        let container = BannerContainer(size: BannerSize(width: phone.width, height: phone.height), isCompact: true)
        return container.bannerWidth(maxWidth: style.maxWidth.value, padding: style.padding.value, margin: margin)
            >= phone.width
    }

    private static func heightFault(
        _ use: Scenario.LookUse, _ scenario: Scenario, _ context: RuleContext
    ) -> (fault: LibraryFault, height: Double)? {
        let style = use.look.style
        guard let place = style.cornerRadius.place, style.cornerRadius.value > 0, !fillsPhones(style) else {
            return nil
        }
        let heights = use.banners.map { index in
            let banner = context.spec.banners[index]
            let layout = BannerLayout(banner, use.look, in: context.spec, scenario.design)
            return style.dynamicType.value.sizes.map { layout.height(layout.fewestLines, at: $0) }.min() ?? .infinity
        }
        guard let least = heights.min(), style.cornerRadius.value > least / 2 else { return nil }
        let half = Figure.text(least / 2, decimals: 1)
        let fault = LibraryFault(
            place: place,
            message:
                "a radius of \(Figure.text(style.cornerRadius.value)) pt is more than half the height of the lowest banner, which is "
                + "\(Figure.text(least, decimals: 1)) pt high",
            help: ["write \(half) or less; a larger one is drawn as half the height"],
            measured: style.cornerRadius.value - least / 2)
        return (fault, least)
    }
}
