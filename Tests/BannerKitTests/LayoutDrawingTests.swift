// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BannerCore
@testable import BannerKit

/// Sizes, shapes, colours and motion as views draw them.
struct LayoutDrawingTests {
    // MARK: Images

    private func typography(_ sizes: ClosedRange<BannerDynamicTypeSize>) -> BannerTypography {
        BannerTypography(style: .body, weight: .regular, maxLines: 2, dynamicType: sizes)
    }

    /// An image takes its width from the text, so that it grows only where it would else be lost beside it.
    @Test func imagesGrowWithTheText() {
        let frame = BannerImageFrame(shape: .circle, size: 40)
        let all = typography(.xSmall...(.accessibility5))
        let sizes = BannerDynamicTypeSize.allCases.map { all.imageFrame(frame, at: $0).size }
        #expect(sizes == sizes.sorted())
        #expect(all.imageFrame(frame, at: .xSmall) == frame && all.imageFrame(frame, at: .large) == frame)
        #expect(all.imageFrame(frame, at: .xxxLarge) == frame)
        #expect(all.imageFrame(frame, at: .accessibility5) == BannerImageFrame(shape: .circle, size: 60))
        let title = BannerTypography(
            style: .largeTitle, weight: .regular, maxLines: 2, dynamicType: .xSmall...(.accessibility5))
        #expect(abs(title.imageFrame(frame, at: .accessibility1).size - 40 * 44 / 34) < 1e-9)
        // A style whose text does not follow keeps its images, too.
        #expect(typography(.xSmall...(.xxxLarge)).imageFrame(frame, at: .accessibility5) == frame)
    }

    /// The icon never outgrows the 44 pt that a button has anyway.
    @Test(arguments: BannerTextStyle.allCases) func iconsKeepWithinTheirButton(style: BannerTextStyle) {
        for size in BannerDynamicTypeSize.allCases {
            let text = BannerTypography(
                style: style, weight: .regular, maxLines: 1, dynamicType: .xSmall...(.accessibility5))
            #expect(text.iconSize(at: size) >= 20 && text.iconSize(at: size) <= 40)
        }
        #expect(typography(.large...(.accessibility5)).iconSize(at: .accessibility5) == 40)
    }

    /// A symbol is drawn smaller than its frame; the frame of an icon makes up for that.
    @Test func aButtonsIconIsAsLargeAsItSays() {
        for source in [BannerImageSource.symbol("xmark"), .asset("cross")] {
            let drawing = BannerImageDrawing(source, in: .icon(source, size: 20))
            #expect(abs(drawing.size - 20) < 1e-9 && !drawing.isCut)
        }
    }

    /// A picture is cut to the shape; a symbol, and a picture of no shape, are drawn whole.
    @Test func onlyPicturesAreCutToTheirShape() {
        let frame = BannerImageFrame(shape: .circle, size: 40)
        for source in [
            BannerImageSource.asset("paw"), .asyncImage(url: "a", placeholder: nil, isCached: true),
        ] {
            #expect(BannerImageDrawing(source, in: frame).isCut && BannerImageDrawing(source, in: frame).size == 40)
            #expect(!BannerImageDrawing(source, in: BannerImageFrame(shape: .none, size: 40)).isCut)
        }
        #expect(!BannerImageDrawing(.symbol("paw"), in: frame).isCut)
        #expect(BannerImageDrawing(.symbol("paw"), in: frame).size == 24)
    }

    @Test func imagesAreDecodedNoLargerThanTheyAreDrawn() {
        let photo = BannerSize(width: 4000, height: 3000)
        #expect(BannerThumbnail.size(of: photo, in: 120, fills: true) == BannerSize(width: 160, height: 120))
        #expect(BannerThumbnail.size(of: photo, in: 120, fills: false) == BannerSize(width: 120, height: 90))
        #expect(BannerThumbnail.size(of: BannerSize(width: 100, height: 100), in: 120, fills: true) == nil)
        #expect(BannerThumbnail.size(of: BannerSize(width: 0, height: 9), in: 120, fills: true) == nil)
        #expect(
            BannerThumbnail.size(of: BannerSize(width: 9000, height: 1), in: 120, fills: false)
                == BannerSize(width: 120, height: 1))
    }

    /// A picture says its size in points, and a camera stores what is upright on its side.
    @Test func thePixelsOfAPictureAreUpright() {
        let upright = BannerSize(width: 30, height: 40)
        #expect(BannerThumbnail.pixels(of: upright, longest: 4000) == BannerSize(width: 3000, height: 4000))
        #expect(BannerThumbnail.pixels(of: upright, longest: 0) == nil)
        #expect(BannerThumbnail.pixels(of: BannerSize(width: 0, height: 40), longest: 4000) == nil)
        #expect(BannerThumbnail.pixels(of: BannerSize(width: .nan, height: 40), longest: 4000) == nil)
    }

    // MARK: Height

    @Test func aBarThatIsTouchedIsAsHighAsATarget() {
        let quiet = BannerOutline(contentHeight: 18, padding: BannerInsets(2), indicator: 0, isTarget: false)
        #expect(quiet.height == 22 && quiet.contentTop == 2)
        let touched = BannerOutline(contentHeight: 18, padding: BannerInsets(2), indicator: 0, isTarget: true)
        #expect(touched.height == 44 && touched.contentTop == 13)
        let tracked = BannerOutline(contentHeight: 18, padding: BannerInsets(2), indicator: 4, isTarget: true)
        #expect(tracked.height == 44 && tracked.innerHeight == 40 && tracked.contentTop == 11)
        let tall = BannerOutline(contentHeight: 60, padding: BannerInsets(8), indicator: 4, isTarget: true)
        #expect(tall.height == 80 && tall.contentTop == 8)
    }

    @Test func aBarIsATargetWhereAFingerDoesSomethingToIt() {
        for (ways, isTarget) in [
            (BannerDismissal.tap, true), (.swipe, true), (.button, false), ([], false), (.timer, false),
        ] {
            var banner = LayoutBanner()
            banner.bannerConfiguration.dismissal = ways
            #expect(BannerWaysOut(of: banner).isTarget == isTarget)
        }
        var work = LayoutBanner()
        work.progress = BannerProgress(.determinate, onTap: [.pause])
        #expect(BannerWaysOut(of: work).isTarget)
    }

    /// The wider of the two is kept free at each side.
    @Test func paddingIsKeptAtTheSidesWhereItIsWiderThanTheMargin() {
        let phone = BannerContainer(size: BannerSize(width: 390, height: 800), isCompact: true)
        #expect(phone.contentWidth(maxWidth: nil, padding: 8) == 350)
        #expect(phone.contentWidth(maxWidth: nil, padding: 32) == 326)
        #expect(phone.bannerWidth(maxWidth: nil, padding: 32) == 390)
        #expect(phone.bannerWidth(maxWidth: 300, padding: 32) == 364)
    }

    @Test func whatIsTallerThanItsPlaceScrolls() {
        #expect(BannerFit(height: 344, available: 320).isScrolled)
        #expect(BannerFit(height: 344, available: 320).height == 320)
        #expect(!BannerFit(height: 320.2, available: 320).isScrolled)
        #expect(!BannerFit(height: 344, available: nil).isScrolled)
        #expect(BannerFit(height: 344, available: -5).height == 0)
    }

    /// A finger scrolls it, so that a swipe is no way out; somebody has to be able to send it away all the same.
    @Test func aBannerThatScrollsHasACloseButtonInThePlaceOfTheSwipe() {
        func ways(_ ways: BannerDismissal) -> BannerWaysOut {
            var banner = LayoutBanner()
            banner.bannerConfiguration.dismissal = ways
            return BannerWaysOut(of: banner)
        }
        #expect(!ways(.swipe).showsCloseButton)
        #expect(ways(.swipe).scrolled(true).showsCloseButton && !ways(.swipe).scrolled(true).allowsSwipe)
        #expect(ways(.swipe).scrolled(false) == ways(.swipe))
        #expect(ways(.tap).scrolled(true).showsCloseButton && ways(.tap).scrolled(true).barTap == .none)
        #expect(ways(.button).scrolled(true) == ways(.button))
    }

    // MARK: Motion

    /// Nothing of it is seen behind the bar, and all of it elsewhere: no farther than the screen, whose end is known.
    @Test func aBannerUnderABarIsCutThereAlone() {
        let safeArea = BannerInsets(top: 59, leading: 10, bottom: 34, trailing: 20)
        #expect(
            BannerGeometry.clipOutsets(edge: .top, safeArea: safeArea)
                == BannerInsets(top: 0, leading: 10, bottom: 34, trailing: 20))
        #expect(
            BannerGeometry.clipOutsets(edge: .bottom, safeArea: safeArea)
                == BannerInsets(top: 59, leading: 10, bottom: 0, trailing: 20))
    }

    @Test func progressGoesOnAndNeverBack() {
        #expect(BannerAnimation.progress(from: 0.2, to: 0.4, reducesMotion: false) == .linear(seconds: 0.2))
        #expect(BannerAnimation.progress(from: 0.4, to: 0.2, reducesMotion: false) == .instant)
        #expect(BannerAnimation.progress(from: 0.2, to: 0.4, reducesMotion: true) == .instant)
        #expect(BannerAnimation.progress(from: nil, to: 0.4, reducesMotion: false) == .instant)
        #expect(BannerAnimation.progress(from: 0.4, to: nil, reducesMotion: false) == .instant)
    }

    @Test func theTrackIsFullWithoutProgressAndAtItsEnd() {
        #expect(BannerTrack.fraction(of: nil) == 1)
        #expect(BannerTrack.fraction(of: BannerProgressState(fraction: 0.3)) == 0.3)
        var done = BannerProgressState(fraction: 0.3)
        done.isComplete = true
        #expect(BannerTrack.fraction(of: done) == 1)
        #expect(BannerTrack.fraction(of: BannerProgressState(fraction: nil)) == nil)
    }

    @Test func aChangeOfHeightIsNoMotionUnderReduceMotion() {
        #expect(BannerAnimation.changing(reducesMotion: true) == .instant)
        #expect(BannerAnimation.changing(reducesMotion: false) != .instant)
    }

    @Test func frozenBannersStandWhereTheyRest() {
        #expect(BannerAnimation.linear(seconds: 1).unless(true) == .instant)
        #expect(BannerAnimation.linear(seconds: 1).unless(false) == .linear(seconds: 1))
        #expect(BannerPresentation.Phase.presenting.frozenPlace == 1)
        #expect(BannerPresentation.Phase.shown.frozenPlace == 1)
        #expect(BannerPresentation.Phase.dismissing.frozenPlace == 0)
        let work = BannerProgressState(fraction: nil)
        #expect(BannerTrackMotion(work, reducesMotion: false, isFrozen: true) == .still)
        #expect(BannerTrackMotion(work, reducesMotion: false) == .travels)
    }

    // MARK: What is drawn

    /// WCAG 2.2, 1.4.1: what is lost is red, what is won is green, in every appearance.
    @Test(arguments: [false, true], [false, true])
    func positiveIsGreenAndNegativeIsRed(isDark: Bool, hasHighContrast: Bool) {
        let appearance = BannerAppearance(isDark: isDark, hasHighContrast: hasHighContrast)
        let positive = BannerButtonPaint.systemColor(.positive).value(in: appearance)
        let negative = BannerButtonPaint.systemColor(.negative).value(in: appearance)
        #expect(positive.green > positive.red && positive.green > positive.blue)
        #expect(negative.red > negative.green && negative.red > negative.blue)
    }

    @Test func anIdentifierNamesEachElement() {
        var banner = LayoutBanner()
        banner.bannerButtons = [.text("retry")]
        let drawn = banner.bannerButtons + [.close]
        #expect(BannerIdentifier.banner("syncFailed") == "banner.named.syncFailed")
        #expect(BannerIdentifier.button(0, of: drawn, in: banner) == "banner.button.retry")
        #expect(BannerIdentifier.button(1, of: drawn, in: banner) == "banner.close")
        #expect(BannerIdentifier.button(7, of: drawn, in: banner) == "banner.close")
    }

    /// A banner with a text of its own has wrapped its style.
    @Test func aStyleIsKnownAgainWhateverWrapsIt() {
        let style = SampleStyle(display: nil)
        for banner in [
            Sample("one").with(\.style, style) as any BannerContent,
            Banner(style: style, level: SampleLevel.info, text: "one"),
            Banner(style: AnyBannerStyle(style), level: SampleLevel.info, text: "one"),
        ] {
            #expect(banner.hasStyle(style) && banner.hasStyle(AnyBannerStyle(style)))
            #expect(!banner.hasStyle(SampleStyle()) && !banner.hasStyle(LayoutKind()))
        }
    }

    /// How far its work is changes no height.
    @Test func onlyWhatABannerSaysChangesItsHeight() {
        var one = BannerPresentation(
            id: BannerRequest.ID(number: 1), content: LayoutBanner(), phase: .shown,
            progress: BannerProgressState(fraction: 0.1))
        let former = one.matter
        one.progress?.fraction = 0.5
        one.phase = .dismissing
        #expect(one.matter == former)
        one.progress?.isComplete = true
        #expect(one.matter != former)
    }

    @Test func referencesAreEqualToThemselves() {
        final class Picture {}
        let (one, other) = (Picture(), Picture())
        #expect(BannerReference(one) == BannerReference(one) && BannerReference(one) != BannerReference(other))
        #expect(Set([BannerReference(one), BannerReference(one), BannerReference(other)]).count == 2)
        #expect(BannerImageChain(.memory(BannerReference(one))).local == .memory(BannerReference(one)))
    }
}
