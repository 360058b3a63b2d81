// SPDX-License-Identifier: Apache-2.0

import BannerCore
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

    /// What of a look decides whether a text fits.
    struct Format: Equatable {
        let text: TextFace
        let title: TextFace
        let maxLines: Int
        let titleMaxLines: Int
        let sizes: ClosedRange<BannerDynamicTypeSize>
        let imageSize: Double
        let hasIcon: Bool
        let maxWidth: Double?
        let padding: BannerPadding
        let margin: BannerInsets
        let buttonLayout: BannerButtonLayout

        init(_ look: Look) {
            text = look.style.textFace
            title = look.style.titleFace
            maxLines = look.style.maxLines.value
            titleMaxLines = look.style.titleMaxLines.value
            sizes = look.style.dynamicType.value
            imageSize = look.style.imageSize.value
            hasIcon = look.level.icon.value != nil
            maxWidth = look.style.maxWidth.value
            padding = look.style.padding.value
            margin = look.style.margin.value
            buttonLayout = look.style.buttonLayout.value
        }
    }
}
