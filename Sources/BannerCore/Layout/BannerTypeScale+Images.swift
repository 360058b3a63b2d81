// SPDX-License-Identifier: Apache-2.0

// Images and icons grow with the text beside them (Human Interface Guidelines, Typography, "Supporting Dynamic Type"). None
// is drawn smaller than a spec says: small text needs no small icon.
extension BannerTypeScale {
    /// How much larger than at the size Large the image before a text of `style` is where a person chose `size`.
    ///
    /// It takes its width from the text, so that it keeps its size as long as there is little to gain. At the accessibility
    /// sizes it grows as much as the text, but no more than 1.5 times.
    package static func imageScale(_ style: BannerTextStyle, at size: BannerDynamicTypeSize) -> Double {
        size.isAccessibilitySize ? growth(style, at: size, upTo: 1.5) : 1
    }

    /// How much larger the icon of a button is: as much as the text, but no more than twice, so that it keeps within the
    /// 44 pt that a button has anyway.
    package static func iconScale(_ style: BannerTextStyle, at size: BannerDynamicTypeSize) -> Double {
        growth(style, at: size, upTo: 2)
    }

    private static func growth(
        _ style: BannerTextStyle, at size: BannerDynamicTypeSize, upTo most: Double
    ) -> Double {
        min(max(points(style, at: size) / points(style, at: .large), 1), most)
    }
}

extension BannerTypography {
    /// `frame` as it is drawn before the text where a person chose `size`.
    package func imageFrame(_ frame: BannerImageFrame, at size: BannerDynamicTypeSize) -> BannerImageFrame {
        BannerImageFrame(shape: frame.shape, size: frame.size * BannerTypeScale.imageScale(style, at: clamped(size)))
    }

    /// The width in points of the column in which the signs of points stand where a person chose `size`.
    package func bulletWidth(at size: BannerDynamicTypeSize) -> Double {
        BannerArrangement.bulletWidth(fontSize: points(at: size))
    }

    /// The width and height in points of a button's icon where a person chose `size`.
    package func iconSize(at size: BannerDynamicTypeSize) -> Double {
        BannerImageDrawing.iconSize * BannerTypeScale.iconScale(style, at: clamped(size))
    }
}
