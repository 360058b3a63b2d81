// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import ColorSpaces
import Diagnostics
import Testing

@Suite("Colours") struct ColorTests {
    private func palette(_ snippet: String) throws -> [PaletteColor] { try resolve(snippet).design.palette }

    private func hex(_ color: ResolvedColor) -> [String] { Appearance.allCases.map { color[$0].color.hex } }

    /// The last digit of each colour in each appearance, such as `1213`.
    private func lastDigits(of colors: [PaletteColor]) -> [String] {
        colors.map { color in
            let digits: [String] = hex(color.color).map { String($0.suffix(1)) }
            return digits.joined()
        }
    }

    @Test func hex() throws {
        let colors = try palette("palette: { a: \"#1B7F3B\", b: \"#1b7f3b80\" }")
        #expect(colors[0].color.light.color == Color(.srgb, 27.0 / 255, 127.0 / 255, 59.0 / 255))
        #expect(colors[1].color.dark.color.alpha == 128.0 / 255)
    }

    @Test(
        "what is no colour, and what was perhaps meant",
        arguments: [
            ("#FFF", "#FFFFFF"), ("#12345", nil), ("1B7F3B", "#1B7F3B"), ("#1B7F3BG", nil), ("red", "#FF0000"),
            ("rgb(0,0,0)", "#000000"), ("rgba(255 0 0 / 50%)", "#FF000080"), ("hsl(120, 100%, 50%)", "#00FF00"),
            ("rgb(1,2)", nil), ("reddish", nil), ("transparent", "#00000000"), ("#O0l1B3", "#0011B3"),
            ("#abcd", "#aabbccdd"), ("0x112233", "#112233"),
            // Of design tools and of code.
            ("#B3261E 80%", "#B3261ECC"), ("#B3261E, 80%", "#B3261ECC"), ("B3261E / 50 %", nil),
            ("80% #B3261E", "#B3261ECC"),
            ("#B3261E 180%", nil), ("#B3261E80 50%", "#B3261E40"), ("80%", nil), ("50% 50%", nil),
            ("hsb(210, 50%, 80%)", "#6699CC"), ("hsv(0 100 100)", "#FF0000"),
            ("HSB(120°, 100%, 50%, 50%)", "#00800080"),
            ("hsb(1, 2)", nil), ("hsb(1, 200%, 0%)", nil), ("hsb(a, b, c)", nil), ("hsb()", nil), ("hsb(", nil),
            ("0xFFB3261E", "#B3261E"), ("Color(0x80B3261E)", "#B3261E80"), ("Color(red)", nil), ("0xFFB3261", nil),
            ("UIColor(red: 179/255, green: 38 / 255, blue: 0.0, alpha: 0.5)", "#B3260080"),
            ("Color(red: 1, green: 0.5, blue: 0)", "#FF8000"), ("Color(red: 179, green: 38, blue: 30)", nil),
            ("Color(red: 1/0, green: 0.5, blue: 0)", nil), ("179, 38, 30", "#B3261E"), ("179 38 30", "#B3261E"),
            ("300, 38, 30", nil), ("1, 2", nil),
        ] as [(String, String?)])
    func noColor(_ text: String, _ meant: String?) {
        expectFinding(
            .invalidColor, "`\(text)` is not a colour", help: meant.map { "write \"\($0)\"" } ?? "#RRGGBBAA",
            in: "palette: { a: «\"\(text)\"» }")
    }

    @Test("a gradient becomes one of its colours") func gradients() {
        expectFinding(
            .invalidColor, "`linear-gradient(90deg, #F00 0%, blue)` is not a colour",
            help: "a banner has no gradients: write one colour, such as \"#FF0000\"",
            in: "palette: { a: «\"linear-gradient(90deg, #F00 0%, blue)\"» }")
    }

    @Test(
        "a function that commas between braces take apart is told of once, as what it is",
        arguments: [
            ("palette: { a: { light: «rgba(0,0,0,0.2)», dark: \"#FFFFFF\" } }", "write \"#00000033\""),
            ("palette: { a: «hsb(0, 0, 0)» }", "write \"#000000\""),
            ("palette: { a: «rgb(255, 0, 0)», b: \"#FFFFFF\" }", "write \"#FF0000\""),
            ("palette:\n  a: «rgb(255, 0, 0)»  # red (of the brand), and nothing else\n", "write \"#FF0000\""),
            (
                "styles: { a: { shape: { shadow: «0 2px 8px rgba(0,0,0,0.2)», align: center } } }",
                "{ x: 0, y: 2, blur: 8, color: \"#00000033\" }"
            ),
            (
                "styles: { a: { shape: { shadow: «0 2px 8px rgb(0, 0, 0) inset» } } }",
                "{ x: 0, y: 2, blur: 8, color: \"#000000\" }"
            ),
            (
                "styles: { a: { «shadow»: 0 2px 8px rgba(0,0,0,0.2), buttonLayout: below } }",
                "`shape: { shadow: { x: 0, y: 2, blur: 8, color: \"#00000033\" } }`"
            ),
            (
                "styles: { a: { «border»: 1px solid rgb(0,0,0) } }",
                "`shape: { border: { width: 1, color: \"#000000\" } }`"
            ),
            ("metrics: { a: { easing: «cubic-bezier(0,0,0,1)», display: 4s } }", "[0,0,0,1]"),
        ])
    func cutFunctions(_ snippet: String, _ help: String) throws {
        let project = Project(snippet: snippet)
        #expect(project.findings.map(\.place.bytes) == project.marks.values.flatMap { $0 }, "\(project.transcript)")
        #expect(project.findings.first?.help.first?.contains(help) == true, "\(project.transcript)")
    }

    @Test("a colour of the palette is meant by its name, also where CSS has the same, but never by itself")
    func paletteName() {
        let level = "levels: { error: { tint: «red», onTint: \"#FFFFFF\" } }"
        expectFinding(
            .invalidColor, "`red` is not a colour", help: "write \"{palette.red}\"",
            in: "palette: { red: \"#8C1D18\" }\n" + level)
        for definition in ["«red»", "{ light: «red» }"] {
            expectFinding(
                .invalidColor, "`red` is not a colour", help: "write \"#FF0000\"", in: "palette: { red: \(definition) }"
            )
        }
    }

    @Test("objects, in every colour space", arguments: ColorSpace.allCases) func spaces(_ space: ColorSpace) throws {
        func text(_ values: [Double?]) -> String { values.map { $0?.plain ?? "none" }.joined(separator: ", ") }
        let least = space.components.map { $0.minimum ?? -1 }
        let most = space.components.map { $0.maximum.map { max in max == 360 ? 359.5 : max } ?? 150 }
        let missing: [Double?] = [nil, nil, nil]
        for values in [least.map(Optional.some), most.map(Optional.some), missing] {
            let colors = try palette(
                "palette: { a: { colorSpace: \(space.rawValue), components: [\(text(values))], alpha: 0.5, hex: \"#000000\" } }"
            )
            #expect(colors[0].color.light.color == Color(space, values[0], values[1], values[2], alpha: 0.5))
        }
        for (index, component) in space.components.enumerated() {
            let outside = [component.minimum.map { $0 - 1 }, component.maximum.map { $0 == 360 ? 360 : $0 + 1 }]
            for value in outside.compactMap({ $0 }) {
                var values: [String] = least.map(\.plain)
                values[index] = "«\(value.plain)»"
                expectFinding(
                    .outOfRange, "`\(component.name)` is \(value.plain), but must be \(component.allowedNumbers)",
                    in:
                        "palette: { a: { colorSpace: \(space.rawValue), components: [\(values.joined(separator: ", "))] } }"
                )
            }
        }
    }

    @Test func faultyObjects() {
        expectFinding(
            .missingField, "the colour has no `colorSpace`", in: "palette: { a: «{ components: [0, 0, 0] }» }")
        expectFinding(
            .missingField, "the colour has no `components`", in: "palette: { a: «{ colorSpace: srgb }» }")
        expectFinding(
            .wrongType, "`components` takes three numbers, but this list has 2",
            in: "palette: { a: { colorSpace: srgb, components: «[0, 0]» } }")
        expectFinding(
            .invalidValue, "`display-P3` is not a value of `colorSpace`", help: "did you mean `display-p3`?",
            in: "palette: { a: { colorSpace: «display-P3», components: [0, 0, 0] } }")
        expectFinding(
            .invalidColor, "`hex` is a fallback of the form \"#RRGGBB\", but this is `#000`",
            in: "palette: { a: { colorSpace: srgb, components: [0, 0, 0], hex: «\"#000\"» } }")
        expectFinding(
            .unknownKey, "a colour has no key `component`", help: "`components`",
            in: "palette: { a: { colorSpace: srgb, «component»: [0, 0, 0] } }")
    }

    @Test("each appearance falls back to a plainer one") func fallbacks() throws {
        let colors = try palette(
            """
            palette:
              one: "#000001"
              light: { light: "#000002" }
              dark: { light: "#000003", dark: "#000004" }
              high: { light: "#000005", lightHighContrast: "#000006" }
              all: { light: "#000007", dark: "#000008", lightHighContrast: "#000009", darkHighContrast: "#00000A" }
            """)
        #expect(
            lastDigits(of: colors) == [
                "1111", "2222", "3434", "5565", "789A",
            ])
    }

    @Test func lightIsRequired() {
        expectFinding(
            .missingField, "`a` has no `light`", help: "the other appearances fall back to it",
            in: "palette: { «a»: { dark: \"#000000\" } }")
        expectFinding(
            .missingField, "`tint` has no `light`",
            in: "levels: { a: { «tint»: { dark: \"#000000\" }, onTint: \"#FFFFFF\" } }")
    }

    @Test func appearancesDoNotNest() {
        expectFinding(
            .wrongType, "`dark` takes a single colour, but this is a mapping",
            in: "palette: { a: { light: \"#000000\", dark: «{ light: \"#FFFFFF\" }» } }")
    }

    @Test("an alias takes the same appearance of its target") func aliases() throws {
        let project = Project(
            snippet: """
                palette:
                  green: { light: "#000001", dark: "#000002", darkHighContrast: "#000003" }
                  whole: "{palette.green}"
                  mixed: { light: "#000009", dark: "{palette.whole}" }
                  light: { light: "{palette.green}" }
                levels: { a: { tint: "{palette.whole}", onTint: { light: "{palette.green}", dark: "#FFFFFF" } } }
                """)
        let design = try resolve(project).design
        #expect(
            lastDigits(of: design.palette) == [
                "1213", "1213", "9293", "1213",
            ])
        #expect(design.palette.map(\.color.alias) == [nil, "green", nil, nil])
        #expect(design.palette[2].color.dark.alias == "whole" && design.palette[2].color.light.alias == nil)
        let tint = design.levels[0].attributes.tint
        #expect(tint.value.alias == "whole")
        #expect(project.chain(tint.sources) == ["levels.a: \"{palette.whole}\""])
        #expect(
            project.chain(tint.value.darkHighContrast.sources) == [
                "palette.whole: \"{palette.green}\"", "palette.green: \"#000003\"",
            ])
        #expect(project.chain(tint.value.lightHighContrast.sources).last == "palette.green: \"#000001\"")
        let onTint = design.levels[0].attributes.onTint.value
        #expect(onTint.alias == nil && onTint.light.alias == "green" && onTint.dark.alias == nil)
    }

    @Test(
        "an alias of the palette in other letters or with other signs is told as it is written there",
        arguments: ["Red", "Palette.Red", "palette/red", "Colors/Red", "color.RED"])
    func looseAliases(_ alias: String) {
        let finding = expectFinding(
            .unknownReference, "there is no token `\(alias)`", help: "did you mean `{palette.red}`?",
            in: "palette: { red: \"#FF0000\" }\nlevels: { a: { tint: «\"{\(alias)}\"», onTint: \"#FFFFFF\" } }")
        #expect(finding?.fix?.edits.map(\.replacement) == ["\"{palette.red}\""])
    }

    @Test func unknownAliases() {
        let finding = expectFinding(
            .unknownReference, "there is no palette colour `gren`", help: "did you mean `green`?",
            in: "palette: { green: \"#000000\", a: «\"{palette.gren}\"» }")
        #expect(finding?.fix?.edits.map(\.replacement) == ["\"{palette.green}\""])
        expectFinding(
            .unknownReference, "there is no token `pallete.green`", help: "did you mean `{palette.green}`?",
            in: "palette: { green: \"#000000\", a: «\"{pallete.green}\"» }")
        expectFinding(
            .unknownReference, "there is no token `color.red`", help: "tokens come from DTCG files under `use`",
            in: "palette: { a: «\"{color.red}\"» }")
        expectFinding(.invalidColor, "`{}` is not a colour", in: "palette: { a: «\"{}\"» }")
    }

    @Test func cycles() {
        expectFinding(
            .cyclicReference, "the colours lead back to themselves: `a` → `b` → `c` → `a`", labelFirst: true,
            in: """
                palette:
                  a: «"{palette.b}"»
                  b: { light: «"{palette.c}"» }
                  c: «"{palette.a}"»
                """)
        expectFinding(.cyclicReference, "the colour `a` refers to itself", in: "palette: { a: «\"{palette.a}\"» }")
        expectFinding(
            .cyclicReference, "the colour `a` refers to itself",
            in: "palette: { a: { light: \"#000000\", dark: «\"{palette.a}\"» } }")
    }

    @Test("colours may pass each other in different appearances") func noCycle() throws {
        let colors = try palette(
            """
            palette:
              a: { light: "#000001", dark: "{palette.b}" }
              b: { light: "{palette.a}", dark: "#000002" }
            """)
        #expect(lastDigits(of: colors) == ["1212", "1212"])
    }

    @Test("chains of aliases have a limit", arguments: [false, true]) func chains(_ isReversed: Bool) throws {
        func palette(_ count: Int) -> String {
            let lines = (1..<count).map { "  c\($0): \"{palette.c\($0 - 1)}\"\n" }
            return "palette:\n  c0: \"#000000\"\n" + (isReversed ? lines.reversed() : lines).joined()
        }
        #expect(try resolve(palette(SpecLoader.chainLimit)).design.palette.count == SpecLoader.chainLimit)
        let project = Project(snippet: palette(SpecLoader.chainLimit + 1))
        #expect(project.findings.map(\.rule) == [.cyclicReference])
        #expect(project.findings.first?.message == "more than 64 colours refer to each other")
        // Deep enough to exhaust a stack or the memory if nobody counted.
        #expect(Project(snippet: palette(20_000)).result.spec == nil)
    }
}
