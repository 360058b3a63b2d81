// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import ColorSpaces
import Diagnostics
import Testing

@Suite("Tokens of older forms") struct LegacyTokenTests {
    private func project(_ snippet: String, _ tokens: String) -> Project {
        Project(snippet: "use: { tokens: t.json, format: legacy }\n" + snippet, files: ["t.json": tokens])
    }

    @Test(
        "colours of Tokens Studio and Style Dictionary",
        arguments: [
            ("\"#f00\"", "#FF0000"), ("\"#FF000080\"", "#FF000080"), ("\"rgba(255, 0, 0, 0.5)\"", "#FF000080"),
            ("\"rgb(255,0,0)\"", "#FF0000"), ("\"red\"", "#FF0000"), ("\"{base.blue}\"", "#0000FF"),
            ("\"{base.blue.value}\"", "#0000FF"), ("\"$base.blue\"", "#0000FF"),
            ("\"rgba({base.blue}, 0.5)\"", "#0000FF80"), ("\"rgba({base.blue.value}, 0.5)\"", "#0000FF80"),
            ("\"rgba(#0000FF, 50%)\"", "#0000FF80"), ("\"oklch(0.62796 0.25768 29.234)\"", "#FF0000"),
            ("\"color(srgb 1 0 0 / 50%)\"", "#FF000080"), ("\"hwb(240deg 0% 0%)\"", "#0000FF"),
        ])
    func colors(_ value: String, _ hex: String) throws {
        let tokens = """
            { "base": { "blue": { "value": "#0000ff", "type": "color" } }, "x": { "value": \(value), "type": "color" },
              "typed": { "type": "color", "y": { "value": \(value) } } }
            """
        let spec = try resolve(project("palette: { a: \"{x}\", b: \"{typed.y}\" }", tokens))
        #expect(spec.design.palette.map(\.color.light.color.hexWithAlpha) == [hex, hex])
        #expect(spec.legacyTokens != nil)
    }

    @Test("lengths, times, ratios and fonts") func others() throws {
        let tokens = ##"""
            { "s": { "value": "16px", "type": "spacing" }, "r": { "value": "0.5rem", "type": "borderRadius" },
              "n": { "value": 4, "type": "sizing" }, "t": { "value": "200ms" }, "u": { "value": "0.3s", "type": "time" },
              "o": { "value": "50%", "type": "opacity" }, "w": { "value": "SemiBold", "type": "fontWeights" },
              "e": { "value": "cubic-bezier(0, 0.5, 1, 1)" }, "f": { "value": "Inter", "type": "fontFamilies" },
              "b": { "value": { "x": "1", "y": "2px", "blur": "{n}", "spread": "0", "color": "#00000080", "type": "dropShadow" }, "type": "boxShadow" },
              "l": { "value": { "color": "{c}", "width": "{n.value}", "style": "solid" }, "type": "border" }, "c": { "value": "#123" } }
            """##
        let spec = try resolve(
            project(
                """
                fonts: { brand: { family: "{f}" } }
                metrics: { standard: { present: "{t}", dismiss: "{u}", easing: "{e}" } }
                buttonStyles: { high: { pressedOpacity: "{o}" } }
                styles: { standard: { padding: { top: "{s}" }, bufferHeight: "{n}", text: { weight: "{w}" },
                  shape: { cornerRadius: "{r}", shadow: "{b}", border: "{l}" } } }
                """, tokens))
        let style = spec.design.styles[0].attributes
        #expect(style.padding.value.insets.top == 16 && style.cornerRadius.value == 8 && style.bufferHeight.value == 4)
        #expect(style.textWeight.value == .semibold && spec.fonts[0].family.value == "Inter")
        #expect(style.shadow.value?.x == 1 && style.shadow.value?.y == 2 && style.shadow.value?.blur == 4)
        #expect(style.border.value?.width == 4)
        let metrics = spec.design.metrics[0]
        #expect(metrics.present.value == .milliseconds(200) && metrics.dismiss.value == .milliseconds(300))
        #expect(metrics.motion.value == .curve(x1: 0, y1: 0.5, x2: 1, y2: 1))
        #expect(spec.design.buttonLooks[0].pressedOpacity.value == 0.5)
    }

    @Test("sets of Tokens Studio in one file, with themes for light and dark") func sets() throws {
        let tokens = ##"""
            { "core": { "blue": { "value": "#0000FF", "type": "color" } },
              "day": { "bg": { "value": "{blue}", "type": "color" } }, "night": { "bg": { "value": "#000001", "type": "color" } },
              "extra": { "blue": { "value": "#0000EE", "type": "color" } },
              "$themes": [
                { "name": "Light", "selectedTokenSets": { "core": "source", "day": "enabled", "night": "disabled" } },
                { "name": "Dark", "selectedTokenSets": { "core": "source", "night": "enabled" } } ],
              "$metadata": { "tokenSetOrder": ["core", "day", "night", "extra"] } }
            """##
        let color = try resolve(project("palette: { a: \"{bg}\" }", tokens)).design.palette[0].color
        #expect(Appearance.allCases.map { color[$0].color.hex } == ["#0000EE", "#000001", "#0000EE", "#000001"])
        // A mode beside light and dark is neither; a theme of another group may still choose its sets.
        let dim = tokens.replacing("\"Light\", ", with: "\"Light\", \"group\": \"Mode\", ")
            .replacing("\"Dark\", ", with: "\"Dark\", \"group\": \"Mode\", ").replacing(
                "\"core\": \"source\", \"night\": \"enabled\" } } ]",
                with: "\"core\": \"source\", \"night\": \"enabled\" } }, "
                    + "{ \"name\": \"Dim\", \"group\": \"Mode\", \"selectedTokenSets\": { \"extra\": \"enabled\" } } ]")
        let mode = try resolve(project("palette: { a: \"{bg}\" }", dim)).design.palette[0].color
        #expect(mode.light.color.hex == "#0000FF" && mode.dark.color.hex == "#000001")
        // Without a theme for light nobody knows which sets are that, unless one is called like a default.
        let base = dim.replacing("\"Light\"", with: "\"Base\"")
        let all = try resolve(project("palette: { a: \"{bg}\" }", base)).design.palette[0].color
        #expect(all.light.color.hex == "#0000FF" && all.dark.color.hex == "#000001")
        let grey = project("palette: { a: \"{bg}\" }", dim.replacing("\"Light\"", with: "\"Grey\""))
        #expect(grey.findings.first?.message.hasPrefix("the modifier `Mode` has no `default`") == true)
    }

    @Test("sets that no theme chooses count in the appearances that they are called by") func setsByName() throws {
        func hexes(_ sets: String, order: String) throws -> [String] {
            let tokens = """
                { "core": { "bg": { "value": "#000000" } }, \(sets), "$themes": [],
                  "$metadata": { "tokenSetOrder": [\(order)] } }
                """
            let color = try resolve(project("palette: { a: \"{bg}\" }", tokens)).design.palette[0].color
            return Appearance.allCases.map { color[$0].color.hex }
        }
        func set(_ name: String, _ hex: String) -> String { "\"\(name)\": { \"bg\": { \"value\": \"\(hex)\" } }" }
        let (light, dark) = (set("light", "#111111"), set("brand/Dark", "#222222"))
        for order in ["\"core\", \"light\", \"brand/Dark\"", "\"core\", \"brand/Dark\", \"light\""] {
            let both = try hexes("\(light), \(dark)", order: order)
            #expect(both == ["#111111", "#222222", "#111111", "#222222"], "\(order)")
        }
        let night = try hexes(dark, order: "\"core\", \"brand/Dark\"")
        #expect(night == ["#000000", "#222222", "#000000", "#222222"])
        // All else that a palette may be called says nothing of appearances.
        #expect(try hexes(light, order: "\"core\", \"light\"") == ["#111111", "#111111", "#111111", "#111111"])
    }

    @Test("sets without `format: legacy` are told what they are") func setsOfNoFormat() {
        let tokens = ##"{ "light": { "bg": { "$value": "#FFFFFF", "$type": "color" } }, "$themes": [] }"##
        let findings = Project(snippet: "use: [t.json]\npalette: { a: \"{bg}\" }", files: ["t.json": tokens]).findings
        #expect(
            findings.map(\.message) == [
                "`t.json` contains sets of Tokens Studio, which tokens refer to without naming the set"
            ])
        #expect(findings.first?.help == ["write `{ tokens: [t.json], format: legacy }` under `use`"])
    }

    private static let brands = ##"""
        { "core": { "blue": { "value": "#0000FF", "type": "color" }, "bg": { "value": "{blue}", "type": "color" } },
          "acme": { "blue": { "value": "#0000AA", "type": "color" } }, "contoso": { "blue": { "value": "#0000CC", "type": "color" } },
          "night": { "bg": { "value": "#000001", "type": "color" } }, "extra": { "pad": { "value": "4px", "type": "spacing" } },
          "$themes": [
            { "name": "Light", "group": "Mode", "selectedTokenSets": { "core": "source" } },
            { "name": "Dark", "group": "Mode", "selectedTokenSets": { "core": "source", "night": "enabled" } },
            { "name": "Acme", "group": "Brand", "selectedTokenSets": { "acme": "enabled", "extra": "enabled" } },
            { "name": "Contoso Bank", "group": "Brand", "selectedTokenSets": { "contoso": "enabled", "extra": "enabled" } } ],
          "$metadata": { "tokenSetOrder": ["core", "acme", "contoso", "night", "extra"] } }
        """##

    @Test("brands of Tokens Studio are a modifier: one of them counts, or they are themes") func brandThemes() throws {
        func blues(_ choice: String) throws -> [String] {
            let spec = try resolve(
                Project(
                    snippet:
                        "use: { tokens: t.json, format: legacy\(choice) }\npalette: { a: \"{blue}\", b: \"{bg}\" }",
                    files: ["t.json": Self.brands]))
            let colors = ([spec.design] + spec.themes.map(\.design)).flatMap { $0.palette.map(\.color) }
            return colors.flatMap { [$0.light.color.hex, $0.dark.color.hex] }
        }
        let acme = ["#0000AA", "#0000AA", "#0000AA", "#000001"]
        let contoso = ["#0000CC", "#0000CC", "#0000CC", "#000001"]
        #expect(try blues(", modifiers: { Brand: Acme }") == acme)
        #expect(try blues(", modifiers: { brand: Contoso Bank }") == contoso)
        #expect(try blues(", modifiers: { Brand: theme }") == acme + contoso)
        let open = project("palette: { a: \"{blue}\" }", Self.brands)
        #expect(
            open.findings.map(\.message) == [
                "the modifier `Brand` has no `default`, so nobody knows which of its contexts counts"
            ])
    }

    @Test("a choice that a group of themes has not is told, and so are too many sets") func wrongChoices() {
        func findings(_ choice: String, _ tokens: String) -> [String] {
            Project(
                snippet:
                    "use: { tokens: t.json, format: legacy, modifiers: { Brand: \(choice) } }\npalette: { a: \"{blue}\" }",
                files: ["t.json": tokens]
            ).findings.map(\.message)
        }
        #expect(findings("Nope", Self.brands) == ["the modifier `Brand` has no context `Nope`"])
        let one = Self.brands.replacing("\"contoso\": \"enabled\"", with: "\"acme\": \"enabled\"")
        #expect(findings("Nope", one) == ["the modifier `Brand` has no context `Nope`"])
        let sets = (0...1000).map { "\"s\($0)\": { \"blue\": { \"value\": \"#0000FF\" } }" }.joined(separator: ", ")
        let many =
            "{ \(sets), \"$themes\": [{ \"name\": \"A\", \"group\": \"Brand\", \"selectedTokenSets\": {} }] }"
        #expect(findings("A", many) == ["the file contains more than 1000 sets of tokens"])
    }

    @Test("borders and shadows of Style Dictionary have no types") func untypedComposites() throws {
        let tokens = ##"""
            { "line": { "value": { "width": "2px", "style": "solid", "color": "#FF0000" } },
              "drop": { "value": { "x": "0", "y": "2px", "blur": "4px", "color": "#00000080" } },
              "group": { "value": { "inner": { "value": "3px" } } } }
            """##
        let spec = try resolve(
            project(
                "styles: { standard: { bufferHeight: \"{group.value.inner}\", shape: { shadow: \"{drop}\", border: \"{line}\" } } }",
                tokens))
        let style = spec.design.styles[0].attributes
        #expect(style.border.value?.width == 2 && style.shadow.value?.blur == 4 && style.bufferHeight.value == 3)
    }

    @Test("an opacity that Tokens Studio gives a colour, in the DTCG format too") func modify() throws {
        func tokens(_ modify: String) -> String {
            ##"""
            { "a": { "$type": "color", "$value": "#112233", "$extensions": { "studio.tokens": { "modify": \##(modify) } } },
              "b": { "$value": "{a}" } }
            """##
        }
        let files = ["t.json": tokens(##"{ "type": "alpha", "value": "0.5", "space": "hsl" }"##)]
        let spec = try resolve("use: [t.json]\npalette: { x: \"{b}\" }", files: files)
        #expect(spec.design.palette[0].color.light.color.hexWithAlpha == "#11223380")
        let computed = ["t.json": tokens(##"{ "type": "lighten", "value": "0.5" }"##)]
        let project = Project(snippet: "use: [t.json]\npalette: { x: \"{b}\" }", files: computed)
        #expect(project.findings.map(\.message) == ["Tokens Studio computes the colour of the token `a` (`modify`)"])
    }

    @Test("without `format` such a file is an error that says what to write") func withoutFormat() {
        expectFinding(
            .useFile,
            "`t.json` contains tokens in an older format, with `value` and `type` in place of `$value` and `$type`",
            help: "{ tokens: [t.json], format: legacy }",
            in: Project(
                snippet: "use: [«t.json»]",
                files: ["t.json": "{ \"x\": { \"value\": \"#fff\", \"type\": \"color\" } }"]))
    }

    @Test(
        "what can't be read",
        arguments: [
            (
                "{ \"value\": \"darken({b}, 10)\", \"type\": \"color\" }",
                "`darken({b}, 10)` is not a colour that can be read"
            ),
            ("{ \"value\": \"lch(1 2)\" }", "`lch(1 2)` is not a colour that can be read"),
            ("{ \"value\": \"16px\", \"type\": \"spacing\" }", "`{x}` is a token of the type `spacing`, not `color`"),
            ("{ \"value\": \"{x}\" }", "the token `x` leads back to itself"),
            ("{ \"value\": \"{no.value}\" }", "there is no token `no`"),
            ("{ \"value\": \"rgba({no}, 0.5)\" }", "there is no token `no`"),
        ])
    func faults(_ token: String, _ message: String) {
        #expect(project("palette: { a: \"{x}\" }", "{ \"x\": \(token) }").findings.map(\.message) == [message])
    }

    @Test(
        "sums and products are computed",
        arguments: [
            ("{a} * 2", 16.0), ("{a}*0.5 + 1", 5), ("({a} + 4px) / 2", 6), ("-{a} + 1rem", 8), ("{b} - {a}", 8),
            ("{b}", 16),
        ])
    func computed(_ value: String, _ length: Double) throws {
        let tokens = """
            { "a": { "value": "8px", "type": "sizing" }, "b": { "value": "{a} * 2", "type": "other" },
              "x": { "value": "\(value)", "type": "spacing" } }
            """
        let spec = try resolve(project("styles: { standard: { padding: { top: \"{x}\" } } }", tokens))
        #expect(spec.design.styles[0].attributes.padding.value.insets.top == length)
    }

    @Test("an amount that many sums take is computed once") func sums() throws {
        let sums = (0..<40).map { "\"x\($0)\": { \"value\": \"{x\($0 + 1)} - {x\($0 + 1)}\" }, " }.joined()
        let spec = try resolve(
            project(
                "styles: { standard: { padding: { top: \"{x0}\" } } }",
                "{ \(sums) \"x40\": { \"value\": \"8px\" } }"))
        #expect(spec.design.styles[0].attributes.padding.value.insets.top == 0)
    }

    @Test(
        "what can't be computed",
        arguments: [
            ("roundTo({a})", "`roundTo({a})` is not a length such as `16px` or `1rem`"),
            ("{a} / 0", "`{a} / 0` is not a length such as `16px` or `1rem`"),
            ("{a} *", "`{a} *` is not a length such as `16px` or `1rem`"),
            ("{no} * 2", "there is no token `no`"), ("{x} * 2", "more than 64 tokens are computed from each other"),
        ])
    func notComputed(_ value: String, _ message: String) {
        let findings = project(
            "styles: { standard: { padding: { top: \"{x}\" } } }",
            "{ \"a\": { \"value\": \"8px\" }, \"x\": { \"value\": \"\(value)\" } }"
        ).findings
        #expect(findings.map(\.message) == [message])
    }

    @Test func otherLengths() {
        let findings = project(
            "styles: { standard: { padding: \"{x}\" } }", "{ \"x\": { \"value\": \"calc(1px)\" } }"
        ).findings
        #expect(findings.map(\.message) == ["`calc(1px)` is not a length such as `16px` or `1rem`"])
        #expect(findings.first?.help.contains { $0.contains("resolved") } == true)
    }
}
