// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing

@Suite("Text format: annotated excerpts")
struct TextFormatTests {
    private var desk = Desk()

    @Test("The sample of the design: lines, labels, a note, and help with a fix at the right")
    mutating func sample() throws {
        let spec = desk.file(
            "specs/owl.banner.yaml",
            String(repeating: "#\n", count: 13) + "    tint: \"{palette.green}\"\n    onTint: \"#FFFFFF\"\n"
        )
        desk.add(
            Finding(
                .contrast, .error, "text on tint is 2.98:1, below 4.5:1 in light appearance",
                at: try desk.place("\"{palette.green}\"", in: spec),
                label: "resolves to #4CAF50 (specs/brand.banner.yaml:9)",
                labels: [Label("drawn over it", at: try desk.place("\"#FFFFFF\"", in: spec))],
                notes: ["subheadline bold is 15 pt, which counts as normal text (WCAG 2.2, 1.4.3)"],
                fix: Fix("#2E7D32 keeps the hue and reaches 5.1:1", .unsafe, edits: [])
            )
        )
        #expect(
            TextFormat.render(desk.report) == #"""
                error[BN401 contrast-text]: text on tint is 2.98:1, below 4.5:1 in light appearance
                  --> specs/owl.banner.yaml:14:11
                   |
                14 |     tint: "{palette.green}"
                   |           ^^^^^^^^^^^^^^^^^ resolves to #4CAF50 (specs/brand.banner.yaml:9)
                15 |     onTint: "#FFFFFF"
                   |             --------- drawn over it
                   = note: subheadline bold is 15 pt, which counts as normal text (WCAG 2.2, 1.4.3)
                help: #2E7D32 keeps the hue and reaches 5.1:1                                          [unsafe fix]

                1 error

                """#
        )
    }

    @Test("A place in another file gets a block of its own; the gutter is as wide as the widest number of all")
    mutating func otherFile() throws {
        let brand = desk.file("brand.yaml", String(repeating: "\n", count: 99) + "green: \"#4CAF50\"\n")
        let spec = desk.file("owl.yaml", "tint: green\n")
        desk.add(
            Finding(
                .contrast, .warning, "too pale", at: try desk.place("green", in: spec),
                labels: [Label("resolves to this", at: try desk.place("\"#4CAF50\"", in: brand))], notes: ["because"]
            )
        )
        #expect(
            desk.text() == #"""
                warning[BN401 contrast-text]: too pale
                   --> owl.yaml:1:7
                    |
                  1 | tint: green
                    |       ^^^^^
                    |
                   ::: brand.yaml:100:8
                    |
                100 | green: "#4CAF50"
                    |        --------- resolves to this
                    = note: because

                """#
        )
    }

    @Test("Findings are in order, an empty line apart; the count at the end has the gravest first")
    mutating func several() throws {
        let file = desk.file("a.yaml", "a: 1\nb: 2\n")
        desk.add(Finding(.key, .warning, "second", at: try desk.place("b", in: file)))
        desk.add(Finding(.key, .info, "third", at: try desk.place("2", in: file)))
        desk.add(Finding(.key, .error, "first", at: try desk.place("a", in: file)))
        desk.add(Finding(.key, .warning, "fourth", at: try desk.place("2", in: file)))
        #expect(
            TextFormat.render(desk.report) == """
                error[BN103 duplicate-key]: first
                 --> a.yaml:1:1
                  |
                1 | a: 1
                  | ^

                warning[BN103 duplicate-key]: second
                 --> a.yaml:2:1
                  |
                2 | b: 2
                  | ^

                warning[BN103 duplicate-key]: fourth
                 --> a.yaml:2:4
                  |
                2 | b: 2
                  |    ^

                info[BN103 duplicate-key]: third
                 --> a.yaml:2:4
                  |
                2 | b: 2
                  |    ^

                1 error, 2 warnings, 1 info

                """
        )
    }

    @Test("Without findings there is nothing to say")
    func nothing() {
        #expect(TextFormat.render(Report()).isEmpty)
    }

    @Test("Labels that share a line hang below it, from right to left")
    mutating func sharedLine() throws {
        let file = desk.file("a.yaml", "first: one, second: two, third: three\n")
        desk.add(
            Finding(
                .key, .error, "m", at: try desk.place("two", in: file), label: "the second",
                labels: [
                    Label("the first", at: try desk.place("one", in: file)),
                    Label("the third", at: try desk.place("three", in: file)),
                ]
            )
        )
        #expect(
            desk.text() == """
                error[BN103 duplicate-key]: m
                 --> a.yaml:1:21
                  |
                1 | first: one, second: two, third: three
                  |        ---          ^^^         ----- the third
                  |        |            |
                  |        |            the second
                  |        the first

                """
        )
    }

    @Test("A place within another is marked over it; each keeps its word")
    mutating func nested() throws {
        let file = desk.file("a.yaml", "first: one, second: two\n")
        desk.add(
            Finding(
                .key, .error, "m", at: try desk.place("second", in: file), label: "inner",
                labels: [Label("outer", at: try desk.place("first: one, second: two", in: file))]
            )
        )
        #expect(
            desk.text() == """
                error[BN103 duplicate-key]: m
                 --> a.yaml:1:13
                  |
                1 | first: one, second: two
                  | ------------^^^^^^----- outer
                  |             |
                  |             inner

                """
        )
    }

    @Test("Where two places end together, the word beside them is the first place's, which is drawn on top")
    mutating func endTogether() throws {
        let file = desk.file("a.yaml", "first: one, second: two\n")
        desk.add(
            Finding(
                .key, .error, "m", at: try desk.place("second: two", in: file), label: "the pair",
                labels: [Label("its value", at: try desk.place("two", in: file))]
            )
        )
        #expect(
            desk.text() == """
                error[BN103 duplicate-key]: m
                 --> a.yaml:1:13
                  |
                1 | first: one, second: two
                  |             ^^^^^^^^^^^ the pair
                  |                     |
                  |                     its value

                """
        )
    }

    @Test("A word left of the first place does not run into its mark")
    mutating func labelBeforeUnlabelledPlace() throws {
        let file = desk.file("a.yaml", "a: 1, a: 2\n")
        desk.add(
            Finding(
                .key, .error, "m", at: try desk.place("2", in: file),
                labels: [Label("written before", at: try desk.place("1", in: file))]
            )
        )
        #expect(
            desk.text() == """
                error[BN103 duplicate-key]: m
                 --> a.yaml:1:10
                  |
                1 | a: 1, a: 2
                  |    -     ^
                  |    |
                  |    written before

                """
        )
    }

    @Test("One line between two is shown; more are left out")
    mutating func gaps() throws {
        let file = desk.file("a.yaml", "a: 1\nb: 2\nc: 3\nd: 4\ne: 5\nf: 6\n")
        desk.add(
            Finding(
                .key, .error, "m", at: try desk.place("c", in: file), label: "here",
                labels: [
                    Label("above", at: try desk.place("a", in: file)),
                    Label("below", at: try desk.place("f", in: file)),
                ]
            )
        )
        #expect(
            desk.text() == """
                error[BN103 duplicate-key]: m
                 --> a.yaml:3:1
                  |
                1 | a: 1
                  | - above
                2 | b: 2
                3 | c: 3
                  | ^ here
                ...
                6 | f: 6
                  | - below

                """
        )
    }

    @Test("A place of many lines is marked to the end of its first, without the blanks there")
    mutating func manyLines() throws {
        let file = desk.file("a.yaml", "top:\r\n  banner:  # x \r\n    a: 1\r\n")
        desk.add(
            Finding(.key, .error, "m", at: try desk.place(from: "banner", to: "1\r\n", in: file), label: "all of this")
        )
        #expect(
            desk.text() == """
                error[BN103 duplicate-key]: m
                 --> a.yaml:2:3
                  |
                2 |   banner:  # x
                  |   ^^^^^^^^^^^^ all of this

                """
        )
    }

    @Test("An empty place, the end of a line, and the end of the file get one caret")
    mutating func oneCaret() {
        let file = desk.file("a.yaml", "ab: 1\nend")
        desk.add(Finding(.key, .error, "empty", at: Place(file: file, bytes: 1..<1), label: "between"))
        desk.add(Finding(.key, .error, "line break", at: Place(file: file, bytes: 5..<6)))
        desk.add(Finding(.key, .error, "end", at: Place(file: file, bytes: 9..<9), label: "the file ends here"))
        desk.add(Finding(.key, .error, "past the end", at: Place(file: file, bytes: 50..<60)))
        #expect(
            desk.text() == """
                error[BN103 duplicate-key]: empty
                 --> a.yaml:1:2
                  |
                1 | ab: 1
                  |  ^ between

                error[BN103 duplicate-key]: line break
                 --> a.yaml:1:6
                  |
                1 | ab: 1
                  |      ^

                error[BN103 duplicate-key]: end
                 --> a.yaml:2:4
                  |
                2 | end
                  |    ^ the file ends here

                error[BN103 duplicate-key]: past the end
                 --> a.yaml:2:4
                  |
                2 | end
                  |    ^

                """
        )
    }

    @Test("After the last line break there is an empty line to point at")
    mutating func afterLastLineBreak() {
        let file = desk.file("a.yaml", "a:\n")
        desk.add(Finding(.key, .error, "m", at: Place(file: file, bytes: 3..<3), label: "a value is missing"))
        #expect(
            desk.text() == """
                error[BN103 duplicate-key]: m
                 --> a.yaml:2:1
                  |
                2 |
                  | ^ a value is missing

                """
        )
    }

    @Test("An empty file is shown only for the sake of a word")
    mutating func emptyFile() {
        let file = desk.file("a.yaml", "")
        desk.add(Finding(.key, .error, "is empty", at: Place(file: file, bytes: 0..<0), notes: ["a spec has a banner"]))
        desk.add(Finding(.key, .error, "is still empty", at: Place(file: file, bytes: 0..<0), label: "write here"))
        #expect(
            desk.text() == """
                error[BN103 duplicate-key]: is empty
                 --> a.yaml:1:1
                  = note: a spec has a banner

                error[BN103 duplicate-key]: is still empty
                 --> a.yaml:1:1
                  |
                1 |
                  | ^ write here

                """
        )
    }

    @Test("Each way of help has its line; a fix is not said twice, and its mark keeps two blanks from a long one")
    mutating func help() throws {
        let file = desk.file("a.yaml", "a: 1\n")
        let long = "quote the colour, since the sign # starts a comment wherever it follows a blank in a plain scalar"
        desk.add(
            Finding(
                .key, .error, "short", at: try desk.place("a", in: file), help: ["quote it", "or drop it"],
                fix: Fix("quote it", .safe, edits: [])
            )
        )
        desk.add(Finding(.key, .error, "wide", at: try desk.place("1", in: file), fix: Fix("色を引用", .safe, edits: [])))
        desk.add(Finding(.key, .error, "xlong", at: try desk.place("1", in: file), fix: Fix(long, .unsafe, edits: [])))
        let lines = desk.text().split(separator: "\n").filter { $0.hasPrefix("help") }
        #expect(
            lines == [
                "help: or drop it",
                "help: quote it                                                                           [safe fix]",
                "help: 色を引用                                                                           [safe fix]",
                "help: \(long)  [unsafe fix]",
            ]
        )
    }

    @Test("Many findings, which all cores share, read as each of them does alone, in their order")
    func manyTogether() {
        let report = FormatSamples.many(1_500)
        let together = TextFormat.render(report.findings, in: report.sources)
        let alone = report.findings.map { TextFormat.render([$0], in: report.sources) }.joined()
        #expect(together == alone)
    }
}
