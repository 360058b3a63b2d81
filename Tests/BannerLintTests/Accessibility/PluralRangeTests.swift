// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Testing

@testable import BannerLint

/// The figures are from CLDR's own samples (Language Plural Rules, version 48).
struct PluralRangeTests {
    /// One language for each set of rules that CLDR has.
    private static let languages = [
        "ja", "hi", "en", "tzm", "is", "fil", "lv", "lag", "ksh", "he", "shi", "ro", "sr", "fr", "es", "gd", "sl", "cs",
        "pl", "ru", "lt", "sgs", "br", "mt", "ga", "gv", "kw", "ar", "cy", "pt", "pt-PT", "bs", "uk", "sw",
    ]

    @Test(arguments: languages) func withoutBoundsEveryCategoryIsFound(language: String) {
        let range = PluralRange(of: PluralRanges.samples(min: nil, max: nil), in: language)
        #expect(range.uses.map(\.category) == PluralRules.integerCategories(in: language))
    }

    /// Against all the numbers of a range: the samples miss no category, and none that has several values.
    @Test(arguments: languages) func samplesStandForTheRange(language: String) {
        for (low, high) in [
            (0, 0), (0, 1), (1, 1), (1, 99), (2, 4), (5, 20), (11, 12), (95, 140), (100, 110), (990, 1010), (21, 21),
            (0, 5000), (999_990, 1_002_000),
        ] {
            let all = Dictionary(grouping: low...high) { PluralRules.category(of: $0, in: language) }
            let range = PluralRange(of: PluralRanges.samples(min: low, max: high), in: language)
            #expect(Set(range.uses.map(\.category)) == Set(all.keys), "\(low)...\(high)")
            for (category, numbers) in all {
                #expect(range.isExact(category) == (numbers.count == 1), "\(category) in \(low)...\(high)")
            }
        }
    }

    @Test func boundsDecideWhichCategoriesOccur() {
        func categories(_ min: Int?, _ max: Int?, _ locale: String) -> [PluralCategory] {
            PluralRange(of: PluralRanges.samples(min: min, max: max), in: locale).uses.map(\.category)
        }
        #expect(categories(1, 99, "fr") == [.one, .other])
        #expect(categories(1, 1_000_000, "fr") == [.one, .many, .other])
        #expect(categories(1, nil, "fr") == [.one, .many, .other])
        #expect(categories(2, 99, "en") == [.other])
        #expect(categories(3, 10, "ar") == [.few])
        #expect(categories(11, 99, "ar") == [.many])
        #expect(categories(2, 4, "pl") == [.few])
        // The category of −1 is that of 1.
        #expect(categories(-1, -1, "en") == [.one])
        #expect(categories(-5, 0, "en") == [.one, .other])
    }

    @Test func extremeBoundsHaveSamples() {
        for (low, high) in [(nil, -5), (Int.min, Int.max), (nil, Int.max), (Int.min, nil), (5, 1)] as [(Int?, Int?)] {
            let values = PluralRanges.samples(min: low, max: high)
            #expect(values.count < 300)
            #expect(Array(values) == values.sorted())
        }
        #expect(PluralRanges.samples(min: 5, max: 1).isEmpty)
    }
}
