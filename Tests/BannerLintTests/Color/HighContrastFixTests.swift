// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing

@testable import BannerLint

@Suite("A fix for high contrast leaves the plain colours alone") struct HighContrastFixTests {
    private func fixed(_ spec: String) -> String? {
        let linted = LintedText(spec, only: "contrast-enhanced")
        guard let finding = linted.findings.first, let fix = finding.fix else { return nil }
        var bytes = linted.sources[finding.place.file].bytes
        for edit in fix.edits.sorted(by: { $0.place.bytes.lowerBound > $1.place.bytes.lowerBound }) {
            bytes.replaceSubrange(edit.place.bytes, with: Array(edit.replacement.utf8))
        }
        let text = String(decoding: bytes, as: UTF8.self)
        // What is fixed is mended, and is still a spec.
        let again = LintedText(text)
        #expect(again.findings(of: "contrast-enhanced").isEmpty, "\(again.transcript)")
        #expect(again.findings(of: "appearance-complete").isEmpty, "\(again.transcript)")
        return text
    }

    private func spec(_ blue: String) -> String {
        """
        palette:
          blue: \(blue)
        levels: { info: { tint: "{palette.blue}", onTint: "#FFFFFF", spokenPrefix: Info } }
        banners: { one: { level: info, text: One. } }

        """
    }

    @Test("a single colour becomes four") func single() throws {
        let text = try #require(fixed(spec("\"#0A66C2\"")))
        #expect(text.contains("blue: { light: \"#0A66C2\", dark: \"#0A66C2\", lightHighContrast: \"#"))
    }

    @Test("a mapping in braces gets two more entries") func flow() throws {
        let text = try #require(fixed(spec("{ light: \"#0A66C2\", dark: \"#0B5FB0\" }   # ours")))
        #expect(text.contains("{ light: \"#0A66C2\", dark: \"#0B5FB0\", lightHighContrast: \"#"))
        #expect(text.contains("}   # ours"))
    }

    @Test("a mapping in lines gets two more lines, behind its comments") func block() throws {
        let text = try #require(fixed(spec("\n    light: \"#0A66C2\"\n    dark: \"#0B5FB0\"   # at night")))
        #expect(text.contains("dark: \"#0B5FB0\"   # at night\n    lightHighContrast: \"#"))
    }

    @Test("braces over several lines are braces") func flowLines() throws {
        let text = try #require(fixed(spec("{\n    light: \"#0A66C2\",  # day\n    dark: \"#0B5FB0\"\n  }")))
        #expect(text.contains("dark: \"#0B5FB0\", lightHighContrast: \"#"))
    }

    @Test("one pair of colours is one finding") func onePair() {
        let linted = LintedText(
            """
            levels:
              info:
                severity: 10
                tint: "#4EA3F5"
                onTint: "#FFFFFF"
                icon: { symbol: info.circle }
                spokenPrefix: Info
            banners:
              one: { level: info, text: Uploading., progress: { kind: determinate } }

            """)
        let colors = linted.findings.filter { $0.rule.code.hasPrefix("BN4") }
        #expect(colors.map(\.rule.name) == ["contrast-text"], "\(linted.transcript)")
        #expect(colors.first?.notes.contains { $0.hasPrefix("also, icon and progress track on tint are 2.") } == true)
    }

    @Test("a tint is not changed into another colour where its text can be") func pastel() {
        func found(_ tint: String) -> Finding? {
            LintedText(
                """
                levels: { warn: { tint: "\(tint)", onTint: "#FFFFFF", icon: { symbol: bell }, spokenPrefix: Warn } }
                banners: { one: { level: warn, text: Saved. } }
                """, only: "contrast-text"
            ).findings(of: "contrast-text").first
        }
        #expect(found("#FFD84D")?.help.first == "black drawn over this tint reaches 15.18:1")
        #expect(found("#FFD84D")?.fix == nil)
        #expect(found("#FF7900")?.help.first?.hasPrefix("#C85000 keeps the hue") == true)
        #expect(found("#FF7900")?.fix != nil)
    }

    @Test("a button that is filled with the text's colour is the same pair") func filledButton() {
        let spec = """
            buttons: { retry: { kind: emphasis, emphasis: high, title: Retry } }
            levels:
              info: { tint: "#4EA3F5", onTint: "#FFFFFF", icon: { symbol: info.circle }, spokenPrefix: Info }
            banners:
              one: { level: info, text: Failed., buttons: [retry] }
            """
        let linted = LintedText(spec)
        #expect(linted.findings(of: "contrast-text").count == 1, "\(linted.transcript)")
        #expect(linted.findings(of: "contrast-button-label").isEmpty)
        #expect(LintedText(spec, only: "contrast-button-label").findings(of: "contrast-button-label").count == 1)
    }

    @Test("levels that no banner uses sound alike") func sameSound() {
        let linted = LintedText(
            """
            levels:
              info: { tint: "#003300", onTint: "#FFFFFF", icon: { symbol: info }, spokenPrefix: Note }
              tip: { tint: "#333300", onTint: "#FFFFFF", icon: { symbol: xmark }, spokenPrefix: note }
            """, only: "a11y-spoken-prefix")
        #expect(
            linted.messages(of: "a11y-spoken-prefix").contains("`tip` and `info` have the same spoken prefix in `en`"),
            "\(linted.transcript)")
    }

    @Test("levels that no banner uses are looked at, in every theme") func library() {
        let linted = LintedText(
            RuleExample(
                """
                bannerc: 1
                name: Brand
                levels:
                  info: { tint: "#777777", onTint: "#888888", icon: { symbol: i } }
                  good: { tint: "#003300", onTint: "#FFFFFF", icon: { symbol: i }, spokenPrefix: Good }
                themes:
                  night: { levels: { good: { tint: "#888888" } } }
                """))
        #expect(
            linted.messages(of: "contrast-text").map { String($0.prefix(26)) } == [
                "text on tint is 1.26:1, be", "text on tint is 3.54:1, be",
            ], "\(linted.transcript)")
        #expect(linted.messages(of: "a11y-spoken-prefix") == ["the level `info` has no spoken prefix"])
    }
}
