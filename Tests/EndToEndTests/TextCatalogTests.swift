// SPDX-License-Identifier: Apache-2.0

import BannerCompiler
import BannerGenerators
import BannerSpec
import Diagnostics
import Foundation
import TestSupport
import Testing

/// Generated Swift says the same whether it holds its texts or looks them up in the tables of a bundle.
@Suite("Texts that are looked up at run time") struct TextCatalogTests {
    private static let locales = ["en", "fr", "fr-CA", "pl", "ar", "pt", "pt-PT"]

    /// Random texts with what formats, property lists and Swift might trip over, in all languages, with and without plurals.
    @Test func isEqualToTextsInCode() throws {
        let seed = SeededGenerator.seed(of: "texts that are looked up")
        var random = RandomCatalog(seed: seed)
        let yaml = random.spec()
        let toolchain = try SwiftToolchain()
        defer { toolchain.remove() }
        var sources: [String] = []
        var banners: [Banner] = []
        for (name, texts) in [("Held", "code"), ("Looked", "catalog")] {
            let output = try Self.compile(yaml.replacing("NAME", with: name), as: name, texts)
            banners = try #require(output.spec, "\(output.report.findings.map(\.message)) seed \(seed)").banners
            for file in output.files where file.name.hasSuffix(".swift") {
                sources.append(try toolchain.write(String(decoding: file.bytes, as: UTF8.self), to: file.name))
            }
            let catalog = try #require(output.files.first { $0.name.hasSuffix(".xcstrings") })
            try CompiledCatalog(Data(catalog.bytes), table: name).write(to: toolchain.folder)
        }
        try CompiledCatalog(Data(Self.catalog.utf8), table: "Localizable").write(to: toolchain.folder)
        sources.append(try toolchain.write(Self.program(banners), to: "main.swift"))
        let printed = try toolchain.run(sources).split(separator: "\n").map(String.init)
        let count = try #require(printed.last.flatMap { Int($0) })
        #expect(printed.count == 1, "\(printed.prefix(5).joined(separator: "\n"))\nseed \(seed)")
        #expect(count >= banners.count * Self.locales.count * 3)
    }

    /// What generated code shows does come from the bundle; what is missing there, or fits no parameter, from the code.
    @Test func showsWhatTheBundleHas() throws {
        let toolchain = try SwiftToolchain()
        defer { toolchain.remove() }
        let output = try Self.compile(
            """
            bannerc: 1
            name: Acme
            locales: { development: en, supported: [en, de] }
            levels: { error: { tint: "#B3261E", onTint: "#FFFFFF", spokenPrefix: { en: Error, de: Fehler } } }
            buttons: { retry: { kind: emphasis, title: { en: Retry, de: Wiederholen } } }
            banners:
              shared:
                level: error
                parameters: { name: string, count: { type: int } }
                text: { en: "{name} shared {count}", de: "{name} teilte {count}" }
                buttons: [retry]
              lost: { level: error, text: { en: Lost, de: Verloren } }
            """, as: "acme", "catalog")
        var sources = try output.files.filter { $0.name.hasSuffix(".swift") }.map {
            try toolchain.write(String(decoding: $0.bytes, as: UTF8.self), to: $0.name)
        }
        let changed = """
            { "strings": {
              "banners.shared.text": { "localizations": {
                "en": { "stringUnit": { "value": "%2$lld from %1$@" } }, "de": { "stringUnit": { "value": "%1$lld %s" } } } },
              "buttons.retry.title": { "localizations": { "de": { "stringUnit": { "value": "Nochmal %@" } } } },
              "banners.lost.text": { "localizations": {} } } }
            """
        try CompiledCatalog(Data(changed.utf8), table: "acme").write(to: toolchain.folder)
        sources.append(
            try toolchain.write(
                """
                let shared = Acme.Banner.shared(name: "Ada", count: 1234)
                for locale in ["en", "de", "de-AT", "fr", "en-XA"] { print(shared.text(in: locale)) }
                print(shared.bannerButtons[0].title!.string(in: "de"), shared.bannerButtons[0].title!.string(in: "en"))
                print(Acme.Banner.lost.text(in: "de"), shared.levelConfiguration.spokenPrefix!.string(in: "de"))
                """, to: "main.swift"))
        let printed = try toolchain.run(sources).split(separator: "\n")
        #expect(
            printed == [
                // The German text fits no parameter.
                "1,234 from Ada", "1,234 from Ada", "1,234 from Ada", "1,234 from Ada", "[1,234 ƒŕóóɱ Ada one]",
                "Nochmal %@ Retry", "Lost Error",
            ])
    }

    /// With every access level, in Swift 5 and 6 mode, and beside an embedded runtime, looking up texts takes no warning.
    @Test func compilesEverywhere() throws {
        let toolchain = try SwiftToolchain()
        defer { toolchain.remove() }
        // As SwiftPM writes beside it what finds the bundle of a module.
        let own = try toolchain.write("import Foundation\n\nlet home = URL(fileURLWithPath: \"/\")\n", to: "own.swift")
        for (name, access, bundle) in [("a", SwiftAccess.public, "module"), ("b", .internal, "main")] {
            let output = try Self.compile(
                "bannerc: 1\nname: Acme\nlevels: { error: { tint: \"#B3261E\", onTint: \"#FFFFFF\" } }\nbanners:\n"
                    + "  b: { level: error, parameters: { n: int, p: image }, title: \"{n}\", text: B, points: [P],\n"
                    + "       progress: { kind: determinate, completion: { text: Done } } }\n"
                    + "themes: { t: { texts: { b: T } } }\n",
                as: name, "catalog", access: access, bundle: bundle)
            let file = try #require(output.files.first { $0.name.hasSuffix(".swift") }, "\(output.report.findings)")
            let source = try toolchain.write(String(decoding: file.bytes, as: UTF8.self), to: "\(name).swift")
            for mode in ["5", "6"] {
                try toolchain.check([source, own], mode: mode)
                try toolchain.check(
                    [source, own], mode: mode,
                    ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].flatMap {
                        ["-enable-upcoming-feature", $0]
                    })
            }
        }
    }

    private static func compile(
        _ yaml: String, as name: String, _ texts: String, access: SwiftAccess = .public, bundle: String = "module"
    ) throws -> Compiler.Output {
        var options = GeneratorOptions()
        options.swiftAccess = access
        options.settings = [.swift: ["texts": texts, "bundle": bundle]]
        return try Compiler.compile(
            SourceFile(path: "\(name).banner.yaml", bytes: Array(yaml.utf8)), for: [.swift, .xcstrings],
            options: options
        ) { $0 == "Localizable.xcstrings" ? .bytes(Array(catalog.utf8)) : .missing }
    }

    /// A catalogue of the app's own, with what the target `xcstrings` does not write.
    fileprivate static let catalog = #"""
        { "sourceLanguage": "en", "version": "1.0", "strings": {
          "cancel %": { "localizations": {
            "en": { "stringUnit": { "state": "translated", "value": "Cancel 100% \"now\"" } },
            "fr": { "stringUnit": { "state": "translated", "value": "Annuler à 100%" } } } },
          "left": { "localizations": {
            "en": { "stringUnit": { "state": "translated", "value": "%1$@: %#@items@ of %3$lld, 100%%" },
              "substitutions": { "items": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
                "one": { "stringUnit": { "state": "translated", "value": "%arg item" } },
                "other": { "stringUnit": { "state": "translated", "value": "%arg items" } } } } } } },
            "pl": { "stringUnit": { "state": "translated", "value": "%#@items@ (%3$lld) – %1$@" },
              "substitutions": { "items": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
                "one": { "stringUnit": { "state": "translated", "value": "%arg plik" } },
                "few": { "stringUnit": { "state": "translated", "value": "%arg pliki" } },
                "many": { "stringUnit": { "state": "translated", "value": "%arg plików" } },
                "other": { "stringUnit": { "state": "translated", "value": "%arg pliku" } } } } } } } } },
          "lefty": { "localizations": {
            "en": { "stringUnit": { "state": "translated", "value": "%1$@: %#@items@ of %3$lld" },
              "substitutions": { "items": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
                "one": { "stringUnit": { "state": "translated", "value": "an item" } },
                "other": { "stringUnit": { "state": "translated", "value": "%arg items" } } } } } } } } },
          "plain": { "localizations": {
            "en": { "variations": { "plural": {
              "one": { "stringUnit": { "state": "translated", "value": "%lld photo" } },
              "other": { "stringUnit": { "state": "translated", "value": "%lld photos" } } } } },
            "ar": { "variations": { "plural": {
              "zero": { "stringUnit": { "state": "translated", "value": "لا صور" } },
              "two": { "stringUnit": { "state": "translated", "value": "صورتان" } },
              "few": { "stringUnit": { "state": "translated", "value": "%lld صور" } },
              "other": { "stringUnit": { "state": "translated", "value": "%lld صورة" } } } } } } }
        } }
        """#

    // MARK: The program

    private static let numbers = [0, 1, 2, 3, 5, 12, 22, 100, 1234, 1_000_000, -7]

    private static func program(_ banners: [Banner]) -> String {
        var lines = [
            """
            let locales = \(locales + ["de", "fr-BE", "pt-AO", "en-XA", "ar-XB", "ar-EG"])
            var count = 0
            @MainActor func same(_ what: String, _ held: String?, _ looked: String?) {
                count += 1
                if held.map({ Array($0.utf8) }) != looked.map({ Array($0.utf8) }) { print(what, held ?? "-", looked ?? "-") }
            }
            @MainActor func compare(_ held: Held.Banner, _ looked: Looked.Banner) {
                for locale in locales {
                    let what = "\\(held.id) \\(locale)"
                    same(what, held.text(in: locale), looked.text(in: locale))
                    same(what, held.text(in: locale, theme: .business), looked.text(in: locale, theme: .business))
                    same(what, held.title(in: locale), looked.title(in: locale))
                    same(what, held.points(in: locale).joined(separator: "|"), looked.points(in: locale).joined(separator: "|"))
                    same(what, held.completionText(in: locale), looked.completionText(in: locale))
                    same(what, held.link?.title.string(in: locale), looked.link?.title.string(in: locale))
                    same(what, held.alsoAvailableAt?.string(in: locale), looked.alsoAvailableAt?.string(in: locale))
                    let (level, other) = (held.levelConfiguration, looked.levelConfiguration)
                    same(what, level.spokenPrefix?.string(in: locale), other.spokenPrefix?.string(in: locale))
                    for (button, other) in zip(held.bannerButtons, looked.bannerButtons) {
                        same(what, button.title?.string(in: locale), other.title?.string(in: locale))
                        same(what, button.label?.string(in: locale), other.label?.string(in: locale))
                    }
                }
            }
            """
        ]
        for banner in banners {
            let name = banner.name.value
            let calls = (banner.parameters.isEmpty ? [0] : numbers).map { number in
                let arguments = banner.parameters.map { parameter in
                    switch parameter.kind {
                    case .int: "\(parameter.name.value): \(number)"
                    case .string: "\(parameter.name.value): \"A%@ \\\\ \\(1) \(number) Lovelace\""
                    case .image: "\(parameter.name.value): nil"
                    }
                }
                let call = arguments.isEmpty ? name : "\(name)(\(arguments.joined(separator: ", ")))"
                return "    compare(.\(call), .\(call))"
            }
            lines.append("@MainActor func compare_\(name)() {\n\(calls.joined(separator: "\n"))\n}\ncompare_\(name)()")
        }
        return (lines + ["print(count)"]).joined(separator: "\n")
    }
}

/// A spec with random texts. `NAME` stands in it for its name.
private struct RandomCatalog {
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    private static let words = [
        "sync", "%", "%%", "%#@x@", "%arg", "\\", "\"", "'", "{{", "}}", "<b>&amp;", "e\u{301}", "👩‍👩‍👧",
        "خطأ", "日本", "100 %", ";", "/* x */", "//", "\\(x)", "é", "=", "-", "ẞ", "%\u{301}",
    ]

    mutating func spec() -> String {
        var yaml = """
            bannerc: 1
            name: NAME
            use: [Localizable.xcstrings]
            locales: { development: en, supported: [en, fr, fr-CA, pl, ar, pt, pt-PT] }
            levels: { error: { tint: "#B3261E", onTint: "#FFFFFF", spokenPrefix: \(text([])) } }
            buttons:
              retry: { kind: emphasis, title: \(text([])), label: \(text([])) }
              cancel: { kind: emphasis, title: { key: cancel % } }
            banners:
              left:
                level: error
                parameters: { total: { type: int }, name: { type: string, maxLength: 9 }, count: { type: int } }
                text: { key: left, arguments: [name, count, total] }
                title: { key: lefty, arguments: [name, count, total] }
              pictured:
                level: error
                parameters: { picture: image, count: { type: int } }
                text: { key: plain }
                points: [{ key: plain }]
            """
        for index in 0..<16 {
            let parameters = [
                "", "count: { type: int }", "name: string", "count: { type: int }, other: { type: int }",
                "name: { type: string, maxLength: 6 }, picture: image, count: { type: int }", "picture: image",
            ]
            let chosen = parameters.randomElement(using: &random) ?? ""
            let names = ["count", "name", "other"].filter { chosen.contains($0) }
            yaml += "\n  banner\(index):\n    level: error\n    text: \(text(names))"
            if !chosen.isEmpty { yaml += "\n    parameters: { \(chosen) }" }
            if Bool.random(using: &random) { yaml += "\n    title: \(text(names))" }
            if Bool.random(using: &random) { yaml += "\n    points: [\(text(names)), \(text(names))]" }
            if Bool.random(using: &random) { yaml += "\n    link: { title: \(text([])) }" }
            if Bool.random(using: &random) { yaml += "\n    alsoAvailableAt: \(text([]))" }
            if Bool.random(using: &random) {
                yaml += "\n    progress: { kind: determinate, completion: { text: \(text(names)) } }"
            }
            if Bool.random(using: &random) { yaml += "\n    buttons: [retry, cancel]" }
        }
        yaml += "\nthemes:\n  business:\n    texts:"
        for index in 0..<8 { yaml += "\n      banner\(index): \(text([]))" }
        return yaml
    }

    private mutating func text(_ names: [String]) -> String {
        let locales = ["fr", "fr-CA", "pl", "ar", "pt", "pt-PT"].filter { _ in Bool.random(using: &random) }
        let entries = (["en"] + locales).map { "\($0): \(content(names, $0))" }
        return "{ \(entries.joined(separator: ", ")) }"
    }

    private static let categories = [
        "en": ["one"], "fr": ["one", "many"], "fr-CA": ["one", "many"], "pl": ["one", "few", "many"],
        "ar": ["zero", "one", "two", "few", "many"], "pt": ["one", "many"], "pt-PT": ["one", "many"],
    ]

    private mutating func content(_ names: [String], _ locale: String) -> String {
        let numbers = names.filter { $0 != "name" }
        guard let number = numbers.randomElement(using: &random), Bool.random(using: &random) else {
            return pattern(names)
        }
        let forms = (Self.categories[locale] ?? []).filter { _ in Bool.random(using: &random) } + ["other"]
        return "{ plural: \(number), \(forms.map { "\($0): \(pattern(names))" }.joined(separator: ", ")) }"
    }

    private mutating func pattern(_ names: [String]) -> String {
        let count = Int.random(in: 1...5, using: &random)
        let parts = (0..<count).map { _ -> String in
            if let name = names.randomElement(using: &random), Bool.random(using: &random) { return "{\(name)}" }
            return Self.words.randomElement(using: &random) ?? ""
        }
        let text = parts.joined(separator: Bool.random(using: &random) ? " " : "")
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "\"\(escaped)\""
    }
}
