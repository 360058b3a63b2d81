// SPDX-License-Identifier: Apache-2.0

import BannerKit
import BannerSpec

/// The text size at which a banner is tallest, and the lines of its text there.
struct TallestText {
    /// What a person chose.
    let size: BannerDynamicTypeSize
    /// The size of the text in points.
    let points: Double
    /// The lines.
    let lines: Int

    /// The tallest of the sizes that `look` follows, with as many lines as `lines` says there are at a size. What is tallest is
    /// what `layout` says, or the text alone.
    init(_ look: Look, in layout: BannerLayout? = nil, lines: (BannerDynamicTypeSize) -> Int) {
        let style = look.style.textStyle.value
        let range = look.style.dynamicType.value
        var tallest = TallestText(style, range.upperBound, lines(range.upperBound))
        // The leading shrinks as text grows, so the largest text is not always the tallest.
        for size in range.sizes.dropLast() {
            let candidate = TallestText(style, size, lines(size))
            if candidate.height(in: layout) > tallest.height(in: layout) { tallest = candidate }
        }
        self = tallest
    }

    private init(_ style: BannerTextStyle, _ size: BannerDynamicTypeSize, _ lines: Int) {
        self.size = size
        self.lines = lines
        points = BannerTypeScale.points(style, at: size)
    }

    private func height(in layout: BannerLayout?) -> Double {
        layout?.height(self) ?? Double(lines) * BannerTypeScale.lineHeight(points)
    }
}

/// The tallest texts of banners in their scenarios.
struct TallestTexts {
    private struct Key: Hashable {
        let style: BannerTextStyle
        let range: ClosedRange<BannerDynamicTypeSize>
        let lines: Int
    }

    private let linted: LintedSpec
    private let window: WindowClass
    private var known: [Key: TallestText] = [:]

    /// Texts in `window`.
    init(_ linted: LintedSpec, in window: WindowClass) {
        self.linted = linted
        self.window = window
    }

    /// The tallest text that `look` allows, whatever it says.
    mutating func most(_ look: Look) -> TallestText {
        let lines = look.style.maxLines.value
        let key = Key(style: look.style.textStyle.value, range: look.style.dynamicType.value, lines: lines)
        if let text = known[key] { return text }
        let text = TallestText(look) { _ in lines }
        known[key] = text
        return text
    }

    /// The tallest text of a banner in a scenario, both by their index.
    func text(of banner: Int, in scenario: Int, _ look: Look, _ layout: BannerLayout) -> TallestText {
        let texts = linted.shownTexts.texts(of: banner, in: scenario)
        let most = look.style.maxLines.value
        return TallestText(look, in: layout) { size in
            texts.reduce(1) { lines, text in
                lines == most ? most : max(lines, text.lines(in: window, at: size, most: most))
            }
        }
    }
}

extension BannerLayout {
    /// The height with `text`, in points.
    func height(_ text: TallestText) -> Double {
        height(lines: text.lines, at: text.size, points: text.points)
    }
}
