// SPDX-License-Identifier: Apache-2.0

import BannerCore
import Diagnostics
import Testing

@testable import BannerLint

struct LocaleTests {
    @Test(arguments: [
        ("jp", "ja"), ("cn", "zh"), ("gb", "en-GB"), ("gb-GB", "en-GB"), ("en-UK", "en-GB"), ("iw", "he"),
        ("eng", "en"),
        ("ger-AT", "de-AT"), ("zh-Hanz", "zh-Hans"), ("in", "id"), ("zh-Hans-BU", "zh-Hans-MM"), ("zh-CHS", "zh-Hans"),
        ("zh-CHT", "zh-Hant"), ("sr-Lat", "sr-Latn"),
    ]) func aWrongSubtagHasABetterOne(tag: String, better: String) {
        #expect(SubtagFault(in: tag)?.better == better, "\(tag)")
    }

    @Test(arguments: ["xq", "xqz", "en-EN", "en-999", "de-Zzzq", "zh-xxx", "en-abc", "sr-cyr"])
    func whatNobodyRegisteredIsFound(tag: String) {
        #expect(SubtagFault(in: tag) != nil)
    }

    @Test(arguments: [
        "en", "aa", "zu", "gsw", "aaa", "zzj", "fil", "zh-Hant-HK", "es-419", "de-1901", "sr-Latn-RS", "ca-valencia",
        "en-x-UK",
        "en-u-nu-latn", "zh-yue", "qaa", "en-XA", "EN-gb", "kok", "ckb", "yue", "und",
    ]) func registeredOnesPass(tag: String) {
        #expect(SubtagFault(in: tag) == nil, "\(SubtagFault(in: tag)?.message ?? "")")
    }

    @Test func withoutASectionTheFirstTextIsThePlace() {
        let linted = LintedText(
            "banners: { a: { level: error, text: { en: Hi., jp: やあ } }, b: { level: error, text: { en: Ho., jp: ほう } } }",
            only: "locale-known")
        #expect(linted.messages(of: "locale-known") == ["there is no language `jp`"])
        #expect(linted.findings.first?.help == ["write `ja`"])
    }

    // MARK: Scripts

    @Test(arguments: [
        ("zh", "zh-Hant", false), ("zh", "zh-TW", false), ("zh", "zh-HK", false), ("zh", "zh-CN", true),
        ("zh-Hant", "zh-TW", true), ("sr-Latn", "sr-ME", true),
        ("zh", "zh-Hans-SG", true), ("zh-Hant", "zh-Hant-HK", true), ("sr", "sr-Latn", false), ("sr", "sr-RS", true),
        ("sr", "sr-ME", false), ("uz", "uz-Cyrl", false), ("fr", "fr-CA", true), ("en", "en", true),
        ("az", "az-Latn", true),
        ("pa", "pa-Arab", false), ("pa", "pa-PK", false), ("yue", "yue-HK", true), ("yue", "yue-CN", false),
        ("hi", "hi-Latn", false), ("ja", "ja-Latn", false), ("so", "so-Arab", false), ("en", "en-Shaw", false),
        ("ru", "ru-Cyrl-RU", true), ("ur", "ur-IN", true), ("de", "de-1901", true), ("ar", "ar-u-nu-latn", true),
        ("es-419", "es-MX", true), ("es-419", "es-ES", false), ("pt-PT", "pt-AO", true), ("pt-PT", "pt-BR", false),
        ("zh-Hant-HK", "zh-MO", true), ("zh-HK", "zh-Hant-HK", true), ("zh-Hans", "zh-SG", true),
        ("zh-Hans", "zh-CN", true), ("en-001", "en-AU", true), ("en-001", "en-DE", true), ("en-001", "en-US", false),
        ("sr-Cyrl", "sr-RS", true), ("sr-Cyrl", "sr-ME", false), ("no", "nn", true), ("zh-Hans", "yue-CN", true),
        ("zh-hant", "zh-hant-hk", true), ("iw", "he-IL", true),
    ]) func aWiderLanguageServesInItsOwnScriptAlone(wider: String, locale: String, serves: Bool) {
        #expect(([locale] + BannerLocale.wider(of: locale)).contains(wider) == serves)
    }

    @Test func theNearestLanguageServesAndNoTwoServeEachOther() {
        #expect(BannerLocale.wider(of: "es-MX").filter { ["es", "es-419"].contains($0) } == ["es-419", "es"])
        #expect(
            BannerLocale.wider(of: "en-DE").filter { $0.hasPrefix("en-1") || $0.hasPrefix("en-0") } == [
                "en-150", "en-001",
            ])
        for (one, other) in [("nb", "no"), ("sr", "sr-Cyrl"), ("pt", "pt-BR"), ("zh-HK", "zh-Hant-HK"), ("he", "iw")] {
            let serves = [(one, other), (other, one)].filter { BannerLocale.wider(of: $0).contains($1) }
            #expect(serves.count == 1, "\(one) and \(other)")
        }
    }

    @Test func simplifiedChineseIsNoTranslationIntoTraditional() {
        let linted = LintedText(
            """
            locales: { development: en, supported: [en, zh-Hant, zh] }
            banners: { a: { level: error, text: { en: Saved., zh: 已保存 } } }
            """, only: "l10n-missing")
        #expect(linted.messages(of: "l10n-missing").contains("the text of `a` is missing in `zh-Hant`"))
    }

    // MARK: Fallbacks

    @Test func prefixesAreComparedAsPeopleHearThem() {
        func messages(_ info: String, _ warning: String) -> [String] {
            LintedText(
                """
                locales: { development: en, supported: [en, fr, fr-CA] }
                levels:
                  info: { tint: "#0B57D0", onTint: "#FFFFFF", spokenPrefix: \(info) }
                  warning: { tint: "#8A5000", onTint: "#FFFFFF", spokenPrefix: \(warning) }
                banners:
                  a: { level: info, text: A. }
                  b: { level: warning, text: B. }
                """, only: "a11y-spoken-prefix"
            ).messages(of: "a11y-spoken-prefix")
        }
        // Where there is no French one, English is heard.
        #expect(
            messages("{ en: Info, fr: Note }", "{ en: Note }") == [
                "`warning` and `info` have the same spoken prefix in `fr`"
            ])
        #expect(
            messages("{ en: Info, fr: Avis, fr-CA: Avis }", "{ en: Note, fr: Note, fr-CA: Avis }") == [
                "`warning` and `info` have the same spoken prefix in `fr-CA`"
            ])
        #expect(messages("{ en: Info, fr: Info }", "{ en: Note, fr: Note }") == [])
    }
}
