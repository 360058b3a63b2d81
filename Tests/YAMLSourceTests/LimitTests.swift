// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing

@testable import YAMLSource

/// Each limit has its own rule; what is at the limit is read.
@Suite struct LimitTests {
    @Test func depth() {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        for language in [Reading.Language.yaml, .json] {
            #expect(Reading(nested(64), as: language).findings.isEmpty)
            let reading = Reading(nested(65), as: language)
            #expect(reading.rules == [.depthLimit])
            #expect(reading.findings.first?.place.bytes == 64..<65)
            #expect(reading.tree == nil)
        }
    }

    @Test func depthOfBlocks() {
        #expect(Reading(String(repeating: "- ", count: 64) + "x").findings.isEmpty)
        #expect(Reading(String(repeating: "- ", count: 65) + "x").rules == [.depthLimit])
    }

    @Test func depthThroughAliases() {
        func chain(_ depth: Int) -> String {
            "a0: &a0 [x]\n" + (1..<depth).map { "a\($0): &a\($0) [*a\($0 - 1)]\n" }.joined()
        }
        // One level is the mapping that holds them all.
        #expect(!Reading(chain(63)).rules.contains(.depthLimit))
        let reading = Reading(chain(64))
        #expect(reading.rules == [.depthLimit])
        #expect(reading.findings.first.map { reading.written($0.place) } == "*a62")
    }

    @Test func fileSize() {
        let comment = Array("a: 1\n#".utf8)
        let full = comment + Array(repeating: UInt8(ascii: "x"), count: Limits.fileBytes - comment.count)
        #expect(Reading(bytes: full).findings.isEmpty)
        #expect(Reading(bytes: full + [0x78]).rules == [.fileSizeLimit])
        #expect(Reading(bytes: full + [0x78], as: .json).rules == [.fileSizeLimit])
    }

    @Test func scalarSize() {
        let text = String(repeating: "x", count: Limits.scalarBytes)
        #expect(Reading("a: \(text)\n").findings.isEmpty)
        let reading = Reading("a: \(text)y\nb: 1\n")
        #expect(reading.rules == [.scalarLimit])
        #expect(reading.tree.map { outline($0.root) } == "{a: !, b: 1}")
        #expect(Reading("[\"\(text)\", 1]", as: .json).findings.isEmpty)
        #expect(Reading("[\"\(text)y\", 1]", as: .json).rules == [.scalarLimit])
    }

    @Test func scalarSizeIsThatOfTheDecodedText() {
        let escapes = String(repeating: "\\u0061", count: Limits.scalarBytes)
        #expect(Reading("a: \"\(escapes)\"").findings.isEmpty)
        #expect(Reading("[\"\(escapes)\"]", as: .json).findings.isEmpty)
    }

    @Test func nodes() {
        let items = String(repeating: "1,", count: Limits.nodes - 2)
        for language in [Reading.Language.yaml, .json] {
            #expect(Reading("[\(items)1]", as: language).findings.isEmpty)
            let reading = Reading("[\(items)1,2]", as: language)
            #expect(reading.rules == [.nodeLimit])
            #expect(reading.tree == nil)
        }
    }

    @Test func aliasBudget() {
        // 2 + 12 nodes for `a`; each alias stands for 11 nodes, and a file of n nodes may stand for 10n.
        func spec(aliases: Int) -> String {
            "a: &a [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]\nb: [\(Array(repeating: "*a", count: aliases).joined(separator: ","))]"
        }
        // 15 nodes and n aliases: 15 + 11n <= 10(15 + n) holds up to n = 135.
        #expect(Reading(spec(aliases: 135)).findings.isEmpty)
        let reading = Reading(spec(aliases: 136))
        #expect(reading.rules == [.aliasBudget])
        #expect(reading.findings.first.map { reading.written($0.place) } == "*a")
        #expect(reading.tree == nil)
    }

    @Test(.timeLimit(.minutes(5))) func hostileFilesAreCheap() {
        var laughs = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
        for level in 1..<40 {
            laughs += "a\(level): &a\(level) [\(Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ","))]\n"
        }
        #expect(Reading(laughs).rules == [.aliasBudget])
        let repeated: [(String, Int, RuleID)] = [
            ("[", 1_000_000, .depthLimit), ("{", 1_000_000, .depthLimit), ("- ", 100_000, .depthLimit),
            ("? ", 100_000, .depthLimit), ("[? ", 100_000, .depthLimit), ("\n", 1_000_000, .emptyFile),
            ("%TAG !a! b\n", 200_000, .tag), ("\0\0\u{1}", 200_000, .controlCharacter),
        ]
        for (text, count, rule) in repeated {
            #expect(Reading(String(repeating: text, count: count)).rules.contains(rule), "\(text)")
        }
        #expect(Reading(String(repeating: "{\"a\":", count: 300_000), as: .json).rules == [.depthLimit])
        let anchors = (0..<100_000).map { "k\($0): &a\($0) v\n" }.joined()
        #expect(Reading(anchors).findings.isEmpty)
        let duplicates = Reading(String(repeating: "a: 1\n", count: 100_000))
        #expect(duplicates.findings.count == Limits.findingsPerRule + 1)
    }

    @Test("a row of combining marks ends somewhere", arguments: [30, 31, 62, 5_000])
    func combiningMarks(_ count: Int) {
        for (mark, before) in [
            ("\u{301}", 0), ("\u{301}", 47), ("\u{20D0}", 3), ("\u{1D165}", 29), ("\u{5B0}\u{327}", 31),
        ] {
            let marks = String(
                String.UnicodeScalarView(
                    Array(repeating: mark.unicodeScalars.map(\.self), count: count).joined().prefix(count)))
            let text = String(repeating: "e", count: before) + marks + "z"
            let isFine = count <= CombiningMarks.most
            #expect(Reading("a: \"\(text)\"").rules == (isFine ? [] : [.scalarLimit]), "\(mark) \(before)")
            #expect(Reading("[\"\(text)\"]", as: .json).rules == (isFine ? [] : [.scalarLimit]))
        }
        #expect(Reading("a: \"\(String(repeating: "e\u{301}字\u{3099}", count: 5_000))\"").rules == [])
    }

    @Test("a key is no essay, by whatever name it goes") func longKeys() {
        let long = String(repeating: "k", count: 1025)
        #expect(Reading("? \(long)\n: 1").rules == [.scalarLimit])
        #expect(Reading("a: &a \(long)\nb: { *a : 1 }").rules == [.scalarLimit])
        #expect(Reading("{ \"\(long)\": 1 }", as: .json).rules == [.scalarLimit])
        #expect(Reading("a: &a \(long.dropLast())\nb: { *a : 1 }").rules == [])
    }
}
