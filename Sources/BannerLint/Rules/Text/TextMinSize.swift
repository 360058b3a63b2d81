// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A text that is too small to read.
enum TextMinSize: Rule {
    static let minimum = RuleParameter.number(
        "minimum", 11, unit: "pt", in: 1...60, "the smallest size of a text")

    static let description = RuleDescription(
        "BN305", "text-min-size", .text, .warning,
        summary: "a text is at least 11 pt at every text size that its style follows",
        source: "Human Interface Guidelines, Typography, \"Ensuring legibility\"",
        what:
            "The size of a style's text is at least `minimum` at the smallest size of its `dynamicType`, by Apple's table "
            + "of text styles. The size of its title is checked too if a banner has a title, or if no banner uses the style. "
            + "Apple's own styles are never below 11 pt; a team that wants more sets a larger `minimum`.",
        why: "Small text is slow to read, and many people can't read it at all.",
        how: "Use a larger text style, or begin the range at a larger size.",
        parameters: [minimum],
        bad: [
            RuleExample(
                """
                styles:
                  standard:
                    text: { style: «footnote, dynamicType: [xSmall, xxxLarge] }
                lint:
                  rules: { text-min-size: { minimum: 13 } }
                """),
            RuleExample(
                """
                styles:
                  standard: { text: { style: body } }
                  small: { text: { style: «caption2 } }
                lint:
                  rules: { text-min-size: { minimum: 13 } }
                """, title: "For others to use"),
        ],
        good: [
            RuleExample(
                """
                styles:
                  standard:
                    text: { style: footnote, dynamicType: [large, xxxLarge] }
                lint:
                  rules: { text-min-size: { minimum: 13 } }
                """)
        ])

    static func check(_ context: RuleContext) {
        let minimum = context.limit(minimum)
        var faults = WorstFaults()
        for scenario in context.scenarios {
            for use in scenario.uses {
                let style = use.look.style
                let banners = context.spec.banners
                let titled = use.banners.first { banners[$0].extras?.title != nil }
                for (textStyle, index) in [(style.textStyle, use.banners.first), (style.titleStyle, titled)] {
                    let smallest = style.dynamicType.value.lowerBound
                    let points = BannerTypeScale.points(textStyle.value, at: smallest)
                    guard points < minimum, let index else { continue }
                    let place = textStyle.place ?? style.dynamicType.place ?? banners[index].name.place
                    let fault = fault(textStyle.value, style.dynamicType, minimum, at: place)
                    // Several sizes have the same points; to begin at a larger one than the smallest leaves it as it is.
                    let rank = BannerDynamicTypeSize.allCases.firstIndex(of: smallest) ?? 0
                    faults.add(fault, badness: -points - Double(rank) / 1000, in: scenario)
                }
            }
        }
        faults.report(in: context)
        context.report(\.unusedStyles) { style in
            let style = style.attributes
            return [style.textStyle, style.titleStyle].compactMap { textStyle in
                let points = BannerTypeScale.points(textStyle.value, at: style.dynamicType.value.lowerBound)
                guard points < minimum, let place = textStyle.place ?? style.dynamicType.place else { return nil }
                return fault(textStyle.value, style.dynamicType, minimum, at: place)
            }
        }
    }

    private static func fault(
        _ style: BannerTextStyle, _ sizes: Resolved<ClosedRange<BannerDynamicTypeSize>>, _ minimum: Double,
        at place: Place
    ) -> LibraryFault {
        let smallest = sizes.value.lowerBound
        let points = Figure.text(BannerTypeScale.points(style, at: smallest), missing: minimum)
        let range = sizes.place.map { [Label("the smallest size", at: $0)] } ?? []
        return LibraryFault(
            place: place,
            message: "\(style.rawValue) is \(points) pt at \(smallest.rawValue), below \(Figure.text(minimum)) pt",
            labels: range.filter { $0.place != place }, help: [remedy(style, smallest, minimum)],
            measured: BannerTypeScale.points(style, at: smallest), worse: .below)
    }

    private static func remedy(
        _ style: BannerTextStyle, _ smallest: BannerDynamicTypeSize, _ minimum: Double
    ) -> String {
        // The styles are in descending order of their sizes.
        let larger = BannerTextStyle.allCases.last { BannerTypeScale.points($0, at: smallest) >= minimum }
        let size = BannerDynamicTypeSize.allCases.first { BannerTypeScale.points(style, at: $0) >= minimum }
        return switch (larger, size) {
        case (let larger?, let size?): "use `\(larger.rawValue)`, or start `dynamicType` at `\(size.rawValue)`"
        case (let larger?, nil): "use `\(larger.rawValue)`"
        case (nil, let size?): "start `dynamicType` at `\(size.rawValue)`"
        case (nil, nil): "no text style is as large; use a smaller `minimum`"
        }
    }
}
