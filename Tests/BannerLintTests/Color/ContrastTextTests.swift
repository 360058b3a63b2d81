// SPDX-License-Identifier: Apache-2.0

import ColorSpaces
import Diagnostics
import Testing

@testable import BannerLint

struct ContrastTextTests {
    private func messages(_ fragment: String) -> [String] {
        LintedText(fragment, only: "contrast-text").messages(of: "contrast-text")
    }

    /// Greys on white that are known from WCAG's supporting documents: the one is just too light, the other just dark
    /// enough.
    @Test func theLimitIsExact() {
        let failing = messages(levelFragment(tint: "\"#777777\"", onTint: "\"#FFFFFF\""))
        #expect(failing == ["text on tint is 4.48:1, below 4.5:1 in light appearance"])
        #expect(messages(levelFragment(tint: "\"#767676\"", onTint: "\"#FFFFFF\"")).isEmpty)
        #expect(messages(levelFragment(tint: "\"#0000FF\"", onTint: "\"#FFFFFF\"")).isEmpty)
    }

    /// OwlBanners draws white on UIKit's plain colours.
    @Test(arguments: [("#00FF00", "1.37"), ("#FFFF00", "1.07"), ("#FF0000", "4")])
    func owlBannersAsShipped(tint: String, ratio: String) {
        let found = messages(levelFragment(tint: "\"\(tint)\"", onTint: "\"#FFFFFF\""))
        #expect(found == ["text on tint is \(ratio):1, below 4.5:1 in light appearance"])
    }

    /// The smallest text size of the style decides, and so does the weight.
    @Test(arguments: [
        ("title1", "regular", "[xSmall, xxxLarge]", true), ("title2", "regular", "[xSmall, xxxLarge]", false),
        ("title2", "semibold", "[xSmall, xxxLarge]", false), ("title2", "bold", "[xSmall, xxxLarge]", true),
        ("title3", "heavy", "[xSmall, xxxLarge]", false), ("title3", "heavy", "[medium, xxxLarge]", true),
        ("body", "black", "[xSmall, accessibility5]", false),
        ("body", "regular", "[accessibility1, accessibility5]", true),
    ])
    func largeTextNeedsLess(style: String, weight: String, range: String, isLarge: Bool) {
        let text = "text: { style: \(style), weight: \(weight), dynamicType: \(range) }"
        let linted = LintedText(
            levelFragment(tint: "\"#8A8A8A\"", onTint: "\"#FFFFFF\"", style: text), only: "contrast-text")
        // White on #8A8A8A is 3.45:1.
        #expect(linted.messages(of: "contrast-text").isEmpty == isLarge, "\(linted.transcript)")
    }

    @Test func theWorstAppearanceIsNamed() throws {
        let tint = """
            { light: "#777777", dark: "#AAAAAA", lightHighContrast: "#000000", darkHighContrast: "#000000" }
            """
        let linted = LintedText(levelFragment(tint: tint, onTint: "\"#FFFFFF\""), only: "contrast-text")
        let finding = try #require(linted.findings(of: "contrast-text").first)
        #expect(linted.findings(of: "contrast-text").count == 1)
        #expect(finding.message == "text on tint is 2.32:1, below 4.5:1 in dark appearance")
        #expect(finding.notes.contains("1 other combination fails too"))
        // Both literals are mended at once.
        #expect(finding.fix?.edits.count == 2)
    }

    @Test func aThemeIsNamedWhereItAloneFails() throws {
        let linted = LintedText(
            """
            palette: { red: "#8A0314" }
            levels:
              error: { tint: "{palette.red}", onTint: "#FFFFFF", icon: { symbol: xmark, decorative: true } }
            banners:
              syncFailed: { level: error, text: Sync failed. }
            themes:
              dull: {}
              pale: { palette: { red: "#F08080" } }
            """, only: "contrast-text")
        let finding = try #require(linted.findings(of: "contrast-text").first)
        #expect(linted.findings(of: "contrast-text").count == 1, "\(linted.transcript)")
        #expect(finding.message == "text on tint is 2.59:1, below 4.5:1 in light appearance in theme `pale`")
        #expect(finding.labels.first?.message == "`themes.pale.palette.red` is #F08080")
        #expect(finding.notes.contains("3 other combinations fail too"))
    }

    /// A colour of the palette is mended where it is written, so that it suits all who use it.
    @Test func aRemedySuitsAllUses() throws {
        let fragment = """
            palette: { shared: "#5AAF5E" }
            levels:
              a: { tint: "{palette.shared}", onTint: "#FFFFFF", icon: { symbol: a, decorative: true } }
              b: { tint: "{palette.shared}", onTint: "#EEEEEE", icon: { symbol: b, decorative: true } }
            banners:
              first: { level: a, text: First. }
              second: { level: b, text: Second. }
            """
        let linted = LintedText(fragment, only: "contrast-text")
        let fixes = linted.findings(of: "contrast-text").compactMap(\.fix)
        #expect(fixes.count == 2)
        #expect(Set(fixes.map(\.edits)).count == 1, "both findings propose the same")
        let edit = try #require(fixes.first?.edits.first)
        let fixed = fragment.replacing("\"#5AAF5E\"", with: edit.replacement)
        #expect(messages(fixed).isEmpty)
    }

    @Test("what one rule on contrast proposes breaks no other one of the same colour")
    func aRemedySuitsAllRules() throws {
        func linted(_ tint: String) -> LintedText {
            LintedText(
                """
                levels:
                  ok: { tint: "#FFFFFF", onTint: "#000000", accent: "#1E7F3C", icon: { symbol: a, decorative: true } }
                banners:
                  saved: { level: ok, text: Saved. }
                themes:
                  borrow: { levels: { ok: { tint: "\(tint)", onTint: "#FFFFFF" } } }
                """)
        }
        func helps(_ linted: LintedText) -> [[String]] {
            ["contrast-text", "contrast-non-text"].flatMap { linted.findings(of: $0).map(\.help) }
        }
        let found = helps(linted("#ABABAB"))
        #expect(found.count == 2)
        let colors = found.compactMap { $0.first { $0.hasPrefix("#") }?.split(separator: " ").first.map(String.init) }
        let color = try #require(colors.first)
        #expect(colors == [color, color], "\(found)")
        #expect(helps(linted(color)) == [])
    }

    @Test("what another colour is to blame for keeps no fix from this one")
    func aColourThatFollows() throws {
        let linted = LintedText(
            """
            levels:
              ok: { tint: "#4CAF50", onTint: "#FFFFFF", accent: "#2E7D32", icon: { symbol: a, decorative: true } }
            banners:
              saved: { level: ok, text: Saved., link: { title: See all } }
            """, only: "contrast-text")
        let findings = linted.findings(of: "contrast-text")
        #expect(findings.map { $0.fix != nil } == [true, true], "\(linted.transcript)")
        #expect(findings.first?.help.first == "#1E8829 keeps the hue and reaches 4.56:1")
    }

    @Test func aColourThatFailsElsewhereIsNoFix() {
        func fixes(_ onTint: String) -> [Fix?] {
            LintedText(levelFragment(tint: "\"#FFAAAA\"", onTint: onTint), only: "contrast-text").findings.map(\.fix)
        }
        #expect(fixes("{ light: \"#FFFFFF\", dark: \"#690005\" }") == [nil])
        #expect(fixes("\"#FFFFFF\"").compactMap { $0 }.count == 1)
    }

    @Test func theRemedyKeepsTheHueAndIsNearest() throws {
        let color = try #require(Color(hex: "#4CAF50"))
        let white = Color(.srgb, 1, 1, 1)
        let remedy = try #require(Remedy.nearest(to: color) { $0.contrastRatio(with: white) >= 4.5 })
        #expect(remedy.contrastRatio(with: white) >= 4.5)
        #expect(remedy.contrastRatio(with: white) < 4.7)
        let hues = [color, remedy].map { $0.converted(to: .oklch).components.third ?? 0 }
        #expect((hues[0] - hues[1]).magnitude < 3)
        #expect(Remedy.nearest(to: color) { _ in false } == nil)
    }

    /// A file of tokens belongs to others: the finding says what to write, and does not write it.
    @Test func tokensAreNotEdited() throws {
        let tokens = """
            { "color": { "$type": "color", "green": { "$value": { "colorSpace": "srgb", "components": [0.3, 0.7, 0.3] } } } }
            """
        let example = RuleExample(
            "use: [brand.tokens.json]\n" + levelFragment(tint: "\"{color.green}\"", onTint: "\"#FFFFFF\""),
            files: ["brand.tokens.json": tokens])
        let linted = LintedText(example, only: ContrastText.description.id)
        let finding = try #require(linted.findings(of: "contrast-text").first, "\(linted.transcript)")
        #expect(finding.fix == nil)
        #expect(finding.help.contains { $0.contains("keeps the hue and reaches 4.5") })
        #expect(finding.labels.first?.message == "`{color.green}` is #4DB34D")
    }

    /// What is drawn in a translucent colour is laid over the tint first: white at 50 % on black is #808080, 5.32:1.
    @Test func translucentTextIsComposited() {
        #expect(messages(levelFragment(tint: "\"#000000\"", onTint: "\"#FFFFFF80\"")).isEmpty)
        let found = messages(levelFragment(tint: "\"#000000\"", onTint: "\"#FFFFFF66\""))
        #expect(found == ["text on tint is 3.66:1, below 4.5:1 in light appearance"])
    }

    /// On a tint of 10 % black, white is at most as clear as on black behind it; on a pale one, it fails everywhere.
    @Test func translucentTints() {
        #expect(messages(levelFragment(tint: "\"#0000001A\"", onTint: "\"#FFFFFF\"")).isEmpty)
        let found = messages(levelFragment(tint: "\"#FFFFFFC0\"", onTint: "\"#FFFFFF\""))
        #expect(found == ["text on tint is at most 1.82:1, below 4.5:1 in light appearance"])
    }

    /// What no one colour can be read with in the light and in the dark is said with the colour.
    @Test func coloursThatFailElsewhere() throws {
        func help(_ onTint: String) -> String? {
            LintedText(levelFragment(tint: "\"#FFAAAA\"", onTint: onTint), only: "contrast-text").findings.first?.help
                .first
        }
        #expect(
            help("{ light: \"#FFFFFF\", dark: \"#690005\" }")
                == "#AD6061 keeps the hue and reaches 4.54:1 here, but fails where else it is used")
        #expect(help("\"#FFFFFF\"") == "#AD6061 keeps the hue and reaches 4.54:1")
    }

    @Test func parametersSetTheLimits() {
        let rest = "lint: { rules: { contrast-text: { limit: 3, largeLimit: 2 } } }"
        #expect(messages(levelFragment(tint: "\"#8A8A8A\"", onTint: "\"#FFFFFF\"", rest: rest)).isEmpty)
        let strict = "lint: { rules: { contrast-text: { limit: 7 } } }"
        #expect(messages(levelFragment(tint: "\"#767676\"", onTint: "\"#FFFFFF\"", rest: strict)).count == 1)
    }

    @Test func colorsInErrorAreLeftToTheirError() {
        #expect(messages(levelFragment(tint: "\"{palette.missing}\"", onTint: "\"#FFFFFF\"")).isEmpty)
        #expect(messages(levelFragment(tint: "red", onTint: "\"#FFFFFF\"")).isEmpty)
        let behindAnAlias = "palette: { lost: \"{palette.missing}\" }\n"
        for (tint, onTint) in [("\"#8A0314\"", "\"{palette.lost}\""), ("\"{palette.lost}\"", "\"#FFFFFF\"")] {
            let style = "statusBar: light, indicator: { height: 4, color: \"#FFFFFF\" }"
            let linted = LintedText(behindAnAlias + levelFragment(tint: tint, onTint: onTint, style: style))
            #expect(!linted.findings.contains { $0.rule.code.hasPrefix("BN4") }, "\(linted.transcript)")
        }
    }

    /// Enhanced contrast is asked for in high contrast alone.
    @Test func enhancedContrast() {
        let tint = """
            { light: "#767676", dark: "#767676", lightHighContrast: "#5A5A5A", darkHighContrast: "#595959" }
            """
        let linted = LintedText(levelFragment(tint: tint, onTint: "\"#FFFFFF\""), only: "contrast-enhanced")
        // #595959 is 7.0047:1, and #5A5A5A is 6.9:1.
        #expect(
            linted.messages(of: "contrast-enhanced") == [
                "text on tint is 6.9:1, below 7:1 in light appearance with high contrast"
            ])
        #expect(linted.findings(of: "contrast-enhanced").first?.severity == .warning)
    }
}
