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
    /// A byte order mark takes no column. Bytes that are not UTF-8 count as one or more U+FFFD, as editors show them.
    public func position(at byteOffset: Int) -> Position {
        let line = lines.line(at: max(0, byteOffset))
        let range = lines.range(ofLine: line, in: bytes)
        return bytes.withUnsafeBufferPointer { bytes in
            let hasMark = line == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
            let start = range.lowerBound + (hasMark ? 3 : 0)
            let offset = Self.characterStart(max(start, min(byteOffset, range.upperBound)), in: bytes, from: start)
            let before = UnsafeBufferPointer(rebasing: bytes[start..<offset])
            if before.allSatisfy({ $0 < 0x80 }), offset >= range.upperBound || bytes[offset] < 0x80 {
                return Position(
                    line: line + 1, column: before.count + 1, utf16Column: before.count, byteColumn: before.count
                )
            }
            // Up to and with the character at `offset`, since that may belong to what is seen as one with those before.
            let end = offset < range.upperBound ? min(offset + Self.width(of: bytes[offset]), range.upperBound) : offset
            let seen = String(decoding: bytes[start..<end], as: UTF8.self)
            return Position(
                line: line + 1, column: seen.count + (offset < range.upperBound ? 0 : 1),
                utf16Column: String(decoding: before, as: UTF8.self).utf16.count, byteColumn: before.count
            )
        }
    }

    /// The start of the UTF-8 sequence that the byte at `offset` continues, if it continues one.
    private static func characterStart(_ offset: Int, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        guard offset < bytes.count else { return offset }
        var lead = offset
        while lead > start, offset - lead < 3, bytes[lead] & 0xC0 == 0x80 { lead -= 1 }
        return lead + width(of: bytes[lead]) > offset ? lead : offset
    }

    /// How many bytes the character that starts with `lead` takes; 1 for a byte that starts none.
    private static func width(of lead: UInt8) -> Int {
        lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    }
}
