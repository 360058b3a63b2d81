// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A limit of lines that cuts texts at the accessibility sizes.
enum TextTruncationAtAccessibilitySizes: Rule {
    static let measuresTexts = true

    static let description = RuleDescription(
        "BN303", "text-truncation-at-accessibility-sizes", .text, .error, mildest: .warning,
        summary: "a limit of lines cuts no text at the accessibility sizes that its style follows",
        source: "WCAG 2.2, 1.4.4 Resize Text; Human Interface Guidelines, Typography, \"Supporting Dynamic Type\"",
        what:
            "Where a style's `dynamicType` reaches an accessibility size, `accessibility1` to `accessibility5`, each text of its "
            + "banners must fit at those sizes too, in every theme, language and window, as text-max-lines looks at the other sizes. There is "
            + "one finding for each range, at the range, which names the text that is cut most.",
        why:
            "People who need letters twice as large get them, and lose the end of the text. WCAG asks for text of twice the size "
            + "without loss of content.",
        how:
            "Give the style more lines: at these sizes a text takes three or four times as many. Shorter texts help as well.",
        parameters: [LineLimit.parameter],
        bad: [
            RuleExample(
                """
                styles:
                  standard:
                    text: { maxLines: 2, dynamicType: «[xSmall, accessibility5] }
                banners:
                  syncFailed: { level: error, text: Sync failed. Try again later. }
                """)
        ],
        good: [
            RuleExample(
                """
                styles:
                  standard:
                    text: { maxLines: 6, dynamicType: [xSmall, accessibility5] }
                banners:
                  syncFailed: { level: error, text: Sync failed. Try again later. }
                """)
        ])

    static func check(_ context: RuleContext) {
        let limit = LineLimit(context)
        var cut = WorstCases<Place, CutText>()
        // BannerKit breaks the title of a link where it has to.
        for shown in context.linted.shownTexts.all where shown.part != .link {
            guard let sizes = shown.shownLook.accessibilitySizes, !shown.fits(limit, upTo: sizes.upperBound) else {
                continue
            }
            let place = shown.look.style.dynamicType.place ?? shown.banner.name.place
            CutText.find(shown, limit, sizes: sizes, place, into: &cut)
        }
        cut.report(in: context) { place, worst in report(worst.detail, worst.notes, at: place, limit, context) }
    }

    private static func report(
        _ cut: CutText, _ others: [String], at place: Place, _ limit: LineLimit, _ context: RuleContext
    ) {
        let lines = cut.lineCount
        let limitLabel = limit.place(cut.shown).map { [Label("the limit", at: $0)] } ?? []
        context.report(
            cut.message, at: place, labels: [Label("the text", at: cut.shown.place)] + limitLabel,
            notes: cut.valueNotes + cut.uncertaintyNotes + others,
            help: [
                cut.shown.part == .title
                    ? "let titles have \(lines) lines: `title: { maxLines: \(lines) }`"
                    : "let the style have \(lines) lines: `maxLines: \(lines)`"
            ],
            atMost: cut.isSure ? .error : .warning)
    }
}
