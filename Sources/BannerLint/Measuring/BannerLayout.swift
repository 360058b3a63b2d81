// SPDX-License-Identifier: Apache-2.0

public import BannerKit
public import BannerSpec

/// Where a banner's text goes and how tall the banner gets, as the runtime lays it out.
public struct BannerLayout {
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

    /// The buttons that stand beside the text if there is room, but for icon buttons, by their index.
    public var inlineTitles: [Int] {
        guard look.style.buttonLayout.value == .inline, !hasFullWidth else { return [] }
        return banner.buttons.map(\.value).filter { !isIcon(spec.buttons[$0]) }
    }

    /// The room for the text. `titles` are the widths of ``inlineTitles``.
    func room(titles: [TitleWidth] = []) -> TextRoom {
        TextRoom(
            maxWidth: look.style.maxWidth.value, padding: look.style.padding.value,
            margin: look.style.margin.value, image: image,
            icons: buttons.filter(isIcon).map(\.drawnSize), titles: titles)
    }

    private var image: ImageRoom? {
        hasImage ? ImageRoom(size: look.style.imageSize.value, style: look.style.textStyle.value) : nil
    }

    /// Whether a finger does something to the bar itself, which BannerKit then draws as high as a target.
    private var isTarget: Bool {
        let ways = look.style.dismissal.value
        return ways.contains(.swipe) || look.takesTaps(banner)
    }

    private var buttons: [Button] { banner.buttons.map { spec.buttons[$0.value] } }

    /// Whether the button always stands beside the text.
    private func isIcon(_ button: Button) -> Bool { button.variant == .icon }

    /// Whether a button takes a row of its own.
    private var hasFullWidth: Bool {
        banner.buttons.contains { spec.buttons[$0.value].isFullWidth && !isIcon(spec.buttons[$0.value]) }
    }

    /// Whether the style has buttons below the text that could stand beside it.
    var hasButtonsBelow: Bool {
        look.style.buttonLayout.value != .inline && banner.buttons.contains { !isIcon(spec.buttons[$0.value]) }
    }

    /// The height with `lines` of text of `points`, drawn where a person chose `size`, in points. Buttons beside the text are
    /// taken to have room there, and those below it to fit in one row, as long as nothing but their titles speaks against it.
    public func height(lines: Int, at size: BannerDynamicTypeSize, points: Double) -> Double {
        max(writtenHeight(lines: lines, at: size, points: points), isTarget ? BannerArrangement.target : 0)
    }

    /// The height as the spec has it, of which BannerKit makes a target's where it is touched.
    func writtenHeight(lines: Int, at size: BannerDynamicTypeSize, points: Double) -> Double {
        let isBelow = look.style.buttonLayout.value != .inline || hasFullWidth || size.isAccessibilitySize
        // A title stands on one line, with 8 pt above and below.
        let title = BannerTypeScale.lineHeight(points) + 16
        let text = Double(lines) * BannerTypeScale.lineHeight(points)
        var content = max(text, image?.side(at: size) ?? 0)
        var rows: [Double] = []
        for button in buttons {
            let height = max(button.drawnSize, isIcon(button) ? 0 : title)
            if isIcon(button) || !isBelow { content = max(content, height) } else { rows.append(height) }
        }
        if !hasFullWidth, !size.isAccessibilitySize { rows = rows.max().map { [$0] } ?? [] }
        content += rows.reduce(0) { $0 + BannerArrangement.gap + $1 }
        return content + look.style.padding.value.insets.vertical + (look.style.indicatorHeight.value ?? 0)
    }
}

extension Button {
    /// The width and height that it is laid out with at the least, in points.
    var drawnSize: Double { max(targetSize, BannerArrangement.target) }
}
