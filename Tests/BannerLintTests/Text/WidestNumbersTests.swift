// SPDX-License-Identifier: Apache-2.0

import BannerCore
import Testing

@testable import BannerLint

/// By CLDR's plural rules.
struct WidestNumbersTests {
    private let numbers = WidestNumbers()

    @Test func aFormTakesOnlyNumbersOfItsOwn() {
        #expect(numbers.widest(in: 0...99, .one, locale: "en") == "1")
        #expect(numbers.widest(in: 0...99, .one, locale: "ru")?.count == 2)
        #expect(numbers.widest(in: 0...9999, .few, locale: "pl")?.count == 4)
        #expect(numbers.widest(in: 0...99, .many, locale: "fr") == nil)
        #expect(numbers.widest(in: 0...2_000_000, .many, locale: "fr") == "2\u{202F}000\u{202F}000")
    }

    @Test func allNumbersCountWithoutAForm() {
        #expect(numbers.widest(in: 0...99, nil, locale: "en") == "44")
        #expect(numbers.widest(in: 5...5, nil, locale: "en") == "5")
        #expect(numbers.widest(in: 1234...1240, nil, locale: "en")?.count == 5)
        #expect(numbers.widest(in: -9...9, nil, locale: "en") == "-4")
    }

    @Test func theyAreWrittenAsTheLanguageDoes() {
        #expect(numbers.widest(in: 0...9999, nil, locale: "de") == "4.444")
        #expect(numbers.widest(in: 0...9999, nil, locale: "es") == "4444")
        #expect(numbers.widest(in: 0...99_999, nil, locale: "ar-EG") == "٤٤٬٤٤٤")
    }

    @Test func theNarrowestIsTheShortestOfItsForm() {
        #expect(numbers.narrowest(in: Int.min...Int.max, nil, locale: "en") == "1")
        #expect(numbers.narrowest(in: 1000...Int.max, nil, locale: "en") == "1,111")
        #expect(numbers.narrowest(in: Int.min...9, .other, locale: "en")?.count == 1)
        #expect(numbers.narrowest(in: 0...99, .many, locale: "fr") == nil)
    }

    @Test func theLargestNumbersDoNotTrap() {
        #expect(numbers.widest(in: Int.min...Int.max, nil, locale: "en") == "-9,223,372,036,854,775,808")
        #expect(numbers.widest(in: Int.max...Int.max, .other, locale: "en") == "9,223,372,036,854,775,807")
    }
}
