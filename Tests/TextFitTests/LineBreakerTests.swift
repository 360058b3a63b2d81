// SPDX-License-Identifier: Apache-2.0

import Testing
import TextFit

/// Where lines may break in languages that do not part words by spaces, or not only.
@Suite struct LineBreakerTests {
    @Test func thaiBreaksBetweenWords() {
        // "hello" and "people of the world".
        #expect(lines("สวัสดีชาวโลก", width: 4, locale: "th") == ["สวัสดี", "ชาว", "โลก"])
    }

    @Test func laoAndKhmerBreakBetweenWords() {
        #expect(lines("ພາສາລາວ", width: 4, locale: "lo") == ["ພາສາ", "ລາວ"])
        #expect(lines("មិនអាចចូល", width: 3, locale: "km") == ["មិន", "អាច", "ចូល"])
    }

    @Test func koreanWordsStayWhole() {
        let text = "인터넷 연결을 확인"
        #expect(lines(text, width: 5, locale: "ko") == ["인터넷 ", "연결을 ", "확인"])
        #expect(lines(text, width: 5, locale: "ko", keepAll: false) == ["인터넷 연", "결을 확인"])
        // A counter stays with its number.
        #expect(lines("파일 3개의", width: 5, locale: "ko") == ["파일 ", "3개의"])
    }

    @Test func japaneseAndChineseBreakAnywhereButBeforePunctuation() {
        #expect(lines("接続を確認。", width: 5, locale: "ja") == ["接続を確", "認。"])
        #expect(lines("请检查网络，重试", width: 5, locale: "zh-Hans") == ["请检查网", "络，重试"])
    }

    @Test func keepAllLeavesOtherScriptsAlone() {
        #expect(lines("接続を確認", width: 3, locale: "ja") == ["接続を", "確認"])
    }

    @Test func hyphensAndDashesBreakAfterThem() {
        #expect(lines("well-known", width: 6) == ["well-", "known"])
        #expect(lines("now\u{2014}or never", width: 5) == ["now\u{2014}", "or ", "never"])
    }

    @Test func emojiSequencesStayWhole() {
        #expect(lines("🇩🇪🇫🇷", width: 1) == ["🇩🇪", "🇫🇷"])
        #expect(lines("👩‍👩‍👧‍👦👍🏽", width: 1) == ["👩‍👩‍👧‍👦", "👍🏽"])
    }

    @Test(arguments: ["", "-", "not a locale", "zz-ZZ", String(repeating: "x", count: 100_000), "e\u{0}n", "日本"])
    func unknownLocalesBreakAsTheRootDoes(locale: String) {
        #expect(lines("one two", width: 4, locale: locale) == ["one ", "two"])
    }

    @Test func quotationMarksOpenAsTheLocaleWritesThem() {
        // Finnish opens with the mark that closes in English, so no line may end after it.
        #expect(lines("vain ”while”", width: 6, locale: "fi") == ["vain ", "”while", "”"])
        #expect(lines("vain ”while”", width: 6, locale: "en") != ["vain ", "”while", "”"])
        // Portuguese of Portugal opens with « and closes with », German the other way.
        #expect(lines("ein »Wort« hier", width: 7, locale: "de") == ["ein ", "»Wort« ", "hier"])
    }

    @Test func localesLeaveEachOtherAlone() {
        let shared = Typesetter()
        let text = "vain ”while”- “x” »y« สวัสดีชาวโลก 接続を確認。ー"
        for locale in ["en", "fi", "ja", "xx", "zh-Hant-TW", "pt_BR", "pt-PT", "fi", "th", "en", "de-u-co-phonebk"] {
            for width in [1.0, 4, 6, 9] {
                let alone = Typesetter().prepare(text, locale: locale, source: FixedAdvances())
                let among = shared.prepare(text, locale: locale, source: FixedAdvances())
                #expect(
                    alone.layout(sizePt: 1, widthPt: width) == among.layout(sizePt: 1, widthPt: width), "\(locale)")
            }
        }
    }

    @Test func thousandsOfLocalesAreServed() {
        let typesetter = Typesetter()
        for number in 0..<5_000 {
            let locale = "en-\(String(number % 1_000 + 1_000, radix: 36))-\(10_000 + number)"
            #expect(typesetter.prepare("a b", locale: locale).layout(sizePt: 10, widthPt: 1)?.lines == 2)
        }
    }
}
