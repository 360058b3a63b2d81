// SPDX-License-Identifier: Apache-2.0

import BannerCore
import TestSupport
import Testing
import TextFit

@testable import BannerLint

/// By CLDR's plural rules.
struct WidestNumbersTests {
    private let numbers = WidestNumbers()
    private let widths = CharacterWidths(EstimatedAdvances(font: .system(points: 17)))

    @Test func aFormTakesOnlyNumbersOfItsOwn() {
        #expect(numbers.widest(in: 0...99, .one, locale: "en", widths) == "1")
        #expect(numbers.widest(in: 0...99, .one, locale: "ru", widths)?.count == 2)
        #expect(numbers.widest(in: 0...9999, .few, locale: "pl", widths)?.count == 4)
        #expect(numbers.widest(in: 0...99, .many, locale: "fr", widths) == nil)
        #expect(numbers.widest(in: 0...2_000_000, .many, locale: "fr", widths) == "2\u{202F}000\u{202F}000")
    }

    @Test func allNumbersCountWithoutAForm() {
        #expect(numbers.widest(in: 0...99, nil, locale: "en", widths) == "44")
        #expect(numbers.widest(in: 5...5, nil, locale: "en", widths) == "5")
        #expect(numbers.widest(in: 1234...1240, nil, locale: "en", widths)?.count == 5)
        #expect(numbers.widest(in: -9...9, nil, locale: "en", widths) == "-4")
    }

    @Test func theyAreWrittenAsTheLanguageDoes() {
        #expect(numbers.widest(in: 0...9999, nil, locale: "de", widths) == "4.444")
        #expect(numbers.widest(in: 0...9999, nil, locale: "es", widths) == "4444")
        #expect(numbers.widest(in: 0...99_999, nil, locale: "ar-EG", widths) == "٣٣٬٣٣٣")
    }

    /// Held against all numbers of the range, in faces whose digits are as wide as chance has it.
    @Test func noNumberIsWider() {
        var random = SeededGenerator(of: "widest numbers")
        for _ in 0..<300 {
            let digits = (0..<10).map { _ in 1 + random.below(40) }
            let face = CharacterWidths(DigitAdvances(digits: digits))
            let least = random.below(12_000) - 3000
            let range = least...(least + random.below(3000))
            let locale = random.pick(["en", "pl", "lv", "ar", "es"])
            let category = random.chance(0.5) ? random.pick(PluralRules.integerCategories(in: locale) ?? [.other]) : nil
            func width(_ number: Int) -> Int { face.width(of: BannerNumber.string(number, in: locale)) }
            let known = range.lazy.filter { category == nil || PluralRules.category(of: $0, in: locale) == category }
            let found = WidestNumbers().widest(in: range, category, locale: locale, face)
            #expect(
                found.map { face.width(of: $0) } == known.map(width).max(),
                "\(range) \(String(describing: category)) in \(locale), seed \(random.seed)")
        }
    }

    @Test func theNarrowestIsTheShortestOfItsForm() {
        #expect(numbers.narrowest(in: Int.min...Int.max, nil, locale: "en", widths) == "1")
        #expect(numbers.narrowest(in: 1000...Int.max, nil, locale: "en", widths) == "1,111")
        #expect(numbers.narrowest(in: Int.min...9, .other, locale: "en", widths)?.count == 1)
        #expect(numbers.narrowest(in: 0...99, .many, locale: "fr", widths) == nil)
    }

    @Test func theLargestNumbersDoNotTrap() {
        #expect(numbers.widest(in: Int.min...Int.max, nil, locale: "en", widths) == "-4,444,444,444,444,444,444")
        #expect(numbers.widest(in: Int.max...Int.max, .other, locale: "en", widths) == "9,223,372,036,854,775,807")
    }
}

/// A face whose digits are as wide as they are told to be, and all else as wide as 5.
private struct DigitAdvances: AdvanceSource {
    var digits: [Int]

    func advances(of text: ClusteredText, language: String) -> Advances {
        // Digits are one unit of UTF-16 each, in the languages that are tried.
        let units = text.clusters.map { cluster in
            let unit = text.utf16[Int(cluster.utf16Start)]
            let digit = Unicode.Scalar(unit).flatMap { Character($0).wholeNumberValue }
            return Int32(digit.map { digits[$0] } ?? 5)
        }
        return Advances(units: units, margin: 0)
    }
}
