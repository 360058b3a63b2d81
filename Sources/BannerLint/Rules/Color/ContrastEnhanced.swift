// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// Text that is no clearer for people who asked for more contrast.
enum ContrastEnhanced: Rule {
    static let limit = RuleParameter.number(
        "limit", 7, in: 1...21, notBelow: largeLimit, "the minimum contrast ratio of text")
    static let largeLimit = RuleParameter.number(
        "largeLimit", 4.5, in: 1...21, "the minimum contrast ratio of large text")

    static let description = RuleDescription(
        "BN402", "contrast-enhanced", .color, .warning, mildest: .info,
        summary: "in the appearances with high contrast, text stands out by 7:1, or by 4.5:1 if it is large",
        source: "WCAG 2.2, 1.4.6 Contrast (Enhanced)",
        what:
            "As contrast-text, but only in the appearances with high contrast. If these have no colours of their own, "
            + "they use the plain ones, and that is an info. A translucent tint is also reported if the text fails on "
            + "some backdrop. A pair of colours that contrast-text reports is left to it, and its finding then says "
            + "this too.",
        why:
            "People who turn on “Increase Contrast” need more than the minimum; without it, the switch does nothing "
            + "for them.",
        how:
            "Give the tint a `lightHighContrast` and a `darkHighContrast`; the finding proposes a colour. The fix "
            + "adds both and leaves the plain colours unchanged.",
        fix: .unsafe,
        parameters: [limit, largeLimit, TextSize.large, TextSize.largeBold],
        bad: [
            RuleExample(
                """
                levels:
                  error:
                    tint: «"#B3261E"
                    onTint: "#FFFFFF"
                    icon: { symbol: xmark.octagon.fill, decorative: true }
                """),
            RuleExample(
                """
                levels:
                  error:
                    tint: { light: "#B3261E", lightHighContrast: «"#B23A30", darkHighContrast: "#7A0000" }
                    onTint: "#FFFFFF"
                    icon: { symbol: xmark.octagon.fill, decorative: true }
                """, title: "A colour of its own, but still too close"),
        ],
        good: [
            RuleExample(
                """
                levels:
                  error:
                    tint: { light: "#B3261E", lightHighContrast: "#7A0000", darkHighContrast: "#7A0000" }
                    onTint: "#FFFFFF"
                    icon: { symbol: xmark.octagon.fill, decorative: true }
                """)
        ])

    static func check(_ context: RuleContext) {
        let reported = ContrastText.reported(context)
        faults(context).report(to: context, unless: reported, atMost: { $0.isBorrowed ? .info : .error })
    }

    /// The faults by this rule's settings, also for those who ask in its place.
    static func faults(_ context: RuleContext) -> ContrastFaults {
        var faults = ContrastFaults(offersFix: true, sparesBorrowed: true)
        for pair in context.textPairs {
            let size = pair.size(context, as: Self.self)
            let isLarge = size.isLarge(context, as: Self.self)
            let limit = context.limit(isLarge ? largeLimit : limit, of: Self.self)
            for appearance in Appearance.allCases where appearance.isHighContrast {
                faults.check(pair, appearance, limit: limit, onAny: true) { size.note(isLarge: isLarge, "1.4.6") }
            }
        }
        return faults
    }
}
