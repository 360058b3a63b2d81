// SPDX-License-Identifier: Apache-2.0

/// Where a window shows a banner. Lengths are points; `x` runs from the leading edge.
package struct BannerWindowPlace: Hashable, Sendable {
    /// The part of the window in which anything of the banner may be seen: all of it, or what lies on this side of a bar or
    /// the keyboard.
    package let clip: BannerRect
    /// The banner at rest without its margin, within `clip`.
    package let rest: BannerRect
    /// The height of the banner with its margin.
    package let outerHeight: Double
    /// The fill behind it, from the banner's own corner.
    package let fill: BannerRect
    /// The corners of the fill that are round.
    package let corners: BannerCorners
    /// How it comes and goes.
    package let geometry: BannerGeometry
    /// Whether it is taller than the place for it, and scrolls.
    package let isScrolled: Bool
    /// Whether it lies behind the status bar.
    package let isBehindStatusBar: Bool

    /// The place of a banner `wanted` points high in `container`, where the app's bars take `bar` of the safe area at the
    /// banner's edge, and the keyboard `keyboard` of the window.
    package init(
        _ configuration: BannerConfiguration, height wanted: Double, bar: Double, keyboard: Double,
        in container: BannerContainer
    ) {
        let (edge, safeArea) = (configuration.edge, container.safeArea)
        let (padding, margin) = (configuration.padding, configuration.shape.margin)
        let window = BannerSize(
            width: container.size.width + safeArea.leading + safeArea.trailing,
            height: container.size.height + safeArea.top + safeArea.bottom)
        let bars = (edge == .top ? safeArea.top : safeArea.bottom) + bar
        let inset = edge == .top ? bars : max(bars, keyboard)
        // A text that is read to its end may need all that is left above the keyboard, but nothing behind the other bars.
        let opposite = edge == .top ? max(safeArea.bottom, keyboard) : safeArea.top
        let fit = BannerFit(height: wanted, available: window.height - inset - opposite - margin.vertical)
        let height = fit.height
        outerHeight = height + margin.vertical
        isScrolled = fit.isScrolled
        // A banner that slides out from under a bar, and what fills it beyond its edge, is never over the bar.
        let isClipped = bar > 0 || inset > bars
        let cut = isClipped ? inset : 0
        clip = BannerRect(x: 0, y: edge == .top ? cut : 0, width: window.width, height: max(0, window.height - cut))
        geometry = BannerGeometry(
            edge: edge, height: outerHeight, inset: isClipped ? 0 : inset,
            reach: configuration.shape.reach(from: edge))
        let width = container.bannerWidth(maxWidth: configuration.maxWidth, padding: padding, margin: margin)
        let top = edge == .top ? inset + margin.top : window.height - inset - margin.bottom - height
        // What it does not take of the width is shared.
        let rest = container.size.width - margin.horizontal - width
        self.rest = BannerRect(
            x: safeArea.leading + margin.leading + rest / 2, y: top - clip.y, width: width, height: height)
        corners = BannerCorners(configuration.shape, BannerContacts(configuration, isWide: rest <= 0))
        let outsets = container.fillOutsets(
            edge: edge, buffer: configuration.bufferHeight, maxWidth: configuration.maxWidth, padding: padding,
            margin: margin)
        fill = BannerRect(
            x: -outsets.leading, y: -outsets.top, width: width + outsets.leading + outsets.trailing,
            height: height + outsets.top + outsets.bottom)
        isBehindStatusBar = edge == .top && !isClipped
    }
}
