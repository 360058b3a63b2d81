// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import YAMLSource

@Suite struct MarkCursorTests {
    /// Texts in which runs of ASCII end before, in and behind the words that are looked at together.
    private static let texts = [
        "", "a", "é",
        "plain text of ASCII that is longer than what is looked at in one go, and then some more of it, to be sure",
        "Élément 12345 non synchronisé: réessayer plus tard, s’il vous plaît, ou jamais", "日本語のテキスト, と ASCII",
        String(repeating: "1234567é", count: 20) + "x",
        String(repeating: "x", count: 64) + "😀" + String(repeating: "y", count: 65),
    ]

    /// Marks rise, mostly, and sometimes go back.
    @Test(arguments: texts) func marksAreOffsetsOfCharacters(_ text: String) {
        let starts = text.unicodeScalars.indices.map { text.utf8.distance(from: text.startIndex, to: $0) }
        func offset(_ index: Int) -> Int { index < starts.count ? starts[index] : text.utf8.count }
        Array(text.utf8).withUnsafeBufferPointer { bytes in
            for step in [1, 2, 3, 7, 8, 9, 63, 64, 65, 200] {
                var cursor = MarkCursor(bytes, from: 0, isASCII: false, grown: [])
                for index in stride(from: 0, through: starts.count + 2, by: step) {
                    #expect(cursor.offset(of: index) == offset(index))
                    // The next token begins where the last one did, or within it.
                    let back = max(0, index - step / 2)
                    #expect(cursor.offset(of: back) == offset(back))
                }
            }
        }
    }
}
