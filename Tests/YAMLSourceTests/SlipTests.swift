// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing
import YAMLSource

/// Slips of text editors that libyaml tells of as something else.
@Suite("Slips that YAML takes for something else") struct SlipTests {
    private func messages(_ text: String) -> [String] { Reading(text).findings.map(\.message) }

    @Test(
        "a wide space is named once, and what follows it is read",
        arguments: [
            ("a: { b:\u{A0}1 }\n", "{a: {b: 1}}"),
            ("a:\n  b: 1\n\u{A0}\nc: 2\n", "{a: {b: 1}, c: 2}"),
            ("a:\n  -\u{A0}b\n  - c\n", "{a: [b, c]}"),
            ("a: 40\u{A0}# high\n", "{a: 40}"),
            ("a:\n\u{A0}\u{A0}b:\u{A0}c\n\u{A0}\u{A0}d:\u{A0}{\u{A0}e:\u{A0}f\u{A0}}\n", "{a: {b: c, d: {e: f}}}"),
            ("a: [b,\u{202F}c]\nd:\u{2003}e\n", "{a: [b, c], d: e}"),
            // U+3000 is as wide as two spaces, and people line up what they see.
            ("a:\n\u{3000}b: 1\n  c: 2\n", "{a: {b: 1, c: 2}}"),
            (
                "a:\n  b:\n    c: é\n\u{3000}\u{3000}d: 2\n\u{3000} \u{3000}\n\u{3000}e: 3\nf: g\n",
                "{a: {b: {c: é, d: 2}, e: 3}, f: g}"
            ),
        ])
    func wideSpaces(_ text: String, _ expected: String) throws {
        let reading = Reading(text)
        #expect(reading.findings.count == 1 && reading.findings.first?.fix != nil, "\(messages(text))")
        #expect(reading.findings.first?.message.contains("space") == true)
        #expect(try outline(#require(reading.tree).root) == expected)
    }

    @Test("places behind wide indentation are those of the file")
    func placesBehindWideSpaces() throws {
        let text = "a:\n\u{3000}b:\n\u{3000}\u{3000}é: x\n    f: *none\n\u{3000}g: y\n"
        let reading = Reading(text)
        #expect(reading.findings.count == 2, "\(messages(text))")
        let spelled = reading.findings.map { String(decoding: Array(text.utf8)[$0.place.bytes], as: UTF8.self) }
        #expect(spelled.contains("*none"), "\(spelled)")
        let fix = try #require(reading.findings.first { $0.fix != nil }?.fix)
        #expect(fix.edits.map(\.replacement) == ["  ", "    ", "  "])
    }

    @Test(
        "an anchor without a value is a text that begins with `&`",
        arguments: ["a: &fog\nb: c\n", "{ a: &fog, b: c }\n"])
    func bareAnchor(_ text: String) throws {
        #expect(messages(text) == ["anchor `fog` names no value"])
        let tree = try #require(Reading(text).tree)
        #expect(Array(tree.root.entries).count == 2)
    }

    @Test(
        "within a text, a wide space may be meant",
        arguments: [
            "a: \"{\u{A0}b: 1 }\"\nc: d\n", "a: 12\u{A0}%\nb: Fog:\u{A0}ahead\n", "a: x\u{A0}y # a\u{A0}b\n",
            "a: \"b\u{A0}# c\"\n", "a: |\n  b:\u{A0}c\n  \u{A0}# d\n",
        ])
    func textsKeepTheirs(_ text: String) { #expect(messages(text).isEmpty, "\(messages(text))") }

    /// Applies the fixes of what is found in `text`, and reads it again.
    private func expectFixed(_ text: String, _ message: String, _ fixed: String) {
        let reading = Reading(text)
        #expect(reading.findings.map(\.message) == [message])
        let edits = reading.findings.compactMap(\.fix).flatMap(\.edits)
        #expect(String(decoding: edits.applied(to: Array(text.utf8)), as: UTF8.self) == fixed)
        #expect(messages(fixed).isEmpty, "\(messages(fixed))")
    }

    @Test(
        "a wide space behind what closes, or a sign that ends entries elsewhere",
        arguments: [
            ("a: { b: c }\u{3000}\n", "space U+3000 at the end of a line", "a: { b: c }\n"),
            ("a: \"b\"\u{3000}\nc: d\n", "space U+3000 at the end of a line", "a: \"b\"\nc: d\n"),
            ("a: { b: [c] }；\nd: e\n", "`；` at the end of a line", "a: { b: [c] }\nd: e\n"),
            ("a: \"b\"，\nc: d\n", "`，` at the end of a line", "a: \"b\"\nc: d\n"),
        ])
    func trailing(_ text: String, _ message: String, _ fixed: String) { expectFixed(text, message, fixed) }

    @Test("a mark that nobody sees behind a bracket is named") func trailingMark() {
        #expect(messages("a: { b: c }\u{200F}\nd: e\n").first == "the invisible character U+200F at the end of a line")
        #expect(messages("a: { b: c } d\n") == ["text after `}`, which ends the value"])
    }

    @Test(
        "commas, brackets and colons of other keyboards",
        arguments: [
            ("a: { b: c， d: e }", "a full-width comma between entries instead of `,`", "a: { b: c, d: e }"),
            ("a: { b: c、d: あ、い }", "an ideographic comma between entries instead of `,`", "a: { b: c, d: あ、い }"),
            ("a: { b: c، d: e }", "an Arabic comma between entries instead of `,`", "a: { b: c, d: e }"),
            ("a: [\"b\"，\"c\"]", "a full-width comma between entries instead of `,`", "a: [\"b\", \"c\"]"),
            ("a: ｛ b: c, d: ［e］い ｝", "a full-width bracket instead of `{`", "a: { b: c, d: ［e］い }"),
            ("a: { b: c ｝\nd: e", "a full-width bracket instead of `}`", "a: { b: c }\nd: e"),
            (
                "a: { b: c、 d: ［e, f］ }", "an ideographic comma between entries instead of `,`",
                "a: { b: c, d: [e, f] }"
            ),
            ("a: { b: 【c，d】, e: f， g: h }", "a full-width bracket instead of `[`", "a: { b: [c, d], e: f, g: h }"),
            (
                "a: {\n  b: c，\n  d: e\n}", "a full-width comma between entries instead of `,`",
                "a: {\n  b: c,\n  d: e\n}"
            ),
            ("a: ｛\n  b: c,\n  d: e\n｝", "a full-width bracket instead of `{`", "a: {\n  b: c,\n  d: e\n}"),
            ("- ｛ a: b ｝\n- c", "a full-width bracket instead of `{`", "- { a: b }\n- c"),
            ("a:\n  - b\n  - ｛c: ［d，e］｝\n", "a full-width bracket instead of `{`", "a:\n  - b\n  - {c: [d, e]}\n"),
            ("a:\n  ｛ b: c ｝\nd: e\n", "a full-width bracket instead of `{`", "a:\n  { b: c }\nd: e\n"),
            (
                "x: y\na：\n  b：\n    c：d\n    e： ｛ f：g ｝\n  h: |\n    i：j\n",
                "a full-width colon after a key instead of `:`",
                "x: y\na:\n  b:\n    c: d\n    e: { f: g }\n  h: |\n    i：j\n"
            ),
        ])
    func otherKeyboards(_ text: String, _ message: String, _ fixed: String) { expectFixed(text, message, fixed) }

    @Test(
        "within a text they are meant",
        arguments: [
            ("a: ［b］c: d\n", "quote the text: `\"［b］c: d\"`"), ("a: あ、い: d\n", "quote the text: `\"あ、い: d\"`"),
        ])
    func signsOfTexts(_ text: String, _ help: String) {
        #expect(Reading(text).findings.first?.help.first == help)
        #expect(messages("a: { b: ［c］, d: e、f: g }\nh: i，j: k\n").count == 2)
    }

    /// Whatever stands where, reading comes to an end, with places within the text.
    @Test func anyMixture() {
        let pieces = [
            "\u{A0}", ":", "-", ",", "{", "}", "[", "]", "#", "\"", "“", "”", "a", " ", "\n", "\u{3000}", "//",
            "：", "，", "｛", "｝", "［", "］", "|",
            "=======", "<<<<<<<",
        ]
        var state: UInt64 = 42
        for _ in 0..<4000 {
            var text = ""
            for _ in 0..<24 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text += pieces[Int(state >> 33) % pieces.count]
            }
            for finding in Reading(text).findings { #expect(finding.place.bytes.upperBound <= text.utf8.count) }
        }
    }

    @Test(
        "half a pair of curly quotes",
        arguments: [
            ("a: { one: “{count} items”, b: c }\nd: 1\n", "a text in curly quotes, which YAML takes for letters"),
            ("a: \"You are offline.”\nb: c\n", "a curly quote does not close the text"),
            ("a: { b: \"off.”, c: d }\ne: 1\n", "a curly quote does not close the text"),
            ("a: \"off.＂\nb: c\n", "a full-width quote does not close the text"),
        ])
    func curly(_ text: String, _ message: String) {
        #expect(messages(text) == [message])
        #expect(Reading(text).tree != nil)
    }

    @Test("comments of other languages behind a list", arguments: ["//", "/*"])
    func foreignComments(_ mark: String) {
        #expect(messages("a: [b, c] \(mark) both\nd: 1\n") == ["`\(mark)` does not start a comment"])
    }

    @Test("a conflict of a merge is one error, and its first version is read")
    func conflicts() throws {
        let text = "a:\n<<<<<<< HEAD\n  b: 1\n||||||| base\n  b: 0\n=======\n  b: 2\n>>>>>>> topic\n  c: 3\n"
        let reading = Reading(text)
        #expect(reading.findings.map(\.message) == ["merge conflict: two versions of these lines"])
        #expect(try outline(#require(reading.tree).root) == "{a: {b: 1, c: 3}}")
        #expect(messages(text + "d:\n<<<<<<< HEAD\n  e: 1\n=======\n>>>>>>> topic\n").count == 2)
        // Such lines are a text where they stand in one.
        #expect(messages("a: |\n  <<<<<<< HEAD\n  =======\n  >>>>>>> topic\n").isEmpty)
    }

    @Test("several keys too deep are one error, and known by their names")
    func deepKeys() throws {
        let reading = Reading("x:\n  y:\n      a: 1\n      b: 2\n    c: 3\n    d: 4\n    e: 5\nz: 6\n")
        #expect(reading.findings.count == 1, "\(reading.findings.map(\.message))")
        let inner = try #require(reading.tree).root.entries.map(\.value)[0].entries.map(\.value)[0]
        #expect(inner.entries.filter { $0.key.kind == .invalid }.count == 2)
    }
}
