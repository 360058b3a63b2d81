// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import Foundation
import Testing

/// Each target has a page, and what the pages of `swift` and `tokens` show is true.
@Suite struct TargetPageTests {
    private static let acme = """
        bannerc: 1
        name: Acme
        description: What Acme tells people.
        palette:
          red: { light: "#B3261E", dark: "#F2B8B5", description: Something went wrong. }
        levels:
          error: { severity: 40, tint: "{palette.red}", onTint: { light: "#FFFFFF", dark: "#000000" } }
        banners:
          offline: { level: error, text: You are offline. }
          syncFailed:
            description: Something was not saved.
            level: error
            parameters: { count: { type: int, max: 999, description: How many items. } }
            text: { plural: count, one: "{count} item did not sync.", other: "{count} items did not sync." }

        """

    @Test("files are named like the spec, whatever that is called", arguments: ["acme", "NAME", "Name", "my-NAME"])
    func outputs(stem: String) {
        #expect(Target.tokens.outputs(stem: stem) == ["\(stem).tokens.json", "\(stem).resolver.json"])
        #expect(Target.android.outputs(stem: stem) == ["\(stem)-android/"])
        let className = ["acme": "Acme", "my-NAME": "MyName"][stem] ?? "Name"
        #expect(Target.kotlin.outputs(stem: stem) == ["\(className).kt", "\(className)Compose.kt"])
    }

    @Test(
        "the page of every target is there, is in the list of pages, and names all settings",
        arguments: Target.allCases)
    func pages(target: Target) throws {
        let page = try RecordedFile.text("docs/targets/\(target.rawValue).md")
        #expect(page.hasPrefix("# The target `\(target.rawValue)`\n"))
        for setting in target.settings { #expect(page.contains("`\(setting.key)`")) }
        let list = try RecordedFile.text("docs/targets/README.md")
        #expect(list.contains("- [\(target.rawValue)](\(target.rawValue).md)"))
    }

    @Test func swift() throws {
        let page = "docs/targets/swift.md"
        let text = try #require(try Targets.files(.swift, Self.acme)["acme.swift"])
        let start = try #require(text.range(of: "    /// The banners of the catalogue.")).lowerBound
        let end = try #require(text.range(of: "\n        /// The banner's name in the spec.")).lowerBound
        try RecordedFile.expectSample("spec", in: page, Self.acme, filter: "TargetPageTests")
        try RecordedFile.expectSample("banner", in: page, text[start..<end] + "    }", filter: "TargetPageTests")
    }

    @Test func tokens() throws {
        let page = "docs/targets/tokens.md"
        let files = try Targets.files(.tokens, Self.acme)
        let tokens = try #require(files["acme.tokens.json"])
        let start = try #require(tokens.range(of: "    \"palette\": {")).lowerBound
        let end = try #require(tokens.range(of: "\n    },", range: start..<tokens.endIndex)).upperBound
        let palette = String(tokens[start..<end].dropLast())
        try RecordedFile.expectSample("palette", in: page, palette, filter: "TargetPageTests")
        try RecordedFile.expectSample(
            "resolver", in: page, try #require(files["acme.resolver.json"]), filter: "TargetPageTests")
    }
}
