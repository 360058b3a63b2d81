// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// How large a style sets its text where a person chose the smallest size that the style follows.
struct TextSize: Hashable {
    private let style: BannerTextStyle
    private let weight: BannerFontWeight
    private let size: BannerDynamicTypeSize

    /// That of the text, its points and the link.
    init(_ style: StyleAttributes) { self.init(style.textFace, style) }

    /// That of a title.
    init(titleOf style: StyleAttributes) { self.init(style.titleFace, style) }

    private init(_ face: TextFace, _ style: StyleAttributes) {
        self.style = face.style
        weight = face.weight
        size = style.dynamicType.value.lowerBound
    }

    private var points: Double { BannerTypeScale.points(style, at: size) }
    private var isBold: Bool { [.bold, .heavy, .black].contains(weight) }

    /// WCAG 2.2, "large scale (text)": 18 pt of print, which are 24 px. On a screen, a point of iOS is a pixel of CSS.
    static let large = RuleParameter.number(
        "large", 24, unit: "pt", in: 1...200, notBelow: largeBold, "the size from which text counts as large")
    /// WCAG 2.2, "large scale (text)": 14 pt of print, which are 18.67 px.
    static let largeBold = RuleParameter.number(
        "largeBold", 18.66, unit: "pt", in: 1...200, "the size from which bold text counts as large")

    /// Whether it counts as large by the settings of `rule`, which has both parameters.
    func isLarge(_ context: RuleContext, as rule: (some Rule).Type) -> Bool {
        points >= context.limit(Self.large, of: rule) || isBold && points >= context.limit(Self.largeBold, of: rule)
    }

    /// Why a limit is what it is, by `criterion`, such as `1.4.3`.
    func note(isLarge: Bool, _ criterion: String) -> String {
        "\(style.rawValue) \(weight.rawValue) is \(Figure.text(points)) pt at text size \(size.rawValue), which counts as "
            + "\(isLarge ? "large" : "normal") text (WCAG 2.2, \(criterion))"
    }
}
