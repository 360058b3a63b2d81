// SPDX-License-Identifier: Apache-2.0

import BannerKit
import BannerSpec
import Diagnostics

/// A text that is cut, since it takes more lines than it may.
enum TextMaxLines: Rule {
    static let description = RuleDescription(
        "BN301", "text-max-lines", .text, .error,
        summary: "a text fits in its lines in every width, language and text size",
        source:
            "Orange Design System, Banners (one to two lines); Material Design, Banners; Human Interface Guidelines, Typography",
        what:
            "Each text of a banner, its completion text included, is broken into lines as it will be drawn: in every theme, "
            + "language, plural form, window (320, 375, 390, 430, 744 and 1024 pt wide) and text size of the style's `dynamicType` "
            + "but for the accessibility sizes, which text-truncation-at-accessibility-sizes looks at. The width is that of the window "
            + "without its margins (16 pt, or 20 pt from 390 pt on), at most `maxWidth`, without image, buttons beside the text (at "
            + "least 44 pt, or the title and 24 pt) and the 12 pt before each. Numbers take their widest allowed value, strings "
            + "`maxLength` wide letters; without a bound they count as short as they can be, and text-dynamic-length reports them. Widths "
            + "are estimates; what is within their margin of 3 % (10 to 30 % for some scripts) is reported as a warning. The limit "
            + "is the style's `maxLines`; in profile `material` it is also 3 in compact and 2 in regular width.",
        why:
            "What goes beyond the last line is replaced by an ellipsis. People who read a longer language, or a larger size, miss "
            + "the end of the message, which is often what to do.",
        how:
            "Shorten the text in that language, bound its parameters more tightly, or give it room: fewer buttons beside it, a "
            + "smaller image, another line.",
        parameters: [LineLimit.parameter],
        bad: [
            RuleExample(
                """
                locales: { development: en, supported: [en, de] }
                banners:
                  syncFailed:
                    level: error
                    text:
                      en: Sync failed.
                      de: «Die Synchronisierung mit dem Server ist fehlgeschlagen. Bitte erneut versuchen.
                """),
            RuleExample(
                """
                banners:
                  itemsFailed:
                    level: error
                    parameters: { account: { type: string, maxLength: 30 } }
                    text: «"{account} could not be synced."
                """, title: "A parameter at its widest"),
        ],
        good: [
            RuleExample(
                """
                locales: { development: en, supported: [en, de] }
                banners:
                  syncFailed:
                    level: error
                    text: { en: Sync failed., de: Synchronisierung fehlgeschlagen. }
                """),
            RuleExample(
                """
                styles:
                  standard: { text: { maxLines: 3 } }
                banners:
                  syncFailed: { level: error, text: Sync with the server failed. Try again later. }
                """, title: "A third line"),
        ])

    /// The largest size that is no accessibility size.
    static let largest = BannerDynamicTypeSize.xxxLarge

    static func check(_ context: RuleContext) {
        let limit = LineLimit(context)
        var cut = WorstCases<Place, CutText>()
        ShownTexts(context.linted).forEach { shown in
            guard let sizes = sizes(of: shown.look), !shown.fits(shown.prepared, limit, upTo: sizes.upperBound) else {
                return
            }
            CutText.find(
                shown, shown.prepared, limit, sizes: TypeScale.sizes(in: sizes), shown.place, into: &cut)
        }
        for (place, worst) in cut.all { report(worst.detail, worst.notes, at: place, limit, context) }
    }

    /// The sizes of a look that are no accessibility sizes.
    static func sizes(of look: Look) -> ClosedRange<BannerDynamicTypeSize>? {
        let sizes = look.style.dynamicType.value
        return sizes.lowerBound <= largest ? sizes.lowerBound...min(sizes.upperBound, largest) : nil
    }

    private static func report(
        _ cut: CutText, _ others: [String], at place: Place, _ limit: LineLimit, _ context: RuleContext
    ) {
        let beyond = cut.lines.dropFirst(cut.limit).reduce(0) { $0 + $1.count }
        context.report(
            cut.need, at: place, label: "may take \(Figure.count(cut.limit, "line"))",
            labels: limit.place(cut.shown.look).map { [Label("the limit", at: $0)] } ?? [],
            notes: cut.valueNotes + cut.uncertaintyNotes + others,
            help: ["shorten it by some \(Figure.count(beyond, "letter")), or give it more room"],
            atMost: cut.isCertain ? .error : .warning)
    }
}
