// SPDX-License-Identifier: Apache-2.0

import TextFit

/// What is sure about the lines of a text from its widths and a few sure places for breaks: enough to tell of most texts that
/// they fit, or that they don't, without asking the platform for line breaks.
struct LineBound {
    /// Letters in a row.
    struct Stretch {
        /// Their width, in 1/65,536 em.
        private(set) var units = 0
        /// How many of them have a width, spaces included.
        private(set) var letters: Int32 = 0
        /// How many are spaces, no-break spaces included.
        private(set) var spaces: Int32 = 0

        /// Adds a letter.
        mutating func add(_ units: Int32, isSpace: Bool) {
            self.units += Int(units)
            letters += units > 0 ? 1 : 0
            spaces += isSpace ? 1 : 0
        }

        /// Adds what stands behind.
        mutating func add(_ other: Stretch) {
            units += other.units
            letters += other.letters
            spaces += other.spaces
        }

        /// The width with so much room behind letters and spaces.
        func width(letter: Int, space: Int) -> Int { units + Int(letters) * letter + Int(spaces) * space }
    }

    /// By what share the widths may be greater or less than they are taken to be.
    var margin: Margin = 0

    /// All that never hangs over the edge of a line: no space, wherever lines end.
    private var visible = Stretch()
    private var widestLetter: Int32 = 0

    /// Words without a sure break, each with the spaces behind it, after which a line may end.
    private var words: [(word: Stretch, spaces: Stretch)] = []

    /// Nothing yet, of a text of so many bytes.
    init(utf8Count: Int) { words.reserveCapacity(utf8Count / 6 + 1) }

    /// Counts a letter, which some word is made of, as one that is seen on whatever line.
    mutating func see(_ units: Int32, isSpace: Bool) {
        visible.add(units, isSpace: isSpace)
        widestLetter = max(widestLetter, units)
    }

    /// Adds letters without a sure break.
    mutating func add(word: Stretch) { words.append((word, Stretch())) }

    /// Adds spaces behind the last word, after which a line may end.
    mutating func add(spaces: Stretch) {
        if let last = words.indices.last { words[last].spaces = spaces }
    }

    /// The width on one line in em, without spaces at the end.
    var lineWidth: Double {
        let units =
            words.reduce(0) { $0 + $1.word.units + $1.spaces.units } - (words.last?.spaces.units ?? 0)
        return Double(units) / Double(Advances.unitsPerEm)
    }

    /// Whether the text surely takes no more than `limit` lines that are `widthEm` wide, whatever else may be broken.
    ///
    /// Lines are filled with as many words as they hold. That takes the fewest lines of all ways to break the text at these
    /// places, as long as no word is too wide for a line; with more places for breaks there are no more lines.
    func fits(_ limit: Int, widthEm: Double, spacing: Spacing = .none) -> Bool {
        guard limit > 0, let letter = Self.units(spacing.letter, .up), let space = Self.units(spacing.word, .up),
            let width = Self.units(widthEm / (1 + margin.wider), .down)
        else { return false }
        var lines = 1
        // Where the next word starts if it stands on the same line.
        var pen = 0
        for (word, spaces) in words {
            let advance = word.width(letter: letter, space: space)
            if advance > width { return false }
            if pen + advance > width {
                lines += 1
                if lines > limit { return false }
                pen = 0
            }
            pen += advance + spaces.width(letter: letter, space: space)
        }
        return true
    }

    /// Whether the text surely takes more than `limit` lines that are `widthEm` wide: what is seen of it would fill more of them
    /// to the edge. A line goes beyond its edge only for a letter that is wider.
    func exceeds(_ limit: Int, widthEm: Double, spacing: Spacing = .none) -> Bool {
        guard limit > 0, let letter = Self.units(spacing.letter, .down), let space = Self.units(spacing.word, .down),
            let width = Self.units(widthEm / (1 - margin.narrower), .up), width > Int(widestLetter) + letter
        else { return false }
        return (visible.width(letter: letter, space: space) - 1) / width >= limit
    }

    /// Whether the text, so large, surely takes no more than `limit` lines of any width in `widthsPt`, or surely more; `nil` if
    /// neither is sure.
    func fits(_ limit: Int, sizePt: Double, widthsPt: ClosedRange<Double>, spacing: Spacing) -> Bool? {
        if fits(limit, widthEm: widthsPt.lowerBound / sizePt, spacing: spacing) { return true }
        return exceeds(limit, widthEm: widthsPt.upperBound / sizePt, spacing: spacing) ? false : nil
    }

    /// Em as 1/65,536 em; `nil` for what no line or room is wide.
    private static func units(_ em: Double, _ rule: FloatingPointRoundingRule) -> Int? {
        em >= 0 && em < 1_000_000 ? Int((em * Double(Advances.unitsPerEm)).rounded(rule)) : nil
    }
}
