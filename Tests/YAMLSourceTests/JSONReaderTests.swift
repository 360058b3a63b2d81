// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing
import YAMLSource

/// JSON is what RFC 8259 says, in the same trees as YAML.
@Suite struct JSONReaderTests {
    @Test func values() throws {
        let reading = Reading(#"{"a": [1, -0.5e+3, true, null], "b": {"c": "x"}, "d": {}, "e": []}"#, as: .json)
        #expect(reading.findings.isEmpty)
        let root = try #require(reading.tree).root
        #expect(outline(root) == "{a: [1, -0.5e+3, true, null], b: {c: x}, d: {}, e: []}")
        let styles = allNodes(root).filter { $0.kind == .scalar }.map(\.style)
        #expect(
            styles == [.doubleQuoted] + Array(repeating: .plain, count: 4) + Array(repeating: .doubleQuoted, count: 5))
    }

    @Test(arguments: [
        "«{«\"a\"» : «[ «1» , «\"x\\n\"» ]» , «\"b\"»:«null»}»", " «\"é\"» ", "«-1.5E-7»\n", "\u{FEFF}«true»", "«0»",
        "«[\r«1»,\t«\"\"»]»",
    ]) func placesAreExact(_ marked: String) throws {
        let text = MarkedText(marked)
        let reading = Reading(bytes: text.bytes, as: .json)
        #expect(reading.findings.isEmpty)
        #expect(allNodes(try #require(reading.tree).root).map(\.place.bytes) == text.ranges)
    }

    @Test func escapes() throws {
        let tree = try #require(Reading(#"["\"\\\/\b\f\n\r\t", "\u00e9\uD83D\uDE00", "a\u0000b"]"#, as: .json).tree)
        #expect(tree.root.items.map(\.text) == ["\"\\/\u{8}\u{C}\n\r\t", "é😀", "a\0b"])
    }

    @Test func duplicateKeysAreComparedDecoded() {
        expectFinding(.duplicateKey, in: #"{«"a"»: 1, «"\u0061"»: 2}"#, as: .json)
    }

    @Test func emptyKey() { expectFinding(.keyKind, in: #"{«""»: 1}"#, as: .json) }

    @Test(arguments: ["", "  \n", "\u{FEFF}"]) func emptyFile(_ text: String) {
        #expect(Reading(text, as: .json).rules == [.emptyFile])
    }

    @Test(arguments: [#"["«\uD800»", 1]"#, #"["«\uDC00»x", 1]"#, #"["«\uD800»\n", 1]"#, #"["«\uD83D»\u0041", 1]"#])
    func loneSurrogate(_ marked: String) {
        let reading = expectFinding(.jsonSyntax, in: marked, as: .json)
        #expect(reading.tree.map { outline($0.root) } == "[!, 1]")
    }

    @Test(arguments: [
        ("[1«,»]", "`,` after the last item"), ("{\"a\": 1«,» }", "`,` after the last item"),
        ("«[»1 «2»]", "missing `,`"), ("«{»\"a\": 1 «\"»b\": 2}", "missing `,`"),
        ("{\"a\" «1»}", "expected `:` after a key"),
        ("«[»1, 2", "unclosed `[`"), ("«{»\"a\":", "unclosed `{`"), ("«{»\"a\"", "unclosed `{`"),
        ("«[»", "unclosed `[`"),
        ("[«\"»x", "unclosed double quote"), ("[«\"»x\n\"]", "unclosed double quote"),
        ("[«\"»a«\t»\"]", "control character in a text"), ("«[»1«}»", "`[` is closed by `}`"),
        ("[«'»a']", "text in single quotes"), ("{«a»: 1}", "expected a key in double quotes, not `a`"),
        ("[1 «/»/ x\n]", "comment in JSON"), ("[«NaN»]", "unknown word `NaN`"), ("[«True»]", "unknown word `True`"),
        ("[«01»]", "a number cannot start with 0"), ("[«-]»", "malformed number"), ("[«1.]»", "malformed number"),
        ("[«1e]»", "malformed number"), ("[«1x»]", "malformed number"), ("[«+»1]", "a number cannot start with `+`"),
        ("[«.»5]", "a number cannot start with `.`"), ("[\"«\\x»\"]", "unknown escape `\\x`"),
        ("[\"«\\u12»G4\"]", "escape without its 4 hexadecimal digits"),
        ("1 «2»", "text after the end of the JSON value"),
        ("«[»«,»1]", "expected a value before `,`"), ("«[»1,«,»2]", "expected a value before `,`"),
        ("«}»", "expected a value, not `}`"),
    ]) func syntaxErrors(_ marked: String, _ message: String) {
        let reading = expectFinding(.jsonSyntax, message, in: marked, as: .json)
        #expect(reading.tree == nil)
    }

    @Test func separatorsThatYAMLRejectsAreText() {
        #expect(Reading("[\"\u{2028}\u{7F}\u{85}\u{FEFF}\"]", as: .json).findings.isEmpty)
    }
}
