// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BannerCore

@Suite("Tables of texts") struct BannerTextTableTests {
    private static func phrase(
        _ entry: Any, _ values: [BannerTextValue] = [], deciding: Int? = nil, in language: String = "en"
    ) -> String? {
        BannerTableText(entry)?.phrase(values, deciding: deciding, in: language)?.string
    }

    @Test func formatsAreFilledIn() {
        let values: [BannerTextValue] = [.text("%@ Ada"), .number(12_345)]
        #expect(Self.phrase("%@ has %lld, 100%%", values) == "%@ Ada has 12,345, 100%")
        #expect(Self.phrase("%2$d von %1$@", values, in: "de") == "12.345 von %@ Ada")
        #expect(Self.phrase("%1$@%1$@", values) == "%@ Ada%@ Ada")
        #expect(Self.phrase("", values) == "")
        #expect(Self.phrase("%\u{301}", []) == "%\u{301}")
        // Without values it is no format.
        #expect(Self.phrase("100% %@ %%", []) == "100% %@ %%")
    }

    /// A format of Foundation's would read what is no argument.
    @Test(arguments: [
        "%", "%s", "%1$s", "%3$@", "%0$@", "%999999999999999999999$@", "%.2f", "%05d", "%@%@", "%lld %@", "%#@x@",
        "%#@", "%arg",
        "%n", "%ll", "%1$", "%1$#@x", "%*d", "%C", "%\u{301}",
    ]) func whatFitsNoValueIsNoText(format: String) {
        #expect(Self.phrase(format, [.text("Ada"), .number(1)]) == nil)
        let plural: [String: Any] = ["NSStringLocalizedFormatKey": "%#@n@", "n": ["one": format, "other": format]]
        if format != "%arg" { #expect(Self.phrase(plural, [.number(1)]) == nil) }
    }

    private static func plural(_ format: String, _ forms: [String: String]) -> [String: Any] {
        let type = ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld"]
        return ["NSStringLocalizedFormatKey": format, "n": type.merging(forms) { $1 }]
    }

    @Test func pluralsFollowTheLanguage() {
        let files = Self.plural(
            "%#@n@!", ["one": "%lld plik", "few": "%lld pliki", "many": "%lld plików", "other": "?"])
        #expect(
            [1, 2, 5, 22, -1].map { Self.phrase(files, [.number($0)], in: "pl") } == [
                "1 plik!", "2 pliki!", "5 plików!", "22 pliki!", "-1 plik!",
            ])
        // Where a form is missing, `other` serves; without that, nothing does.
        #expect(Self.phrase(Self.plural("%#@n@", ["other": "%arg"]), [.number(1)]) == "1")
        #expect(Self.phrase(Self.plural("%#@n@", ["one": "%d"]), [.number(2)]) == nil)
        #expect(Self.phrase(Self.plural("%#@n@", ["other": "%d"]), [.text("Ada")]) == nil)
        #expect(Self.phrase(Self.plural("%#@m@", ["other": "%d"]), [.number(2)]) == nil)
        #expect(Self.phrase(Self.plural("%#@n@", ["other": "%#@n@"]), [.number(2)]) == nil)
    }

    @Test func theNumberThatDecidesIsFound() {
        let values: [BannerTextValue] = [.text("Ada"), .number(1), .number(7)]
        let forms = ["one": "a file", "other": "%lld files of %1$@"]
        #expect(Self.phrase(Self.plural("%1$@: %2$#@n@", forms), values) == "Ada: a file")
        #expect(Self.phrase(Self.plural("%1$@: %3$#@n@", forms), values) == "Ada: 7 files of Ada")
        #expect(Self.phrase(Self.plural("%#@n@", forms), values, deciding: 2) == "7 files of Ada")
        #expect(Self.phrase(Self.plural("%#@n@", forms), [.text("Ada"), .number(1)]) == "a file")
        #expect(Self.phrase(Self.plural("%2$#@n@", ["other": "%3$d of %2$d, %lld"]), values) == "7 of 1, 1")
    }

    @Test func deviceDecidesAsTheLintHasIt() {
        let devices: [String: Any] = [
            "NSStringDeviceSpecificRuleType": ["iphone": "Tap", "mac": "Click", "other": "Press"]
        ]
        #expect(Self.phrase(devices) == "Tap")
        #expect(Self.phrase(["NSStringDeviceSpecificRuleType": ["mac": "Click", "other": "Press"]]) == "Press")
        #expect(Self.phrase(["NSStringDeviceSpecificRuleType": ["other": devices]]) == nil)
        #expect(Self.phrase(["NSStringVariableWidthRuleType": ["20": "x"]]) == nil)
        #expect(Self.phrase(7) == nil)
    }

    @Test func languagesFallBack() {
        let table = BannerTextTable("T", development: "en", translations: ["fr", "fr-CA", "zh-Hant", "sr"]) {
            language in
            switch language {
            case "Base": [["a": "A", "b": "B %@"]]
            case "fr": [["a": "Ah", "b": "Bé %@"], ["a": "second"]]
            case "fr-CA": [["b": "%s"]]
            case "zh-Hant": [["a": "甲"]]
            case "sr": [["a": "а"]]
            default: []
            }
        }
        let (a, b) = (BannerTextKey("a", in: table), BannerTextKey("b", in: table))
        #expect(
            ["en", "fr", "fr-CA", "de", "fr-Latn-CA", "sr-RS", "sr-Latn"].map { a.phrase([], in: $0)?.string } == [
                "A", "Ah", "Ah", "A", "Ah", "а", "A",
            ])
        #expect(b.phrase([.text("x")], in: "fr-CA")?.string == "Bé x")
        #expect(b.phrase([], in: "fr-CA")?.string == "%s")
        #expect(b.phrase([.number(1)], in: "fr") == nil)
        #expect(BannerTextKey("c", in: table).phrase([], in: "fr") == nil)
        #expect(BannerTextKey("a", in: table, languages: ["fr-CA"]).phrase([], in: "fr")?.string == "A")
        #expect(
            BannerTextKey("b", in: table, arguments: [1]).phrase([.number(1), .text("y")], in: "fr")?.string == "Bé y")

        let text = BannerText("held", key: a)
        #expect(["en", "fr-BE", "zh-TW", "de"].map(text.string(in:)) == ["A", "Ah", "甲", "A"])
        #expect(BannerText("held", key: BannerTextKey("c", in: table)).string(in: "fr") == "held")
        #expect(text != BannerText("held") && text == BannerText("held", key: a))
    }

    @Test func foldersAreFound() {
        let folders = ["en", "pt-br", "zh_Hans", "de"]
        #expect(
            ["pt-BR", "zh-Hans", "de", "fr"].map { BannerTextTable.folder(of: $0, among: folders) } == [
                "pt-br", "zh_Hans", "de", nil,
            ])
        #expect(BannerTextTable.folder(of: "pt-BR", among: ["pt_BR", "pt-BR"]) == "pt-BR")
    }
}

@Suite("Phrases") struct BannerPhraseTests {
    @Test func interpolationAndJoiningAreTheSame() {
        let value = "Ada"
        let phrases: [BannerPhrase] = [
            "\(value) shared \(value)!", .joined("", value, then: .joined(" shared ", value, "!")),
        ]
        for phrase in phrases {
            #expect(phrase.string == "Ada shared Ada!")
            #if DEBUG
                #expect(phrase.string(for: "en-XA", in: "en") == "[Ada šĥááŕééđ Ada! one]")
                #expect(phrase.string(for: "ar_XB", in: "en") == phrase.string)
                // A spec may have texts in that very language.
                #expect(phrase.string(for: "en-XA", in: "en-XA") == phrase.string)
            #endif
            #expect(phrase.string(for: "es-MX", in: "es") == phrase.string)
        }
    }

    /// A literal of one scalar or one character is a literal as any other.
    @Test func phrasesAreAsShortAsTexts() {
        let (mark, name) = ("!", "🇫🇷")
        let phrases: [BannerPhrase] = [
            "", "é", "🇫🇷", "\0", "\(mark)", "é\(name)", .joined("", mark, ""), .joined("é", name, ""),
            .joined("", name, "🇫🇷"),
        ]
        #expect(phrases.map(\.string) == ["", "é", "🇫🇷", "\0", "!", "é🇫🇷", "!", "é🇫🇷", "🇫🇷🇫🇷"])
    }

    @Test func numbersAreJoinedAsTheirLanguageWritesThem() {
        let count = 1_234
        let plain: BannerPhrase = .joined("", count, in: "de", " Fotos")
        let further: BannerPhrase = .joined("Nach ", count, in: "de", then: .joined(" Tagen ", count, in: "de", ""))
        #expect(plain.string == "1.234 Fotos" && further.string == "Nach 1.234 Tagen 1.234")
        #if DEBUG
            // Values stay as they are.
            #expect(plain.string(for: "en-XA", in: "de") == "[1.234 Ƒóóţóóš one]")
        #endif
    }

    @Test func pseudoLocalesAreMadeOfTheDevelopmentLanguage() {
        let text = BannerText("Wiederholen", translations: ["en": "Retry"])
        #expect(text.string(in: "en-GB") == "Retry")
        #if DEBUG
            #expect(text.string(in: "en-XA") == "[Ŵííééđééŕĥóóļééñ]")
            #expect(BannerText("a", translations: ["en-XA": "b"]).string(in: "en-XA") == "b")
            #expect(BannerLocale.best(of: ["de", "en", "ar"], for: ["en-XA"]) == nil)
            #expect(BannerLocale.best(of: ["de", "en-XA"], for: ["en-xa"]) == "en-XA")
            #expect(BannerLocale.shown("de", for: "AR_XB") == "ar-XB")
            #expect(BannerLocale.shown("en", for: "en-XAB") == "en")
        #endif
        #expect(BannerLocale.shown("en", for: "en-GB") == "en")
    }
}
