// SPDX-License-Identifier: Apache-2.0

import BannerKit
import BannerSpec

/// What the texts of banners that look the same have in common, in one theme.
final class ShownLook {
    /// How the banners look.
    let look: Look
    /// The theme for the end of a phrase: empty, or " in theme `quartz`".
    let theme: String
    /// The name of the theme; `nil` for none.
    let themeName: String?
    /// The sizes that the style follows and that are no accessibility sizes; `nil` if there are none.
    let sizes: ClosedRange<BannerDynamicTypeSize>?
    /// The accessibility sizes among them.
    let accessibilitySizes: ClosedRange<BannerDynamicTypeSize>?
    /// What of the look decides whether a text fits.
    let format: Format

    /// The largest size that is no accessibility size.
    static let largest = BannerDynamicTypeSize.xxxLarge

    /// `look` in the theme of `scenario`.
    init(_ look: Look, _ scenario: Scenario) {
        self.look = look
        theme = scenario.suffix
        themeName = scenario.theme
        format = Format(look)
        let sizes = format.sizes
        self.sizes =
            sizes.lowerBound <= Self.largest ? sizes.lowerBound...min(sizes.upperBound, Self.largest) : nil
        accessibilitySizes =
            sizes.upperBound > Self.largest ? max(sizes.lowerBound, .accessibility1)...sizes.upperBound : nil
    }

    /// The size of the text in points.
    func points(at size: BannerDynamicTypeSize) -> Double { BannerTypeScale.points(format.style, at: size) }

    /// The font of the text.
    func font(points: Double, _ adjustment: TextAdjustment = .none) -> TextFont {
        TextFont(style: format.style, weight: format.weight, points: points, adjustment: adjustment)
    }

    /// What of a look decides whether a text fits.
    struct Format: Equatable {
        let style: BannerTextStyle
        let weight: BannerFontWeight
        let maxLines: Int
        let sizes: ClosedRange<BannerDynamicTypeSize>
        let imageSize: Double
        let hasIcon: Bool
        let maxWidth: Double?
        let buttonLayout: BannerButtonLayout

        init(_ look: Look) {
            style = look.style.textStyle.value
            weight = look.style.textWeight.value
            maxLines = look.style.maxLines.value
            sizes = look.style.dynamicType.value
            imageSize = look.style.imageSize.value
            hasIcon = look.level.icon.value != nil
            maxWidth = look.style.maxWidth.value
            buttonLayout = look.style.buttonLayout.value
        }
    }
}
