// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing

@Suite struct TextSearchTests {
    @Test(arguments: [
        ("a://b", "://", true), ("a:/:/b", "://", false), ("aab", "ab", true), ("", "a", false), ("a", "", true),
        ("ab", "abc", false), ("日本語", "本", true), ("e\u{301}", "e", true), ("é", "e", false),
    ])
    func holdsWhatStandsInIt(text: String, part: String, isHeld: Bool) {
        #expect(text.holds(part) == isHeld)
        #expect(Array(text.utf8).holds(part.utf8) == isHeld)
    }

    @Test func findsTheFirstPlace() {
        #expect([1, 2, 1, 2, 3, 1, 2, 3].firstOccurrence(of: [1, 2, 3]) == 2..<5)
        #expect([1, 2].firstOccurrence(of: [2, 3]) == nil)
        let text = "one, two"
        #expect(text.utf8.firstOccurrence(of: ", ".utf8).map { text[$0.upperBound...] } == "two")
    }

    @Test func cutsBetweenSeparators() {
        #expect("a; b; c".pieces(between: "; ") == ["a", "b", "c"])
        #expect("; a; ".pieces(between: "; ") == ["", "a", ""])
        #expect("a;b".pieces(between: "; ") == ["a;b"])
        #expect("".pieces(between: "; ") == [""])
    }

    @Test func replacesEveryPlace() {
        #expect("de-CH-1901".replacing("-", with: "_") == "de_CH_1901")
        #expect("---".replacing("-", with: "--") == "------")
        #expect("plain".replacing("-", with: "_") == "plain")
    }
}
