// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics
import TextFit

/// A text that fits, but not in the heavier letters that some people read better.
enum TextBoldFit: Rule {
    static let measuresTexts = true

    static let description = RuleDescription(
        "BN310", "text-bold-fit", .text, .warning,
        summary: "a text still fits in its lines with Bold Text",
        source: "Human Interface Guidelines, Accessibility, \"Bold Text\"; WCAG 2.2, 1.4.12 Text Spacing",
        what:
            "Texts that fit by text-max-lines must also fit if a person has turned on Bold Text (Settings, Accessibility), "
            + "in every theme, language, window and text size except the accessibility sizes. The system's font then becomes "
            + "one weight heavier for `ultraLight`, `thin` and `light`, and two weights heavier for the others: `regular` "
            + "becomes `semibold`, `semibold` becomes `heavy`. That makes text 3 to 6 % wider, including the titles of "
            + "buttons beside it. Only texts that certainly don't fit are reported. Styles with a `font`, and those with "
            + "`fonts` in `bannerc.yaml`, are left out: the system makes no other font heavier.",
        why:
            "People who turn it on can't read thin letters well. They must not lose the end of a message because of it.",
        how: "Shorten the text, or give it more room.",
        parameters: [LineLimit.parameter],
        bad: [
            RuleExample(
                """
                banners:
                  syncFailed: { level: error, text: «Your card was declined. Try another one now }
                """)
        ],
        good: [
            RuleExample(
                """
                banners:
                  syncFailed: { level: error, text: Your card was declined. Try another. }
                """)
        ])

    static func check(_ context: RuleContext) {
        let limit = LineLimit(context)
        let bold = TextAdjustment(isBold: true)
        var cut = WorstCases<Place, CutText>()
        for shown in context.linted.shownTexts.all where shown.isEstimated && shown.unmeasuredFamily == nil {
            guard let sizes = shown.shownLook.sizes, !shown.fitsWideBold(limit, upTo: sizes.upperBound),
                !shown.fits(limit, upTo: sizes.upperBound, bold), shown.fits(limit, upTo: sizes.upperBound)
            else { continue }
            CutText.find(shown, limit, sizes: sizes, with: bold, shown.place, onlyCertain: true, into: &cut)
        }
        cut.report(in: context) { place, worst in
            let cut = worst.detail
            context.report(
                "with Bold Text, \(cut.message)", at: place, notes: cut.valueNotes + worst.notes,
                help: ["shorten it, or give it more room"])
        }
    }
}
