// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A number put before a word that changes with it.
enum L10nPluralConcatenation: Rule {
    static let description = RuleDescription(
        "BN911", "l10n-plural-concatenation", .accessibility, .warning, mildest: .info,
        summary: "a text that counts something is a plural",
        source: "CLDR, Plural Rules; Apple, Localizing strings that contain plurals",
        what:
            "In a text that is not a plural, no word follows the number of an `int` parameter on the same line, if "
            + "the language has several plural categories for numbers from `min` to `max`. The number may be followed "
            + "by a sign such as `%` or a full stop, a unit symbol such as km or MB, a compound with a hyphen, or a "
            + "word that is the same for every number, such as “of”, “in” or “left”. A number that names one thing, "
            + "as in “Step {n} is done” or “#{n}”, counts nothing. Less certain cases are an info: a word after the "
            + "second number of “{n} of {total}”, a text parameter after a number, and a second number in a plural. "
            + "The words that are the same for every number are known for Czech, Danish, Dutch, English, Finnish, "
            + "French, German, Italian, Norwegian, Polish, Portuguese, Russian, Spanish, Swedish and Ukrainian; the "
            + "most frequent ones are known for Arabic, Bosnian, Bulgarian, Catalan, Croatian, Estonian, Galician, "
            + "Greek, Hebrew, Hindi, Hungarian, Latvian, Lithuanian, Macedonian, Persian, Romanian, Serbian, Slovak, "
            + "Slovenian and Turkish. In those languages, and where no words are known, a word between two numbers is "
            + "taken to mean “of”.",
        why: "“1 items” is wrong in English, and Slavic languages and Arabic have even more forms.",
        how: "Write a plural, with the same words in each form if need be, or name the thing first: “Items: {count}”.",
        bad: [
            RuleExample(
                """
                banners:
                  drafts:
                    level: error
                    parameters: { count: { type: int, min: 1, max: 99 } }
                    text: «"{count} drafts are waiting."
                """),
            RuleExample(
                """
                banners:
                  drafts:
                    level: error
                    parameters: { count: { type: int, min: 1, max: 99 } }
                    text: «"You have {count} draft(s)."
                """, title: "A plural in brackets"),
        ],
        good: [
            RuleExample(
                """
                banners:
                  drafts:
                    level: error
                    parameters: { count: { type: int, min: 1, max: 99 } }
                    text: { plural: count, one: "{count} draft is waiting.", other: "{count} drafts are waiting." }
                  update:
                    level: error
                    parameters:
                      step: { type: int, min: 1, max: 3 }
                      size: { type: int, max: 999 }
                      part: { type: int, max: 100 }
                    text: "Step {step} of 3: {size}\u{A0}MB, {part}\u{A0}% done"
                  devices:
                    level: error
                    parameters: { count: { type: int, min: 2, max: 9 } }
                    text: "{count} devices are out of date."
                """)
        ])

    /// What follows a number.
    private enum Follower {
        /// A word, and whether it is likely to change with the number.
        case word(Substring, isSure: Bool)
        case parameter
        case nothing
    }

    /// A number whose word may change with it, in one language.
    private struct Fault {
        var message: String
        var entry: LocalizedText.Entry
        var needs: String
        var help: [String]
        var severity: Severity
    }

    static func check(_ context: RuleContext) {
        let ranges = context.linted.memory.pluralRanges
        SpecText.forEach(in: context) { text in
            guard !text.parameters.isEmpty else { return }
            report(text.text.entries.compactMap { fault(in: $0, of: text, ranges, context) }, text, context)
        }
    }

    /// Reports a text once, in whatever languages: it is written anew in all of them.
    private static func report(_ faults: [Fault], _ text: SpecText, _ context: RuleContext) {
        guard let gravest = faults.map(\.severity).max(), let first = faults.first(where: { $0.severity == gravest })
        else { return }
        let others = faults.filter { $0.entry.place != first.entry.place }
        let locales = [first.entry.locale] + others.map(\.entry.locale)
        context.report(in: locales.map { Finding.Case(.init(locale: $0)) }) {
            context.report(
                "\(text.subject): \(first.message)", at: first.entry.place,
                labels: others.map { Label($0.message, at: $0.entry.place) },
                notes: [first.needs] + others.map(\.needs),
                help: first.help, atMost: gravest)
        }
    }

    private static func fault(
        in entry: LocalizedText.Entry, of text: SpecText, _ ranges: PluralRanges, _ context: RuleContext
    ) -> Fault? {
        let deciding: Int? = if case .plural(let index, _) = entry.content { index } else { nil }
        let segments = entry.content.mainPattern.segments
        for (position, segment) in segments.enumerated() {
            guard case .parameter(let index) = segment, index != deciding, let parameter = text.parameter(at: index),
                let range = ranges.range(of: parameter, in: entry.locale), range.uses.count > 1
            else { continue }
            let name = parameter.name.value
            let (message, limit): (String, Severity)
            switch follower(of: position, in: segments, text, entry.locale) {
            case .nothing: continue
            case .parameter:
                message = "another parameter follows `{\(name)}`, whose word may change with the number"
                limit = .info
            case .word(let word, let isSure):
                message = "`{\(name)}` is followed by “\(word.prefix(40))”, which may change with the number"
                limit = isSure ? .warning : .info
            }
            let needs = "in `\(entry.locale)` the numbers here have the forms \(PluralRange.list(range.uses))"
            let inFront = "name the thing before the number, as in “Items: {\(name)}”"
            guard deciding == nil else {
                return Fault(
                    message: message, entry: entry, needs: needs + "; a text has the forms of one number alone",
                    help: [inFront], severity: .info)
            }
            let forms = range.uses.map(\.category) + (range[.other] == nil ? [.other] : [])
            let keys = forms.map { "\($0.rawValue): …" }.joined(separator: ", ")
            let plural =
                text.text.origin.map {
                    "vary `\($0.key.prefix(60))` by plural in \(pluralFile(of: entry, context)), with \(keys)"
                }
                ?? "write a plural: `{ plural: \(name), \(keys) }`"
            // One fault is enough for a text, which has to be written anew as a whole.
            return Fault(
                message: message, entry: entry, needs: needs, help: [plural, "or \(inFront)"], severity: limit)
        }
        return nil
    }

    /// The file in which a plural takes the place of `entry`, which comes from a file of texts.
    private static func pluralFile(of entry: LocalizedText.Entry, _ context: RuleContext) -> Substring {
        TextOrigin.pathOfPlurals(besides: context.linted.sources[entry.place.file].path).prefix(200)
    }

    /// What follows the number at `position`, if the number counts it.
    private static func follower(
        of position: Int, in segments: Pattern.Segments, _ text: SpecText, _ locale: String
    ) -> Follower {
        let (words, units) = (NumberWords.of(locale), UnitSymbols.of(locale))
        let before = NumberContext(before: position, in: segments, text, words)
        if before.isNamed { return .nothing }
        var rest = segments[(position + 1)...]
        guard case .literal(let literal)? = rest.popFirst() else {
            guard case .parameter(let index)? = segments.dropFirst(position + 1).first,
                case .string? = text.parameter(at: index)?.kind
            else { return .nothing }
            return .parameter
        }
        var scalars = literal.unicodeScalars[...]
        // “({n}) drafts”: the brackets are those of the number alone.
        if !before.closing.isEmpty {
            let inner = scalars.drop(while: isSpace)
            if let close = inner.first, before.closing.unicodeScalars.contains(close) { scalars = inner.dropFirst() }
        }
        if isPart(of: rest.first, behind: scalars, text, words) { return .nothing }
        while true {
            scalars = scalars.drop(while: isSpace)
            guard let first = scalars.first else {
                if case .parameter(let index)? = rest.first, case .string? = text.parameter(at: index)?.kind {
                    return .parameter
                }
                return .nothing
            }
            guard first.properties.isAlphabetic else { return .nothing }
            let end = scalars.firstIndex { !isOfWord($0) } ?? scalars.endIndex
            let word = literal[scalars.startIndex..<end]
            if units.unit(startingAt: literal[scalars.startIndex...]) != nil || words.isEnd(word) { return .nothing }
            guard words.isPassed(word) else { return .word(word, isSure: !before.isPartOfWhole) }
            scalars = scalars[end...]
        }
    }

    /// Whether a number is a part of another one, `whole` or the digits in `scalars`, with words between them that are not known.
    private static func isPart(
        of whole: Pattern.Segments.Element?, behind scalars: Substring.UnicodeScalarView, _ text: SpecText,
        _ words: NumberWords
    ) -> Bool {
        let digits = scalars.firstIndex { $0.properties.generalCategory == .decimalNumber }
        if digits == nil {
            guard case .parameter(let index)? = whole, case .int? = text.parameter(at: index)?.kind else {
                return false
            }
        }
        return words.joinsNumbers(String(scalars[..<(digits ?? scalars.endIndex)]))
    }

    /// Letters, and the marks on them.
    static func isOfWord(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic || isMark(scalar) }

    /// Spaces on a line, and the marks of direction, which show nothing.
    static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .spaceSeparator || scalar == "\t"
            || scalar.properties.generalCategory == .format
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .nonspacingMark || scalar.properties.generalCategory == .format
    }
}
