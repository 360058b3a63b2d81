// SPDX-License-Identifier: Apache-2.0

import BannerKit
import BannerSpec

/// The text size at which the banners of a look are tallest.
struct TallestText {
    /// What a person chose.
    let size: BannerDynamicTypeSize
    /// The size of the text in points.
    let points: Double

    /// The tallest text of `style` at the sizes in `range`.
    init(_ style: BannerTextStyle, in range: ClosedRange<BannerDynamicTypeSize>) {
        var tallest = range.upperBound
        var points = TypeScale.points(style, at: tallest)
        // The leading shrinks as text grows, so the largest text is not always the tallest.
        for size in TypeScale.sizes(in: range) {
            let candidate = TypeScale.points(style, at: size)
            guard TypeScale.lineHeight(candidate) > TypeScale.lineHeight(points) else { continue }
            tallest = size
            points = candidate
        }
        size = tallest
        self.points = points
    }
}

/// The tallest texts of many looks, of which few differ.
struct TallestTexts {
    private struct Key: Hashable {
        let style: BannerTextStyle
        let range: ClosedRange<BannerDynamicTypeSize>
    }

    private var known: [Key: TallestText] = [:]

    /// The tallest text of `look`.
    mutating func text(of look: Look) -> TallestText {
        let key = Key(style: look.style.textStyle.value, range: look.style.dynamicType.value)
        if let text = known[key] { return text }
        let text = TallestText(key.style, in: key.range)
        known[key] = text
        return text
    }
}

extension BannerLayout {
    /// The height with `text` in all the lines that the style of `look` allows, since a translation may need them.
    func height(_ text: TallestText, _ look: Look) -> Double {
        height(lines: look.style.maxLines.value, points: text.points)
    }
}
