// SPDX-License-Identifier: Apache-2.0

/// Text that is safe to show on a terminal, whatever it was made from.
public enum TerminalText {
    /// `text` with each scalar that a terminal would obey or swallow written as a visible escape: `\n`, `\r`, `\t`, and
    /// `\u{1B}` for the rest.
    ///
    /// Those are all controls, bidirectional controls, separators of lines and paragraphs, noncharacters, and whatever
    /// has no width, unless it makes an emoji or shapes a letter. The result has no line break. A mark without a letter
    /// before it gets a dotted circle to stand on. A backslash stays as it is, so the text can not be read back.
    public static func escapingControls(_ text: String) -> String {
        if text.utf8.allSatisfy(isPrintableASCII) { return text }
        var result = ""
        var takesMarks = false
        for character in text {
            let shown = shown(character, afterLetter: takesMarks)
            result += shown.text
            takesMarks = shown.takesMarks
        }
        return result
    }

    /// A character as ``escapingControls(_:)`` writes it.
    struct Shown {
        let text: String
        /// The cells of a terminal that it takes.
        let cells: Int
        /// Whether a mark that comes next has a letter to stand on.
        let takesMarks: Bool
    }

    /// `character` as ``escapingControls(_:)`` writes it. `afterLetter` is what ``Shown/takesMarks`` says of the character before it:
    /// some vowels of Burmese and Tai Tham are marks, and still characters of their own (UAX #29, SpacingMark).
    static func shown(_ character: Character, afterLetter: Bool) -> Shown {
        let scalars = character.unicodeScalars
        if let first = scalars.first, character.utf8.count == 1, character.utf8.allSatisfy(isPrintableASCII) {
            return Shown(text: String(character), cells: 1, takesMarks: isLetter(first))
        }
        if isPlainLetter(scalars) { return Shown(text: String(character), cells: 1, takesMarks: true) }
        let cluster = Array(scalars.prefix(longestCluster))
        var builder = Builder(isAfterLetter: afterLetter)
        for (index, scalar) in cluster.enumerated() {
            builder.add(scalar, before: cluster.dropFirst(index + 1).first)
        }
        let takesMarks = builder.takesMarks
        builder.endRun()
        if scalars.dropFirst(longestCluster).first != nil { builder.add("…") }
        return Shown(text: builder.text, cells: builder.cells, takesMarks: takesMarks)
    }

    /// How many scalars of a character are shown. The Stream-Safe Text Format (UAX #15, 13) allows 30 marks.
    private static let longestCluster = 31

    static func isPrintableASCII(_ byte: UInt8) -> Bool { (0x20..<0x7F).contains(byte) }

    /// Whether the character is one scalar of the blocks with the letters of Latin alphabets, from `À` on: nothing there is obeyed,
    /// hidden, a mark, wide or an emoji.
    private static func isPlainLetter(_ scalars: Character.UnicodeScalarView) -> Bool {
        guard let first = scalars.first, (0xC0..<0x250).contains(first.value) else { return false }
        return scalars.index(after: scalars.startIndex) == scalars.endIndex
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }

    /// Collects what is shown of one character.
    private struct Builder {
        var text = ""
        var cells = 0
        /// Whether what was added last is a letter of the character before this one.
        private var isAfterLetter: Bool
        /// What is shown since the last escape.
        private var run: [Unicode.Scalar] = []

        init(isAfterLetter: Bool) { self.isAfterLetter = isAfterLetter }

        /// Whether a mark that comes next has a letter, or a dotted circle, to stand on.
        var takesMarks: Bool { run.last.map { isLetter($0) || isMark($0) || $0 == "\u{25CC}" } ?? isAfterLetter }

        mutating func add(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) {
            if HiddenScalar.isHidden(scalar, after: run, before: next) {
                endRun()
                add(escape(for: scalar))
                isAfterLetter = false
            } else {
                if run.isEmpty, !isAfterLetter, isMark(scalar) { run.append("\u{25CC}") }
                run.append(scalar)
            }
        }

        mutating func endRun() {
            add(String(String.UnicodeScalarView(run)))
            run.removeAll()
        }

        mutating func add(_ piece: String) {
            text += piece
            cells += DisplayWidth.cells(of: piece)
        }

        private func escape(for scalar: Unicode.Scalar) -> String {
            switch scalar {
            case "\n": "\\n"
            case "\r": "\\r"
            case "\t": "\\t"
            default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            }
        }
    }
}
