// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A text that is cut, since it takes more lines than it may.
enum TextMaxLines: Rule {
    static let measuresTexts = true

    static let description = RuleDescription(
        "BN301", "text-max-lines", .text, .error, mildest: .warning,
        summary: "a text fits in its lines in every width, language and text size",
        source:
            "Orange Design System, Banners (one to two lines); Material Design, Banners; Human Interface Guidelines, Typography",
        what:
            "Each text of a banner, including its title, points, link and completion text, is broken into lines as it will "
            + "be drawn: in every theme, language, plural form, window (320, 375, 390, 430, 744 and 1024 pt wide) and text "
            + "size of the style's `dynamicType`, except the accessibility sizes, which "
            + "text-truncation-at-accessibility-sizes checks. The width is that of the window without its margins (16 pt, or "
            + "20 pt from 390 pt on), at most `maxWidth`, less the image, the buttons beside the text (at least 44 pt, or the "
            + "title and 24 pt) and the 12 pt before each. If the titles would leave the text less than a third, the buttons "
            + "are below it instead; near that limit, both cases are checked. Numbers take their widest allowed value. "
            + "Strings take the text of their `widest`, or else `maxLength` wide letters of the text's script, in one word or "
            + "two. Lines break by UAX #14, and in Thai, Lao and Khmer by dictionary; Korean words stay whole. Widths are "
            + "estimates of the system's font on Apple's platforms in the style's weight and size, or come from the font "
            + "files that `fonts` names, in `bannerc.yaml` or in the spec. Characters that these files lack are estimated, "
            + "since the system draws them in a font of its own. A finding that is not proved is a warning: for a text within "
            + "the margin (1 % wider and 2 % narrower for Latin, ideographs and kana, 4 % for Greek, Cyrillic and emoji, 10 % "
            + "for other scripts, which nobody has measured in Apple's fonts; 0.5 to 1 % with fonts), in a script without "
            + "known widths, or with a parameter without bounds, unless text-dynamic-length reports it. The finding is also a "
            + "warning for a text that would fit if its strings had letters of usual width, such as n, instead of the widest, "
            + "and for a text in a typeface of `fonts` for which no file is measured, whose letters may be 15 % wider or "
            + "narrower than Apple's. The limit of the text and of each point is the style's `maxLines`; in the profile "
            + "`material` it is also 3 in compact and 2 in regular width, and in `orange` and `fiori` also 2. A title has a "
            + "`maxLines` of its own, and a link has one line, beside the text or below it.",
        why:
            "Whatever does not fit on the last line is replaced by an ellipsis. People who read a longer language, or a "
            + "larger size, miss the end of the message, which often says what to do.",
        how:
            "Shorten the text in that language, bound its parameters more tightly, say what the `widest` of a string looks "
            + "like, or give the text more room: fewer buttons beside it, a smaller image, or one more line.",
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
            RuleExample(
                """
                styles:
                  standard: { title: { maxLines: 1 } }
                banners:
                  syncFailed:
                    level:  error
                    title:  «Your last sync failed an hour ago
                    text:   Sync failed.
                    points: [«Check whether the server can be reached at all. Then try again. Wait a while if it fails.]
                    link:   { title: «See whether the server can be reached }
                """, title: "A title, a point and a link"),
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

    /// What one finding on texts of unknown width speaks of: a language, or a banner with an open parameter.
    private enum Unknown: Hashable {
        case language(String)
        case banner(Place)
    }

    private struct Owner: Hashable {
        let banner: Place
        let part: ShownPart
        let theme: String?
    }

    static func check(_ context: RuleContext) {
        let limit = LineLimit(context)
        let saysOpen = !context.runs(TextDynamicLength.self)
        var cut = WorstCases<Place, CutText>()
        // A text that is too long where it is written first takes its translations along: they follow it.
        var tooLong: [Owner: Place] = [:]
        var unknown = WorstCases<Unknown, ShownText>()
        for shown in context.linted.shownTexts.all {
            let isOpen = !shown.filled.open.isEmpty
            // A style may follow the accessibility sizes alone; that nothing is known of a text is said here all the same.
            let largest = shown.shownLook.sizes?.upperBound
            if let largest, !isOpen, shown.fits(limit, upTo: largest) { continue }
            let overflows = largest.map { shown.overflows(limit, at: $0) } ?? false
            if shown.isUnmeasured, !overflows {
                unknown.add(shown, .language(shown.locale), badness: 0, shown.failing())
            } else if isOpen, !overflows {
                if saysOpen { unknown.add(shown, .banner(shown.banner.name.place), badness: 0, shown.failing()) }
            } else if let sizes = shown.shownLook.sizes {
                let owner = Owner(
                    banner: shown.banner.name.place, part: shown.part, theme: shown.shownLook.themeName)
                let isFirst = shown.locale == context.spec.locales.development
                if isFirst, overflows { tooLong[owner] = tooLong[owner] ?? shown.place }
                let place = isFirst ? shown.place : leading(shown.place, tooLong[owner], context)
                CutText.find(shown, limit, sizes: sizes, place, isFirst: isFirst, into: &cut)
            }
        }
        cut.report(in: context) { place, worst in
            report(worst, at: place, limit, context)
        }
        unknown.report(in: context) { _, worst in report(worst.detail, others: worst.others, context) }
    }

    /// The place of a translation's finding: that of the development text `first`, unless a comment speaks of one of both alone.
    private static func leading(_ place: Place, _ first: Place?, _ context: RuleContext) -> Place {
        guard let first, context.areSuppressedAlike(first, place) else { return place }
        return first
    }

    /// A note on the languages that a finding on the development text speaks for.
    private static func translations(of worst: WorstCases<Place, CutText>.Worst) -> [String] {
        let own = worst.detail.shown.locale
        let locales = worst.cases.compactMap(\.identity.locale).reduce(into: [String]()) { locales, locale in
            if locale != own, !locales.contains(locale) { locales.append(locale) }
        }
        let verb = locales.count == 1 ? "translation is" : "translations are"
        return locales.isEmpty ? [] : ["its \(verb) too long as well: \(Figure.list(locales))"]
    }

    private static func report(
        _ worst: WorstCases<Place, CutText>.Worst, at place: Place, _ limit: LineLimit, _ context: RuleContext
    ) {
        let cut = worst.detail
        let others = translations(of: worst) + worst.notes
        let lost = cut.lost
        var labels = limit.place(cut.shown).map { [Label("the limit", at: $0)] } ?? []
        if let place = cut.place(of: lost, context) {
            labels.append(Label(cut.isCutOff ? "cut off" : "beyond line \(cut.limit)", at: place))
        }
        let isUsual = cut.isCertain && !cut.isSure
        let usual = isUsual ? ["with letters of usual width in their place it would fit"] : []
        context.report(
            cut.need, at: place, label: "may take \(Figure.count(cut.limit, "line"))", labels: labels,
            notes: cut.valueNotes + usual + cut.uncertaintyNotes + cut.roomNote + others,
            help: cut.remedies(among: worst.details),
            atMost: cut.isSure ? .error : .warning)
    }

    private static func report(_ shown: ShownText, others: Int, _ context: RuleContext) {
        guard let unknown = shown.unknown else { return }
        let texts = Figure.count(others, "other text") + (others == 1 ? " is" : " are") + " unknown too"
        context.report(
            "whether \(shown.name) fits in \(shown.locale) is unknown: \(unknown.reason(shown.banner))",
            at: shown.place, notes: others == 0 ? [] : [texts], help: unknown.help(shown.banner), atMost: .warning)
    }
}
