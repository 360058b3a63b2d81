// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerGenerators
import Diagnostics
import Foundation
import TestSupport
import Testing

/// What browsers make of the CSS is seen by scripts/check-css.
@Suite("The target css")
struct CSSTargetTests {
    private static let acme = """
        bannerc: 1
        name: Acme
        palette:
          red: { light: "#B3261E", dark: "#F2B8B5", darkHighContrast: "#FFFFFF" }
        levels:
          error: { tint: "{palette.red}", onTint: { light: "#FFFFFF", dark: "#601410" } }
        banners:
          syncFailed: { level: error, text: Sync failed. }
        themes:
          business: { palette: { red: { light: "#8C1D18" } } }

        """

    private func css(_ yaml: String, _ settings: [String: String] = [:]) throws -> String {
        var options = GeneratorOptions()
        options.settings = [.css: settings]
        return try #require(try Targets.files(.css, yaml, options: options)["acme.css"])
    }

    @Test("the page shows what the sample becomes")
    func page() throws {
        #expect(try RecordedFile.text("docs/targets/css.md").contains("```yaml\n\(Self.acme)```"))
        try RecordedFile.expectSample(
            "acme.css", in: "docs/targets/css.md", try css(Self.acme), filter: "CSSTargetTests")
    }

    @Test("the settings change names and lengths")
    func settings() throws {
        let css = try css(Self.acme, ["prefix": "acme", "unit": "px"])
        #expect(css.contains("    --acme-style-standard-padding: 16px;\n"))
        #expect(css.contains("\n.acme-theme-business {\n"))
        #expect(!css.contains("banner-") && !css.contains("rem;"))
    }

    @Test("a prefix may have the name of the spec in it")
    func nameInPrefix() throws {
        let css = try css(Self.acme.replacing("name: Acme", with: "name: AcmeReader"), ["prefix": "x-{name}"])
        #expect(css.contains("    --x-acme-reader-style-standard-padding: 1rem;\n"))
        let setting = try #require(Target.css.settings.first { $0.key == "prefix" })
        #expect(setting.allows("{name}") && setting.allows("a{name}-{name}"))
        #expect(!setting.allows("1{name}") && !setting.allows("{Name}") && !setting.allows("{name} "))
    }

    @Test(
        "a prefix that would need escapes is refused",
        arguments: ["", "1a", "-a", "a b", "a_b", "é", "a;", "a{"])
    func prefix(_ prefix: String) {
        #expect(Target.css.settings.first { $0.key == "prefix" }?.allows(prefix) == false)
    }

    @Test("what would become one name is an error with both places")
    func clash() throws {
        let yaml = """
            bannerc: 1
            name: Acme
            levels:
              error: { tint: "#B3261E", onTint: "#FFFFFF" }
              errorOn: { tint: "#B3261E", onTint: "#FFFFFF" }
            """
        let findings = try Targets.findings(.css, yaml)
        #expect(
            findings.map(\.message) == [
                "`levels.error.onTint` and `levels.errorOn.tint` both become `--banner-level-error-on-tint` for `css`"
            ])
        #expect(findings.first?.labels.count == 1)
    }

    @Test("a colour stands once for each appearance that changes it, and aliases name it")
    func colors() throws {
        let css = try css(
            """
            bannerc: 1
            name: Acme
            palette:
              same: "#000001"
              dark: { light: "#000002", dark: "#000003" }
              contrast: { light: "#000004", lightHighContrast: "#000005" }
            levels: { error: { tint: "{palette.dark}", onTint: { light: "{palette.same}", dark: "#FFFFFF" } } }
            themes: { business: { palette: { dark: { dark: "#000006" } } } }
            """)
        func count(_ text: String) -> Int { css.split(separator: text, omittingEmptySubsequences: false).count - 1 }
        #expect(count("--banner-palette-same: #000001;") == 1)
        #expect(count("#000002") == 2)  // without a theme, and in the one that changes another appearance
        #expect(count("#000003") == 1)
        #expect(css.contains("--banner-palette-contrast--light-high-contrast: #000005;"))
        #expect(!css.contains("--banner-palette-contrast--dark-high-contrast"))
        #expect(css.contains("--banner-level-error-tint: var(--banner-palette-dark);"))
        #expect(
            css.contains(
                """
                --banner-level-error-on-tint: var(--banner-if-light, var(--banner-palette-same)) \
                var(--banner-if-dark, var(--banner-level-error-on-tint--dark));
                """))
    }

    /// What is named without anything in its place makes a colour transparent where it isn't set.
    @Test("every property that is named is set", arguments: 0..<24)
    func namesOfRandomDesigns(round: UInt64) throws {
        let seed = SeededGenerator.seed(of: "CSSTargetTests") &+ round
        let yaml = RandomDesign(seed: seed).yaml()
        let missing = try Self.unsetNames(yaml)
        #expect(missing.isEmpty, "\(missing.sorted())\nBANNERC_FUZZ_SEED=\(seed &- round)\n\(yaml)")
    }

    @Test("a colour that a theme takes from one without high contrast has what that has")
    func contrastOfThemes() throws {
        let missing = try Self.unsetNames(
            """
            bannerc: 1
            name: Acme
            palette:
              red: { light: "#B3261E", dark: "#F2B8B5", lightHighContrast: "#8C1D18" }
              green: { light: "#00A000", dark: "#004000" }
            levels: { info: { tint: "{palette.red}", onTint: "#FFFFFF" } }
            themes: { business: { levels: { info: { tint: "{palette.green}" } } } }
            """)
        #expect(missing.isEmpty)
    }

    private static func unsetNames(_ yaml: String) throws -> Set<Substring> {
        let css = try #require(try Targets.files(.css, yaml)["acme.css"])
        let named = css.matches(of: /var\((--banner-[a-z0-9-]+)\)/).map(\.output.1)
        let set = css.matches(of: /(?:\n|\{|;) *(--banner-[a-z0-9-]+):/).map(\.output.1)
        #expect(named.count > 5)
        return Set(named).subtracting(set)
    }

    @Test("a text that people set larger makes its banner grow, and is not cut off")
    func growing() throws {
        let css = try css(Self.acme)
        #expect(!css.contains("line-clamp"))
        // It is still there for pages that cut texts off themselves.
        #expect(css.contains("    --banner-max-lines: var(--banner-style-standard-max-lines);\n"))
    }

    /// What it is then is seen by scripts/check-css.
    @Test("levels with a translucent tint, and no others, are solid for people who ask for less transparency")
    func transparency() throws {
        let css = try css(
            """
            bannerc: 1
            name: Acme
            palette: { glass: { light: "#B3261E", dark: "#B3261E80" } }
            levels:
              clear: { tint: "{palette.glass}", onTint: "#FFFFFF" }
              themed: { tint: "#B3261E", onTint: "#FFFFFF" }
              opaque: { tint: "#B3261E", onTint: "#FFFFFF80" }
            banners: { own: { level: opaque, text: A., tint: "#00000080" } }
            themes: { night: { levels: { themed: { tint: "#00000080" } } } }
            """)
        let solid = css.matches(of: /--banner-tint: rgb\(from var\((--banner-[a-z-]+)\)/).map(\.output.1)
        #expect(solid == ["--banner-level-clear-tint", "--banner-level-themed-tint", "--banner-own-own-tint"])
        #expect(!css.contains("--banner-material: 100%"))
        #expect(!(try self.css(Self.acme)).contains("prefers-reduced-transparency"))
    }

    @Test("a material is solid for people who ask for less transparency")
    func material() throws {
        let css = try css(Self.acme + "styles: { bar: { shape: { fill: material } } }\n")
        #expect(css.contains("    :root { --banner-material: 100%; }\n"))
    }

    @Test("a title is set in the system's typeface, whatever the text is set in")
    func titleFont() throws {
        let css = try css(
            """
            bannerc: 1
            name: Acme
            fonts: { brand: { family: Inter } }
            levels: { l: { tint: "#000000", onTint: "#FFFFFF" } }
            styles: { bar: { text: { font: brand } } }
            banners: { x: { level: l, style: bar, title: T., text: A. } }
            """)
        #expect(css.contains("    font-family: var(--banner-title-font-family, system-ui, sans-serif);\n"))
    }

    @Test("a style names what it has from the one that it extends, in every theme")
    func inheritance() throws {
        let css = try css(
            """
            bannerc: 1
            name: Acme
            levels: { error: { tint: "#B3261E", onTint: "#FFFFFF" } }
            styles: { bar: { padding: 12 }, note: { extends: bar, maxWidth: 300 } }
            themes: { business: { styles: { bar: { padding: 20 } } } }
            """)
        #expect(css.contains("--banner-style-note-padding: var(--banner-style-bar-padding);"))
        #expect(css.contains("--banner-style-note-max-width: 18.75rem;"))
        #expect(css.contains(".banner-theme-business {\n    --banner-style-bar-padding: 1.25rem;\n}"))
    }

    @Test("a colour that sRGB can't show stands once for each kind of screen")
    func wide() throws {
        let css = try css(
            """
            bannerc: 1
            name: Acme
            palette: { vivid: { light: { colorSpace: display-p3, components: [1, 0, 0] }, dark: "#000001" } }
            levels: { error: { tint: "{palette.vivid}", onTint: "#FFFFFF" } }
            """)
        #expect(css.contains("--banner-palette-vivid--light: color(srgb 1 "))
        #expect(css.contains("        --banner-palette-vivid--light: color(display-p3 1 0 0);\n    }\n}"))
        #expect(css.components(separatedBy: "#000001").count == 2)
    }

    @Test("a theme says all that any theme changes, so that it can stand within another one")
    func themes() throws {
        let css = try css(
            """
            bannerc: 1
            name: Acme
            palette: { one: "#000001", two: "#000002", three: "#000003" }
            levels: { error: { tint: "#B3261E", onTint: "#FFFFFF" } }
            themes:
              first: { palette: { one: "#00000A" } }
              second: { palette: { two: "#00000B" } }
            """)
        func rule(_ theme: String, _ one: String, _ two: String) -> String {
            ".banner-theme-\(theme) {\n    --banner-palette-one: \(one);\n    --banner-palette-two: \(two);\n}"
        }
        #expect(css.contains(rule("first", "#00000A", "#000002")))
        #expect(css.contains(rule("second", "#000001", "#00000B")))
    }

    @Test(
        "a spring swings as far as BannerKit says",
        arguments: [(0.3, 0.7), (0.7, 0), (1, 0), (0.5, 5), (2, 9), (0.05, 0)])
    func spring(damping: Double, velocity: Double) throws {
        let css = try css(
            """
            bannerc: 1
            name: Acme
            metrics: { standard: { present: 500ms, spring: { damping: \(damping), velocity: \(velocity) } } }
            levels: { error: { tint: "#B3261E", onTint: "#FFFFFF" } }
            """)
        let line = try #require(css.split(separator: "\n").first { $0.contains("-easing: linear(0, ") })
        let stops = line.split(separator: "(")[1].split(separator: ")")[0].split(separator: ",")
        let heights = stops.compactMap { Double($0.split(separator: " ")[0]) }
        let overshoot = BannerMotion.spring(damping: damping, velocity: velocity).overshoot(within: .milliseconds(500))
        #expect(heights.count == stops.count)
        #expect(abs((heights.max() ?? 0) - 1 - overshoot) < 0.01)
        #expect(heights.last == 1)
    }
}
