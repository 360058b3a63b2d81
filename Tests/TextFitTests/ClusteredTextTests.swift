// SPDX-License-Identifier: Apache-2.0

import Testing
import TextFit

/// Where grapheme clusters start. Most are found without the standard library, and must be the ones it finds.
@Suite struct ClusteredTextTests {
    /// Of each kind of character that joins its neighbours, and some that join none.
    private static let neighbors: [Unicode.Scalar] = [
        "a", "é", "漢", "\r", "\n", "\u{301}", "\u{200D}", "\u{FE0F}", "\u{1F3FB}", "각", "가", "\u{1100}", "\u{1161}",
        "\u{11A8}", "\u{600}", "\u{903}", "\u{E33}", "\u{94D}", "\u{1F1E9}", "👩", "©",
    ]

    private func agrees(_ text: String) -> Bool {
        let clustered = ClusteredText(text)
        let starts = text.indices.map { Int32(text.utf8.distance(from: text.startIndex, to: $0)) }
        return clustered.clusters.map(\.utf8Start) == starts && clustered.utf16 == Array(text.utf16)
            && clustered.utf8Count == text.utf8.count
    }

    @Test func clustersAreThoseOfTheStandardLibrary() {
        // Every character of the blocks that change often, and some of the large ones.
        let characters = [Array(0...0x30FF), Array(stride(from: 0x3100, through: 0x1_FFFF, by: 61))].joined()
        for character in characters.compactMap({ Unicode.Scalar(UInt32($0)) }) {
            // One text for all neighbours, with each before and after the character.
            var text = String.UnicodeScalarView()
            for neighbor in Self.neighbors { text.append(contentsOf: [neighbor, character]) }
            #expect(agrees(String(text)), "U+\(String(character.value, radix: 16, uppercase: true))")
        }
    }

    @Test func emojiAndSpacesAreTold() {
        #expect(
            ClusteredText("a ©️⌚👍🏽\u{AD}/\u{A0}\u{3000}\r\n").clusters.map(\.kind) == [
                .text, .space, .emoji, .emoji, .emoji, .softHyphen, .slash, .text, .space, .newline,
            ])
        #expect(ClusteredText("©⌚\u{FE0E}1").clusters.map(\.kind) == [.text, .text, .text])
    }
}
