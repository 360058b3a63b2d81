// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BannerLint

/// The scripts are CLDR's likely ones.
struct TextDirectionTests {
    @Test(arguments: [
        "ar", "ar-EG", "he", "iw-IL", "fa", "fa-AF", "ur", "ur-IN", "ps", "ckb", "yi", "dv", "sd", "ug", "syr", "nqo",
        "pa-PK", "pa-Arab", "az-IR", "ku-IQ", "uz-AF", "ks", "ms-CC", "en-Arab", "ff-Adlm", "AR", "ar_EG", "ug-US",
    ]) func rightToLeft(locale: String) {
        #expect(TextDirection(of: locale) == .rightToLeft)
    }

    @Test(arguments: [
        "en", "fr-CA", "ja", "zh-Hant-HK", "pa", "pa-IN", "az", "ku", "uz", "ar-Latn", "sd-IN", "sd-Deva", "ks-Deva",
        "ug-KZ", "ms", "ha", "tr", "", "-", "de-1996",
    ]) func leftToRight(locale: String) {
        #expect(TextDirection(of: locale) == .leftToRight)
    }
}
