// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics
import Testing

@Suite("How long a text takes to read") struct ReadingTimeTests {
    private func time(_ text: String, _ locale: String) throws -> ReadingTime {
        let spec = try resolve(
            """
            locales: { development: \(locale), supported: [\(locale)] }
            levels: { info: { tint: "#184687", onTint: "#FFFFFF" } }
            banners: { note: { level: info, parameters: { n: { type: int, max: 99 } }, text: "\(text)" } }
            """)
        return try #require(ReadingTime(spec.banners[0].text, spec.banners[0].parameters, .slow))
    }

    @Test(
        "what a reader takes for a character counts as one",
        arguments: [
            ("Not saved.", 10), (#"a\r\nb"#, 3), (#"a\nb"#, 3), ("Größe: 9", 8), (#"soft\u00ADhyphen"#, 10), ("é", 1),
            (#"e\u0301"#, 1), ("L’été – où…", 11), ("×÷ſ", 3), (#"é\u0301–\u0301"#, 2), ("漢字", 2), ("👨‍👩‍👧", 1),
            ("{n} items", 8), (#"a\u200Bb"#, 2),
        ] as [(String, Int)])
    func graphemes(text: String, count: Int) throws {
        #expect(try time(text, "en").graphemes == Double(count))
    }

    @Test(
        "each script has its pace, and what is no letter that of the language",
        arguments: [
            ("en", "abcdefghijkl", 12.0, 12.0), ("ar", "abcdefghijkl", 12, 12), ("ar", "!!!!!!!!!!!!", 12, 7.2),
            ("ar", "éÖłñšéöłÑšſÀ", 12, 12), ("ar", "×÷–—“”‘’…×÷–", 12, 7.2), ("he", "123456789012", 12, 9.5),
            ("en", "漢漢漢漢漢漢", 6, 3.3), ("zh-Hant", "!漢!漢!漢", 6, 3.3),
            ("ja", "漢漢漢漢漢漢", 6, 4), ("zh-Latn", "!!!!!!!!!!!!", 12, 12), ("yue-HK", "!!!!!!", 6, 3.3),
            ("ckb", "!!!!!!", 6, 7.2), ("ko", "!!!!!!", 6, 6), ("iw-IL", "!!!!!!", 6, 9.5), ("art", "!!!!!!", 6, 12),
        ] as [(String, String, Double, Double)])
    func paces(locale: String, text: String, count: Double, rate: Double) throws {
        let rates = ReadingRates(notice: 1, minimum: 0, rates: ReadingRates.slow.rates)
        let spec = try resolve(
            """
            locales: { development: \(locale), supported: [\(locale)] }
            levels: { info: { tint: "#184687", onTint: "#FFFFFF" } }
            banners: { note: { level: info, text: "\(text)" } }
            """)
        let time = try #require(ReadingTime(spec.banners[0].text, [], rates))
        #expect(abs(time.seconds - (1 + count / rate)) < 1e-9)
    }
}
