// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing
import YAMLSource

/// The tree says what is written, and exactly where.
@Suite struct YAMLTreeTests {
    @Test func readsWithoutGuessing() throws {
        let tree = try #require(Reading("a: [yes, ~, 0x1, 'q', null]\nb: {c: 1e3}\n").tree)
        #expect(outline(tree.root) == "{a: [yes, ~, 0x1, q, null], b: {c: 1e3}}")
    }

    @Test(arguments: [
        // The marks are the nodes, in the order in which they start: the root first.
        "««a»: «1»»",
        "««a»: «\"q\\n\"»»   # c\n",
        "««a»: «'it''s'»\n«b»: «x»»",
        "««a»:«»\n«b»: «1»»",
        "««a»:   «x y\n  z»»  # c\n\n",
        "««a»: «|  # c\n  one\n\n  two  »»\n\n# no part\n",
        "««a»: «>-\n  one\n  # text»»\n # no part\n",
        "««a»: «|2\n    one»»",
        "««a»: «{«b»:«» , «c»: «[«1», «2» ]» }»»",
        "««a»: «{«b»«», «c»:«» }»»",
        // A block starts at its first child, not at a dash.
        "««a»:\n  - ««x»»»",
        "««a»: &n «[«1»]»\n«b»: &m   «\"x\"»\n«c»: &e «7»\n«d»: «*n»»",
        "- ««a»\n- «[««b»: «c»»]»»",
        "\u{FEFF}««é»: «ü»\r\n«b»: «|\r\n  x»»\r\n",
    ]) func placesAreExact(_ marked: String) throws {
        let text = MarkedText(marked)
        let reading = Reading(bytes: text.bytes)
        #expect(reading.findings.isEmpty, "\(reading.findings)")
        let places = allNodes(try #require(reading.tree).root).map(\.place.bytes)
        #expect(places == text.ranges)
    }

    @Test func textsAreDecoded() throws {
        let tree = try #require(
            Reading("a: \"\\u00e9\\t\\\"\"\nb: 'it''s'\nc: |\n  one\n   two\nd: >-\n  fo\n  ld\ne: mul\n  ti\n").tree)
        #expect(tree.root.entries.map(\.value.text) == ["é\t\"", "it's", "one\n two\n", "fo ld", "mul ti"])
        #expect(
            tree.root.entries.map(\.value.style) == [.doubleQuoted, .singleQuoted, .literal, .folded, .plain])
    }

    @Test func emptyPlainValueIsNotAnEmptyQuotedOne() throws {
        let root = try #require(Reading("a:\nb: \"\"\n").tree).root
        #expect(root.entries.map(\.value.isEmptyPlain) == [true, false])
    }

    @Test func aliasesAreTransparent() throws {
        let reading = Reading("a: &x [1, 2]\nb: *x\nc: &s t\n*s : v\n")
        #expect(reading.findings.isEmpty)
        let root = try #require(reading.tree).root
        #expect(outline(root) == "{a: [1, 2], b: *[1, 2], c: t, *t: v}")
        let alias = try #require(root.entries.first { $0.key.text == "b" }).value
        #expect(reading.written(alias.place) == "*x")
        #expect(reading.written(alias.contentPlace) == "[1, 2]")
        #expect(alias.items.map { reading.written($0.place) } == ["1", "2"])
    }

    @Test func treeStaysSmall() throws {
        var text = "banners:\n"
        for number in 0..<2000 {
            text += "  b\(number): { style: bar, level: error, text: \"Sync of \(number) failed\", surface: main }\n"
        }
        let tree = try #require(Reading(text).tree)
        #expect(tree.nodeCount == 3 + 2000 * 10)
        #expect(outline(tree.root).utf8.count > text.utf8.count / 2)
    }
}
