// SPDX-License-Identifier: Apache-2.0

/// The sizes of Apple's text styles (Human Interface Guidelines, Typography, "iOS Dynamic Type sizes").
package enum BannerTypeScale {
    /// The size of `style` in points where a person chose `size`.
    package static func points(_ style: BannerTextStyle, at size: BannerDynamicTypeSize) -> Double {
        // Each row has a size for each column.
        row(style)[column(size)]
    }

    /// The height of a line of text of `points`, with the leading of Apple's tables: from 1.18 times the size of large text
    /// to 1.36 times that of small text.
    package static func lineHeight(_ points: Double) -> Double {
        (points * (points < 20 ? 1.32 : points < 30 ? 1.25 : 1.2)).rounded(.up)
    }

    private static func row(_ style: BannerTextStyle) -> [Double] {
        switch style {
        case .largeTitle: largeTitle
        case .title1: title1
        case .title2: title2
        case .title3: title3
        case .headline, .body: body
        case .callout: callout
        case .subheadline: subheadline
        case .footnote: footnote
        case .caption1: caption1
        case .caption2: caption2
        }
    }

    private static func column(_ size: BannerDynamicTypeSize) -> Int {
        switch size {
        case .xSmall: 0
        case .small: 1
        case .medium: 2
        case .large: 3
        case .xLarge: 4
        case .xxLarge: 5
        case .xxxLarge: 6
        case .accessibility1: 7
        case .accessibility2: 8
        case .accessibility3: 9
        case .accessibility4: 10
        case .accessibility5: 11
        }
    }

    private static let largeTitle: [Double] = [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    private static let title1: [Double] = [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    private static let title2: [Double] = [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    private static let title3: [Double] = [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    private static let body: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    private static let callout: [Double] = [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    private static let subheadline: [Double] = [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    private static let footnote: [Double] = [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    private static let caption1: [Double] = [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    private static let caption2: [Double] = [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
}

extension BannerDynamicTypeSize {
    /// Whether it is one of the accessibility sizes, at which what stands side by side is put below each other.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension BannerTypography {
    /// The text size that the banner follows where a person chose `size`: the nearest of its own.
    public func clamped(_ size: BannerDynamicTypeSize) -> BannerDynamicTypeSize {
        min(max(size, dynamicType.lowerBound), dynamicType.upperBound)
    }

    /// The size of the text in points where a person chose `size`.
    public func points(at size: BannerDynamicTypeSize) -> Double { BannerTypeScale.points(style, at: clamped(size)) }
}
