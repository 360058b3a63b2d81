// SPDX-License-Identifier: Apache-2.0

import BannerKit
import BannerSpec

/// Puts the widest values into the holes of texts.
///
/// Where a parameter has no bound, its narrowest value is taken: if the text does not even fit with that, it never does.
final class TextFiller {
    /// A text without holes.
    struct Filled {
        /// The text, as wide as it gets.
        var text: String
        /// What of it is written in the spec, and so gets longer when it is translated.
        var literal: String
        /// What was put in for which parameter, by its index.
        var values: [(parameter: Int, value: String)] = []
        /// The parameters without a bound, by their index: with them, nobody knows how wide the text gets.
        var open: [Int] = []
    }

    private let numbers = WidestNumbers()

    /// `pattern` of `banner`; for a plural form, `parameter` is the one that decides and counts as `category`.
    ///
    /// `nil` if no allowed number leads to the form.
    func fill(_ pattern: Pattern, _ banner: Banner, locale: String, _ form: (parameter: Int, PluralCategory)?)
        -> Filled?
    {
        if let form, number(form.parameter, banner, form.1, locale) == nil { return nil }
        if let literal = pattern.literal { return Filled(text: literal, literal: literal) }
        var filled = Filled(text: "", literal: "")
        for segment in pattern.segments {
            if case .literal(let literal) = segment { filled.literal += literal }
        }
        let letter = Self.wideLetter(besides: filled.literal)
        for segment in pattern.segments {
            switch segment {
            case .literal(let literal): filled.text += literal
            case .parameter(let index):
                let category = form.flatMap { $0.parameter == index ? $0.1 : nil }
                let value = value(index, banner, category, locale, letter)
                filled.text += value
                filled.values.append((index, value))
                if banner.parameters.indices.contains(index), banner.parameters[index].missingBound != nil {
                    filled.open.append(index)
                }
            }
        }
        return filled
    }

    private func value(
        _ index: Int, _ banner: Banner, _ category: PluralCategory?, _ locale: String, _ letter: Character
    ) -> String {
        guard banner.parameters.indices.contains(index) else { return "" }
        switch banner.parameters[index].kind {
        case .int: return number(index, banner, category, locale) ?? ""
        case .string(let maxLength): return String(repeating: letter, count: max(0, maxLength ?? 0))
        }
    }

    private func number(_ index: Int, _ banner: Banner, _ category: PluralCategory?, _ locale: String) -> String? {
        guard banner.parameters.indices.contains(index), case .int(let min, let max) = banner.parameters[index].kind
        else { return "" }
        guard let max else {
            // One digit stands for a number without a bound; which one, nobody knows.
            return "4"
        }
        // A count is not negative unless the spec says so.
        let least = Swift.min(min ?? 0, max)
        return numbers.widest(in: least...max, category, locale: locale)
    }

    /// A wide letter of the script of `text`: names and places come in the letters of their readers.
    static func wideLetter(besides text: String) -> Character {
        for scalar in text.unicodeScalars where scalar.value >= 0x370 {
            switch scalar.value {
            case 0x370..<0x400: return "Ω"
            case 0x400..<0x530: return "Щ"
            case 0x590..<0x600: return "ש"
            case 0x600..<0x780: return "ض"
            case 0x900..<0x980: return "क"
            case 0xE00..<0xE80: return "ณ"
            case 0x1100..<0x1200, 0xAC00..<0xD7B0: return "한"
            case 0x3040..<0x3100, 0x3400..<0xA000, 0x20000..<0x30000: return "漢"
            default: continue
            }
        }
        return "W"
    }
}
