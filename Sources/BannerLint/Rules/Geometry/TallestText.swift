// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec

/// The text size at which a banner is tallest, and the lines of its texts there.
struct TallestText {
    /// What a person chose.
    let size: BannerDynamicTypeSize
    /// The lines.
    let lines: TextLines

    /// The tallest of the sizes in `range`, or else of those that `look` follows, in `layout`, with as many lines as `lines` says
    /// there are at a size.
    init(
        _ look: Look, in layout: BannerLayout, _ range: ClosedRange<BannerDynamicTypeSize>? = nil,
        lines: (BannerDynamicTypeSize) -> TextLines
    ) {
        let range = range ?? look.style.dynamicType.value
        var tallest = TallestText(range.upperBound, lines(range.upperBound))
        // The leading shrinks as text grows, so the largest text is not always the tallest.
        for size in range.sizes.dropLast() {
            let candidate = TallestText(size, lines(size))
            if layout.height(candidate) > layout.height(tallest) { tallest = candidate }
        }
        self = tallest
    }

    /// The tallest of what `texts` take in `window`, with so many lines of its text proper at the most.
    init(
        _ texts: [ShownText], in window: WindowClass, _ look: Look, _ layout: BannerLayout, atMost lines: Int? = nil
    ) {
        var most = layout.mostLines
        if let lines { most.text = min(most.text, lines) }
        self.init(look, in: layout) { Self.lines(texts, in: window, at: $0, layout, most: most) }
    }

    /// The tallest of what `texts` take in `window` at the sizes in `range`, with as many lines of the text proper as it needs.
    init(
        whole texts: [ShownText], in window: WindowClass, _ look: Look, _ layout: BannerLayout,
        _ range: ClosedRange<BannerDynamicTypeSize>
    ) {
        var most = layout.mostLines
        most.text = Self.mostLines
        self.init(look, in: layout, range) { Self.lines(texts, in: window, at: $0, layout, most: most) }
    }

    /// The most lines that a style may allow.
    private static let mostLines = 100

    private static func lines(
        _ texts: [ShownText], in window: WindowClass, at size: BannerDynamicTypeSize, _ layout: BannerLayout,
        most: TextLines
    ) -> TextLines {
        texts.reduce(layout.fewestLines) { lines, text in
            var lines = lines
            lines.buttons = max(lines.buttons, text.room.buttonRows(in: window, at: size))
            guard let limit = most[text.part], let count = lines[text.part], count < limit else { return lines }
            lines[text.part] = max(count, text.lines(in: window, at: size, most: limit))
            return lines
        }
    }

    private init(_ size: BannerDynamicTypeSize, _ lines: TextLines) {
        self.size = size
        self.lines = lines
    }

    /// The tallest text of one part alone, whatever stands around it.
    fileprivate init(_ style: BannerTextStyle, _ range: ClosedRange<BannerDynamicTypeSize>, lines: Int) {
        func height(_ size: BannerDynamicTypeSize) -> Double {
            Double(lines) * BannerTypeScale.lineHeight(BannerTypeScale.points(style, at: size))
        }
        var tallest = range.upperBound
        for size in range.sizes.dropLast() where height(size) > height(tallest) { tallest = size }
        self.init(tallest, TextLines(text: lines, buttons: .each))
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

    /// The tallest texts that `banner` may have in `look`, whatever it says.
    mutating func most(_ banner: Banner, _ look: Look, _ layout: BannerLayout) -> TallestText {
        let lines = layout.mostLines
        guard lines.title == 0, lines.points.isEmpty else { return TallestText(look, in: layout) { _ in lines } }
        let key = Key(style: look.style.textStyle.value, range: look.style.dynamicType.value, lines: lines.text)
        if let text = known[key] { return text }
        let text = TallestText(key.style, key.range, lines: key.lines)
        known[key] = text
        return text
    }

    /// The tallest texts of a banner in a scenario, both by their index.
    func text(of banner: Int, in scenario: Int, _ look: Look, _ layout: BannerLayout) -> TallestText {
        TallestText(linted.shownTexts.texts(of: banner, in: scenario), in: window, look, layout)
    }
}

extension TextLines {
    /// The lines of a part; `nil` for one whose lines are not counted.
    subscript(part: ShownPart) -> Int? {
        get {
            switch part {
            case .text: text
            case .title: title
            case .point(let index): points.indices.contains(index) ? points[index] : nil
            case .link: nil
            }
        }
        set {
            guard let newValue else { return }
            switch part {
            case .text: text = newValue
            case .title: title = newValue
            case .point(let index): if points.indices.contains(index) { points[index] = newValue }
            case .link: break
            }
        }
    }
}

extension BannerLayout {
    /// The height with `text`, in points.
    func height(_ text: TallestText) -> Double { height(text.lines, at: text.size) }

    /// The same with what stands around the bar.
    func outerHeight(_ text: TallestText) -> Double { outerHeight(text.lines, at: text.size) }
}
