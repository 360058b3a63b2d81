// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing
import YAMLSource

/// One syntax error does not hide the rest of the file: what it spoils is left out, and no more.
@Suite("Recovery from syntax errors") struct RecoveryTests {
    /// What is read of a file, where `!` stands for what was left out, and how many errors are told of.
    private func expect(
        _ text: String, _ expected: String, errors: Int = 1, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let reading = Reading(text)
        #expect(reading.tree.map { outline($0.root) } == expected, sourceLocation: sourceLocation)
        #expect(
            reading.rules.filter { $0 == .yamlSyntax }.count == errors, "\(reading.findings.map(\.message))",
            sourceLocation: sourceLocation)
        #expect(reading.findings.count == errors, sourceLocation: sourceLocation)
    }

    @Test func aValueIsLeftOut() {
        expect("a: b: c\nd: 1\n", "{a: !, d: 1}")
        expect("x:\n  a: @b\n  c: 1\nd: 1\n", "{x: {a: !, c: 1}, d: 1}")
        expect("a: \"b\nc: \"d\"\ne: 1\n", "{a: !, c: d, e: 1}")
        expect("- a: b: c\n  d: 1\n- e\n", "[{a: !, d: 1}, e]")
        expect("- @a\n- b\n", "[!, b]")
    }

    @Test func bracketsAreLeftOutAsAWhole() {
        expect("a: { b: c, d: [\ne: 1\n", "{a: !, e: 1}")
        expect("a: { b: c\nd: 1\n", "{a: !, d: 1}")
        expect("a: {\n  b: c: d,\n  e: f\n}\ng: 1\n", "{a: !, g: 1}")
        expect("a:\n  { b: c: d }\ne: 1\n", "{a: !, e: 1}")
    }

    @Test func aKeyIsLeftOutWithItsValue() {
        expect("a: 1\nb:2\nc: 3\n", "{a: 1, !: !, c: 3}")
        expect("a: 1\nask Anna\n", "{a: 1, !: !}")
        expect("x:\n    a: 1\n  b: 2\nc: 3\n", "{x: {a: 1, !: !}, c: 3}")
        expect("x:\n   a: 1\n  b: 2\n  c: 3\n", "{x: {!: !, b: 2, c: 3}}")
        expect("x:\n  a: 1\ny:\n    b: 2\n    c: 2\n  z:\n    d: 3\n", "{x: {a: 1, !: !, z: {d: 3}}}")
    }

    /// So that names that others speak of are known.
    @Test func theKeyThatWasMeantIsKnown() throws {
        let tree = try #require(Reading("x:\n  a:\n    k: 1\ny:\n    b: 2\n    c: 2\n  z:\n    d: 3\n").tree)
        let entries = tree.root.entries.map { $0.value }.flatMap { Array($0.entries) }
        let cut = try #require(entries.first { $0.key.kind == .invalid })
        #expect(String(decoding: tree.source.bytes[cut.key.place.bytes], as: UTF8.self) == "y")
    }

    @Test func placesAreThoseOfTheFile() throws {
        let text = "é: b: c\nd: „é“ é\nf: [1, 2]\n"
        let reading = Reading(text)
        let values = try #require(reading.tree).root.entries.map { reading.written($0.value.place) }
        #expect(values == ["b: c", "„é“ é", "[1, 2]"])
    }

    @Test func whatStandsForALeftOutCharacterIsNoPartOfIt() {
        let reading = Reading("ban}\"\n\u{202E}\n?#a: \"x\"\n")
        let ranges = reading.findings.flatMap { [$0.place.bytes] + $0.labels.map(\.place.bytes) }
        #expect(ranges.contains(6..<9))
        #expect(ranges.allSatisfy { ![7, 8].contains($0.lowerBound) && ![7, 8].contains($0.upperBound) })
    }

    @Test func eachErrorIsToldOf() {
        expect("a: b: c\nd: @e\nf:\n  g: \"h\" i\n  j: 1\n", "{a: !, d: !, f: {g: !, j: 1}}", errors: 3)
    }

    /// What was found besides is told of once.
    @Test func otherFindingsStay() {
        let reading = Reading("a: 1\na: 2\nb: c: d\ne: !t x\nf: g: h\n")
        #expect(reading.rules.filter { $0 == .duplicateKey }.count == 1)
        #expect(reading.rules.filter { $0 == .tag }.count == 1)
        #expect(reading.rules.filter { $0 == .yamlSyntax }.count == 2)
    }

    @Test func widerSpacesAreReadAsSpaces() {
        let space = "\u{A0}"
        expect(
            "a:\n\(space)\(space)b: 1\n\(space)\(space)c:\n\(space)\(space)  - é\nd: 2\n", "{a: {b: 1, c: [é]}, d: 2}")
        expect("a: 1\n\(space)b: 2\n", "{a: 1, !: !}", errors: 2)
        // In a text it may be meant.
        expect("a: \"b\n  \(space)c: d\"\n", "{a: b \(space)c: d}", errors: 0)
    }

    @Test func tabsAreReadAsWideAsTheFileMakesSenseWith() {
        expect("a:\n\tb: 1\n\tc:\n\t\t- é\nd:\n\te: f: g\n", "{a: {b: 1, c: [é]}, d: {e: !}}", errors: 2)
        expect("a:\n    b: 1\n\tc:\n\t    d: 2\n", "{a: {b: 1, c: {d: 2}}}", errors: 1)
        expect("a:\n  b:\n\tc: 1\n  d: 2\n", "{a: {b: {c: 1}, d: 2}}", errors: 1)
        expect("a:\n        b: 1\n\tc: 2\n", "{a: {b: 1, c: 2}}", errors: 1)
    }

    @Test func theFixTakesTabsOut() throws {
        let text = "a:\n\tb: 1\n \tc:\n\t\td: 2\n"
        let fix = try #require(Reading(text).findings.first?.fix)
        var bytes = Array(text.utf8)
        for edit in fix.edits.reversed() { bytes.replaceSubrange(edit.place.bytes, with: edit.replacement.utf8) }
        let fixed = Reading(bytes: bytes)
        #expect(fixed.findings.isEmpty)
        #expect(fixed.tree.map { outline($0.root) } == "{a: {b: 1, c: {d: 2}}}")
    }

    @Test func theFixIndentsWithSpaces() throws {
        let reading = Reading("a:\n\u{A0}\u{A0}b: 1\n \u{A0}c: 2\n")
        let fix = try #require(reading.findings.first?.fix)
        #expect(fix.edits.map(\.replacement) == ["  ", "  "])
        #expect(fix.edits.map(\.place.bytes) == [3..<7, 12..<15])
    }

    /// Reading stops for good where a file has more errors than anyone would read, or is too large to be read again.
    @Test func thereIsALimit() {
        let many = Reading((0..<100).map { "k\($0): a: b\n" }.joined())
        #expect(many.tree == nil)
        #expect(many.findings.count == Limits.syntaxErrors + 1)
        let large = Reading(
            "a: b: c\nd: \"" + String(repeating: "word ", count: Limits.rereadBytes / 4) + "\"\ne: f: g\n")
        #expect(large.tree == nil)
        #expect(large.rules.filter { $0 == .yamlSyntax }.count == 1)
    }
}
