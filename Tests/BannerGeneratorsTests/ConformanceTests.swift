// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import BannerKit
import Foundation
import Testing

/// Every target gives the same answers: those of the tables in `Tests/Conformance`.
@Suite struct ConformanceTests {
    /// A program that prints a line for each case of the tables, in their order.
    private struct Program {
        /// The files that bannerc makes, by their paths.
        var files: [String: String] = [:]
        /// The statements that print, a line each.
        var statements: [String] = []
        /// What they print.
        var expected: [String] = []
    }

    private struct Locales: Decodable {
        struct Case: Decodable {
            let supported: [String]
            let preferred: [String]
            let expected: String
        }

        let cases: [Case]

        /// The lists of languages, in the order in which they come.
        var specs: [[String]] { cases.map(\.supported).reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }

        /// A spec in each of the lists, under a name of its own: `choice0`.
        func files(_ target: Target) throws -> [String: String] {
            try specs.enumerated().reduce(into: [:]) { files, spec in
                let tags = spec.element.joined(separator: ", ")
                let yaml = """
                    bannerc: 1
                    name: Choice\(spec.offset)
                    locales: { development: \(spec.element[0]), supported: [\(tags)] }
                    levels: { error: { tint: "#B3261E", onTint: "#FFFFFF" } }
                    banners: { offline: { level: error, text: "…" } }
                    """
                files.merge(try Targets.files(target, yaml, stem: "choice\(spec.offset)")) { $1 }
            }
        }

        /// The number of the spec of a case.
        func spec(of row: Case) -> Int { specs.firstIndex(of: row.supported) ?? 0 }
    }

    private struct Plurals: Decodable {
        struct Case: Decodable {
            let locale: String
            let categories: [String]
        }

        let numbers: [Int]
        let cases: [Case]

        /// A spec with a banner that says the category of a number.
        var yaml: String {
            let texts = cases.map { row in
                let others = Set(row.categories).subtracting(["other"]).sorted().map { "\($0): \($0)" }
                return "      \(row.locale): { \((["plural: n"] + others + ["other: other"]).joined(separator: ", ")) }"
            }
            return """
                bannerc: 1
                name: Plurals
                locales: { development: en, supported: [\(cases.map(\.locale).joined(separator: ", "))] }
                levels: { error: { tint: "#B3261E", onTint: "#FFFFFF" } }
                banners:
                  category:
                    level: error
                    parameters: { n: int }
                    text:
                \(texts.joined(separator: "\n"))
                """
        }
    }

    /// Numbers as BannerKit writes them, in languages of several digits, groups and signs.
    private enum Numbers {
        static let values = [0, 7, 999, 1000, 9999, 12_345, 1_234_567, 123_456_789_012, -1, -4321]
        static let locales = ["en", "fr", "ar", "de", "de-CH", "es", "hi", "fa", "pl", "pt-PT", "he", "bn", "my", "sv"]

        /// A spec with a banner that says a number.
        static var yaml: String {
            let texts = locales.map { "      \($0): \"{n}\"\n" }.joined()
            return """
                bannerc: 1
                name: Numbers
                locales: { development: en, supported: [\(locales.joined(separator: ", "))] }
                levels: { error: { tint: "#B3261E", onTint: "#FFFFFF" } }
                banners:
                  number:
                    level: error
                    parameters: { n: int }
                    text:
                \(texts)
                """
        }

        static func expected(_ locale: String) -> String {
            values.map { BannerNumber.string($0, in: locale) }.joined(separator: " | ")
        }
    }

    private static func table<Table: Decodable>(_ name: String, as type: Table.Type = Table.self) throws -> Table {
        try JSONDecoder().decode(type, from: Data(try RecordedFile.text("Tests/Conformance/\(name).json").utf8))
    }

    private static func quoted(_ texts: [String]) -> String { texts.map { "\"\($0)\"" }.joined(separator: ", ") }

    /// `sr-Latn` as a constant of Kotlin.
    private static func constant(_ tag: String) -> String { tag.uppercased().replacing("-", with: "_") }

    @Test func bannerKit() throws {
        for row in try Self.table("locales", as: Locales.self).cases {
            let found = BannerLocale.best(of: row.supported, for: row.preferred) ?? row.supported[0]
            #expect(found == row.expected, "\(row.preferred) of \(row.supported)")
        }
        let plurals = try Self.table("plurals", as: Plurals.self)
        for row in plurals.cases {
            let found = plurals.numbers.map { PluralRules.category(of: $0, in: row.locale).rawValue }
            #expect(found == row.categories, "\(row.locale)")
        }
    }

    @Test(.enabled(if: Kotlin.isExpected)) func kotlin() throws {
        var program = Program()
        let locales: Locales = try Self.table("locales")
        program.files = try locales.files(.kotlin)
        for row in locales.cases {
            let spec = locales.spec(of: row)
            program.statements.append("println(Choice\(spec).Localization.of(\(Self.quoted(row.preferred))).tag)")
            program.expected.append(row.expected)
        }
        let plurals: Plurals = try Self.table("plurals")
        program.files.merge(try Targets.files(.kotlin, plurals.yaml)) { $1 }
        for row in plurals.cases {
            let locale = "Plurals.Localization.\(Self.constant(row.locale))"
            let numbers = plurals.numbers.map { "\($0)L" }.joined(separator: ", ")
            program.statements.append(
                "println(listOf(\(numbers)).map { Plurals.Banner.Category(it).text(\(locale)) }.joinToString(\" \"))")
            program.expected.append(row.categories.joined(separator: " "))
        }
        program.files.merge(try Targets.files(.kotlin, Numbers.yaml, stem: "numbers")) { $1 }
        for locale in Numbers.locales {
            let numbers = Numbers.values.map { "\($0)L" }.joined(separator: ", ")
            let text = "Numbers.Banner.Number(it).text(Numbers.Localization.\(Self.constant(locale)))"
            program.statements.append("println(listOf(\(numbers)).joinToString(\" | \") { \(text) })")
            program.expected.append(Numbers.expected(locale))
        }
        var files = program.files.filter { !$0.key.hasSuffix("Compose.kt") }
        let main = program.statements.map { "    \($0)" }.joined(separator: "\n")
        files["Main.kt"] = "import banners.*\n\nfun main() {\n\(main)\n}\n"
        Self.compare(try Kotlin.run(files), program)
    }

    @Test(.enabled(if: Tool.isExpected("tsc") && Tool.isExpected("node"))) func typescript() throws {
        var program = Program()
        let locales: Locales = try Self.table("locales")
        program.files = try locales.files(.typescript)
        for row in locales.cases {
            let choose = "chooseLocale\(locales.spec(of: row))"
            program.statements.append("console.log(\(choose)([\(Self.quoted(row.preferred))]));")
            program.expected.append(row.expected)
        }
        let plurals: Plurals = try Self.table("plurals")
        program.files.merge(try Targets.files(.typescript, plurals.yaml)) { $1 }
        for row in plurals.cases {
            let numbers = plurals.numbers.map(String.init).joined(separator: ", ")
            let message = "message({ id: \"category\", parameters: { n } }, \"\(row.locale)\")"
            program.statements.append("console.log([\(numbers)].map((n) => \(message)).join(\" \"));")
            program.expected.append(row.categories.joined(separator: " "))
        }
        program.files.merge(try Targets.files(.typescript, Numbers.yaml, stem: "numbers")) { $1 }
        for locale in Numbers.locales {
            let numbers = Numbers.values.map(String.init).joined(separator: ", ")
            let message = "numberMessage({ id: \"number\", parameters: { n } }, \"\(locale)\")"
            program.statements.append("console.log([\(numbers)].map((n) => \(message)).join(\" | \"));")
            program.expected.append(Numbers.expected(locale))
        }
        var files = program.files
        let imports = locales.specs.indices.map {
            "import { chooseLocale as chooseLocale\($0) } from \"./choice\($0).js\";"
        }
        files["package.json"] = #"{ "type": "module" }"#
        files["main.ts"] =
            (imports + [
                "import { message } from \"./acme.js\";", "import { message as numberMessage } from \"./numbers.js\";",
            ]
            + program.statements).joined(separator: "\n")
        try Tool.withFolder(files) { folder in
            let compiled = try Tool.run(
                "tsc",
                ["--strict", "--target", "ES2020", "--lib", "ES2020,DOM", "--module", "ES2020"]
                    + ["--moduleResolution", "node", "main.ts"], in: folder)
            try #require(compiled.status == 0, "\(compiled.output)")
            Self.compare(try Tool.run("node", ["main.js"], in: folder).output, program)
        }
    }

    private static func compare(_ output: String, _ program: Program) {
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        #expect(lines.count == program.expected.count, "\(output)")
        for (index, (found, expected)) in zip(lines, program.expected).enumerated() {
            #expect(found == expected, "\(program.statements[index])")
        }
    }
}
