// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import ColorSpaces
import Diagnostics

/// What people ask of a style, as names and values by turns.
enum StyleFacts {
    static func all(_ style: StyleAttributes, _ spec: Spec) -> [String] {
        let points = BannerTypeScale.points(style.textStyle.value, at: .large)
        let titlePoints = BannerTypeScale.points(style.titleStyle.value, at: .large)
        let sizes = style.dynamicType.value
        let ways = style.dismissal.value.words
        return [
            "Position", "\(style.position.value.rawValue), \(style.edge.value.rawValue)",
            "Text",
            typeface(style.textFont.value, spec)
                + "\(style.textStyle.value.rawValue) \(style.textWeight.value.rawValue), \(Figure.text(points)) pt, "
                + "\(Figure.count(style.maxLines.value, "line")) at most",
            "Title",
            typeface(style.titleFont.value, spec)
                + "\(style.titleStyle.value.rawValue) \(style.titleWeight.value.rawValue), \(Figure.text(titlePoints)) pt, "
                + "\(Figure.count(style.titleMaxLines.value, "line")) at most",
            "Text sizes", "\(sizes.lowerBound.shortName) to \(sizes.upperBound.shortName)",
            "Padding", sides(style.padding.value.insets), "Margin", sides(style.margin.value),
            "Corners", "\(Figure.text(style.cornerRadius.value)) pt",
            "Fill", style.fill.value.rawValue, "Border", border(style.border.value), "Shadow",
            shadow(style.shadow.value),
            "Image", "\(Figure.text(style.imageSize.value)) pt, \(style.imageShape.value.rawValue)",
            "Buttons", style.buttonLayout.value.rawValue,
            "Dismissal", ways.isEmpty ? "none" : ways.joined(separator: ", "),
            "Widest", style.maxWidth.value.map { "\(Figure.text($0)) pt" } ?? "as wide as there is",
        ]
    }

    /// The family of a typeface of the spec's own; nothing for the system's.
    private static func typeface(_ font: Int?, _ spec: Spec) -> String {
        font.flatMap { spec.fonts.indices.contains($0) ? "\(spec.fonts[$0].family.value) " : nil } ?? ""
    }

    private static func border(_ border: Border?) -> String {
        guard let border, border.isDrawn else { return "none" }
        let color =
            switch border.paint {
            case .clear: "without a colour"
            case .tint: "tint"
            case .onTint: "onTint"
            case .accent: "accent"
            case .color(let color): colors(color.value)
            }
        return "\(Figure.text(border.width)) pt, \(color)"
    }

    private static func shadow(_ shadow: Shadow?) -> String {
        guard let shadow else { return "none" }
        return "x \(Figure.text(shadow.x)), y \(Figure.text(shadow.y)), blur \(Figure.text(shadow.blur)) pt, "
            + colors(shadow.color.value)
    }

    /// A colour in light and, where that is another one, in dark.
    private static func colors(_ color: ResolvedColor) -> String {
        let (light, dark) = (color.light.color.hexWithAlpha, color.dark.color.hexWithAlpha)
        return light == dark ? light : "\(light), in dark \(dark)"
    }

    private static func sides(_ insets: BannerInsets) -> String {
        let all = [insets.top, insets.trailing, insets.bottom, insets.leading]
        guard Set(all).count > 1 else { return "\(Figure.text(insets.top)) pt" }
        return all.map { Figure.text($0) }.joined(separator: ", ") + " pt (above, trailing, below, leading)"
    }
}
