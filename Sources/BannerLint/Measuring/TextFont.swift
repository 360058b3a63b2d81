// SPDX-License-Identifier: Apache-2.0

public import BannerCore
public import TextFit

/// How a text is set.
package struct TextFont {
    /// The text style.
    let style: BannerTextStyle
    /// The weight.
    let weight: BannerFontWeight
    /// The size in points. The system's font and font files with optical sizes draw other letters at other sizes.
    let points: Double
    /// The typeface of the spec; `nil` for the system's.
    var typeface: Typeface?
    /// What a person has set beside the size.
    var adjustment = TextAdjustment.none

    /// Text of `style` in `weight`, at a size of `points`, in the system's font unless there is a `typeface`.
    package init(style: BannerTextStyle, weight: BannerFontWeight, points: Double, typeface: Typeface? = nil) {
        self.init(style: style, weight: weight, points: points, typeface: typeface, adjustment: .none)
    }

    init(
        style: BannerTextStyle, weight: BannerFontWeight, points: Double, typeface: Typeface? = nil,
        adjustment: TextAdjustment
    ) {
        self.style = style
        self.weight = weight
        self.points = points
        self.typeface = typeface
        self.adjustment = adjustment
    }

    /// The weight in the system's font. No other typeface is drawn heavier with Bold Text.
    var systemWeight: FontWeight {
        let weight = FontWeight(weight)
        return adjustment.isBold && typeface == nil ? weight.boldText : weight
    }

    /// What knows its widths where there are no font files: the system's font of this weight and size.
    var estimate: EstimatedAdvances { EstimatedAdvances(weight: systemWeight, font: .system(points: points)) }
}

extension FontWeight {
    /// The weight of text that is drawn in `weight`.
    public init(_ weight: BannerFontWeight) {
        switch weight {
        case .ultraLight: self = .ultraLight
        case .thin: self = .thin
        case .light: self = .light
        case .regular: self = .regular
        case .medium: self = .medium
        case .semibold: self = .semibold
        case .bold: self = .bold
        case .heavy: self = .heavy
        case .black: self = .black
        }
    }
}
