// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import LanguageServer

/// Positions, edits and addresses.
struct TextTests {
    private let content = TextContent(Array("aé😀b\r\nx\ry\n".utf8))

    @Test("columns are counted in the units of the encoding")
    func columns() {
        let offsets = [0, 1, 3, 7, 8]
        let expected: [PositionEncoding: [Int]] = [
            .utf8: [0, 1, 3, 7, 8], .utf16: [0, 1, 2, 4, 5], .utf32: [0, 1, 2, 3, 4],
        ]
        for (encoding, columns) in expected {
            #expect(offsets.map { content.position(of: $0, encoding).character } == columns)
            for (offset, column) in zip(offsets, columns) {
                #expect(content.offset(of: TextPosition(line: 0, character: column), encoding) == offset)
            }
        }
    }

    @Test("lines end with LF, CR LF and CR, and a column beyond a line is its end")
    func lines() {
        #expect(
            (0..<content.lines.lineCount).map { content.text(content.lines.range(of: $0, in: content.bytes)) } == [
                "aé😀b", "x", "y", "",
            ])
        #expect(content.offset(of: TextPosition(line: 0, character: 99), .utf16) == 8)
        #expect(content.offset(of: TextPosition(line: 99, character: 0), .utf16) == content.bytes.count)
    }

    @Test("a position within a pair of surrogates, or within a scalar, is its start")
    func halves() {
        #expect(content.offset(of: TextPosition(line: 0, character: 3), .utf16) == 3)
        #expect(content.offset(of: TextPosition(line: 0, character: 5), .utf8) == 3)
        #expect(content.position(of: 5, .utf16).character == 2)
    }

    @Test("addresses of files are read as clients write them")
    func addresses() {
        #expect(FileURI.path("file:///a%20b/%C3%A9.yaml") == "/a b/é.yaml")
        #expect(FileURI.path("FILE://localhost/a") == "/a")
        #expect(FileURI.path("file://host/a") == nil)
        #expect(FileURI.path("untitled:Untitled-1") == nil)
        #expect(FileURI.path("file:///a%00b") == nil)
        #expect(FileURI.path("file:///" + String(repeating: "a/", count: 3_000)) == nil)
        #expect(FileURI.path("file:///a%ff") == nil)
        #expect(FileURI.path("file:///100%") == "/100%")
        #expect(FileURI.path("file:///50%+1") == "/50%+1")
        #expect(FileURI.uri("/a b/é#.yaml") == "file:///a%20b/%C3%A9%23.yaml")
    }

    @Test("edits by lines make the new text of the old", arguments: 0..<200)
    func lineEdits(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let words = ["a: 1\n", "b: 2\n", "\n", "  c: 3\n", "d"]
        func text() -> TextContent {
            let parts = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
                words.randomElement(using: &generator) ?? ""
            }
            return TextContent(Array(parts.joined().utf8))
        }
        let (old, new) = (text(), text())
        let edits = LineEdits.between(old, new)
        #expect(LineEdits.applying(edits, to: old, from: new) == new.bytes)
        let json = LanguageServer.difference(old, new, .utf8)
        #expect(Array(Conversation.applying(json, to: String(decoding: old.bytes, as: UTF8.self)).utf8) == new.bytes)
    }

    @Test("what is known of an earlier version is found in a later one")
    func mapping() {
        var document = TextDocument(uri: "u", path: "p", version: 7, text: "one two three", edit: 1)
        let insertion: JSONValue = [
            "range": ["start": ["line": 0, "character": 4], "end": ["line": 0, "character": 7]], "text": "twenty",
        ]
        document.apply([insertion], version: 3, edit: 2, .utf8)
        #expect(String(decoding: document.content.bytes, as: UTF8.self) == "one twenty three")
        #expect(document.now(8, since: 1) == 11)
        #expect(document.before(11, since: 1) == 8)
        #expect(document.now(2, since: 1) == 2)
        #expect(document.now(8, since: 2) == 8)
    }

    @Test(
        "a new line is indented like what it goes on with",
        arguments: [
            ("banners:\n|", 2), ("banners:\n  a:\n|", 4), ("a: { b: 1 }\n|", 0), ("a: [\n|", 2), ("a: |\n~", 2),
            ("  level: error\n|", 2), ("x:\n  - a: 1\n|", 4), ("x:\n  - one\n|", 2), ("# note\n|", 0),
            ("a:\n  tint: #8C1D18\n|", 2), ("a: # note\n|", 2), ("\n|", nil),
        ] as [(String, Int?)])
    func indentation(text: String, expected: Int?) {
        // The mark is always on the second or later line; a `|` of YAML stays.
        let plain = text.hasSuffix("|") ? String(text.dropLast()) : text.replacing("~", with: "")
        let content = TextContent(Array(plain.utf8))
        #expect(Indentation.ofLine(content.lines.lineCount - 1, in: content) == expected)
    }

    @Test("places in long lines are counted as in short ones", arguments: PositionEncoding.allCases)
    func longLines(_ encoding: PositionEncoding) {
        var generator = SeededGenerator(seed: SeededGenerator.seed(of: "long-lines"))
        let units: [[UInt8]] = ["a", "é", "字", "👩", "\n"].map { Array($0.utf8) } + [[0xF0, 0x9F], [0x80]]
        for _ in 0..<10 {
            var bytes: [UInt8] = []
            while bytes.count < 9_000 {
                let unit = units[Int.random(in: 0..<units.count, using: &generator)]
                // Long lines, and some short ones.
                if unit == [0x0A], Int.random(in: 0..<200, using: &generator) > 0 { continue }
                bytes += unit
            }
            let text = TextContent(bytes)
            for _ in 0..<60 {
                let offset = Int.random(in: 0...bytes.count, using: &generator)
                let position = text.position(of: offset, encoding)
                let start = text.lines.range(of: position.line, in: bytes).lowerBound
                // The same line, alone and cut short, has no milestones.
                var (place, character) = (start, 0)
                while place < offset, bytes[place] != 0x0A {
                    let length = TextContent(Array(bytes[place...].prefix(4))).offset(
                        of: TextPosition(line: 0, character: 1), .utf32)
                    if place + length > offset { break }
                    place += length
                    character += encoding.units(ofScalarWith: length)
                }
                #expect(position.character == (encoding == .utf8 ? offset - start : character), "\(offset)")
                if encoding != .utf8 { #expect(text.offset(of: position, encoding) == place) }
            }
        }
    }
}
