// SPDX-License-Identifier: Apache-2.0

/// The characters of a text between quotes as YAML has them written, an escape being one piece.
struct QuotedPieces {
    /// A character or an escape.
    private struct Piece {
        var bytes: Range<Int>
        /// Whether nobody can see what it stands for.
        var isWhiteSpace: Bool
    }

    private var pieces: [Piece] = []

    /// The pieces of `written`, which stands between double quotes or, if there are no `escapes`, between single ones.
    init(_ written: String, escapes: Bool) {
        var rest = written.unicodeScalars[...]
        var start = 0
        while let scalar = rest.popFirst() {
            let isEscape = escapes && scalar == "\\"
            let isWhiteSpace = isEscape ? Self.readEscape(&rest) : scalar.properties.isWhitespace
            let end = written.utf8.distance(from: written.startIndex, to: rest.startIndex)
            pieces.append(Piece(bytes: start..<end, isWhiteSpace: isWhiteSpace))
            start = end
        }
    }

    /// The white space at the beginning and at the end, as far as there is any; `nil` where there is nothing else.
    var margins: [Range<Int>]? {
        guard let first = pieces.firstIndex(where: { !$0.isWhiteSpace }),
            let last = pieces.lastIndex(where: { !$0.isWhiteSpace }), let end = pieces.last?.bytes.upperBound
        else { return nil }
        return [0..<pieces[first].bytes.lowerBound, pieces[last].bytes.upperBound..<end].filter { !$0.isEmpty }
    }

    /// Takes what follows a backslash, and tells whether it stands for white space. A line break stands for nothing.
    private static func readEscape(_ rest: inout Substring.UnicodeScalarView) -> Bool {
        guard let letter = rest.popFirst() else { return false }
        guard let count = digitCounts[letter] else { return whiteSpace.contains(letter) }
        let digits = rest.prefix(count)
        rest = rest.dropFirst(count)
        return UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)?.properties.isWhitespace ?? false
    }

    private static let digitCounts: [Unicode.Scalar: Int] = ["x": 2, "u": 4, "U": 8]
    private static let whiteSpace: Set<Unicode.Scalar> = [
        " ", "\t", "\n", "\r", "n", "t", "r", "v", "f", "_", "N", "L", "P",
    ]
}
