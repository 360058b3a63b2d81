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
            metrics: { blink: { display: 300ms } }

            """)
        let found = Set(linted.findings.map(\.rule.name))
        let asked: Set = ["a11y-gesture-alternative", "overlay-coverage", "landscape-height", "duration-reading"]
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
}
