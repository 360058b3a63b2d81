// SPDX-License-Identifier: Apache-2.0

import Testing
import TextFit

/// How sure a verdict is.
@Suite struct VerdictTests {
    /// Ten em on one line, five on each of two.
    private let text = Typesetter().prepare("abcde fghij", locale: "en", source: FixedAdvances(margin: 0.1))

    @Test func marginPartsFitsFromOverflows() {
        // 5 em each: two lines from 5 pt on. With the margin: surely from 5.5, surely not below 4.5.
        #expect(text.verdict(sizePt: 1, widthPt: 5.51, limit: 2) == .fits)
        #expect(text.verdict(sizePt: 1, widthPt: 5.49, limit: 2) == .unproved(.margin))
        #expect(text.verdict(sizePt: 1, widthPt: 4.51, limit: 2) == .unproved(.margin))
        #expect(text.verdict(sizePt: 1, widthPt: 4.49, limit: 2) == .overflows)
    }

    @Test func sizeAndWidthGrowTogether() {
        #expect(text.verdict(sizePt: 20, widthPt: 5.51 * 20, limit: 2) == .fits)
        #expect(text.verdict(sizePt: 20, widthPt: 4.49 * 20, limit: 2) == .overflows)
    }

    @Test func limitCountsLines() {
        #expect(text.verdict(sizePt: 1, widthPt: 20, limit: 1) == .fits)
        #expect(text.verdict(sizePt: 1, widthPt: 6, limit: 1) == .overflows)
        #expect(text.verdict(sizePt: 1, widthPt: 20, limit: 0) == .overflows)
        #expect(text.verdict(sizePt: 1, widthPt: 20, limit: .min) == .overflows)
        #expect(text.verdict(sizePt: 1, widthPt: 1, limit: .max) == .fits)
    }

    @Test func slashesTakeTheReadingWithMoreLines() {
        let text = Typesetter().prepare("see a/bc de", locale: "en", source: FixedAdvances())
        // "see a/", "bc de" where lines break after slashes; "see", "a/bc", "de" where not.
        #expect(text.verdict(sizePt: 1, widthPt: 6, limit: 2) == .overflows)
        #expect(text.verdict(sizePt: 1, widthPt: 6, limit: 3) == .fits)
        let same = Typesetter().prepare("see a/b cd", locale: "en", source: FixedAdvances())
        #expect(same.verdict(sizePt: 1, widthPt: 6, limit: 2) == .fits)
    }

    @Test func wordsOfUnsettledDictionariesAreLeftRoom() {
        func verdict(_ text: String, _ locale: String, width: Double, limit: Int) -> Verdict {
            Typesetter().prepare(text, locale: locale, source: FixedAdvances())
                .verdict(sizePt: 1, widthPt: width, limit: limit)
        }
        // Six words of two letters, three times two of them on a line of four by ICU's dictionary. By another one, any
        // line may end with its first word, or within one.
        let khmer = "មិនអាចចូលមិនអាចចូល"
        #expect(verdict(khmer, "km", width: 4, limit: 3) == .unproved(.margin))
        #expect(verdict(khmer, "km", width: 4, limit: 5) == .fits)
        #expect(verdict(khmer, "km", width: 4, limit: 2) == .overflows, "twelve letters never fit on two lines of four")
        #expect(verdict(khmer, "km", width: 3, limit: 4) == .unproved(.margin), "they might on four of three")
        #expect(verdict(khmer, "km", width: 12, limit: 1) == .fits, "no line has to end")
        #expect(verdict(khmer, "km", width: 11, limit: 1) == .overflows)
        // Thai's dictionary is settled: four, three and two letters.
        #expect(verdict("สวัสดีชาวโลก", "th", width: 4, limit: 3) == .fits)
        #expect(verdict("สวัสดีชาวโลก", "th", width: 4, limit: 2) == .overflows)
    }

    @Test func emptyTextFitsAnywhere() {
        let empty = Typesetter().prepare("", locale: "en")
        #expect(empty.verdict(sizePt: 15, widthPt: 0, limit: 0) == .fits)
    }

    @Test(arguments: [0, -1, Double.nan, .infinity, -.infinity])
    func sizesThatAreNoneProveNothing(size: Double) {
        #expect(text.verdict(sizePt: size, widthPt: 100, limit: 2) == .unproved(.invalidMeasure))
        #expect(text.layout(sizePt: size, widthPt: 100) == nil)
    }

    @Test func oddWidthsHaveVerdicts() {
        #expect(text.verdict(sizePt: 1, widthPt: .nan, limit: 2) == .unproved(.invalidMeasure))
        #expect(text.verdict(sizePt: 1, widthPt: .infinity, limit: 1) == .fits)
        for width in [0, -0.0, -5, -.infinity, -.greatestFiniteMagnitude, .leastNonzeroMagnitude] {
            #expect(text.verdict(sizePt: 1, widthPt: width, limit: 2) == .overflows)
            #expect(text.layout(sizePt: 1, widthPt: width)?.lines == 10, "a cluster a line at \(width)")
        }
        #expect(text.verdict(sizePt: .leastNonzeroMagnitude, widthPt: 1, limit: 1) == .fits)
        #expect(text.verdict(sizePt: .greatestFiniteMagnitude, widthPt: 1, limit: 2) == .overflows)
    }

    @Test func unknownCharacterProvesNothing() {
        struct Blind: AdvanceSource {
            func advances(of text: ClusteredText, language: String) -> Advances {
                Advances(units: [], unknowns: [.init(cluster: 0, scalar: "x")], margin: 0)
            }
        }
        let text = Typesetter().prepare("xyz", locale: "en", source: Blind())
        #expect(text.verdict(sizePt: 1, widthPt: .infinity, limit: 9) == .unproved(.unknownWidth("x")))
    }

    /// With more room, the one character decides.
    @Test func unknownCharacterHidesNoSureOverflow() {
        let words = String(repeating: "word ", count: 20)
        let text = Typesetter().prepare("\u{7}" + words, locale: "en")
        #expect(text.verdict(sizePt: 15, widthPt: 200, limit: 2) == .overflows)
        #expect(text.verdict(sizePt: 15, widthPt: 600, limit: 2) == .unproved(.unknownWidth("\u{7}")))
        #expect(text.verdict(sizePt: 15, widthPt: .nan, limit: 2) == .unproved(.unknownWidth("\u{7}")))
    }

    /// An Arabic letter is narrower where it joins the next one, and a line may end sooner where a hyphen has room.
    @Test(arguments: ["ب ", "syl\u{AD}la\u{AD}ble "])
    func besideUnknownCharactersWidthsMayBeLess(word: String) {
        let text = Typesetter().prepare("\u{7} " + String(repeating: word, count: 60), locale: "en")
        #expect(text.verdict(sizePt: 15, widthPt: 100, limit: 2) == .unproved(.unknownWidth("\u{7}")))
    }

    @Test func spacingWidensLettersAndWords() {
        func width(_ spacing: Spacing) -> Double? {
            Typesetter().prepare("a b\u{A0}c", locale: "en", source: FixedAdvances(), spacing: spacing)
                .layout(sizePt: 10, widthPt: .infinity)?.widestPt
        }
        #expect(width(.none) == 50)
        let wcag = width(.wcag) ?? 0
        // Five letters of 0.12 em, two spaces of 0.16 em.
        #expect(abs(wcag - (50 + 5 * 1.2 + 2 * 1.6)) < 0.01)
        for odd in [Double.nan, .infinity, -.infinity, 1e300, -5] {
            let spaced = Typesetter().prepare(
                "a b c", locale: "en", source: FixedAdvances(), spacing: Spacing(letter: odd, word: odd))
            #expect((spaced.layout(sizePt: 1, widthPt: 2)?.lines ?? 0) > 0, "\(odd)")
        }
    }
}
