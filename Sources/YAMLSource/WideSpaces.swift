// SPDX-License-Identifier: Apache-2.0

/// Spaces other than U+0020, such as the no-break spaces of what is copied from a web page. To YAML they are letters.
enum WideSpaces {
    /// The indentation of a line, with a wide space in it.
    struct Line {
        /// The bytes of the indentation.
        var range: Range<Int>
        /// How many spaces it has, of whatever kind.
        var width: Int
        /// What the first wide one is called.
        var name: String
    }

    /// The lines of `text` that are indented with wide spaces. Only keys and items are looked at: within a text such a space
    /// may be meant.
    static func indentation(of text: UnsafeBufferPointer<UInt8>) -> [Line] {
        let lines = Lines(text)
        var found: [Line] = []
        var start = 0
        while start < text.count {
            if let line = indentation(at: start, lines) { found.append(line) }
            start = lines.nextLine(start)
        }
        return found
    }

    private static func indentation(at start: Int, _ lines: Lines) -> Line? {
        var line = Line(range: start..<start, width: 0, name: "")
        var offset = start
        while let count = spaceLength(lines.bytes, at: offset) {
            if count > 1, line.name.isEmpty { line.name = name(lines.bytes, at: offset) }
            offset += count
            line.width += 1
        }
        guard !line.name.isEmpty else { return nil }
        let content = lines.trimmed(offset..<lines.lineEnd(offset))
        let isItem = lines[content.lowerBound] == UInt8(ascii: "-") && lines.isBlank(content.lowerBound + 1)
        guard isItem || lines.keyEnd(in: content) != nil else { return nil }
        line.range = start..<offset
        return line
    }

    /// `text` with one U+0020 for each space of `lines`, so that its characters keep their numbers.
    static func narrowed(_ text: UnsafeBufferPointer<UInt8>, _ lines: [Line]) -> [UInt8] {
        var narrowed: [UInt8] = []
        narrowed.reserveCapacity(text.count)
        var offset = 0
        for line in lines {
            narrowed.append(contentsOf: text[offset..<line.range.lowerBound])
            narrowed.append(contentsOf: repeatElement(0x20, count: line.width))
            offset = line.range.upperBound
        }
        narrowed.append(contentsOf: text[offset...])
        return narrowed
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

    /// What the wide space at `offset` is called.
    static func name(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> String {
        guard let (code, _) = UTF8Decoding.scalar(in: text, at: offset) else { return "" }
        if code == 0xA0 || code == 0x202F { return "no-break space" }
        let digits = String(code, radix: 16, uppercase: true)
        return "space U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
