// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import BannerCore
@testable import BannerKit

@Suite("The words that BannerKit says itself")
struct WordsTests {
    /// The languages that iOS 18 can be set to, as App Store Connect and Xcode call them.
    private static let iOS = [
        "ar", "bg", "ca", "cs", "da", "de", "el", "en-AU", "en-GB", "en-IN", "en-US", "es-419", "es-ES", "es-US", "fi",
        "fr-CA", "fr-FR", "he", "hi", "hr", "hu", "id", "it", "ja", "kk", "ko", "lt", "ms", "nb", "nl", "pl", "pt-BR",
        "pt-PT", "ro", "ru", "sk", "sl", "sv", "th", "tr", "uk", "vi", "zh-Hans", "zh-HK", "zh-Hant", "bn", "gu", "kn",
        "ml", "mr", "pa", "ta", "te", "ur",
    ]

    private static let words: [any KeyPath<BannerWords, BannerText> & Sendable] = [
        \.close, \.inProgress, \.opens, \.paused,
    ]
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources")

    @Test("each is translated into every language of iOS, and none is forgotten in one")
    func languages() {
        for word in Self.words {
            let text = BannerWords()[keyPath: word]
            #expect(text.translations.count >= 40)
            #expect(Set(text.translations.keys) == Set(BannerWords().close.translations.keys))
            for tag in Self.iOS where !tag.hasPrefix("en") {
                let isTranslated = BannerLocale.candidates(for: tag).contains { text.translations[$0] != nil }
                #expect(isTranslated, "\(tag) hears “\(text.development)”")
            }
        }
    }

    @Test("the table is what the String Catalog says: scripts/update-words makes it")
    func catalogue() throws {
        let data = try Data(contentsOf: Self.sources.appending(path: "BannerCore/Words/Localizable.xcstrings"))
        let catalogue = try JSONDecoder().decode(Catalogue.self, from: data)
        #expect(catalogue.sourceLanguage == "en")
        #expect(Set(catalogue.strings.keys) == ["close", "inProgress", "opens", "paused"])
        for (key, word) in zip(["close", "inProgress", "opens", "paused"], Self.words) {
            let said = BannerWords()[keyPath: word]
            var texts = try #require(catalogue.strings[key]).localizations.mapValues(\.stringUnit.value)
            #expect(texts.removeValue(forKey: "en") == said.development)
            #expect(texts == said.translations)
        }
    }

    private struct Catalogue: Decodable {
        struct Entry: Decodable { var localizations: [String: Localization] }
        struct Localization: Decodable { var stringUnit: Unit }
        struct Unit: Decodable { var value: String }
        var sourceLanguage: String
        var strings: [String: Entry]
    }

    @Test(
        "whatever a language is called, its own words are found",
        arguments: [
            ("pt_BR", "Em andamento"), ("pt", "Em andamento"), ("pt-AO", "Em curso"), ("PT-pt", "Em curso"),
            ("zh-TW", "進行中"), ("zh_Hant_HK", "進行中"), ("zh-MO", "進行中"), ("zh", "进行中"), ("zh-SG", "进行中"),
            ("zh-Hans-HK", "进行中"), ("yue-HK", "進行中"), ("no", "Pågår"), ("nn-NO", "Pågår"), ("iw", "בתהליך"),
            ("in_ID", "Sedang berlangsung"), ("tl", "Kasalukuyang ginagawa"), ("sr-Latn-RS", "U toku"),
            ("es-MX", "En curso"),
            ("de_DE.UTF-8", "In Arbeit"), ("fr_CA@calendar=gregorian", "En cours"), ("de-DE-u-co-phonebk", "In Arbeit"),
            ("en-GB", "In progress"), ("tlh", "In progress"), ("", "In progress"), ("-", "In progress"),
        ])
    func languages(tag: String, expected: String) {
        #expect(BannerWords().inProgress.string(in: tag) == expected)
    }

    @Test("an app says them its own way")
    func override() {
        // A language of its own, since other tests hear the words meanwhile.
        BannerWords.current.paused.translations["tlh"] = "yev"
        #expect(BannerWords.current.paused.string(in: "tlh") == "yev")
        #expect(BannerSpeech.value(of: BannerProgressState(fraction: nil, isPaused: true), in: "tlh-US") == "yev")
        BannerWords.current.close.translations["tlh"] = "yISoQmoH"
        let banner = LayoutBanner()
        let buttons = banner.drawnButtons(BannerWaysOut(of: banner))
        #expect(buttons.map { BannerSpeech.label(of: $0, in: "tlh") } == ["yISoQmoH"])
        #expect(BannerWords(close: BannerText("Dismiss")).inProgress == BannerWords().inProgress)
    }

    @Test("the privacy manifest is a property list that says: no tracking, no data, no reasons needed")
    func privacyManifest() throws {
        let data = try Data(contentsOf: Self.sources.appending(path: "BannerKit/Resources/PrivacyInfo.xcprivacy"))
        let list = try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
        #expect(list["NSPrivacyTracking"] as? Bool == false)
        for key in ["NSPrivacyTrackingDomains", "NSPrivacyCollectedDataTypes", "NSPrivacyAccessedAPITypes"] {
            #expect((list[key] as? [Any])?.isEmpty == true, "\(key)")
        }
        #expect(list.count == 4)
    }
}

@Suite("The choice of a language")
struct BannerLocaleTests {
    @Test(arguments: [
        ("en", "en-GB", true), ("nb", "no", true), ("no", "nb-NO", true), ("he", "iw", true), ("zh-Hant", "yue", true),
        ("zh-Hans", "zh-TW", true), ("id", "in", true), ("nb", "sv", false), ("en", "", false), ("", "de", false),
    ])
    func aVoiceReadsItsOwnLanguage(language: String, locale: String, isSame: Bool) {
        #expect(BannerLocale.isSame(language, as: locale) == isSame)
    }

    @Test(
        "the closest language of an app serves",
        arguments: [
            (["en", "zh", "zh-Hant"], "zh-TW", "zh-Hant"), (["en", "zh-Hans", "zh-Hant-HK"], "zh-MO", "zh-Hant-HK"),
            (["en", "pt-BR"], "pt-PT", "pt-BR"), (["en", "pt-BR", "pt-PT"], "pt-MZ", "pt-PT"),
            (["en", "nb"], "no-NO", "nb"),
            (["en", "es", "es-419"], "es-AR", "es-419"), (["en", "es", "es-419"], "es-ES", "es"),
            (["en", "fr", "fr-CA"], "fr_ca", "fr-CA"), (["en", "iw"], "he-IL", "iw"),
            (["en", "pt_BR"], "pt-BR", "pt_BR"),
        ])
    func best(supported: [String], preferred: String, expected: String) {
        #expect(BannerLocale.best(of: supported, for: [preferred]) == expected)
    }

    @Test("what nobody reads serves nobody")
    func none() {
        #expect(BannerLocale.best(of: ["en", "de"], for: ["fr", "x", "", "--", "zh-TW"]) == nil)
        #expect(BannerLocale.best(of: ["en", "de"], for: ["zh-TW", "de-AT"]) == "de")
    }

    @Test("a long tag is cut off subtag by subtag")
    func longTag() {
        for tag in ["zh-MO", "zh-Hant-MO"] {
            let order = BannerLocale.candidates(for: tag).filter { ["zh-Hant-HK", "zh-Hant"].contains($0) }
            #expect(order == ["zh-Hant-HK", "zh-Hant"])
        }
        let candidates = BannerLocale.candidates(for: "DE_latn_de_1996-x-whatever")
        #expect(candidates == ["de-Latn-DE-1996", "de-DE-1996", "de-Latn-DE", "de-DE", "de-Latn", "de"])
    }
}
