// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import BannerSpec
import Testing

/// Whoever resolves the files gets the colours of the spec, in every theme and appearance.
struct ResolverTests {
    @Test func darkValuesOfThemes() throws {
        try expectEqualColors(
            TokenSample(
                """
                bannerc: 1
                name: Acme
                palette:
                  green: { light: "#1B7F3B", dark: "#7BD88F" }
                  leaf: "{palette.green}"
                  sky: { light: "#0000FF", dark: "{palette.green}" }
                  both: "#808080"
                levels:
                  done: { tint: { light: "#010203", dark: "{palette.green}" }, onTint: "{palette.sky}" }
                banners:
                  saved: { level: done, text: Saved., tint: { light: "#111111", dark: "#EEEEEE" } }
                themes:
                  lightOnly: { palette: { green: { light: "#006622" } } }
                  darkOnly: { palette: { green: { dark: "#00FF00" }, both: { dark: "#FF0000" } } }
                  turned: { palette: { leaf: "{palette.both}", both: { light: "#FFFFFF80", dark: "#00000080" } } }
                """))
    }

    @Test func aTokenThatOnlyAThemeHas() throws {
        let sample = try TokenSample(
            """
            bannerc: 1
            name: Acme
            levels: { done: { tint: "#000000", onTint: "#FFFFFF" } }
            styles: { bar: { indicator: { height: 4 } } }
            banners: { saved: { level: done, style: bar, text: Saved. } }
            themes:
              a: { styles: { bar: { indicator: { color: { light: "#AA0000", dark: "#FF0000" } } } } }
              b: { styles: { bar: { indicator: none, maxWidth: 300 } } }
            """)
        try expectEqualColors(sample)
        let themes = try sample.json(".resolver.json")["modifiers", "theme", "contexts"]
        let first = try #require(themes["a"].elements.first)
        #expect(first["Acme", "styles", "bar"].details["indicatorColor"].text == "own")
        let second = try #require(themes["b"].elements.first)
        #expect(second["Acme", "styles", "bar"].details["indicator"].text == "none")
        #expect(second["Acme", "styles", "bar"].details["maxWidth"].text == "limited")
        #expect(second["Acme", "styles", "bar", "maxWidth", "$value", "value"].number == 300)
    }

    @Test(arguments: 0..<24)
    func anyPaletteAndThemes(round: UInt64) throws {
        let seed = UInt64.random(in: .min ... .max) &+ round
        let yaml = RandomDesign(seed: seed).yaml()
        let sample = try TokenSample(yaml)
        try expectEqualColors(sample, "seed \(seed)\n\(yaml)")
    }

    @Test func noResolverWhereNothingChanges() throws {
        let sample = try TokenSample(
            """
            bannerc: 1
            name: Acme
            palette: { black: "#000000", same: { light: "#123456", dark: "#123456" } }
            levels: { info: { tint: "{palette.same}", onTint: "#FFFFFF" } }
            banners: { hello: { level: info, text: Hello. } }
            """)
        #expect(sample.files.map(\.name) == ["acme.tokens.json"])
    }

    /// A reference is a URI, a file name is not.
    @Test func referenceToAnyFileName() throws {
        let sample = try TokenSample(
            """
            bannerc: 1
            name: Acme
            levels: { info: { tint: { light: "#000000", dark: "#FFFFFF" }, onTint: "#808080" } }
            banners: { hello: { level: info, text: Hello. } }
            """, fileName: "a b#1:é.banner.yaml")
        let sources = try sample.json(".resolver.json")["sets", "base", "sources"].elements
        #expect(sources.first?["$ref"].text == "a%20b%231%3A%C3%A9.tokens.json")
        #expect(sources.count == 1)
    }

    @Test func textsOfThemes() throws {
        let sample = try TokenSample(
            """
            bannerc: 1
            name: Acme
            levels: { info: { tint: "#000000", onTint: "#FFFFFF" } }
            banners: { bills: { level: info, edge: bottom, parameters: { count: int }, text: "{count} bills" } }
            themes: { business: { texts: { bills: "{count} invoices" }, metrics: { standard: { display: never } } } }
            """)
        let theme = try sample.json(".resolver.json")["modifiers", "theme", "contexts", "business"]
        let group = try #require(theme.elements.first)["Acme"]
        let details = group["banners", "bills"].details
        #expect(details["text", "en"].elements.last?.text == " invoices")
        // The rest is there too, for tools that replace extensions as a whole.
        #expect(details["edge"].text == "bottom")
        #expect(group["metrics", "standard"].details["display"].text == "never")
        #expect(group.members.keys.sorted() == ["banners", "metrics"])
    }
}

/// Compares every colour of the spec with what a tool gets from the files.
private func expectEqualColors(
    _ sample: TokenSample, _ note: String = "", sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let names = Target.tokens.outputs(stem: "acme")
    let resolver = TokenResolver(
        document: try sample.json(".resolver.json"), tokens: try sample.json(".tokens.json"), tokensName: names[0])
    let spec = sample.spec
    let designs =
        [("standard", spec.design, spec.banners.map(\.look))] + spec.themes.map { ($0.name.value, $0.design, $0.looks) }
    for (theme, design, looks) in designs {
        let own = ownColors(of: spec, looks)
        for appearance in Appearance.allCases {
            let contexts = ["theme": theme, "appearance": appearance.rawValue]
            let tokens = try resolver.resolve(contexts)
            for (path, color) in colors(of: design) + own {
                let found = try tokens.color("\(spec.name.value).\(path)")
                #expect(
                    found == color[appearance].color, "\(path), \(theme), \(appearance) \(note)",
                    sourceLocation: sourceLocation)
            }
        }
    }
}

private func colors(of design: Design) -> [(path: String, color: ResolvedColor)] {
    var colors = design.palette.map { ("palette.\($0.name.value)", $0.color) }
    for level in design.levels {
        colors.append(("levels.\(level.name.value).tint", level.attributes.tint.value))
        colors.append(("levels.\(level.name.value).onTint", level.attributes.onTint.value))
    }
    for style in design.styles {
        guard let color = style.attributes.indicatorColor.value else { continue }
        colors.append(("styles.\(style.name).indicatorColor", color))
    }
    return colors
}

/// The colours that banners set themselves, with looks of a theme.
private func ownColors(of spec: Spec, _ looks: [Look]) -> [(path: String, color: ResolvedColor)] {
    zip(spec.banners, looks).flatMap { banner, look in
        let path = "banners.\(banner.name.value)"
        func own(_ name: String, _ color: ResolvedColor?, _ sources: [Source]) -> (String, ResolvedColor)? {
            sources.first?.origin == .definition(path) ? color.map { ("\(path).\(name)", $0) } : nil
        }
        let (level, style) = (look.level, look.style)
        return [
            own("tint", level.tint.value, level.tint.sources), own("onTint", level.onTint.value, level.onTint.sources),
            own("accent", level.accent.value, level.accent.sources),
            own("indicatorColor", style.indicatorColor.value, style.indicatorColor.sources),
        ].compactMap(\.self)
    }
}
