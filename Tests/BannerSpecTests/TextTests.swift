// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics
import Testing

@Suite("Texts") struct TextTests {
    /// A banner `a` with this text and the parameters `count` and `name`.
    private func snippet(_ text: String) -> String {
        "banners: { a: { level: error, text: \(text), parameters: { count: int, name: string } } }"
    }

    private func segments(_ text: String) throws -> Pattern.Segments {
        try resolve(snippet(text)).banners[0].text.entries[0].content.mainPattern.segments
    }

    @Test func placeholders() throws {
        #expect(try segments("\"{count} of {name}\"") == [.parameter(0), .literal(" of "), .parameter(1)])
        #expect(try segments("\"{{count}} {count}{count}\"") == [.literal("{count} "), .parameter(0), .parameter(0)])
        #expect(try segments("\"{{{count}}}\"") == [.literal("{"), .parameter(0), .literal("}")])
        #expect(try segments("\"a } b }} c\"") == [.literal("a } b } c")])
        #expect(try segments("\"\"") == [])
        #expect(try segments("\"e\\u0301{count}字\"") == [.literal("e\u{301}"), .parameter(0), .literal("字")])
    }

    @Test func placeholdersOfOtherLibraries() {
        expectFinding(
            .invalidText, "`{{count}}` is not a placeholder: people would read `{count}`", help: "write `{count}`",
            in: snippet("\"«{{count}}» items\""))
        expectFinding(
            .invalidText, "the text is an ICU message, which varies by `plural`",
            help: "write a plural: { plural: count, one: \"{count} item\", other: \"{count} items\" }",
            in: snippet("«\"{count, plural, one {# item} other {# items}}\"»"))
        expectFinding(
            .invalidText, "the text is an ICU message, which varies by `select`",
            help: "a banner's text varies by number alone: write a text for each case",
            in: snippet("«\"{name, select, a {A} other {B}}\"»"))
        // However deep, and without forms that the language does not have.
        let deep = String(repeating: "{count, plural, other {", count: 2000) + String(repeating: "}}", count: 2000)
        expectFinding(
            .invalidText, "the text is an ICU message, which varies by `plural`",
            help: "write a plural: { plural: count, one: …, other: … }", in: snippet("«\"\(deep)\"»"))
        expectFinding(
            .invalidText, "the text is an ICU message, which varies by `plural`",
            help: "write a plural: { plural: count, one: \"{count} item\", other: \"{count} items\" }",
            in: snippet("«\"{count, plural, =0 {none} one {# item} other {# items}}\"»"))
    }

    @Test func faultyPlaceholders() {
        expectFinding(
            .unknownParameter, "there is no parameter `cuont`", help: "did you mean `{count}`?",
            in: snippet("«\"{cuont} items\"»"))
        expectFinding(
            .unknownParameter, "there is no parameter `zzzzzz`", help: "the banner's parameters are `count`, `name`",
            in: snippet("«\"{zzzzzz} items\"»"))
        expectFinding(
            .invalidText, "the text opens a placeholder with `{` and never closes it", help: "`{{` for a brace",
            in: snippet("«\"{count} items {\"»"))
        expectFinding(
            .invalidText, "the text has an empty placeholder, `{}`", help: "`{{}}` for the braces themselves",
            in: snippet("«\"{} items\"»"))
        expectFinding(
            .unknownParameter, "there is no parameter `count`", help: "parameters are defined under `parameters`",
            in: "banners: { a: { level: error, text: «\"{count}\"» } }")
    }

    @Test func plurals() throws {
        let spec = try resolve(
            snippet(
                "{ en: { plural: count, other: \"{count} items\", one: One }, ja: { plural: count, other: \"{count}件\" }, fr: Salut }"
            ))
        let entries = spec.banners[0].text.entries
        #expect(entries.map(\.locale) == ["en", "ja", "fr"])
        guard case .plural(0, let forms) = entries[0].content else { return #expect(Bool(false), "a plural") }
        #expect(forms.map(\.category) == [.one, .other])
        #expect(forms.map(\.pattern.segments) == [[.literal("One")], [.parameter(0), .literal(" items")]])
    }

    @Test("a plural in the development language alone") func shortPlural() throws {
        let spec = try resolve(snippet("{ plural: count, one: One, other: Some }"))
        guard case .plural(0, let forms) = spec.banners[0].text.entries[0].content else {
            return #expect(Bool(false), "a plural")
        }
        #expect(forms.count == 2 && spec.banners[0].text.entries.map(\.locale) == ["en"])
    }

    @Test(
        "the categories are those of the locale",
        arguments: [
            ("en", ["one", "other"]), ("fr", ["one", "many", "other"]), ("ja", ["other"]),
            ("pl", ["one", "few", "many", "other"]),
            ("ar", ["zero", "one", "two", "few", "many", "other"]), ("pt-BR", ["one", "many", "other"]),
        ])
    func categories(_ locale: String, _ categories: [String]) throws {
        for category in PluralCategory.allCases.map(\.rawValue) where category != "other" {
            func text(_ mark: (String) -> String) -> String {
                snippet(
                    "{ en: Hi, \(locale == "en" ? "de" : locale): { plural: count, \(mark(category)): A, other: B } }")
            }
            if categories.contains(category) {
                _ = try resolve(text { $0 })
            } else {
                expectFinding(
                    .pluralForm, "`\(locale == "en" ? "de" : locale)` has no plural category `\(category)`",
                    note: "by CLDR's plural rules it has", in: text { "«\($0)»" })
            }
        }
    }

    @Test func noPlural() {
        expectFinding(
            .wrongType, "`en` takes a text or a plural, but this is a mapping", in: snippet("{ en: «{ fr: Salut }» }"))
    }

    @Test func faultyPlurals() {
        expectFinding(
            .pluralForm, "the plural has no `other`", help: "covers every number",
            in: snippet("{ en: «{ plural: count, one: A }» }"))
        expectFinding(
            .missingField, "the plural has no `plural`", help: "`plural: count`",
            in: snippet("{ en: «{ one: A, other: B }» }"))
        expectFinding(
            .missingField, "the plural has no `plural`", help: "`plural: count`", in: snippet("«{ one: A, other: B }»"))
        expectFinding(
            .pluralForm, "a number decides a plural, but `name` is a text", labelFirst: true,
            in: "banners: { a: { level: error, text: { plural: «name», other: B }, parameters: { «name»: string } } }")
        expectFinding(
            .unknownParameter, "there is no parameter `cuont`", help: "did you mean `count`?",
            in: snippet("{ plural: «cuont», other: B }"))
        expectFinding(
            .unknownKey, "a plural has no key `onee`", help: "did you mean `one`?",
            in: snippet("{ plural: count, «onee»: A, other: B }"))
    }

    @Test(
        "only banners have parameters and plurals",
        arguments: [
            "buttons: { a: { kind: emphasis, title: % } }",
            "buttons: { a: { kind: icon, image: { symbol: xmark }, label: % } }",
            "levels: { a: { tint: \"#000000\", onTint: \"#FFFFFF\", spokenPrefix: % } }",
            "levels: { a: { tint: \"#000000\", onTint: \"#FFFFFF\", icon: { symbol: xmark, label: % } } }",
            "banners: { a: { level: error, parameters: { n: int }, text: Hi, alsoAvailableAt: % } }",
            "banners: { a: { level: error, parameters: { n: int }, text: Hi, spokenPrefix: % } }",
        ])
    func fixedTexts(_ snippet: String) throws {
        let note =
            "only the `title`, the `text` and the `points` of a banner and the text of its `completion` have parameters "
            + "and plurals"
        expectFinding(
            .unknownParameter, "this text can't have the parameter `{n}`",
            help: "write `{{` and `}}` for the braces themselves",
            note: note, in: snippet.replacing("%", with: "«\"{n} items\"»"))
        expectFinding(
            .pluralForm, "this text can't be a plural", note: note,
            in: snippet.replacing("%", with: "{ en: «{ plural: n, one: A, other: B }» }"))
        _ = try resolve(snippet.replacing("%", with: "\"{{n}} items\""))
    }

    @Test func completion() throws {
        let spec = try resolve(
            """
            metrics: { brief: {} }
            banners:
              a: { level: error, text: Hi, parameters: { n: int }, progress: { kind: determinate, completion: { text: "{n}", metrics: brief } } }
            """)
        let completion = try #require(spec.banners[0].extras?.progress?.completion)
        #expect(
            completion.text.entries[0].content.mainPattern.segments == [.parameter(0)] && completion.metrics?.value == 1
        )
    }

    @Test("characters that reorder text are fine in texts and descriptions, and nowhere else") func bidi() throws {
        let spec = try resolve(
            "description: \"a\u{2066}b\u{2069}\"\nbanners: { a: { level: error, text: \"a\u{200F}b\\u202E\" } }")
        #expect(spec.banners[0].text.entries[0].content.mainPattern.literal == "a\u{200F}b\u{202E}")
        for character: Unicode.Scalar in ["\u{202E}", "\u{2066}", "\u{200B}", "\u{FEFF}", "\u{7F}", "\n"] {
            let number = String(character.value, radix: 16)
            let escape = "\\u" + String(repeating: "0", count: 4 - number.count) + number
            let project = Project(
                snippet: "banners: { a: { level: error, text: Hi, trigger: { event: «\"a\(escape)b\"» } } }")
            #expect(project.findings.map(\.rule) == [.unsafeCharacter], "\(escape)")
            let name = Project(snippet: "banners: { «\"a\(escape)b\"»: { level: error, text: Hi } }")
            #expect(name.findings.map(\.rule) == [.invalidName], "\(escape)")
        }
    }
}

@Suite("Locales") struct LocaleTests {
    private func banner(_ text: String) -> String { "\nbanners: { a: { level: error, text: \(text) } }" }

    @Test("without the section, `en` and every language in use") func absent() throws {
        let spec = try resolve(
            """
            buttons: { b: { kind: emphasis, title: { en: A, fr: B } } }
            levels: { error: { tint: "#000000", onTint: "#FFFFFF", spokenPrefix: { en: A, de: B } } }
            banners: { a: { level: error, text: { ja: A, en: B }, image: { symbol: x, label: { en: A, ar: B } } } }
            themes: { t: { levels: { error: { spokenPrefix: { en: A, nl: B } } }, texts: { a: { en: A, sv: B } } } }
            """)
        #expect(spec.locales.development == "en")
        #expect(spec.locales.supported == ["en", "de", "fr", "ja", "ar", "nl", "sv"])
        #expect(spec.banners[0].text.entries.map(\.locale) == ["en", "ja"])
    }

    @Test func declared() throws {
        let spec = try resolve("locales: { development: de, supported: [en, de, pt-BR] }" + banner("{ en: A, de: B }"))
        #expect(spec.locales.development == "de" && spec.locales.supported == ["de", "en", "pt-BR"])
        #expect(spec.banners[0].text.entries.map(\.locale) == ["de", "en"])
        #expect(try resolve("locales: { development: de }" + banner("Hallo")).locales.supported == ["de"])
        #expect(
            try resolve("locales: { supported: [en, no] }" + banner("{ en: A, no: B }")).locales.supported == [
                "en", "no",
            ])
    }

    @Test("the nearest wider language serves a narrower one") func fallback() throws {
        let text = try resolve(banner("{ en: A, pt: B, pt-BR: C }")).banners[0].text
        #expect(
            ["pt-BR", "pt-PT", "pt-BR-x", "zh-Hans", "en"].map { text.entry(for: $0)?.locale } == [
                "pt-BR", "pt", "pt-BR", "en", "en",
            ])
    }

    @Test("a guess of where a text stands changes nothing but the time", arguments: -1...5)
    func guess(_ guess: Int) throws {
        let text = try resolve(banner("{ en: A, pt: B, pt-BR: C, de: D }")).banners[0].text
        for locale in ["en", "pt", "pt-BR", "pt-PT", "de", "de-CH-1996", "zh-Hans"] {
            #expect(text.entry(for: locale, guess: guess) == text.entry(for: locale), "\(locale)")
        }
    }

    @Test func undeclared() {
        let locales = "locales: { development: en, supported: [en, pt-BR] }"
        expectFinding(
            .invalidLocale, "`fr` is not among the supported locales",
            help: "add it to `supported` under `locales`, which has `en`, `pt-BR`",
            in: locales + banner("{ en: A, «fr»: B }"))
        expectFinding(
            .invalidLocale, "`pt-br` is not among the supported locales", help: "did you mean `pt-BR`?",
            in: locales + banner("{ en: A, «pt-br»: B }"))
        expectFinding(
            .invalidLocale, "`de_DE` is not among the supported locales",
            help:
                "write `de-DE`, and add that to `supported` under `locales`, which has `en`, `pt-BR`; or remove the text",
            in: locales + banner("{ en: A, «de_DE»: B }"))
        expectFinding(
            .invalidLocale, "`german` is not among the supported locales",
            help: "write `de`, and add that to `supported`",
            in: locales + banner("{ en: A, «german»: B }"))
        expectFinding(
            .invalidLocale, "`klingonish` is not among the supported locales",
            help: "it is not a BCP 47 tag such as `pt-BR`: write one, and add that to `supported`",
            in: locales + banner("{ en: A, «klingonish»: B }"))
    }

    @Test func missingDevelopmentLanguage() {
        expectFinding(
            .missingField, "the text is missing in the development language `en`", help: "add `en: …`",
            in: banner("«{ fr: Salut }»"))
        expectFinding(
            .missingField, "the text is missing in the development language `de`",
            in: "locales: { development: de, supported: [de, en] }" + banner("«{ en: Hi }»"))
    }

    @Test(
        "tags that are none",
        arguments: ["e", "english", "en_US", "en-", "1a", "en-verylongpart", "\"en US\"", "ｅｎ", "en--US"])
    func tags(_ tag: String) {
        let shown = tag.filter { $0 != "\"" }
        expectFinding(
            .invalidLocale, "`\(shown)` is not a language tag",
            help: ["en_US": "write `en-US`", "ｅｎ": "write `en`", "english": "write `en`"][tag] ?? "`pt-BR`",
            in: banner("{ en: A, «\(tag)»: B }"))
        expectFinding(
            .invalidLocale, "`\(shown)` is not a language tag",
            in: "locales: { supported: [en, «\(tag)»] }" + banner("{ en: A }"))
    }

    @Test(
        "the parts of a tag have an order",
        arguments: [
            ("sr-RS-Latn", "write `sr-Latn-RS`"), ("zh_TW_Hant", "write `zh-Hant-TW`"),
            ("ca-valencia-ES", "`ca-ES-valencia`"),
            ("pt-PT-AO", "one region: write `pt-PT` or `pt-AO`"), ("es-419-MX", "write `es-419` or `es-MX`"),
            ("sr-Latn-Cyrl", "write a BCP 47 tag"), ("de-abc1", "write a BCP 47 tag"), ("en-u", "write a BCP 47 tag"),
        ])
    func order(_ tag: String, _ help: String) {
        expectFinding(
            .invalidLocale, "`\(tag)` is not a language tag", help: help,
            in: "locales: { supported: [en, «\(tag)»] }" + banner("{ en: A }"))
    }

    @Test(
        "the name of a language is told its tag",
        arguments: [
            ("English", "en"), ("Deutsch", "de"), ("Portuguese (Brazil)", "pt-BR"), ("Brazilian Portuguese", "pt-BR"),
            ("Chinese Traditional", "zh-Hant"), ("Chinese", "zh-Hans"), ("Français", "fr"), ("日本語", "ja"),
        ])
    func languageNames(_ name: String, _ tag: String) {
        expectFinding(
            .invalidLocale, "`\(name)` is not a language tag", help: "write `\(tag)`",
            in: banner("{ en: A, «\(name)»: B }"))
        #expect(LanguageTag.hasForm(tag))
    }

    @Test("a tag without end is refused soon, with the usual help") func endlessTag() {
        let tag = "en" + String(repeating: "-US", count: 5_000)
        let findings = Project(snippet: "locales: { supported: [en, \(tag)] }" + banner("{ en: A }")).findings
        #expect(findings.count == 1 && findings.first?.help.first?.hasPrefix("write a BCP 47 tag") == true)
    }

    @Test(
        "all parts that a tag may have",
        arguments: [
            "en", "haw", "zh-yue", "zh-yue-Hant-HK", "sr-Latn-RS", "es-419", "de-1996", "sl-rozaj-biske-1994",
            "ca-ES-valencia",
            "en-u-nu-latn", "ar-EG-u-ca-islamic-nu-latn", "en-x-a", "en-a-bbb-x-a-ccc", "EN-gb",
        ])
    func parts(_ tag: String) { #expect(LanguageTag.hasForm(tag)) }

    @Test(
        "the same language is meant before one that is spelled alike",
        arguments: [
            ("sr", "sr-Latn"), ("zh-HK", "zh-Hant-HK"), ("zh-TW", "zh-Hant"), ("ja-JP", "ja"), ("he-IL", "he"),
            ("iw", "he"),
            ("fil-PH", "fil"), ("jaa", "ja"), ("xx", nil),
        ] as [(String, String?)])
    func nearest(_ tag: String, _ meant: String?) {
        let supported = ["ar", "sr-Latn", "zh-Hant-HK", "zh-Hant", "ja", "he", "fil"]
        #expect(LanguageTag.nearest(tag, among: supported) == meant)
    }

    @Test("tags that differ in case alone are the same") func cases() {
        expectFinding(
            .invalidLocale, "the locale `PT-br` is listed twice", help: "remove one of them",
            note: "language tags are not case-sensitive", labelFirst: true,
            in: "locales: { development: en, supported: [en, «pt-BR», «PT-br»] }")
        expectFinding(
            .invalidLocale, "the locale `en` is listed twice", labelFirst: true,
            in: "locales: { development: en, supported: [«en», «en»] }")
        expectFinding(
            .invalidLocale, "the locale `pt-br` is written `pt-BR` elsewhere", help: "write `pt-BR`",
            in:
                "banners: { a: { level: error, text: { en: A, pt-BR: B } }, b: { level: error, text: { en: A, «pt-br»: B } } }"
        )
    }

    @Test func unsupportedDevelopmentLanguage() {
        expectFinding(
            .invalidLocale, "the development language `de` is not among the supported locales",
            help: "add it to `supported`",
            in: "locales: { development: «de», supported: [en, fr] }")
        expectFinding(
            .invalidLocale, "the development language `en` is not among the supported locales",
            in: "locales: { supported: [«fr»] }")
        expectFinding(
            .invalidLocale, "the development language `en` is `EN` among the supported locales", help: "write `en`",
            note: "language tags are not case-sensitive", in: "locales: { supported: [«EN», De] }")
    }

    @Test("Swift's interpolation is no placeholder") func interpolation() {
        func spec(_ text: String) -> String {
            "banners: { a: { level: error, parameters: { name: string }, text: \(text) } }"
        }
        for text in ["'Hi «\\(name)»!'", "Hi «\\(name)»!"] {
            expectFinding(
                .invalidText, "`\\(name)` is not a placeholder: people would read it as it stands",
                help: "write `{name}`",
                in: spec(text))
        }
    }

    @Test(
        "a faulty section is not held against the texts",
        arguments: [
            "locales: «en»", "locales: { development: «english» }",
            "locales: { development: de, supported: [de, «fr_FR»] }", "«locals»: { development: de }",
        ])
    func cascade(_ locales: String) {
        let project = Project(
            snippet: locales + banner("{ fr: A, de: B }") + "\nbuttons: { b: { kind: emphasis, title: { nl: A } } }")
        #expect(project.findings.count == 1, "\(project.transcript)")
        #expect(project.findings.map(\.place.bytes) == project.marks[Project.root])
    }
}
