// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Texts from other files")
struct TextFilesTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    private static let spec = """
        bannerc: 1
        name: Acme
        use: [Localizable.xcstrings]
        levels: { error: { tint: "#8C1D18", onTint: "#FFFFFF", icon: { symbol: xmark.octagon.fill }, spokenPrefix: { key: prefix } } }
        banners: { saved: { level: error } }

        """

    private static func catalog(_ text: String) -> String {
        """
        { "sourceLanguage": "en", "strings": {
          "prefix": { "localizations": { "en": { "stringUnit": { "state": "translated", "value": "Error" } } } },
          "saved": { "localizations": { "en": { "stringUnit": { "state": "translated", "value": "\(text)" } } } }
        }, "version": "1.0" }

        """
    }

    /// A catalogue is what a build is made of: it is generated from, watched, and checked.
    @Test func fromTheCatalogueToTheCodeAndBack() throws {
        try sandbox.write(Self.spec, to: "acme.banner.yaml")
        try sandbox.write(Self.catalog("It was saved."), to: "Localizable.xcstrings")
        let build = try sandbox.run("build", "acme.banner.yaml", "-o", "out", "--depfile", "d")
        #expect(build.status == 0, "\(build)")
        #expect(sandbox.read("out/acme.swift")?.contains("It was saved.") == true)
        #expect(sandbox.read("d")?.contains("Localizable.xcstrings") == true)
        try sandbox.write(Self.catalog("It was kept."), to: "Localizable.xcstrings")
        #expect(try sandbox.run("build", "acme.banner.yaml", "-o", "out").status == 0)
        #expect(sandbox.read("out/acme.swift")?.contains("It was kept.") == true)
        // A comment in the spec lets a finding in the catalogue pass.
        try sandbox.write(Self.catalog("It was saved  "), to: "Localizable.xcstrings")
        let lint = try sandbox.run("lint", "acme.banner.yaml")
        #expect(lint.output.contains("Localizable.xcstrings:3:"), "\(lint.output)")
        let comment = "# bannerc: ignore[text-no-trailing-space] -- for now\n"
        try sandbox.write(
            Self.spec.replacingOccurrences(of: "banners:", with: comment + "banners:"), to: "acme.banner.yaml")
        #expect(try !sandbox.run("lint", "acme.banner.yaml").output.contains("text-no-trailing-space"))
    }
}
