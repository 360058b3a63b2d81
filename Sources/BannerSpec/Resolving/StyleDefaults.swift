// SPDX-License-Identifier: Apache-2.0

import BannerCore

/// What a style is where nobody says otherwise.
enum StyleDefaults {
    static let position = BannerPosition.overlay
    static let edge = BannerEdge.top
    /// OwlBanners: "100px or greater should suffice".
    static let bufferHeight = 100.0
    static let statusBar = BannerStatusBarStyle.automatic
    static let textStyle = BannerTextStyle.subheadline
    static let textWeight = BannerFontWeight.semibold
    /// SAP Fiori and Orange: a banner's text takes no more than two lines.
    static let maxLines = 2
    static let dynamicType = BannerDynamicTypeSize.xSmall...BannerDynamicTypeSize.xxxLarge
    static let title = BannerTypography.standardTitle
    static let padding = BannerPadding(16)
    /// The space that BannerKit keeps around the title of a button.
    static let buttonPadding = BannerInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
    static let imageShape = BannerImageShape.circle
    static let imageSize = 40.0
    /// What a swipe does, a tap does too (WCAG 2.2, 2.5.1).
    static let dismissal: BannerDismissal = [.tap, .button, .swipe, .timer]
    static let buttonLayout = BannerButtonLayout.below
    static let sticksOnScroll = true
    /// The width of UIKit's readable content at the standard text size.
    static let maxWidth: Double? = 672
}
