// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics
import Testing

/// Texts of a spec that stand in a String Catalog.
@Suite("Texts in a String Catalog") struct StringCatalogTests {
    private static let file = "Localizable.xcstrings"

    /// A catalogue with `strings`, in which `«` and `»` mark places.
    private static func catalog(_ strings: String, language: String = "en") -> [String: String] {
        [file: "{ \"sourceLanguage\": \"\(language)\", \"strings\": { \(strings) }, \"version\": \"1.0\" }"]
    }

    private static func unit(_ value: String, state: String = "translated") -> String {
        "{ \"stringUnit\": { \"state\": \"\(state)\", \"value\": \"\(value)\" } }"
    }

    private static func entry(_ key: String, _ localizations: String) -> String {
        "\"\(key)\": { \"localizations\": { \(localizations) } }"
    }

    private static func project(_ snippet: String, _ strings: String, language: String = "en") -> Project {
        Project(snippet: "use: [\(file)]\n" + snippet, files: catalog(strings, language: language))
    }

    private static let count = "parameters: { count: { type: int, min: 0, max: 99 } }"
    private static let both =
        "parameters: { name: { type: string, maxLength: 9 }, count: { type: int, min: 0, max: 99 }, face: image }, "
        + "image: { parameter: face, decorative: true }"

    /// The texts of the only banner's `text`, by language, parameters by their names in braces.
    private static func texts(_ project: Project) throws -> [String: [String]] {
        let spec = try resolve(project)
        let banner = try #require(spec.banners.first)
        let names = banner.parameters.map(\.name.value)
        return banner.text.entries.reduce(into: [:]) { texts, entry in
            switch entry.content {
            case .pattern(let pattern): texts[entry.locale] = [pattern.written(names)]
            case .plural(let parameter, let forms):
                texts[entry.locale] =
                    [names[parameter]] + forms.map { "\($0.category.rawValue): \($0.pattern.written(names))" }
            }
        }
    }

    @Test func aTextByItsKey() throws {
        let strings = Self.entry(
            "sync.failed",
            "\"en\": \(Self.unit("Sync failed.")), \"de\": \(Self.unit("Fehler \\u00e4\\n\\ud83d\\ude00."))")
        let project = Self.project("banners: { a: { level: error, text: { key: sync.failed } } }", strings)
        #expect(try Self.texts(project) == ["en": ["Sync failed."], "de": ["Fehler ä\n😀."]])
        let text = try #require(project.result.spec?.banners.first?.text)
        #expect(project.sources[text.entries[1].place.file].path == Self.file)
        #expect(project.written(text.entries[1].place) == "\"Fehler \\u00e4\\n\\ud83d\\ude00.\"")
        #expect(project.written(text.place) == "\"sync.failed\"")
        #expect(text.origin?.table == "Localizable")
        #expect(project.result.paths == [Project.root, Self.file])
        let use = project.result.spec?.textUses.use(at: text.entries[1].place)
        #expect(use?.path(at: text.entries[1].place) == "sync.failed.de")
        #expect(use?.asked.map(project.written) == ["sync.failed"])
    }

    @Test(arguments: [
        "title: { key: x }, text: A", "text: A, points: [{ key: x }]", "text: A, link: { title: { key: x } }",
        "text: A, alsoAvailableAt: { key: x }", "text: A, image: { asset: a, label: { key: x } }",
        "text: A, spokenPrefix: { key: x }", "text: A, icon: { symbol: wifi, label: { key: x } }",
        "text: A, progress: { kind: determinate, completion: { text: { key: x } } }",
    ]) func whereverATextStands(_ fields: String) throws {
        let strings = Self.entry("x", "\"en\": \(Self.unit("Here")), \"nb\": \(Self.unit("Her"))")
        let spec = try resolve(Self.project("banners: { a: { level: error, \(fields) } }", strings))
        #expect(spec.locales.supported == ["en", "nb"])
    }

    @Test func buttonsLevelsAndThemes() throws {
        let strings = Self.entry("x", "\"en\": \(Self.unit("Here")), \"nb\": \(Self.unit("Her"))")
        let spec = try resolve(
            Self.project(
                """
                buttons: { retry: { kind: emphasis, title: { key: x } } }
                levels: { error: { tint: "#B3261E", onTint: "#FFFFFF", spokenPrefix: { key: x } } }
                banners: { a: { level: error, text: A } }
                themes: { other: { texts: { a: { key: x } } } }
                """, strings))
        #expect(spec.buttons.first?.title?.entries.map(\.locale) == ["en", "nb"])
        #expect(spec.design.levels.first?.attributes.spokenPrefix.value?.entries.count == 2)
        #expect(spec.themes.first?.texts[0]?.entries.count == 2)
    }

    @Test(arguments: ["saved", "banners.saved.text"]) func byTheNameOfTheBanner(_ key: String) throws {
        let strings = Self.entry(key, "\"en\": \(Self.unit("Saved."))")
        #expect(try Self.texts(Self.project("banners: { saved: { level: error } }", strings)) == ["en": ["Saved."]])
    }

    @Test func withoutATextInItsOwnLanguageTheKeyIsTheText() throws {
        let project = Self.project(
            "banners: { a: { level: error, text: { key: Saved. } } }",
            Self.entry("Saved.", "\"de\": \(Self.unit("Gesichert."))"))
        #expect(try Self.texts(project) == ["en": ["Saved."], "de": ["Gesichert."]])
    }

    @Test func placeholdersBecomeParameters() throws {
        let strings = Self.entry(
            "x", "\"en\": \(Self.unit("%@ has %lld items, 100 %%")), \"de\": \(Self.unit("%2$lld bei %1$@"))")
        let project = Self.project("banners: { a: { level: error, \(Self.both), text: { key: x } } }", strings)
        #expect(try Self.texts(project) == ["en": ["{name} has {count} items, 100 %"], "de": ["{count} bei {name}"]])
    }

    @Test func argumentsSayWhichParametersAreMeant() throws {
        let strings = Self.entry("x", "\"en\": \(Self.unit("%lld items of %@"))")
        let project = Self.project(
            "banners: { a: { level: error, \(Self.both), text: { key: x, arguments: [count, name] } } }", strings)
        #expect(try Self.texts(project) == ["en": ["{count} items of {name}"]])
    }

    @Test func aTextWithoutParametersIsNoFormat() throws {
        let strings = Self.entry("x", "\"en\": \(Self.unit("100 % done, {really}"))")
        let project = Self.project("banners: { a: { level: error, text: { key: x } } }", strings)
        #expect(try Self.texts(project) == ["en": ["100 % done, {{really}}"]])
    }

    @Test func plurals() throws {
        let forms = "\"one\": \(Self.unit("%lld item")), \"other\": \(Self.unit("%lld items"))"
        let strings = Self.entry("x", "\"en\": { \"variations\": { \"plural\": { \(forms) } } }")
        let project = Self.project("banners: { a: { level: error, \(Self.count), text: { key: x } } }", strings)
        #expect(try Self.texts(project) == ["en": ["count", "one: {count} item", "other: {count} items"]])
    }

    @Test func substitutions() throws {
        let forms = "\"one\": \(Self.unit("%arg item")), \"other\": \(Self.unit("%arg items of %1$@"))"
        let substitution =
            "\"n\": { \"argNum\": 2, \"formatSpecifier\": \"lld\", \"variations\": { \"plural\": { \(forms) } } }"
        let unit = "\"stringUnit\": { \"state\": \"translated\", \"value\": \"%1$@: %#@n@ left\" }"
        let strings = Self.entry("x", "\"en\": { \(unit), \"substitutions\": { \(substitution) } }")
        let project = Self.project("banners: { a: { level: error, \(Self.both), text: { key: x } } }", strings)
        #expect(
            try Self.texts(project) == [
                "en": ["count", "one: {name}: {count} item left", "other: {name}: {count} items of {name} left"]
            ])
    }

    @Test func aSubstitutionInManyPlacesIsBounded() {
        let forms = "\"other\": \(Self.unit(String(repeating: "x", count: 4_000)))"
        let substitution =
            "\"n\": { \"argNum\": 1, \"formatSpecifier\": \"lld\", \"variations\": { \"plural\": { \(forms) } } }"
        let value = String(repeating: "%#@n@", count: 4_000)
        let unit = "\"stringUnit\": { \"state\": \"translated\", \"value\": \"\(value)\" }"
        let strings = Self.entry("x", "\"en\": { \(unit), \"substitutions\": { \(substitution) } }")
        let project = Self.project("banners: { a: { level: error, \(Self.both), text: { key: x } } }", strings)
        #expect(
            project.findings.contains {
                $0.message == "the text has a substitution of 4000 bytes in 4000 places, and may have 64 KiB in all"
            })
    }

    @Test func ofDevicesTheIPhoneCounts() throws {
        let devices =
            "\"mac\": \(Self.unit("Click")), \"iphone\": \(Self.unit("Tap")), \"other\": \(Self.unit("Choose"))"
        let strings = Self.entry("x", "\"en\": { \"variations\": { \"device\": { \(devices) } } }")
        let project = Self.project("banners: { a: { level: error, text: { key: x } } }", strings)
        #expect(try Self.texts(project) == ["en": ["Tap"]])
    }

    @Test func onlyWhatIsAskedForIsRead() throws {
        let strings =
            Self.entry("x", "\"en\": \(Self.unit("A"))") + ", \"broken\": { \"localizations\": { \"en\": 1 } }"
        #expect(
            try Self.texts(Self.project("banners: { a: { level: error, text: { key: x } } }", strings)) == ["en": ["A"]]
        )
    }

    @Test func otherLanguagesThanTheSupportedAreLeftOut() throws {
        let strings = Self.entry(
            "x", "\"en\": \(Self.unit("A")), \"pt_br\": \(Self.unit("B")), \"it\": \(Self.unit("C"))")
        let project = Self.project(
            "locales: { supported: [en, pt-BR] }\nbanners: { a: { level: error, text: { key: x } } }", strings)
        #expect(try Self.texts(project) == ["en": ["A"], "pt-BR": ["B"]])
    }

    // MARK: Mistakes

    private static func mistake(_ field: String, _ strings: String, parameters: String = "", language: String = "en")
        -> Project
    {
        let parameters = parameters.isEmpty ? "" : parameters + ", "
        return project("banners: { a: { level: error, \(parameters)\(field) } }", strings, language: language)
    }

    @Test func aKeyThatIsNotThere() {
        expectFinding(
            .unknownReference, "there is no text `sync.faild` in `Localizable.xcstrings`",
            help: "did you mean `sync.failed`?",
            in: Self.mistake("text: { key: «sync.faild» }", Self.entry("sync.failed", "\"en\": \(Self.unit("A"))")))
    }

    @Test func noFileAtAll() {
        expectFinding(
            .unknownReference, "there is no text `x`: the spec uses no file of texts",
            help: "use: [Localizable.xcstrings]",
            in: "banners: { a: { level: error, text: { key: «x» } } }")
    }

    @Test func aBannerWithoutAText() {
        expectFinding(
            .missingField, "banner `a` has no `text`", help: "or the key `a` to `Localizable.xcstrings`",
            in: Project(
                snippet: "use: [\(Self.file)]\nbanners: { «a»: { level: error } }", files: Self.catalog("")))
    }

    @Test("a text may stand in a file that could not be read") func aBrokenFile() {
        for files in [[:], [Self.file: "[]"], [Self.file: "{ \"strings\": {} }"]] {
            let project = Project(snippet: "use: [\(Self.file)]\nbanners: { a: { level: error } }", files: files)
            #expect(project.findings.count == 1 && project.result.spec == nil, "\(project.findings.map(\.message))")
            #expect(!project.findings.contains { $0.rule == .missingField })
        }
    }

    @Test func aKeyInTwoFiles() {
        let strings = Self.entry("x", "\"en\": \(Self.unit("A"))")
        var files = Self.catalog(strings)
        files["Other.xcstrings"] = files[Self.file]
        let use = "use: [\(Self.file), Other.xcstrings]\n"
        expectFinding(
            .duplicateDefinition, "the key `x` is in 2 files: `Localizable.xcstrings`, `Other.xcstrings`",
            help: "{ key: x, table: Localizable }",
            in: Project(snippet: use + "banners: { a: { level: error, text: { key: «x» } } }", files: files))
        #expect(
            Project(
                snippet: use + "banners: { a: { level: error, text: { key: x, table: Other } } }", files: files
            ).findings.isEmpty)
        expectFinding(
            .unknownReference, "there is no table `Othr`", help: "did you mean `Other`?",
            in: Project(
                snippet: use + "banners: { a: { level: error, text: { key: x, table: «Othr» } } }", files: files))
    }

    @Test func aKeyTwiceInAFile() {
        let entry = "\"en\": \(Self.unit("A"))"
        expectFinding(
            .duplicateDefinition, "the key is written twice", labelFirst: true,
            in: Self.mistake(
                "text: { key: x }",
                "«\"x\"»: { \"localizations\": { \(entry) } }, «\"x\"»: { \"localizations\": { \(entry) } }"))
    }

    @Test(arguments: [
        (
            "{ \"sourceLanguage\": \"en\", \"strings\": { «]», \"version\": \"1.0\" }",
            "expected a key in double quotes, not `]`"
        ),
        ("«»{ \"strings\": {} }", "the file is not a String Catalog: it has no `sourceLanguage`"),
        ("«[»]", "a String Catalog is an object"),
        ("{ \"sourceLanguage\": «\"en», \"strings\": {} }\n", "expected `,` or `}`, not `s`"),
    ]) func aBrokenFile(_ text: String, _ message: String) {
        let project = Project(
            snippet: "use: [\(Self.file)]\nbanners: { a: { level: error, text: { key: x } } }", files: [Self.file: text]
        )
        #expect(project.findings.map(\.rule) == [.textFile], "\(project.transcript)")
        #expect(project.findings.first?.message == message)
    }

    @Test func bytesThatAreNoText() {
        let bytes: [UInt8] = Array("{ \"sourceLanguage\": \"".utf8) + [0xC3, 0x28]
        let project = Project(
            snippet: "use: [\(Self.file)]\nbanners: { a: { level: error, text: { key: x } } }",
            refusals: [Self.file: .bytes(bytes)])
        #expect(project.findings.map(\.message) == ["the file is not UTF-8"])
        #expect(project.findings.first?.place.bytes == 21..<22)
    }

    @Test func aFileThatIsTooLarge() {
        let project = Project(snippet: "use: [\(Self.file)]", refusals: [Self.file: .tooLarge])
        #expect(project.findings.map(\.message) == ["`Localizable.xcstrings` is larger than 64 MiB"])
    }

    @Test func aPlaceholderWithoutAParameter() {
        expectFinding(
            .unknownParameter, "`%@` stands for argument 1, but the text has no parameters",
            help: "define it under `parameters`",
            in: Self.mistake(
                "text: { key: «x» }",
                Self.entry("x", "\"en\": { \"stringUnit\": { \"state\": \"new\", \"value\": «\"%@ failed\"» } }")))
        expectFinding(
            .unknownParameter, "`%3$@` stands for argument 3, but the text has `name`, `count`",
            help: "arguments: [count, …]",
            in: Self.mistake(
                "text: { key: «x» }", Self.entry("x", "\"en\": { \"stringUnit\": { \"value\": «\"%3$@\"» } }"),
                parameters: Self.both))
    }

    @Test func aPlaceholderOfAnotherKind() {
        expectFinding(
            .invalidText, "`%@` takes a text, but `count` is a number", help: "arguments",
            in: Self.mistake(
                "text: { key: «x» }", Self.entry("x", "\"en\": { \"stringUnit\": { \"value\": «\"%@ failed\"» } }"),
                parameters: "parameters: { «count»: { type: int, min: 0, max: 99 } }"))
    }

    @Test func aPlaceholderThatChangesItsKind() {
        expectFinding(
            .invalidText, "argument 1 is `%@` in `de`, which takes a text, but `%lld` in the development language",
            help: "write `%lld`", labelFirst: true,
            in: Self.mistake(
                "text: { key: «x» }",
                Self.entry(
                    "x",
                    "\"en\": { \"stringUnit\": { \"value\": «\"%lld failed\"» } }, \"de\": { \"stringUnit\": { \"value\": «\"%@ fehlen\"» } }"
                ),
                parameters: Self.count))
    }

    @Test("placeholders in another order are numbered") func placeholdersThatAreSwapped() {
        let texts =
            "\"en\": { \"stringUnit\": { \"value\": \"%@ has %lld files\" } }, \"de\": { \"stringUnit\": { \"value\": \"%lld Dateien bei %@\" } }"
        let project = Self.mistake(
            "text: { key: x, arguments: [name, count] }", Self.entry("x", texts),
            parameters: "parameters: { name: { type: string, maxLength: 9 }, count: { type: int, min: 0, max: 99 } }")
        #expect(
            project.findings.filter { $0.rule == .invalidText }.flatMap(\.help) == [
                "write `%2$lld` for argument 2: placeholders without a number are filled in their order",
                "write `%1$@` for argument 1: placeholders without a number are filled in their order",
            ])
    }

    @Test func whatNoBannerFillsIn() {
        expectFinding(
            .invalidText, "`%.1f` can't be filled in: no parameter of a banner can be a fraction", help: "`%%`",
            in: Self.mistake(
                "text: { key: «x» }", Self.entry("x", "\"en\": { \"stringUnit\": { \"value\": «\"%.1f s\"» } }"),
                parameters: Self.count))
    }

    @Test func aPluralThatTheLanguageLacks() {
        let forms = "\"zero\": { \"stringUnit\": { \"value\": «\"None\"» } }, \"other\": \(Self.unit("%lld"))"
        expectFinding(
            .pluralForm, "`en` has no plural category `zero`", note: "`one`, `other`",
            in: Self.mistake(
                "text: { key: «x» }", Self.entry("x", "\"en\": { \"variations\": { \"plural\": { \(forms) } } }"),
                parameters: Self.count))
    }

    @Test func aPluralWithoutOther() {
        let forms = "\"one\": \(Self.unit("%lld"))"
        expectFinding(
            .pluralForm, "the plural has no `other`",
            in: Self.mistake(
                "text: { key: «x» }", Self.entry("x", "\"en\": «{ \"variations\": { \"plural\": { \(forms) } } }»"),
                parameters: Self.count))
    }

    @Test func aPluralOfTwoNumbers() {
        let plural = "{ \"variations\": { \"plural\": { \"other\": \(Self.unit("%arg")) } } }"
        let unit = "\"stringUnit\": { \"value\": «\"%#@a@ of %#@b@\"» }"
        let substitutions = "\"substitutions\": { \"a\": \(plural), \"b\": \(plural) }"
        expectFinding(
            .pluralForm, "the text varies by two numbers, `a` and `b`", help: "write two texts",
            in: Self.mistake(
                "text: { key: x }", Self.entry("x", "\"en\": { \(unit), \(substitutions) }"), parameters: Self.count))
    }

    @Test func aSubstitutionThatNothingDefines() {
        expectFinding(
            .invalidText, "there is no substitution `a`", help: "define it",
            in: Self.mistake(
                "text: { key: «x» }", Self.entry("x", "\"en\": { \"stringUnit\": { \"value\": «\"%#@a@ left\"» } }"),
                parameters: Self.count))
    }

    @Test func anotherLanguage() {
        expectFinding(
            .conflictingFields,
            "the texts of `Localizable.xcstrings` are written in `de`, but those of the spec in `en`",
            help: "locales: { development: de }",
            in: Self.mistake(
                "text: { key: «x» }", Self.entry("x", "\"de\": \(Self.unit("A"))"), language: "de"))
    }

    @Test func controlCharacters() {
        expectFinding(
            .invalidText, "the text contains the invisible character U+0007", help: "remove it",
            in: Self.mistake(
                "text: { key: x }", Self.entry("x", "\"en\": { \"stringUnit\": { \"value\": «\"a\\u0007\"» } }")))
    }

    @Test func faultsOfAnUnknownParameterAreToldOnce() {
        let project = Self.mistake(
            "text: { key: x }", Self.entry("x", "\"en\": \(Self.unit("%lld items"))"),
            parameters: "parameters: { count: { type: nit } }")
        #expect(project.findings.map(\.rule) == [.invalidValue], "\(project.transcript)")
    }
}
