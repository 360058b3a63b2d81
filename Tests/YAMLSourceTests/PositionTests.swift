// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing

/// Positions count as editors do.
@Suite struct PositionTests {
    private func position(_ text: String, at offset: Int) -> [Int] {
        let position = SourceFile(path: "t", bytes: Array(text.utf8)).position(at: offset)
        return [position.line, position.column, position.utf16Column, position.byteColumn]
    }

    @Test func plainText() {
        #expect(position("ab\ncd", at: 0) == [1, 1, 0, 0])
        #expect(position("ab\ncd", at: 2) == [1, 3, 2, 2])
        #expect(position("ab\ncd", at: 4) == [2, 2, 1, 1])
        #expect(position("ab\ncd", at: 5) == [2, 3, 2, 2])
    }

    @Test func offsetsOutsideAreThoseOfTheEnds() {
        #expect(position("ab", at: -5) == [1, 1, 0, 0])
        #expect(position("ab", at: 99) == [1, 3, 2, 2])
        #expect(position("", at: 3) == [1, 1, 0, 0])
        #expect(position("é", at: 2) == [1, 2, 1, 2])
    }

    @Test func whatIsSeenAsOneCountsAsOne() {
        // A flag of two code points, four UTF-16 units and eight bytes, then a letter with a combining accent.
        #expect(position("🇫🇷e\u{301}x", at: 8) == [1, 2, 4, 8])
        #expect(position("🇫🇷e\u{301}x", at: 11) == [1, 3, 6, 11])
        #expect(position("🇫🇷e\u{301}x", at: 4) == [1, 1, 2, 4])
        #expect(position("e\u{301}", at: 1) == [1, 1, 1, 1])
    }

    @Test func aByteWithinACharacterIsAtItsStart() {
        for offset in 1...3 { #expect(position("a字b", at: offset) == [1, 2, 1, 1]) }
        #expect(position("a字b", at: 4) == [1, 3, 2, 4])
    }

    @Test func lineBreaksAreNoColumns() {
        #expect(position("ab\r\ncd", at: 2) == [1, 3, 2, 2])
        #expect(position("ab\r\ncd", at: 3) == [1, 3, 2, 2])
        #expect(position("ab\r\ncd", at: 4) == [2, 1, 0, 0])
    }

    @Test func byteOrderMarkTakesNoColumn() {
        #expect(position("\u{FEFF}ab", at: 4) == [1, 2, 1, 1])
        #expect(position("\u{FEFF}ab", at: 0) == [1, 1, 0, 0])
    }

    @Test func invalidBytesDoNotTrap() {
        let bytes: [UInt8] = [0x61, 0xFF, 0x80, 0x80, 0x80, 0x80, 0xE2, 0x82, 0x0A, 0xF0, 0x9F]
        let file = SourceFile(path: "t", bytes: bytes)
        var last = 0
        for offset in 0..<9 {
            let position = file.position(at: offset)
            #expect(position.line == 1)
            #expect(position.column >= last)
            last = position.column
        }
        #expect(file.position(at: 10).line == 2)
    }

    /// A lead byte promises more bytes than follow: what follows still has columns of its own.
    @Test func bytesThatAreNotUTF8() {
        let source = SourceFile(path: "broken", bytes: [0xE2, 0x82, 0x41, 0x42, 0xFF, 0x43, 0xC3])
        #expect(source.position(at: 0).column == 1)
        let letters = [2, 3, 5].map { source.position(at: $0).column }
        #expect(letters == letters.sorted() && Set(letters).count == 3)
        #expect(source.position(at: 3).column == source.position(at: 2).column + 1)
        #expect(source.position(at: 5).column == source.position(at: 3).column + 2)
    }
}
