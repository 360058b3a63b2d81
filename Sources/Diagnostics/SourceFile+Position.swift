// SPDX-License-Identifier: Apache-2.0

/// A point in a file, in the ways in which people, editors and compilers count.
public struct Position: Hashable, Sendable {
    /// The 1-based line.
    public let line: Int
    /// The 1-based column in characters as they are seen: a letter with its accents, or a flag, is one.
    public let column: Int
    /// The 0-based column in UTF-16 code units, as the Language Server Protocol counts.
    public let utf16Column: Int
    /// The 0-based column in bytes.
    public let byteColumn: Int
}

extension SourceFile {
    /// The position of the byte at `byteOffset`; of the end of the file for an offset past it, of the end of
    /// the line for its line break, and of the start of its character for a byte within one.
    ///
    /// In a line of more than ``longLine`` bytes, each Unicode scalar takes a column.
    ///
    /// A byte order mark takes no column. Bytes that are not UTF-8 count as one or more U+FFFD, as editors show them.
    public func position(at byteOffset: Int) -> Position {
        let line = lines.line(at: max(0, byteOffset))
        let range = lines.range(ofLine: line, in: bytes)
        let hasMark = line == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
        let start = range.lowerBound + (hasMark ? 3 : 0)
        let offset = max(start, min(byteOffset, range.upperBound))
        if let counts = scalarCounts, range.count > Self.longLine {
            return position(at: offset, line: line, from: start, counts)
        }
        if isASCII(start..<min(offset + 1, range.upperBound)) {
            let column = offset - start
            return Position(line: line + 1, column: column + 1, utf16Column: column, byteColumn: column)
        }
        return position(at: offset, line: line, from: start, to: range.upperBound)
    }

    private func position(at offset: Int, line: Int, from start: Int, _ counts: ScalarCounts) -> Position {
        var byte = offset
        while byte > start, byte < bytes.count, bytes[byte] & 0xC0 == 0x80 { byte -= 1 }
        let (first, last) = (counts.before(start, of: bytes), counts.before(byte, of: bytes))
        return Position(
            line: line + 1, column: last.scalars - first.scalars + 1, utf16Column: last.units - first.units,
            byteColumn: byte - start)
    }

    private func isASCII(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy { $0 < 0x80 } }

    /// Counts the characters of the line `start..<end` up to the one that holds `offset`.
    private func position(at offset: Int, line: Int, from start: Int, to end: Int) -> Position {
        var characterStart = start
        var next = start
        var column = 0
        forEachCharacter(in: start..<end) { _, count in
            guard next <= offset else { return }
            characterStart = next
            next += count
            column += 1
        }
        if offset >= end {
            characterStart = end
            column += 1
        }
        // A byte within a scalar counts as the scalar's start; a later scalar of the same character has a place of its own.
        let isWithinScalar = offset < end && bytes[offset] & 0xC0 == 0x80
        let byte = isWithinScalar ? characterStart : offset
        let before = String(decoding: bytes[start..<byte], as: UTF8.self)
        return Position(line: line + 1, column: column, utf16Column: before.utf16.count, byteColumn: byte - start)
    }
}
