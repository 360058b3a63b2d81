// SPDX-License-Identifier: Apache-2.0

/// The weights of text whose widths the embedded table knows.
public enum FontWeight: String, Sendable, CaseIterable {
    /// Weight 400, the table's own.
    case regular
    /// Weight 500.
    case medium
    /// Weight 600.
    case semibold
    /// Weight 700.
    case bold

    /// How many times as wide as at regular weight Inter is, on average.
    var widthFactor: Double {
        switch self {
        case .regular: 1
        case .medium: 1.012
        case .semibold: 1.024
        case .bold: 1.036
        }
    }

    /// How far other scripts are on their way from regular to bold. Where a font has all weights, that is 1/3 and 2/3 for
    /// the middle ones; where it has but two, they are drawn as the nearer one, 0 and 1. This is halfway between.
    var boldShare: Double {
        switch self {
        case .regular: 0
        case .medium: 1.0 / 6
        case .semibold: 5.0 / 6
        case .bold: 1
        }
    }
}
