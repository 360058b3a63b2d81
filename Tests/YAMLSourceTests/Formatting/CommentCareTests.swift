// SPDX-License-Identifier: Apache-2.0

import Testing

/// What may be a value without its quotes is not moved, so that it is told of as what it is.
@Suite("Formatting around what may be no comment") struct CommentCareTests {
    @Test func aValueThatIsACommentStaysAsItIs() {
        expectLayout(
            "a:   { b: 1, c: #FFFFFF\n    , d: \"#000000\" }\ne:   1\n",
            "a: { b: 1, c: #FFFFFF\n    , d: \"#000000\" }\ne: 1\n")
        expectLayout("a: { b: #FFFFFF\n }\n", "a: { b: #FFFFFF\n }\n")
    }

    /// Behind a comma nobody would tell of what may be the end of a text.
    @Test func noCommaComesBeforeAWordBehindAValue() {
        expectLayout("a: {\n  b: Ticket #12 failed\n}\n", "a: {\n  b: Ticket #12 failed\n}\n")
        expectLayout(
            "a: {\n  b: Foo #bar\n  , c: d }\n", "a: {\n  b: Foo #bar\n  ,\n  c: d,\n}\n")
        expectLayout("a: [ One #1\n , Two ]\n", "a: [\n  One #1\n  ,\n  Two,\n]\n")
    }

    @Test func oneBlankBeforeAWordStaysOne() {
        expectLayout(
            "a: Ticket #12 failed\nb: c   #word\nd: e # why\n", "a: Ticket #12 failed\nb: c  #word\nd: e  # why\n")
        expectLayout("a: Ticket\t#12 failed\n", "a: Ticket #12 failed\n")
    }
}
