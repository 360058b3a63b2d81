// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing

@testable import BannerLint

struct ImageNameTests {
    @Test(arguments: [
        ("chevron.left", "chevron.backward"), ("arrow.right.circle.fill", "arrow.forward.circle.fill"),
        ("arrowshape.turn.up.left", "arrowshape.turn.up.backward"), ("sidebar.left", "sidebar.leading"),
        ("delete.left", "delete.backward"), ("text.justify.left", "text.justify.leading"),
        ("rectangle.portrait.and.arrow.right", "rectangle.portrait.and.arrow.forward"),
        ("rectangle.lefthalf.filled", "rectangle.leadinghalf.filled"), ("star.lefthalf.fill", "star.leadinghalf.fill"),
        ("inset.filled.rightthird.square", "inset.filled.trailingthird.square"),
        ("rectangle.inset.topleft.filled", "rectangle.inset.topleading.filled"),
        ("rectangle.righthalf.inset.filled.arrow.right", "rectangle.trailinghalf.inset.filled.arrow.trailing"),
        (
            "inset.filled.lefthalf.topright.bottomright.rectangle",
            "inset.filled.leadinghalf.toptrailing.bottomtrailing.rectangle"
        ),
    ]) func symbolsForOneSideHaveOneThatFollowsTheLanguage(symbol: String, better: String) {
        #expect(DirectionalSymbol.name(for: symbol) == better)
    }

    @Test(arguments: [
        "chevron.backward", "arrow.left.arrow.right", "arrow.left.and.right", "airpod.left", "hand.point.right",
        "copyright", "shield.lefthalf.filled", "fuelpump.arrowtriangle.left", "left.circle", "text.alignleft",
        "arrow.clockwise", "xmark", "inset.filled.lefthalf.righthalf.rectangle",
        "inset.filled.bottomleft.bottomright.rectangle",
        "arrow.up.left.and.arrow.down.right", "righttriangle", "left", "", ".", "arrow..",
    ]) func othersAreLeftAlone(symbol: String) {
        #expect(DirectionalSymbol.name(for: symbol) == nil)
    }

    @Test func assetsAreToldByTheirWords() {
        for name in ["arrowLeft", "arrow-right", "icon_LEFT", "Left", "nav/left2x"] {
            #expect(DirectionalSymbol.isDirectional(asset: name), "\(name)")
        }
        for name in ["copyright", "brightness", "leftRight", "", "🡐", "cleft"] {
            #expect(!DirectionalSymbol.isDirectional(asset: name), "\(name)")
        }
    }

    /// A label that reads like the name of the symbol is not taken for it.
    @Test(arguments: [
        ("{ symbol: ", "chevron.left, decorative: true }"), ("{ 'symbol':   \"", "chevron.left\" }"),
        ("{ label: chevron.left is its name, symbol: ", "chevron.left }"),
    ]) func thePlaceIsThatOfTheName(before: String, after: String) {
        let example = RuleExample(
            """
            locales: { development: en, supported: [en, ar] }
            buttons:
              back: { kind: icon, image: \(before)«\(after), label: { en: Back, ar: رجوع } }
            """)
        let linted = LintedText(example, only: RuleRegistry.rule(named: "l10n-direction")?.id)
        #expect(linted.findings(of: "l10n-direction").map(\.place.bytes.lowerBound) == example.markers)
    }
}
