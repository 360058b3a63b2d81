// SPDX-License-Identifier: Apache-2.0

import BannerCompiler
import Foundation
import Testing

/// The plugin has to know what a build reads before anything is read.
@Suite struct PluginInputTests {
    @Test("every file that a sample spec uses is an input", arguments: Repository.specs)
    func samples(spec: String) throws {
        let read = try Repository.compile(spec).inputs.map { Repository.root.appending(path: $0).path }
        #expect(Set(read).isSubset(of: Self.inputs(of: Repository.root.appending(path: "specs/\(spec).banner.yaml"))))
    }

    @Test(
        "a file is found however a spec names it",
        arguments: [
            "use: [part.banner.yaml]", "use: [other.yaml,part.banner.yaml]", "use:\n  - part.banner.yaml",
            "use:\n- part.banner.yaml # the brand", "use: [\"part.banner.yaml\"]", "use: ['part.banner.yaml']",
            "{ bannerc: 1, use: [./part.banner.yaml] }", "use:\r\n  - part.banner.yaml\r\n",
            "use: [&part part.banner.yaml]", "use: &parts\n  - !!str part.banner.yaml",
            "use:\n  - >-\n    part.banner.yaml",
            "use: [ # ours\n  other.yaml, # theirs\n  part.banner.yaml\n]",
            #"{"bannerc":1,"use":["part.banner.yaml"]}"#,
            #"use: ["part\u002Ebanner.yaml"]"#, #"use: ["part\x2ebanner\U0000002eyaml"]"#,
            #"{"use":[".\/part.banner.yaml"]}"#,
            "use: [\"part.\\\n   banner.yaml\"]", "use: [parts/../part.banner.yaml]",
        ])
    func spelling(text: String) throws { try Self.expectFound("part.banner.yaml", in: text) }

    @Test(
        "a path may hold what else ends one",
        arguments: [
            ("it's.yaml", "use: [\"it's.yaml\"]"), ("it's.yaml", "use: ['it''s.yaml']"),
            ("it's.yaml", "use:\n  - it's.yaml"),
            ("a, b.yaml", "use: ['a, b.yaml']"), ("[1] {2}.yaml", "use: [\"[1] {2}.yaml\"]"),
            ("part#1.yaml", "use: [part#1.yaml]"), ("two  blanks.yaml", "use:\n  - two  blanks.yaml"),
            ("no\u{A0}break.yaml", "use: [no\u{A0}break.yaml]"), ("key: value.yaml", "use: ['key: value.yaml']"),
            ("one two.yaml", "use:\n  - one\n    two.yaml"), ("one two.yaml", "use: [\"one\n  two.yaml\"]"),
            ("Größe.yaml", #"use: ["Gr\u00F6\u00dfe.yaml"]"#), ("🎨.yaml", #"use: ["\uD83C\uDFA8.yaml"]"#),
            ("Localizable.xcstrings", "use: [Localizable.xcstrings]"), ("de.xliff", "use:\n  - de.xliff"),
            ("Body.TTF", "fonts: { body: Body.TTF }"), ("brand.tokens", "use: [brand.tokens]"),
            ("brand.tokens.json", "use: [brand.tokens.json]"),
        ])
    func pathsOfAnyKind(name: String, text: String) throws { try Self.expectFound(name, in: text) }

    @Test(
        "files of tokens are found in mappings by mode",
        arguments: ["use: { tokens: a.json, dark: [brand.json] }", "use:\n  - theme.contoso: { dark: brand.json }"])
    func modes(text: String) throws { try Self.expectFound("brand.json", in: text) }

    @Test("resolver documents lead to the files that they name; other tokens are not read for that")
    func resolverDocuments() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "bannerc-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let themes = folder.appending(path: "themes")
        try FileManager.default.createDirectory(at: themes, withIntermediateDirectories: true)
        let document = folder.appending(path: "brand.resolver.json")
        let sources = "[{ \"$ref\": \"themes/dark.json\" }, { \"$ref\": \"./themes/high%20contrast.json#/a\" }]"
        try Data("{ \"version\": \"2025.10\", \"resolutionOrder\": [{ \"sources\": \(sources) }] }".utf8).write(
            to: document)
        let names = ["dark.json", "high contrast.json"]
        for name in names { try Data("{ \"a\": \"dark.json\" }".utf8).write(to: themes.appending(path: name)) }
        #expect(NamedFiles.find(in: document).map(\.lastPathComponent).sorted() == names)
        #expect(NamedFiles.find(in: themes.appending(path: names[1])).isEmpty)
    }

    @Test(
        "texts in one language lead to those in the others",
        arguments: [
            ("en.lproj/L.strings", "de.lproj/L.stringsdict"), ("res/values/strings.xml", "res/values-de/strings.xml"),
            ("app_en.arb", "app_de.arb"),
        ])
    func languages(named: String, other: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "bannerc-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for path in [named, other] {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: file)
        }
        let spec = folder.appending(path: "a.banner.yaml")
        try Data("use: [\(named)]".utf8).write(to: spec)
        let found = NamedFiles.find(in: spec).map(\.path)
        #expect(found.contains(folder.appending(path: other).standardizedFileURL.path))
    }

    @Test(
        "what a spec may begin to use is known by its name",
        arguments: [
            ("brand.tokens.json", true), ("Body.OTF", true), ("Media.xcassets", true), ("de.strings", true),
            ("Main.swift", false), ("photo.png", false), ("json", false),
        ])
    func candidates(name: String, mayBeNamed: Bool) {
        #expect(NamedFiles.mayBeNamed(URL(fileURLWithPath: "/app/\(name)")) == mayBeNamed)
    }

    @Test(
        "a setting may name a file of any kind",
        arguments: [
            "lint:\n  baseline: known faults", "lint: { baseline: known faults, failLevel: error }",
            "lint:\n  baseline: \"known faults\"  # for now", "lint:\n  assets: known faults",
        ])
    func settings(text: String) throws { try Self.expectFound("known faults", in: text) }

    @Test("a hostile text takes no longer than a moment")
    func hostile() throws {
        let text = String(repeating: "a ", count: 2_000) + String(repeating: "'.yaml \\u", count: 20_000)
        let clock = ContinuousClock()
        let time = try clock.measure { try Self.expectFound("part.yaml", in: "use: [part.yaml]\n" + text) }
        #expect(time < .seconds(120))
    }

    @Test(
        "a path may hold blanks", arguments: ["use: [my parts/part 1.yaml]", "use:\n  - my parts/part 1.yaml  # ours"])
    func blanks(text: String) throws { try Self.expectFound("my parts/part 1.yaml", in: text) }

    private static func expectFound(_ name: String, in text: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "bannerc-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let part = folder.appending(path: name)
        try FileManager.default.createDirectory(
            at: part.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: part)
        let spec = folder.appending(path: "a.banner.yaml")
        try Data(text.utf8).write(to: spec)
        #expect(NamedFiles.find(in: spec).map(\.path).contains(part.standardizedFileURL.path))
    }

    private static func inputs(of spec: URL) -> Set<String> {
        var found: Set<String> = [spec.path]
        var rest = [spec]
        while let file = rest.popLast() {
            for named in NamedFiles.find(in: file) where found.insert(named.path).inserted { rest.append(named) }
        }
        return found
    }
}
