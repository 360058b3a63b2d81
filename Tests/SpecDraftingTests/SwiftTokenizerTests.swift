// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpecDrafting

@Suite("Tokens of Swift") struct SwiftTokenizerTests {
    private func tokens(_ text: String) -> [SwiftToken] {
        SwiftTokenizer.tokens(of: Array(text.utf8)).filter { !$0.isTrivia }
    }

    private func texts(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        return tokens(text).map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }

    /// The pieces of the only token of `text`, a string.
    private func pieces(_ text: String) -> [String]? {
        let all = tokens(text)
        guard all.count == 1, case .string(let pieces?) = all[0].kind else { return nil }
        let bytes = Array(text.utf8)
        return pieces.map {
            switch $0 {
            case .text(let text): text
            case .interpolation(let range): "(" + String(decoding: bytes[range], as: UTF8.self) + ")"
            }
        }
    }

    @Test("words, numbers, marks and operators") func words() {
        #expect(
            texts("let a = b.c(0.5, d: 0xFF_00)?.e! ?? `in`") == [
                "let", "a", "=", "b", ".", "c", "(", "0.5", ",", "d", ":", "0xFF_00", ")", "?", ".", "e", "!", "??",
                "`in`",
            ])
        #expect(texts("1...2 1.0.max 2e-3 x/255") == ["1", "...", "2", "1.0", ".", "max", "2e-3", "x", "/", "255"])
    }

    @Test("comments nest") func comments() {
        #expect(texts("a /* b /* c */ \" d */ e // f \" g\nh") == ["a", "e", "h"])
        #expect(tokens("a /* b").last?.kind == .broken)
    }

    @Test("strings with all that they may hold") func strings() {
        #expect(pieces(#""a\tb\u{1F600}\"\\""#) == ["a\tb😀\"\\"])
        #expect(pieces(##"#"a\n\#n"#"##) == ["a\\n\n"])
        #expect(pieces(#""\(a) of \(b("x\(c)", d: [1: 2]))!""#) == ["(a)", " of ", #"(b("x\(c)", d: [1: 2]))"#, "!"])
        #expect(pieces("\"\"") == [])
        #expect(pieces("\"a\\qb\"") == nil)
        #expect(tokens("\"a\nb").map(\.kind) == [.broken, .word])
        #expect(texts("\"\\(a\nb") == ["\"\\(a", "b"])
    }

    @Test("strings of several lines lose the indentation of the last") func lines() {
        #expect(pieces("\"\"\"\n    a\n\n      b \\\n    c\n    \"\"\"") == ["a\n\n  b c"])
        #expect(pieces("\"\"\"\n  \\(a)\n  \"b\"\n  \"\"\"") == ["(a)", "\n\"b\""])
        #expect(pieces("\"\"\"\n a\n  \"\"\"") == nil)
        #expect(tokens("\"\"\"\na").last?.kind == .broken)
    }

    @Test("regular expressions between number signs are no text") func regex() {
        #expect(texts("#/\"a/# b") == ["#/\"a/#", "b"])
        #expect(texts("#if DEBUG") == ["#", "if", "DEBUG"])
    }

    @Test("interpolations within each other end somewhere") func depth() {
        let deep = String(repeating: "\"\\(", count: 2_000)
        #expect(tokens(deep).last?.kind == .broken)
    }
}
