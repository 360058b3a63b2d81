// SPDX-License-Identifier: Apache-2.0

/// How an image is drawn in its frame.
package struct BannerImageDrawing: Hashable, Sendable {
    /// The part of the frame that a symbol takes, as wide as the strokes of the text beside it allow.
    static let symbolScale = 0.6
    /// The width and height of a button's icon at the text size Large, in points: that of a symbol in a target of 44 pt
    /// (Human Interface Guidelines, Buttons).
    static let iconSize = 20.0
    /// The radius of the corners of the shape `rounded`, in points.
    package static let cornerRadius = 8.0

    /// The width and height in points.
    package let size: Double
    /// Whether it fills the frame and is cut to `shape`; a symbol is drawn as it is, in the colour of the text.
    package let isCut: Bool

    /// The drawing of an image from `source` in `frame`.
    package init(_ source: BannerImageSource, in frame: BannerImageFrame) {
        if source.isSymbol {
            (size, isCut) = (frame.size * Self.symbolScale, false)
        } else {
            (size, isCut) = (frame.size, frame.shape != .none)
        }
    }
}

extension BannerImageFrame {
    /// The frame in which an icon from `source` is drawn `size` points wide and high.
    package static func icon(_ source: BannerImageSource?, size: Double) -> BannerImageFrame {
        BannerImageFrame(
            shape: .none, size: source?.isSymbol == true ? size / BannerImageDrawing.symbolScale : size)
    }
}

extension BannerImageSource {
    /// Whether it is drawn in the colour of the text.
    fileprivate var isSymbol: Bool { if case .symbol = self { true } else { false } }
}

extension BannerContent {
    /// What is drawn before the text: the banner's own image, or else its level's icon; an icon that is fixed goes before any image.
    package var leadingImage: BannerImage? {
        let level = levelConfiguration
        return level.isIconFixed ? level.icon ?? image : image ?? level.icon
    }
}
