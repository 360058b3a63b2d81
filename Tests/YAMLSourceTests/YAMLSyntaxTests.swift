// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing
import YAMLSource

/// A syntax error is one finding, at the place where a person would look, in words that name the remedy.
@Suite struct YAMLSyntaxTests {
    struct Example: Sendable {
        var marked: String
        var message: String
        var help = ""

        init(_ marked: String, _ message: String, help: String = "") {
            self.marked = marked
            self.message = message
            self.help = help
        }
    }

    static let quotes = [
        Example("a: «\"»foo\nb: 2\n«»", "unclosed double quote", help: "`\"`"),
        Example("a: «'»foo\nb: 2\n«»", "unclosed single quote", help: "`'`"),
        Example("a: «\"»foo\nb: «\"»bar\"\n", "unclosed double quote", help: "`\"foo\"`"),
        Example("a: «\"»#fff\nb: «\"»#000\"\n", "unclosed double quote", help: "`\"#fff\"`"),
        Example("x: { a: «\"»#fff, b: «\"»#000\" }\ny: 1\n", "unclosed double quote", help: "`\"#fff\"`"),
        Example("x: { a: «'»b, c: «'»d' }\ny: 1\n", "unclosed single quote", help: "`'b'`"),
        Example("a: «\"»x\n«-»--\ny\"\n", "unclosed double quote"),
        Example("a: «\"»x«\\d»\"", "unknown escape `\\d`", help: "`\\\\` for a backslash"),
        Example("a: «\"»x«\\(»name) y\"", "unknown escape `\\(`", help: "`{name}` for a parameter"),
        Example("a: «\"»x«\\(» ok\"", "unknown escape `\\(`", help: "`\\\\` for a backslash"),
        Example("a: \"«\\x»ZZ\"", "escape `\\x` without its 2 hexadecimal digits"),
        Example("a: \"«\\uD800»\"", "escape `\\uD800` is not a character", help: "\\U"),
        Example("a: \"he said «\"»«hi\" to\"»", "text after a closing quote", help: "\\\""),
        Example("a: 'it«'»«s'»", "text after a closing quote", help: "''"),
    ]

    static let brackets = [
        Example("a: «[»1, 2\nb«:» 3\n", "unclosed `[`", help: "`]`"),
        Example("a: «{»x: 1, y: 2\nb«:» 3\n", "unclosed `{`", help: "`}`"),
        Example("a: «[»1, 2«»", "unclosed `[`"),
        Example("a: «[»\n«-»--\n", "unclosed `[`"),
        Example("a: «[»\"x\" «\"»y\"]", "missing `,`", help: "separate"),
        Example("a: «[»1, «,» 2]", "expected a value before `,`"),
        Example("a: «[»1«}»", "`[` is closed by `}`"),
        Example("a: «]»", "`]` without a `[` before it"),
        Example("a: { b: 1 }«}»", "`}` without a `{` before it"),
        Example("a: {b«:»,}", "unexpected `:`", help: "space"),
        Example("a: [«|»]", "a block of text cannot appear between brackets"),
    ]

    static let keys = [
        Example(
            "text: «Warning«:» disk full»  # c", "`:` and a space within a text without quotes",
            help: "\"Warning: disk full\""),
        Example(
            "x: { text: «Sync«:» failed», a: 1 }", "`:` and a space within a text without quotes",
            help: "\"Sync: failed\""),
        Example("x: { a: «1 b«:» 2» }", "`:` and a space within a text without quotes", help: "`,`"),
        Example("a: 1\n«b»\nc: 2\n", "expected `:` after a key"),
        Example("«a»\n«b»: 1\n", "expected `:` after a key"),
        Example("bannerc«:»1\nname: x\n", "missing space after `:`", help: "key: value"),
        Example("x: 1\nname«:»y\nz: 1\n", "missing space after `:`", help: "key: value"),
        Example("a: 1\n«b = 2»\nc: 2\n", "`=` after a key instead of `:`", help: "`b: 2`"),
        Example("a: 1\n«// b»\nc: 2\n", "`//` does not start a comment", help: "`#`"),
        Example("a: 1\n«/* b */»\nc: 2\n", "`/*` does not start a comment", help: "`#`"),
        Example("a: 1\n«<!-- b»\nc: 2\n", "`<!--` does not start a comment", help: "`#`"),
        Example("a: \"b\" «// c»\n", "`//` does not start a comment", help: "`#`"),
        Example("a: «{n«}» items»\nb: 1\n", "a text without quotes cannot start with `{`", help: "`\"{n} items\"`"),
        Example("a: { b: c }«,»\nd: 1\n", "`,` at the end of a line", help: "remove"),
        Example("a:\n- b\n«-c»\n", "missing space after `-`", help: "`- c`"),
        Example("a: { b: c«;» d: e }\n", "`;` between entries instead of `,`", help: "`,`"),
        Example(
            "a: { b: «c «{»d} e», f: g }\n", "a text between brackets can't contain `{` without quotes",
            help: "`\"c {d} e\"`"),
        Example("a: b\n  c «#d»\n  «e f»\ng: 1\n", "`#` starts a comment, which ends the text", help: "quote"),
        Example("x: 1\na:«\u{A0}»1\n", "no-break space after `:`", help: "plain space"),
        Example("a:\n«–» b\nc: 1\n", "`–` does not start a list item", help: "`-`"),
        Example("a: 1\n«:» b\n", "expected a key before `:`"),
        Example("«{» «:» 2 }", "expected a key before `:`"),
        Example("a: «?» b", "unexpected `?`"),
    ]

    static let blocks = [
        Example("a:\n«\t»b: 1\n", "tab used for indentation", help: "spaces"),
        Example("a:\n  b: 1\n«\t»c: 2\n", "tab used for indentation", help: "spaces"),
        Example("a: >\n«\t»foo\n", "tab used for indentation", help: "spaces"),
        Example("«a: 1»\n  «b»: 2\n", "key indented below a line that has a value", help: "align"),
        Example(
            "a:\n    «b: 1»\n  «c: 2»\n", "line indented by 2 spaces among lines indented by 4 spaces", help: "by 4"),
        Example(
            "a:\n   «b: 1»\n  «c: 2»\n", "line indented by 3 spaces among lines indented by 2 spaces", help: "by 2"),
        Example("«a: \"1\"»\n «b: 2»\n", "line indented by 1 space among lines not indented", help: "first column"),
        Example("a:\n  b: 1\n«c: 2»\n  «d: 3»\n", "line not indented among lines indented by 2 spaces", help: "by 2"),
        Example(" «a»: 1\n«b: 2»\n", "line indented less than the first"),
        Example("a: «-» b", "a list cannot start on the line of its key"),
        Example("«a»: 1\n«- b»\n", "list item among keys"),
        Example("«-» a\n«b: 1»\n", "expected a list item"),
        Example("a: «|»«text»\n  foo\n", "unexpected text after `|`", help: "next line"),
        Example("a: |«0»\n  foo\n", "the indentation of a block of text cannot be 0"),
        Example("{a: 1} «b»", "text after the end of the content"),
    ]

    static let characters = [
        Example("a: «@»foo", "a text without quotes cannot start with `@`", help: "quote"),
        Example("a: «`»foo`", "a text without quotes cannot start with ```", help: "quote"),
        Example("«```yaml»\na: 1\n", "a code fence is Markdown, not YAML", help: "three backticks"),
        Example("a: «%»foo", "a text without quotes cannot start with `%`", help: "quote"),
        Example("«%foo: 1»", "unknown directive `%foo: 1`", help: "quote"),
        Example("«%YAML 3.0»\n--- a", "unknown directive `%YAML 3.0`"),
        Example("a: «*»*bold**", "expected a name after `*`", help: "quote"),
        Example("a: «&» x", "expected a name after `&`", help: "quote"),
    ]

    @Test(arguments: quotes + brackets + keys + blocks + characters)
    func oneFindingInPlainWords(_ example: Example) {
        expectFinding(
            .yamlSyntax, example.message, help: example.help.isEmpty ? nil : example.help, in: example.marked)
    }

    @Test func messagesFollowTheHouseStyle() {
        for example in Self.quotes + Self.brackets + Self.keys + Self.blocks + Self.characters {
            for finding in Reading(bytes: MarkedText(example.marked).bytes).findings {
                for text in [finding.message] + finding.help + finding.labels.map(\.message) {
                    #expect(!text.hasSuffix("."), "\(text)")
                    #expect(text.first?.isUppercase != true, "\(text)")
                }
            }
        }
    }

    @Test func quotingFixMakesTheFileReadable() throws {
        let text = #"text: Say: "hi" \o/"#
        let finding = try #require(Reading(text).findings.first)
        let edit = try #require(finding.fix?.edits.first)
        var bytes = Array(text.utf8)
        bytes.replaceSubrange(edit.place.bytes, with: edit.replacement.utf8)
        let fixed = Reading(bytes: bytes)
        #expect(fixed.findings.isEmpty)
        #expect(fixed.tree.map { outline($0.root) } == #"{text: Say: "hi" \o/}"#)
    }

    @Test func spaceFixMakesTheFileReadable() throws {
        let finding = try #require(Reading("a: 1\nname:x\n").findings.first)
        let edit = try #require(finding.fix?.edits.first)
        #expect(edit.place.bytes == 10..<10)
        #expect(edit.replacement == " ")
    }
}
