// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// What a theme's files of tokens make of values that banners name themselves.
@Suite("Banners whose own values a theme changes") struct ThemedBannerTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    private func write(_ folder: String, brand: String = "0, 0, 0.2", buffer: Int = 130) throws {
        func tokens(_ brand: String, _ buffer: Int, _ width: Int) -> String {
            func length(_ value: Int) -> String {
                "{ \"$type\": \"dimension\", \"$value\": { \"value\": \(value), \"unit\": \"px\" } }"
            }
            return """
                { "brand": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [\(brand)] } },
                  "m": \(length(buffer)), "w": \(length(width)) }
                """
        }
        try sandbox.write(tokens("0.2, 0, 0", 120, 400), to: "\(folder)/base.json")
        try sandbox.write(tokens(brand, buffer, 500), to: "\(folder)/x.json")
        try sandbox.write(
            """
            bannerc: 1
            name: Acme
            use: { tokens: [base.json], theme.x: [x.json] }
            levels:
              error: { severity: 30, tint: "#8C1D18", onTint: "#FFFFFF", icon: { symbol: xmark, decorative: true }, spokenPrefix: E }
            banners:
              a: { level: error, text: A is here., tint: "{brand}", bufferHeight: "{m}", maxWidth: "{w}", metrics: { display: never } }
              b: { level: error, text: B is here., metrics: { display: never } }
            """, to: "\(folder)/acme.banner.yaml")
    }

    @Test("are what the theme has in Swift, in tokens and in the listing") func outputs() throws {
        try write("d")
        for target in ["swift", "tokens", "kotlin"] {
            let run = try sandbox.run("build", "d/acme.banner.yaml", "-o", "out", "--target", target)
            #expect(run.status == 0, "\(run.errors)")
        }
        let swift = try #require(sandbox.read("out/acme.swift"))
        for line in [
            "configuration.bufferHeight = theme == .x ? 130 : 120", "configuration.maxWidth = theme == .x ? 500 : 400",
            "configuration.tint = theme == .x ? BannerColor(light: .hex(0x000033)) : BannerColor(light: .hex(0x330000))",
        ] { #expect(swift.contains(line), "\(line)") }
        let resolver = try JSONSerialization.jsonObject(
            with: Data(try #require(sandbox.read("out/acme.resolver.json")).utf8))
        let path = ["modifiers", "theme", "contexts", "x", "0", "Acme", "banners", "a"]
        let banner = path.reduce(resolver as Any?) { value, key in
            Int(key).flatMap { (value as? [Any])?[$0] } ?? (value as? [String: Any])?[key]
        }
        #expect((banner as? [String: Any])?.keys.sorted() == ["bufferHeight", "maxWidth", "tint"])
        let listing = try sandbox.run("build", "d/acme.banner.yaml", "--print-resolved").output
        #expect(listing.contains("themes.x.banners.a.bufferHeight"))
        #expect(listing.contains("themes.x.banners.a.tint.light"))
        #expect(!listing.contains("themes.x.banners.b."))
    }

    @Test("are compared by diff") func compared() throws {
        try write("old")
        try write("new", brand: "1, 1, 1", buffer: 20)
        let run = try sandbox.run("diff", "old/acme.banner.yaml", "new/acme.banner.yaml")
        #expect(run.output.contains("`themes.x.banners.a.bufferHeight` was `130` and is `20`"), "\(run.output)")
        #expect(run.output.contains("`themes.x.banners.a.tint`"), "\(run.output)")
        #expect(!run.output.contains("banners.b"))
        #expect(try sandbox.run("diff", "old/acme.banner.yaml", "old/acme.banner.yaml").output.contains("nothing"))
        // What changes without the theme is one change.
        let spec = try #require(sandbox.read("old/acme.banner.yaml"))
        try sandbox.write(
            spec.replacing("text: A is here.,", with: "text: A is here., padding: 20,"), to: "old/padded.banner.yaml")
        let padded = try sandbox.run("diff", "old/acme.banner.yaml", "old/padded.banner.yaml").output
        #expect(
            padded.contains("banners.a.padding") && !padded.contains("patch[BD304 look-changed]: `themes"), "\(padded)")
    }
}
