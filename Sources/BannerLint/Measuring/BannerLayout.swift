// SPDX-License-Identifier: Apache-2.0

import BannerCore
public import BannerSpec

/// Where a banner's texts go and how tall the banner gets, as the runtime lays it out.
public struct BannerLayout {
    private let banner: Banner
    private let look: Look
    /// The buttons of the spec, which banners name by their index.
    private let allButtons: [Button]
    private let buttonLooks: [ButtonLook]
    /// What the banner has less of than it is written with.
    private var spared: Set<Saving> = []

    /// The layout of `banner`, which looks like `look`, with buttons that look as `design` has them, or else the spec without a
    /// theme.
    public init(_ banner: Banner, _ look: Look, in spec: Spec, _ design: Design? = nil) {
        self.banner = banner
        self.look = look
        allButtons = spec.buttons
        buttonLooks = design?.buttonLooks ?? spec.design.buttonLooks
    }

    /// The layout with less of what is `spared`.
    func sparing(_ spared: Set<Saving>) -> BannerLayout {
        var layout = self
        layout.spared = spared
        return layout
    }

    /// Whether the banner draws an image before its text: its own, or else its level's icon.
    public var hasImage: Bool { banner.extras?.image != nil || look.level.icon.value != nil }

    /// The buttons that stand beside the text if there is room, but for icon buttons, by their index.
    public var inlineTitles: [Int] { isInline && !hasFullWidth ? titledButtons : [] }

    /// The buttons that stand in a row below the text if there is room, by their index; none of fewer than two, which always do.
    var rowTitles: [Int] {
        guard !isInline, !hasFullWidth, case let titled = titledButtons, titled.count > 1 else { return [] }
        return titled
    }

    private var titledButtons: [Int] { banner.buttons.map(\.value).filter { !isIcon(allButtons[$0]) } }

    private var isInline: Bool { look.style.buttonLayout.value == .inline || spared.contains(.buttonsBelow) }

    /// Whether a link stands beside the text if there is room.
    var hasLinkBeside: Bool {
        guard let link = banner.extras?.link else { return false }
        return link.shownPlacement == .trailing || spared.contains(.linkBelow)
    }

    /// The room for the text, or for another part. `titles` are the widths of ``inlineTitles``, `below` those of ``rowTitles``, and
    /// `link` that of a link that may stand beside the text.
    func room(
        titles: [TitleWidth] = [], below: [TitleWidth] = [], link: TitleWidth? = nil, for part: ShownPart = .text
    ) -> TextRoom {
        var isPoint: Bool { if case .point = part { true } else { false } }
        return TextRoom(
            maxWidth: look.style.maxWidth.value, padding: look.style.padding.value,
            margin: look.style.margin.value, image: image,
            icons: buttons.filter(isIcon).map { max($0.drawnSize, shape($0).minHeight) }, titles: titles,
            titlesBelow: below,
            // Below the text, it has the room that the text has.
            link: part == .link ? nil : link, isCentered: look.style.alignment.value == .center,
            pointStyle: isPoint ? look.style.textStyle.value : nil)
    }

    private var image: ImageRoom? {
        hasImage ? ImageRoom(size: look.style.imageSize.value, style: look.style.textStyle.value) : nil
    }

    /// Whether a finger does something to the bar itself, which BannerKit then draws as high as a target.
    private var isTarget: Bool {
        let ways = look.style.dismissal.value
        return ways.contains(.swipe) || look.takesTaps(banner)
    }

    private var buttons: [Button] { banner.buttons.map { allButtons[$0.value] } }

    /// Whether the button always stands beside the text.
    private func isIcon(_ button: Button) -> Bool { button.variant == .icon }

    /// Whether a button takes a row of its own.
    private var hasFullWidth: Bool {
        banner.buttons.contains { allButtons[$0.value].isFullWidth && !isIcon(allButtons[$0.value]) }
    }

    /// How large the button is drawn.
    private func shape(_ button: Button) -> BannerButtonShape {
        let look = buttonLooks.isEmpty ? nil : buttonLooks.first { $0.name.value.variant == button.variant }
        return BannerButtonShape(
            button.variant,
            look: look.map { BannerButtonLook(minHeight: $0.minHeight.value, padding: $0.padding.value) },
            minimumSize: button.drawnSize)
    }

    // MARK: Heights

    /// The most lines that it may take, whatever it says.
    var mostLines: TextLines {
        let most = look.style.maxLines.value
        guard let extras = banner.extras else { return TextLines(text: most, buttons: .each) }
        return TextLines(
            text: most, title: extras.title == nil ? 0 : look.style.titleMaxLines.value,
            points: extras.points.map { _ in most }, buttons: .each)
    }

    /// The fewest lines that it may take.
    var fewestLines: TextLines {
        guard let extras = banner.extras else { return TextLines(text: 1) }
        return TextLines(text: 1, title: extras.title == nil ? 0 : 1, points: extras.points.map { _ in 1 })
    }

    /// The height with `lines`, drawn where a person chose `size`, in points, without what stands around the bar.
    func height(_ lines: TextLines, at size: BannerDynamicTypeSize) -> Double {
        max(writtenHeight(lines, at: size), isTarget ? BannerArrangement.target : 0)
    }

    /// The height with what stands around the bar.
    func outerHeight(_ lines: TextLines, at size: BannerDynamicTypeSize) -> Double {
        height(lines, at: size) + look.style.margin.value.vertical
    }

    /// The height as the spec has it, of which BannerKit makes a target's where it is touched.
    func writtenHeight(_ lines: TextLines, at size: BannerDynamicTypeSize) -> Double {
        let style = look.style
        let stand = rows(lines.buttons)
        let isBelow = !isInline || hasFullWidth || size.isAccessibilitySize || stand > .beside
        let line = BannerTypeScale.lineHeight(BannerTypeScale.points(style.textStyle.value, at: size))
        let side = spared.contains(.image) ? 0 : image?.side(at: size) ?? 0
        var content = max(columnHeight(lines, line, at: size), side)
        if isLinkBeside(at: size) { content = max(content, BannerArrangement.target) }
        var rows: [Double] = []
        for button in buttons {
            let shape = shape(button)
            // A title stands on one line.
            let title = isIcon(button) ? 0 : line + shape.padding.vertical
            let least =
                spared.contains(.largeButtons) ? BannerArrangement.target : max(button.drawnSize, shape.minHeight)
            let height = max(least, title)
            if isIcon(button) || !isBelow { content = max(content, height) } else { rows.append(height) }
        }
        if !hasFullWidth, !size.isAccessibilitySize, stand < .each { rows = rows.max().map { [$0] } ?? [] }
        content += rows.reduce(0) { $0 + BannerArrangement.gap + $1 }
        if !spared.contains(.padding) { content += style.padding.value.insets.vertical }
        return content + (spared.contains(.track) ? 0 : style.indicatorHeight.value ?? 0)
    }

    /// Where the buttons stand that stand as `known`, with shorter titles if those are spared.
    private func rows(_ known: ButtonRows) -> ButtonRows {
        spared.contains(.longTitles) ? min(known, isInline ? .beside : .one) : known
    }

    /// Where buttons with titles have come to stand at `size` that the style has beside the text or in a row; `nil` where they stand as
    /// it has them.
    func displacement(of rows: ButtonRows, at size: BannerDynamicTypeSize) -> String? {
        guard !size.isAccessibilitySize, !hasFullWidth, !titledButtons.isEmpty else { return nil }
        if rows == .each, titledButtons.count > 1 { return "one below the other" }
        return isInline && rows > .beside ? "below its text" : nil
    }

    /// The height of title, text, points and link, where a line of the text is `line` points high.
    private func columnHeight(_ lines: TextLines, _ line: Double, at size: BannerDynamicTypeSize) -> Double {
        var height = Double(lines.text) * line
        guard let extras = banner.extras else { return height }
        if lines.title > 0 {
            let titleLine = BannerTypeScale.lineHeight(BannerTypeScale.points(look.style.titleStyle.value, at: size))
            let count = spared.contains(.titleLines) ? 1 : lines.title
            height += Double(count) * titleLine + BannerArrangement.titleGap
        }
        for (index, count) in lines.points.enumerated() where !spared.contains(.points) {
            height += Double(count) * line + (index == 0 ? BannerArrangement.pointsGap : BannerArrangement.pointGap)
        }
        // A link's target has room around its title already.
        return height + (extras.link == nil || isLinkBeside(at: size) ? 0 : max(BannerArrangement.target, line))
    }

    private func isLinkBeside(at size: BannerDynamicTypeSize) -> Bool { hasLinkBeside && !size.isAccessibilitySize }
}

/// What a banner may have less of, to be less high.
enum Saving: String, CaseIterable {
    case padding = "less padding"
    case image = "a smaller image"
    /// More than the least that buttons are drawn with.
    case largeButtons = "smaller buttons"
    case buttonsBelow = "buttons beside the text"
    /// Titles for which there is no room beside each other, or beside the text.
    case longTitles = "shorter titles of buttons"
    case track = "a lower track"
    case titleLines = "a title of one line"
    case points = "fewer points"
    case linkBelow = "its link beside the text"
}

extension Button {
    /// The width and height that it is laid out with at the least, in points.
    var drawnSize: Double { max(targetSize, BannerArrangement.target) }
}
