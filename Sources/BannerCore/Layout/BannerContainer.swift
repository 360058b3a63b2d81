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

    /// The space within the sides of a banner, between its edge and what stands on it.
    ///
    /// A banner that stands off from the sides by a `margin` of its own keeps none of the window's within itself.
    package func sides(padding: BannerPadding, margin: BannerInsets = .zero) -> BannerInsets {
        let sides = padding.horizontal(windowMargin: margin.horizontal > 0 ? 0 : self.margin)
        return BannerInsets(leading: sides.leading, trailing: sides.trailing)
    }

    /// The width of what stands on the banner: all but its margin and the space at its sides, and `maxWidth` at the most.
    package func contentWidth(maxWidth: Double?, padding: BannerPadding, margin: BannerInsets = .zero) -> Double {
        let room = size.width - margin.horizontal - sides(padding: padding, margin: margin).horizontal
        return max(0, min(room, maxWidth ?? .infinity))
    }

    /// The width of the banner without its margin: its content and the space at its sides.
    package func bannerWidth(maxWidth: Double?, padding: BannerPadding, margin: BannerInsets = .zero) -> Double {
        let content = contentWidth(maxWidth: maxWidth, padding: padding, margin: margin)
        return min(
            max(0, size.width - margin.horizontal), content + sides(padding: padding, margin: margin).horizontal)
    }

    /// How far the fill of a banner reaches past the banner: past the edge that it enters from by `buffer`, and to the sides
    /// of the screen where the banner is as wide as the place.
    ///
    /// A banner that stands off from the edge by its `margin` ends where it ends.
    package func fillOutsets(
        edge: BannerEdge, buffer: Double, maxWidth: Double?, padding: BannerPadding, margin: BannerInsets = .zero
    ) -> BannerInsets {
        let isWide = bannerWidth(maxWidth: maxWidth, padding: padding, margin: margin) >= size.width
        let buffer = (edge == .top ? margin.top : margin.bottom) > 0 ? 0 : max(0, buffer)
        return BannerInsets(
            top: edge == .top ? buffer : 0, leading: isWide ? safeArea.leading : 0,
            bottom: edge == .bottom ? buffer : 0, trailing: isWide ? safeArea.trailing : 0)
    }
}
