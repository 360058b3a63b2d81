// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import ColorSpaces
import Diagnostics
import Testing

@testable import BannerLint

/// Contrast of what is no text, of buttons, of the status bar, and over what nobody knows.
struct ContrastPartsTests {
    private let white = Color(.srgb, 1, 1, 1)
    private let black = Color(.srgb, 0, 0, 0)

    @Test(
        "several signs are spoken of as several",
        arguments: [
            ("bell", true, "icon, progress track and border on the system's background are"),
            (nil, true, "progress track and border on the system's background are"),
            (nil, false, "border on the system's background is"),
        ])
    func severalSigns(icon: String?, hasProgress: Bool, subject: String) {
        let symbol = icon.map { "{ symbol: \($0) }" } ?? "none"
        let linted = LintedText(
            """
            levels: { plain: { tint: "#FFFFFF", onTint: "#1A1A1A", accent: "#D0D0D0", icon: \(symbol) } }
            styles: { inline: { position: embedded, shape: { fill: none, border: { width: 1, color: accent } } } }
            banners:
              one: { level: plain, style: inline, text: Hi.\(hasProgress ? ", progress: { kind: determinate }" : "") }
            """, only: "contrast-non-text")
        let messages = linted.messages(of: "contrast-non-text")
        #expect(messages.count == 1 && messages.allSatisfy { $0.hasPrefix(subject) }, "\(linted.transcript)")
    }

    // MARK: Buttons

    /// The button of the SwiftUI post: a white title on black at 30 %, on the system's yellow.
    @Test func fillsAreComposited() throws {
        let yellow = try #require(Color(hex: "#FFCC00"))
        let fill = Color(.srgb, 0, 0, 0, alpha: 0.3).composited(over: yellow)
        #expect((white.contrastRatio(with: fill) - 3.08).magnitude < 0.005)
    }

    /// Whatever the tint, the title of a functional button can be read: it is black or white.
    @Test(arguments: [BannerFunctionalStyle.positive, .negative], Appearance.allCases)
    func functionalButtonsCanBeRead(style: BannerFunctionalStyle, appearance: Appearance) throws {
        let paint = try #require(
            ButtonPaint.colors(.functional(style), tint: black, onTint: white, ground: black, appearance))
        #expect(paint.label.contrastRatio(with: paint.fill) >= 4.5)
    }

    @Test func aButtonThatCannotBePressedHasNoLimit() {
        let fragment = levelFragment(tint: "\"#767676\"", onTint: "\"#FFFFFF\"")
        let buttons = "buttons:\n  retry: { kind: emphasis, emphasis: medium, title: Retry"
        let shown = fragment.replacing("text: Sync", with: "buttons: [retry], text: Sync")
        let rule = "contrast-button-label"
        #expect(LintedText("\(buttons) }\n\(shown)", only: rule).messages(of: rule).count == 1)
        #expect(LintedText("\(buttons), enabled: false }\n\(shown)", only: rule).messages(of: rule).isEmpty)
        #expect(LintedText("\(buttons) }\n\(fragment)", only: rule).messages(of: rule).isEmpty)
    }

    /// The level on which the title is hardest to read is named.
    @Test func theWorstLevelIsNamed() throws {
        let linted = LintedText(
            """
            buttons: { retry: { kind: emphasis, emphasis: medium, title: Retry } }
            levels:
              a: { tint: "#707070", onTint: "#FFFFFF", icon: { symbol: a, decorative: true } }
              b: { tint: "#767676", onTint: "#FFFFFF", icon: { symbol: b, decorative: true } }
            banners:
              first: { level: a, text: First., buttons: [retry] }
              second: { level: b, text: Second., buttons: [retry] }
            """, only: "contrast-button-label")
        let findings = linted.findings(of: "contrast-button-label")
        #expect(findings.map(\.label) == ["shown on `second`"])
        #expect(findings.first?.notes.last == "7 other combinations fail too")
    }

    /// Whoever follows the advice has nothing left to do, or is told for which appearance it is.
    @Test("a label that is advised suits every appearance that has it") func advisedLabels() throws {
        func linted(_ fill: String, _ label: String) -> LintedText {
            LintedText(
                """
                buttonStyles: { high: { fill: \(fill), label: \(label) } }
                buttons: { retry: { kind: emphasis, emphasis: high, title: Retry } }
                levels: { a: { tint: "#707070", onTint: "#FFFFFF", icon: { symbol: a, decorative: true } } }
                banners: { first: { level: a, text: First., buttons: [retry] } }
                """, only: "contrast-button-label")
        }
        func advice(_ linted: LintedText) -> String {
            linted.findings(of: "contrast-button-label").first?.help.first ?? ""
        }
        func color(_ advice: String) -> String? {
            advice.split(separator: "#").dropFirst().first.map { "\"#\($0.prefix(6))\"" }
        }
        // Both fills are light, so that one label suits them.
        let light = "{ light: \"#88CC88\", dark: \"#66CC66\" }"
        let one = try #require(color(advice(linted(light, "\"#FFFFFF\""))))
        #expect(linted(light, one).messages(of: "contrast-button-label") == [])
        // Of a mid-tone and a light one, what suits the one does not suit the other.
        let two = "{ light: \"#8B0000\", dark: \"#66CC66\" }"
        let own = advice(linted(two, "\"#FFFFFF\""))
        #expect(own.hasPrefix("as the label in dark appearance, #"), "\(own)")
        let dark = try #require(color(own))
        #expect(linted(two, "{ light: \"#FFFFFF\", dark: \(dark) }").messages(of: "contrast-button-label") == [])
    }

    @Test("lines that are broken too often are to be broken less") func lineBreaks() {
        func advice(_ text: String) -> [String] {
            LintedText(
                levelFragment(tint: "\"#101010\"", onTint: "\"#FFFFFF\"").replacing("Sync failed.", with: text),
                only: "text-max-lines"
            ).findings(of: "text-max-lines").first?.help ?? []
        }
        #expect(
            advice("\"a\\nb\\nc\\nd\"").first?.hasPrefix("leave out 2 line breaks or more") == true,
            "\(advice("\"a\\nb\\nc\\nd\""))")
    }

    @Test("line breaks are no advice where the text is too long without them") func longLines() {
        let words = String(repeating: "words that go on ", count: 12)
        let linted = LintedText(
            levelFragment(tint: "\"#101010\"", onTint: "\"#FFFFFF\"").replacing(
                "Sync failed.", with: "\"a\\nb\\n\(words)\""), only: "text-max-lines")
        #expect(linted.findings(of: "text-max-lines").first?.help.first?.hasPrefix("shorten it by") == true)
    }

    // MARK: Icons and tracks

    private func nonText(_ fragment: String) -> [String] {
        LintedText(fragment, only: "contrast-non-text").messages(of: "contrast-non-text")
    }

    /// #949494 on white is 3.03:1, and #959595 is 2.995:1, which is not 3.
    @Test func theLimitOfIconsIsExact() {
        #expect(nonText(levelFragment(tint: "\"#949494\"", onTint: "\"#FFFFFF\"")).isEmpty)
        let found = nonText(levelFragment(tint: "\"#959595\"", onTint: "\"#FFFFFF\""))
        #expect(found == ["icon on tint is 2.995:1, below 3:1 in light appearance"])
    }

    /// A picture has colours of its own, and takes the place of the icon.
    @Test func picturesAreNotJudged() {
        let fragment = levelFragment(tint: "\"#CCCCCC\"", onTint: "\"#FFFFFF\"")
        func image(_ image: String) -> String {
            fragment.replacing("text: Sync", with: "image: { \(image) }, text: Sync")
        }
        #expect(nonText(image("asset: dog, decorative: true")).isEmpty)
        #expect(nonText(image("symbol: dog, decorative: true")).count == 1)
    }

    @Test func aProgressTrackWithoutAnIndicatorIsDrawnLikeText() {
        let fragment = levelFragment(tint: "\"#CCCCCC\"", onTint: "\"#FFFFFF\"")
            .replacing("icon: { symbol: xmark.octagon.fill, decorative: true }", with: "severity: 1")
            .replacing("text: Sync", with: "progress: { kind: determinate }, text: Sync")
        #expect(nonText(fragment) == ["progress track on tint is 1.61:1, below 3:1 in light appearance"])
    }

    // MARK: Status bar

    private func statusBar(_ style: String, tint: String, rest: String = "") -> [String] {
        let fragment = levelFragment(tint: tint, onTint: "\"#000000\"", style: style, rest: rest)
        return LintedText(fragment, only: "contrast-status-bar").messages(of: "contrast-status-bar")
    }

    @Test func statusBars() {
        let found = statusBar("statusBar: dark", tint: "{ light: \"#FFFFFF\", dark: \"#202020\" }")
        #expect(found == ["the dark status bar on tint is 1.29:1, below 3:1 in dark appearance"])
        #expect(statusBar("statusBar: automatic", tint: "\"#202020\"").isEmpty)
        // Where no bar of the app lies at the edge, the banner reaches behind that of the system.
        for under in ["none", "statusBar"] {
            let rest = "surfaces: { main: { under: \(under) } }"
            #expect(statusBar("statusBar: dark", tint: "\"#202020\"", rest: rest).count == 1)
        }
        #expect(statusBar("statusBar: dark, edge: bottom", tint: "\"#202020\"").isEmpty)
        #expect(
            statusBar("statusBar: dark", tint: "\"#202020\"", rest: "surfaces: { main: { under: toolbar } }").isEmpty)
        #expect(
            statusBar("statusBar: light", tint: "\"#00000040\"") == [
                "the light status bar on tint can fall to 1.84:1, below 3:1 in light appearance"
            ])
    }

    // MARK: Backdrops

    /// Grey text on half-transparent black is darker than the ground on white, lighter on black: on some grey it
    /// vanishes.
    @Test func textCanVanishBetweenTheEnds() throws {
        let tint = Color(.srgb, 0, 0, 0, alpha: 0.4)
        let grey = try #require(Color(hex: "#404040"))
        let contrast = Backdrop.anything.contrast(of: grey, on: tint)
        #expect(contrast.lowerBound == 1)
        #expect((contrast.upperBound - grey.contrastRatio(with: Color(.srgb, 0.6, 0.6, 0.6))).magnitude < 1e-9)
        // No backdrop is worse than the least contrast that is stated.
        for step in 0...100 {
            let behind = Color(.srgb, Double(step) / 100, Double(step) / 100, Double(step) / 100)
            let ratio = white.contrastRatio(with: tint.composited(over: behind))
            #expect(Backdrop.anything.contrast(of: white, on: tint).contains(ratio))
        }
    }

    @Test func anOpaqueTintHidesTheBackdrop() {
        let contrast = Backdrop.anything.contrast(of: white, on: black)
        #expect(contrast == 21...21)
    }

    @Test func theRangeOfBackdropsIsAParameter() {
        let rule = "contrast-unknown-backdrop"
        func found(_ parameters: String) -> [String] {
            LintedText(
                levelFragment(
                    tint: "\"#FFFFFF99\"", onTint: "\"#000000\"",
                    rest: "lint: { rules: { \(rule): { \(parameters) } } }"), only: rule
            ).messages(of: rule)
        }
        #expect(found("limit: 4.5").isEmpty)
        #expect(found("limit: 9") == ["text on tint can fall to 7.37:1, below 9:1 in light appearance"])
        #expect(found("limit: 9, darkest: \"#606060\"").isEmpty)
    }

    /// Without a fill, letters lie on whatever the app shows: on the system's background only where the banner has a place of its own.
    @Test func anOverlayWithoutAFillLiesOnContent() {
        let rule = "contrast-unknown-backdrop"
        func found(_ style: String, _ rest: String = "", onTint: String = "{ light: \"#3C3C43\", dark: \"#EBEBF5\" }")
            -> [String]
        {
            LintedText(
                levelFragment(
                    tint: "\"#0A3069\"", onTint: onTint, style: style,
                    rest: "lint: { rules: { contrast-unknown-backdrop: { \(rest) } } }"), only: rule
            ).messages(of: rule)
        }
        let bare = "position: overlay, shape: { fill: none }"
        #expect(found(bare) == ["text without a fill can fall to 1:1, below 4.5:1 in light appearance"])
        #expect(found("position: embedded, shape: { fill: none }").isEmpty)
        #expect(found("position: overlay, shape: { fill: material }").isEmpty)
        #expect(found("position: overlay").isEmpty)
        // What is declared to lie behind is believed.
        #expect(found(bare, "darkest: \"#E0E0E0\"", onTint: "\"#3C3C43\"").isEmpty)
        // White on a white background fails anyway, which contrast-text says.
        let both = LintedText(levelFragment(tint: "\"#0A3069\"", onTint: "\"#FFFFFF\"", style: bare))
        #expect(both.findings(of: "contrast-text").count == 1 && both.findings(of: rule).isEmpty)
    }

    /// A style of the same colours that is embedded does not hide one that is not.
    @Test func embeddedAndOverlaidAreToldApart() {
        let linted = LintedText(
            """
            levels:
              error: { tint: "#0A3069", onTint: { light: "#3C3C43", dark: "#EBEBF5" } }
            styles:
              inline: { position: embedded, shape: { fill: none } }
              bare: { position: overlay, shape: { fill: none } }
            banners:
              a: { level: error, style: inline, text: Hi. }
              b: { level: error, style: bare, text: Hi. }
            """, only: "contrast-unknown-backdrop")
        #expect(linted.findings(of: "contrast-unknown-backdrop").map(\.keyPath) == ["styles.bare.shape.fill"])
    }

    /// A design system writes its buttons for others to use. What depends on the level waits for a banner.
    @Test func looksThatNoBannerShowsAreComparedByThemselves() {
        func messages(_ look: String, _ rest: String = "") -> [String] {
            LintedText(
                """
                buttonStyles: { high: { \(look) } }
                levels: { error: { tint: "#0A3069", onTint: "#FFFFFF" } }
                \(rest)
                """, only: "contrast-button-label"
            ).findings.map(\.message)
        }
        let pale = "fill: \"#FFFF00\", label: \"#FFFFFF\""
        #expect(messages(pale).map { $0.hasPrefix("the title of a `high` button on its fill is 1.07:1") } == [true])
        #expect(messages("fill: \"#FFFF00\", label: \"#000000\"").isEmpty)
        #expect(messages("fill: \"#FFFF0080\", label: \"#FFFFFF\"").isEmpty)
        #expect(messages("fill: onTint, label: \"#FFFFFF\"").isEmpty)
        let banner =
            "buttons: { go: { kind: emphasis, emphasis: high, title: Go } }\nbanners: { a: { level: error, text: Hi., buttons: [go] } }"
        #expect(messages(pale, banner).count == 1)
    }
}
