// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import ColorSpaces
import Diagnostics
import Testing

@Suite("Resolver documents of DTCG") struct ResolverDocumentTests {
    private func tokens(_ colors: KeyValuePairs<String, String>) -> String { TokenModeTests.tokens(colors) }

    /// A resolver document with `body`, and the files that it may name.
    private func project(
        _ body: String, use: String = "[r.resolver.json]", palette: String = "{ a: \"{color.x}\", b: \"{color.y}\" }",
        files: [String: String] = [:]
    ) -> Project {
        let others = [
            "base.json": tokens(["x": "#000001", "y": "{color.x}"]), "light.json": tokens(["x": "#000002"]),
            "themes/dark.json": tokens(["x": "#000003"]), "hc.json": tokens(["x": "#000004"]),
            "contoso.json": tokens(["x": "#0000A1"]), "late.json": tokens(["x": "#0000FF"]),
        ]
        let document = "{ \"version\": \"2025.10\", \(body) }"
        return Project(
            snippet: "use: \(use)\npalette: \(palette)",
            files: others.merging(["r.resolver.json": document]) { $1 }.merging(files) { $1 })
    }

    private func hexes(_ project: Project, theme: Int? = nil) throws -> [[String]] {
        let spec = try resolve(project)
        let design = theme.map { spec.themes[$0].design } ?? spec.design
        return design.palette.map { color in Appearance.allCases.map { color.color[$0].color.hex } }
    }

    private let sets = ##""sets": { "base": { "sources": [{ "$ref": "base.json" }] } }"##
    private let scheme = ##"""
        "modifiers": { "scheme": { "contexts": { "Light": [{ "$ref": "light.json" }], "Dark": [{ "$ref": "./themes/dark.json" }] } } }
        """##
    private let order = ##""resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/scheme" }]"##

    @Test("contexts that are called like appearances are these") func appearances() throws {
        let document = project("\(sets), \(scheme), \(order)")
        let colors = ["#000002", "#000003", "#000002", "#000003"]
        #expect(try hexes(document) == [colors, colors])
        #expect(
            document.result.paths == [Project.root, "r.resolver.json", "base.json", "light.json", "themes/dark.json"])
    }

    @Test("later sources win, wherever they stand") func laterSources() throws {
        let late =
            ##""resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/scheme" }, { "type": "set", "name": "late", "sources": [{ "$ref": "late.json" }] }]"##
        #expect(try hexes(project("\(sets), \(scheme), \(late)"))[0] == ["#0000FF", "#0000FF", "#0000FF", "#0000FF"])
    }

    @Test("what stands beside a reference counts before what that names") func overrides() throws {
        let sources = ##""resolutionOrder": [{ "$ref": "#/sets/base", "sources": [{ "$ref": "late.json" }] }]"##
        #expect(
            try hexes(project("\(sets), \(sources)", palette: "{ a: \"{color.x}\" }"))[0] == [
                "#0000FF", "#0000FF", "#0000FF", "#0000FF",
            ])
        let inner = ##"""
            "sets": { "base": { "sources": [{ "$ref": "base.json" }] },
              "all": { "sources": [{ "$ref": "base.json" }, { "$ref": "#/sets/base", "sources": [{ "$ref": "late.json" }] }] } },
            "resolutionOrder": [{ "$ref": "#/sets/all" }]
            """##
        #expect(try hexes(project(inner))[0] == ["#0000FF", "#0000FF", "#0000FF", "#0000FF"])
        let tokens = ##"""
            "resolutionOrder": [{ "name": "s", "type": "set", "sources": [{ "$ref": "base.json", "color": { "x": { "$type": "color", "$value": "#0000EE" } } }] }]
            """##
        #expect(try hexes(project(tokens))[0] == ["#0000EE", "#0000EE", "#0000EE", "#0000EE"])
        let chosen = ##"""
            "modifiers": { "m": { "default": "a", "contexts": { "a": [{ "$ref": "base.json" }], "b": [{ "$ref": "late.json" }] } } },
            "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/m", "default": "b" }]
            """##
        #expect(try hexes(project("\(sets), \(chosen)"))[0] == ["#0000FF", "#0000FF", "#0000FF", "#0000FF"])
    }

    @Test("say which version they are of") func version() {
        let order = ##""resolutionOrder": [{ "type": "set", "name": "s", "sources": [{ "$ref": "base.json" }] }]"##
        for (version, message) in [
            ("", "the resolver document has no `version`"),
            (#""version": "2026.1", "#, "this is not a resolver document of version `2025.10`"),
        ] {
            let document = "{ \(version)\(order) }"
            let text = project("", files: ["r.resolver.json": document])
            #expect(text.findings.map(\.message) == [message])
        }
    }

    @Test("what is no entry, and contexts that become one theme") func faultyEntries() {
        let text = project(##"\##(sets), "resolutionOrder": ["base", { "$ref": "#/sets/base" }]"##)
        #expect(
            text.findings.map(\.message) == ["an entry of `resolutionOrder` is a set, a modifier or a `$ref` to one"])
        let themes = ##"""
            "modifiers": { "theme": { "default": "base", "contexts": { "base": [], "Acme Bank": [{ "$ref": "contoso.json" }], "acme-bank": [] } } },
            "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }]
            """##
        #expect(
            project("\(sets), \(themes)").findings.map(\.message)
                == ["the contexts `Acme Bank` and `acme-bank` would both be the theme `acmeBank`"])
    }

    @Test("four appearances, or two and a modifier for contrast") func contrast() throws {
        let four = ##"""
            "resolutionOrder": [{ "type": "modifier", "name": "m", "default": "light", "contexts": {
              "light": [{ "$ref": "light.json" }], "dark": [{ "$ref": "themes/dark.json" }],
              "light_ax": [{ "$ref": "light.json" }, { "$ref": "hc.json" }], "dark-high-contrast": [{ "$ref": "late.json" }] } }]
            """##
        #expect(
            try hexes(project(four, palette: "{ a: \"{color.x}\" }"))
                == [["#000002", "#000003", "#000004", "#0000FF"]])
        let two = ##"""
            "resolutionOrder": [{ "$ref": "#/sets/base" },
              { "type": "modifier", "name": "contrast", "contexts": { "standard": [], "high": [{ "$ref": "hc.json" }] } }]
            """##
        #expect(try hexes(project("\(sets), \(two)"))[1] == ["#000001", "#000001", "#000004", "#000004"])
    }

    @Test("a modifier `theme` makes themes, others by what `use` says") func themes() throws {
        func document(_ name: String, _ standard: String) -> String {
            ##"""
            \##(sets), "resolutionOrder": [{ "$ref": "#/sets/base" },
              { "type": "modifier", "name": "\##(name)"\##(standard), "contexts": { "acme": [], "Contoso Bank": [{ "$ref": "contoso.json" }] } }]
            """##
        }
        let themed = project(document("theme", ", \"default\": \"acme\""))
        #expect(try resolve(themed).themes.map(\.name.value) == ["contosoBank"])
        #expect(try hexes(themed, theme: 0)[1] == ["#0000A1", "#0000A1", "#0000A1", "#0000A1"])
        #expect(try hexes(themed)[1].first == "#000001")
        let brand = document("brand", ", \"default\": \"acme\"")
        #expect(try resolve(project(brand)).themes.isEmpty)
        let mapped = project(brand, use: "{ tokens: r.resolver.json, modifiers: { brand: theme } }")
        #expect(try resolve(mapped).themes.map(\.name.value) == ["contosoBank"])
        let chosen = project(brand, use: "{ tokens: r.resolver.json, modifiers: { brand: Contoso Bank } }")
        #expect(try hexes(chosen)[0].first == "#0000A1")
        #expect(try hexes(project(document("size", "").replacing("acme", with: "default")))[0].first == "#000001")
        expectFinding(
            .invalidToken, "the modifier `brand` has no `default`, so nobody knows which of its contexts counts",
            help: "modifiers: { brand: acme }",
            in: project(
                document("brand", "").replacing("{ \"type\": \"modifier\"", with: "«{ \"type\": \"modifier\"")
                    .replacing("] } }]", with: "] } }»]")))
    }

    @Test("no order decides between a document and another file, whichever comes first")
    func rivalsInEitherOrder() {
        let two =
            ##""sets": { "base": { "sources": [{ "$ref": "base.json" }, { "$ref": "light.json" }] } }, "resolutionOrder": [{ "$ref": "#/sets/base" }]"##
        for use in ["[r.resolver.json, base.json]", "[base.json, r.resolver.json]"] {
            let messages = project(two, use: use).findings.map(\.message)
            #expect(messages == ["the token `color.x` is defined in another file too"], "\(use)")
        }
    }

    @Test("a modifier is for what its contexts are") func choicesOfAKind() {
        let brand =
            ##""resolutionOrder": [{ "type": "modifier", "name": "brand", "default": "acme", "contexts": { "acme": [{ "$ref": "base.json" }], "bank": [{ "$ref": "contoso.json" }] } }]"##
        for (choice, what) in [
            ("contrast", "is one of more contrast, such as `high` or `more`"),
            ("appearance", "is an appearance, such as `dark`"),
        ] {
            let found = project(brand, use: "{ tokens: r.resolver.json, modifiers: { brand: \(choice) } }").findings
            #expect(found.map(\.message) == ["no context of the modifier `brand` \(what)"])
        }
    }

    @Test("tokens in the document itself, sets of sets and parts of files") func sources() throws {
        let inline = ##"""
            "sets": { "all": { "sources": [{ "$ref": "#/sets/base" }, { "$ref": "#/$defs/a~1b" }, { "$ref": "many%20files.json#dark" }] },
              "base": { "sources": [\##(tokens(["x": "#000001", "y": "{color.x}"]))] } },
            "$defs": { "a/b": \##(tokens(["x": "#000005"])) }, "resolutionOrder": [{ "$ref": "#/sets/all" }]
            """##
        let many = "{ \"dark\": \(tokens(["y": "#000006"])), \"light\": {} }"
        let colors = try hexes(project(inline, files: ["many files.json": many]))
        #expect(colors.map(\.first) == ["#000005", "#000006"])
    }

    @Test(
        "mistakes in documents",
        arguments: [
            (
                ##""resolutionOrder": [{ "$ref": "#/sets/none" }]"##, RuleID.unknownReference,
                "there is no set or modifier at `#/sets/none`"
            ),
            (##""sets": {}, "modifiers": {}"##, .invalidToken, "the resolver document has no list `resolutionOrder`"),
            (
                ##""resolutionOrder": [{ "type": "set", "name": "s", "sources": [{ "$ref": "base.json" }] }, { "type": "set", "name": "s", "sources": [{ "$ref": "late.json" }] }]"##,
                .duplicateDefinition, "`resolutionOrder` has two entries called `s`"
            ),
            (
                ##""resolutionOrder": [{}]"##, .invalidToken,
                "an entry of `resolutionOrder` is a set, a modifier or a `$ref` to one"
            ),
            (
                ##""resolutionOrder": [{ "contexts": {}, "name": "m" }]"##, .invalidToken,
                "the modifier `m` has no `contexts`"
            ),
            (
                ##""resolutionOrder": [{ "contexts": { "a": [] }, "name": "m", "default": "b" }]"##, .invalidToken,
                "the modifier `m` has no context `b`"
            ),
            (
                ##""sets": { "a": { "sources": [{ "$ref": "#/sets/b" }] }, "b": { "sources": [{ "$ref": "#/sets/a" }] } }, "resolutionOrder": [{ "$ref": "#/sets/a" }]"##,
                .cyclicReference, "the sets of the resolver document refer to each other in a circle"
            ),
            (
                ##""resolutionOrder": [{ "sources": [{ "$ref": "r.resolver.json" }] }]"##, .useFile,
                "`r.resolver.json` is a resolver document, not a token file"
            ),
            (
                ##""resolutionOrder": [{ "sources": [{ "$ref": "none.json" }] }]"##, .useFile,
                "there is no file `none.json`"
            ),
            (
                ##""resolutionOrder": [{ "sources": [{ "$ref": "../none.json" }] }]"##, .useOutsideRoot,
                "`../none.json` lies outside the project"
            ),
            (
                ##""resolutionOrder": [{ "sources": [{ "$ref": "https://a/b.json" }] }]"##, .useOutsideRoot,
                "a used file must be in the project, not on the network"
            ),
            (
                ##""resolutionOrder": [{ "sources": [{ "$ref": "#/$defs/x" }] }]"##, .unknownReference,
                "there is nothing at `#/$defs/x`"
            ),
            (
                ##""resolutionOrder": [{ "sources": [{ "$ref": "a%2.json" }] }]"##, .useFile,
                "`a%2.json` is not a relative reference to a file"
            ),
            (##""resolutionOrder": [{ "sources": {} }]"##, .invalidToken, "sources of tokens are a list"),
        ])
    func mistakes(_ body: String, _ rule: RuleID, _ message: String) {
        let project = project(body, palette: "{}")
        #expect(project.findings.map(\.rule) == [rule], "\(project.transcript)")
        #expect(project.findings.map(\.message) == [message])
        #expect(project.result.spec == nil)
    }

    @Test("what `use` says of modifiers is held against the document") func choices() {
        let document = ##""resolutionOrder": [{ "name": "brand", "default": "a", "contexts": { "a": [], "b": [] } }]"##
        func messages(_ modifiers: String) -> [String] {
            project(document, use: "{ tokens: r.resolver.json, modifiers: \(modifiers) }", palette: "{}").findings.map(
                \.message)
        }
        #expect(messages("{ brand: c }") == ["the modifier `brand` has no context `c`"])
        #expect(messages("{ brnad: b }") == ["`r.resolver.json` has no modifier `brnad`"])
        #expect(messages("{ Brand: B }") == [])
        #expect(
            project(document, use: "{ dark: r.resolver.json }", palette: "{}").findings.map(\.message)
                == ["a resolver document itself says where its tokens apply"])
    }

    @Test("a token in a resolver document and in another file") func rivals() {
        let document = project(
            "\(sets), \(scheme), \(order)", use: "[r.resolver.json, own.json]",
            files: ["own.json": tokens(["x": "#FFFFFF"])])
        #expect(document.findings.map(\.rule) == [.duplicateDefinition])
        let first = project(
            "\(sets), \(scheme), \(order)", use: "[own.json, r.resolver.json]",
            files: ["own.json": tokens(["x": "#FFFFFF"])])
        #expect(Set(first.findings.map(\.rule)) == [.duplicateDefinition])
    }

    @Test("a token in two resolver documents, which no order decides between") func rivalDocuments() {
        func document(_ file: String) -> String {
            ##"{ "version": "2025.10", "resolutionOrder": [{ "type": "set", "name": "s", "sources": [{ "$ref": "\##(file)" }] }] }"##
        }
        let files = [
            "own.resolver.json": document("own.json"), "own.json": tokens(["x": "#FFFFFF"]),
            "same.resolver.json": document("base.json"), "other.resolver.json": document("other.json"),
            "other.json": tokens(["z": "#FFFFFF"]),
        ]
        for use in ["[r.resolver.json, own.resolver.json]", "[own.resolver.json, r.resolver.json]"] {
            let both = project("\(sets), \(scheme), \(order)", use: use, files: files)
            #expect(Set(both.findings.map(\.rule)) == [.duplicateDefinition])
            #expect(both.findings.allSatisfy { $0.labels.count == 1 && $0.labels[0].place.file != $0.place.file })
            #expect(both.findings.first?.help.first?.contains("one resolver document") == true)
        }
        // One file is one definition, whoever names it, and other tokens are nobody's rivals.
        for use in ["[r.resolver.json, r.resolver.json]", "[r.resolver.json, other.resolver.json]"] {
            #expect(project("\(sets), \(scheme), \(order)", use: use, files: files).findings.isEmpty, "\(use)")
        }
        let same = project(
            "\(sets), \"resolutionOrder\": [{ \"$ref\": \"#/sets/base\" }]",
            use: "[r.resolver.json, same.resolver.json]",
            files: files)
        #expect(same.findings.isEmpty)
    }

    @Test("definitions times themes of tokens are counted before they are read for each", .timeLimit(.minutes(1)))
    func manyThemes() {
        let themes = (0..<900).map {
            "\"t\($0)\": [{ \"c\": { \"$type\": \"color\", \"$value\": \"#00000\($0 % 10)\" } }]"
        }
        let document = """
            "modifiers": { "theme": { "default": "t0", "contexts": { \(themes.joined(separator: ", ")) } } },
            "resolutionOrder": [{ "$ref": "#/modifiers/theme" }]
            """
        let palette = (0..<2_000).map { "p\($0): \"{c}\"" }.joined(separator: ", ")
        let findings = project(document, palette: "{ \(palette) }").findings
        #expect(findings.map(\.rule) == [.workLimit])
    }

    @Test("sources that name each other again and again are counted") func manySources() {
        let sets = (0..<12).map { level in
            let next = Array(repeating: "{ \"$ref\": \"#/sets/s\(level + 1)\" }", count: 10).joined(separator: ", ")
            return "\"s\(level)\": { \"sources\": [\(next)] }"
        }
        let document =
            "\"sets\": { \(sets.joined(separator: ", ")), \"s12\": { \"sources\": [{}] } }, \"resolutionOrder\": [{ \"$ref\": \"#/sets/s0\" }]"
        let findings = project(document, palette: "{}").findings
        #expect(findings.contains { $0.rule == .workLimit })
    }
}
