// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import Foundation
import Testing

/// One value changed in a spec changes at most two lines of what any target makes, so that a review sees what happened. Where a
/// format can't say a value once, docs/decisions/targets.md says why, and how many lines it takes stands here.
@Suite struct SmallDiffTests {
    private static let spec = """
        bannerc: 1
        name: Acme
        locales: { development: en, supported: [en, fr] }
        palette:
          red: { light: "#B3261E", dark: "#F2B8B5" }
          white: "#FFFFFF"
          brand: "#004E92"
        metrics:
          standard: { display: 6s }
          slow: { display: 12s }
        buttonStyles:
          high: { fill: "#336699", label: "{palette.white}", cornerRadius: 8 }
          low: { fill: none, border: { width: 1, color: "#225588" }, padding: 10 }
        buttons:
          retry: { kind: emphasis, emphasis: high, title: { en: Retry, fr: Réessayer } }
        levels:
          error: { tint: "{palette.red}", onTint: "{palette.white}" }
          warning: { tint: "{palette.red}", onTint: "{palette.white}", haptic: warning }
        styles:
          bar:
            padding: 12
            dismissal: [tap]
            title: { style: headline }
            shape: { border: { width: 3, color: "{palette.brand}" }, shadow: { y: 2, blur: 8, color: "#00000033" } }
          wide: { extends: bar, maxWidth: 800 }
          quiet: { extends: wide, dismissal: [swipe, tap], shape: { cornerRadius: 6 } }
          sided: { padding: { top: 7, leading: 16, bottom: 9, trailing: 16 } }
        banners:
          offline:
            level: error
            style: bar
            text: { en: You are offline., fr: Vous êtes hors ligne. }
            buttons: [retry]
          slow:
            level: warning
            style: quiet
            text: { en: This takes long., fr: Cela prend du temps. }
            statusBar: dark
            metrics: slow
          plan:
            level: warning
            style: wide
            title: { en: Your plan, fr: Votre forfait }
            text: { en: It ends soon., fr: Il se termine bientôt. }
            link: { title: { en: See plans, fr: Voir les offres } }
          own:
            level: error
            style: sided
            text: { en: Own, fr: Propre }
            padding: 5
            metrics: { display: 7s }
        themes:
          business: { palette: { white: "#FAFAFA" }, styles: { sided: { padding: { bottom: 13 } } } }
          event: { levels: { error: { haptic: heavy } } }

        """

    /// A value of the spec, and another one in its place.
    struct Change: CustomTestStringConvertible, Sendable {
        let name: String
        let old: String
        let new: String
        /// The lines that it changes of targets in which those are more than two.
        var exceptions: [Target: Int] = [:]

        var testDescription: String { name }

        init(_ name: String, _ old: String, _ new: String, _ exceptions: [Target: Int] = [:]) {
            self.name = name
            self.old = old
            self.new = new
            self.exceptions = exceptions
        }
    }

    private static let changes = [
        Change("a colour in the dark", "dark: \"#F2B8B5\"", "dark: \"#F2B8B6\"", [.xcassets: 9]),
        Change("a colour in the light", "light: \"#B3261E\"", "light: \"#B3261F\"", [.xcassets: 9]),
        Change("a single colour", "white: \"#FFFFFF\"", "white: \"#FFFFFE\"", [.xcassets: 8]),
        Change("a border's colour", "brand: \"#004E92\"", "brand: \"#004E93\"", [.xcassets: 12]),
        Change("a theme's colour", "#FAFAFA", "#FAFAFB", [.xcassets: 4]),
        Change("a text", "You are offline.", "You are offline now."),
        Change("a translation", "Vous êtes hors ligne.", "Hors ligne."),
        Change("a title", "Your plan", "Your plans"),
        Change("the title of a link", "See plans", "See the plans"),
        Change("the title of a button", "Retry", "Try again"),
        Change("a width", "maxWidth: 800", "maxWidth: 801"),
        Change("a theme's haptic", "haptic: heavy", "haptic: light"),
        Change("a banner's own", "statusBar: dark", "statusBar: light"),
        Change("a padding", "padding: 12", "padding: 13"),
        Change("a side of a padding", "top: 7", "top: 8"),
        Change("a side in a theme", "bottom: 13", "bottom: 14"),
        Change("a banner's own padding", "padding: 5", "padding: 6"),
        Change("the width of a border", "width: 3", "width: 2"),
        Change(
            "the size of titles", "style: headline", "style: title3", [.flutter: 3, .kotlin: 3, .markdown: 3]),
        Change("a radius", "cornerRadius: 6", "cornerRadius: 5"),
        Change("a shadow", "blur: 8", "blur: 9"),
        Change("the colour of a shadow", "#00000033", "#00000034", [.xcassets: 9]),
        Change("the colour of a button", "#336699", "#336698", [.xcassets: 3]),
        Change("the colour of a button's border", "#225588", "#225589", [.xcassets: 3]),
        Change("the width of a button's border", "width: 1", "width: 4"),
        Change("the padding of a button", "padding: 10", "padding: 11"),
        Change("the radius of a button", "cornerRadius: 8", "cornerRadius: 9"),
        Change("a time", "display: 6s", "display: 5s", [.markdown: 3]),
        Change("a time by name", "display: 12s", "display: 13s"),
        Change("a banner's own time", "metrics: { display: 7s }", "metrics: { display: 8s }"),
    ]

    /// What each target makes of the spec.
    private static let before = Result {
        let input = try Targets.input(spec)
        return try Dictionary(
            uniqueKeysWithValues: Target.allCases.map { ($0, try Targets.files($0, of: input)) })
    }

    @Test(arguments: changes)
    func fewLines(_ change: Change) throws {
        #expect(Self.spec.components(separatedBy: change.old).count == 2, "\(change.old)")
        let input = try Targets.input(Self.spec.replacing(change.old, with: change.new))
        for target in Target.allCases {
            let before = try #require(try Self.before.get()[target])
            let after = try Targets.files(target, of: input)
            #expect(before.keys.sorted() == after.keys.sorted())
            let count = before.reduce(0) { $0 + Self.changedLines($1.value, after[$1.key] ?? "") }
            if let exception = change.exceptions[target] {
                #expect(count == exception, "\(change.name) in \(target.rawValue)")
            } else {
                #expect(count <= 2, "\(change.name) changes \(count) lines of \(target.rawValue)")
            }
        }
    }

    /// How many lines of the one text are not in the other, in the place that they have there, or the other way round.
    private static func changedLines(_ one: String, _ other: String) -> Int {
        let lines = one.split(separator: "\n", omittingEmptySubsequences: false)
        let change = other.split(separator: "\n", omittingEmptySubsequences: false).difference(from: lines)
        return max(change.insertions.count, change.removals.count)
    }
}
