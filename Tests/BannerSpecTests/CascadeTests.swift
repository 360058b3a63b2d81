// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics
import Testing

@Suite("One fault is told once, and hides no other") struct CascadeTests {
    /// A spec in which everything refers to everything, with one part of it exchanged.
    private static func project(_ part: String, _ replacement: String, files: [String: String] = [:]) -> Project {
        precondition(whole.ranges(of: part).count == 1, "\(part) is no part of the spec, or several")
        return Project(whole.replacing(part, with: replacement), files: files.isEmpty ? Self.files : files)
    }

    static let whole = """
        bannerc: 1
        name: Acme
        use: [b.yaml, t.json]
        locales: { development: en, supported: [en, fr] }
        palette: { red: "{color.red}", deep: "{palette.red}" }
        metrics: { standard: { present: "{motion.fast}" }, brief: {} }
        buttons: { retry: { kind: emphasis, title: { en: Retry, fr: Réessayer } } }
        levels: { error: { tint: "{palette.deep}", onTint: "#FFFFFF", metrics: brief } }
        styles: { bar: { extends: base, padding: "{space.m}" } }
        surfaces: { detail: {} }
        screens: { inbox: { surfaces: [detail] }, message: { coVisibleWith: [inbox] } }
        banners:
          a: { level: error, style: bar, surface: detail, parameters: { n: int }, text: { en: "{n} left", fr: "{n}" }, buttons: [retry, close] }
          b: { level: error, text: Hi, metrics: brief, tint: "{palette.red}", trigger: { event: e, screens: [inbox], mutex: a } }
        themes:
          t: { palette: { red: { dark: "{color.red}" } }, metrics: { brief: {} }, levels: { error: {} }, styles: { bar: {} }, texts: { a: "{n}" } }
        """

    static let files = [
        "b.yaml":
            "bannerc: 1\nstyles: { base: {} }\nbuttons: { close: { kind: icon, image: { symbol: x }, label: Close } }",
        "t.json": ##"""
        { "color": { "red": { "$type": "color", "$value": "#FF0000" } },
          "motion": { "fast": { "$type": "duration", "$value": { "value": 200, "unit": "ms" } } },
          "space": { "m": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } } }
        """##,
    ]

    @Test func sound() throws { _ = try resolve(Project(Self.whole, files: Self.files)) }

    @Test(
        "a faulty definition does not make its name unknown",
        arguments: [
            ("palette: { red: \"{color.red}\"", "palette: { red: \"red\"", "invalid-color: \"red\""),
            (
                "palette: { red: \"{color.red}\"", "palette: { red: \"{color.rde}\"",
                "unknown-reference: \"{color.rde}\""
            ),
            ("palette: { red: \"{color.red}\"", "palette: { red: ", "missing-field: red"),
            ("palette: { red: \"{color.red}\"", "palette: { Red: \"{color.red}\"", "invalid-name: Red"),
            ("\" }, brief: {}", "\" }, brief: 4s", "wrong-type: 4s"),
            ("\" }, brief: {}", "\" }, Brief: {}", "invalid-name: Brief"),
            ("retry: { kind: emphasis", "retry: { kind: emphases", "invalid-value: emphases"),
            ("retry: { kind: emphasis", "retry: { knd: emphasis", "unknown-key: knd"),
            ("title: { en: Retry, fr: Réessayer }", "title: \"{x}\"", "unknown-parameter: \"{x}\""),
            ("error: { tint: \"{palette.deep}\"", "error: { tnt: \"{palette.deep}\"", "unknown-key: tnt"),
            (
                "error: { tint: \"{palette.deep}\"", "error: { tint: \"{palette.depe}\"",
                "unknown-reference: \"{palette.depe}\""
            ),
            (
                "error: { tint: \"{palette.deep}\", onTint: \"#FFFFFF\", metrics: brief }", "error: [x]",
                "wrong-type: [x]"
            ),
            ("bar: { extends: base, padding: \"{space.m}\" }", "bar: wide", "wrong-type: wide"),
            ("bar: { extends: base", "bar: { extends: bse", "unknown-reference: bse"),
            ("bar: { extends: base", "bar: { extends: bar", "cyclic-reference: bar"),
            ("detail: {} }", "detail: }", "missing-field: "),
            ("inbox: { surfaces: [detail] }", "inbox: [detail]", "wrong-type: [detail]"),
            ("text: { en: \"{n} left\"", "text: { en: \"{m} left\"", "unknown-parameter: \"{m} left\""),
            ("parameters: { n: int }", "parameters: { n: number }", "wrong-type: number"),
            ("parameters: { n: int }", "parameters: [n]", "wrong-type: [n]"),
            ("parameters: { n: int }", "parameters: { N: int }", "invalid-name: N"),
            ("parameters: { n: int }", "paramters: { n: int }", "unknown-key: paramters"),
            ("  a: { level: error", "  A: { level: error", "invalid-name: A"),
            ("  a: { level: error", "  a: { level: eror", "unknown-reference: eror"),
        ])
    func definitions(_ part: String, _ replacement: String, _ finding: String) {
        expectFindings([finding], in: Self.project(part, replacement))
    }

    @Test(
        "what has no usable name is resolved all the same",
        arguments: [
            ("error: { tint: \"{palette.deep}\"", "Error: { tint: \"{palette.depe}\"", "Error", "\"{palette.depe}\""),
            ("bar: { extends: base", "Bar: { extends: bse", "Bar", "bse"),
            ("  a: { level: error", "  A: { level: eror", "A", "eror"),
        ])
    func badlyNamed(_ part: String, _ replacement: String, _ name: String, _ reference: String) {
        expectFindings(
            ["invalid-name: \(name)", "unknown-reference: \(reference)"], in: Self.project(part, replacement))
    }

    @Test(
        "a faulty section does not make its names unknown",
        arguments: ["palette", "metrics", "buttons", "levels", "styles", "surfaces", "screens", "banners"])
    func sections(_ section: String) {
        expectFindings(["unknown-key: \(section)x"], in: Self.project("\n\(section):", "\n\(section)x:"))
        // The definitions go to a key that the language does not have.
        expectFindings(
            ["wrong-type: [x]", "unknown-key: zzzzzzzz"],
            in: Self.project("\n\(section):", "\n\(section): [x]\nzzzzzzzz:"))
        // Written twice, the first counts.
        let twice = Self.project("\nname: Acme", "\nname: Acme\n\(section): {}")
        #expect(twice.findings.map(\.rule.name) == ["duplicate-key"], "\(twice.transcript)")
    }

    @Test("a merge key may have brought names") func mergeKey() {
        expectFindings(
            ["merge-key: <<"], in: Self.project("surfaces: { detail: {} }", "surfaces: { <<: { detail: {} } }"))
    }

    @Test("a definition written twice counts once") func duplicateKey() {
        expectFindings(
            ["duplicate-key: brief"], in: Self.project("\" }, brief: {}", "\" }, brief: {}, brief: { present: x }"))
    }

    @Test(
        "a file that can't be read does not make its names unknown",
        arguments: [
            ("b.yaml", "bannerc: 1\nstyles: {", "yaml-syntax: {"), ("b.yaml", "- a", "wrong-type: a"),
            ("b.yaml", "bannerc: 2", "language-version: 2"), ("t.json", "{ \"color\": ", "json-syntax: "),
            ("t.json", "[1]", "wrong-type: [1]"),
        ])
    func files(_ path: String, _ text: String, _ finding: String) {
        var files = Self.files
        files[path] = text
        let project = Project(Self.whole, files: files)
        #expect(
            project.findings.map { $0.rule.name } == [String(finding.prefix { $0 != ":" })], "\(project.transcript)")
    }

    @Test("nor does one that is missing", arguments: ["b.yaml", "t.json"]) func missing(_ path: String) {
        var files = Self.files
        files[path] = nil
        expectFindings(["use-file: \(path)"], in: Project(Self.whole, files: files))
    }

    @Test("a faulty token does not make its name unknown") func tokens() {
        for (value, finding) in [
            ("\"$value\": \"#FF\"", "invalid-token: \"#FF\""), ("\"$ref\": \"#/no\"", "unknown-reference: \"#/no\""),
            ("\"$value\": null", "invalid-token: null"),
        ] {
            var files = Self.files
            files["t.json"] = files["t.json"]?.replacing("\"$value\": \"#FF0000\"", with: value)
            expectFindings([finding], in: Project(Self.whole, files: files))
        }
    }

    @Test("names whose definitions are faulty are suggested too") func suggestions() throws {
        let project = Project(
            snippet: """
                buttons: { retry: { kind: x, title: A }, "close it": { kind: emphasis, title: A } }
                banners: { a: { level: error, text: Hi, buttons: [rety, closeIt, closIt] } }
                """)
        let unknown = project.findings.filter { $0.rule == .unknownReference }
        #expect(unknown.map(\.message) == ["there is no button `rety`", "there is no button `closIt`"])
        #expect(unknown.map(\.help) == [["did you mean `retry`?"], ["did you mean `closeIt`?"]])
    }

    @Test("several faults in one file are all told") func several() {
        expectFindings(
            [
                "invalid-name: acme", "unknown-key: foo", "invalid-color: \"x\"", "missing-unit: 4", "wrong-type: x",
                "missing-field: b", "missing-field: b", "yaml-trap: yes", "unknown-reference: nope",
                "unknown-reference: zzz",
                "invalid-value: left",
            ],
            in: Project(
                """
                bannerc: 1
                name: acme
                foo: 1
                palette: { a: "x" }
                metrics: { a: { present: 4, dismiss: x } }
                levels: { b: {} }
                buttons: { c: { kind: emphasis, title: A, enabled: yes } }
                banners: { d: { level: nope, style: zzz, text: Hi, edge: left } }
                """))
    }
}
