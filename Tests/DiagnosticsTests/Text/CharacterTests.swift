// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Diagnostics

/// A file's characters are those of its text, however little of it is decoded at once.
@Suite("Characters of a file") struct CharacterTests {
    private static let pieces: [[UInt8]] =
        [
            "a", "b", " ", "\t", "\n", "\r", "\r\n", "é", "e\u{301}", "\u{301}", "日", "👍", "👍🏽", "\u{200D}", "👩‍👩‍👧", "🇫🇷",
            "\u{600}",
            "\u{110BD}", "ക്ത", "\u{1100}\u{1161}", "\u{FE0F}", "1\u{FE0F}\u{20E3}", "\u{0}", "\u{AD}", "\u{2028}",
        ].map { Array($0.utf8) }
        // Ill-formed: cut off, overlong, a half of a surrogate pair, a lone continuation.
        + [[0xE2, 0x82], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0x80], [0xF0, 0x9F], [0xFF]]

    @Test("are those of the whole text, with their bytes") func ofTheWhole() {
        var random = SeededGenerator(of: "characters")
        for _ in 0..<2_000 {
            let bytes = (0..<Int.random(in: 0...12, using: &random)).flatMap { _ in
                Self.pieces.randomElement(using: &random) ?? []
            }
            var (characters, count): ([Character], Int) = ([], 0)
            SourceFile(path: "a", bytes: bytes).forEachCharacter(in: bytes.indices) { character, byteCount in
                characters.append(character)
                count += byteCount
            }
            #expect(
                characters == Array(String(decoding: bytes, as: UTF8.self)) && count == bytes.count,
                "\(bytes), seed \(random.seed)")
        }
    }
}
