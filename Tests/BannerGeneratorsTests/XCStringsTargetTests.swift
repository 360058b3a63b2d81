// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import Foundation
import Testing

/// An app finds each text of the spec in the String Catalog, in each language.
@Suite("The target xcstrings")
struct XCStringsTargetTests {
    /// A String Catalog, as Xcode reads it.
    private struct Catalog: Decodable {
        struct Unit: Decodable {
            let state: String
            let value: String
        }
        struct Form: Decodable { let stringUnit: Unit }
        struct Variations: Decodable { let plural: [String: Form] }
        struct Substitution: Decodable {
            let argNum: Int
            let formatSpecifier: String
            let variations: Variations
        }
        struct Localization: Decodable {
            let stringUnit: Unit?
            let variations: Variations?
            let substitutions: [String: Substitution]?
        }
        struct Entry: Decodable {
            let comment: String?
            let extractionState: String
            let localizations: [String: Localization]
        }
        let sourceLanguage: String
        let version: String
        let strings: [String: Entry]
    }

    private func catalog(_ files: [String: String]) throws -> Catalog {
        #expect(files.count == 1)
        return try JSONDecoder().decode(Catalog.self, from: Data(try #require(files.values.first).utf8))
    }

    private func forms(_ variations: Catalog.Variations?) -> [String: String]? {
        variations?.plural.mapValues(\.stringUnit.value)
    }

    private static let acme = """
        bannerc: 1
        name: Acme
        locales: { development: en, supported: [en, fr, fr-CA, ar] }
        levels: { error: { tint: "#B3261E", onTint: "#FFFFFF", spokenPrefix: { en: Error, fr: Erreur } } }
        buttons: { retry: { kind: emphasis, emphasis: low, title: { en: Retry, fr: Réessayer } } }
        banners:
          syncFailed:
            description: Something was not saved.
            level: error
            parameters: { count: { type: int, max: 999, description: How many items. } }
            text:
              en: { plural: count, one: "{count} item did not sync.", other: "{count} items did not sync." }
              fr: "{count} éléments : échec."
            buttons: [retry]
          shared:
            level: error
            parameters: { name: string, count: { type: int, max: 9 } }
            text:
              en: { plural: count, one: "{name} shared a photo.", other: "{name} shared {count} photos, 100%." }

        """

    @Test("the page shows what the sample becomes")
    func page() throws {
        let page = "docs/targets/xcstrings.md"
        let text = try #require(try Targets.files(.xcstrings, Self.acme)["acme.xcstrings"])
        try RecordedFile.expectSample("spec", in: page, Self.acme, filter: "XCStringsTargetTests")
        try RecordedFile.expectSample("acme", in: page, text, filter: "XCStringsTargetTests")
    }

    @Test("the catalogue says its version, its language, and that nobody extracts its keys from code")
    func head() throws {
        let catalog = try catalog(try Targets.files(.xcstrings, Self.acme))
        #expect(catalog.version == "1.0")
        #expect(catalog.sourceLanguage == "en")
        #expect(catalog.strings.values.allSatisfy { $0.extractionState == "manual" })
    }

    @Test(
        "every text of a sample is there in every language that it has",
        arguments: Targets.samples)
    func samples(sample: String) throws {
        let catalog = try catalog(try Targets.files(.xcstrings, sample: sample))
        let texts = try #require(try Targets.context(sample: sample)["texts"] as? [[String: Any]])
        #expect(Set(texts.compactMap { $0["path"] as? String }) == Set(catalog.strings.keys))
        for text in texts {
            let entry = try #require((text["path"] as? String).flatMap { catalog.strings[$0] })
            let record = try #require(text["text"] as? [String: Any])
            let parameters = try #require(record["parameters"] as? [[String: Any]])
            for written in try #require(record["entries"] as? [[String: Any]]) {
                let locale = try #require(written["locale"] as? String)
                let localization = try #require(entry.localizations[locale])
                if let plural = written["plural"] as? [String: Any] {
                    let categories = (plural["forms"] as? [[String: Any]])?.compactMap { $0["category"] as? String }
                    let forms = localization.variations ?? localization.substitutions?.values.first?.variations
                    #expect(Set(try #require(forms).plural.keys) == Set(try #require(categories)))
                } else if parameters.isEmpty {
                    let pattern = try #require(written["pattern"] as? [String: Any])
                    #expect(localization.stringUnit?.value == pattern["literal"] as? String)
                }
            }
        }
    }

    @Test("the only number of a plural stands in its forms")
    func plural() throws {
        let strings = try catalog(try Targets.files(.xcstrings, Self.acme)).strings
        let entry = try #require(strings["banners.syncFailed.text"])
        #expect(
            forms(entry.localizations["en"]?.variations) == [
                "one": "%lld item did not sync.", "other": "%lld items did not sync.",
            ])
        #expect(entry.localizations["en"]?.stringUnit == nil)
        #expect(entry.localizations["fr"]?.stringUnit?.value == "%lld éléments : échec.")
    }

    @Test("of several arguments the one that decides is named, and all keep their positions")
    func substitution() throws {
        let entry = try #require(try catalog(try Targets.files(.xcstrings, Self.acme)).strings["banners.shared.text"])
        let english = try #require(entry.localizations["en"])
        #expect(english.stringUnit?.value == "%#@count@")
        let substitution = try #require(english.substitutions?["count"])
        #expect(substitution.argNum == 2)
        #expect(substitution.formatSpecifier == "lld")
        #expect(
            forms(substitution.variations) == [
                "one": "%1$@ shared a photo.", "other": "%1$@ shared %arg photos, 100%%.",
            ])
    }

    @Test(
        "a number that a form shows twice or `other` not at all is named too",
        arguments: [
            ("{ plural: n, one: one, other: many }", ["one": "one", "other": "many"]),
            ("{ plural: n, one: one, other: '{n} of {n}' }", ["one": "one", "other": "%arg of %arg"]),
        ])
    func hiddenNumber(text: String, expected: [String: String]) throws {
        let yaml = """
            bannerc: 1
            name: Acme
            levels: { error: { tint: "#B3261E", onTint: "#FFFFFF" } }
            banners: { x: { level: error, parameters: { n: { type: int, max: 9 } }, text: { en: \(text) } } }
            """
        let entry = try #require(try catalog(try Targets.files(.xcstrings, yaml)).strings["banners.x.text"])
        #expect(forms(entry.localizations["en"]?.substitutions?["n"]?.variations) == expected)
    }

    @Test("a parameter that comes twice has its position, since the next placeholder would take the next argument")
    func repeatedParameter() throws {
        let yaml = """
            bannerc: 1
            name: Acme
            levels: { error: { tint: "#B3261E", onTint: "#FFFFFF" } }
            banners: { x: { level: error, parameters: { who: string }, text: "{who}, {who}: 5% {{x}}" } }
            """
        let entry = try #require(try catalog(try Targets.files(.xcstrings, yaml)).strings["banners.x.text"])
        #expect(entry.localizations["en"]?.stringUnit?.value == "%1$@, %1$@: 5%% {x}")
    }

    @Test("a language that a wider one serves has its text, and others are left for Xcode to show as missing")
    func widerLanguage() throws {
        let strings = try catalog(try Targets.files(.xcstrings, Self.acme)).strings
        let title = try #require(strings["buttons.retry.title"]).localizations
        #expect(title.mapValues { $0.stringUnit?.value } == ["en": "Retry", "fr": "Réessayer", "fr-CA": "Réessayer"])
        #expect(strings["banners.shared.text"]?.localizations.keys.sorted() == ["en"])
    }

    @Test("translators read the description and what placeholders stand for")
    func comments() throws {
        let strings = try catalog(try Targets.files(.xcstrings, Self.acme)).strings
        #expect(
            strings["banners.syncFailed.text"]?.comment
                == "Something was not saved.\n%lld is count (999 at most): How many items.")
        #expect(strings["banners.shared.text"]?.comment == "%1$@ is name\n%2$lld is count (9 at most)")
        #expect(strings["buttons.retry.title"]?.comment == nil)
    }

    @Test(
        "hostile texts come back equal",
        arguments: [
            "\" \\ \\n \n\t\u{0}\u{1F}", "100% %@ %lld", "\u{202E}\u{2028}é😀", "{{x}} </script>",
        ])
    func hostile(text: String) throws {
        let strings = try catalog(try Targets.files(.xcstrings, HostileText.spec(text))).strings
        let value = strings["banners.failed.text"]?.localizations["en"]?.stringUnit?.value
        #expect(value.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
    }

    @Test("the texts of themes have keys of their own")
    func themes() throws {
        let yaml = Self.acme + "themes: { dark: { texts: { syncFailed: { en: Nope } } } }\n"
        let strings = try catalog(try Targets.files(.xcstrings, yaml)).strings
        #expect(strings["themes.dark.syncFailed.text"]?.localizations["en"]?.stringUnit?.value == "Nope")
    }
}
