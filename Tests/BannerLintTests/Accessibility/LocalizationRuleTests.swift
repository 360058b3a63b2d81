// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing

@testable import BannerLint

/// What the examples of the rules can't show: all kinds of texts, themes, ranges.
struct LocalizationRuleTests {
    // MARK: Missing

    @Test("where each language has a file, a text is missing in that of the language")
    func filesOfLanguages() {
        let files = [
            "res/values/texts.xml": "<resources><string name=\"a\">Hi</string></resources>",
            "en.lproj/Texts.strings": "\"a\" = \"Hi\";\n", "l10n/app_en.arb": "{ \"@@locale\": \"en\", \"a\": \"Hi\" }",
        ]
        for (path, other) in [
            ("res/values/texts.xml", "res/values-de/texts.xml"), ("en.lproj/Texts.strings", "de.lproj/Texts.strings"),
            ("l10n/app_en.arb", "l10n/app_de.arb"),
        ] {
            let example = RuleExample(
                """
                locales: { development: en, supported: [en, de] }
                use: [\(path)]
                banners: { b: { level: error, text: { key: a } } }
                """, files: files)
            let found = LintedText(example, only: RuleRegistry.rule(named: "l10n-missing")?.id)
                .findings(of: "l10n-missing")
            let helps = found.flatMap(\.help).filter { $0.hasPrefix("translate") }
            #expect(helps == ["translate `a` in `\(other)`"], "\(path)")
        }
    }

    @Test func everyKindOfTextIsLookedAt() {
        let linted = LintedText(
            """
            locales: { development: en, supported: [en, fr, fr-CA, de] }
            buttons:
              retry: { kind: emphasis, title: Retry, label: Retry now, image: { symbol: plus, label: Plus } }
            levels:
              error: { tint: "#B3261E", onTint: "#FFFFFF", icon: { symbol: xmark, label: Cross }, spokenPrefix: Error }
            banners:
              a:
                level: error
                text: { en: A., fr: A., de: A. }
                image: { asset: a, label: Image }
                progress: { kind: indeterminate, completion: { text: Done. } }
                alsoAvailableAt: { en: Settings, de: Einstellungen }
            themes:
              quartz:
                levels: { error: { spokenPrefix: { en: Fault, fr: Faute } } }
                texts: { a: { en: B., fr: B., fr-CA: B. } }
            """, only: "l10n-missing")
        #expect(
            Set(linted.messages(of: "l10n-missing")) == [
                "the title of `retry` is missing in `fr`, `fr-CA` and `de`",
                "the label of `retry` is missing in `fr`, `fr-CA` and `de`",
                "the label of the image of `retry` is missing in `fr`, `fr-CA` and `de`",
                "the label of the icon of `error` is missing in `fr`, `fr-CA` and `de`",
                "the spoken prefix of `error` is missing in `fr`, `fr-CA` and `de`",
                "the spoken prefix of `error` in theme `quartz` is missing in `de`",
                "the label of the image of `a` is missing in `fr`, `fr-CA` and `de`",
                "the completion text of `a` is missing in `fr`, `fr-CA` and `de`",
                "`alsoAvailableAt` of `a` is missing in `fr` and `fr-CA`",
                "the text of `a` in theme `quartz` is missing in `de`",
            ])
    }

    @Test func aThousandLanguagesAreOneFinding() {
        let tags = ["en"] + (0..<998).map { "q\(Self.letter($0 / 26 / 26))\(Self.letter($0 / 26))-\(Self.letter($0))z" }
        let linted = LintedText(
            """
            locales: { development: en, supported: [\(tags.joined(separator: ", "))] }
            levels:
              error: { tint: "#B3261E", onTint: "#FFFFFF" }
            """, only: "l10n-missing")
        #expect(linted.findings(of: "l10n-missing").count == 1)
        #expect(linted.messages(of: "l10n-missing").first?.hasSuffix("and 993 more") == true)
    }

    private static func letter(_ number: Int) -> Character {
        Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(number % 26)))
    }

    // MARK: Parameters

    private func mismatches(_ parameters: String, _ text: String) -> [String] {
        LintedText(
            """
            banners:
              a:
                level: error
                parameters: { \(parameters) }
                text: \(text)
            """, only: "l10n-placeholder-mismatch"
        ).messages(of: "l10n-placeholder-mismatch")
    }

    @Test func aFormForOneNumberMayLeaveItOut() {
        let count = "count: { type: int, min: 1, max: 99 }"
        let en = #"en: { plural: count, one: One draft, other: "{count} drafts" }"#
        #expect(mismatches(count, "{ \(en) }") == [])
        // French `one` is that of 0 and 1.
        let fr = #"fr: { plural: count, one: Un brouillon, other: "{count} brouillons" }"#
        #expect(mismatches(count, "{ \(en), \(fr) }") == [])
        #expect(
            mismatches("count: { type: int, min: 0, max: 99 }", "{ \(en), \(fr) }") == [
                "the text of `a`, form `one` in `fr`, leaves out `{count}`"
            ])
        let ar = """
            ar: { plural: count, one: فاتورة, two: فاتورتان, few: فواتير, many: "{count} فاتورة", other: "{count} فاتورة" }
            """
        #expect(
            mismatches(count, "{ \(en), \(ar) }") == ["the text of `a`, form `few` in `ar`, leaves out `{count}`"])
    }

    @Test func otherParametersStandInEveryForm() {
        let both = "count: { type: int, min: 1, max: 9 }, name: { type: string, maxLength: 9 }"
        #expect(
            mismatches(both, #"{ en: { plural: count, one: One draft, other: "{count} drafts of {name}" } }"#) == [
                "the text of `a`, form `one` in `en`, leaves out `{name}`"
            ])
        #expect(
            mismatches(both, #"{ en: "{count} by {name}", fr: "{name}", de: "{name}: {count} {count}" }"#) == [
                "the text of `a`, `fr`, leaves out `{count}`"
            ])
        #expect(
            mismatches(both, #"{ en: "By {name}", fr: "{count} {name}" }"#) == ["the text of `a`, `fr`, adds `{count}`"]
        )
        #expect(
            mismatches(both, #"{ en: { plural: count, one: A draft, other: Drafts }, fr: "{count} brouillons" }"#) == []
        )
    }

    // MARK: Plurals

    private func missingForms(_ range: String, _ text: String) -> [String] {
        LintedText(
            """
            banners:
              a:
                level: error
                parameters: { n: { type: int\(range) } }
                text: \(text)
            """, only: "l10n-plural-categories"
        ).messages(of: "l10n-plural-categories")
    }

    @Test func theFormsThatNumbersNeedAreAskedFor() {
        let en = #"en: { plural: n, one: "{n} a", other: "{n} b" }"#
        let fr = #"fr: { plural: n, one: "{n} a", other: "{n} b" }"#
        #expect(missingForms(", min: 1, max: 99", "{ \(en), \(fr) }") == [])
        #expect(
            missingForms("", "{ \(en), \(fr) }") == [
                "the text of `a` lacks the form `many` (1000000, 2000000, 3000000) in `fr`"
            ])
        let ru = #"ru: { plural: n, one: "{n} a", other: "{n} b" }"#
        #expect(
            missingForms(", min: 1, max: 99", "{ \(en), \(ru) }") == [
                "the text of `a` lacks the forms `few` (2, 3, 4) and `many` (5, 6, 7) in `ru`"
            ])
        #expect(missingForms(", min: 21, max: 21", "{ \(en), \(ru) }") == [])
        // Czech has `many` for fractions alone.
        let cs = #"cs: { plural: n, one: "{n} a", few: "{n} b", other: "{n} c" }"#
        #expect(missingForms("", "{ \(en), \(cs) }") == [])
        #expect(missingForms("", "{ \(en), tlh: { plural: n, other: \"{n}\" } }") == [])
    }

    @Test("a plural is asked for in the file of its language, and in one that can hold it")
    func filesOfPlurals() {
        let files = [
            "de.lproj/T.strings": "\"a\" = \"%d neu\";\n", "en.lproj/T.strings": "\"a\" = \"New: %d\";\n",
            "ar.lproj/T.strings": "\"a\" = \"%d عناصر\";\n",
            "res/values/t.xml": "<resources><string name=\"a\">New: %d</string></resources>",
            "res/values-ar/t.xml": "<resources><string name=\"a\">%d عناصر</string></resources>",
        ]
        for (use, path) in [
            ("[de.lproj/T.strings, en.lproj/T.strings]", "ar.lproj/T.stringsdict"),
            ("[res/values/t.xml]", "res/values-ar/t.xml"),
        ] {
            let example = RuleExample(
                """
                locales: { development: en, supported: [en, ar] }
                use: \(use)
                banners: { b: { level: error, parameters: { n: { type: int } }, text: { key: a } } }
                """, files: files)
            let found = LintedText(example, only: L10nPluralConcatenation.description.id)
                .findings(of: "l10n-plural-concatenation")
            #expect(found.count == 1, "\(path)")
            #expect(found.first?.help.first?.hasPrefix("vary `a` by plural in \(path), with ") == true, "\(path)")
        }
    }

    private func concatenations(
        _ text: String, _ parameters: String = "n: { type: int }", _ locale: String? = nil
    ) -> [Severity] {
        let locales = locale.map { "locales: { development: \($0), supported: [\($0)] }\n" } ?? ""
        return LintedText(
            locales
                + "banners:\n  a:\n    level: error\n    parameters: { \(parameters) }\n    text: \(text)\n",
            only: "l10n-plural-concatenation"
        ).findings(of: "l10n-plural-concatenation").map(\.severity)
    }

    @Test func aWordBehindANumberHasToBeAPlural() {
        for text in [
            "{n} items", "{n} item(s)", "{n}\u{A0}items", "You have {n}  items", "{n}th", "{n} mins",
            "{n}\u{2069} items", "({n}) drafts", "[{n}] drafts", "“{n}” drafts", "‹ {n} › drafts", "{n} new messages",
            "{n} more unread items", "Done.\\n{n} items", "{n} available updates", "Update {n} apps",
            "{n} drafts 2 days old",
        ] {
            #expect(concatenations("\"\(text)\"") == [.warning], "\(text)")
        }
        for text in [
            "Items: {n}", "Step {n}", "Step {n}.", "Flight LH{n} boards now.", "{n} %", "{n}%", "{n} MB", "{n} km left",
            "{n}-mal", "{n}/5",
            "{n} 🎉", "{n}", "({n}) new", "Inbox ({n}) updated", "{n} of 5", "{n} of your files", "{n} left", "{n} new",
            "Version {n} is out", "Gate {n} is closing", "Error no. {n} occurred", "Ticket #{n} solved",
            "Total: {n}\\nTap to open", "{n} in total", "Update {n} installed", "Update {n} is ready",
            "Inbox [{n}] updated",
        ] {
            #expect(concatenations("\"\(text)\"") == [], "\(text)")
        }
    }

    @Test func theLanguageAndTheRangeDecide() {
        #expect(concatenations(#"{ en: "Items: {n}", ja: "{n}件", ru: "{n} файлов" }"#) == [.warning])
        let german = #"{ en: "N: {n}", de: "Bestellnummer {n} wurde storniert" }"#
        #expect(concatenations(german) == [])
        #expect(concatenations(german.replacing("Bestellnummer", with: "Wegen")) == [.warning])
        #expect(concatenations("\"{n} items\"", "n: { type: int, min: 2, max: 9 }") == [])
    }

    @Test func whatIsNotKnownIsLessGrave() {
        #expect(concatenations("\"{n} {unit}\"", "n: { type: int }, unit: { type: string }") == [.info])
        let second = #"{ plural: n, one: "{n} file in {m} folders", other: "{n} files in {m} folders" }"#
        #expect(concatenations(second, "n: { type: int }, m: { type: int }") == [.info])
        let two = "n: { type: int }, m: { type: int }"
        #expect(concatenations("\"{n} of {m} files\"", two) == [.info])
        #expect(concatenations("\"{n} files {m} MB\"", two) == [.warning])
        for text in ["Step {n} of {m} done.", "{n} of {m}", "{n} of {m} MB", "{n}/{m} \u{2713}"] {
            #expect(concatenations("\"\(text)\"", two) == [], "\(text)")
        }
        #expect(concatenations(#"{ en: "N: {n}", de: "Schritt {n} von {m} läuft" }"#, two) == [])
    }

    @Test(
        "a number, a word and a number are a part and its whole in any language",
        arguments: [
            ("hr", "Korak {n} od {m} gotov"), ("sl", "Korak {n} od {m} končan"), ("bg", "Стъпка {n} от {m} е готова"),
            ("el", "Βήμα {n} από {m} έτοιμο"), ("ca", "Pas {n} de {m} fet"), ("ro", "Pasul {n} din {m} gata"),
            ("sk", "Krok {n} zo {m} hotový"), ("lt", "Žingsnis {n} iš {m} baigtas"), ("lv", "Solis {n} no {m} gatavs"),
            ("hi", "{n} में से {m}"), ("hi", "चरण {n} में से {m} पूर्ण"), ("fa", "مرحله {n} از {m} انجام شد"),
            ("ar", "الخطوة {n} من {m} اكتملت"), ("he", "שלב {n} מתוך {m} הושלם"), ("ga", "Céim {n} de {m} déanta"),
            ("hr", "Korak {n} od 5"), ("ga", "{n} as {m}"),
        ])
    func partsOfAWhole(locale: String, text: String) {
        let two = "n: { type: int }, m: { type: int }"
        let parameters = text.contains("{m}") ? two : "n: { type: int }"
        #expect(concatenations("{ \(locale): \"\(text)\" }", parameters, locale) == [], "\(text)")
    }

    @Test(
        "what names one thing counts nothing",
        arguments: [
            ("ar", "الإصدار {n} متاح"), ("he", "גרסה {n} זמינה"), ("tr", "Sürüm {n} hazır"),
            ("el", "Έκδοση {n} διαθέσιμη"),
            ("hr", "Verzija {n} dostupna"), ("ro", "Versiunea {n} disponibilă"), ("ru", "Обновление {n} готово"),
        ])
    func namesOfOneThing(locale: String, text: String) {
        #expect(concatenations("{ \(locale): \"\(text)\" }", "n: { type: int }", locale) == [], "\(text)")
    }

    @Test(
        "what is counted still is, in languages of which few words are known",
        arguments: [
            ("hr", "{n} datoteka čeka"), ("el", "{n} αρχεία"), ("ar", "{n} ملفات"), ("sk", "Čaká {n} súborov"),
        ])
    func countsOfOtherLanguages(locale: String, text: String) {
        #expect(concatenations("{ \(locale): \"\(text)\" }", "n: { type: int }", locale) == [.warning], "\(text)")
    }

    @Test(
        "units are the same for every number in every language",
        arguments: [
            ("fr", "{n}\u{A0}Mo"), ("fr", "{n} Go prêts"), ("ru", "{n} Мб"), ("uk", "{n} хв"), ("el", "{n} χλμ."),
            ("ar", "{n} م.ب"), ("hi", "{n} एमबी"), ("he", "{n} דק׳"), ("de", "{n} Std."), ("pl", "{n} godz."),
        ])
    func unitsOfLanguages(locale: String, text: String) {
        #expect(concatenations("{ \(locale): \"\(text)\" }", "n: { type: int }", locale) == [], "\(text)")
    }

    // MARK: Direction

    private func isolates(_ text: String, locales: String = "en, ar") -> [Severity] {
        LintedText(
            """
            locales: { development: en, supported: [\(locales)] }
            banners:
              a:
                level: error
                parameters: { name: { type: string, maxLength: 9 }, n: { type: int, min: 1, max: 9 } }
                text: \(text)
            """, only: "l10n-bidi-isolate"
        ).findings(of: "l10n-bidi-isolate").map(\.severity)
    }

    @Test func namesAreIsolatedWhereDirectionsMeet() {
        #expect(isolates(#"{ en: "Hi \u2068{name}\u2069", ar: "مرحبا {name}" }"#) == [.warning])
        #expect(isolates(#"{ en: "Hi {name}", ar: "مرحبا \u2068{name}\u2069" }"#) == [.info])
        #expect(isolates(#"{ en: "Hi {name}" }"#, locales: "en, fr") == [])
        #expect(isolates(#"{ en: "{name}", ar: "{name}" }"#) == [])
        #expect(isolates(#"{ en: "Items: {n}", ar: "عناصر: {n}" }"#) == [])
        // Quotation marks may stand within the isolate, but words may not.
        #expect(isolates(#"{ en: "Hi \u2068“{name}”\u2069" }"#) == [])
        #expect(isolates(#"{ en: "\u2068Hi {name}\u2069" }"#) == [.info])
        #expect(isolates(#"{ en: "\u2068\u2069{name}\u2068\u2069" }"#) == [.info])
    }

    @Test func marksArePairedInEveryText() {
        for text in [
            #""\u2068a""#, #""a\u2069""#, #""\u202Ba\u2069""#, #""\u202Aa""#, #""\u202E\u202Ca\u2067""#,
            #""\u2068a\nb\u2069""#, #""\u202Aa\u2029b\u202C""#,
        ] {
            #expect(isolates(text, locales: "en") == [.warning], "\(text)")
        }
        #expect(isolates(#""\u202Eabc\u202C""#, locales: "en") == [.warning])
        for text in [#""\u2068a\u2069 \u200F\u200E""#, #""\u202Ba\u202C""#, #""“→…” ""#] {
            #expect(isolates(text, locales: "en") == [], "\(text)")
        }
    }

    @Test(arguments: [
        (#""Hi {name}""#, #""Hi \u2068{name}\u2069""#), ("Hi {name}!", #""Hi \u2068{name}\u2069!""#),
        (#"'It''s "{name}" \'"#, #""It's \"\u2068{name}\u2069\" \\""#),
        (#""{{name}} {name} {n}""#, #""{{name}} \u2068{name}\u2069 {n}""#),
    ]) func fixesIsolateTheNameAlone(written: String, fixed: String) {
        #expect(ParameterIsolation.isolating([0], in: written) == fixed)
    }

    @Test("what is isolated already stays, and marks that are wrong are no matter for a safe fix")
    func marksThatAreThere() {
        #expect(
            ParameterIsolation.isolating([1], in: #""\u2068{name}\u2069 {name}""#)
                == #""\u2068{name}\u2069 \u2068{name}\u2069""#)
        func fixes(_ text: String) -> [String] {
            LintedText(
                """
                locales: { development: en, supported: [en, ar] }
                banners:
                  a:
                    level: error
                    parameters: { name: { type: string, maxLength: 9 } }
                    text: { en: "Hi \\u2068{name}\\u2069", ar: "\(text)" }
                """, only: "l10n-bidi-isolate"
            ).findings.compactMap(\.fix).flatMap(\.edits).map(\.replacement)
        }
        #expect(fixes(#"\u2068{name}\u2069 تم {name}"#) == [#""\u2068{name}\u2069 تم \u2068{name}\u2069""#])
        for text in [#"\u2068{name} تم"#, #"{name}\u2069 تم"#, #"\u202E{name}\u202C"#, #"\u2068{name}\n\u2069 تم"#] {
            #expect(fixes(text) == [], "\(text)")
        }
    }

    /// A mark makes one character with the sign before it; to YAML they are two.
    @Test func marksOnSignsOfYAMLStay() {
        for (written, fixed) in [
            ("\"\u{301}{name}\"", "\"\u{301}\\u2068{name}\\u2069\""),
            ("'\u{301}''\u{301}{name}'", "\"\u{301}'\u{301}\\u2068{name}\\u2069\""),
            ("a \"\u{301}{name}", "\"a \\\"\u{301}\\u2068{name}\\u2069\""),
            ("a {{\u{301} {name}\u{301}", "\"a {{\u{301} \\u2068{name}\\u2069\u{301}\""),
        ] {
            let made = ParameterIsolation.isolating([0], in: written)
            #expect(made.map { Array($0.utf8) } == Array(fixed.utf8), "\(written.debugDescription)")
        }
    }

    @Test func textsThatCanNotBeCopiedAreLeftAlone() {
        for written in ["*text", "|\n  Hi {name}", "\"Hi\n  {name}\"", "Hi {name", ""] {
            #expect(ParameterIsolation.isolating([0], in: written) == nil, "\(written)")
        }
    }

    // MARK: Images

    @Test(arguments: [
        ("http://example.com/a.png", "has the scheme `http`, not `https`"),
        ("javascript:alert(1)", "has the scheme `javascript`, not `https`"), ("images/a.png", "has no scheme"),
        ("//example.com/a.png", "has no scheme"), ("https:example.com", "names no host"), ("https://", "names no host"),
        ("https:///a.png", "names no host"), ("https://:443/a", "names no host"),
        ("https://example.com@evil.example/a.png", "contains a user name"),
        ("https://example.com/a b.png", "contains a space or a control character"),
    ]) func addressesThatAreNotHTTPS(url: String, fault: String) {
        #expect(addressFaults(url) == ["the address of the image of `a` \(fault)"])
    }

    @Test func addressesThatAre() {
        for url in ["https://example.com/a.png?x=@", "HTTPS://example.com", "https://[::1]:8080/a#b"] {
            #expect(addressFaults(url) == [], "\(url)")
        }
    }

    private func addressFaults(_ url: String) -> [String] {
        LintedText(
            "banners:\n  a: { level: error, text: A., image: { url: \"\(url)\", placeholder: a, decorative: true } }\n",
            only: "asset-url-https"
        ).messages(of: "asset-url-https")
    }

    @Test func assetsOfPlaceholdersAndIconsAreLookedUpToo() {
        let linted = LintedText(
            RuleExample(
                """
                buttons:
                  go: { kind: icon, image: { asset: go }, label: Go }
                levels:
                  error: { tint: "#B3261E", onTint: "#FFFFFF", icon: { asset: Dog } }
                banners:
                  a: { level: error, text: A., image: { url: "https://example.com/a", placeholder: { asset: cat } } }
                """, files: ["Assets.xcassets/dog.imageset/Contents.json": "{}"]),
            only: RuleRegistry.rule(named: "asset-exists")?.id)
        #expect(
            Set(linted.messages(of: "asset-exists")) == [
                "there is no asset `go`", "there is no asset `Dog`", "there is no asset `cat`",
            ])
    }

    @Test func circlesAreMeasuredByTheSquareInThem() {
        func messages(_ size: String) -> [String] {
            LintedText(
                """
                styles:
                  bar: { image: { shape: circle, size: \(size) } }
                banners:
                  a: { level: error, style: bar, text: A., image: { asset: a, decorative: true } }
                  b: { level: error, style: bar, text: B. }
                """, only: "asset-circle-crop"
            ).messages(of: "asset-circle-crop")
        }
        // 16 · √2 = 22.63
        #expect(messages("23") == [])
        #expect(messages("22") == ["a circle of 22 pt leaves a square of 15.56 pt, below 16 pt"])
    }
}
