// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import ColorSpaces
import Diagnostics
import Testing

@Suite("Tokens of several modes") struct TokenModeTests {
    /// Colours by their paths, in the DTCG format.
    static func tokens(_ colors: KeyValuePairs<String, String>) -> String {
        let members = colors.map { "\"\($0)\": { \"$type\": \"color\", \"$value\": \"\($1)\" }" }
        return "{ \"color\": { \(members.joined(separator: ", ")) } }"
    }

    private let files = [
        "base.json": tokens(["brand": "#000001", "ink": "#FFFFFF", "alias": "{color.brand}"]),
        "light.json": tokens(["bg": "#000002"]),
        "dark.json": tokens(["bg": "#000003", "brand": "#000004"]),
        "dark-hc.json": tokens(["bg": "#000005"]),
        "contoso.json": tokens(["brand": "#0000A1"]),
        "contoso-dark.json": tokens(["bg": "#0000A2"]),
    ]

    private func hexes(_ color: ResolvedColor) -> [String] { Appearance.allCases.map { color[$0].color.hex } }

    @Test("a list and a mapping say the same") func grammar() throws {
        for use in [
            "{ tokens: [base.json], light: [light.json], dark: dark.json, darkHighContrast: [dark-hc.json] }",
            "[base.json, { light: [light.json], dark: [dark.json], darkHighContrast: dark-hc.json }]",
            "[{ tokens: base.json }, { light: light.json }, { dark: dark.json }, { darkHighContrast: dark-hc.json }]",
        ] {
            let spec = try resolve(
                "use: \(use)\npalette: { a: \"{color.bg}\", b: \"{color.alias}\", c: \"{color.ink}\" }", files: files)
            // light, dark, lightHighContrast, darkHighContrast
            #expect(hexes(spec.design.palette[0].color) == ["#000002", "#000003", "#000002", "#000005"])
            #expect(hexes(spec.design.palette[1].color) == ["#000001", "#000004", "#000001", "#000004"])
            #expect(hexes(spec.design.palette[2].color) == ["#FFFFFF", "#FFFFFF", "#FFFFFF", "#FFFFFF"])
            #expect(spec.design.palette[0].color.dark.writtenFor == .dark)
            #expect(spec.design.palette[0].color.lightHighContrast.writtenFor == .light)
            #expect(spec.design.palette[2].color.dark.writtenFor == nil)
        }
    }

    @Test("levels, shadows, borders and buttons take the colours of the mode") func everyPlace() throws {
        let spec = try resolve(
            """
            use: { tokens: [base.json], light: [light.json], dark: [dark.json], theme.contoso: { tokens: [contoso.json], dark: [contoso-dark.json] } }
            levels: { error: { tint: "{color.bg}", onTint: "{color.ink}", accent: "{color.alias}", icon: none } }
            buttonStyles: { high: { fill: "{color.bg}", border: { color: "{color.brand}" } } }
            styles: { standard: { shape: { shadow: { color: "{color.bg}" }, border: { color: "{color.brand}" } } } }
            banners: { a: { level: error, text: Hi., tint: "{color.brand}" } }
            """, files: files)
        func colors(_ design: Design) -> [[String]] {
            let level = design.levels[0].attributes
            let style = design.styles[0].attributes
            let button = design.buttonLooks[0]
            return [
                hexes(level.tint.value), hexes(level.accentColor),
                style.shadow.value.map { hexes($0.color.value) } ?? [],
                style.border.value?.paint.color(on: level).map(hexes) ?? [],
                button.fill.value?.color(on: level).map(hexes) ?? [],
                button.border.value?.paint.color(on: level).map(hexes) ?? [],
            ].map { Array($0.prefix(2)) }
        }
        let bg = ["#000002", "#000003"]
        let brand = ["#000001", "#000004"]
        #expect(colors(spec.design) == [bg, brand, bg, brand, bg, brand])
        #expect(spec.themes.map(\.name.value) == ["contoso"])
        let theme = try #require(spec.themes.first)
        let themedBackground = ["#000002", "#0000A2"]
        let themedBrand = ["#0000A1", "#0000A1"]
        #expect(
            colors(theme.design)
                == [themedBackground, themedBrand, themedBackground, themedBrand, themedBackground, themedBrand])
        #expect(hexes(spec.banners[0].look.level.tint.value).prefix(2) == ["#000001", "#000004"])
        #expect(hexes(theme.looks[0].level.tint.value).prefix(2) == ["#0000A1", "#0000A1"])
    }

    @Test("lengths, times and curves change with the theme") func numbersOfThemes() throws {
        func tokens(_ length: Int, _ time: Int) -> String {
            """
            { "space": { "$type": "dimension", "$value": { "value": \(length), "unit": "px" } },
              "time": { "$type": "duration", "$value": { "value": \(time), "unit": "ms" } },
              "curve": { "$type": "cubicBezier", "$value": [0, 0, 1, \(length)] } }
            """
        }
        let spec = try resolve(
            """
            use: { tokens: [base.json], theme.contoso: [contoso.json] }
            metrics: { standard: { present: "{time}", easing: "{curve}" } }
            styles: { standard: { padding: { top: "{space}" }, shape: { cornerRadius: "{space}" } } }
            banners: { a: { level: error, text: Hi., maxWidth: "{space}" } }
            """, files: ["base.json": tokens(8, 100), "contoso.json": tokens(12, 200)])
        let theme = try #require(spec.themes.first)
        for (design, looks, length) in [(spec.design, [spec.banners[0].look], 8.0), (theme.design, theme.looks, 12)] {
            #expect(design.metrics[0].present.value == .milliseconds(length == 8 ? 100 : 200))
            #expect(design.metrics[0].motion.value == .curve(x1: 0, y1: 0, x2: 1, y2: length))
            #expect(design.styles[0].attributes.padding.value.insets.top == length)
            #expect(design.styles[0].attributes.cornerRadius.value == length)
            #expect(looks[0].style.maxWidth.value == length)
        }
    }

    @Test("a theme's own section is over the files, and may name tokens that it alone has") func themeSections() throws
    {
        let spec = try resolve(
            """
            use: { tokens: [base.json], theme.contoso: [only.json] }
            palette: { a: "{color.brand}", b: "{color.brand}" }
            themes: { contoso: { palette: { b: "{color.own}" } } }
            """, files: files.merging(["only.json": Self.tokens(["own": "#0000B1", "brand": "#0000B2"])]) { $1 })
        #expect(spec.themes.count == 1)
        #expect(spec.themes[0].design.palette.map(\.color.light.color.hex) == ["#0000B2", "#0000B1"])
        #expect(spec.design.palette.map(\.color.light.color.hex) == ["#000001", "#000001"])
    }

    @Test("an appearance of a colour may name tokens that are there in it alone") func appearanceAlone() throws {
        let spec = try resolve(
            "use: { dark: [dark.json] }\npalette: { a: { light: \"#FFFFFF\", dark: \"{color.bg}\" } }", files: files)
        #expect(hexes(spec.design.palette[0].color) == ["#FFFFFF", "#000003", "#FFFFFF", "#000003"])
    }

    @Test("what only a mode has is an error that says so") func onlyInAMode() {
        expectFinding(
            .unknownReference, "the token `color.bg` is there in `dark`, but not in `light`", help: "those of `light`",
            in: Project(
                snippet: "use: { tokens: [base.json], dark: [d.json] }\npalette: { a: «\"{color.bg}\"» }",
                files: [
                    "base.json": "{}",
                    "d.json": "{ \"color\": { «\"bg\"»: { \"$type\": \"color\", \"$value\": \"#000000\" } } }",
                ]))
        expectFinding(
            .unknownReference, "the token `x` is there in the theme `contoso`, but not in `light`",
            in: Project(
                snippet: "use: { theme.contoso: [d.json] }\npalette: { a: «\"{x}\"» }",
                files: ["d.json": "{ «\"x\"»: { \"$type\": \"color\", \"$value\": \"#000000\" } }"]))
    }

    @Test("types that differ between modes are errors with both places") func types() {
        expectFinding(
            .wrongType, "`{x}` is a token of the type `dimension` in `dark`, not `color`",
            in: Project(
                snippet: "use: { light: [l.json], dark: [d.json] }\npalette: { a: «\"{x}\"» }",
                files: [
                    "l.json": "{ «\"x\"»: { \"$type\": \"color\", \"$value\": \"#000000\" } }",
                    "d.json":
                        "{ «\"x\"»: { \"$type\": \"dimension\", \"$value\": { \"value\": 1, \"unit\": \"px\" } } }",
                ]))
    }

    @Test("a length that differs between light and dark") func lengths() {
        func length(_ value: Int) -> String {
            "{ \"$type\": \"dimension\", \"$value\": { \"value\": \(value), \"unit\": \"px\" } }"
        }
        expectFinding(
            .wrongType, "the token `x` has a different value in `dark`, but only colours may differ",
            in: Project(
                snippet: "use: { light: [l.json], dark: [d.json] }\nstyles: { standard: { padding: «\"{x}\"» } }",
                files: ["l.json": "{ \"x\": \(length(1)) }", "d.json": "{ «\"x\"»: \(length(2)) }"]))
    }

    @Test("one token in two files for one mode") func duplicates() {
        expectFinding(
            .duplicateDefinition, "the token `x` is defined in another file too", help: "light: [light.json]",
            labelFirst: true,
            in: Project(
                snippet: "use: { dark: [a.json, b.json] }",
                files: [
                    "a.json": "{ «\"x\"»: { \"$value\": \"#000000\" } }",
                    "b.json": "{ «\"x\"»: { \"$value\": \"#000000\" } }",
                ]))
    }

    @Test("a file may serve several modes, and is read once") func sharedFiles() throws {
        let project = Project(
            snippet:
                "use: { light: [a.json], dark: [b.json], darkHighContrast: [b.json] }\npalette: { a: \"{color.x}\" }",
            files: ["a.json": Self.tokens(["x": "#000001"]), "b.json": Self.tokens(["x": "#000002"])])
        #expect(project.result.paths == [Project.root, "a.json", "b.json"])
        #expect(hexes(try resolve(project).design.palette[0].color) == ["#000001", "#000002", "#000001", "#000002"])
    }

    @Test(
        "mistakes under `use`",
        arguments: [
            ("{ drak: [a.json] }", RuleID.unknownKey, "`use` has no key `drak`", "did you mean `dark`?"),
            ("{ specs: [a.json] }", .useFile, "`a.json` is not one of the `specs`", "under `tokens`"),
            ("{ tokens: [b.yaml] }", .useFile, "`b.yaml` is not a token file", "`specs`"),
            ("{ dark: { a: b } }", .wrongType, "`dark` takes a list of files, but this is a mapping", ""),
            ("{ dark: }", .missingField, "`dark` has no value", "remove it"),
            ("{ theme.contoso: { drak: [a.json] } }", .unknownKey, "a theme under `use` has no key `drak`", "`dark`"),
            (
                "{ theme.contoso: { theme.b: [a.json] } }", .unknownKey, "a theme under `use` has no key `theme.b`",
                "`tokens`"
            ),
            (
                "{ theme.standard: [a.json] }", .nameClash, "`standard` is the name of the spec without a theme",
                "another"
            ),
            ("{ tokens: [a.json], format: tokens }", .invalidValue, "`format` takes `dtcg` or `legacy`", "read from"),
            (
                "{ tokens: [a.json], modifiers: x }", .wrongType,
                "`modifiers` takes the names of modifiers with a choice for each", "brand"
            ),
            ("{ dark: ../a.json }", .useOutsideRoot, "`../a.json` lies outside the project", ""),
        ])
    func mistakes(_ use: String, _ rule: RuleID, _ message: String, _ help: String) {
        let project = Project(snippet: "use: \(use)", files: ["a.json": "{}", "b.yaml": "bannerc: 1"])
        #expect(project.findings.map(\.rule) == [rule], "\(project.transcript)")
        #expect(project.findings.first?.message == message)
        #expect(
            help.isEmpty || project.findings.first?.help.contains { $0.contains(help) } == true, "\(project.transcript)"
        )
    }

    @Test("names of themes clash when case is set aside") func clashes() {
        let project = Project(
            snippet: "use: { theme.Contoso: [a.json], theme.contoso: [b.json] }",
            files: ["a.json": "{}", "b.json": "{}"])
        #expect(project.findings.map(\.rule) == [.invalidName], "\(project.transcript)")
    }

    @Test("groups extend groups as they are in the mode") func extends() throws {
        let spec = try resolve(
            "use: { light: [l.json], dark: [d.json] }\npalette: { a: \"{brand.bg}\" }",
            files: [
                "l.json":
                    "{ \"input\": { \"bg\": { \"$value\": \"#000001\" } }, \"brand\": { \"$extends\": \"{input}\" } }",
                "d.json": "{ \"input\": { \"bg\": { \"$value\": \"#000002\" } } }",
            ])
        #expect(hexes(spec.design.palette[0].color) == ["#000001", "#000002", "#000001", "#000002"])
    }

    @Test("JSON pointers name tokens as they are in the mode") func pointers() throws {
        let spec = try resolve(
            "use: { light: [l.json], dark: [d.json] }\npalette: { a: \"{a}\", b: \"{b}\", c: \"{c}\" }",
            files: [
                "l.json": ##"""
                { "g": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } }, "a": { "$ref": "#/g" }, "b": { "$ref": "#/g/$value" },
                  "c": { "$value": { "colorSpace": "srgb", "components": { "$ref": "#/g/$value/components" } } } }
                """##,
                "d.json": "{ \"g\": { \"$value\": { \"colorSpace\": \"srgb\", \"components\": [1, 1, 1] } } }",
            ])
        for color in spec.design.palette { #expect(hexes(color.color).prefix(2) == ["#000000", "#FFFFFF"]) }
    }

    @Test("cycles are told with their chain") func cycles() {
        expectFinding(
            .cyclicReference, "the token `a` leads back to itself: `a` → `b` → `a`",
            in: Project(
                snippet: "use: { light: [l.json], dark: [d.json] }\npalette: { x: \"{a}\" }",
                files: [
                    "l.json": "{ \"a\": { \"$value\": \"{b}\" }, \"b\": { \"$value\": \"#000000\" } }",
                    "d.json": "{ \"b\": { \"$value\": «\"{a}\"» } }",
                ]))
    }

    @Test("deprecated tokens are noted at each use") func deprecated() throws {
        let spec = try resolve(
            "use: [t.json]\npalette: { a: \"{g.a}\", b: \"{g.b}\", c: \"{d}\", d: \"{e}\", f: \"{g.a}\" }",
            files: [
                "t.json": """
                { "g": { "$deprecated": "use h", "a": { "$value": "#000000" }, "b": { "$deprecated": false, "$value": "#000000" } },
                  "d": { "$deprecated": true, "$value": "#000000" }, "e": { "$value": "{d}" } }
                """
            ])
        #expect(spec.deprecatedTokens.map(\.path) == ["g.a", "d", "d", "g.a"])
        #expect(spec.deprecatedTokens.map(\.reason) == ["use h", nil, nil, "use h"])
        #expect(Set(spec.deprecatedTokens.map(\.place)).count == 4)
    }
}
