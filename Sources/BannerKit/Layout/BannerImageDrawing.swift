// SPDX-License-Identifier: Apache-2.0

/// How an image is drawn in its frame.
struct BannerImageDrawing: Hashable, Sendable {
    /// The part of the frame that a symbol takes, as wide as the strokes of the text beside it allow.
    static let symbolScale = 0.6
    /// The radius of the corners of the shape `rounded`, in points.
    static let cornerRadius = 8.0

    /// The width and height in points.
    let size: Double
    /// Whether it fills the frame and is cut to `shape`; a symbol is drawn as it is, in the colour of the text.
    let isCut: Bool

    /// The drawing of an image from `source` in `frame`.
    init(_ source: BannerImageSource, in frame: BannerImageFrame) {
        if case .symbol = source {
            (size, isCut) = (frame.size * Self.symbolScale, false)
        } else {
            (size, isCut) = (frame.size, frame.shape != .none)
        }
    }
}

extension BannerContent {
    /// What is drawn before the text: the banner's own image, or else its level's icon.
    var leadingImage: BannerImage? { image ?? levelConfiguration.icon }
}
