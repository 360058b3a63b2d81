// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import TestSupport
import Testing

/// Each target makes sound files of specs that lack some sections, or all but one.
@Suite struct SparseSpecTests {
    /// Sections that need no other, but for banners, which have a level.
    private static let sections: [(name: String, text: String)] = [
        ("palette", "palette: { red: \"#B3261E\" }"),
        ("fonts", "fonts: { brand: { family: Brand } }"),
        ("buttonStyles", "buttonStyles: { high: { cornerRadius: 4 } }"),
        ("metrics", "metrics: { slow: { display: 9s } }"),
        ("buttons", "buttons: { ok: { kind: emphasis, emphasis: high, title: OK } }"),
        ("levels", "levels: { error: { tint: \"#B3261E\", onTint: \"#FFFFFF\" } }"),
        ("styles", "styles: { bar: { padding: 12 } }"),
        ("surfaces", "surfaces: { top: { scope: screen } }"),
        ("screens", "screens: { home: {} }"),
        ("banners", "banners: { hello: { level: error, text: Hello. } }"),
        ("themes", "themes: { dusk: { description: In the evening. } }"),
    ]

    /// No section, each alone, each with a theme, and all but each, under names of their own.
    private static let specs: [(stem: String, yaml: String, sections: [String])] = {
        let all = sections.map(\.name)
        let sets =
            [[], all, ["levels", "banners"]] + all.map { [$0] } + all.map { [$0, "themes"] }
            + all.map { name in all.filter { $0 != name } }
        // Banners have a level.
        let sound = Set(sets.map(Set.init)).filter { !$0.contains("banners") || $0.contains("levels") }
        let sorted = sound.map { names in sections.filter { names.contains($0.name) } }
            .sorted { ($0.count, $0.map(\.name).joined()) < ($1.count, $1.map(\.name).joined()) }
        return sorted.enumerated().map { index, sections in
            (
                "sparse\(index)", "bannerc: 1\nname: Sparse\(index)\n" + sections.map { $0.text + "\n" }.joined(),
                sections.map(\.name)
            )
        }
    }()

    /// What compilers are given, who take seconds for each: not every section with a theme besides, which is but one more case, and of
    /// those that lack one section, which each of the short ones lacks as well, three others each time.
    private static let compiled: [(stem: String, yaml: String, sections: [String])] = {
        var random = SeededGenerator(of: "sparse specs")
        let isLong = { (spec: (stem: String, yaml: String, sections: [String])) in
            spec.sections.count == sections.count - 1
        }
        return specs.filter { !isLong($0) && ($0.sections.count != 2 || $0.sections.last != "themes") }
            + specs.filter(isLong).shuffled(using: &random).prefix(3)
    }()

    private static func files(_ target: Target) throws -> [String: String] {
        try compiled.reduce(into: [:]) { files, spec in
            files.merge(try Targets.files(target, spec.yaml, stem: spec.stem)) { $1 }
        }
    }

    @Test(arguments: Target.allCases) func made(_ target: Target) throws {
        #expect(Self.specs.count > 25)
        for (stem, yaml, _) in Self.specs {
            let files = try Targets.files(target, yaml, stem: stem)
            // Without texts and colours there is nothing to put into some formats.
            for (name, text) in files { #expect(!text.isEmpty, "\(name)") }
        }
    }

    @Test(.enabled(if: Tool.isExpected("tsc"))) func typescript() throws {
        let files = try Self.files(.typescript)
        try Tool.withFolder(files) { folder in
            let options = [
                "--noEmit", "--exactOptionalPropertyTypes", "--noUncheckedIndexedAccess", "--noImplicitReturns",
            ]
            try TypeScript.compile(files.keys.sorted(), options, library: "ES2022,DOM", in: folder)
        }
    }

    @Test(.enabled(if: Kotlin.isExpected)) func kotlin() throws {
        var files = try Self.files(.kotlin).filter { !$0.key.hasSuffix("Compose.kt") }
        files["Main.kt"] = "fun main() = println(banners.Sparse0.Theme.STANDARD)\n"
        #expect(try Kotlin.run(files) == "STANDARD\n")
    }

    @Test(.enabled(if: Tool.isExpected("swiftc"))) func swift() throws {
        var files = try Self.files(.swift)
        files["main.swift"] = "print(Sparse0.Theme.standard)"
        #expect(try SwiftToolchain.run(files) == "standard\n")
    }

    @Test(.enabled(if: Tool.isExpected("aapt2"))) func android() throws {
        for (stem, yaml, _) in Self.compiled {
            let files = try Targets.files(.android, yaml, stem: stem)
            try Aapt.link(files, folder: "\(stem)-android")
        }
    }
}
