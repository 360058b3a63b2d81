// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
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
            "\(style.textStyle.value.rawValue) \(style.textWeight.value.rawValue), \(Figure.text(points)) pt, "
                + "\(Figure.count(style.maxLines.value, "line")) at most",
            "Title",
            "\(style.titleStyle.value.rawValue) \(style.titleWeight.value.rawValue), \(Figure.text(titlePoints)) pt, "
                + "\(Figure.count(style.titleMaxLines.value, "line")) at most",
            "Text sizes", "\(sizes.lowerBound.shortName) to \(sizes.upperBound.shortName)",
            "Padding", sides(style.padding.value.insets), "Margin", sides(style.margin.value),
            "Corners", "\(Figure.text(style.cornerRadius.value)) pt",
            "Image", "\(Figure.text(style.imageSize.value)) pt, \(style.imageShape.value.rawValue)",
            "Dismissal", ways.isEmpty ? "none" : ways.joined(separator: ", "),
            "Widest", style.maxWidth.value.map { "\(Figure.text($0)) pt" } ?? "as wide as there is",
        ]
    }

    private static func sides(_ insets: BannerInsets) -> String {
        let all = [insets.top, insets.trailing, insets.bottom, insets.leading]
        guard Set(all).count > 1 else { return "\(Figure.text(insets.top)) pt" }
        return all.map { Figure.text($0) }.joined(separator: ", ") + " pt (above, trailing, below, leading)"
    }
}
