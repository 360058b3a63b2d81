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
    func fill(
        _ pattern: Pattern, _ banner: Banner, locale: String, _ form: (parameter: Int, PluralCategory)?,
        _ widths: () -> CharacterWidths
    ) -> [Filled] {
        if form == nil, let literal = pattern.literal { return [Filled(text: literal, literal: literal)] }
        let widths = widths()
        if let form, number(form.parameter, banner, form.1, locale, widths) == nil { return [] }
        if let literal = pattern.literal { return [Filled(text: literal, literal: literal)] }
        var literal = ""
        for case .literal(let part) in pattern.segments { literal += part }
        let hasStrings = pattern.segments.contains { segment in
            guard case .parameter(let index) = segment, banner.parameters.indices.contains(index),
                case .string = banner.parameters[index].kind
            else { return false }
            return true
        }
        guard hasStrings else { return [fill(pattern, literal, banner, locale, form, widths) { _ in "" }] }
        // There is one for every script.
        let letter = widths.widest(of: WideLetters.besides(literal)) ?? "W"
        let solid = fill(pattern, literal, banner, locale, form, widths) { Self.solid(letter, $0) }
        let parted = fill(pattern, literal, banner, locale, form, widths) { Self.parted(letter, $0) }
        return parted.text == solid.text ? [solid] : [solid, parted]
    }

    private func fill(
        _ pattern: Pattern, _ literal: String, _ banner: Banner, _ locale: String,
        _ form: (parameter: Int, PluralCategory)?, _ widths: CharacterWidths, _ string: (Int) -> String
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
                    case .int: number(index, banner, category, locale, widths) ?? ""
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
    private func number(
        _ index: Int, _ banner: Banner, _ category: PluralCategory?, _ locale: String, _ widths: CharacterWidths
    ) -> String? {
        guard banner.parameters.indices.contains(index), case .int(let min, let max) = banner.parameters[index].kind
        else { return "" }
        let least = Swift.min(min ?? .min, max ?? .max)
        let range = least...(max ?? .max)
        return min == nil || max == nil
            ? numbers.narrowest(in: range, category, locale: locale, widths)
            : numbers.widest(in: range, category, locale: locale, widths)
    }

    /// What stands for a string of so many characters: in one word, and in two.
    static func fillings(_ letter: Character, _ length: Int) -> [String] {
        [solid(letter, length), parted(letter, length)]
    }

    private static func solid(_ letter: Character, _ length: Int) -> String { String(repeating: letter, count: length) }

    private static func parted(_ letter: Character, _ length: Int) -> String {
        length < 3 ? solid(letter, length) : "\(letter) " + solid(letter, length - 2)
    }

    /// A wide letter of the script of `text`: names and places come in the letters of their readers.
    package static func wideLetter(besides text: String) -> Character { WideLetters.besides(text).first ?? "W" }
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
