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
        return text.reduce(into: "") { $0 += shown($1).text }
    }

    /// `character` as ``escapingControls(_:)`` writes it, and the cells of a terminal that this takes.
    static func shown(_ character: Character) -> (text: String, cells: Int) {
        let scalars = character.unicodeScalars
        if character.utf8.count == 1, character.utf8.allSatisfy(isPrintableASCII) { return (String(character), 1) }
        if isPlainLetter(scalars) { return (String(character), 1) }
        let cluster = Array(scalars.prefix(longestCluster))
        var builder = Builder()
        for (index, scalar) in cluster.enumerated() {
            builder.add(scalar, before: cluster.dropFirst(index + 1).first)
        }
        builder.endRun()
        if scalars.dropFirst(longestCluster).first != nil { builder.add("…") }
        return (builder.text, builder.cells)
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

    /// Collects what is shown of one character.
    private struct Builder {
        var text = ""
        var cells = 0
        /// What is shown since the last escape.
        private var run: [Unicode.Scalar] = []

        mutating func add(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) {
            if HiddenScalar.isHidden(scalar, after: run, before: next) {
                endRun()
                add(escape(for: scalar))
            } else {
                if run.isEmpty, isMark(scalar) { run.append("\u{25CC}") }
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

        private func isMark(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .spacingMark, .enclosingMark: true
            default: false
            }
        }
    }
}
