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

    /// The room for the text. `titles` are the widths in em of the titles of ``inlineTitles``.
    public func room(titles: [Double] = []) -> TextRoom {
        let inline = banner.buttons.count { isInline(spec.buttons[$0.value]) }
        let untitled = Double(max(0, inline - titles.count))
        let image = hasImage ? look.style.imageSize.value + Self.gap : 0
        return TextRoom(
            maxWidth: look.style.maxWidth.value ?? .infinity, taken: image + untitled * (Self.target + Self.gap),
            titles: titles)
    }

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
        var content = max(text, hasImage ? look.style.imageSize.value : 0)
        if banner.buttons.contains(where: { isInline(spec.buttons[$0.value]) }) { content = max(content, Self.target) }
        if hasButtonsBelow { content += Self.gap + Self.target }
        return content + 2 * look.style.padding.value + (look.style.indicatorHeight.value ?? 0)
    }
}
