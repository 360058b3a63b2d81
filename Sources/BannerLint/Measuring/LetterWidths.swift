// SPDX-License-Identifier: Apache-2.0

import TextFit

/// The estimated widths of letters that do not depend on their neighbours, looked up once each: those of Latin, Greek and
/// Cyrillic, and the punctuation they are written with.
struct LetterWidths {
    /// A letter, and what it does for sure breaks: whatever else stands around, a line may end at the spaces between a letter
    /// that ``endsWord`` and one that ``startsWord`` (UAX #14, LB18; LB7 to LB17 speak of other classes).
    private struct Letter {
        /// In 1/65,536 em; `nil` for a letter that can't be measured by itself.
        let units: Int32?
        /// By what share the letter may be wider or narrower.
        let margin: Margin
        /// Whether it may hang over the edge of a line.
        let mayHang: Bool
        let endsWord: Bool
        let startsWord: Bool
    }

    private let source: EstimatedAdvances
    /// By code point, the punctuation behind the alphabets; `nil` for what has not been looked up.
    private var letters: [Letter?]

    private static let alphabets = 0..<0x530
    private static let punctuation = 0x2010..<0x2060

    /// The letters that `source` has.
    init(_ source: EstimatedAdvances) {
        self.source = source
        letters = Array(repeating: nil, count: Self.alphabets.count + Self.punctuation.count)
    }

    private static let widestLetter = Int32(2 * Advances.unitsPerEm)

    /// What is sure about the lines of `text`; `nil` if it has other letters than those that are known here.
    mutating func bound(of text: String) -> LineBound? {
        var bound = LineBound(utf8Count: text.utf8.count)
        var word = LineBound.Stretch()
        var spaces = LineBound.Stretch()
        var endsWord = false
        for scalar in text.unicodeScalars {
            guard let letter = letter(scalar), let units = letter.units else { return nil }
            bound.margin.wider = max(bound.margin.wider, letter.margin.wider)
            bound.margin.narrower = max(bound.margin.narrower, letter.margin.narrower)
            if !letter.mayHang { bound.see(units, isSpace: scalar == "\u{A0}") }
            if scalar == " " {
                spaces.add(units, isSpace: true)
                continue
            }
            if spaces.spaces > 0 {
                if endsWord, letter.startsWord {
                    bound.add(word: word)
                    bound.add(spaces: spaces)
                    word = LineBound.Stretch()
                } else {
                    word.add(spaces)
                }
                spaces = LineBound.Stretch()
            }
            word.add(units, isSpace: scalar == "\u{A0}")
            endsWord = letter.endsWord
        }
        bound.add(word: word)
        bound.add(spaces: spaces)
        return bound
    }

    private mutating func letter(_ scalar: Unicode.Scalar) -> Letter? {
        let code = Int(scalar.value)
        let index: Int
        if Self.alphabets.contains(code) {
            index = code
        } else if Self.punctuation.contains(code) {
            index = code - Self.punctuation.lowerBound + Self.alphabets.count
        } else {
            return nil
        }
        if let known = letters[index] { return known }
        let letter = look(up: scalar)
        letters[index] = letter
        return letter
    }

    private func look(up scalar: Unicode.Scalar) -> Letter {
        let category = scalar.properties.generalCategory
        let isLetter =
            switch category {
            case .uppercaseLetter, .lowercaseLetter, .decimalNumber: true
            default: false
            }
        let advances = source.advances(of: ClusteredText(String(scalar)), language: "")
        return Letter(
            units: units(advances, category), margin: advances.margin,
            mayHang: category == .spaceSeparator && scalar != "\u{A0}",
            endsWord: isLetter || ".,:;!?".unicodeScalars.contains(scalar),
            startsWord: isLetter)
    }

    private func units(_ advances: Advances, _ category: Unicode.GeneralCategory) -> Int32? {
        switch category {
        // Marks join the letter before, control characters may end a line, and a soft hyphen may show.
        case .nonspacingMark, .enclosingMark, .spacingMark, .control, .format, .lineSeparator, .paragraphSeparator:
            return nil
        default: break
        }
        guard advances.unknown == nil, advances.units.count == 1, let units = advances.units.first,
            (0...Self.widestLetter).contains(units)
        else {
            return nil
        }
        return units
    }
}
