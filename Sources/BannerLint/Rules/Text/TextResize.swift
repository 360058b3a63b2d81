// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A text that stays as it is when people ask for larger ones.
enum TextResize: Rule {
    static let description = RuleDescription(
        "BN314", "text-resize", .text, .warning,
        summary: "a text grows with the text size that people have set",
        source: "WCAG 2.2, 1.4.4 Resize Text; Human Interface Guidelines, Typography, \"Supporting Dynamic Type\"",
        what:
            "The range of a style's `dynamicType` is more than one size, and ends above `large`, the default of the system. "
            + "A size outside the range counts as the nearest one inside, so with any other range, people who set larger "
            + "texts see none. How far the range should go is left to the team: each size above `large` helps someone.",
        why:
            "People who can't read small letters set larger ones once, for all apps. In an app that does not follow, all "
            + "that they can do is to hold the phone closer.",
        how:
            "Let the range end at a larger size, such as `xxxLarge`, and give the style the lines that its texts need there.",
        bad: [
            RuleExample(
                """
                styles:
                  standard: { text: { dynamicType: «[large, large] } }
                """),
            RuleExample(
                """
                styles:
                  standard: { text: { dynamicType: «[xSmall, large] } }
                """, title: "Smaller, but never larger"),
        ],
        good: [
            RuleExample(
                """
                styles:
                  standard: { text: { dynamicType: [large, accessibility2], maxLines: 4 } }
                """)
        ])

    static func check(_ context: RuleContext) {
        var reported: Set<Place> = []
        for scenario in context.scenarios {
            for use in scenario.uses {
                guard let fault = fault(use.look.style), reported.insert(fault.place).inserted else { continue }
                context.report(fault, suffix: scenario.suffix)
            }
        }
        context.report(\.unusedStyles) { style in [fault(style.attributes)].compactMap(\.self) }
    }

    private static func fault(_ style: StyleAttributes) -> LibraryFault? {
        let range = style.dynamicType.value
        guard let place = style.dynamicType.place, range.lowerBound == range.upperBound || range.upperBound <= .large
        else { return nil }
        let (least, most) = (range.lowerBound.rawValue, range.upperBound.rawValue)
        let larger = range.upperBound < ShownLook.largest ? ShownLook.largest : .accessibility5
        return LibraryFault(
            place: place,
            message: least == most
                ? "the text stays at `\(most)`, whatever size people have set"
                : "the text grows no further than `\(most)`, however large people have set it",
            help: ["let it grow: `dynamicType: [\(least), \(larger.rawValue)]`"])
    }
}
