// SPDX-License-Identifier: Apache-2.0

/// How large a button is drawn, how round it is and how wide the line around it is. Lengths are points.
package struct BannerButtonShape: Hashable, Sendable {
    /// The space around the title of a text button, unless a look says otherwise.
    package static let padding = BannerInsets(
        top: 8, leading: BannerArrangement.titlePadding, bottom: 8, trailing: BannerArrangement.titlePadding)
    /// The radius of the corners, unless a look says otherwise.
    package static let cornerRadius = 8.0
    /// The width of the outline, unless a look says otherwise.
    package static let outlineWidth = 1.0

    /// The space around the content.
    package let padding: BannerInsets
    /// The width of what is drawn at the least.
    package let minWidth: Double
    /// The height of what is drawn at the least.
    package let minHeight: Double
    /// The width and height that it is laid out with at the least.
    package let minimumSize: Double
    /// How far around a button that is laid out smaller than 44 points taps are its own, in points: as far as makes it 44, but no farther
    /// than halfway to a neighbour.
    package let reach: Double
    /// The width of the line around it, where its paint has one.
    package let borderWidth: Double
    private let radius: Double

    /// The shape of a button of `variant` in its `look`, for which `minimumSize` points are laid out. What is drawn is as high, unless the
    /// look says otherwise.
    package init(_ variant: BannerButtonVariant, look: BannerButtonLook?, minimumSize: Double) {
        padding = look?.padding ?? (variant == .icon ? .zero : Self.padding)
        minHeight = max(0, look?.minHeight ?? minimumSize)
        minWidth = variant == .icon ? minHeight : minimumSize
        self.minimumSize = minimumSize
        reach = min(max(0, (BannerArrangement.target - minimumSize) / 2), BannerArrangement.gap / 2)
        borderWidth = max(0, look?.border?.width ?? Self.outlineWidth)
        radius = max(0, look?.cornerRadius ?? Self.cornerRadius)
    }

    /// The size in which a button of this `content` is drawn.
    package func drawnSize(content: BannerSize) -> BannerSize {
        BannerSize(
            width: max(minWidth, content.width + padding.horizontal),
            height: max(minHeight, content.height + padding.vertical))
    }

    /// The size that is laid out, all of which a tap reaches.
    package func targetSize(content: BannerSize) -> BannerSize {
        let drawn = drawnSize(content: content)
        return BannerSize(width: max(minimumSize, drawn.width), height: max(minimumSize, drawn.height))
    }

    /// The radius of the corners where `height` is drawn.
    package func cornerRadius(height: Double) -> Double { min(radius, max(0, height) / 2) }
}
