// SPDX-License-Identifier: Apache-2.0

/// The bytes of a document, and how clients count in them.
struct TextContent: Sendable {
    /// The text in UTF-8.
    let bytes: [UInt8]
    let lines: TextLines

    /// Of a text with a line that is long; `nil` for others.
    private let milestones: TextMilestones?

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let lines = TextLines(bytes)
        self.lines = lines
        let isLong = lines.longest > 2 * TextMilestones.step
        milestones =
            isLong
            ? TextMilestones(bytes.count) { Self.scalarLength(at: $0, in: 0..<bytes.count, of: bytes) } : nil
    }

    /// The byte at `position`; the end of its line for one beyond it, and the end of the text for a line beyond the last.
    func offset(of position: TextPosition, _ encoding: PositionEncoding) -> Int {
        guard position.line < lines.lineCount else { return bytes.count }
        let range = lines.range(of: position.line, in: bytes)
        let stones = milestones?.within(range) ?? []
        var (offset, units) = (range.lowerBound, 0)
        if let first = stones.first {
            let before = self.units(range.lowerBound..<first.offset, encoding) - first.units(encoding)
            if let last = stones.last(where: { before + $0.units(encoding) <= position.character }) {
                (offset, units) = (last.offset, before + last.units(encoding))
            }
        }
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
        return TextPosition(line: line, character: units(range.lowerBound..<end, encoding))
    }

    /// The units of the scalars that end in `range`, which is of one line.
    private func units(_ range: Range<Int>, _ encoding: PositionEncoding) -> Int {
        if encoding == .utf8 { return range.count }
        var (byte, units) = (range.lowerBound, 0)
        if range.count > TextMilestones.step, let stones = milestones?.within(range), let first = stones.first,
            let last = stones.last, last.offset > first.offset
        {
            units = self.units(byte..<first.offset, encoding) + last.units(encoding) - first.units(encoding)
            byte = last.offset
        }
        while byte < range.upperBound {
            let length = scalarLength(at: byte, in: range.lowerBound..<bytes.count)
            if byte + length > range.upperBound { break }
            byte += length
            units += encoding.units(ofScalarWith: length)
        }
        return units
    }

    /// Where `bytes` stand.
    func range(of bytes: Range<Int>, _ encoding: PositionEncoding) -> TextRange {
        TextRange(position(of: bytes.lowerBound, encoding), position(of: bytes.upperBound, encoding))
    }

    /// The whole text.
    func whole(_ encoding: PositionEncoding) -> TextRange { range(of: 0..<bytes.count, encoding) }

    /// The text of `range`.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private func scalarLength(at offset: Int, in range: Range<Int>) -> Int {
        Self.scalarLength(at: offset, in: range, of: bytes)
    }

    /// The bytes of the scalar at `offset`; 1 for what is no UTF-8.
    private static func scalarLength(at offset: Int, in range: Range<Int>, of bytes: [UInt8]) -> Int {
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
