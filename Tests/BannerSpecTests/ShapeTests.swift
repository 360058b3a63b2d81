// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import ColorSpaces
import Diagnostics
import Testing

@Suite("Shapes, paddings and accents") struct ShapeTests {
    @Test("each side is inherited by itself, and a number hides what lies behind it") func sides() throws {
        let project = Project(
            snippet: """
                styles:
                  standard: { padding: 4, shape: { margin: { top: 1, leading: 2 } } }
                  bar:      { padding: { top: 12 }, shape: { margin: { leading: 3 } } }
                  toast:    { extends: bar, padding: { bottom: 9 } }
                  flat:     { extends: toast, padding: 7, shape: { margin: 0 } }
                banners:
                  own: { level: error, text: Hi, style: toast, padding: { leading: 1 } }
                """)
        let spec = try resolve(project)
        let styles = spec.design.styles
        let paddings = styles.map(\.attributes.padding.value)
        #expect(paddings[0] == 4 && paddings[3] == 7)
        #expect(paddings[1] == BannerPadding(BannerInsets(top: 12, leading: 4, bottom: 4, trailing: 4)))
        #expect(paddings[2] == BannerPadding(BannerInsets(top: 12, leading: 4, bottom: 9, trailing: 4)))
        #expect(
            spec.banners[0].look.style.padding.value
                == BannerPadding(BannerInsets(top: 12, leading: 1, bottom: 9, trailing: 4)))
        #expect(styles[1].attributes.margin.value == BannerInsets(top: 1, leading: 3))
        #expect(styles[3].attributes.margin.value == .zero)
        #expect(project.chain(styles[2].attributes.padding.sources) == ["styles.toast: { bottom: 9 }"])
        #expect(
            project.chain(styles[2].attributes.padding.overridden) == ["styles.bar: { top: 12 }", "styles.standard: 4"])
    }

    @Test("a border and a shadow are inherited as a whole, and taken away by `none`") func wholes() throws {
        let spec = try resolve(
            Project(
                snippet: """
                    palette: { ink: { light: "#000000", dark: "#FFFFFF" } }
                    styles:
                      bar:   { shape: { border: { width: 2, color: "{palette.ink}" }, shadow: { y: 2, color: "#00000033" } } }
                      plain: { extends: bar, shape: { border: none, shadow: none } }
                      thin:  { extends: bar, shape: { border: {} } }
                    """))
        let styles = spec.design.styles.map(\.attributes)
        let border = try #require(styles[1].border.value)
        guard case .color(let color) = border.paint else { return #expect(Bool(false), "\(border.paint)") }
        #expect(border.width == 2 && color.value.alias == "ink" && color.value.dark.color != color.value.light.color)
        let shadow = try #require(styles[1].shadow.value)
        #expect((shadow.x, shadow.y, shadow.blur) == (0, 2, 0) && shadow.color.value.light.color.alpha == 0.2)
        #expect(styles[2].border.value == nil && styles[2].shadow.value == nil && styles[2].border.place != nil)
        guard case .accent = try #require(styles[3].border.value).paint else { return #expect(Bool(false)) }
        #expect(styles[3].border.value?.width == 1 && styles[3].shadow.value != nil)
    }

    @Test("a theme changes shapes and accents") func themes() throws {
        let spec = try resolve(
            Project(
                snippet: """
                    levels: { error: { tint: "#B3261E", onTint: "#FFFFFF", accent: { light: "#111111", dark: "#EEEEEE" } } }
                    styles: { bar: { shape: { cornerRadius: 4 } } }
                    themes:
                      round: { styles: { bar: { shape: { cornerRadius: 12 } } }, levels: { error: { accent: { dark: "#DDDDDD" } } } }
                    """))
        let accent = try #require(spec.themes[0].design.levels[0].attributes.accent.value)
        #expect(spec.themes[0].design.styles[1].attributes.cornerRadius.value == 12)
        #expect(accent.light.color == spec.design.levels[0].attributes.accentColor.light.color)
        #expect(accent.dark.color != spec.design.levels[0].attributes.accentColor.dark.color)
    }

    @Test("without an accent, that of a banner follows its own colours") func accents() throws {
        let spec = try resolve("banners: { a: { level: error, text: Hi, onTint: \"#000000\" } }")
        let level = spec.banners[0].look.level
        #expect(level.accent.value == nil && level.accentColor.light.color == level.onTint.value.light.color)
    }

    @Test(
        "sides of other systems are told what they are called",
        arguments: [("left", "`leading`"), ("right", "`trailing`"), ("horizontal", "`leading`"), ("vertical", "`top`")])
    func foreignSides(_ key: String, _ meant: String) {
        expectFinding(
            .unknownKey, "`padding` has no key `\(key)`", help: meant, in: "styles: { a: { padding: { «\(key)»: 8 } } }"
        )
    }

    @Test(
        "a border and a shadow of CSS or a design tool are told as keys, with the values that they have",
        arguments: [
            ("border: «1px solid red»", "{ width: 1, color: \"#FF0000\" }"),
            ("border: «\"2px solid #E53935\"»", "{ width: 2, color: \"#E53935\" }"),
            ("border: «\"1px solid {palette.red}\"»", "{ width: 1, color: \"{palette.red}\" }"),
            ("border: «1px solid var(--red)»", "{ width: 1, color: \"…\" }"),
            ("border: «2»", "{ width: 2 }"),
            ("shadow: «\"0px 4px 12px #0000001A\"»", "{ x: 0, y: 4, blur: 12, color: \"#0000001A\" }"),
            ("shadow: «\"drop-shadow(0 4px 12px black)\"»", "{ x: 0, y: 4, blur: 12, color: \"#000000\" }"),
            ("shadow: «\"0 1px 2px rgba(0, 0, 0, 0.2)\"»", "{ x: 0, y: 1, blur: 2, color: \"#00000033\" }"),
            ("shadow: «\"X 0 Y 4 Blur 12 Spread 0 #000000\"»", "{ x: 0, y: 4, blur: 12, color: \"#000000\" }"),
            ("shadow: «\"X: 0, Y: 4, Blur: 12\"»", "{ x: 0, y: 4, blur: 12, color: \"…\" }"),
            ("shadow: «large»", "{ y: 2, blur: 8, color: \"#00000033\" }"),
        ])
    func linesOfCSS(_ written: String, _ meant: String) {
        let subject = written.hasPrefix("border") ? "a border" : "a shadow"
        let project = Project(snippet: "styles:\n  a:\n    shape:\n      \(written)\n")
        #expect(project.findings.map(\.rule) == [.wrongType], "\(project.transcript)")
        #expect(project.findings.first?.message.hasPrefix(subject) == true)
        #expect(project.findings.first?.help == ["write `\(meant)`"])
    }

    @Test(
        "what a shadow can't have is told, and so is a colour that is a comment",
        arguments: [
            ("shadow: \"inset 0 2px 8px 4px black\"", ["a shadow has no spread", "a shadow lies outside the bar"]),
            ("shadow: \"0 2px 8px black, 0 1px 2px black\"", ["a bar has one shadow"]),
            (
                "shadow: 0 4px 12px #0000001A",
                ["a `#` after a space starts a comment, so the colour takes quotes"]
            ),
            ("border: 1px solid #E53935", ["a `#` after a space starts a comment, so the colour takes quotes"]),
        ])
    func whatIsLost(_ written: String, _ help: [String]) {
        let finding = Project(snippet: "styles:\n  a:\n    shape:\n      \(written)\n").findings.first
        #expect(finding?.help.dropFirst().map(\.self) == help)
        #expect(finding?.help.first?.contains("…") == false, "\(finding?.help ?? [])")
    }

    @Test("a list of shadows, and keys of CSS") func severalShadows() {
        expectFinding(
            .wrongType, "a shadow takes keys with values, but this is a list", help: "a bar has one shadow",
            in: "styles: { a: { shape: { shadow: «[{ y: 2, color: \"#000000\" }]» } } }")
        expectFinding(
            .unknownKey, "a shadow has no key `spread`", help: "remove it: a shadow has no spread",
            in: "styles: { a: { shape: { shadow: { y: 2, color: \"#000000\", «spread»: 2 } } } }")
    }

    @Test("what needs a colour takes no `none`") func noColor() {
        expectFinding(
            .wrongType, "`color` takes a colour, and not `none`", help: "`accent`",
            in: "styles: { a: { shape: { border: { color: «none» } } } }")
        expectFinding(
            .missingField, "the shadow has no `color`", help: "add `color:",
            in: "styles: { a: { shape: { shadow: «{ y: 2 }» } } }")
    }
}
