// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import Testing

/// One value changed in a spec changes at most two lines of what any target makes, so that a review sees what happened.
@Suite struct SmallDiffTests {
    private static let spec = """
        bannerc: 1
        name: Acme
        locales: { development: en, supported: [en, fr] }
        palette:
          red: { light: "#B3261E", dark: "#F2B8B5" }
          white: "#FFFFFF"
        levels:
          error: { tint: "{palette.red}", onTint: "{palette.white}" }
          warning: { tint: "{palette.red}", onTint: "{palette.white}", haptic: warning }
        styles:
          bar: { padding: 12, dismissal: [tap] }
          wide: { extends: bar, maxWidth: 800 }
          quiet: { extends: wide, dismissal: [swipe, tap] }
        banners:
          offline: { level: error, style: bar, text: { en: You are offline., fr: Vous êtes hors ligne. } }
          slow: { level: warning, style: quiet, text: { en: This takes long., fr: Cela prend du temps. }, statusBar: dark }
        themes:
          business: { palette: { white: "#FAFAFA" } }
          event: { levels: { error: { haptic: heavy } } }

        """

    /// A name for what is changed, what stands in the spec, and what is put in its place.
    private static let changes = [
        ("a colour in the dark", "dark: \"#F2B8B5\"", "dark: \"#F2B8B6\""),
        ("a colour in the light", "light: \"#B3261E\"", "light: \"#B3261F\""),
        ("a single colour", "white: \"#FFFFFF\"", "white: \"#FFFFFE\""),
        ("a theme's colour", "#FAFAFA", "#FAFAFB"),
        ("a text", "You are offline.", "You are offline now."),
        ("a translation", "Vous êtes hors ligne.", "Hors ligne."),
        ("a width", "maxWidth: 800", "maxWidth: 801"),
        ("a theme's haptic", "haptic: heavy", "haptic: light"),
        ("a banner's own", "statusBar: dark", "statusBar: light"),
    ]

    /// Colour sets of Xcode have a line for each component and know no aliases, and Dart's styles are written out.
    @Test(arguments: changes, Target.allCases.filter { ![.xcassets, .flutter].contains($0) })
    func twoLines(_ change: (name: String, old: String, new: String), _ target: Target) throws {
        let before = try Targets.files(target, Self.spec)
        let after = try Targets.files(target, Self.spec.replacing(change.old, with: change.new))
        #expect(before.keys.sorted() == after.keys.sorted())
        let count = before.reduce(0) { $0 + Self.changedLines($1.value, after[$1.key] ?? "") }
        #expect(count <= 2, "\(change.name) changes \(count) lines of \(target.rawValue)")
    }

    /// A padding that three styles have, two of them from the first. Formats without inheritance have it in each.
    @Test(arguments: Target.allCases.filter { ![.swift, .tokens, .flutter].contains($0) }) func padding(
        _ target: Target
    ) throws {
        let before = try Targets.files(target, Self.spec)
        let after = try Targets.files(target, Self.spec.replacing("padding: 12", with: "padding: 13"))
        let count = before.reduce(0) { $0 + Self.changedLines($1.value, after[$1.key] ?? "") }
        #expect(count <= 2, "a padding changes \(count) lines of \(target.rawValue)")
    }

    /// How many lines of the one text are not in the other, in the place that they have there.
    private static func changedLines(_ one: String, _ other: String) -> Int {
        let lines = one.split(separator: "\n", omittingEmptySubsequences: false)
        return other.split(separator: "\n", omittingEmptySubsequences: false).difference(from: lines).insertions.count
    }
}
