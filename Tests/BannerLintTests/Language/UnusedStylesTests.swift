// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing

@testable import BannerLint

/// What no banner uses is looked at, since others may use it: once for each place, and only where nothing is missing.
@Suite struct UnusedStylesTests {
    private static let banner = "banners: { b: { level: error, style: bar, text: Hello. } }\n"

    private func widths(_ styles: String, _ rest: String = banner) -> [String] {
        LintedText("styles:\n\(styles)\n\(rest)", only: "max-width-regular").messages(of: "max-width-regular")
    }

    @Test func onePlaceIsOneFinding() {
        #expect(
            widths("  base: { maxWidth: 800 }\n  bar: { extends: base }\n  card: { extends: base }")
                == ["`b` may be 800 pt wide, over 672 pt"])
        #expect(
            widths("  bar: {}\n  base: { maxWidth: 800 }\n  card: { extends: base }\n  slab: { extends: base }")
                == ["banners of the style `card` may be 800 pt wide, over 672 pt"])
    }

    /// It may be a part that is not meant to be used as it is.
    @Test func whatOthersExtendIsNotLookedAtByItself() {
        #expect(widths("  base: { maxWidth: 800 }\n  bar: { extends: base, maxWidth: 600 }") == [])
    }

    @Test func themesCount() {
        let themes = "themes: { wide: { styles: { card: { maxWidth: 900 } } } }\n"
        #expect(
            widths("  bar: {}\n  card: { maxWidth: 600 }", Self.banner + themes)
                == ["banners of the style `card` may be 900 pt wide, over 672 pt in theme `wide`"])
    }

    /// The banner might use it, were it as its author meant it.
    @Test func nothingIsUnusedWhereABannerIsInError() {
        #expect(
            widths("  bar: {}\n  card: { maxWidth: 800 }", "banners: { b: { level: error, stile: card, text: Hi } }\n")
                .isEmpty)
        #expect(widths("  bar: {}\n  card: { maxWidth: 800 }").count == 1)
    }

    @Test func aStyleInErrorIsLeftAlone() {
        #expect(widths("  bar: {}\n  card: { maxWidth: 800, pading: 3 }") == [])
    }

    @Test func whatNoTextCanMend() {
        let linted = LintedText(
            """
            styles:
              slip: { dismissal: [swipe] }
              tall: { position: overlay, padding: 300 }
            metrics: { blink: { display: 300ms, spring: { damping: 0.1 } } }

            """)
        let found = Set(linted.findings.map(\.rule.name))
        let asked: Set = [
            "a11y-gesture-alternative", "overlay-coverage", "landscape-height", "duration-reading", "reduce-motion",
        ]
        #expect(found.isSuperset(of: asked), "\(linted.transcript)")
        let fine = LintedText("styles: { slip: { dismissal: [swipe, tap] } }\nmetrics: { long: { display: 4s } }\n")
        #expect(asked.isDisjoint(with: fine.findings.map(\.rule.name)), "\(fine.transcript)")
    }

    @Test func allThatAStyleSaysByItself() {
        let linted = LintedText(
            """
            styles:
              card: { padding: 2, shape: { margin: 8, fill: none, border: { width: 4 }, shadow: { blur: 4, color: "#00000080" } } }
              round: { shape: { cornerRadius: 8 } }
              roomy: { text: { maxLines: 9, style: caption2 } }
            metrics: { slow: { present: 5s, dismiss: 3s } }
            lint: { profile: fiori, rules: { text-min-size: { minimum: 12 } } }

            """)
        let found = Set(linted.findings.map(\.rule.name))
        for rule in ["border-room", "shape-effect", "lines-allowed", "text-min-size", "animation-duration"] {
            #expect(found.contains(rule), "\(rule)\n\(linted.transcript)")
        }
    }

    // MARK: Colours

    /// The messages of `rule` for a library of two levels, one light and one dark.
    private func contrast(_ rule: String, _ styles: String, _ rest: String = "", levels: String = "") -> [String] {
        LintedText(
            """
            levels:
            \(levels)\
              light: { tint: "#FFFFFF", onTint: "#1A1A1A", icon: none }
              dark: { tint: "#10208A", onTint: "#FFFFFF", icon: none }
            styles:
            \(styles)
            \(rest)
            """, only: rule
        ).messages(of: rule)
    }

    /// Another level may be the one that the style is meant for.
    @Test func aColorThatSuitsOneLevelIsLeftAlone() {
        #expect(contrast("contrast-non-text", "  bar: { indicator: { height: 4, color: \"#FFD54F\" } }") == [])
        let adaptive =
            "  adaptive: { tint: { light: \"#FFFFFF\", dark: \"#000000\" }, onTint: { light: \"#1A1A1A\", dark: \"#EEEEEE\" }, icon: none }\n"
        #expect(contrast("contrast-text", "  inline: { shape: { fill: none } }", levels: adaptive) == [])
    }

    @Test func anIndicatorThatStandsOutOnNoLevel() {
        let levels = "  middle: { tint: \"#777777\", onTint: \"#FFFFFF\", icon: none }\n"
        let linted = LintedText(
            "levels:\n\(levels)styles: { bar: { indicator: { height: 4, color: \"#999999\" } } }\n",
            only: "contrast-non-text")
        #expect(
            linted.messages(of: "contrast-non-text")
                == [
                    "the indicator in the style `bar` stands out from the tint by at most 1.57:1 on any level, below 3:1 in light appearance"
                ], "\(linted.transcript)")
        #expect(linted.transcript.contains("the level `middle` would suit it best"))
    }

    @Test func aBorderThatAloneShowsTheBanner() {
        let border = "{ shape: { fill: none, border: { width: 1, color: \"#808080\" } } }"
        #expect(contrast("contrast-non-text", "  outline: \(border)") == [])
        let faint = border.replacing("808080", with: "D0D0D0")
        #expect(contrast("contrast-non-text", "  outline: \(faint)").count == 1)
        // Around a fill it is an ornament.
        #expect(contrast("contrast-non-text", "  outline: \(faint.replacing("none", with: "tint"))") == [])
    }

    @Test func aTextThatNoLevelMakesLegibleWithoutTheTint() {
        let adaptive =
            "  adaptive: { tint: { light: \"#FFFFFF\", dark: \"#000000\" }, onTint: { light: \"#1A1A1A\", dark: \"#EEEEEE\" }, icon: none }\n"
        let themes = "themes: { night: { levels: { adaptive: { onTint: \"#EEEEEE\" } } } }"
        let found = contrast("contrast-text", "  inline: { shape: { fill: none } }", themes, levels: adaptive)
            .filter { $0.contains("in the style") }
        #expect(
            found == [
                "text in the style `inline` stands out from the system's background by at most 1.21:1 on any level, below 4.5:1 in dark appearance in theme `night`"
            ])
    }

    @Test func aColorThatIsMissingMayBeTheOneThatSuits() {
        let linted = LintedText(
            """
            levels:
              light: { tint: "#777777", onTint: "#1A1A1A", icon: none }
              dark: { tint: "#GGGGGG", onTint: "#FFFFFF", icon: none }
            styles: { bar: { indicator: { height: 4, color: "#999999" } } }

            """, only: "contrast-non-text")
        #expect(linted.messages(of: "contrast-non-text") == [])
    }
}
