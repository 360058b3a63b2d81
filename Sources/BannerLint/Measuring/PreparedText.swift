// SPDX-License-Identifier: Apache-2.0

/// A text with the widths of its letters and its possible line breaks. Widths are in em: parts of the size of the font.
public struct PreparedText: Sendable {
    /// Whether a line may end after a letter.
    public enum Break: UInt8, Sendable {
        /// It may not.
        case none
        /// Some layout engines end a line there, others don't: after a slash, or between Thai letters, for want of a dictionary.
        case possible
        /// It may.
        case allowed
        /// It may, if there is room for a hyphen: after a soft hyphen.
        case hyphen
        /// It must.
        case required
    }

    /// A letter as readers see it (a grapheme cluster), or a space.
    public struct Letter: Sendable {
        /// The width in em.
        public var advance: Double
        /// Whether it hangs over at the end of a line, as spaces do.
        public var hangs: Bool
        /// Whether a line may end after it.
        public var breakAfter: Break

        /// A letter.
        public init(advance: Double, hangs: Bool = false, breakAfter: Break = .none) {
            self.advance = advance
            self.hangs = hangs
            self.breakAfter = breakAfter
        }
    }

    /// The text.
    public let text: String
    /// How far the widths may be off, as a part of them.
    public let margin: Double
    /// The width on one line in em, without spaces at the end.
    public let advance: Double

    private let letters: [Letter]
    private let hyphen: Double
    private let hasRequiredBreak: Bool

    /// `text` with a letter for each of its characters, and the width of a hyphen in em.
    public init(_ text: String, _ letters: [Letter], margin: Double, hyphen: Double) {
        self.text = text
        self.letters = letters
        self.hyphen = hyphen
        // At a margin of 1 a text would have no width for sure.
        self.margin = min(max(margin, 0), 0.9)
        var all = 0.0
        var visible = 0.0
        var hasRequiredBreak = false
        for letter in letters {
            all += letter.advance
            if !letter.hangs { visible = all }
            if letter.breakAfter == .required { hasRequiredBreak = true }
        }
        advance = visible
        self.hasRequiredBreak = hasRequiredBreak
    }

    /// Whether the text fits in `limit` lines that are `width` wide, in em.
    public func fit(in limit: Int, width: Double) -> TextFit {
        let narrow = width / (1 + margin)
        if !hasRequiredBreak, advance <= narrow, limit >= 1 { return .fits }
        if fits(limit, narrow, takingPossible: false) { return .fits }
        return fits(limit, width / (1 - margin), takingPossible: true) ? .unproved : .overflows
    }

    /// The lines at `width` in em: as measured, or, for what is `unproved`, as they are at worst.
    public func lines(width: Double, _ fit: TextFit) -> [Substring] {
        let atWorst = fit == .unproved
        var lines: [Substring] = []
        var start = text.startIndex
        var count = 0
        breakLines(atWorst ? width / (1 + margin) : width, takingPossible: !atWorst) { end in
            let next = text.index(start, offsetBy: end - count, limitedBy: text.endIndex) ?? text.endIndex
            lines.append(text[start..<next])
            start = next
            count = end
            return true
        }
        return lines
    }

    private func fits(_ limit: Int, _ width: Double, takingPossible: Bool) -> Bool {
        var count = 0
        breakLines(width, takingPossible: takingPossible) { _ in
            count += 1
            return count <= limit
        }
        return count <= limit
    }

    /// Fills line after line, as layout engines do, and calls `body` with the end of each, until it returns `false`.
    ///
    /// A word that is longer than a line starts a new one and then breaks anywhere. Letters behind the last break of a line are
    /// looked at again on the next one, and on no other, so the work is linear in the text.
    private func breakLines(_ width: Double, takingPossible: Bool, _ body: (Int) -> Bool) {
        // Sums of advances are off by their rounding.
        let width = width + 1e-9
        var (start, index, lastBreak) = (0, 0, 0)
        var x = 0.0
        while index < letters.count {
            let letter = letters[index]
            if !letter.hangs, index > start, x + letter.advance > width {
                start = lastBreak > start ? lastBreak : index
                index = start
                x = 0
                guard body(start) else { return }
                continue
            }
            x += letter.advance
            index += 1
            switch letter.breakAfter {
            case .none: break
            case .possible: if takingPossible { lastBreak = index }
            case .allowed: lastBreak = index
            case .hyphen: if x + hyphen <= width { lastBreak = index }
            case .required:
                start = index
                x = 0
                guard body(start) else { return }
            }
        }
        _ = body(letters.count)
    }
}
