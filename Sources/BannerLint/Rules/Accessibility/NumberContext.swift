// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// What stands before a number in a text, on its line.
struct NumberContext {
    /// Whether the number is the name of one thing: “Step 3”, “#3”, “LH400”, or the whole that “Step 3 of 5” speaks of.
    private(set) var isNamed = false
    /// Whether it is the whole of which another number is a part: the 5 in “3 of 5”.
    private(set) var isPartOfWhole = false
    /// Whether the text begins with it in brackets: “(3) drafts”. Elsewhere brackets hold a remark on what stands before them.
    private(set) var isInBrackets = false

    /// What stands before the parameter at `position` of `segments`.
    init(before position: Int, in segments: Pattern.Segments, _ text: SpecText, _ words: NumberWords) {
        guard position > 0, case .literal(let literal) = segments[position - 1] else { return }
        let scalars = literal.unicodeScalars
        if let last = scalars.last, "#№".unicodeScalars.contains(last) || last.properties.isAlphabetic {
            isNamed = true
            return
        }
        let line = Self.lastLine(literal)
        isInBrackets = position == 1 && ["(", "（"].contains(Self.trimmed(literal))
        let word = Self.lastWord(of: line)
        if words.isNamed(by: word) {
            isNamed = true
            return
        }
        // “3 of 5”, or with what is counted between the two.
        let first = position - 2
        guard first >= 0, line.utf8.count == literal.utf8.count, words.isEnd(word),
            case .parameter(let index) = segments[first], case .int? = text.parameter(at: index)?.kind
        else { return }
        isPartOfWhole = true
        isNamed = NumberContext(before: first, in: segments, text, words).isNamed
    }

    private static func lastLine(_ text: String) -> Substring {
        text.lastIndex(where: \.isNewline).map { text[text.index(after: $0)...] } ?? text[...]
    }

    private static func trimmed(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { !L10nPluralConcatenation.isSpace($0) }))
    }

    /// The last word, with nothing behind it but spaces and the stop of an abbreviation: `Nr. `.
    private static func lastWord(of line: Substring) -> Substring {
        var scalars = line.unicodeScalars[...]
        while let last = scalars.last, L10nPluralConcatenation.isSpace(last) { scalars.removeLast() }
        if scalars.last == "." { scalars.removeLast() }
        let start = scalars.lastIndex {
            !$0.properties.isAlphabetic && $0.properties.generalCategory != .nonspacingMark
        }
        return Substring(start.map { scalars[scalars.index(after: $0)...] } ?? scalars)
    }
}
