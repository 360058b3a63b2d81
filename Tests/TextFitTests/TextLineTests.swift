// SPDX-License-Identifier: Apache-2.0

import Testing
import TextFit

/// The lines of a text one by one, with clusters of one em.
@Suite struct TextLineTests {
    private func lines(
        _ text: String, width: Double, limit: Int = .max, locale: String = "en"
    ) -> [(text: String, width: Double, ending: TextLine.Ending)] {
        let prepared = Typesetter().prepare(text, locale: locale, source: FixedAdvances())
        let bytes = Array(text.utf8)
        return prepared.lines(sizePt: 1, widthPt: width, limit: limit, ellipsisPt: 1).map {
            (String(decoding: bytes[$0.utf8], as: UTF8.self), $0.widthPt, $0.ending)
        }
    }

    @Test func linesEndWithoutTheirSpaces() {
        let found = lines("one two  three", width: 7)
        #expect(found.map(\.text) == ["one two", "three"])
        #expect(found.map(\.width) == [7, 5])
        #expect(found.allSatisfy { $0.ending == .none })
    }

    @Test func theLastLineIsCutWithRoomForTheEllipsis() {
        let found = lines("one two three four", width: 7, limit: 2)
        #expect(found.map(\.text) == ["one two", "three"])
        #expect(found[1].ending == .ellipsis && found[1].width == 6)
        #expect(lines("abcdefgh", width: 4, limit: 1).map(\.text) == ["abc"])
        // A newline ends what can stand on the line.
        #expect(lines("a\nb", width: 9, limit: 1).map(\.text) == ["a"])
    }

    @Test func aSoftHyphenShowsAtTheEndOfALine() {
        let found = lines("auto\u{AD}bahn", width: 5)
        #expect(found.map(\.text) == ["auto", "bahn"])
        #expect(found[0].ending == .hyphen && found[0].width == 5)
        #expect(found[1].ending == .none)
    }

    @Test func nothingHasNoLines() {
        #expect(lines("", width: 5).isEmpty)
        #expect(Typesetter().prepare("a", locale: "en", source: FixedAdvances()).lines(sizePt: 0, widthPt: 5).isEmpty)
        #expect(lines("a", width: .nan).isEmpty)
    }

    /// Whatever is drawn by a guess, nothing is proved by it.
    @Test(arguments: ["আপনার পরিবর্তন সংরক্ষিত", "మీ మార్పులు సేవ్ చేయబడ్డాయి", "ਤੁਹਾਡੀਆਂ ਤਬਦੀਲੀਆਂ ਸੁਰੱਖਿਅਤ", "သင်၏ပြောင်းလဲမှုများကို"])
    func aWidthThatNobodyKnowsIsGuessed(text: String) throws {
        let prepared = Typesetter().prepare("\(text)\nWi-Fi", locale: "en")
        let lines = prepared.lines(sizePt: 1, widthPt: 100)
        #expect(lines.map(\.isGuessed) == [true, false])
        let (letters, width) = (Double(text.unicodeScalars.count), try #require(lines.first).widthPt)
        #expect(width > 0.3 * letters && width < 0.8 * letters)
        // It wraps.
        #expect(prepared.lines(sizePt: 1, widthPt: width * 0.6).count > 2)
        #expect(prepared.verdict(sizePt: 1, widthPt: 5, limit: 2) != .overflows)
        #expect(try #require(prepared.layout(sizePt: 1, widthPt: 100)).widestPt < width)
    }

    @Test(arguments: ["日本語の文章です。長い。", "Drei Chinesen mit dem Kontrabass", "ภาษาไทยไม่มีช่องว่าง", "👩‍👩‍👧 one 🇫🇷 two"])
    func linesAreThoseOfTheLayout(text: String) {
        for width in stride(from: 1.0, through: 20, by: 1.5) {
            let prepared = Typesetter().prepare(text, locale: "en", source: FixedAdvances())
            let layout = prepared.layout(sizePt: 1, widthPt: width)
            let lines = prepared.lines(sizePt: 1, widthPt: width)
            #expect(lines.count == layout?.lines)
            #expect(lines.dropFirst().map(\.utf8.lowerBound) == layout?.breaks)
            #expect(lines.map(\.widthPt).max() == layout?.widestPt)
        }
    }
}
