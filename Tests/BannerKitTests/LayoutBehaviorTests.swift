// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BannerKit

/// Text sizes, colours, ways out and speech.
struct LayoutBehaviorTests {
    @Test func textFollowsThePersonWithinTheStylesSizes() {
        let typography = BannerTypography(style: .body, weight: .bold, maxLines: 2, dynamicType: .medium...(.xxxLarge))
        #expect(typography.points(at: .xSmall) == 16)
        #expect(typography.points(at: .large) == 17)
        #expect(typography.points(at: .accessibility5) == 23)
        #expect(!typography.clamped(.accessibility5).isAccessibilitySize)
        #expect(BannerDynamicTypeSize.accessibility1.isAccessibilitySize)
    }

    /// Larger text is never drawn smaller, in any style.
    @Test(arguments: BannerTextStyle.allCases) func sizesGrow(style: BannerTextStyle) {
        let sizes = BannerDynamicTypeSize.allCases.map { BannerTypeScale.points(style, at: $0) }
        #expect(sizes == sizes.sorted() && Set(sizes).count > 5)
    }

    private func paint(
        _ variant: BannerButtonVariant, _ state: BannerButtonPaint.State = .normal, isDark: Bool = false,
        hasHighContrast: Bool = false
    ) -> BannerButtonPaint {
        BannerButtonPaint(
            variant, state: state, tint: BannerColor(light: .hex(0x112233), dark: .hex(0x445566)),
            onTint: BannerColor(light: .hex(0xFFFFFF), dark: .hex(0xEEEEEE)),
            in: BannerAppearance(isDark: isDark, hasHighContrast: hasHighContrast))
    }

    @Test func emphasisTellsWhatToDoFirst() {
        #expect(paint(.emphasis(.high)).fill == .hex(0xFFFFFF))
        #expect(paint(.emphasis(.high)).label == .hex(0x112233))
        #expect(paint(.emphasis(.high), isDark: true).fill == .hex(0xEEEEEE))
        #expect(paint(.emphasis(.medium)).fill == .hex(0xFFFFFF, alpha: 0.12))
        #expect(paint(.emphasis(.low)).fill == nil)
        #expect(paint(.emphasis(.low)).outline == .hex(0xFFFFFF))
        #expect(paint(.emphasis(.lowest)).outline == nil)
        #expect(paint(.icon).label == .hex(0xFFFFFF))
    }

    /// WCAG 2.2, 1.4.3: 4.5:1 for the titles of functional buttons.
    @Test(arguments: [BannerFunctionalStyle.positive, .negative], [false, true])
    func functionalTitlesCanBeRead(style: BannerFunctionalStyle, isDark: Bool) {
        for hasHighContrast in [false, true] {
            let paint = paint(.functional(style), isDark: isDark, hasHighContrast: hasHighContrast)
            let luminances = [paint.label, paint.fill ?? paint.label].map(\.relativeLuminance).sorted()
            #expect((luminances[1] + 0.05) / (luminances[0] + 0.05) >= 4.5)
        }
    }

    @Test func disabledButtonsFade() {
        #expect(paint(.emphasis(.high), .disabled).opacity == 0.38)
        #expect(paint(.emphasis(.high), .pressed).opacity < 1)
    }

    /// Figures of WCAG's own examples: grey #767676 is 4.54:1 on white.
    @Test func luminanceIsThatOfWCAG() {
        #expect(abs(1.05 / (BannerColorValue.hex(0x767676).relativeLuminance + 0.05) - 4.54) < 0.005)
        #expect(abs(BannerColorValue(.displayP3, red: 1, green: 1, blue: 1).relativeLuminance - 1) < 1e-9)
        #expect(BannerColorValue.hex(0xFFFF00).contrastingLabel == .hex(0x000000))
        #expect(BannerColorValue.hex(0x0000FF).contrastingLabel == .hex(0xFFFFFF))
    }

    @Test func aBannerThatNothingEndsDrawsACloseButton() {
        #expect(BannerWaysOut(of: LayoutBanner()).showsCloseButton)
        var banner = LayoutBanner()
        banner.bannerConfiguration.dismissal = [.button]
        #expect(BannerWaysOut(of: banner).showsCloseButton)
        banner.bannerButtons = [.text("Retry")]
        #expect(!BannerWaysOut(of: banner).showsCloseButton)
    }

    @Test func anyWayOutMakesTheCloseButtonNeedless() {
        for ways in [BannerDismissal.swipe, .tap] {
            var banner = LayoutBanner()
            banner.bannerConfiguration.dismissal = ways
            #expect(!BannerWaysOut(of: banner).showsCloseButton)
        }
        var timed = LayoutBanner()
        timed.bannerConfiguration.dismissal = .timer
        #expect(BannerWaysOut(of: timed).showsCloseButton)
        timed.bannerConfiguration.metrics.display = .seconds(2)
        #expect(!BannerWaysOut(of: timed).showsCloseButton)
        var offline = LayoutBanner()
        offline.trigger = BannerTrigger(.condition("offline", clears: "online"))
        #expect(!BannerWaysOut(of: offline).showsCloseButton)
    }

    /// A tap can't both hold the work and send the banner away; once the work is done, it is free again.
    @Test func aTapBelongsToTheProgress() {
        var banner = LayoutBanner()
        banner.bannerConfiguration.dismissal = .tap
        banner.progress = BannerProgress(.determinate, onTap: [.pause])
        #expect(BannerWaysOut(of: banner).barTap == .controlsProgress)
        #expect(!BannerWaysOut(of: banner).canDismiss)
        #expect(BannerWaysOut(of: banner, isComplete: true).barTap == .dismisses)
    }

    @Test func theLevelIsSpokenBeforeTheText() {
        let prefix = BannerText("Error", translations: ["fr": "Erreur"])
        #expect(BannerSpeech.text("Sync failed.", prefix: prefix, in: "fr-CA") == "Erreur. Sync failed.")
        #expect(BannerSpeech.text("Erreur : panne.", prefix: prefix, in: "fr") == "Erreur : panne.")
        #expect(BannerSpeech.text("Errors were found.", prefix: prefix, in: "en") == "Error. Errors were found.")
        #expect(BannerSpeech.text("Sync failed.", prefix: nil, in: "en") == "Sync failed.")
    }

    @Test func everyButtonHasSomethingToSay() {
        #expect(BannerSpeech.label(of: .cross, in: "en") == "Close")
        #expect(BannerSpeech.label(of: .text("Retry"), in: "en") == "Retry")
        #expect(BannerSpeech.label(of: BannerButton(id: "info", variant: .icon), in: "en") == "info")
    }

    @Test func onlyTheEndIsAHundredPerCent() {
        #expect(BannerSpeech.percent(0.999) == 99)
        #expect(BannerSpeech.percent(1) == 100)
        #expect(BannerSpeech.percent(0.29) == 29)
        #expect(BannerSpeech.percent(.infinity) == nil)
        #expect(BannerSpeech.percent(nil) == nil)
    }

    @Test func perCentAreSaidAsTheLanguageWritesThem() {
        let said = ["en-GB", "de-AT", "fr", "tr", "eu", "ja"].map { BannerSpeech.percent(30, in: $0) }
        #expect(said == ["30%", "30\u{A0}%", "30\u{A0}%", "%30", "%\u{A0}30", "30%"])
    }

    /// The same rule with a presenter and without: what the role `dismiss` says is nothing else that the app has to do.
    @Test @MainActor func aButtonThatDismissesIsNoAction() {
        var reported: [String] = []
        var off = BannerButton.text("Off")
        off.isEnabled = false
        let actions = BannerActions(of: [.text("Retry"), .cross, off], action: { reported.append($0.id) }) {
            reported.append("closed")
        }
        for index in [0, 1, 2, 3] { actions.use(index) }
        #expect(reported == ["Retry", "closed"])
    }
}
