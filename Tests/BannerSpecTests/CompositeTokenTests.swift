// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import ColorSpaces
import Diagnostics
import Testing

@Suite("Tokens of several parts") struct CompositeTokenTests {
    private let tokens = ##"""
        { "ink": { "$type": "color", "$value": "#112233" },
          "px": { "$type": "dimension", "$value": { "value": 2, "unit": "px" } },
          "time": { "$type": "duration", "$value": { "value": 250, "unit": "ms" } },
          "curve": { "$type": "cubicBezier", "$value": [0.1, 0.2, 0.3, 0.4] },
          "half": { "$type": "number", "$value": 0.5 },
          "border": { "$type": "border", "$value": { "color": "{ink}", "width": "{px}", "style": "solid" } },
          "dashed": { "$type": "border", "$value": { "color": "{ink}", "width": "{px}", "style": "dashed" } },
          "wide": { "$type": "border", "$value": { "color": "{ink}", "width": { "value": 500, "unit": "px" }, "style": "solid" } },
          "bare": { "$type": "border", "$value": { "color": "{ink}", "style": "solid" } },
          "shadow": { "$type": "shadow", "$value": { "color": "#00000033", "offsetX": { "value": -1, "unit": "px" },
            "offsetY": "{px}", "blur": { "value": 8, "unit": "px" }, "spread": { "value": 0, "unit": "px" } } },
          "shadows": { "$type": "shadow", "$value": [{ "$ref": "#/shadow/$value" }] },
          "named": { "$type": "shadow", "$value": [{ "$ref": "#/shadow" }] },
          "two": { "$type": "shadow", "$value": [{ "$ref": "#/shadow/$value" }, { "$ref": "#/shadow/$value" }] },
          "inset": { "$type": "shadow", "$value": { "color": "#00000033", "offsetX": "{px}", "offsetY": "{px}", "blur": "{px}", "inset": true } },
          "spread": { "$type": "shadow", "$value": { "color": "#00000033", "offsetX": "{px}", "offsetY": "{px}", "blur": "{px}", "spread": "{px}" } },
          "move": { "$type": "transition", "$value": { "duration": "{time}", "delay": { "value": 0, "unit": "ms" }, "timingFunction": "{curve}" } },
          "semi": { "$type": "fontWeight", "$value": "semi-bold" }, "w800": { "$type": "fontWeight", "$value": 800 },
          "odd": { "$type": "fontWeight", "$value": "fat" },
          "inter": { "$type": "fontFamily", "$value": ["Inter", "sans-serif"] }, "one": { "$type": "fontFamily", "$value": "Roboto" },
          "body": { "$type": "typography", "$value": { "fontFamily": "{inter}", "fontSize": { "value": 16, "unit": "px" },
            "fontWeight": 300, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.2 } } }
        """##

    private func spec(_ snippet: String) throws -> Spec {
        try resolve("use: [t.json]\n" + snippet, files: ["t.json": tokens])
    }

    @Test func bordersAndShadows() throws {
        for shadow in ["{shadow}", "{shadows}", "{named}"] {
            let style = try spec("styles: { standard: { shape: { border: \"{border}\", shadow: \"\(shadow)\" } } }")
                .design
                .styles[0].attributes
            #expect(style.border.value?.width == 2)
            guard case .color(let color)? = style.border.value?.paint else {
                Issue.record("a border has the colour of its token")
                return
            }
            #expect(color.value.dark.color.hex == "#112233")
            let thrown = try #require(style.shadow.value)
            #expect(thrown.x == -1 && thrown.y == 2 && thrown.blur == 8)
            #expect(thrown.color.value.light.color.hexWithAlpha == "#00000033")
        }
        let look = try spec("buttonStyles: { high: { border: \"{border}\", pressedOpacity: \"{half}\" } }").design
            .buttonLooks[0]
        #expect(look.border.value?.width == 2 && look.pressedOpacity.value == 0.5)
    }

    /// What is no colour is the same in light and dark, in a part as by itself.
    @Test(arguments: [
        (
            "border", "shape: { border: \"{t}\" }", ##"{ "color": "#000000", "width": "1px", "style": "solid" }"##,
            ##"{ "color": "#FFFFFF", "width": "3px", "style": "solid" }"##
        ),
        (
            "shadow", "shape: { shadow: \"{t}\" }", ##"{ "color": "#000000", "x": "1px", "y": "1px", "blur": "2px" }"##,
            ##"{ "color": "#FFFFFF", "x": "1px", "y": "1px", "blur": "4px" }"##
        ),
        ("fontWeight", "text: { weight: \"{t}\" }", "700", "100"),
    ])
    func otherInTheDark(type: String, _ place: String, _ light: String, _ dark: String) {
        let project = Project(
            snippet: "use: { tokens: [a.json], dark: [b.json], format: legacy }\nstyles: { standard: { \(place) } }",
            files: [
                "a.json": "{ \"t\": { \"type\": \"\(type)\", \"value\": \(light) } }",
                "b.json": "{ \"t\": { \"type\": \"\(type)\", \"value\": \(dark) } }",
            ])
        #expect(
            project.findings.map(\.message) == [
                "the token `t` has a different value in `dark`, but only colours may differ"
            ])
    }

    @Test("a list may hold an alias, and a list as CSS has it is one") func lists() throws {
        let legacy = ##"""
            { "s": { "type": "shadow", "value": { "color": "#00000080", "offsetX": "0px", "offsetY": "2px", "blur": "4px", "spread": "0px" } },
              "f": { "type": "fontFamily", "value": "'Open Sans', Arial, sans-serif" } }
            """##
        let old = try resolve(
            "use: { tokens: [t.json], format: legacy }\nfonts: { a: { family: \"{f}\" } }\n"
                + "styles: { standard: { shape: { shadow: \"{s}\" } } }", files: ["t.json": legacy])
        #expect(old.fonts[0].family.value == "Open Sans" && old.design.styles[0].attributes.shadow.value?.y == 2)
        let more = ##"""
            { "l": { "$type": "shadow", "$value": ["{shadows}"] }, "g": { "$type": "fontFamily", "$value": ["{inter}", "serif"] },
              "h": { "$type": "fontFamily", "$value": [{ "$ref": "#/i" }] }, "i": { "$type": "fontFamily", "$value": ["{h}"] } }
            """##
        let spec = try resolve(
            "use: [t.json, u.json]\nfonts: { a: { family: \"{g}\" } }\nstyles: { standard: { shape: { shadow: \"{l}\" } } }",
            files: ["t.json": tokens, "u.json": more])
        #expect(spec.fonts[0].family.value == "Inter" && spec.design.styles[0].attributes.shadow.value?.blur == 8)
        // What a reference names may be the value of a composite, whose parts look like members of a group.
        let parts = ##"""
            { "defs": { "w": { "color": "{ink}", "width": { "value": 1, "unit": "px" }, "style": "solid" } },
              "bo": { "$type": "border", "$ref": "#/defs/w" }, "cyc": { "$type": "shadow", "$value": ["{cyc}"] } }
            """##
        let border = try resolve(
            "use: [t.json, u.json]\nstyles: { standard: { shape: { border: \"{bo}\" } } }",
            files: ["t.json": tokens, "u.json": parts])
        #expect(border.design.styles[0].attributes.border.value?.width == 1)
        for (alias, rule) in [("{cyc}", RuleID.cyclicReference), ("{two}", .invalidToken)] {
            let project = Project(
                snippet: "use: [t.json, u.json]\nstyles: { standard: { shape: { shadow: \"\(alias)\" } } }",
                files: ["t.json": tokens, "u.json": parts])
            #expect(project.findings.map(\.rule) == [rule])
        }
        let circle = Project(
            snippet: "use: [t.json, u.json]\nfonts: { a: { family: \"{h}\" } }",
            files: ["t.json": tokens, "u.json": more])
        #expect(circle.findings.map(\.rule) == [.cyclicReference])
    }

    @Test func transitions() throws {
        let metrics = try spec("metrics: { standard: { present: \"{move}\", easing: \"{move}\" } }").design.metrics[0]
        #expect(metrics.present.value == .milliseconds(250))
        #expect(metrics.motion.value == .curve(x1: 0.1, y1: 0.2, x2: 0.3, y2: 0.4))
        let spring = try spec("metrics: { standard: { spring: { damping: \"{half}\" } } }").design.metrics[0]
        #expect(spring.motion.value == .spring(damping: 0.5, velocity: 0))
    }

    @Test(arguments: [("{semi}", BannerFontWeight.semibold), ("{w800}", .heavy), ("{body}", .light)])
    func weights(_ alias: String, _ weight: BannerFontWeight) throws {
        let style = try spec(
            "styles: { standard: { text: { weight: \"\(alias)\" }, title: { weight: \"\(alias)\" } } }"
        )
        .design.styles[0].attributes
        #expect(style.textWeight.value == weight && style.titleWeight.value == weight)
    }

    @Test(arguments: [("{inter}", "Inter"), ("{one}", "Roboto"), ("{body}", "Inter")])
    func families(_ alias: String, _ family: String) throws {
        #expect(try spec("fonts: { brand: { family: \"\(alias)\" } }").fonts[0].family.value == family)
    }

    @Test(
        "what a banner can't have",
        arguments: [
            ("border: \"{dashed}\"", RuleID.invalidToken, "borders of banners and buttons must be `solid`"),
            ("border: \"{bare}\"", .invalidToken, "the token has no `width`"),
            ("border: \"{wide}\"", .outOfRange, "`width` of the token `wide` is 500, but must be between 0 and 100"),
            ("border: \"{shadow}\"", .wrongType, "`{shadow}` is a token of the type `shadow`, not `border`"),
            ("shadow: \"{two}\"", .invalidToken, "a banner casts one shadow, but these are several"),
            ("shadow: \"{inset}\"", .invalidToken, "shadows of banners can't be inset"),
            ("shadow: \"{spread}\"", .invalidToken, "shadows of banners can't have a spread"),
            ("cornerRadius: \"{half}\"", .wrongType, "`{half}` is a token of the type `number`, not `dimension`"),
        ])
    func faults(_ shape: String, _ rule: RuleID, _ message: String) {
        let project = Project(
            snippet: "use: [t.json]\nstyles: { standard: { shape: { \(shape) } } }", files: ["t.json": tokens])
        #expect(project.findings.map(\.rule) == [rule], "\(project.transcript)")
        #expect(project.findings.map(\.message) == [message])
    }

    @Test("types of tools that know numbers and texts alone") func looseTypes() {
        func help(_ snippet: String) -> [String]? {
            Project(
                snippet: "use: [t.json]\n" + snippet,
                files: [
                    "t.json": """
                    { "n": { "$type": "number", "$value": 16 }, "s": { "$type": "string", "$value": "Inter" } }
                    """
                ]
            ).findings.first?.help
        }
        #expect(
            help("styles: { a: { padding: \"{n}\" } }") == [
                #"give the token the type `dimension` and a value such as `{ "value": 16, "unit": "px" }`, or write the number here"#
            ])
        #expect(
            help("metrics: { a: { present: \"{n}\" } }")?.first?.hasPrefix("give the token the type `duration`") == true
        )
        #expect(
            help("fonts: { a: { family: \"{s}\" } }") == [
                "give the token the type `fontFamily`, or write the value here"
            ])
        #expect(help("palette: { a: \"{n}\" }") == [])
    }

    @Test func noWeight() {
        let project = Project(
            snippet: "use: [t.json]\nstyles: { standard: { text: { weight: \"{odd}\" } } }", files: ["t.json": tokens])
        #expect(project.findings.map(\.message) == ["this is not a font weight"])
    }
}
