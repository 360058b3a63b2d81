// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics
import TextFit

/// A text that fits, but not with the spacing that some people read better with.
enum TextSpacingFit: Rule {
    static let measuresTexts = true

    static let letter = RuleParameter.number(
        "letter", 0.12, unit: "em", in: 0...1, "the space added after each letter, as a fraction of the text size")
    static let word = RuleParameter.number(
        "word", 0.16, unit: "em", in: 0...1,
        "the width added to each space between words, as a fraction of the text size")

    static let description = RuleDescription(
        "BN304", "text-spacing-fit", .text, .warning, mildest: .info,
        summary: "a text still fits in its lines when letters and words are spaced further apart",
        source: "WCAG 2.2, 1.4.12 Text Spacing",
        what:
            "Texts that fit by text-max-lines must also fit with 0.12 em after each letter and 0.16 em more between words, "
            + "in every theme, language and window. The criterion changes no other property, so the text size is the default, "
            + "`large`, or the nearest size that the style follows. As the criterion also allows, scripts that don't use such "
            + "space take none: Han and kana are set in squares, and Arabic letters join.",
        why:
            "People with dyslexia or low vision space letters and words further apart to tell them from each other. They "
            + "must not lose text because of it.",
        how: "Shorten the text, or give it more room.",
        parameters: [letter, word, LineLimit.parameter],
        bad: [
            RuleExample(
                """
                styles:
                  standard: { text: { dynamicType: [xSmall, large] } }
                banners:
                  syncFailed: { level: error, text: «Sync failed. The server is busy now. Please wait and retry. }
                """)
        ],
        good: [
            RuleExample(
                """
                styles:
                  standard: { text: { dynamicType: [xSmall, large] } }
                banners:
                  syncFailed: { level: error, text: Sync failed. The server is busy. Try again. }
                """)
        ])

    static func check(_ context: RuleContext) {
        let limit = LineLimit(context)
        let spaced = TextAdjustment(spacing: Spacing(letter: context.limit(letter), word: context.limit(word)))
        var cut = WorstCases<Place, CutText>()
        for shown in context.linted.shownTexts.all {
            guard let sizes = shown.shownLook.sizes else { continue }
            let size = min(max(.large, sizes.lowerBound), sizes.upperBound)
            if shown.fits(limit, upTo: size, spaced) || !shown.fits(limit, upTo: sizes.upperBound) {
                continue
            }
            CutText.find(shown, limit, sizes: size...size, with: spaced, shown.place, into: &cut)
        }
        cut.report(in: context) { place, worst in
            let cut = worst.detail
            context.report(
                "with wider spacing, \(cut.message)", at: place,
                notes: cut.valueNotes + cut.uncertaintyNotes + worst.notes,
                help: ["shorten it, or give it more room"], atMost: cut.isSure ? .error : .info)
        }
    }
}
