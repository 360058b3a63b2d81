// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import Foundation
import Testing

/// A spec with every key of looks becomes files of every target, and each value is somewhere in them. Whether the tools of the
/// platforms take the files is seen in the tests of each target, which have the same spec among their samples.
@Suite struct EveryKeyTests {
    private static func text(_ target: Target, _ path: String) throws -> String {
        try #require(try Targets.files(target, sample: "today")[path])
    }

    private static func css(_ yaml: String) throws -> String {
        try #require(try Targets.files(.css, yaml)["acme.css"])
    }

    @Test(arguments: Target.allCases) func compiles(_ target: Target) throws {
        let output = try Generators.generate([target], from: try Targets.input(sample: "today"))
        #expect(output.findings.isEmpty)
        #expect(!output.files.isEmpty)
    }

    // MARK: CSS

    /// What Chromium makes of it is seen by scripts/check-css.
    @Test("a theme that takes another paint switches to it")
    func paintsByTheme() throws {
        let css = try Self.text(.css, "today.css")
        let dusk = try #require(
            css.split(separator: "\n.banner-theme-dusk {\n").dropFirst().first?.split(separator: "\n}").first)
        #expect(css.contains("    --banner-style-inline-fill: transparent;\n"))
        #expect(css.contains("    --banner-style-inline-fill--tint: ;\n"))
        #expect(dusk.contains("    --banner-style-inline-fill: ;\n"))
        #expect(dusk.contains("    --banner-style-inline-fill--tint: initial;\n"))
        #expect(dusk.contains("    --banner-look-medium-fill--light: var(--banner-palette-brand--light);\n"))
        #expect(
            css.contains(
                """
                    --banner-border-color: var(--banner-style-inline-border-color) \
                var(--banner-style-inline-border-color--on-tint, var(--banner-on-tint, currentcolor));
                """))
        let material = "var(--banner-tint, currentcolor) var(--banner-material, 80%)"
        #expect(css.contains("color-mix(in srgb, \(material), transparent)"))
    }

    @Test("what is another colour of the palette in a theme stays an alias there")
    func aliasesByTheme() throws {
        let css = try Self.css(
            """
            bannerc: 1
            name: Acme
            palette: { red: { light: "#B3261E", dark: "#F2B8B5" }, blue: "#0000AA", white: "#FFFFFF", black: "#000000" }
            levels: { error: { tint: "{palette.red}", onTint: "{palette.white}" } }
            themes: { sea: { levels: { error: { tint: "{palette.blue}", onTint: "{palette.black}" } } } }
            """)
        for (appearance, colors) in [("light", ["red--light", "blue"]), ("dark", ["red--dark", "blue"])] {
            for color in colors {
                #expect(css.contains("    --banner-level-error-tint--\(appearance): var(--banner-palette-\(color));\n"))
            }
        }
        #expect(css.contains("    --banner-level-error-on-tint: var(--banner-palette-white);\n"))
        #expect(css.contains("    --banner-level-error-on-tint: var(--banner-palette-black);\n"))
        #expect(css.components(separatedBy: "#B3261E").count == 2)
    }

    @Test("the page names every property")
    func propertiesOfThePage() throws {
        let page = try RecordedFile.text("docs/targets/css.md")
        let css = try Self.text(.css, "today.css")
        let roles = css.matches(
            of:
                /--banner-(?:style-(?:standard|alert|glass|inline)|level-(?:warning|plain)|look-[a-z]+|metrics-standard)-([a-z][a-z-]*?)(?:--[a-z-]+)?:/
        )
        #expect(roles.count > 100)
        for role in Set(roles.map { String($0.1) }) {
            #expect(page.contains("`\(role)`"), "docs/targets/css.md says nothing of \(role)")
        }
    }

    @Test("the page names every part that is drawn")
    func partsOfThePage() throws {
        let page = try RecordedFile.text("docs/targets/css.md").split(separator: "## A sample")[0]
        let css = try Self.text(.css, "today.css")
        for part in Set(css.matches(of: /\n\.banner-([a-z]+)(?:, \.banner-[a-z]+)? \{/).map { String($0.1) }) {
            #expect(page.contains(".banner-\(part)"), "docs/targets/css.md says nothing of .banner-\(part)")
        }
    }

    // MARK: Pages

    @Test("the page of objc names every text that a banner has in a language")
    func selectorsOfThePage() throws {
        let page = try RecordedFile.text("docs/targets/objc.md")
        let files = try Targets.files(.objc, sample: "today")
        let selectors = files.values.flatMap { $0.matches(of: /@objc\((\w+InLocale:)\)/).map { String($0.1) } }
        #expect(selectors.count >= 5)
        for selector in selectors { #expect(page.contains("`\(selector)`"), "\(selector)") }
    }

    @Test("an attribute that the page of android shows is one")
    func attributesOfThePage() throws {
        let page = try RecordedFile.text("docs/targets/android.md")
        let attributes = page.matches(of: /\?attr\/(\w+)/).map { String($0.1) }
        #expect(!attributes.isEmpty)
        for attribute in attributes { #expect(page.contains("<attr name=\"\(attribute)\""), "\(attribute)") }
    }

    @Test("the page of android names every resource", arguments: ["looks", "dimens", "integers"])
    func resourcesOfThePage(_ file: String) throws {
        let page = try RecordedFile.text("docs/targets/android.md")
        let xml = try Self.text(.android, "today-android/values/\(file).xml")
        let names = xml.matches(
            of: /name="banner_(?:style_alert|look_[a-z]+|metrics_standard)_([a-z0-9_]+?)(?:_in_[a-z]+)?"/)
        #expect(!names.isEmpty)
        for name in Set(names.map { String($0.1) }) {
            let isSide = name.contains(/^(padding|margin|shadow)_/)
            #expect(isSide || page.contains("`\(name)`") || page.contains("…_\(name)`"), "\(name)")
        }
    }

    // MARK: Tokens

    @Test("what a theme takes away is clear and 0 wide in its context")
    func tokensOfThemes() throws {
        let sample = try TokenSample(
            try RecordedFile.text("Tests/Fixtures/today.banner.yaml"), fileName: "acme.banner.yaml")
        let theme = try sample.json(".resolver.json")["modifiers", "theme", "contexts", "dusk"]
        let alert = try #require(theme.elements.first)["Today", "styles", "alert"]
        #expect(alert["shadowColor", "$value", "alpha"].number == 0)
        #expect(alert["shadow", "$value", "blur", "value"].number == 0)
        #expect(alert["cornerRadius", "$value", "value"].number == 0)
        #expect(alert["marginTop", "$value", "value"].number == 0)
        #expect(alert["paddingTop", "$value", "value"].number == nil)
        #expect(alert["padding", "$value", "value"].number == 16)
        #expect(alert["indicatorHeight", "$value", "value"].number == 0)
        let inline = try #require(theme.elements.first)["Today", "styles", "inline"]
        #expect(inline["borderColor", "$value", "alpha"].number == 0)
        #expect(inline["borderWidth", "$value", "value"].number == 2)
        let high = try #require(theme.elements.first)["Today", "buttonStyles", "high"]
        #expect(high["fill", "$value", "alpha"].number == 0)
        let tokens = try sample.json(".tokens.json")
        let border = tokens["Today", "styles", "inline", "border", "$value"]
        #expect(border["width"].text == "{Today.styles.inline.borderWidth}")
        #expect(tokens["Today", "styles", "standard", "text", "$type"].text == "typography")
        #expect(tokens["Today", "styles", "standard", "title", "$type"].text == "typography")
        #expect(tokens["Today", "banners", "line", "paddingLeading", "$value", "value"].number == 16)
    }

    // MARK: Android, Xcode

    @Test("a theme's overlay takes away what the theme has no colour for, and says what it follows")
    func androidPaints() throws {
        let themes = try Self.text(.android, "today-android/values/themes.xml")
        let dusk = try #require(themes.split(separator: "<style name=\"ThemeOverlay.Banner.Dusk\">").dropFirst().first)
        #expect(dusk.contains("<item name=\"bannerStyleInlineBorderColor\">@null</item>"))
        let looks = try Self.text(.android, "today-android/values/looks.xml")
        #expect(looks.contains("\"banner_style_inline_border_paint_in_dusk\" translatable=\"false\">onTint</string>"))
        #expect(looks.contains("\"banner_style_alert_border_paint\" translatable=\"false\">accent</string>"))
        #expect(looks.contains("\"banner_style_glass_fill\" translatable=\"false\">material</string>"))
        #expect(looks.contains("\"banner_style_glass_align\" translatable=\"false\">center</string>"))
        #expect(looks.contains(">Brand\\'s \\&quot;Sans\\&quot;</string>"))
        // A word refers to a word, and never to a colour.
        #expect(looks.matches(of: /_paint[a-z_]*" translatable="false">@string\/[a-z_]*_color</).isEmpty)
    }

    @Test(
        "an asset catalogue has every colour",
        arguments: [
            "levels/warning/accent", "styles/alert/shadow", "styles/alert/indicator", "styles/inline/border",
            "buttonStyles/high/fill", "buttonStyles/high/label", "buttonStyles/low/border", "banners/line/accent",
            "themes/dusk/levels/warning/accent", "themes/dusk/buttonStyles/medium/fill",
        ])
    func colorSets(_ path: String) throws {
        let files = try Targets.files(.xcassets, sample: "today")
        #expect(files["today.xcassets/Today/\(path).colorset/Contents.json"] != nil)
    }

    // MARK: Markdown, Flutter

    @Test(
        "the catalogue says it",
        arguments: [
            "| title | en, one | Your plan ends tomorrow |", "| title | fr, many |", "| point1 | en | First `day` |",
            "- Image: the parameter `avatar`, until it is there the symbol person.crop.circle",
            "- Link: beside the text where it fits", "| glass, as alert but | material (hairline: true) |",
            "| 1, accent |",
            "| 12, 16, 12, 16 (window margins kept: false) | 8, 16, 0, 16 |", "| held down 0.3 off 0.38 |", "- dusk\n",
            "headline, bold",
            "| dusk | buttons of the variant high | Fill: clear. Label: accent. ", "| the colour brand | `#123456`",
        ])
    func catalogue(_ words: String) throws {
        #expect(try Self.text(.markdown, "today.md").contains(words))
    }

    @Test("Dart has what Kotlin has of titles and icons")
    func dart() throws {
        let dart = try Self.text(.flutter, "today.dart")
        #expect(dart.contains("isDecorative: true, isFixed: true)"))
        #expect(dart.contains("  smallestTitleSize: "))
        #expect(dart.contains("  largestTitleSize: "))
    }

    // MARK: Small diffs

    /// What is written for increased contrast is there, whether or not it is another colour than without. Contexts of a resolver
    /// hold what differs, and nothing else, and colour sets are copies.
    @Test(arguments: Target.allCases.filter { ![.xcassets, .tokens].contains($0) })
    func contrastThatWasTheSame(_ target: Target) throws {
        let spec = """
            bannerc: 1
            name: Acme
            palette: { ink: { light: "#000000", lightHighContrast: "#000000", dark: "#FFFFFF", darkHighContrast: "#FFFFFF" } }
            levels:
              one: { severity: 1, tint: "#808080", onTint: "{palette.ink}" }
              two: { severity: 2, tint: "#808080", onTint: "{palette.ink}" }
              three: { severity: 3, tint: "#808080", onTint: "{palette.ink}" }
            banners: { hello: { level: one, text: Hello. } }
            """
        let before = try Targets.files(target, spec)
        let after = try Targets.files(target, spec.replacing("light: \"#000000\"", with: "light: \"#000001\""))
        let count = before.reduce(0) { count, file in
            let new = (after[file.key] ?? "").split(separator: "\n")
            return count + new.difference(from: file.value.split(separator: "\n")).insertions.count
        }
        #expect(count <= 2, "\(count) lines of \(target.rawValue)")
    }
}
