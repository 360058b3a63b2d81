// SPDX-License-Identifier: Apache-2.0

import BannerKit
import Testing

@testable import BannerLint

struct PreparedTextTests {
    private func prepare(_ text: String, weight: BannerFontWeight = .regular) -> PreparedText {
        TextEstimate().prepare(text, locale: "und", font: TextFont(weight))
    }

    /// The lines at a width of so many em, without the spaces that hang.
    private func lines(_ text: String, _ width: Double) -> [String] {
        prepare(text).lines(width: width, .overflows).map { line in
            var line = line
            while line.last == " " { line.removeLast() }
            return String(line)
        }
    }

    @Test func breaksAtSpacesWhichHang() {
        #expect(lines("Sync failed today", 5.5) == ["Sync failed", "today"])
        #expect(lines("Sync failed    today", 5.5) == ["Sync failed", "today"])
    }

    @Test func noBreakSpacesHold() {
        #expect(lines("Sync failed\u{A0}now", 6) == ["Sync", "failed\u{A0}now"])
    }

    @Test func breaksAfterHyphensButNotAfterAMinus() {
        #expect(lines("well-known", 3.5) == ["well-", "known"])
        #expect(lines("at -40 degrees", 3) == ["at -40", "degre", "es"])
    }

    @Test func newlinesCountEvenAtTheEnd() {
        #expect(prepare("a\nb").fit(in: 2, width: 9) == .fits)
        #expect(prepare("a\nb").fit(in: 1, width: 9) == .overflows)
        #expect(prepare("a\r\nb\r\n").fit(in: 2, width: 9) == .overflows)
        #expect(prepare("a\n").fit(in: 2, width: 9) == .fits)
    }

    @Test func aWordThatIsTooLongStartsALineAndBreaksAnywhere() {
        #expect(lines("WW WWWWW W", 3) == ["WW", "WWW", "WW", "W"])
    }

    /// JIS X 4051: what closes or is small does not begin a line.
    @Test func ideographsBreakAnywhereButNotBeforeClosingPunctuation() {
        #expect(lines("同期しています", 3) == ["同期し", "ていま", "す"])
        #expect(lines("同期中。", 3) == ["同期", "中。"])
        #expect(lines("データ", 2) == ["デー", "タ"])
        #expect(lines("「同期」中", 2) == ["「同", "期」", "中"])
    }

    /// CSS `word-break: keep-all`, as Korean is set.
    @Test func koreanWordsStayWhole() {
        #expect(lines("동기화 실패", 4) == ["동기화", "실패"])
    }

    @Test func aSoftHyphenBreaksOnlyIfTheHyphenFits() {
        let text = "mm\u{AD}mm"
        let two = prepare("mm").advance
        #expect(lines(text, two + 0.5).count == 2)
        #expect(lines(text, two + 0.5)[0] == "mm\u{AD}")
        #expect(lines("m m\u{AD}mm", two + 0.4)[0] == "m")
        #expect(lines(text, 9) == [text])
    }

    /// Engines differ after a slash, so nothing is sure where it matters.
    @Test func aSlashIsUnproved() {
        let text = prepare("sign in/sign out")
        #expect(text.fit(in: 2, width: prepare("sign in/").advance * 1.1) == .unproved)
        #expect(text.fit(in: 2, width: text.advance) == .fits)
    }

    @Test func thaiIsUnprovedUnlessThereIsRoom() {
        let text = prepare("การซิงค์ล้มเหลวโปรดลองอีกครั้ง")
        #expect(text.fit(in: 1, width: text.advance * 2) == .fits)
        #expect(text.fit(in: 2, width: text.advance / 5) == .overflows)
    }

    /// Within the margin of 3 % nothing is sure.
    @Test func verdictsKeepTheMargin() {
        let text = prepare("Sync failed")
        #expect(text.fit(in: 1, width: text.advance * 1.031) == .fits)
        #expect(text.fit(in: 1, width: text.advance * 1.02) == .unproved)
        #expect(text.fit(in: 1, width: text.advance * 0.98) == .unproved)
        #expect(text.fit(in: 1, width: text.advance * 0.96) == .overflows)
    }

    /// Rules rely on it to look at the narrowest window only. (Of soft hyphens it does not hold to the letter: where a hyphen
    /// just does not fit, a word that is too long breaks later.)
    @Test func moreWidthNeverTakesMoreLines() {
        var random = SystemRandomNumberGenerator()
        let seed = random.next() as UInt64
        var state = seed
        func next(_ bound: UInt64) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % bound)
        }
        let alphabet = Array("aWil mn -/同。「あ…\u{A0}กา.!?é한\n👍")
        for _ in 0..<300 {
            let text = prepare(String((0..<next(40)).map { _ in alphabet[next(UInt64(alphabet.count))] }))
            var last = Int.max
            for width in stride(from: 0.5, to: 12, by: 0.25) {
                let count = text.lines(width: width, .overflows).count
                #expect(count <= last, "\(text.text.debugDescription) at \(width), seed \(seed)")
                last = count
            }
        }
    }

    @Test(arguments: [0.0, -5, 0.001, 1e9]) func everyWidthHasAnAnswer(width: Double) {
        for text in [
            "", " ", "Sync failed", "\u{301}\u{301}", "\u{301}", "a\u{0}b", "\n\n\n", "\u{200D}\u{FE0F}", "-", "\u{AD}",
        ] {
            let prepared = prepare(text)
            #expect(prepared.lines(width: width, .overflows).joined() == text)
            #expect(prepared.fit(in: 100, width: width) == .fits)
        }
    }

    /// 64 KiB is the limit of the language for a scalar.
    @Test(arguments: ["x", "同", "\u{301}", "👍", "\u{AD}", "a\u{AD}", "/", "กา", "\n", " "])
    func hugeTextsTakeLinearTime(piece: String) {
        let text = prepare(String(repeating: piece, count: 65_536 / piece.utf8.count))
        let clock = ContinuousClock()
        let time = clock.measure {
            for width in [-1.0, 5, 1e6] {
                _ = text.fit(in: 2, width: width)
                _ = text.lines(width: width, .unproved).count
            }
        }
        #expect(time < .seconds(5))
    }
}
