// SPDX-License-Identifier: Apache-2.0

import Testing
import TextFit

/// How words fill lines, with clusters of one em.
@Suite struct GreedyLinesTests {
    @Test func wordsGoToTheFirstLineThatHoldsThem() {
        #expect(lines("one two three", width: 7) == ["one two ", "three"])
        #expect(lines("one two three", width: 6) == ["one ", "two ", "three"])
        #expect(lines("one two three", width: 13) == ["one two three"])
    }

    @Test func emptyTextHasNoLine() {
        #expect(lines("", width: 10) == [])
        #expect(lines(" ", width: 10) == [" "])
    }

    @Test func spacesHangOverTheEdge() {
        #expect(lines("four     five", width: 4) == ["four     ", "five"])
        #expect(lines("two   ", width: 3) == ["two   "])
        // The ideographic space hangs too; a no-break space belongs to its word.
        #expect(lines("東京\u{3000}大阪", width: 2, locale: "ja") == ["東京\u{3000}", "大阪"])
        #expect(lines("a 5\u{A0}km", width: 4) == ["a ", "5\u{A0}km"])
    }

    @Test(arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}"])
    func newlinesCount(newline: String) {
        #expect(lines("a\(newline)b", width: 10) == ["a\(newline)", "b"])
        #expect(lines("a\(newline)\(newline)b", width: 10) == ["a\(newline)", newline, "b"])
        // What a text view shows for a text that ends with a newline: an empty line.
        #expect(lines("a\(newline)", width: 10) == ["a\(newline)", ""])
    }

    @Test func wordTooLongForALineStartsANewOneAndBreaksBetweenClusters() {
        #expect(lines("an extraordinary day", width: 6) == ["an ", "extrao", "rdinar", "y day"])
        #expect(lines("👩‍👩‍👧🇩🇪e\u{301}👍🏽", width: 2) == ["👩‍👩‍👧🇩🇪", "e\u{301}👍🏽"])
        let prepared = Typesetter().prepare("an extraordinary day", locale: "en", source: FixedAdvances())
        #expect(prepared.layout(sizePt: 1, widthPt: 6)?.splitsWord == true)
        #expect(prepared.layout(sizePt: 1, widthPt: 13)?.splitsWord == false)
    }

    @Test func clusterWiderThanTheLineStandsAlone() {
        #expect(lines("ab c", width: 0.5) == ["a", "b ", "c"])
        #expect(lines("ab\nc", width: 0) == ["a", "b\n", "c"])
    }

    @Test func softHyphenBreaksOnlyIfTheHyphenFits() {
        let text = "wonder\u{AD}ful"
        #expect(lines(text, width: 9) == [text])
        #expect(lines(text, width: 7) == ["wonder\u{AD}", "ful"])
        // Six letters fit, the hyphen does not: the word breaks as any other that is too long.
        #expect(lines(text, width: 6) == ["wonder\u{AD}", "ful"])
        #expect(lines("a won\u{AD}der\u{AD}ful", width: 9) == ["a won\u{AD}der\u{AD}", "ful"])
        #expect(lines("a won\u{AD}der\u{AD}ful", width: 8) == ["a won\u{AD}", "der\u{AD}ful"])
    }

    @Test func hyphenIsPartOfTheWidth() {
        let prepared = Typesetter().prepare("wonder\u{AD}ful", locale: "en", source: FixedAdvances())
        #expect(prepared.layout(sizePt: 1, widthPt: 7)?.widestPt == 7)
        #expect(prepared.layout(sizePt: 1, widthPt: 9)?.widestPt == 9)
    }

    @Test func slashesCountWithAndWithoutBreaks() {
        // Three lines where the slash sticks to "bc"; two, "see a/" and "bc de", where lines break after it.
        #expect(lines("see a/bc de", width: 6) == ["see ", "a/bc ", "de"])
        // Two lines at either reading.
        #expect(lines("see a/b cd", width: 6).count == 2)
        // The word that does not break is too long, and broken up: "free/gratis" takes two lines at either reading.
        #expect(lines("free/gratis", width: 8).count == 2)
    }

    @Test func hyphensCountByTheRulesOfBrowsersToo() {
        // UAX #14 keeps a hyphen with the digit after it, and breaks the word up between clusters.
        #expect(lines("AB-123456", width: 5) == ["AB-", "12345", "6"])
        // A browser breaks it too, so that two lines are enough.
        #expect(lines("see AB-123 de", width: 7) == ["see ", "AB-123 ", "de"])
        // What may be a minus sign stays with its number even there.
        #expect(lines("-123456", width: 5) == ["-1234", "56"])
    }

    @Test func spacesBeforePunctuationCountByTheRulesOfBrowsersToo() {
        // In a browser two lines, "we go" and "? yes": UAX #14 keeps "?" with the word before the space.
        #expect(lines("we go ? yes", width: 5) == ["we ", "go ? ", "yes"])
        // By UAX #14 "abcd ?" is a word too long for the line.
        #expect(lines("abcd ?", width: 4) == ["abcd ", "?"])
        #expect(lines("abcd ?ef", width: 4) == ["abcd ", "?ef"])
        #expect(lines(" ?", width: 0.5) == [" ", "?"])
    }

    @Test func widestLineLeavesOutHangingSpaces() {
        let prepared = Typesetter().prepare("one two    three", locale: "en", source: FixedAdvances())
        #expect(prepared.layout(sizePt: 2, widthPt: 14)?.widestPt == 14)
        #expect(prepared.layout(sizePt: 2, widthPt: .infinity)?.widestPt == 32)
    }
}
