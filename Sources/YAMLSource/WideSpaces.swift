// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// Spaces other than U+0020, such as the no-break spaces of what is copied from a web page. To YAML they are letters.
package enum WideSpaces {
    /// Spaces with a wide one among them, or with a tab.
    struct Line {
        /// Their bytes.
        var range: Range<Int>
        /// How many they are, of whatever kind.
        var count: Int
        /// How many columns they take, which is how deep a line is meant to stand.
        var width: Int
        /// What the first wide one is called.
        var name: String
        /// Whether they are the first on their line.
        var isIndentation = true
        /// Whether they are the last on their line.
        var isAtEnd = false
    }

    /// Where `text` has wide spaces that were meant for plain ones: in the indentation of keys, items and empty lines, and beside
    /// what YAML sets apart by spaces. Within a text such a space may be meant.
    static func gaps(in text: UnsafeBufferPointer<UInt8>) -> [Line] {
        let lines = Lines(text)
        var found: [Line] = []
        var walk = WideSpaceWalk(lines)
        var start = 0
        while start < text.count {
            let indentation = indentation(at: start, lines)
            if let indentation { found.append(indentation) }
            found += walk.gaps(from: indentation?.range.upperBound ?? start, to: lines.lineEnd(start))
            start = lines.nextLine(start)
        }
        return found
    }

    /// Whether a wide space stands in `text`.
    static func isIn(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        text.indices.contains { text[$0] >= 0xC2 && spaceLength(text, at: $0) != nil }
    }

    /// Whether a wide space in the value `text` stands behind a `-` at its start, or before a `#`.
    static func hidesIndicator(in text: UnsafeBufferPointer<UInt8>) -> Bool {
        text[0] == UInt8(ascii: "-") && (spaceLength(text, at: 1) ?? 0) > 1 || isBeforeHash(in: text)
    }

    /// Whether a wide space stands before a `#` in `text`.
    private static func isBeforeHash(in text: UnsafeBufferPointer<UInt8>) -> Bool {
        text.indices.contains { hash in
            guard text[hash] == UInt8(ascii: "#"), hash >= 2, text[hash - 1] >= 0x80 else { return false }
            return (2...3).contains { hash >= $0 && spaceLength(text, at: hash - $0) == $0 }
        }
    }

    private static func indentation(at start: Int, _ lines: Lines) -> Line? {
        var line = Line(range: start..<start, count: 0, width: 0, name: "")
        var offset = start
        while let count = spaceLength(lines.bytes, at: offset) {
            if count > 1, line.name.isEmpty { line.name = name(lines.bytes, at: offset) }
            line.count += 1
            line.width += isIdeographic(lines.bytes, at: offset) ? 2 : 1
            offset += count
        }
        guard !line.name.isEmpty else { return nil }
        let content = lines.trimmed(offset..<lines.lineEnd(offset))
        line.range = start..<offset
        if content.isEmpty { return line }
        let isItem = lines[content.lowerBound] == UInt8(ascii: "-") && lines.isBlank(content.lowerBound + 1)
        let isWideItem =
            lines[content.lowerBound] == UInt8(ascii: "-")
            && (spaceLength(lines.bytes, at: content.lowerBound + 1) ?? 0) > 1
        guard isItem || isWideItem || lines.hasKey(in: content) else { return nil }
        return line
    }

    /// `text`, whose first character is at `start`, with U+0020 for the columns of `lines`.
    static func narrowed(_ text: UnsafeBufferPointer<UInt8>, _ lines: [Line], from start: Int) -> NarrowedText {
        var narrowed = NarrowedText()
        narrowed.bytes.reserveCapacity(text.count)
        var offset = 0
        for line in lines {
            narrowed.append(text[offset..<line.range.lowerBound], from: start)
            // In what is left out, each byte is a blank or that of a stand-in.
            if text[line.range].contains(where: { $0 >= 0x80 || $0 == 0x09 }) {
                narrowed.appendSpaces(for: line)
            } else {
                narrowed.append(text[line.range], from: start)
            }
            offset = line.range.upperBound
        }
        narrowed.bytes.append(contentsOf: text[offset...])
        return narrowed
    }

    /// Whether the space at `offset` is U+3000, which is as wide as an ideograph (UAX #11) and stands for two.
    private static func isIdeographic(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        text[offset] >= 0xE3 && UTF8Decoding.scalar(in: text, at: offset)?.code == 0x3000
    }

    /// How many bytes the space at `offset` takes; nil if there is none. A tab is none.
    static func spaceLength(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
        guard offset < text.count else { return nil }
        if text[offset] == 0x20 { return 1 }
        guard text[offset] >= 0xC2, let (code, count) = UTF8Decoding.scalar(in: text, at: offset) else { return nil }
        switch code {
        case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: return count
        default: return nil
        }
    }

    /// The spaces at `offset` of `bytes`, if the first is a wide one: how many bytes they take, and what that one is called in a sentence.
    package static func run(at offset: Int, in bytes: [UInt8]) -> (length: Int, name: String)? {
        bytes.withUnsafeBufferPointer { text in
            guard let first = spaceLength(text, at: offset), first > 1 else { return nil }
            var end = offset + first
            while let width = spaceLength(text, at: end) { end += width }
            return (end - offset, name(text, at: offset, hasArticle: true))
        }
    }

    /// What the wide space at `offset` is called.
    static func name(_ text: UnsafeBufferPointer<UInt8>, at offset: Int, hasArticle: Bool = false) -> String {
        guard let (code, _) = UTF8Decoding.scalar(in: text, at: offset) else { return "" }
        if code == 0xA0 || code == 0x202F { return (hasArticle ? "a " : "") + "no-break space" }
        return (hasArticle ? "the " : "") + "space U+" + code.hex(digits: 4)
    }
}
