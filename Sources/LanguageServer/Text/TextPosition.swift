// SPDX-License-Identifier: Apache-2.0

/// A point in a document, as clients count: lines from 0, and columns from 0 in units of the ``PositionEncoding``.
struct TextPosition: Hashable, Comparable {
    var line: Int
    var character: Int

    init(line: Int, character: Int) {
        self.line = line
        self.character = character
    }

    /// A position of the protocol; `nil` for what is none. What is negative counts as 0.
    init?(_ value: JSONValue?) {
        guard let line = value?["line"]?.int, let character = value?["character"]?.int else { return nil }
        self.init(line: max(0, line), character: max(0, character))
    }

    static func < (lhs: TextPosition, rhs: TextPosition) -> Bool {
        (lhs.line, lhs.character) < (rhs.line, rhs.character)
    }

    var json: JSONValue { ["line": JSONValue(line), "character": JSONValue(character)] }
}

/// A range of a document, its end excluded.
struct TextRange: Hashable {
    var start: TextPosition
    var end: TextPosition

    init(_ start: TextPosition, _ end: TextPosition) {
        self.start = start
        self.end = max(start, end)
    }

    /// A range of the protocol; `nil` for what is none.
    init?(_ value: JSONValue?) {
        guard let start = TextPosition(value?["start"]), let end = TextPosition(value?["end"]) else { return nil }
        self.init(min(start, end), max(start, end))
    }

    var json: JSONValue { ["start": start.json, "end": end.json] }
}
