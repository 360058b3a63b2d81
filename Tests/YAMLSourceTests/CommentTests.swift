// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing
import YAMLSource

/// A comment is what follows a `#` outside of texts.
@Suite struct CommentTests {
    @Test func allAreFoundInPlace() throws {
        let text = MarkedText(
            """
            «# head»
            a: "# no" «# after a text»
              «#indented»
            b: x#y
            c: |  «# header»
              # no
            «# below»
            d: [1, «# in brackets»
              '#']
            e: &x «# after an anchor»
              f
            «#»
            """
        )
        let reading = Reading(bytes: text.bytes)
        #expect(reading.findings.isEmpty)
        let comments = try #require(reading.tree).comments
        #expect(comments.map(\.place.bytes) == text.ranges)
        #expect(
            comments.map(\.text) == [
                "head", "after a text", "indented", "header", "below", "in brackets", "after an anchor", "",
            ]
        )
        #expect(comments.map(\.isAlone) == [true, false, true, false, true, false, false, true])
    }

    @Test func lineBreaksAndMarksAreNoPart() throws {
        let comments = try #require(Reading("\u{FEFF}# a\r\nb: 1 # c\r\n").tree).comments
        #expect(comments.map(\.text) == ["a", "c"])
        #expect(comments.map(\.isAlone) == [true, false])
    }

    @Test func aSecondDocumentIsNotSearched() throws {
        let comments = try #require(Reading("a: 1 # x\n---\nb: '# y'\n").tree).comments
        #expect(comments.map(\.text) == ["x"])
    }

    @Test func filesWithoutCommentsHaveNone() throws {
        #expect(try #require(Reading("a: 'x # y'\nb: \"#\"\nc: z#\n").tree).comments.isEmpty)
        #expect(try #require(Reading("{\"a\": \"# b\"}", as: .json).tree).comments.isEmpty)
    }
}
