// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec

/// Puts the widest values into the holes of texts.
///
/// Where a parameter has no bound, its narrowest value is taken: if the text does not even fit with that, it never does.
package final class TextFiller {
    /// A text without holes.
    struct Filled {
        /// The text, as wide as it gets.
        var text: String
        /// What of it is written in the spec, and so gets longer when it is translated.
        var literal: String
        /// What was put in for which parameter, by its index, and where in the text it starts, in bytes of UTF-8.
        var values: [(parameter: Int, value: String, start: Int)] = []
        /// The parameters without a bound, by their index: with them, nobody knows how wide the text gets.
        var open: [Int] = []
    }

    private let numbers = WidestNumbers()

    /// `pattern` of `banner`; for a plural form, `parameter` is the one that decides and counts as `category`.
    ///
    /// With strings, twice: with each in one word, and with a space behind its first letter, which may leave the rest a line
    /// later. None if no allowed number leads to the form.
    func fill(_ pattern: Pattern, _ banner: Banner, locale: String, _ form: (parameter: Int, PluralCategory)?)
        -> [Filled]
    {
        if let form, number(form.parameter, banner, form.1, locale) == nil { return [] }
        if let literal = pattern.literal { return [Filled(text: literal, literal: literal)] }
        var literal = ""
        for case .literal(let part) in pattern.segments { literal += part }
        let hasStrings = pattern.segments.contains { segment in
            guard case .parameter(let index) = segment, banner.parameters.indices.contains(index),
                case .string = banner.parameters[index].kind
            else { return false }
            return true
        }
        guard hasStrings else { return [fill(pattern, literal, banner, locale, form) { _ in "" }] }
        let letter = Self.wideLetter(besides: literal)
        let solid = fill(pattern, literal, banner, locale, form) { String(repeating: letter, count: $0) }
        let parted = fill(pattern, literal, banner, locale, form) { length in
            length < 3
                ? String(repeating: letter, count: length) : "\(letter) " + String(repeating: letter, count: length - 2)
        }
        return parted.text == solid.text ? [solid] : [solid, parted]
    }

    private func fill(
        _ pattern: Pattern, _ literal: String, _ banner: Banner, _ locale: String,
        _ form: (parameter: Int, PluralCategory)?, _ string: (Int) -> String
    ) -> Filled {
        var filled = Filled(text: "", literal: literal)
        for segment in pattern.segments {
            switch segment {
            case .literal(let literal): filled.text += literal
            case .parameter(let index):
                guard banner.parameters.indices.contains(index) else { continue }
                let category = form.flatMap { $0.parameter == index ? $0.1 : nil }
                let value =
                    switch banner.parameters[index].kind {
                    case .int: number(index, banner, category, locale) ?? ""
                    case .string(let maxLength):
                        banner.parameters[index].widest?.value ?? string(max(0, maxLength ?? 0))
                    case .image: ""
                    }
                filled.values.append((index, value, filled.text.utf8.count))
                filled.text += value
                if banner.parameters[index].missingBound != nil { filled.open.append(index) }
            }
        }
        return filled
    }

    /// The widest number that the parameter may be, or, without bounds, the narrowest.
    private func number(_ index: Int, _ banner: Banner, _ category: PluralCategory?, _ locale: String) -> String? {
        guard banner.parameters.indices.contains(index), case .int(let min, let max) = banner.parameters[index].kind
        else { return "" }
        let least = Swift.min(min ?? .min, max ?? .max)
        let range = least...(max ?? .max)
        return min == nil || max == nil
            ? numbers.narrowest(in: range, category, locale: locale)
            : numbers.widest(in: range, category, locale: locale)
    }

    /// A letter that is about as wide as the letters of a word are on average, in place of ``wideLetter(besides:)``. Of scripts
    /// whose letters are not told apart here it is the wide one.
    static func usualLetter(for wide: Character) -> Character {
        switch wide {
        case "W": "n"
        case "Ω": "ν"
        case "Щ": "н"
        default: wide
        }
    }

    /// A wide letter of the script of `text`, the widest that is estimated: names and places come in the letters of their
    /// readers.
    package static func wideLetter(besides text: String) -> Character {
        for scalar in text.unicodeScalars where scalar.value >= 0x370 {
            switch scalar.value {
            case 0x370..<0x400: return "Ω"
            case 0x400..<0x530: return "Щ"
            case 0x530..<0x590: return "փ"
            case 0x590..<0x600: return "ש"
            case 0x600..<0x780: return "ض"
            case 0x900..<0x980: return "औ"
            case 0xA80..<0xB00: return "ઔ"
            case 0xB80..<0xC00: return "ஔ"
            case 0xE00..<0xE80: return "ณ"
            case 0xE80..<0xF00: return "ພ"
            case 0x10A0..<0x1100: return "ლ"
            case 0x1200..<0x1380: return "ጬ"
            case 0x1780..<0x1800: return "ឈ"
            case 0x1100..<0x1200, 0xAC00..<0xD7B0: return "한"
            case 0x3040..<0x3100, 0x3400..<0xA000, 0x20000..<0x30000: return "漢"
            default: continue
            }
        }
        return "W"
    }
}

extension TextFiller.Filled {
    /// The text with other values: `value` is given the index of each parameter and what it is now.
    func replacingValues(_ value: (Int, String) -> String) -> String {
        let bytes = Array(text.utf8)
        var result = ""
        var end = 0
        for (parameter, former, start) in values {
            result += String(decoding: bytes[end..<start], as: UTF8.self) + value(parameter, former)
            end = start + former.utf8.count
        }
        return result + String(decoding: bytes[end...], as: UTF8.self)
    }
}
