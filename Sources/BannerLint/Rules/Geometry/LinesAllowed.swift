// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// A style that allows more lines than the design system does.
enum LinesAllowed: Rule {
    static let limit = RuleParameter.count(
        "limit", 2, unit: "lines", in: 1...100, profiles: [.material: 3], "how many lines a style may allow")

    static let description = RuleDescription(
        "BN707", "lines-allowed", .geometry, .off,
        profiles: [.orange: .error, .fiori: .error, .material: .warning],
        summary: "a style allows no more lines than its design system",
        source:
            "Orange Design System, Banners: \"One to two lines is preferable\"; SAP Fiori for iOS, Banners: \"Don't allow the text to "
            + "be longer than two lines\"; Material Design, Banners",
        what:
            "`maxLines` is at most 2, or 3 in the profile `material`, for the text and for the title of each style, used or "
            + "not. Whether a text fits is checked by text-max-lines, which also keeps to the limit of the profile.",
        why:
            "A limit that is higher than the design system's is no limit: the next text, or the next translation, uses it up.",
        how: "Write `maxLines: 2`, and shorten the texts that then don't fit.",
        parameters: [limit],
        bad: [
            RuleExample(
                """
                lint: { profile: fiori }
                styles:
                  standard: { text: { maxLines: «9 } }
                """),
            RuleExample(
                """
                lint: { profile: fiori }
                styles:
                  roomy: { text: { maxLines: «4 } }
                """, title: "For others to use"),
            RuleExample(
                """
                lint: { profile: fiori }
                styles:
                  standard: { title: { maxLines: «6 } }
                """, title: "A title"),
        ],
        good: [
            RuleExample(
                """
                lint: { profile: orange }
                styles:
                  standard: { text: { maxLines: 2 } }
                """)
        ])

    static func check(_ context: RuleContext) {
        check(context, of: "", \.maxLines)
        check(context, of: " of title", \.titleMaxLines)
    }

    /// Checks the lines of a part of banners, which is called `part`.
    private static func check(
        _ context: RuleContext, of part: String, _ lines: KeyPath<StyleAttributes, Resolved<Int>>
    ) {
        let limit = context.limit(limit)
        let help = ["write `maxLines: \(Figure.text(limit))`"]
        var allowed = AffectedBanners<Int>()
        for scenario in context.scenarios {
            for use in scenario.uses {
                let own = use.look.style[keyPath: lines]
                // The default is two lines, so more are always written.
                guard Double(own.value) > limit, let place = own.place else { continue }
                allowed.add(use.banners, at: place, in: scenario, own.value)
            }
        }
        allowed.report(in: context) { group in
            context.report(
                "\(context.list(group.banners)) may take \(group.detail) lines\(part)\(group.suffix), over \(Figure.text(limit))",
                at: group.place, help: help)
        }
        context.report(\.unusedStyles) { style in
            let own = style.attributes[keyPath: lines]
            guard let place = own.place, Double(own.value) > limit else { return [] }
            let message =
                "banners of the style `\(style.name)` may take \(own.value) lines\(part), over \(Figure.text(limit))"
            return [LibraryFault(place: place, message: message, help: help)]
        }
    }
}
