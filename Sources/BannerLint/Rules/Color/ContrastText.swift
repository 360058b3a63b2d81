// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// Text that can't be read against the fill.
enum ContrastText: Rule {
    static let limit = RuleParameter.number(
        "limit", 4.5, in: 1...21, notBelow: largeLimit, "the minimum contrast ratio of text")
    static let largeLimit = RuleParameter.number(
        "largeLimit", 3, in: 1...21, "the minimum contrast ratio of large text")

    static let description = RuleDescription(
        "BN401", "contrast-text", .color, .error,
        summary: "text stands out from the tint by 4.5:1, or by 3:1 if it is large",
        source: "WCAG 2.2, 1.4.3 Contrast (Minimum)",
        what:
            "The contrast of `onTint` against `tint` is (L1 + 0.05) / (L2 + 0.05), where L1 and L2 are the relative "
            + "luminances of the lighter and the darker colour in sRGB. A translucent `onTint` is first laid over the "
            + "tint. Every theme, appearance and style is checked, and so is a link, which is drawn in the `accent`. "
            + "A banner without a fill, or with the system's material, is taken to lie on the system's background, "
            + "white or black; what else may lie behind an overlay without a fill is for contrast-unknown-backdrop. "
            + "Text is large from 24 pt, or from 18.66 pt in bold or heavier, at the smallest text "
            + "size that the style follows; of a text and its title, the smaller one decides. A translucent tint is "
            + "reported here if the text fails on every backdrop, and by contrast-unknown-backdrop if it fails on "
            + "some. A style that no banner uses and that has no fill is reported if the text of no level can be read "
            + "in it.",
        why:
            "4.5:1 compensates for 20/40 vision, which is common at the age of 80. Below it, people with such vision "
            + "can't read the text, and in bright sunlight nobody can.",
        how:
            "Use the colour that the finding proposes: it has the hue of the tint and the nearest lightness that "
            + "passes. Or draw the text in black or in white.",
        fix: .unsafe,
        parameters: [limit, largeLimit, TextSize.large, TextSize.largeBold],
        bad: [
            RuleExample(
                """
                levels:
                  success:
                    tint: «"#4CAF50"
                    onTint: "#FFFFFF"
                    icon: { symbol: checkmark.circle.fill, decorative: true }
                banners:
                  saved: { level: success, text: Saved. }
                """),
            RuleExample(
                """
                palette:
                  green: { light: "#1B7F3B", dark: "#7BD88F" }
                levels:
                  success:
                    tint: «"{palette.green}"
                    onTint: "#FFFFFF"
                    icon: { symbol: checkmark.circle.fill, decorative: true }
                banners:
                  saved: { level: success, text: Saved. }
                """, title: "White on a tint that is bright in the dark"),
            RuleExample(
                """
                banners:
                  syncFailed: { level: error, text: Sync failed., onTint: «"#D98880" }
                """, title: "A banner's own colour"),
            RuleExample(
                """
                levels:
                  info:
                    tint: "#FFFFFF"
                    onTint: "#1A1A1A"
                    accent: «"#FF7900"
                    icon: { symbol: info.circle.fill, decorative: true }
                banners:
                  planEnds: { level: info, text: Your plan ends soon., link: { title: See plans } }
                """, title: "A link in the brand's orange"),
            RuleExample(
                """
                levels:
                  info: { tint: "#0A3069", onTint: «"#FFFFFF", icon: { symbol: info.circle.fill, decorative: true } }
                styles:
                  inline: { position: embedded, shape: { fill: none } }
                banners:
                  planEnds: { level: info, style: inline, text: Your plan ends soon. }
                """, title: "White text without the tint behind it"),
        ],
        good: [
            RuleExample(
                """
                levels:
                  success:
                    tint: { light: "#1B7F3B", dark: "#7BD88F" }
                    onTint: { light: "#FFFFFF", dark: "#00210B" }
                    icon: { symbol: checkmark.circle.fill, decorative: true }
                banners:
                  saved: { level: success, text: Saved. }
                """),
            RuleExample(
                """
                levels:
                  success:
                    tint: "#7B7B7B"
                    onTint: "#FFFFFF"
                    icon: { symbol: checkmark.circle.fill, decorative: true }
                styles:
                  poster: { text: { style: title1, weight: bold } }
                banners:
                  saved: { level: success, style: poster, text: Saved. }
                """, title: "Large text"),
        ])

    static func check(_ context: RuleContext) {
        checkUnusedStyles(context)
        let faults = faults(context)
        guard !faults.isEmpty else { return }
        let enhanced = context.runs(ContrastEnhanced.self) ? ContrastEnhanced.faults(context).worstByPair : [:]
        let signs = context.runs(ContrastNonText.self) ? ContrastNonText.signFaults(context).worstByPair : [:]
        faults.report(to: context) { pair in
            [(ContrastEnhanced.description.id, enhanced[pair]), (ContrastNonText.description.id, signs[pair])]
                .compactMap { rule, fault in fault.map { (rule, note($0)) } }
        }
    }

    /// What else is wrong with a pair. Whoever mends the text mends that too, so it is no finding of its own.
    private static func note(_ fault: ContrastFault) -> String { "also, \(fault.message)" }

    /// On the tint, a text is as legible in one style as in the next one; without it, a style may suit no level.
    private static func checkUnusedStyles(_ context: RuleContext) {
        UnsuitedStyles(context) { look in
            context.limit(TextSize(look.style).isLarge(context, as: Self.self) ? largeLimit : limit)
        } _: { scenario, look in
            guard !look.style.showsTint, let place = look.style.fill.place else { return nil }
            return (ColorPair(scenario, look, ["text"]), place)
        }
        .report("`fill: tint` draws the text on the level's tint")
    }

    /// The pairs that this rule reports, so that others need not report them again; none if it does not run.
    static func reported(_ context: RuleContext) -> Set<ColorPair.Key> {
        context.runs(Self.self) ? faults(context).pairs : []
    }

    /// The faults by this rule's settings, also for those who ask in its place.
    static func faults(_ context: RuleContext) -> ContrastFaults {
        if let known = context.linted.contrastFaults { return known }
        var faults = ContrastFaults(offersFix: true)
        for pair in context.textPairs {
            let size = pair.size(context, as: Self.self)
            let isLarge = size.isLarge(context, as: Self.self)
            let limit = context.limit(isLarge ? largeLimit : limit, of: Self.self)
            for appearance in Appearance.allCases {
                faults.check(pair, appearance, limit: limit) { size.note(isLarge: isLarge, "1.4.3") }
            }
        }
        context.linted.contrastFaults = faults
        return faults
    }
}
