// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Diagnostics

@Suite("Text format: alignment")
struct TextFormatAlignmentTests {
    private var desk = Desk()

    /// The excerpt of a file that holds `text`, with the first `words` in it marked.
    private mutating func excerpt(_ text: String, marking words: String) throws -> String {
        let file = desk.file("a.yaml", text)
        desk.add(Finding(.key, .error, "m", at: try desk.place(words, in: file), label: words))
        return desk.text().split(separator: "\n").suffix(2).joined(separator: "\n")
    }

    @Test("A tab is four blanks")
    mutating func tabs() throws {
        #expect(
            try excerpt("\ta:\t1\n", marking: "1") == """
                1 |     a:    1
                  |           ^ 1
                """
        )
    }

    @Test("Japanese takes two cells a letter")
    mutating func japanese() throws {
        #expect(
            try excerpt("title: 日本語版 # x\n", marking: "本語") == """
                1 | title: 日本語版 # x
                  |          ^^^^ 本語
                """
        )
    }

    @Test("A family and a flag are two cells each, whatever they are made of")
    mutating func emoji() throws {
        #expect(
            try excerpt("👩‍👩‍👧 🇯🇵 ❤️ 👍🏽 1️⃣: x\n", marking: "x") == """
                1 | 👩‍👩‍👧 🇯🇵 ❤️ 👍🏽 1️⃣: x
                  |                 ^ x
                """
        )
        desk = Desk()
        #expect(
            try excerpt("a 👩‍👩‍👧 b\n", marking: "👩‍👩‍👧") == """
                1 | a 👩‍👩‍👧 b
                  |   ^^ 👩‍👩‍👧
                """
        )
    }

    @Test("Marks take no cells")
    mutating func marks() throws {
        #expect(
            try excerpt("e\u{301}a\u{300}\u{323}: x\n", marking: "x") == """
                1 | e\u{301}a\u{300}\u{323}: x
                  |     ^ x
                """
        )
    }

    @Test("Hebrew and Arabic are marked in the order in which they are written")
    mutating func rightToLeft() throws {
        #expect(
            try excerpt("שלום: עולם\n", marking: "עולם") == """
                1 | שלום: עולם
                  |       ^^^^ עולם
                """
        )
    }

    @Test("A byte order mark is no part of its line")
    mutating func byteOrderMark() {
        let file = desk.file("a.yaml", "\u{FEFF}a: 1\n")
        desk.add(Finding(.key, .error, "m", at: Place(file: file, bytes: 0..<4)))
        #expect(
            desk.text() == """
                error[BN103 duplicate-key]: m
                 --> a.yaml:1:1
                  |
                1 | a: 1
                  | ^

                """
        )
    }

    @Test("Bytes that are not UTF-8 are shown as U+FFFD, one for each sequence that is broken")
    mutating func invalidUTF8() {
        let file = desk.file("a.yaml", bytes: [0xFF, 0x20, 0xE2, 0x82, 0x41, 0xC0, 0xAF, 0x20, 0x42])
        desk.add(Finding(.key, .error, "m", at: Place(file: file, bytes: 8..<9), label: "B"))
        #expect(
            desk.text() == """
                error[BN103 duplicate-key]: m
                 --> a.yaml:1:8
                  |
                1 | \u{FFFD} \u{FFFD}A\u{FFFD}\u{FFFD} B
                  |        ^ B

                """
        )
    }

    @Test("Of a long line a hundred cells around the place are shown")
    mutating func longLine() throws {
        let text = String(repeating: "ab ", count: 100) + "needle" + String(repeating: " cd", count: 100) + "\n"
        #expect(
            try excerpt(text, marking: "needle") == """
                1 | … ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab needle cd cd cd cd cd cd cd cd cd cd cd cd cd cd cd …
                  |                                                ^^^^^^ needle
                """
        )
    }

    @Test("Of a long line its start or end is shown where the place is")
    mutating func longLineEnds() throws {
        let text = "start" + String(repeating: " ab", count: 100) + " end"
        #expect(
            try excerpt(text, marking: "start") == """
                1 | start ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab …
                  | ^^^^^ start
                """
        )
        desk = Desk()
        #expect(
            try excerpt(text, marking: "end") == """
                1 | …\(String(repeating: "ab ", count: 32))end
                  | \(String(repeating: " ", count: 97))^^^ end
                """
        )
    }

    @Test("A wide letter that is cut in half leaves a blank")
    mutating func longWideLine() throws {
        let text = String(repeating: "日", count: 100) + "x" + String(repeating: "本", count: 100)
        #expect(
            try excerpt(text, marking: "x") == """
                1 | …日日日日日日日日日日日日日日日日日日日日日日日日x本本本本本本本本本本本本本本本本本本本本本本本本 …
                  |                                                  ^ x
                """
        )
    }

    @Test("A mark that is cut off goes to the ellipsis; one that is out of sight is there")
    mutating func longMarks() throws {
        let file = desk.file("a.yaml", "key " + String(repeating: "ab ", count: 100) + "end")
        desk.add(
            Finding(
                .key, .error, "m", at: try desk.place(from: "ab", to: "end", in: file), label: "long",
                labels: [Label("far", at: try desk.place("key", in: file))]
            )
        )
        desk.add(
            Finding(
                .key, .error, "n", at: try desk.place("end", in: file), label: "here",
                labels: [Label("far", at: try desk.place("key", in: file))]
            )
        )
        #expect(
            desk.text() == """
                error[BN103 duplicate-key]: m
                 --> a.yaml:1:5
                  |
                1 | key\(String(repeating: " ab", count: 32))…
                  | --- \(String(repeating: "^", count: 96)) long
                  | |
                  | far

                error[BN103 duplicate-key]: n
                 --> a.yaml:1:305
                  |
                1 | …\(String(repeating: "ab ", count: 32))end
                  | -\(String(repeating: " ", count: 96))^^^ here
                  | |
                  | far

                """
        )
    }

    @Test("Wherever a place is, its caret stands below it")
    func caretStandsBelow() throws {
        var random = SeededGenerator(of: "aligned reports")
        let pieces = ["a", " ", "\t", "é", "日", "👩‍👩‍👧", "\u{1B}", "\u{202E}", "ש", "ﾊﾟ", "한", "\u{301}", "क्षि", "🇯🇵"]
        for round in 0..<300 {
            let words = (0..<Int.random(in: 0...200, using: &random)).map { _ in
                pieces.randomElement(using: &random) ?? ""
            }
            let cut = Int.random(in: 0...words.count, using: &random)
            var desk = Desk()
            let file = desk.file("a", words[..<cut].joined() + "§" + words[cut...].joined())
            desk.add(Finding(.key, .error, "m", at: try desk.place("§", in: file)))
            let lines = desk.text().split(separator: "\n").suffix(2).map { String($0.dropFirst(4)) }
            let source = try #require(lines.first)
            let carets = try #require(lines.last)
            let before = source[..<(try #require(source.unicodeScalars.firstIndex(of: "§")))]
            #expect(
                carets == String(repeating: " ", count: DisplayWidth.cells(of: String(before))) + "^",
                "seed \(random.seed), round \(round)"
            )
            #expect(DisplayWidth.cells(of: source) <= 100, "seed \(random.seed), round \(round)")
        }
    }

    @Test(
        "Many places in a very long line, or a very long character, are found soon", .timeLimit(.minutes(5)),
        arguments: [("{title: x}, ", 10_000), ("{título: 日本}, ", 6_000), ("\u{301}", 60_000), ("\u{202E}", 40_000)]
    )
    mutating func manyPlaces(piece: String, count: Int) {
        let text = "a" + String(repeating: piece, count: count)
        let file = desk.file("a.yaml", text)
        let step = text.utf8.count / 400
        for index in 0..<400 {
            let bytes = (index * step)..<(index * step + 3)
            desk.add(Finding(.key, .error, "\(index)", at: Place(file: file, bytes: bytes), label: "here"))
        }
        #expect(TextFormat.render(desk.report).hasSuffix("\n400 errors\n"))
    }
}
