// SPDX-License-Identifier: Apache-2.0

import TextFit

/// What is sure about the lines of a text from its widths and a few sure places for breaks: enough to tell of most texts that
/// they fit, without asking the platform for line breaks.
struct LineBound {
    /// Letters in a row.
    struct Stretch {
        /// Their width, in 1/65,536 em.
        private(set) var units = 0
        /// How many of them have a width, spaces included.
        private(set) var letters = 0
        /// How many are spaces, no-break spaces included.
        private(set) var spaces = 0

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

        /// Takes the more of each.
        mutating func grow(to other: Stretch) {
            units = max(units, other.units)
            letters = max(letters, other.letters)
            spaces = max(spaces, other.spaces)
        }

        /// The width with so much room behind letters and spaces.
        func width(letter: Int, space: Int) -> Int { units + letters * letter + spaces * space }
    }

    /// By what share the widths may be greater than they are taken to be.
    var margin = 0.0

    /// The whole text.
    private var text = Stretch()
    /// At least as much of everything as any stretch without a sure break.
    private var widest = Stretch()
    /// The spaces at the end, which are not drawn.
    private var hanging = Stretch()

    /// Adds letters without a sure break.
    mutating func add(word: Stretch) {
        widest.grow(to: word)
        text.add(word)
        hanging = Stretch()
    }

    /// Adds spaces, after which a line may end.
    mutating func add(spaces: Stretch) {
        text.add(spaces)
        hanging = spaces
    }

    /// The width on one line in em, without spaces at the end.
    var lineWidth: Double { Double(text.units - hanging.units) / Double(Advances.unitsPerEm) }

    /// Whether the text surely takes no more than `limit` lines that are `widthEm` wide, whatever else may be broken.
    ///
    /// A line ends where the next word would go beyond the width W. So a line and the first word of the next one are wider
    /// than W, and where a text of width A takes more than n lines, its widest word being w, A > (n − 1) · (W − w) + W. More
    /// places for breaks only make words shorter.
    func fits(_ limit: Int, widthEm: Double, spacing: Spacing = .none) -> Bool {
        guard limit > 0, let letter = Self.units(spacing.letter, .up), let space = Self.units(spacing.word, .up),
            let width = Self.units(widthEm / (1 + margin), .down)
        else { return false }
        let word = widest.width(letter: letter, space: space)
        let all = text.width(letter: letter, space: space)
        return word <= width && all <= limit * width - (limit - 1) * word
    }

    /// Em as 1/65,536 em; `nil` for what no line or room is wide.
    private static func units(_ em: Double, _ rule: FloatingPointRoundingRule) -> Int? {
        em >= 0 && em < 1_000_000 ? Int((em * Double(Advances.unitsPerEm)).rounded(rule)) : nil
    }
}
