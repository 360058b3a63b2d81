// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// A banner that takes much of the height of a phone that lies on its side.
enum LandscapeHeight: Rule {
    static let measuresTexts = true

    static let limit = RuleParameter.number(
        "limit", 50, unit: "%", in: 1...100, "the share of the window's height that a banner may take up")
    static let height = RuleParameter.number(
        "height", 320, unit: "pt", in: 100...3000, "the height of the lowest window; 375 pt without the smallest phones"
    )

    static let description = RuleDescription(
        "BN705", "landscape-height", .geometry, .warning,
        summary: "a banner leaves room for the content in a landscape window of compact height",
        source: "Human Interface Guidelines, Layout, \"Size classes\"",
        what: """
            The height of a banner, overlay or embedded, is at most half of the lowest window: 568 × 320 pt, the \
            smallest phone in landscape. It is measured at the text size of the style that makes the banner tallest, \
            with as many lines as its longest text takes there (as text-max-lines counts them, at most `maxLines`), \
            and with its buttons, image and track.
            """,
        why: """
            In landscape, a phone is 320 or 375 pt high, and a keyboard takes up about half of that. A banner over \
            the other half leaves people no view of what they are writing.
            """,
        how: """
            Shorten the text, put the buttons beside it, or remove something from the banner. Only as a last resort, \
            if it follows the accessibility sizes, end the range of `dynamicType` sooner, at a size that is still \
            twice the default one.
            """,
        parameters: [limit, height],
        bad: [
            RuleExample(
                """
                styles:
                  «standard: { padding: 64, text: { maxLines: 3 } }
                banners:
                  syncFailed:
                    level: error
                    text: The sync failed, since the server could not be reached. Your changes are kept.
                """),
            RuleExample(
                """
                styles:
                  «wide: { position: embedded, text: { dynamicType: [xSmall, accessibility5], maxLines: 3 } }
                banners:
                  syncFailed: { level: error, style: wide, text: The server is out of reach. Try again later. }
                """, title: "At the largest text size"),
        ],
        good: [
            RuleExample(
                """
                styles:
                  standard: { text: { maxLines: 3 } }
                """)
        ])

    static func check(_ context: RuleContext) {
        let window = context.limit(height)
        let share = context.limit(limit)
        let most = window * share / 100
        let cases = TallestBanner.higher(than: most, in: .smallestOnItsSide, context) { _ in true }
        cases.report(in: context) { subject, worst in
            let tallest = worst.detail
            let taken = Figure.text(tallest.height / window * 100, missing: share, decimals: 1)
            context.report(
                "`\(tallest.banner.name.value)` takes \(taken) % of the height of a phone in landscape\(tallest.theme), over "
                    + "\(Figure.text(share)) %",
                at: subject.place(tallest.banner, in: context.spec),
                notes: ["\(tallest.explanation), in a window of \(Figure.text(window)) pt"]
                    + worst.notes(of: "banner and theme"),
                help: tallest.remedies(limit: most), definition: subject.definition(in: context.spec))
        }
        context.report(\.unusedStyles) { style in
            let height = TallestBanner.leastHeight(of: style.attributes)
            guard let place = style.attributes.padding.place, height > most else { return [] }
            let taken = Figure.text(height / window * 100, missing: share, decimals: 1)
            return [
                LibraryFault(
                    place: place,
                    message:
                        "banners of the style `\(style.name)` take \(taken) % of the height of a phone in landscape and more, "
                        + "over \(Figure.text(share)) %",
                    help: ["write less `padding`"], measured: height)
            ]
        }
    }
}
