// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// What stands before a number in a text, on its line.
struct NumberContext {
    /// Whether the number is the name of one thing: “Step 3”, “#3”, “LH400”, or the whole that “Step 3 of 5” speaks of.
    private(set) var isNamed = false
    /// Whether it is the whole of which another number is a part: the 5 in “3 of 5”.
    private(set) var isPartOfWhole = false
    /// What may close the bracket or quotation mark with which the text begins, right before the number: “(3) drafts”. Elsewhere
    /// brackets hold a remark on what stands before them.
    private(set) var closing = ""
    /// Whether a word stands before it on its line.
    private let followsWord: Bool

    /// What stands before the parameter at `position` of `segments`.
    init(before position: Int, in segments: Pattern.Segments, _ text: SpecText, _ words: NumberWords) {
        guard position > 0, case .literal(let literal) = segments[position - 1] else {
            followsWord = false
            return
        }
        let line = Self.lastLine(literal)
        let word = Self.lastWord(of: line)
        followsWord = !word.isEmpty
        if let last = literal.unicodeScalars.last, "#№".unicodeScalars.contains(last) || last.properties.isAlphabetic {
            isNamed = true
            return
        }
        if position == 1 { closing = Self.brackets[Self.trimmed(literal)] ?? "" }
        if words.isNamed(by: word) {
            isNamed = true
            return
        }
        // “3 of 5”, or with what is counted between the two.
        let first = position - 2
        guard first >= 0, line.utf8.count == literal.utf8.count, words.isEnd(word) || words.joinsNumbers(literal),
            case .parameter(let index) = segments[first], case .int? = text.parameter(at: index)?.kind
        else { return }
        isPartOfWhole = true
        let part = NumberContext(before: first, in: segments, text, words)
        // Where few words are known, what stands before “3 of 5” may be a name.
        isNamed = part.isNamed || !words.isThorough && part.followsWord
    }

    /// What closes brackets and quotation marks, by what opens them.
    private static let brackets = [
        "(": ")", "（": "）", "[": "]", "［": "］", "\"": "\"", "'": "'", "“": "”", "„": "“”", "‘": "’", "‚": "‘’",
        "«": "»",
        "‹": "›", "»": "«", "「": "」", "【": "】", "<": ">",
    ]

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
