// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics
import Testing

@Suite("Names") struct NameTests {
    /// A definition of each kind with the name `%`.
    static let definitions = [
        ("a colour", "palette: { %: \"#000000\" }"), ("a metric", "metrics: { %: {} }"),
        ("a button", "buttons: { %: { kind: emphasis, title: Hi } }"),
        ("a level", "levels: { %: { tint: \"#000000\", onTint: \"#FFFFFF\" } }"), ("a style", "styles: { %: {} }"),
        ("a surface", "surfaces: { %: {} }"), ("a screen", "screens: { %: {} }"),
        ("a banner", "banners: { %: { level: error, text: Hi } }"), ("a theme", "themes: { %: {} }"),
        ("a parameter", "banners: { a: { level: error, text: Hi, parameters: { %: int } } }"),
        ("a group", "surfaces: { a: { group: % } }"),
    ]

    @Test(
        "nobody is told to take a name that is taken",
        arguments: [
            "banners: { syncFailed: { level: error, text: Hi }, sync-failed: { level: error, text: Hi } }",
            "banners: { sync_failed: { level: error, text: Hi }, sync failed: { level: error, text: Hi } }",
            "banners: { a: { level: error, text: Hi, parameters: { syncfailed: int, SyncFailed: int } } }",
        ])
    func taken(_ spec: String) {
        let faults = Project(snippet: spec).findings.filter { $0.rule == .invalidName }
        #expect(!faults.isEmpty)
        for fault in faults { #expect(fault.help == ["find another name: two would be called `syncFailed`"]) }
    }

    @Test("lowerCamelCase, keywords of Swift included", arguments: definitions) func valid(
        _ subject: String, _ snippet: String
    ) throws {
        for name in ["a", "syncFailed", "x1", "class", "self", "default", "init", "aB9", "none", "no", "true"] {
            _ = try resolve(snippet.replacing("%", with: name))
        }
    }

    @Test(
        "nothing else",
        arguments: definitions.filter { ["a colour", "a banner", "a parameter", "a group"].contains($0.0) },
        [
            ("Sync", "sync"), ("sync-failed", "syncFailed"), ("sync_failed", "syncFailed"),
            ("SYNC_FAILED", "syncFailed"), ("URLFailed", "urlFailed"), ("URL2", "url2"),
            ("\"sync failed\"", "syncFailed"), ("1st", nil), ("réessayer", nil), ("\"🏳️‍🌈\"", nil), ("\"*/\"", nil),
            (#""\"\\(evil())\"""#, "evil"), (#""a\nb""#, "aB"), (#""a\u202Eb""#, nil), ("\"a`b\"", "aB"), ("_a", "a"),
            ("а", nil),
        ] as [(String, String?)])
    func invalid(_ definition: (String, String), _ name: (String, String?)) {
        let project = Project(snippet: definition.1.replacing("%", with: "«\(name.0)»"))
        #expect(project.findings.map(\.rule) == [.invalidName], "\(project.transcript)")
        #expect(project.findings.first?.message.hasSuffix("` can't be the name of \(definition.0)") == true)
        #expect(project.findings.first?.help == (name.1.map { ["write `\($0)`"] } ?? []))
        #expect(project.findings.map(\.place.bytes) == project.marks[Project.root])
    }

    @Test("names that differ in case alone", arguments: definitions.dropLast()) func clashes(
        _ subject: String, _ snippet: String
    ) throws {
        let body = try #require(snippet.split(separator: "%: ", maxSplits: 1).last)
        // The value ends where the braces around the entry close.
        let depth = snippet.prefix { $0 != "%" }.count { $0 == "{" }
        let value = String(body.dropLast(2 * depth))
        let clashing = snippet.replacing("%: \(value)", with: "«retryAll»: \(value), «retryall»: \(value)")
        expectFinding(
            .nameClash, "`retryall` and `retryAll` differ only in case",
            note: "not every platform distinguishes upper from lower case", labelFirst: true, in: clashing)
    }

    @Test("names of different kinds may be the same") func kinds() throws {
        _ = try resolve(
            "palette: { a: \"#000000\" }\nmetrics: { a: {} }\nstyles: { a: {} }\nbanners: { a: { level: error, text: Hi } }"
        )
    }

    @Test(
        "the name of the spec",
        arguments: [("acme-corp", "AcmeCorp"), ("acme", "Acme"), ("\"Ac\\nme\"", "AcMe"), ("Äcme", nil), ("1A", nil)])
    func spec(_ name: String, _ meant: String?) {
        let project = Project("bannerc: 1\nname: «\(name)»\n")
        #expect(project.findings.map(\.rule) == [.invalidName])
        #expect(project.findings.first?.message.hasSuffix("can't be the name of a spec") == true)
        #expect(project.findings.first?.help == (meant.map { ["write `\($0)`"] } ?? []))
        #expect(project.findings.map(\.place.bytes) == project.marks[Project.root])
    }

    @Test("types that generated code uses", arguments: ["String", "Error", "BannerText", "Self", "Type"]) func types(
        _ name: String
    ) {
        expectFinding(
            .invalidName, "`\(name)` is the name of a type that generated code uses", help: "write `\(name)Banners`",
            in: Project("bannerc: 1\nname: «\(name)»\n"))
    }

    @Test func missing() {
        let project = Project("bannerc: 1\n")
        #expect(project.findings.map(\.message) == ["the spec has no `name`"])
        #expect(project.findings.first?.place.bytes == 0..<0)
        expectFinding(
            .unknownKey, "the spec has no key `nam`", help: "did you mean `name`?",
            in: Project("bannerc: 1\n«nam»: Acme\n"))
    }

    @Test("theme `standard`") func standardTheme() {
        expectFinding(
            .nameClash, "`standard` is the name of the spec without a theme", help: "choose another name",
            in: "themes: { «standard»: {} }")
    }
}
