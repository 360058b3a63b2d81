// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Diagnostics

@Suite("Display width")
struct DisplayWidthTests {
    @Test(
        "Cells of letters and emoji",
        arguments: [
            ("a", 1), ("é", 1), ("e\u{301}", 1), ("Ω", 1), ("ж", 1), ("ש", 1), ("…", 1), ("\u{FFFD}", 1), ("|", 1),
            ("日", 2), ("ア", 2), ("Ａ", 2), ("。", 2), ("　", 2), ("한", 2), ("𠮷", 2), ("ｱ", 1), ("ｶﾞ", 2), ("が", 2),
            ("カ\u{3099}", 2),
            ("\u{1112}\u{1161}\u{11AB}", 2), ("กำ", 2), ("กิ", 1), ("नी", 1), ("क्षि", 2),
            ("😀", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("❤", 1), ("❤️", 2), ("1️⃣", 2), ("🇯🇵", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("⌚", 2), ("™", 1),
        ] as [(String, Int)]
    )
    func cells(character: String, count: Int) {
        #expect(DisplayWidth.cells(of: character) == count)
    }

    @Test("Both ends of a range of wide letters are wide, and its neighbours are not")
    func ends() throws {
        for (value, count) in [
            (0x10FF, 1), (0x1100, 2), (0x115E, 2), (0xABFF, 1), (0xAC00, 2), (0xD7A3, 2), (0xFF61, 1), (0x2FFFD, 2),
        ] {
            let scalar = try #require(Unicode.Scalar(UInt32(value)))
            #expect(DisplayWidth.cells(of: Character(scalar)) == count, "U+\(String(value, radix: 16))")
        }
    }
}
