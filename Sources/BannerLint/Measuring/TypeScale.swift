// SPDX-License-Identifier: Apache-2.0

public import BannerKit

/// The sizes of Apple's text styles (Human Interface Guidelines, Typography, "iOS Dynamic Type sizes").
public enum TypeScale {
    /// The size of `style` in points where a person chose `size`.
    public static func points(_ style: BannerTextStyle, at size: BannerDynamicTypeSize) -> Double {
        // A row for each style, and a column for each size.
        rows[row(style)][column(size)]
    }

    /// The sizes of a person's choice from `range`, from small to large.
    public static func sizes(in range: ClosedRange<BannerDynamicTypeSize>) -> [BannerDynamicTypeSize] {
        BannerDynamicTypeSize.allCases.filter { range.contains($0) }
    }

    /// The height of a line of text of `points`, with the leading of Apple's tables: from 1.18 times the size of large text
    /// to 1.36 times that of small text.
    public static func lineHeight(_ points: Double) -> Double {
        (points * (points < 20 ? 1.32 : points < 30 ? 1.25 : 1.2)).rounded(.up)
    }

    private static let rows: [[Double]] = [
        [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]

    private static func row(_ style: BannerTextStyle) -> Int {
        switch style {
        case .largeTitle: 0
        case .title1: 1
        case .title2: 2
        case .title3: 3
        case .headline, .body: 4
        case .callout: 5
        case .subheadline: 6
        case .footnote: 7
        case .caption1: 8
        case .caption2: 9
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
}
