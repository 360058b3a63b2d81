// SPDX-License-Identifier: Apache-2.0

/// A text style of Apple's Human Interface Guidelines (Typography).
public enum BannerTextStyle: String, CaseIterable, Sendable {
    /// 34 pt at the size Large.
    case largeTitle
    /// 28 pt at the size Large.
    case title1
    /// 22 pt at the size Large.
    case title2
    /// 20 pt at the size Large.
    case title3
    /// 17 pt, semibold, at the size Large.
    case headline
    /// 17 pt at the size Large.
    case body
    /// 16 pt at the size Large.
    case callout
    /// 15 pt at the size Large.
    case subheadline
    /// 13 pt at the size Large.
    case footnote
    /// 12 pt at the size Large.
    case caption1
    /// 11 pt at the size Large.
    case caption2
}

/// The weight of a font, from the lightest to the heaviest.
public enum BannerFontWeight: String, CaseIterable, Sendable {
    /// 100 of the OpenType scale.
    case ultraLight
    /// 200 of the OpenType scale.
    case thin
    /// 300 of the OpenType scale.
    case light
    /// 400 of the OpenType scale.
    case regular
    /// 500 of the OpenType scale.
    case medium
    /// 600 of the OpenType scale.
    case semibold
    /// 700 of the OpenType scale.
    case bold
    /// 800 of the OpenType scale.
    case heavy
    /// 900 of the OpenType scale.
    case black
}

/// A text size that a person chooses in the settings (Dynamic Type), from the smallest to the largest.
public enum BannerDynamicTypeSize: String, CaseIterable, Comparable, Sendable {
    /// The smallest size.
    case xSmall
    /// Two below the default.
    case small
    /// One below the default.
    case medium
    /// The default.
    case large
    /// One above the default.
    case xLarge
    /// Two above the default.
    case xxLarge
    /// The largest size without the accessibility sizes.
    case xxxLarge
    /// The first accessibility size.
    case accessibility1
    /// The second accessibility size.
    case accessibility2
    /// The third accessibility size.
    case accessibility3
    /// The fourth accessibility size.
    case accessibility4
    /// The largest size of all.
    case accessibility5

    /// Whether `lhs` is the smaller size.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// How a banner's text is set.
public struct BannerTypography: Hashable, Sendable {
    /// The text style, which gives the size.
    public var style: BannerTextStyle
    /// The weight.
    public var weight: BannerFontWeight
    /// The lines that the text may take at the most; at least 1.
    public var maxLines: Int
    /// The text sizes that the banner follows; a size outside counts as the nearest inside.
    public var dynamicType: ClosedRange<BannerDynamicTypeSize>
    /// The typeface; `nil` for the system's.
    public var font: BannerFont?

    /// Text of `style` and `weight` in at most `maxLines` lines, for the sizes of `dynamicType`.
    public init(
        style: BannerTextStyle = .subheadline, weight: BannerFontWeight = .semibold, maxLines: Int = 2,
        dynamicType: ClosedRange<BannerDynamicTypeSize> = .xSmall ... .xxxLarge, font: BannerFont? = nil
    ) {
        self.style = style
        self.weight = weight
        self.maxLines = maxLines
        self.dynamicType = dynamicType
        self.font = font
    }

    /// How a title is set where nobody says otherwise.
    public static let standardTitle = BannerTypography(style: .headline, weight: .semibold)
}
