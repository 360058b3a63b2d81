// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec

/// A text with its translation as units of one form each: what XLIFF and tables hold.
struct TextUnits {
    /// One form.
    struct Unit {
        /// What stands behind the key: empty for a text that is the same for every number.
        var part: String
        /// What is translated.
        var source: [Piece]
        /// The translation; `nil` for one that is missing.
        var target: [Piece]?
    }

    /// A piece of a text.
    enum Piece: Hashable {
        case literal(String)
        /// The parameter at this index.
        case parameter(Int)
        /// The number that decides on the plural.
        case number(Int)
        /// The place that the forms of a plural take, which the parameter at this index decides on.
        case plural(Int)
    }

    let units: [Unit]
    let state: TextState
    /// The fingerprint of the translation.
    let base: String

    /// The units of `text` for `locale`. Where `tellsNumber`, forms of a plural say which number decides if a reader could take
    /// another one for it.
    init(_ text: ExchangedText, _ locale: String, tellsNumber: Bool) {
        let entry = text.text.entries.first { $0.locale == locale }
        state = entry?.state ?? .translated
        base = entry?.content.fingerprint(text.parameters) ?? Fingerprint.ofNothing
        // The development language comes first and is always there.
        let source = text.text.entries.first?.content ?? .pattern(Pattern(segments: []))
        guard let number = Self.number(source, entry?.content) else {
            units = [
                Unit(
                    part: "", source: Self.pieces(source.mainPattern),
                    target: (entry?.content.mainPattern).map { Self.pieces($0) })
            ]
            return
        }
        let numbers = text.parameters.count { if case .int = $0.kind { true } else { false } }
        let isOwn = tellsNumber && numbers > 1
        let path = isOwn ? "substitutions.\(text.parameters[number].name.value).plural" : "plural"
        let forms = Self.categories(locale, entry?.content).map { category in
            Unit(
                part: "\(path).\(category.rawValue)",
                source: Self.pieces(source.pattern(for: category), own: isOwn ? number : nil),
                target: Self.form(category, entry?.content).map { Self.pieces($0, own: isOwn ? number : nil) })
        }
        let whole = Unit(part: "", source: [.plural(number)], target: entry == nil ? nil : [.plural(number)])
        units = isOwn ? [whole] + forms : forms
    }

    /// The parameter that decides, if the text or its translation is a plural.
    private static func number(_ source: LocalizedText.Content, _ target: LocalizedText.Content?) -> Int? {
        for case .plural(let index, _)? in [target, source] { return index }
        return nil
    }

    /// The forms that the language needs, and those that are there.
    private static func categories(_ locale: String, _ content: LocalizedText.Content?) -> [PluralCategory] {
        var known = Set(PluralRules.categories(in: locale) ?? [.other])
        if case .plural(_, let forms)? = content { known.formUnion(forms.map(\.category)) }
        return known.union([.other]).sorted()
    }

    /// What the translation says for `category`; `nil` where it has no form of its own.
    private static func form(_ category: PluralCategory, _ content: LocalizedText.Content?) -> Pattern? {
        switch content {
        case .pattern(let pattern): category == .other ? pattern : nil
        case .plural(_, let forms): forms.first { $0.category == category }?.pattern
        case nil: nil
        }
    }

    private static func pieces(_ pattern: Pattern, own: Int? = nil) -> [Piece] {
        pattern.segments.map { segment in
            switch segment {
            case .literal(let literal): .literal(literal)
            case .parameter(let index): index == own ? .number(index) : .parameter(index)
            }
        }
    }
}
