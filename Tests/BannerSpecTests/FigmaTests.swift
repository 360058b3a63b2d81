// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import ColorSpaces
import Diagnostics
import Testing

@Suite("Variables of Figma") struct FigmaTests {
    /// What the REST API answers, with colours in two collections.
    private let rest = ##"""
        { "status": 200, "error": false, "meta": {
          "variableCollections": {
            "C:1": { "id": "C:1", "name": "Primitives", "defaultModeId": "1:0", "modes": [{ "modeId": "1:0", "name": "Value" }] },
            "C:2": { "id": "C:2", "name": "Semantic", "defaultModeId": "2:1",
              "modes": [{ "modeId": "2:0", "name": "Dark mode" }, { "modeId": "2:1", "name": "Light mode" }] },
            "C:3": { "id": "C:3", "name": "Brand", "defaultModeId": "3:0",
              "modes": [{ "modeId": "3:0", "name": "Acme" }, { "modeId": "3:1", "name": "Contoso Bank" }] } },
          "variables": {
            "V:1": { "id": "V:1", "name": "red/500", "variableCollectionId": "C:1", "resolvedType": "COLOR",
              "valuesByMode": { "1:0": { "r": 1, "g": 0, "b": 0, "a": 0.5 } } },
            "V:2": { "id": "V:2", "name": "error/bg", "variableCollectionId": "C:2", "resolvedType": "COLOR",
              "valuesByMode": { "2:0": { "r": 0, "g": 0, "b": 1 }, "2:1": { "type": "VARIABLE_ALIAS", "id": "V:1" } } },
            "V:3": { "id": "V:3", "name": "space/m", "variableCollectionId": "C:3", "resolvedType": "FLOAT",
              "valuesByMode": { "3:0": 8, "3:1": 12 } },
            "V:4": { "id": "V:4", "name": "font", "variableCollectionId": "C:1", "resolvedType": "STRING", "valuesByMode": { "1:0": "Inter" } },
            "V:5": { "id": "V:5", "name": "lost", "variableCollectionId": "C:1", "resolvedType": "COLOR",
              "valuesByMode": { "1:0": { "type": "VARIABLE_ALIAS", "id": "V:99" } } },
            "V:6": { "id": "V:6", "name": "odd", "variableCollectionId": "C:1", "resolvedType": "COLOR",
              "valuesByMode": { "1:0": { "r": 255, "g": 0, "b": 0 } } } } } }
        """##

    private func project(_ snippet: String, use: String = "[figma.json]") -> Project {
        Project(snippet: "use: \(use)\n" + snippet, files: ["figma.json": rest])
    }

    @Test("modes that are called like appearances are these") func appearances() throws {
        let color = try resolve(project("palette: { a: \"{error.bg}\" }")).design.palette[0].color
        #expect(
            Appearance.allCases.map { color[$0].color.hexWithAlpha }
                == ["#FF000080", "#0000FF", "#FF000080", "#0000FF"])
    }

    @Test("other modes become themes where `use` says so, and else the default counts") func themes() throws {
        let snippet =
            "styles: { standard: { padding: { top: \"{space.m}\" } } }\nfonts: { brand: { family: \"{font}\" } }"
        let plain = try resolve(project(snippet))
        #expect(plain.themes.isEmpty && plain.fonts[0].family.value == "Inter")
        #expect(plain.design.styles[0].attributes.padding.value.insets.top == 8)
        let themed = try resolve(project(snippet, use: "{ tokens: figma.json, modifiers: { Brand: theme } }"))
        #expect(themed.themes.map(\.name.value) == ["contosoBank"])
        #expect(themed.themes[0].design.styles[0].attributes.padding.value.insets.top == 12)
        let chosen = try resolve(project(snippet, use: "{ tokens: figma.json, modifiers: { brand: contoso bank } }"))
        #expect(chosen.design.styles[0].attributes.padding.value.insets.top == 12)
    }

    @Test("variables of two collections may have one name, which then goes with that of the collection")
    func namesakes() throws {
        let both = rest.replacing("\"error/bg\"", with: "\"red/500\"")
        func project(_ alias: String) -> Project {
            Project(snippet: "use: [figma.json]\npalette: { a: «\"{\(alias)}\"» }", files: ["figma.json": both])
        }
        let theme = try resolve(project("Semantic.red.500")).design.palette[0].color
        #expect(theme.light.color.hexWithAlpha == "#FF000080" && theme.dark.color.hexWithAlpha == "#0000FF")
        let primitive = try resolve(project("Primitives.red.500")).design.palette[0].color
        #expect(primitive.dark.color.hexWithAlpha == "#FF000080")
        expectFinding(
            .unknownReference, "several collections have a variable `red.500`",
            help: "name one of them with its collection: `{Primitives.red.500}`, `{Semantic.red.500}`",
            in: project("red.500"))
    }

    @Test("a collection as plugins write it") func plugin() throws {
        let file = ##"""
            { "id": "C:2", "name": "Colors", "modes": { "2:0": "Light", "2:1": "Dark" }, "variableIds": ["V:1", "V:2"], "variables": [
              { "id": "V:1", "name": "red", "type": "COLOR", "valuesByMode": { "2:0": { "r": 1, "g": 0, "b": 0, "a": 1 }, "2:1": { "r": 0, "g": 1, "b": 0, "a": 1 } } },
              { "id": "V:2", "name": "bg", "type": "COLOR", "valuesByMode": { "2:0": { "type": "VARIABLE_ALIAS", "id": "V:1" }, "2:1": { "type": "VARIABLE_ALIAS", "id": "V:1" } } } ] }
            """##
        let spec = try resolve("use: [f.json]\npalette: { a: \"{bg}\" }", files: ["f.json": file])
        let color = spec.design.palette[0].color
        #expect(Appearance.allCases.map { color[$0].color.hex } == ["#FF0000", "#00FF00", "#FF0000", "#00FF00"])
    }

    @Test(
        "mistakes",
        arguments: [
            ("palette: { a: \"{lost}\" }", "there is no token `V:99`"),
            ("palette: { a: \"{odd}\" }", "a colour of Figma has `r`, `g` and `b` from 0 to 1"),
            ("palette: { a: \"{space.m}\" }", "`{space.m}` is a token of the type `FLOAT`, not `color`"),
            ("palette: { a: \"{error/bg}\" }", "there is no token `error/bg`"),
        ])
    func mistakes(_ snippet: String, _ message: String) {
        #expect(project(snippet).findings.map(\.message) == [message])
    }

    @Test func choices() {
        let messages = project("palette: {}", use: "{ tokens: figma.json, modifiers: { Brnad: theme } }").findings.map(
            \.message)
        #expect(messages == ["`figma.json` has no modifier `Brnad`"])
        let dark = project("palette: {}", use: "{ dark: figma.json }").findings.map(\.message)
        #expect(dark == ["`figma.json` contains Figma variables, which have modes of their own"])
    }
}
