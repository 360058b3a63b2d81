// SPDX-License-Identifier: Apache-2.0

import TextFit

/// The widths of single characters in one face, each measured once: they decide which number and which letter is the widest.
final class CharacterWidths {
    private let source: any AdvanceSource
    private var known: [Character: Int] = [:]
    private var numbers: [String: NumberWidths] = [:]

    init(_ source: any AdvanceSource) { self.source = source }

    /// The width in 1/65,536 em; what has no known width counts as nothing.
    func width(of character: Character) -> Int {
        if let width = known[character] { return width }
        let advances = source.advances(of: ClusteredText(String(character)), language: "")
        let width = advances.units.reduce(0) { $0 + Int(max($1, 0)) }
        known[character] = width
        return width
    }

    /// The sum of the widths of all characters.
    func width(of text: String) -> Int { text.reduce(0) { $0 + width(of: $1) } }

    /// The widths of numbers as `locale` writes them.
    func numbers(in locale: String) -> NumberWidths {
        if let known = numbers[locale] { return known }
        // Real specs have few languages.
        if numbers.count > 1000 { numbers.removeAll() }
        let widths = NumberWidths(locale, self)
        numbers[locale] = widths
        return widths
    }

    /// The widest of `characters`; of those that are as wide, the first.
    func widest(of characters: [Character]) -> Character? {
        characters.max { width(of: $0) < width(of: $1) }
    }
}
