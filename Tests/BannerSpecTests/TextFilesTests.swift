// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics
import Testing

/// Texts of a spec that stand in files of one language each.
@Suite("Texts in files of one language") struct TextFilesTests {
    private static let banner =
        "locales: { development: en, supported: [en, de, pt-BR] }\n"
        + "banners: { a: { level: error, parameters: { n: { type: int, min: 0, max: 9 } }, text: { key: a } } }"

    private static func texts(_ project: Project) throws -> [String: String] {
        let text = try #require(try resolve(project).banners.first).text
        return text.entries.reduce(into: [:]) { $0[$1.locale] = $1.content.mainPattern.written(["n"]) }
    }

    @Test func oneFileLeadsToTheOthers() throws {
        let project = Project(
            snippet: "use: [res/values/strings.xml]\n" + Self.banner,
            files: [
                "res/values/strings.xml": "<resources><string name=\"a\">%1$d left</string></resources>",
                "res/values-de/strings.xml": "<resources><string name=\"a\">Noch %1$d</string></resources>",
                "res/values-pt-rBR/strings.xml": "<resources><string name=\"b\">B</string></resources>",
                "res/values-it/strings.xml": "<broken",
            ])
        #expect(try Self.texts(project) == ["en": "{n} left", "de": "Noch {n}"])
        #expect(
            project.result.paths == [
                Project.root, "res/values/strings.xml", "res/values-de/strings.xml", "res/values-pt-rBR/strings.xml",
            ])
    }

    @Test(
        "a language is found under another tag for the same",
        arguments: [
            ("zh-Hant-HK", "en.lproj/L.strings", "zh-HK.lproj/L.strings"),
            ("zh-HK", "en.lproj/L.strings", "zh_Hant_HK.lproj/L.strings"),
            ("sr", "en.lproj/L.strings", "sr-Cyrl.lproj/L.strings"),
            ("he", "en.lproj/L.strings", "iw.lproj/L.strings"),
            ("zh-Hant-TW", "res/values/strings.xml", "res/values-zh-rTW/strings.xml"),
            ("zh-Hant-HK", "app_en.arb", "app_zh_HK.arb"),
        ])
    func sameLanguage(locale: String, path: String, other: String) throws {
        func file(_ text: String) -> String {
            if path.hasSuffix(".arb") { return "{ \"a\": \"\(text)\" }" }
            return path.hasSuffix(".xml")
                ? "<resources><string name=\"a\">\(text)</string></resources>" : "\"a\" = \"\(text)\";"
        }
        func texts(_ files: [String: String]) throws -> [String: String] {
            let snippet = """
                locales: { development: en, supported: [en, \(locale)] }
                use: [\(path)]
                banners: { a: { level: error, text: { key: a } } }
                """
            return try Self.texts(Project(snippet: snippet, files: files))
        }
        #expect(try texts([path: file("A"), other: file("B")]) == ["en": "A", locale: "B"])
    }

    @Test("the tag of the spec comes before others for the same language") func ownTag() throws {
        let project = Project(
            snippet: """
                locales: { development: en, supported: [en, zh-Hant-HK] }
                use: [en.lproj/L.strings]
                banners: { a: { level: error, text: { key: a } } }
                """,
            files: [
                "en.lproj/L.strings": "\"a\" = \"A\";", "zh-HK.lproj/L.strings": "\"a\" = \"B\";",
                "zh-Hant-HK.lproj/L.strings": "\"a\" = \"C\";",
            ])
        #expect(try Self.texts(project) == ["en": "A", "zh-Hant-HK": "C"])
        #expect(!project.result.paths.contains("zh-HK.lproj/L.strings"))
    }

    @Test func pluralsStandOverTexts() throws {
        let dict = """
            <plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
            <key>NSStringFormatValueTypeKey</key><string>lld</string><key>one</key><string>%lld thing</string>
            <key>other</key><string>%lld things</string></dict></dict></dict></plist>
            """
        let project = Project(
            snippet: "use: [en.lproj/L.strings]\n" + Self.banner,
            files: [
                "en.lproj/L.strings": "\"a\" = \"%lld things\";", "en.lproj/L.stringsdict": dict,
                "de.lproj/L.strings": "\"a\" = \"%lld Dinge\";",
            ])
        #expect(try Self.texts(project) == ["en": "{n} things", "de": "{n} Dinge"])
        guard case .plural = project.result.spec?.banners.first?.text.entries.first?.content else {
            Issue.record("the plural counts")
            return
        }
    }

    @Test func namesOfICUAreParameters() throws {
        let project = Project(
            snippet: "use: [app_en.arb]\n" + Self.banner,
            files: [
                "app_en.arb": "{ \"a\": \"{n, plural, one{# thing} other{# things}} left\" }",
                "app_pt_BR.arb": "{ \"a\": \"Faltam {n}\" }",
            ])
        #expect(try Self.texts(project) == ["en": "{n} things left", "pt-BR": "Faltam {n}"])
        expectFinding(
            .unknownParameter, "there is no parameter `m`",
            in: Project(
                snippet: "use: [app_en.arb]\n" + Self.banner, files: ["app_en.arb": "{ \"a\": «\"{m}\"» }"]))
    }

    @Test func translationsComeAFileEach() throws {
        func file(_ language: String, _ text: String) -> String {
            "<xliff version=\"1.2\"><file source-language=\"en\" target-language=\"\(language)\"><body><trans-unit id=\"a\">"
                + "<source>%lld left</source><target>\(text)</target></trans-unit></body></file></xliff>"
        }
        let project = Project(
            snippet: "use: [de.xliff, pt-BR.xliff]\n" + Self.banner,
            files: ["de.xliff": file("de", "Noch %lld"), "pt-BR.xliff": file("pt-BR", "Faltam %lld")])
        #expect(try Self.texts(project) == ["en": "{n} left", "de": "Noch {n}", "pt-BR": "Faltam {n}"])
    }

    @Test func oneTextInTwoFilesOfATable() {
        let project = Project(
            snippet: "use: [L.xcstrings, en.lproj/L.strings]\n" + Self.banner,
            files: [
                "L.xcstrings":
                    "{ \"sourceLanguage\": \"en\", \"strings\": { \"a\": { \"localizations\": { \"en\": { \"stringUnit\": { \"value\": \"A\" } } } } } }",
                "en.lproj/L.strings": "\"a\" = \"B\";",
            ])
        #expect(
            project.findings.map(\.message) == ["the text `a` is in two files in `en`"], "\(project.transcript)")
    }

    @Test func aFileThatCannotBeReadIsToldOfWhereItsTableIsNamed() {
        let project = Project(
            snippet: "use: [en.lproj/L.strings]\n" + Self.banner, files: ["en.lproj/L.strings": "\"a\" = \"A\";"],
            refusals: ["de.lproj/L.strings": .unreadable("no right")])
        #expect(
            project.findings.map(\.message) == ["`de.lproj/L.strings`, the table in `de`, can't be read"],
            "\(project.transcript)")
        #expect(project.findings.map { project.written($0.place) } == ["en.lproj/L.strings"])
    }
}
