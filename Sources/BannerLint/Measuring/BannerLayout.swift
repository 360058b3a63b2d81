// SPDX-License-Identifier: Apache-2.0

import BannerKit
public import BannerSpec

/// Where a banner's text goes and how tall the banner gets, as the runtime lays it out.
public struct BannerLayout {
    /// The space between the image, the text and buttons, in points.
    public static let gap = 12.0
    /// The width and height of a button at the least, in points (Human Interface Guidelines, Buttons: 44 pt).
    public static let target = 44.0
    /// The space at each side of a button's title, in points.
    public static let titlePadding = 12.0

    private let banner: Banner
    private let look: Look
    private let spec: Spec

    /// The layout of `banner`, which looks like `look`.
    public init(_ banner: Banner, _ look: Look, in spec: Spec) {
        self.banner = banner
        self.look = look
        self.spec = spec
    }

    /// Whether the banner draws an image before its text: its own, or else its level's icon.
    public var hasImage: Bool { banner.extras?.image != nil || look.level.icon.value != nil }

    /// The buttons with a title that stand beside the text, by their index.
    public var inlineTitles: [Int] {
        guard look.style.buttonLayout.value == .inline else { return [] }
        return banner.buttons.map(\.value).filter { spec.buttons[$0].title != nil }
    }

    /// The width that is left for the text in `window`, in points: at least 0.
    ///
    /// `titles` are the widths in em of the titles of ``inlineTitles``, which are drawn at `points`, the size of the text. A
    /// button whose title is not given is as narrow as a button may be.
    public func textWidth(in window: WindowClass, points: Double = 0, titles: [Double] = []) -> Double {
        var width = window.width - 2 * window.margin
        if let maxWidth = look.style.maxWidth.value { width = min(width, maxWidth) }
        if hasImage { width -= look.style.imageSize.value + Self.gap }
        var titles = titles.makeIterator()
        for button in banner.buttons where isInline(spec.buttons[button.value]) {
            let title = spec.buttons[button.value].title == nil ? nil : titles.next()
            width -= Self.buttonWidth(title: (title ?? 0) * points) + Self.gap
        }
        return max(0, width)
    }

    /// The width of a button with a title that is `title` points wide.
    static func buttonWidth(title: Double) -> Double { max(target, title + 2 * titlePadding) }

    /// Whether a button stands beside the text: icon buttons always, others where the style says so.
    func isInline(_ button: Button) -> Bool {
        if case .icon = button.variant { return true }
        return look.style.buttonLayout.value == .inline
    }

    /// Whether buttons stand below the text.
    var hasButtonsBelow: Bool { banner.buttons.contains { !isInline(spec.buttons[$0.value]) } }

    /// The height with `lines` of text of `points`, in points.
    public func height(lines: Int, points: Double) -> Double {
        let text = Double(lines) * TypeScale.lineHeight(points)
        let buttons = banner.buttons.map { spec.buttons[$0.value] }
        var content = max(text, hasImage ? look.style.imageSize.value : 0)
        if buttons.contains(where: isInline) { content = max(content, Self.target) }
        if hasButtonsBelow { content += Self.gap + Self.target }
        return content + 2 * look.style.padding.value + (look.style.indicatorHeight.value ?? 0)
    }
}
