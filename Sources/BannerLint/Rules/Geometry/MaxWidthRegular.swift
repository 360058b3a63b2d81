// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// A banner as wide as a tablet.
enum MaxWidthRegular: Rule {
    static let limit = RuleParameter.number(
        "limit", 672, unit: "pt", in: 100...10_000, "the greatest width that is comfortable to read")

    static let description = RuleDescription(
        "BN704", "max-width-regular", .geometry, .warning,
        summary: "in regular width, a banner is no wider than is comfortable to read",
        source: "Human Interface Guidelines, Layout; UIKit, `readableContentGuide`",
        what: """
            `maxWidth` is at most 672 pt, the default, which is the width of UIKit's readable content at the standard \
            text size. In compact width it has no effect. Styles that no banner uses are checked too.
            """,
        why: """
            Without a limit, a banner on a tablet is one line across the whole screen, with its text at one end and \
            its buttons at the other, and the eye loses its way between them.
            """,
        how: "Set `maxWidth` in the style to 672 or less.",
        fix: .unsafe,
        parameters: [limit],
        bad: [
            RuleExample(
                """
                styles:
                  standard: { maxWidth: «none }
                """),
            RuleExample(
                """
                styles:
                  standard: { maxWidth: «900 }
                """),
            RuleExample(
                """
                styles:
                  bar: { maxWidth: «800 }
                """, title: "For others to use"),
        ],
        good: [
            RuleExample(
                """
                styles:
                  standard: { maxWidth: 560 }
                """)
        ])

    private struct Case {
        let banner: Banner
        let width: Double?
        let theme: String
    }

    static func check(_ context: RuleContext) {
        let limit = context.limit(limit)
        var cases = WorstCases<GeometrySubject, Case>()
        for scenario in context.scenarios {
            for use in scenario.uses {
                let maxWidth = use.look.style.maxWidth
                guard maxWidth.value ?? .infinity > limit else { continue }
                for index in use.banners {
                    let banner = context.spec.banners[index]
                    cases.add(
                        Case(banner: banner, width: maxWidth.value, theme: scenario.suffix),
                        GeometrySubject(maxWidth.place, of: banner), badness: maxWidth.value ?? .infinity,
                        context.failing(index, in: scenario, measured: maxWidth.value))
                }
            }
        }
        cases.report(in: context) { subject, worst in report(worst, subject, limit, context) }
        context.report(\.unusedStyles) { fault(of: $0, limit) }
    }

    /// Styles that no banner uses: a design system writes them for others.
    private static func fault(of style: Style, _ limit: Double) -> [LibraryFault] {
        let width = style.attributes.maxWidth
        guard let place = width.place, width.value ?? .infinity > limit else { return [] }
        let wide = width.value.map { "\(Figure.text($0, missing: limit)) pt wide" } ?? "as wide as the window"
        let help = "write `maxWidth: \(Figure.text(limit))`"
        return [
            LibraryFault(
                place: place,
                message: "banners of the style `\(style.name)` may be \(wide), over \(Figure.text(limit)) pt",
                help: [help], fix: Fix(help, .unsafe, edits: [Edit(replacing: place, with: Figure.text(limit))]),
                measured: width.value ?? .infinity)
        ]
    }

    private static func report(
        _ worst: WorstCases<GeometrySubject, Case>.Worst, _ subject: GeometrySubject, _ limit: Double,
        _ context: RuleContext
    ) {
        let detail = worst.detail
        let name = "`\(detail.banner.name.value)`"
        let message =
            detail.width.map {
                "\(name) may be \(Figure.text($0, missing: limit)) pt wide\(detail.theme), over \(Figure.text(limit)) pt"
            } ?? "\(name) has no `maxWidth`\(detail.theme), so it is as wide as the window"
        let help = "write `maxWidth: \(Figure.text(limit))`\(subject.clause(in: context.spec))"
        var fix: Fix?
        if case .value(let place) = subject, context.isLiteral(place) || context.written(place) == "none",
            !context.isAnchored(place)
        {
            fix = Fix(help, .unsafe, edits: [Edit(replacing: place, with: Figure.text(limit))])
        }
        context.report(
            message, at: subject.place(detail.banner, in: context.spec), notes: worst.notes(of: "banner and theme"),
            help: [help], fix: fix,
            definition: subject.definition(in: context.spec))
    }
}
