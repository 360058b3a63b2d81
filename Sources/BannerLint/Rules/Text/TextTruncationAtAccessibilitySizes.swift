// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A limit of lines that cuts texts at the accessibility sizes.
enum TextTruncationAtAccessibilitySizes: Rule {
    static let measuresTexts = true

    static let description = RuleDescription(
        "BN303", "text-truncation-at-accessibility-sizes", .text, .error, mildest: .warning,
        summary: "a line limit cuts no text off at the accessibility sizes that its style follows",
        source: "WCAG 2.2, 1.4.4 Resize Text; Human Interface Guidelines, Typography, \"Supporting Dynamic Type\"",
        what:
            "If a style's `dynamicType` reaches an accessibility size, `accessibility1` to `accessibility5`, each text of "
            + "its banners must fit at those sizes too, in every theme, language and window. The text is measured as "
            + "text-max-lines does at the other sizes. There is one finding for each range, at the range, and it names the "
            + "text that is cut most.",
        why:
            "People who need letters twice as large get them, but lose the end of the text. WCAG asks for text at twice the "
            + "size without loss of content.",
        how:
            "Give the style more lines: at these sizes, a text takes three or four times as many. If a profile allows no "
            + "more, or the banner would cover too much of the screen, shorten the text or embed the banner. Only as a last "
            + "resort, end the range of `dynamicType` sooner, at a size that is still twice the default one.",
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
        let limitLabel = limit.place(cut.shown).map { [Label("the limit", at: $0)] } ?? []
        context.report(
            cut.message, at: place, labels: [Label("the text", at: cut.shown.place)] + limitLabel,
            notes: cut.valueNotes + cut.uncertaintyNotes + others,
            help: help(cut, limit, context), atMost: cut.isSure ? .error : .warning)
    }

    private static func help(_ cut: CutText, _ limit: LineLimit, _ context: RuleContext) -> [String] {
        let lines = cut.lineCount
        func isTooHigh(_ size: BannerDynamicTypeSize, _ lines: Int) -> Bool {
            OverlayCoverage.rejects(height(of: cut, lines, at: size, context), cut.shown.look, context)
        }
        guard isTooHigh(cut.size, lines) || !limit.mayBeRaised(of: cut.shown.part) else {
            return [
                cut.shown.part == .title
                    ? "let titles have \(lines) lines: `title: { maxLines: \(lines) }`"
                    : "let the style have \(lines) lines: `maxLines: \(lines)`"
            ]
        }
        let smaller = cut.largestFittingSize(in: .smallest) { !isTooHigh($0, $1) }.map { size in
            let least = cut.shown.look.style.dynamicType.value.lowerBound
            return "follow smaller text sizes: `dynamicType: [\(least.rawValue), \(size.rawValue)]`"
        }
        let embedded =
            limit.mayBeRaised(of: cut.shown.part)
            ? "let it have \(lines) lines and `position: embedded`: an overlay of that height covers too much" : nil
        // To follow fewer sizes takes from people what they asked for, so it comes last.
        return [cut.shortening ?? "give it more room", embedded, smaller].compactMap { $0 }
    }

    /// The height of the banner at a size, in points, with so many lines of what is cut.
    private static func height(
        of cut: CutText, _ lines: Int, at size: BannerDynamicTypeSize, _ context: RuleContext
    ) -> Double {
        let layout = BannerLayout(cut.shown.banner, cut.shown.look, in: context.spec)
        var texts = layout.fewestLines
        texts[cut.shown.part] = lines
        return layout.outerHeight(texts, at: size)
    }
}
