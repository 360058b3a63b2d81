// SPDX-License-Identifier: Apache-2.0

/// The bytes of a document, and how clients count in them.
struct TextContent: Sendable {
    /// The text in UTF-8.
    let bytes: [UInt8]
    let lines: TextLines

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        lines = TextLines(bytes)
    }

    /// The byte at `position`; the end of its line for one beyond it, and the end of the text for a line beyond the last.
    func offset(of position: TextPosition, _ encoding: PositionEncoding) -> Int {
        guard position.line < lines.lineCount else { return bytes.count }
        let range = lines.range(of: position.line, in: bytes)
        var (offset, units) = (range.lowerBound, 0)
        while offset < range.upperBound, units < position.character {
            let length = scalarLength(at: offset, in: range)
            units += encoding.units(ofScalarWith: length)
            // Half a surrogate pair counts as its start, and so does a byte within a scalar.
            if units > position.character { break }
            offset += length
        }
        return offset
    }

    /// The bytes of `range`.
    func bytes(of range: TextRange, _ encoding: PositionEncoding) -> Range<Int> {
        let start = offset(of: range.start, encoding)
        return start..<max(start, offset(of: range.end, encoding))
    }

    /// Where the byte at `offset` stands; the end of the text for one beyond it.
    func position(of offset: Int, _ encoding: PositionEncoding) -> TextPosition {
        let offset = min(max(0, offset), bytes.count)
        let line = lines.line(at: offset)
        let range = lines.range(of: line, in: bytes)
        let end = min(offset, range.upperBound)
        if encoding == .utf8 { return TextPosition(line: line, character: end - range.lowerBound) }
        var (byte, units) = (range.lowerBound, 0)
        while byte < end {
            let length = scalarLength(at: byte, in: range)
            if byte + length > end { break }
            byte += length
            units += encoding.units(ofScalarWith: length)
        }
        return TextPosition(line: line, character: units)
    }

    /// Where `bytes` stand.
    func range(of bytes: Range<Int>, _ encoding: PositionEncoding) -> TextRange {
        TextRange(position(of: bytes.lowerBound, encoding), position(of: bytes.upperBound, encoding))
    }

    /// The whole text.
    func whole(_ encoding: PositionEncoding) -> TextRange { range(of: 0..<bytes.count, encoding) }

    /// The text of `range`.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The bytes of the scalar at `offset`; 1 for what is no UTF-8.
    private func scalarLength(at offset: Int, in range: Range<Int>) -> Int {
        let length =
            switch bytes[offset] {
            case ..<0x80: 1
            case 0xC2..<0xE0: 2
            case 0xE0..<0xF0: 3
            case 0xF0..<0xF5: 4
            default: 1
            }
        let end = offset + length
        guard end <= range.upperBound, bytes[offset + 1..<end].allSatisfy({ $0 & 0xC0 == 0x80 }) else { return 1 }
        return length
    }
}
