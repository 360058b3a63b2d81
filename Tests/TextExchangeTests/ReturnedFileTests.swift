// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import Testing
import TextExchange

/// What other tools make of files that went out, and what of that comes in.
@Suite("Files that tools return") struct ReturnedFileTests {
    private static let key = "banners.b.text"

    private static func exchange(
        _ banner: String = "{ level: error, text: Hi }", locales: String? = "supported: [en, de, fr]"
    ) throws -> Exchange {
        let languages = locales.map { "locales: { development: en, \($0) }\n" } ?? ""
        return try Exchange(
            """
            bannerc: 1
            name: Acme
            \(languages)levels: { error: { tint: "#B3261E", onTint: "#FFFFFF" } }
            banners:
              b: \(banner)

            """)
    }

    /// The banner of the spec, now.
    private static func banner(_ imported: Exchange.Imported) -> String {
        String((imported.files[Exchange.root] ?? "").split(separator: "  b: ").last?.dropLast() ?? "")
    }

    private static func unit(_ name: String, _ source: String, _ target: String) -> String {
        "<trans-unit id=\"\(name)\"><source>\(source)</source>\(target)</trans-unit>"
    }

    private static func xliff(_ units: String, source: String = "en", target: String? = "de") -> String {
        let language = target.map { " target-language=\"\($0)\"" } ?? ""
        return
            "<xliff version=\"1.2\"><file source-language=\"\(source)\"\(language)><body>\(units)</body></file></xliff>"
    }

    private static let hello = unit(key, "Hi", "<target>Na</target>")

    // MARK: Forms that are empty

    private static let plural =
        "{ level: error, parameters: { n: { type: int, min: 0, max: 99 } }, text: { plural: n, one: \"{n} file\", other: \"{n} files\" } }"

    @Test("what a tool filled in and left as new waits for review, and is not lost") func filledInAndNew() throws {
        let exchange = try Self.exchange()
        let filled = Self.unit(Self.key, "Hi", "<target state=\"needs-translation\">Na</target>")
        let waiting = exchange.importing(["acme.de.xliff": Self.xliff(filled)])
        #expect(waiting.messages == [] && waiting.changes == 0 && waiting.unreviewed == 1)
        let taken = exchange.importing(["acme.de.xliff": Self.xliff(filled)], takesUnreviewed: true)
        #expect(taken.changes == 1 && Self.banner(taken).contains("de: Na"), "\(Self.banner(taken))")
        // What is to be translated is no translation yet.
        let copied = Self.unit(Self.key, "Hi", "<target state=\"new\">Hi</target>")
        for takesUnreviewed in [true, false] {
            let nothing = exchange.importing(
                ["acme.de.xliff": Self.xliff(copied)], takesUnreviewed: takesUnreviewed)
            #expect(nothing.messages == [] && nothing.changes == 0 && nothing.unreviewed == 0)
        }
    }

    @Test("an empty `other` leaves the spec's, or the text as it is where the spec has none") func emptyOther() throws {
        let units =
            Self.unit("\(Self.key)|==|plural.one", "%lld file", "<target>%lld DATEI</target>")
            + Self.unit("\(Self.key)|==|plural.other", "%lld files", "<target/>")
        let translated = Self.plural.replacing(
            "text: {", with: "text: { de: { plural: n, one: \"{n} Datei\", other: \"{n} Dateien\" }, en: {"
        ).replacing("files\" } }", with: "files\" } } }")
        let known = try Self.exchange(translated).importing(["acme.de.xliff": Self.xliff(units)], overwrites: true)
        #expect(known.messages == [] && Self.banner(known).contains("DATEI"), "\(known.messages)")
        #expect(Self.banner(known).contains("{n} Dateien"), "\(Self.banner(known))")
        let new = try Self.exchange(Self.plural).importing(["acme.de.xliff": Self.xliff(units)])
        #expect(new.messages == [] && new.changes == 0, "\(new.messages)")
    }

    @Test func emptyFormsAreNotThereYet() throws {
        let exchange = try Self.exchange(Self.plural)
        func units(_ one: String, _ other: String) -> String {
            Self.unit("\(Self.key)|==|plural.one", "%lld file", one)
                + Self.unit("\(Self.key)|==|plural.other", "%lld files", other)
        }
        let some = exchange.importing(["acme.de.xliff": Self.xliff(units("<target/>", "<target>%lld Dateien</target>"))]
        )
        #expect(some.messages == [])
        #expect(Self.banner(some).contains("de: \"{n} Dateien\""), "\(Self.banner(some))")
        let none = exchange.importing(["acme.de.xliff": Self.xliff(units("<target/>", "<target></target>"))])
        #expect(none.messages == [] && none.changes == 0)
        let returned = [
            "res/values-de/acme.xml":
                "<resources><plurals name=\"banner_text_b\"><item quantity=\"one\"></item><item quantity=\"other\">%d x</item></plurals></resources>",
            "acme_de.arb": "{ \"banners_b_text\": \"{n, plural, one{} other{{n} x}}\" }",
        ]
        for (path, text) in returned {
            let imported = exchange.importing([path: text])
            #expect(imported.messages == [], "\(path)")
            #expect(Self.banner(imported).contains("de: \"{n} x\""), "\(path): \(Self.banner(imported))")
        }
    }

    // MARK: Placeholders of forms

    @Test func eachFormHasWhatTheTextHas() throws {
        let exchange = try Self.exchange(
            "{ level: error, parameters: { who: { type: string, maxLength: 9 }, n: { type: int, min: 0, max: 9999999 } }, "
                + "text: { plural: n, one: \"{who}: {n} file\", other: \"{who}: {n} files\" } }")
        func importing(_ language: String, _ forms: String) -> [String] {
            exchange.importing(["acme_\(language).arb": "{ \"banners_b_text\": \"{n, plural, \(forms)}\" }"]).messages
                .map { String($0.prefix { $0 != "«" }) }
        }
        #expect(importing("de", "one{{who}: eine} other{{who}: {n}}") == [])
        #expect(
            importing("de", "one{{n} Datei} other{{who}: {n}}") == ["the form `one` of the translation lacks `who` at "]
        )
        // French `one` is 0 and 1, and `many` is for millions.
        #expect(
            importing("fr", "one{{who}: une} many{{who}: plein} other{{who}: {n}}")
                == [
                    "the form `one` of the translation lacks `n` at ",
                    "the form `many` of the translation lacks `n` at ",
                ])
    }

    // MARK: Languages

    @Test func filesOfSeveralLanguages() throws {
        let exchange = try Self.exchange()
        let both =
            Self.xliff(Self.hello).replacing("</xliff>", with: "")
            + "<file source-language=\"en\" target-language=\"fr\"><body>"
            + Self.unit(Self.key, "Hi", "<target>Salut</target>") + "</body></file></xliff>"
        let imported = exchange.importing(["all.xliff": both])
        #expect(imported.messages == [])
        #expect(Self.banner(imported) == "{ level: error, text: { en: Hi, de: Na, fr: Salut } }")
        let table = "id,source,target,language\n\(Self.key),Hi,Na,en>de\n\(Self.key),Hi,Salut,en>fr\n"
        let rows = exchange.importing(["all.csv": table])
        #expect(rows.messages == [])
        #expect(Self.banner(rows) == "{ level: error, text: { en: Hi, de: Na, fr: Salut } }")
        #expect(
            exchange.importing(["all.csv": table.replacing("Hi,Salut", with: "Ho,Salut")]).messages
                == ["this translates a different text than the other language does at «Ho»"])
    }

    @Test(arguments: ["supported: [en, de]", nil]) func whatIsTranslatedIsNoTranslation(_ locales: String?) throws {
        let exchange = try Self.exchange(locales: locales)
        // A region does no harm.
        let imported = exchange.importing(["acme.de.xliff": Self.xliff(Self.hello, source: "en-US")])
        #expect(imported.messages == [])
        #expect(Self.banner(imported) == "{ level: error, text: { en: Hi, de: Na } }")
        let old = Self.xliff(Self.unit(Self.key, "Ho", "<target>Na</target>"), source: "en-US")
        #expect(
            exchange.importing(["acme.de.xliff": old]).messages
                == ["`banners.b.text` has changed since it was given to translators at «Na»"])
        #expect(
            exchange.importing(["acme.de.xliff": Self.xliff(Self.hello, source: "pl")]).messages
                == ["the file is a translation of `pl`, and the spec is written in `en` at «»"])
    }

    @Test func whoeverNamesTheLanguage() throws {
        let exchange = try Self.exchange()
        let xliff = Self.xliff(Self.hello, target: nil)
        let table = "id,source,target\n\(Self.key),Hi,Na\n"
        for (name, text) in [("xliff", xliff), ("csv", table)] {
            let files = [("acme.\(name)", "de" as String?), ("acme.de.\(name)", nil)]
            for (path, locale) in files {
                let imported = exchange.importing([path: text], locale: locale)
                #expect(imported.messages == [], "\(path)")
                #expect(Self.banner(imported) == "{ level: error, text: { en: Hi, de: Na } }", "\(path)")
            }
            let nameless = exchange.importing(["acme.\(name)": text]).messages
            #expect(nameless.first?.hasPrefix("the file does not say which language it is translated into") == true)
        }
    }

    // MARK: Keys and units

    @Test func keysAreNoTexts() throws {
        let exchange = try Self.exchange()
        let catalog = """
            { "sourceLanguage": "en", "version": "1.0", "strings": { "banners.b.text": { "localizations": {
              "de": { "stringUnit": { "state": "translated", "value": "Na" } } } } } }
            """
        for overwrites in [false, true] {
            for base in [exchange.base, .unknown] {
                let imported = exchange.importing(["acme.xcstrings": catalog], base: base, overwrites: overwrites)
                #expect(imported.messages == [])
                #expect(Self.banner(imported) == "{ level: error, text: { en: Hi, de: Na } }")
            }
        }
    }

    @Test func whatIsNotTranslatedStaysOut() throws {
        let exchange = try Self.exchange()
        let imported = exchange.importing(["acme.de.xliff": Self.xliff("<group translate=\"no\">\(Self.hello)</group>")]
        )
        #expect(imported.messages == [] && imported.changes == 0 && imported.untranslatable == 1)
        // A copy of what is translated says nothing.
        let copy = Self.unit(Self.key, "Hi", "<target>Hi</target>")
        let copied = exchange.importing(["acme.de.xliff": Self.xliff("<group translate=\"no\">\(copy)</group>")])
        #expect(copied.changes == 0 && copied.untranslatable == 0)
    }

    /// What a theme says in the place of a level's text goes out and comes back like any other.
    @Test(arguments: ExchangeFormat.allCases) func textsOfLevelsInThemes(_ format: ExchangeFormat) throws {
        func exchange(_ prefix: String, _ label: String) throws -> Exchange {
            try Exchange(
                """
                bannerc: 1
                name: Acme
                locales: { development: en, supported: [en, de] }
                levels:
                  error: { tint: "#B3261E", onTint: "#FFFFFF", icon: { symbol: xmark, label: Cross }, spokenPrefix: Error }
                  info: { tint: "#1E26B3", onTint: "#FFFFFF", spokenPrefix: Info }
                themes:
                  biz: { levels: { error: { spokenPrefix: \(prefix), icon: { symbol: bolt, label: \(label) } } } }
                banners:
                  error: { level: error, text: Hi }

                """)
        }
        let old = try exchange("Alert", "Bolt")
        #expect(
            old.texts.keys.filter { $0.hasPrefix("themes") }.sorted() == [
                "themes.biz.error.iconLabel", "themes.biz.error.spokenPrefix",
            ])
        try Self.expectPrefixAndLabelComeHome(format, exchange)
    }

    private static func expectPrefixAndLabelComeHome(
        _ format: ExchangeFormat, _ exchange: (_ prefix: String, _ label: String) throws -> Exchange
    ) throws {
        let old = try exchange("Alert", "Bolt")
        let translated = try exchange("{ en: Alert, de: Alarm }", "{ en: Bolt, de: Blitz }")
        let imported = old.importing(try translated.exported(format), base: old.base)
        #expect(imported.messages == [])
        let text = try #require(imported.files[Exchange.root])
        #expect(
            text.contains(
                "spokenPrefix: { en: Alert, de: Alarm }, icon: { symbol: bolt, label: { en: Bolt, de: Blitz } }"))
    }

    /// And so does what a banner says in their place.
    @Test(arguments: ExchangeFormat.allCases) func textsOfLevelsInBanners(_ format: ExchangeFormat) throws {
        func exchange(_ prefix: String, _ label: String) throws -> Exchange {
            try Exchange(
                """
                bannerc: 1
                name: Acme
                locales: { development: en, supported: [en, de] }
                levels: { error: { tint: "#B3261E", onTint: "#FFFFFF", spokenPrefix: Error } }
                banners:
                  lost: { level: error, text: Hi, spokenPrefix: \(prefix), icon: { symbol: bolt, label: \(label) } }
                  kept: { level: error, text: Ho }

                """)
        }
        let old = try exchange("Alert", "Bolt")
        #expect(
            Set(old.texts.keys) == [
                "banners.kept.text", "banners.lost.iconLabel", "banners.lost.spokenPrefix", "banners.lost.text",
                "levels.error.spokenPrefix",
            ])
        try Self.expectPrefixAndLabelComeHome(format, exchange)
    }

    @Test func halfATranslationIsNone() throws {
        let unit =
            "<unit id=\"1\" name=\"\(Self.key)\"><segment><source>H</source><target>N</target></segment><segment><source>i</source></segment></unit>"
        let text = "<xliff version=\"2.0\" srcLang=\"en\" trgLang=\"de\"><file id=\"f\">\(unit)</file></xliff>"
        let imported = try Self.exchange().importing(["acme.de.xliff": text])
        #expect(imported.messages == [] && imported.changes == 0)
    }
}
