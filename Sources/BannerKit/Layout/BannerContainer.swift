// SPDX-License-Identifier: Apache-2.0

/// The place that a banner is laid out in: a window, or the part of one that a host fills.
package struct BannerContainer: Hashable, Sendable {
    /// The size without the safe area at its edges.
    package var size: BannerSize
    /// The safe area around it.
    package var safeArea: BannerInsets
    /// Whether the width class is compact (Human Interface Guidelines, Layout, "Size classes").
    package var isCompact: Bool

    /// A place of `size` within `safeArea`.
    package init(size: BannerSize, safeArea: BannerInsets = BannerInsets(), isCompact: Bool) {
        self.size = size
        self.safeArea = safeArea
        self.isCompact = isCompact
    }

    /// The layout margin at each side, in points.
    package var margin: Double { Self.margin(width: size.width, isCompact: isCompact) }

    /// The layout margin at each side of a window of `width`: 16 pt on narrow phones, 20 pt on others and on tablets.
    package static func margin(width: Double, isCompact: Bool) -> Double { isCompact && width < 390 ? 16 : 20 }

    /// The space at each side of what stands on a banner: the margin, or the `padding` of its style where that is wider.
    package func side(padding: Double) -> Double { max(margin, padding) }

    /// The width of what stands on the banner: all but the space at its sides, and `maxWidth` at the most.
    package func contentWidth(maxWidth: Double?, padding: Double) -> Double {
        max(0, min(size.width - 2 * side(padding: padding), maxWidth ?? .infinity))
    }

    /// The width of the banner: its content and the space at its sides.
    package func bannerWidth(maxWidth: Double?, padding: Double) -> Double {
        min(size.width, contentWidth(maxWidth: maxWidth, padding: padding) + 2 * side(padding: padding))
    }

    /// How far the fill of a banner reaches past the banner: past the edge that it enters from by `buffer`, and to the sides
    /// of the screen where the banner is as wide as the place.
    package func fillOutsets(edge: BannerEdge, buffer: Double, maxWidth: Double?, padding: Double) -> BannerInsets {
        let isWide = bannerWidth(maxWidth: maxWidth, padding: padding) >= size.width
        let buffer = max(0, buffer)
        return BannerInsets(
            top: edge == .top ? buffer : 0, leading: isWide ? safeArea.leading : 0,
            bottom: edge == .bottom ? buffer : 0, trailing: isWide ? safeArea.trailing : 0)
    }
}
