// SPDX-License-Identifier: Apache-2.0

public import BannerKit

/// The sizes of Apple's text styles (Human Interface Guidelines, Typography, "iOS Dynamic Type sizes").
public enum TypeScale {
    /// The size of `style` in points where a person chose `size`.
    public static func points(_ style: BannerTextStyle, at size: BannerDynamicTypeSize) -> Double {
        // Both lists have an entry for each case, in the order of the cases.
        let row = rows[size] ?? []
        guard let column = BannerTextStyle.allCases.firstIndex(of: style), row.indices.contains(column) else {
            return 17
        }
        return row[column]
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

    /// largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2.
    private static let rows: [BannerDynamicTypeSize: [Double]] = [
        .xSmall: [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11],
        .small: [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11],
        .medium: [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11],
        .large: [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11],
        .xLarge: [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13],
        .xxLarge: [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15],
        .xxxLarge: [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17],
        .accessibility1: [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20],
        .accessibility2: [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24],
        .accessibility3: [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29],
        .accessibility4: [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34],
        .accessibility5: [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40],
    ]
}
