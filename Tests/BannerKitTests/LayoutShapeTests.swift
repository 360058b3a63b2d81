// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BannerCore

/// What a bar and its buttons look like around their content.
struct LayoutShapeTests {
    private func configuration(_ change: (inout BannerConfiguration) -> Void) -> BannerConfiguration {
        var configuration = LayoutBanner().bannerConfiguration
        change(&configuration)
        return configuration
    }

    private let phone = BannerContainer(
        size: BannerSize(width: 390, height: 700), safeArea: BannerInsets(top: 59, bottom: 34), isCompact: true)

    private func place(_ configuration: BannerConfiguration, height: Double = 80, bar: Double = 0) -> BannerWindowPlace
    {
        BannerWindowPlace(configuration, height: height, bar: bar, keyboard: 0, in: phone)
    }

    // MARK: Margins

    @Test func aBannerStandsOffByItsMargin() {
        let place = place(
            configuration { $0.shape.margin = BannerInsets(top: 8, leading: 16, bottom: 4, trailing: 24) })
        #expect(place.rest == BannerRect(x: 16, y: 67, width: 350, height: 80))
        #expect(place.fill == BannerRect(x: 0, y: 0, width: 350, height: 80))
        #expect(place.outerHeight == 92 && place.geometry.travel == 92 + 59)
        // Hidden, nothing of it is seen.
        #expect(place.rest.y + place.geometry.offset(shown: 0) + 80 <= 0)
    }

    @Test func aBannerAtTheBottomStandsOffToo() {
        let place = place(
            configuration {
                $0.edge = .bottom
                $0.shape.margin = BannerInsets(8)
            })
        #expect(place.rest.y == 793 - 34 - 8 - 80 && place.rest.width == 374)
        #expect(place.rest.y + place.geometry.offset(shown: 0) >= 793)
    }

    @Test func aNarrowBannerStandsInTheMiddleOfWhatItsMarginLeaves() {
        let place = place(
            configuration {
                $0.maxWidth = 200
                $0.padding = BannerPadding(BannerInsets(leading: 10, trailing: 10))
                $0.shape.margin = BannerInsets(leading: 30, trailing: 10)
            })
        #expect(place.rest.width == 220 && place.rest.x == 30 + 65)
    }

    /// The window's margins are within a bar, and not within one that stands off by a margin of its own.
    @Test func aMarginTakesThePlaceOfTheWindowsMargins() {
        #expect(phone.contentWidth(maxWidth: nil, padding: 12) == 350)
        #expect(phone.contentWidth(maxWidth: nil, padding: 12, margin: BannerInsets(16)) == 390 - 32 - 24)
    }

    @Test func aTallBannerLeavesRoomForItsMargin() {
        let place = place(configuration { $0.shape.margin = BannerInsets(10) }, height: 2_000)
        #expect(place.isScrolled && place.rest.height == 793 - 59 - 34 - 20)
    }

    @Test func theWayOutReachesPastTheShadow() {
        var shape = BannerShape(shadow: BannerShadow(y: 2, blur: 8, color: BannerColor(light: .hex(0))))
        #expect(shape.reach(from: .top) == 10 && shape.reach(from: .bottom) == 6)
        shape.margin = BannerInsets(top: 1, bottom: 4)
        #expect(shape.reach(from: .top) == 6 && shape.reach(from: .bottom) == 5)
        #expect(place(configuration { $0.shape = shape }).geometry.reach == 6)
        shape.fill = .none
        #expect(shape.reach(from: .top) == 0)
        shape.shadow = BannerShadow(y: -20, blur: 8, color: BannerColor(light: .hex(0)))
        #expect(shape.reach(from: .top) == 0)
        #expect(BannerShadow(blur: 8, color: BannerColor(light: .hex(0))).radius == 4)
    }

    // MARK: Corners

    private func corners(_ configuration: BannerConfiguration) -> [Bool] {
        let corners = place(configuration).corners
        return [corners.topLeading, corners.topTrailing, corners.bottomLeading, corners.bottomTrailing]
    }

    @Test func aBarHasNoCornersWhereItTouchesTheWindow() {
        #expect(corners(configuration { _ in }) == [false, false, false, false])
        #expect(corners(configuration { $0.shape.margin = BannerInsets(8) }) == [true, true, true, true])
        // Narrow, it touches the top alone.
        #expect(corners(configuration { $0.maxWidth = 200 }) == [false, false, true, true])
        #expect(
            corners(
                configuration {
                    $0.maxWidth = 200
                    $0.edge = .bottom
                }) == [true, true, false, false])
        #expect(corners(configuration { $0.shape.margin = BannerInsets(leading: 8) }) == [false, false, true, false])
        // Nothing covers what an embedded one lies against.
        #expect(
            corners(
                configuration {
                    $0.position = .embedded
                    $0.shape.margin = BannerInsets(leading: 8, trailing: 8)
                }) == [true, true, true, true])
    }

    @Test func cornersAreAtMostHalfOfTheHeight() {
        let corners = BannerCorners(BannerShape(cornerRadius: 30), .none)
        #expect(
            corners.radius(height: 44) == 22 && corners.radius(height: 100) == 30 && corners.radius(height: -1) == 0)
        #expect(corners.isRound && !BannerCorners(BannerShape(), .none).isRound)
    }

    @Test func aViewFindsOutWhetherItsBarIsWide() {
        let narrow = configuration { $0.maxWidth = 200 }
        #expect(!BannerContainer.isWide(240, narrow, isCompact: true))
        #expect(BannerContainer.isWide(220, narrow, isCompact: true))
        #expect(BannerContainer.isWide(1_000, configuration { $0.maxWidth = nil }, isCompact: false))
        for width in stride(from: 300.0, through: 1_200, by: 10) {
            let configuration = configuration {
                $0.maxWidth = 600
                $0.shape.margin = BannerInsets(leading: 5, trailing: 5)
            }
            let place = BannerContainer(size: BannerSize(width: width, height: 0), isCompact: width < 500)
            let bar = place.bannerWidth(maxWidth: 600, padding: configuration.padding, margin: BannerInsets(5))
            let isWide = BannerContainer.isWide(bar, configuration, isCompact: width < 500)
            #expect(isWide == (bar == width - 10 && bar < 632), "\(width)")
        }
    }

    // MARK: Colours

    private let level = BannerLevelConfiguration(
        tint: BannerColor(light: .hex(0xFFF3E0)), onTint: BannerColor(light: .hex(0x202020)),
        accent: BannerColor(light: .hex(0xC25700), dark: .hex(0xFFB74D)))

    @Test func aTranslucentTintIsSolidForPeopleWhoAskForThat() {
        var banner = LayoutBanner()
        banner.levelConfiguration.tint = BannerColor(
            light: .hex(0x204060, alpha: 0.5), dark: .hex(0x204060, alpha: 0.75), lightHighContrast: .hex(0x000040))
        #expect(banner.drawnLevel(reducesTransparency: false) == banner.levelConfiguration)
        let tint = banner.drawnLevel(reducesTransparency: true).tint
        #expect(abs(tint.light.red - (32.0 / 255 + 1) / 2) < 1e-9)
        #expect(abs(tint.light.blue - (96.0 / 255 + 1) / 2) < 1e-9)
        // In the dark, content is black.
        #expect(abs(tint.dark.green - 0.75 * 64 / 255) < 1e-9)
        #expect([tint.light, tint.dark, tint.darkHighContrast].map(\.alpha) == [1, 1, 1])
        #expect(tint.lightHighContrast == .hex(0x000040))
    }

    @Test(arguments: [BannerFill.material, .none])
    func aBarThatDrawsNoTintStaysAsItIs(fill: BannerFill) {
        var banner = LayoutBanner()
        banner.levelConfiguration.tint = BannerColor(light: .hex(0x204060, alpha: 0.5))
        banner.bannerConfiguration.shape.fill = fill
        #expect(banner.drawnLevel(reducesTransparency: true) == banner.levelConfiguration)
    }

    @Test func aBarIsPaintedAsItsShapeSays() {
        let appearance = BannerAppearance()
        let plain = BannerBarPaint(BannerShape(), on: level, in: appearance)
        #expect(plain.fill == .hex(0xFFF3E0) && !plain.isMaterial)
        #expect(plain.border == nil && plain.shadow == nil && plain.separator == nil)
        var shape = BannerShape(
            border: BannerBorder(width: 1, paint: .accent),
            shadow: BannerShadow(blur: 4, color: BannerColor(light: .hex(0x0000FF))), hasSeparator: true)
        let full = BannerBarPaint(shape, on: level, in: BannerAppearance(isDark: true))
        #expect(full.border == .hex(0xFFB74D) && full.shadow == .hex(0x0000FF))
        #expect(full.separator == BannerColorValue.hex(0x202020).faded(to: 0.3))
        shape.fill = .none
        let none = BannerBarPaint(shape, on: level, in: appearance)
        #expect(none.fill == nil && none.shadow == nil && none.border == .hex(0xC25700))
        shape.fill = .material
        let material = BannerBarPaint(shape, on: level, in: appearance)
        #expect(material.isMaterial && material.fill == nil && material.shadow != nil)
        shape.border = BannerBorder.none
        #expect(BannerBarPaint(shape, on: level, in: appearance).border == nil)
    }

    @Test func theAccentDrawsTheTrack() {
        let configuration = configuration { $0.indicator = BannerIndicator(height: 4) }
        #expect(BannerTrack(configuration, level, hasProgress: false).color == level.accent)
        let own = BannerColor(light: .hex(0x123456))
        let coloured = self.configuration { $0.indicator = BannerIndicator(height: 4, color: own) }
        #expect(BannerTrack(coloured, level, hasProgress: false).color == own)
    }

    @Test func aFixedIconGoesBeforeAnImage() {
        var banner = LayoutBanner()
        banner.image = BannerImage(.asset("avatar"))
        banner.levelConfiguration.icon = BannerImage(.symbol("info"))
        #expect(banner.leadingImage == banner.image)
        banner.levelConfiguration.isIconFixed = true
        #expect(banner.leadingImage == BannerImage(.symbol("info")))
        banner.levelConfiguration.icon = nil
        #expect(banner.leadingImage == banner.image)
    }

    // MARK: Buttons

    @Test func aButtonIsAsLargeAsATargetUnlessItsLookSaysOtherwise() {
        let plain = BannerButtonShape(.emphasis(.high), look: nil, minimumSize: 44)
        let title = BannerSize(width: 50, height: 20)
        #expect(plain.drawnSize(content: title) == BannerSize(width: 74, height: 44))
        #expect(plain.targetSize(content: title) == BannerSize(width: 74, height: 44))
        #expect(plain.cornerRadius(height: 44) == 8 && plain.borderWidth == 1)
        #expect(plain.drawnSize(content: BannerSize(width: 5, height: 60)) == BannerSize(width: 44, height: 76))
        let icon = BannerButtonShape(.icon, look: nil, minimumSize: 44)
        #expect(icon.drawnSize(content: BannerSize(width: 20, height: 20)) == BannerSize(width: 44, height: 44))
    }

    /// Without more room for it, and without taking taps that are a neighbour's, 12 points away.
    @Test(arguments: [(44.0, 0.0), (60, 0), (40, 2), (32, 6), (24, 6)])
    func aSmallButtonIsHitAroundItToo(size: Double, reach: Double) {
        let shape = BannerButtonShape(.icon, look: nil, minimumSize: size)
        #expect(shape.reach == reach)
        let icon = BannerSize(width: 20, height: 20)
        #expect(shape.targetSize(content: icon) == BannerSize(width: size, height: size))
    }

    @Test func aLookDecidesHowAButtonIsDrawn() {
        let look = BannerButtonLook(
            border: BannerBorder(width: 2, paint: .accent), cornerRadius: 100, minHeight: 32,
            padding: BannerInsets(top: 2, leading: 20, bottom: 2, trailing: 30))
        let shape = BannerButtonShape(.emphasis(.low), look: look, minimumSize: 44)
        let title = BannerSize(width: 50, height: 20)
        #expect(shape.drawnSize(content: title) == BannerSize(width: 100, height: 32))
        // It is hit as easily as any other.
        #expect(shape.targetSize(content: title) == BannerSize(width: 100, height: 44))
        #expect(shape.cornerRadius(height: 32) == 16 && shape.borderWidth == 2)
        let tall = BannerButtonShape(.emphasis(.low), look: BannerButtonLook(minHeight: 50), minimumSize: 44)
        #expect(tall.targetSize(content: title).height == 50)
    }

    @Test func aLookDecidesTheColours() {
        let look = BannerButtonLook(
            fill: .accent, label: .tint, border: BannerBorder(width: 1, paint: .onTint), pressedOpacity: 0.3,
            disabledOpacity: 0.5)
        let paint = BannerButtonPaint(.emphasis(.low), look: look, on: level, in: BannerAppearance())
        #expect(paint.fill == .hex(0xC25700) && paint.label == .hex(0xFFF3E0) && paint.outline == .hex(0x202020))
        func opacity(_ state: BannerButtonPaint.State) -> Double {
            BannerButtonPaint(.emphasis(.low), look: look, state: state, on: level, in: BannerAppearance()).opacity
        }
        #expect(opacity(.normal) == 1 && opacity(.pressed) == 0.3 && opacity(.disabled) == 0.5)
        let bare = BannerButtonLook(fill: .clear, border: BannerBorder.none)
        let none = BannerButtonPaint(.emphasis(.high), look: bare, on: level, in: BannerAppearance())
        #expect(none.fill == nil && none.outline == nil && none.label == .hex(0xFFF3E0))
    }
}
