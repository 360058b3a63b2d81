// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import ColorSpaces
import Diagnostics
import Foundation
import Testing
import YAMLSource

@Suite("Design tokens of the DTCG format") struct TokenTests {
    /// A spec whose palette colour `a` is the token `path` of `tokens`.
    private func project(_ path: String, _ tokens: String) -> Project {
        Project(snippet: "use: [t.json]\npalette: { a: \"{\(path)}\" }", files: ["t.json": tokens])
    }

    private func hex(_ path: String, _ tokens: String) throws -> String? {
        try resolve(project(path, tokens)).design.palette.first?.color.light.color.hex
    }

    private func expectToken(
        _ rule: RuleID, _ message: String, _ path: String, _ tokens: String, help: String? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectFinding(rule, message, help: help, in: project(path, tokens), sourceLocation: sourceLocation)
    }

    @Test func colors() throws {
        let tokens = """
            { "a": { "$type": "color", "$value": { "colorSpace": "display-p3", "components": [1e-3, 0, 1], "alpha": 5E-1 } },
              "b": { "$type": "color", "$value": "#ff8800" } }
            """
        let project = project("a", tokens)
        let color = try resolve(project).design.palette[0].color.light
        #expect(color.color == Color(.displayP3, 0.001, 0, 1, alpha: 0.5))
        #expect(color.sources.map(\.origin) == [.definition("palette.a"), .token("a")])
        #expect(color.sources.last.flatMap(\.place).map(project.written) == "\"a\"")
        #expect(try hex("b", tokens) == "#FF8800")
    }

    @Test("types come from the nearest group") func types() throws {
        let tokens = """
            { "brand": { "$type": "color", "one": { "$value": "#000001" },
                         "deep": { "two": { "$value": "#000002" }, "$type": "color" },
                         "gap": { "$type": "dimension", "three": { "$value": { "value": 3, "unit": "px" } },
                                  "four": { "$type": "color", "$value": "#000004" } } },
              "free": { "$value": "#000005" } }
            """
        #expect(try hex("brand.one", tokens) == "#000001")
        #expect(try hex("brand.deep.two", tokens) == "#000002")
        #expect(try hex("brand.gap.four", tokens) == "#000004")
        #expect(try hex("free", tokens) == "#000005")
        expectFinding(
            .wrongType, "`{g.three}` is a token of the type `dimension`, not `color`",
            in: Project(
                snippet: "use: [t.json]\npalette: { a: «\"{g.three}\"» }",
                files: ["t.json": "{ \"g\": { \"$type\": \"dimension\", «\"three\"»: { \"$value\": 3 } } }"]))
    }

    @Test("the type of what an alias names counts for more than that of its group") func aliasTypes() throws {
        let tokens = """
            { "c": { "$type": "color", "red": { "$value": "#FF0000" } },
              "d": { "$type": "dimension", "alias": { "$value": "{c.red}" },
                     "own": { "$type": "dimension", "$value": "{c.red}" } } }
            """
        #expect(try hex("d.alias", tokens) == "#FF0000")
        let messages = project("d.own", tokens).findings.map(\.message)
        #expect(messages == ["`{d.own}` is a token of the type `dimension`, not `color`"])
    }

    @Test("groups extend groups of other files, as aliases name their tokens") func extendsAcrossFiles() throws {
        let files = [
            "a.json": "{ \"input\": { \"bg\": { \"$type\": \"color\", \"$value\": \"#FFFFFF\" } } }",
            "b.json": "{ \"brand\": { \"$extends\": \"{input}\" } }",
        ]
        for order in ["a.json, b.json", "b.json, a.json"] {
            let spec = try resolve(
                Project(snippet: "use: [\(order)]\npalette: { a: \"{brand.bg}\" }", files: files))
            #expect(spec.design.palette.first?.color.light.color.hex == "#FFFFFF")
        }
    }

    @Test("a token takes the place of the one of another file that its group extends") func overridesAcrossFiles()
        throws
    {
        let files = [
            "a.json": "{ \"input\": { \"bg\": { \"$type\": \"color\", \"$value\": \"#FFFFFF\" } } }",
            "b.json": """
            { "brand": { "$extends": "{input}", "bg": { "$type": "color", "$value": "#000001" } } }
            """,
        ]
        for order in ["a.json, b.json", "b.json, a.json"] {
            let spec = try resolve(Project(snippet: "use: [\(order)]\npalette: { a: \"{brand.bg}\" }", files: files))
            #expect(spec.design.palette.first?.color.light.color.hex == "#000001")
        }
    }

    @Test("a group called `palette` is reached where the spec has no such colour") func paletteGroup() throws {
        let tokens = "{ \"palette\": { \"red\": { \"$type\": \"color\", \"$value\": \"#FF0000\" } } }"
        #expect(try hex("palette.red", tokens) == "#FF0000")
        let own = Project(
            snippet: "use: [t.json]\npalette: { a: \"{palette.red}\", red: \"#00FF00\" }", files: ["t.json": tokens])
        #expect(try resolve(own).design.palette[0].color.light.color.hex == "#00FF00")
    }

    @Test("a short fallback is a warning, since nothing is made of it") func shortFallback() throws {
        let tokens = """
            { "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "hex": "#f00" } } }
            """
        let project = project("a", tokens)
        #expect(project.result.spec?.design.palette.first?.color.light.color.hex == "#FF0000")
        #expect(project.findings.map(\.severity) == [.warning])
    }

    @Test("paths of tokens have a limit") func longPaths() {
        let tokens =
            "{ \"\(String(repeating: "g", count: 400))\": { \"\(String(repeating: "t", count: 99))\": { \"$value\": 1 } } }"
        #expect(project("x", tokens).findings.map(\.rule) == [.unknownReference])
        let long = tokens.replacingOccurrences(of: "ttt\"", with: "tttt\"")
        #expect(project("x", long).findings.map(\.rule) == [.workLimit])
    }

    @Test("references into large groups and lists take time in proportion to their number") func manyReferences() {
        func cost(_ count: Int) -> Duration {
            let targets = (0..<count).map { "\"s\($0)\": { \"$value\": \"#112233\" }" }
            let references = (0..<count).map { "\"t\($0)\": { \"$ref\": \"#/color/s\($0)\" }" }
            let items = (0..<count).map { "\"u\($0)\": { \"$ref\": \"#/list/\($0)\" }" }
            let list = String(repeating: "\"#112233\",", count: count) + "\"#112233\""
            let tokens =
                "{ \"color\": { \"$type\": \"color\", \((targets + references + items).joined(separator: ",")) }, "
                + "\"list\": [\(list)] }"
            return ContinuousClock().measure { #expect(project("color.t1", tokens).findings.isEmpty) }
        }
        _ = cost(100)
        let ratio = cost(8_000) / cost(1_000)
        #expect(ratio < 30, "eight times as many took \(ratio) times as long")
    }

    @Test("the token of a group itself") func root() throws {
        let tokens =
            ##"{ "red": { "$type": "color", "$root": { "$value": "#000001" }, "dark": { "$value": "#000002" } } }"##
        #expect(try hex("red.$root", tokens) == "#000001")
        #expect(try hex("red", tokens) == "#000001")
        #expect(try hex("red.dark", tokens) == "#000002")
    }

    @Test("groups extend groups, and their own tokens win") func extends() throws {
        let tokens = ##"""
            { "base": { "$type": "color", "a": { "$value": "#000001" }, "b": { "$value": "#000002" },
                        "deep": { "c": { "$value": "#000003" } } },
              "brand": { "$extends": "{base}", "b": { "$type": "color", "$value": "#000004" } },
              "other": { "$extends": "#/brand", "d": { "$value": "{base.a}" } } }
            """##
        #expect(try hex("brand.a", tokens) == "#000001")
        #expect(try hex("brand.b", tokens) == "#000004")
        #expect(try hex("brand.deep.c", tokens) == "#000003")
        #expect(try hex("other.b", tokens) == "#000004")
        #expect(try hex("other.d", tokens) == "#000001")
        #expect(try hex("base.b", tokens) == "#000002")
    }

    @Test("groups that extend nothing, themselves or too much") func faultyExtends() {
        let ok = ##""ok": { "$value": "#000000" }"##
        expectToken(.unknownReference, "there is no group `{no}`", "a.x", #"{ \#(ok), "a": { "$extends": «"{no}"» } }"#)
        expectToken(.unknownReference, "there is no group `no`", "a.x.y", #"{ \#(ok), "a": { "$extends": «"no"» } }"#)
        expectToken(.cyclicReference, "the group extends itself", "a.x", #"{ \#(ok), "a": { "$extends": «"{a}"» } }"#)
        expectToken(
            .cyclicReference, "the group extends itself", "a.b.x", #"{ \#(ok), "a": { "b": { "$extends": «"{a}"» } } }"#
        )
        // Ten groups of ten groups, each of which extends the next ten: 10 000 000 000 tokens.
        let groups = (0..<10).map { level in
            let inner = (0..<10).map { "\"g\($0)\": { \"$extends\": \"{level\(level + 1)}\" }" }
            return "\"level\(level)\": { \(inner.joined(separator: ", ")) }"
        }
        let project = project("ok", "{ \(ok), \(groups.joined(separator: ", ")), \"level10\": { \(ok) } }")
        #expect(project.findings.map(\.rule) == [.invalidToken])
        #expect(project.findings.first?.message == "groups extend each other to more than 10 times what is written")
    }

    @Test("aliases of aliases, and references by JSON pointers") func references() throws {
        let tokens = ##"""
            { "a": { "$type": "color", "$value": "{b}" }, "b": { "$value": "{g.c}" },
              "g": { "$type": "color", "c": { "$value": { "colorSpace": "srgb", "components": [0, 0.2, 1] } } },
              "whole": { "$ref": "#/x~1y~0z" }, "x/y~z": { "$value": "#0033FF" }, "d": { "$ref": "#/g/c" }, "e": { "$ref": "#/d" },
              "f": { "$ref": "#/g/c/$value" },
              "h": { "$type": "color", "$value": { "colorSpace": { "$ref": "#/g/c/$value/colorSpace" },
                     "components": [0, { "$ref": "#/g/c/$value/components/1" }, { "$ref": "#/i" }] } }, "i": { "$ref": "#/one" },
              "one": 1, "j": { "$type": "color", "$value": { "$ref": "#/g/c/$value" } } }
            """##
        for path in ["a", "b", "g.c", "whole", "d", "e", "f", "h", "j"] {
            #expect(try hex(path, tokens) == "#0033FF", "\(path)")
        }
    }

    @Test func faultyReferences() {
        expectToken(
            .unknownReference, "there is nothing at `#/no`", "a", ##"{ "a": { "$ref": «"#/no"» } }"##)
        expectToken(.unknownReference, "there is nothing at `b`", "a", ##"{ "a": { "$ref": «"b"» } }"##)
        expectToken(.cyclicReference, "`#/a` leads back to itself", "a", ##"{ "a": { "$ref": «"#/a"» } }"##)
        expectToken(
            .unknownReference, "there is no token `reed`", "a",
            ##"{ "a": { "$value": «"{reed}"» }, "red": { "$value": "#000000" } }"##,
            help: "did you mean `{red}`?")
        expectToken(
            .cyclicReference, "the token `a` leads back to itself: `a` → `b` → `a`", "a",
            ##"{ "a": { "$value": "{b}" }, "b": { "$value": «"{a}"» } }"##)
        let chain = (0..<70).map { "\"t\($0)\": { \"$value\": \"{t\($0 + 1)}\" }" }.joined(separator: ", ")
        let project = project("t0", "{ \(chain), \"t70\": { \"$value\": \"#000000\" } }")
        #expect(project.findings.map(\.message) == ["more than 64 tokens refer to each other"])
    }

    @Test("references that lead nowhere, in a circle or too far say so, wherever a value may stand")
    func brokenReferences() {
        func color(_ component: String) -> String {
            "{ \"$type\": \"color\", \"$value\": { \"colorSpace\": \"srgb\", \"components\": [\(component), 0, 0] } }"
        }
        func chain(_ count: Int = 70, _ item: (Int) -> String) -> String {
            let items = (0..<count).map { "\"c\($0)\": \(item($0 + 1))" } + ["\"c\(count)\": \(color("0.1"))"]
            return "{ \(items.joined(separator: ", ")) }"
        }
        let component = ##"{ "$ref": "#/b/$value/components/0" }"##
        let cases: [(tokens: String, message: String)] = [
            (
                "{ \"c0\": \(color(component.replacing("b", with: "c0"))) }",
                "`#/c0/$value/components/0` leads back to itself"
            ),
            (
                "{ \"c0\": \(color(component)), \"b\": \(color(component.replacing("b", with: "c0"))) }",
                "`#/b/$value/components/0` leads back to itself: `#/b/$value/components/0` → `#/c0/$value/components/0` → `#/b/$value/components/0`"
            ),
            (
                "{ \"c0\": \(color(component.replacing("0\"", with: "7\""))), \"b\": \(color("0.1")) }",
                "there is nothing at `#/b/$value/components/7`"
            ),
            (chain { color(component.replacing("b", with: "c\($0)")) }, "more than 64 references lead to each other"),
            (chain { "{ \"$ref\": \"#/c\($0)\" }" }, "more than 64 references lead to each other"),
            (
                ##"{ "c0": { "$type": "color", "$value": { "$ref": "#/b/$value" } }, "b": { "$type": "color", "$value": { "$ref": "#/c0/$value" } } }"##,
                "`#/b/$value` leads back to itself: `#/b/$value` → `#/c0/$value` → `#/b/$value`"
            ),
            (
                ##"{ "c0": { "$type": "color", "$value": { "colorSpace": "srgb", "components": { "$ref": "#/no" } } } }"##,
                "there is nothing at `#/no`"
            ),
            (
                ##"{ "c0": { "$ref": "#/b" }, "b": { "$ref": "#/c0" } }"##,
                "`#/b` leads back to itself: `#/b` → `#/c0` → `#/b`"
            ),
        ]
        for count in [64, 65] {
            let references = [
                chain(count) { color(component.replacing("b", with: "c\($0)")) },
                chain(count) { "{ \"$ref\": \"#/c\($0)\" }" },
            ]
            for tokens in references { #expect(project("c0", tokens).findings.isEmpty == (count == 64)) }
        }
        for (tokens, message) in cases {
            #expect(Set(project("c0", tokens).findings.map(\.message)) == [message], "\(tokens.prefix(200))")
        }
    }

    @Test func faultyColors() {
        expectToken(
            .invalidToken,
            "a colour token is an object with `colorSpace` and `components`, or a text such as `#B3261E`", "a",
            ##"{ "a": { "$value": «"red"» } }"##, help: "write `\"#FF0000\"`")
        expectToken(
            .invalidToken,
            "a colour token is an object with `colorSpace` and `components`, or a text such as `#B3261E`", "a",
            ##"{ "a": { "$value": «"#b32"» } }"##, help: "write `\"#bb3322\"`")
        expectToken(
            .invalidToken,
            "a colour token is an object with `colorSpace` and `components`, or a text such as `#B3261E`", "a",
            ##"{ "a": { "$value": «null» } }"##)
        expectToken(
            .outOfRange, "`blue` is 2, but must be from 0 to 1", "a",
            ##"{ "a": { "$value": { "colorSpace": "srgb", "components": [0, 0, «2»] } } }"##)
        expectToken(
            .invalidValue, "`sRGB` is not a value of `colorSpace`", "a",
            ##"{ "a": { "$value": { "colorSpace": «"sRGB"», "components": [0, 0, 0] } } }"##,
            help: "did you mean `srgb`?")
    }

    @Test("a name with a point would be another path") func names() {
        expectToken(
            .invalidToken, "the name of a token or group can't contain `.`", "a.b.c",
            ##"{ «"a.b"»: { "c": { "$value": "#000000" } } }"##)
    }

    @Test("what is wrong with a token that no spec names is nobody's") func faultsElsewhere() throws {
        let tokens = ##"""
            { "ok": { "$value": "#000001" }, "sp": { "0.5": { "$value": "#000000" }, "a{b": { "$value": "#000000" } },
              "r": { "$ref": "#/no" }, "s": { "$ref": "#/s" }, "e": { "$extends": "{no}", "own": { "$value": "#000002" } },
              "c": { "d": { "$extends": "{c}" } } }
            """##
        #expect(try hex("ok", tokens) == "#000001" && hex("e.own", tokens) == "#000002")
    }

    @Test("a group with a reference extends what that names, and a part of a group may stand in each file")
    func extendedElsewhere() throws {
        let files = [
            "1.json":
                ##"{ "btn": { "$type": "color", "bg": { "$value": "#000001" }, "own": { "$value": "#000009" } } }"##,
            "2.json": ##"{ "btn": { "$type": "color", "fg": { "$value": "#000002" } } }"##,
            "3.json": ##"""
            { "two": { "$extends": "{btn}", "own": { "$type": "color", "$value": "#000003" } },
              "a": { "$type": "color", "x": { "$value": "#000004" }, "y": { "$value": "#000005" } },
              "b": { "$ref": "#/a", "y": { "$type": "color", "$value": "#000006" } } }
            """##,
        ]
        let aliases = ["two.bg", "two.fg", "two.own", "b.x", "b.y"]
        let palette = zip(["a", "b", "c", "d", "e"], aliases).map { "\($0): \"{\($1)}\"" }.joined(separator: ", ")
        for use in ["1.json, 2.json, 3.json", "2.json, 1.json, 3.json", "3.json, 1.json, 2.json"] {
            let project = Project(snippet: "use: [\(use)]\npalette: { \(palette) }", files: files)
            let colors = try resolve(project).design.palette.map(\.color.light.color.hex)
            #expect(colors == ["#000001", "#000002", "#000003", "#000004", "#000006"], "\(use)")
        }
        let modes = [
            "light.json": ##"{ "btn": { "$type": "color", "bg": { "$value": "#000001" } } }"##,
            "dark.json": ##"{ "btn": { "$type": "color", "bg": { "$value": "#000002" } } }"##,
            "3.json": ##"{ "two": { "$extends": "{btn}" } }"##,
        ]
        let project = Project(
            snippet: "use: { tokens: [3.json], light: [light.json], dark: [dark.json] }\npalette: { a: \"{two.bg}\" }",
            files: modes)
        let color = try resolve(project).design.palette[0].color
        #expect(color.light.color.hex == "#000001" && color.dark.color.hex == "#000002")
    }

    @Test("files of themes may all extend the same groups, and circles over files take no time") func manyFiles() throws
    {
        let file = { (color: String) in
            ##"""
            { "button": { "$type": "color", "a": { "$value": "\##(color)" }, "b": { "$value": "{button.a}" }, "c": { "$value": "{button.a}" } },
              "primary": { "$extends": "{button}" }, "large": { "$extends": "{primary}" } }
            """##
        }
        var files = ["base.json": file("#000000")]
        for theme in 0..<12 { files["t\(theme).json"] = file("#00000\(theme % 10)") }
        let themes = (0..<12).map { "theme.t\($0): t\($0).json" }.joined(separator: ", ")
        let project = Project(
            snippet: "use: { tokens: base.json, \(themes) }\npalette: { a: \"{large.b}\" }", files: files)
        let spec = try resolve(project)
        #expect(spec.themes[3].design.palette[0].color.light.color.hex == "#000003")
        let chain = (0..<30).map { "\"a\($0)\": { \"$extends\": \"{a\($0 + 1)}\" }" }.joined(separator: ", ")
        let circle = Project(
            snippet: "use: [1.json, 2.json]\npalette: { a: \"{a0.x}\" }",
            files: ["1.json": "{ \(chain) }", "2.json": "{ \(chain), \"a30\": { \"$extends\": \"{a0}\" } }"])
        #expect(!circle.findings.isEmpty)
    }

    @Test("numbers as programs write them") func exponents() throws {
        let number = #"{ "colorSpace": "oklab", "components": [0.5, -2.7e-17, 1.1102230246251565E-16] }"#
        #expect(
            try resolve(project("a", #"{ "a": { "$type": "color", "$value": \#(number) } }"#)).design.palette.count == 1
        )
    }

    @Test func unknownTokens() {
        expectFinding(
            .unknownReference, "there is no token `color.rde`", help: "did you mean `{color.red}`?",
            in: Project(
                snippet: "use: [t.json]\npalette: { a: «\"{color.rde}\"» }",
                files: ["t.json": ##"{ "color": { "red": { "$value": "#000000" } } }"##]))
        expectFinding(
            .unknownReference, "there is no token `color`", help: "this is the name of a group",
            in: Project(
                snippet: "use: [t.json]\npalette: { a: «\"{color}\"» }",
                files: ["t.json": ##"{ "color": { "red": { "$value": "#000000" } } }"##]))
    }

    static let measures = ##"""
        { "space": { "$type": "dimension", "px": { "$value": { "value": 8, "unit": "px" } },
                     "rem": { "$value": { "value": 1.5, "unit": "rem" } }, "zero": { "$value": { "value": 0, "unit": "px" } },
                     "huge": { "$value": { "value": 1000, "unit": "rem" } } },
          "motion": { "$type": "duration", "ms": { "$value": { "value": 250, "unit": "ms" } },
                      "s": { "$value": { "value": 0.3, "unit": "s" } }, "long": { "$value": { "value": 1e6, "unit": "s" } } },
          "ease": { "$type": "cubicBezier", "out": { "$value": [0, 0.1, { "$ref": "#/two" }, 1] } }, "two": 0.2 }
        """##

    @Test("lengths, durations and curves") func measures() throws {
        let project = Project(
            snippet: """
                use: [t.tokens]
                metrics: { a: { present: "{motion.s}", display: "{motion.ms}", easing: "{ease.out}" } }
                styles: { a: { padding: "{space.px}", bufferHeight: "{space.rem}", indicator: { height: "{space.px}" } } }
                banners: { b: { level: error, text: Hi, maxWidth: "{space.rem}", trigger: { event: e, minInterval: "{motion.s}" } } }
                queue: { pause: "{motion.ms}" }
                """, files: ["t.tokens": Self.measures])
        let spec = try resolve(project)
        let metrics = try #require(spec.design.metrics.last)
        #expect(metrics.present.value == .milliseconds(300) && metrics.display.value == .milliseconds(250))
        #expect(metrics.motion.value == .curve(x1: 0, y1: 0.1, x2: 0.2, y2: 1))
        #expect(project.chain(metrics.present.sources) == ["metrics.a: \"{motion.s}\""])
        let style = try #require(spec.design.styles.last).attributes
        #expect(style.padding.value == 8 && style.bufferHeight.value == 24 && style.indicatorHeight.value == 8)
        #expect(spec.banners[0].look.style.maxWidth.value == 24)
        #expect(spec.banners[0].extras?.trigger?.minInterval?.value == .milliseconds(300))
        #expect(spec.queue.pause.value == .milliseconds(250))
    }

    @Test(
        "tokens are held to the range of the key",
        arguments: [
            ("styles: { a: { padding: «\"{space.huge}\"» } }", "`padding` is 16000, but must be between 0 and 10000"),
            ("styles: { a: { maxWidth: «\"{space.zero}\"» } }", "`maxWidth` is 0, but must be between 1 and 10000"),
            (
                "metrics: { a: { display: «\"{motion.long}\"» } }",
                "`display` is 1000000s, but must be between 0ms and a day, 1d"
            ),
        ])
    func ranges(_ snippet: String, _ message: String) {
        expectFinding(
            .outOfRange, message, in: Project(snippet: "use: [t.json]\n" + snippet, files: ["t.json": Self.measures]))
    }

    @Test(
        "faulty measures",
        arguments: [
            ("«\"8px\"»", "a dimension token is an object with `value` and `unit`", RuleID.invalidToken),
            ("«{ \"unit\": \"px\" }»", "a dimension token is an object with `value` and `unit`", .invalidToken),
            ("{ \"value\": 8, \"unit\": «\"pt\"» }", "this is not a unit of a dimension", .invalidToken),
            (
                "{ \"value\": «\"8\"», \"unit\": \"px\" }", "`value` takes a number, but the quotes make this a text",
                .wrongType
            ),
            ("{ \"value\": «-1», \"unit\": \"px\" }", "`value` is -1, but must be between 0 and 10000000", .outOfRange),
            ("{ \"value\": 8, \"unit\": \"px\", «\"base\"»: 1 }", "a dimension has no key `base`", .invalidToken),
        ])
    func faultyMeasures(_ value: String, _ message: String, _ rule: RuleID) {
        expectFinding(
            rule, message,
            in: Project(
                snippet: "use: [t.json]\nstyles: { a: { padding: \"{a}\" } }",
                files: ["t.json": "{ \"a\": { \"$type\": \"dimension\", \"$value\": \(value) } }"]))
    }

    @Test(
        "faulty curves",
        arguments: [
            ("«\"ease\"»", "a cubicBezier token is a list of four numbers", RuleID.invalidToken),
            ("«[0, 0, 1]»", "an easing curve has four numbers, but this list has 3", .wrongType),
            ("[«2», 0, 1, 1]", "`x1` is 2, but must be between 0 and 1", .outOfRange),
        ])
    func faultyCurves(_ value: String, _ message: String, _ rule: RuleID) {
        expectFinding(
            rule, message,
            in: Project(
                snippet: "use: [t.json]\nmetrics: { a: { easing: \"{a}\" } }",
                files: ["t.json": "{ \"a\": { \"$type\": \"cubicBezier\", \"$value\": \(value) } }"]))
    }

    @Test("a key that takes no tokens") func noTokens() {
        expectFinding(
            .wrongType, "`maxLines` takes a whole number, but this is `{space.px}`",
            in: Project(
                snippet: "use: [t.json]\nstyles: { a: { text: { maxLines: «\"{space.px}\"» } } }",
                files: ["t.json": Self.measures]))
    }

    @Test("a token may be defined in one file only") func twoFiles() {
        let token = ##"{ "c": { "a": { "$value": "#000000" } } }"##
        expectFinding(
            .duplicateDefinition, "the token `c.a` is defined in another file too", labelFirst: true,
            in: Project(
                snippet: "use: [a.json, b.json]\npalette: { x: \"{c.a}\" }",
                files: [
                    "a.json": token.replacing("\"a\"", with: "«\"a\"»"),
                    "b.json": token.replacing("\"a\"", with: "«\"a\"»"),
                ]))
    }
}
