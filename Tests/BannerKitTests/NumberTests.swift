// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import BannerCore

/// Numbers in the digits and groups of languages.
struct NumberTests {
    @Test func languagesWriteNumbersAsCLDRSays() {
        #expect(NumberSamples.texts.count >= 60)
        for (locale, texts) in NumberSamples.texts {
            #expect(NumberSamples.numbers.map { BannerNumber.string($0, in: locale) } == texts, "\(locale)")
        }
    }

    @Test(arguments: [
        ("hi", 1_234_567, "12,34,567"), ("es", 1234, "1234"), ("es", 12345, "12.345"), ("es-MX", 1234, "1,234"),
        ("pl", 1234, "1234"), ("pt-PT", 12345, "12\u{A0}345"), ("pt", 1234, "1.234"), ("de-CH", 12345, "12’345"),
        ("fa", 42, "۴۲"), ("bn", 1_234_567, "১২,৩৪,৫৬৭"), ("sv", -5, "−5"), ("he", -5, "\u{200E}-5"),
    ])
    func someAreKnownByHeart(locale: String, number: Int, text: String) {
        #expect(BannerNumber.string(number, in: locale) == text)
    }

    /// A tag may say more than what decides, in any case, and as POSIX and ICU write it.
    @Test(arguments: [
        ("DE_ch.UTF-8", "12’345"), ("de-DE", "12.345"), ("de-Latn-CH-1996", "12.345"), ("zh-Hant-TW", "12,345"),
        ("pa-PK", "۱۲٬۳۴۵"), ("pa-IN", "12,345"), ("in", "12.345"), ("", "12,345"), ("xx", "12,345"),
        ("es-GT", "12,345"), ("es-ES", "12.345"),
    ])
    func tagsAreReadLeniently(locale: String, text: String) {
        #expect(BannerNumber.string(12345, in: locale) == text)
    }

    @Test(arguments: [
        "ar-EG-u-nu-latn", "ar_EG@numbers=latn", "ar-EG-u-ca-gregory-nu-latn", "ar-EG@calendar=islamic;numbers=latn",
    ])
    func peopleMayChooseWesternDigits(locale: String) {
        #expect(BannerNumber.string(12345, in: locale) == "12,345")
        #expect(BannerNumber.string(12345, in: "ar-EG") == "١٢٬٣٤٥")
        #expect(BannerNumber.string(12345, in: "de-u-nu-latn") == "12.345")
    }

    @Test(arguments: [
        ("hi-u-nu-deva", "१२,३४,५६७"), ("th-TH-u-ca-buddhist-nu-thai", "๑,๒๓๔,๕๖๗"), ("hi@numbers=deva", "१२,३४,५६७"),
        ("ar-AE-u-nu-arab", "١٬٢٣٤٬٥٦٧"), ("fa-u-nu-deva", "१,२३४,५६७"), ("hi-u-nu-foo", "12,34,567"),
        ("hi-x-u-nu-deva", "12,34,567"),
    ])
    func orOtherDigits(locale: String, text: String) {
        #expect(BannerNumber.string(1_234_567, in: locale) == text)
    }

    // A Mac has the release of CLDR of its system.
    #if os(Linux)
        /// What writes numbers for the rest of an app writes them likewise.
        @Test func foundationWritesThemLikewise() {
            for (locale, texts) in NumberSamples.texts where Self.exceptions[locale] == nil {
                let style = IntegerFormatStyle<Int>(locale: Locale(identifier: locale))
                #expect(NumberSamples.numbers.map { $0.formatted(style) } == texts, "\(locale)")
            }
        }

        /// Where Foundation's data, which are Apple's, are others than CLDR's.
        private static let exceptions = [
            "bgn": "unknown there", "bgn-u-nu-latn": "unknown there", "hnj": "unknown there", "und": "no groups there",
            "bn": "Western digits there", "mr": "Western digits there", "de-AT": "grouped by points there",
            "kn": "grouped as in Hindi there", "ur": "grouped as in Hindi there",
        ]
    #endif
}
