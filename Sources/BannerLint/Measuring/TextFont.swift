// SPDX-License-Identifier: Apache-2.0

public import BannerKit
public import TextFit

/// How a text is set.
struct TextFont {
    /// The text style.
    let style: BannerTextStyle
    /// The weight.
    let weight: BannerFontWeight
    /// The size in points. Only font files with optical sizes draw other letters at other sizes.
    let points: Double
    /// What is added between letters and between words.
    var spacing = Spacing.none
}

extension FontWeight {
    /// The nearest of the weights that the embedded table knows.
    public init(nearest weight: BannerFontWeight) {
        switch weight {
        case .ultraLight, .thin, .light, .regular: self = .regular
        case .medium: self = .medium
        case .semibold: self = .semibold
        case .bold, .heavy, .black: self = .bold
        }
    }
}
