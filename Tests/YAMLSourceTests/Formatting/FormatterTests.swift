// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing

@testable import YAMLSource

/// Expects that `before` becomes `after`, and that `after` stays.
func expectLayout(_ before: String, _ after: String, sourceLocation: SourceLocation = #_sourceLocation) {
    for text in [before, after] {
        let reading = Reading(text)
        #expect(reading.findings.isEmpty, sourceLocation: sourceLocation)
        guard let tree = reading.tree else { continue }
        let bytes = YAMLFormatter.layOut(tree)
        #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == after, sourceLocation: sourceLocation)
        #expect(bytes == YAMLFormatter.format(tree), "the check refused it", sourceLocation: sourceLocation)
    }
}

/// What formatting does to lines, blocks and texts.
@Suite("Formatting") struct FormatterTests {
    @Test func blocksAreIndentedByTwo() {
        expectLayout(
            """
            levels:
                error:
                       severity:   40
                       metrics :  persistent
                info: { severity: 1 }
            use:
            - a.yaml
            -    b.yaml
            -
               - nested
               -   deeper: 1
                   more: 2
            """,
            """
            levels:
              error:
                severity: 40
                metrics: persistent
              info: { severity: 1 }
            use:
              - a.yaml
              - b.yaml
              - - nested
                - deeper: 1
                  more: 2

            """
        )
    }

    @Test func linesEndWithALineFeedAndNoBlanks() {
        expectLayout("\u{FEFF}a: 1 \t\r\nb:\t2\r\n\r\n\r\n", "a: 1\nb: 2\n")
        expectLayout("a: 1", "a: 1\n")
    }

    /// What fits on no line is joined to its key at once, and not by the second run.
    @Test func bracketsBelowAKeyStayThereOnlyOnOneLine() {
        let word = String(repeating: "x", count: 58)
        expectLayout("key:\n    [\(word), \(word)]\n", "key: [\n  \(word),\n  \(word),\n]\n")
        let shorter = word.dropLast(2)
        expectLayout("key:\n    [\(shorter), \(shorter)]\n", "key:\n  [\(shorter), \(shorter)]\n")
    }

    @Test func oneEmptyLineStays() {
        expectLayout(
            """


            a: 1


            b:

              c: 1
              
              d: 2


            e: [

              1,


              2, # two

            ]

            """,
            """
            a: 1

            b:
              c: 1

              d: 2

            e: [
              1,

              2,  # two
            ]

            """
        )
    }

    @Test func bracketsKeepTheirLine() {
        expectLayout("a: {b: c,d: [ 1,2 , {} ,[ ]]}", "a: { b: c, d: [1, 2, {}, []] }\n")
        // A `-` before a space would start an item, and libyaml takes `b:,` for a mistake.
        expectLayout("a: [{b: -}, {b: , c}, [d: ], {\"e\":f}]", "a: [{ b: -}, { b: , c }, [d: ], { \"e\": f }]\n")
    }

    /// Blocks are what people can compare line by line.
    @Test func mappingsThatAreTooLongBecomeBlocks() {
        let long = String(repeating: "long ", count: 20) + "text"
        expectLayout(
            "a: {b: \(long), c: {d: 1}, e: , \"f\":[2]}", "a:\n  b: \(long)\n  c: { d: 1 }\n  e:\n  \"f\": [2]\n")
        expectLayout("- {b: \(long), c: \(long)}", "- b: \(long)\n  c: \(long)\n")
        expectLayout("{b: \(long), c: \(long)}", "b: \(long)\nc: \(long)\n")
        expectLayout("a: &x {b: \(long), c: \(long)}", "a: &x\n  b: \(long)\n  c: \(long)\n")
        expectLayout("a:\n   {b: \(long), c: \(long)}", "a:\n  b: \(long)\n  c: \(long)\n")
        expectLayout("a: {b: {c: \(long), d: \(long)}}", "a:\n  b:\n    c: \(long)\n    d: \(long)\n")
        expectLayout("a: {\nb: \(long),\nc: \(long)\n}", "a:\n  b: \(long)\n  c: \(long)\n")
        // 8 + 110 + 2 columns.
        let text = String(repeating: "字", count: 110)
        expectLayout("a: {b: \(text)}", "a: { b: \(text) }\n")
        expectLayout("a: {b: \(text)b}", "a:\n  b: \(text)b\n")
    }

    @Test func listsThatAreTooLongTakeALineForEachEntry() {
        let long = String(repeating: "long ", count: 20) + "text"
        expectLayout("a: [\(long), {b: \(long)}]", "a: [\n  \(long),\n  { b: \(long) },\n]\n")
    }

    /// A comment speaks of its line, as `# bannerc: ignore[…]` does.
    @Test func linesThatCommentsSpeakOfStay() {
        let long = String(repeating: "long ", count: 30) + "text"
        expectLayout("a: {b: \(long)} # why", "a: { b: \(long) }  # why\n")
        expectLayout("a: [\(long)] #why", "a: [\(long)]  #why\n")
        expectLayout("# bannerc: ignore[x]\na: {b: \(long)}", "# bannerc: ignore[x]\na: { b: \(long) }\n")
        expectLayout("# why\na: {b: \(long)}", "# why\na:\n  b: \(long)\n")
        expectLayout("# bannerc: ignore[x]\na: {\n b: c}", "# bannerc: ignore[x]\na: {\n  b: c,\n}\n")
        expectLayout("a: {\n b: c\n} # bannerc: ignore[x]", "a: {\n  b: c,\n}  # bannerc: ignore[x]\n")
    }

    /// On lines of their own, entries that share one with what a comment speaks of would be without it.
    @Test(
        "several entries on a line that a comment for tools speaks of stay there",
        arguments: [
            "a: { b: \(String(repeating: "long ", count: 24))text,\n     c: d, e: f }  # bannerc: ignore[x] -- y\n",
            "a: { b: c,\n     # bannerc: ignore[x] -- y\n     d: e, f: g }\n",
            "a: { b: c,  # plain\n  d: e, f: g }  # bannerc: ignore[x] -- y\n",
            "# bannerc: ignore[x] -- y\na: { b: c, d: [e,\n    f], # why\n  g: h }\n",
            "a: [b, c,  # bannerc: ignore[x] -- y\n  d, e]\n",
        ])
    func entriesThatCommentsSpeakOfStay(_ text: String) {
        expectLayout(text, text)
    }

    @Test func bracketsOverSeveralLinesAreJoinedUpTo120Columns() {
        expectLayout(
            """
            a: {
              b: c,
              d: [
                1
              ]
            }
            """, "a: { b: c, d: [1] }\n")
        // 4 + 114 + 2 columns.
        let text = String(repeating: "字", count: 114)
        expectLayout("a: [\n\(text)a]", "a: [\(text)a]\n")
        expectLayout(
            "a: [\n\(text)ab]",
            """
            a: [
              \(text)ab,
            ]

            """)
    }

    @Test func bracketsWithCommentsTakeALineForEachEntry() {
        expectLayout(
            """
            - a: {b: 1, c: [1,
               2] # two
               # alone
                , # behind the comma
              d: # before the value
                  1
                  # last
                  }
            - [ # first
               [a, b], ]
            - &x {# none
              }
            """,
            """
            - a: {
                b: 1,
                c: [1, 2],  # two
                # alone
                # behind the comma
                d:  # before the value
                  1,
                # last
              }
            - [  # first
                [a, b],
              ]
            - &x {  # none
              }

            """
        )
    }

    @Test func valuesJoinTheirKeysWhereTheyFit() {
        let long = String(repeating: "a", count: 117)
        expectLayout("key:\n    value", "key: value\n")
        expectLayout("key:\n    &x\n    { a: b }\nother:\n  *x", "key: &x { a: b }\nother: *x\n")
        expectLayout("k:\n    \(long)", "k: \(long)\n")
        expectLayout("k:\n    \(long)b", "k:\n  \(long)b\n")
        expectLayout("k: \(long)b", "k: \(long)b\n")
        expectLayout("k:\n    { \(long): b }", "k:\n  \(long): b\n")
        expectLayout("k:\n    { \(long.dropLast(6)): b }", "k:\n  { \(long.dropLast(6)): b }\n")
        expectLayout("k:\n    two\n     lines", "k:\n  two\n  lines\n")
    }

    @Test func singleQuotesBecomeDoubleOnesWithoutEscapes() {
        expectLayout(
            ##"['abc', 'a"b', 'a\b', 'it''s', "it's", "#FFF", '#FFF', '']"##,
            ##"["abc", 'a"b', 'a\b', 'it''s', "it's", "#FFF", "#FFF", ""]"## + "\n")
        expectLayout("'a': 'b\n\n  c'", "\"a\": \"b\n\n  c\"\n")
    }

    @Test func textsOverSeveralLinesKeepTheirLines() {
        expectLayout(
            """
            a:   one \t
                  two

                     three
            b: "one\\
                  \\  two\\\u{20}
              three \\\\\u{20}
                four"
            """,
            """
            a: one
              two

              three
            b: "one\\
              \\  two\\\u{20}
              three \\\\
              four"

            """
        )
    }

    @Test func blockScalarsKeepTheirTexts() {
        expectLayout(
            """
            a:  |4-
                  deeper
                text\u{20}
                    # text

            b:
             - >+2 #folded
                 one

               two

             - |
                last
            """,
            """
            a: |2-
                deeper
              text\u{20}
                  # text

            b:
              - >2+  #folded
                  one

                two

              - |-
                last

            """
        )
        // The empty lines are a part of the text.
        expectLayout("a: |+\n   x\n\n\nb: 1\n", "a: |+\n  x\n\n\nb: 1\n")
        expectLayout("a: |+\n   x\n\n\n", "a: |+\n  x\n\n\n")
    }

    @Test func anchorsMarkersAndExplicitKeysStay() {
        expectLayout(
            """
            %YAML 1.1
            ---   # start
            base:   &base
                 a: 1
            list: &list
            - *base
            -   &item  {a: 1}
            -   &map
                b: 1
            -   &key c: 1
            ?   *key
            :   - 1
            ...
            # end
            """,
            """
            %YAML 1.1
            ---  # start
            base: &base
              a: 1
            list: &list
              - *base
              - &item { a: 1 }
              - &map
                b: 1
              - &key c: 1
            ? *key
            : - 1
            ...
            # end

            """
        )
        expectLayout("a: &x b\n*x  :   c\nd: { *x : e }\n", "a: &x b\n*x : c\nd: { *x : e }\n")
    }

    @Test func anyRootIsLaidOut() {
        expectLayout("--- text\n  more", "---\ntext\n  more\n")
        expectLayout("   [a,\nb]", "[a, b]\n")
        expectLayout("   a: 1\n   b: 2", "a: 1\nb: 2\n")
        expectLayout(" |\n x\n", "|\n  x\n")
    }

    @Test func whatHasFaultsIsLeftAlone() throws {
        for text in ["a:  1\na:  2\n", "a:  1\n---\nb:  2\n", "a:  *none\n", "a:  1\u{7F}\n"] {
            let reading = Reading(text)
            #expect(!reading.findings.isEmpty)
            #expect(YAMLFormatter.format(try #require(reading.tree)) == Array(text.utf8))
        }
    }

    /// Costs that grow with the square of the size would take minutes here.
    @Test(.timeLimit(.minutes(5))) func largeFilesTakeTimeInProportion() throws {
        let count = 4_000
        let texts = [
            String(repeating: "# comment\n", count: count) + "a: 1\n"
                + String(repeating: "  # comment\n", count: count),
            "a: [\n" + String(repeating: "b,\n", count: count) + "]\n",
            String(repeating: "[\n", count: 60) + String(repeating: "b,\n", count: count)
                + String(repeating: "]\n", count: 60),
            "a: |+\n" + String(repeating: "  x\n\n", count: count),
            "a: \"" + String(repeating: "x\n\n  ", count: count) + "\"\n",
            String(repeating: "- |\n\n", count: count), String(repeating: "-\n\n # c\n", count: count),
            (0..<count).map { "key\($0):\n  { a: b }\n" }.joined(),
        ]
        for text in texts {
            let tree = try #require(Reading(text).tree)
            let bytes = try #require(YAMLFormatter.layOut(tree))
            #expect(YAMLFormatter.isSame(tree, bytes))
        }
    }
}
