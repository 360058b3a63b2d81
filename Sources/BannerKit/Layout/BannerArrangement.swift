// SPDX-License-Identifier: Apache-2.0

/// A part of a banner that is laid out.
package enum BannerPart: Hashable, Sendable {
    /// The image before the text.
    case image
    /// The text.
    case text
    /// The button at this index.
    case button(Int)
}

/// Where the image, the text and the buttons of a banner stand within its content.
///
/// The image leads, the text follows, and icon buttons stand at the trailing edge. Text buttons stand there too if the style
/// says so, the text size is none of the accessibility sizes, and a third of the width is left for the text; otherwise
/// they stand below the text, in a row if there is room for one, and else each in a row of its own.
package struct BannerArrangement: Hashable, Sendable {
    /// The space between the image, the text and buttons, in points.
    package static let gap = 12.0
    /// The width and height of a button at the least, in points (Human Interface Guidelines, Buttons).
    package static let target = BannerButton.standardSize
    /// The space at each side of a button's title, in points.
    package static let titlePadding = 12.0

    /// What decides where the parts go.
    package struct Options: Hashable, Sendable {
        /// The width and height of the image in points; `nil` without one.
        package var imageSize: Double?
        /// Where the style puts text buttons.
        package var buttonLayout: BannerButtonLayout
        /// Whether the text has an accessibility size.
        package var isAccessibilitySize: Bool
        /// The buttons, the first one leading.
        package var buttons: [BannerButton]

        /// Options of these values.
        package init(
            imageSize: Double?, buttonLayout: BannerButtonLayout, isAccessibilitySize: Bool, buttons: [BannerButton]
        ) {
            self.imageSize = imageSize
            self.buttonLayout = buttonLayout
            self.isAccessibilitySize = isAccessibilitySize
            self.buttons = buttons
        }
    }

    /// The frame of the image.
    package private(set) var image: BannerRect?
    /// The frame of the text.
    package private(set) var text = BannerRect(x: 0, y: 0, width: 0, height: 0)
    /// The frames of the buttons, in their order.
    package private(set) var buttons: [BannerRect]
    /// The height of it all.
    package private(set) var height = 0.0

    /// The arrangement in `width` points. `measure` tells the size of the text or a button in a width, or, for `nil`, the one
    /// that it would choose itself.
    package init(_ options: Options, width: Double, measure: (BannerPart, Double?) -> BannerSize) {
        let ideal = options.buttons.indices.map { Self.slot(measure(.button($0), nil)) }
        let textX = options.imageSize.map { $0 + Self.gap } ?? 0
        let inline = Self.inline(options, ideal: ideal, available: width - textX, width: width)
        buttons = ideal.map { BannerRect(x: 0, y: 0, width: $0.width, height: $0.height) }
        layTopRow(options, inline, textX, width, measure)
        layBelow(options, buttons.indices.filter { !inline.contains($0) }, textX, width, measure)
    }

    /// The frame of `part`.
    package func frame(of part: BannerPart) -> BannerRect? {
        switch part {
        case .image: image
        case .text: text
        case .button(let index): buttons.indices.contains(index) ? buttons[index] : nil
        }
    }

    /// Whether the button always stands beside the text.
    private static func isIcon(_ button: BannerButton) -> Bool { button.variant == .icon }

    private static func slot(_ size: BannerSize) -> BannerSize {
        BannerSize(width: max(size.width, target), height: max(size.height, target))
    }

    /// The buttons beside the text, by their index.
    private static func inline(
        _ options: Options, ideal: [BannerSize], available: Double, width: Double
    ) -> [Int] {
        let icons = ideal.indices.filter { isIcon(options.buttons[$0]) }
        guard options.buttonLayout == .inline, !options.isAccessibilitySize,
            !options.buttons.contains(where: { $0.isFullWidth && !isIcon($0) })
        else { return icons }
        let left = ideal.reduce(available) { $0 - $1.width - gap }
        return left >= width / 3 ? Array(ideal.indices) : icons
    }

    private mutating func layTopRow(
        _ options: Options, _ inline: [Int], _ textX: Double, _ width: Double,
        _ measure: (BannerPart, Double?) -> BannerSize
    ) {
        let taken = inline.reduce(0) { $0 + buttons[$1].width + Self.gap }
        let textWidth = max(0, width - textX - taken)
        let textHeight = measure(.text, textWidth).height
        let imageSize = options.imageSize ?? 0
        height = inline.reduce(max(textHeight, imageSize)) { max($0, buttons[$1].height) }
        text = BannerRect(x: textX, y: (height - textHeight) / 2, width: textWidth, height: textHeight)
        // Beside text that is taller, the image stands at its first line.
        let imageY = textHeight > imageSize ? text.y : (height - imageSize) / 2
        image = options.imageSize.map { BannerRect(x: 0, y: imageY, width: $0, height: $0) }
        var x = textX + textWidth
        for index in inline {
            buttons[index].x = x + Self.gap
            buttons[index].y = (height - buttons[index].height) / 2
            x += Self.gap + buttons[index].width
        }
    }

    private mutating func layBelow(
        _ options: Options, _ below: [Int], _ textX: Double, _ width: Double,
        _ measure: (BannerPart, Double?) -> BannerSize
    ) {
        guard !below.isEmpty else { return }
        // Under the text, unless a title needs the width under the image too.
        let start = below.allSatisfy { buttons[$0].width <= width - textX } ? textX : 0
        let room = max(0, width - start)
        for row in rows(of: below, options, room: room) {
            var x = start
            for index in row {
                let button = options.buttons[index]
                if button.isFullWidth || buttons[index].width > room {
                    buttons[index].width = room
                    buttons[index].height = Self.slot(measure(.button(index), room)).height
                }
                buttons[index].x = x
                buttons[index].y = height + Self.gap
                x += buttons[index].width + Self.gap
            }
            height += Self.gap + row.reduce(0) { max($0, buttons[$1].height) }
        }
    }

    private func rows(of below: [Int], _ options: Options, room: Double) -> [[Int]] {
        let sum = below.reduce(-Self.gap) { $0 + buttons[$1].width + Self.gap }
        let isRow =
            sum <= room && !options.isAccessibilitySize && !below.contains { options.buttons[$0].isFullWidth }
        return isRow ? [below] : below.map { [$0] }
    }
}
