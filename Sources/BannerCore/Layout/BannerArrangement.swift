// SPDX-License-Identifier: Apache-2.0

/// A part of a banner that is laid out.
package enum BannerPart: Hashable, Sendable {
    /// The image before the text.
    case image
    /// The title above the text.
    case title
    /// The text.
    case text
    /// The sign before the point at this index.
    case bullet(Int)
    /// The point at this index, without its sign.
    case point(Int)
    /// The link.
    case link
    /// The button at this index.
    case button(Int)
}

/// Where the parts of a banner stand within its content.
///
/// The image leads; the title, the text, the points and a link below them follow in a column; icon buttons stand at the trailing
/// edge. Text buttons and a trailing link stand there too if the style or the link says so, the text size is none of the
/// accessibility sizes, and a third of the width is left for the column; otherwise buttons stand below the column, in a row if
/// there is room for one, and else each in a row of its own, and the link is the end of the column.
///
/// What stands beside a text alone is centred on it; beside a column of several parts it stands at the top.
package struct BannerArrangement: Hashable, Sendable {
    /// The space between the image, the column and buttons, in points.
    package static let gap = 12.0
    /// The space between the title and the text, in points.
    package static let titleGap = 4.0
    /// The space between the text and its points, in points.
    package static let pointsGap = 8.0
    /// The space between one point and the next, in points.
    package static let pointGap = 4.0
    /// The width and height of a link, and of a button whose spec says no `size`, at the least, in points (Human Interface Guidelines,
    /// Buttons). A link has room around it by that, so that no gap parts it from what stands above.
    package static let target = BannerButton.standardSize
    /// The space at each side of a button's title, in points.
    package static let titlePadding = 12.0

    /// The width in points of the column in which the sign of a point stands, where the font of the text has `fontSize` points: one em.
    package static func bulletWidth(fontSize: Double) -> Double { fontSize }

    /// What decides where the parts go.
    package struct Options: Hashable, Sendable {
        /// The width and height of the image in points; `nil` without one.
        package var imageSize: Double?
        /// Whether there is a title.
        package var hasTitle: Bool
        /// How many points there are.
        package var pointCount: Int
        /// The width in points of the column in which the signs of points stand.
        package var bulletWidth: Double
        /// Where the link stands if there is room; `nil` without one.
        package var link: BannerLink.Placement?
        /// Where lines start that don't take the whole width.
        package var alignment: BannerAlignment
        /// Where the style puts text buttons.
        package var buttonLayout: BannerButtonLayout
        /// Whether the text has an accessibility size.
        package var isAccessibilitySize: Bool
        /// The buttons, the first one leading.
        package var buttons: [BannerButton]

        /// Options of these values.
        package init(
            imageSize: Double?, hasTitle: Bool = false, pointCount: Int = 0, bulletWidth: Double = 0,
            link: BannerLink.Placement? = nil, alignment: BannerAlignment = .leading, buttonLayout: BannerButtonLayout,
            isAccessibilitySize: Bool, buttons: [BannerButton]
        ) {
            self.imageSize = imageSize
            self.hasTitle = hasTitle
            self.pointCount = max(0, pointCount)
            self.bulletWidth = bulletWidth
            self.link = link
            self.alignment = alignment
            self.buttonLayout = buttonLayout
            self.isAccessibilitySize = isAccessibilitySize
            self.buttons = buttons
        }

        /// Whether the column has more than the text.
        fileprivate func isColumn(isLinkBeside: Bool) -> Bool {
            hasTitle || pointCount > 0 || link != nil && !isLinkBeside
        }
    }

    /// Tells the size of a part in a width, or, for `nil`, the one that it would choose itself.
    package typealias Measure = (BannerPart, Double?) -> BannerSize

    /// The frame of the image.
    package private(set) var image: BannerRect?
    /// The frame of the title.
    package private(set) var title: BannerRect?
    /// The frame of the text.
    package private(set) var text = BannerRect(x: 0, y: 0, width: 0, height: 0)
    /// The frames of the points, without their signs.
    package private(set) var points: [BannerRect] = []
    /// The frame of the link, large enough to hit.
    package private(set) var link: BannerRect?
    /// Whether the link stands at the trailing edge.
    package private(set) var isLinkBeside = false
    /// The frames of the buttons, in their order.
    package private(set) var buttons: [BannerRect]
    /// The height of it all.
    package private(set) var height = 0.0

    private let bulletWidth: Double

    /// The arrangement in `width` points.
    package init(_ options: Options, width: Double, measure: Measure) {
        bulletWidth = options.bulletWidth
        let ideal = options.buttons.indices.map { Self.slot(measure(.button($0), nil)) }
        buttons = ideal.map { BannerRect(x: 0, y: 0, width: $0.width, height: $0.height) }
        let textX = options.imageSize.map { $0 + Self.gap } ?? 0
        let inline = Self.inline(options, ideal: ideal, available: width - textX, width: width)
        var taken = inline.reduce(0) { $0 + ideal[$1].width + Self.gap }
        let idealLink = options.link.map { _ in Self.slot(measure(.link, nil)) }
        if let idealLink, Self.isLinkBeside(options, idealLink.width, available: width - textX - taken, width: width) {
            isLinkBeside = true
            link = BannerRect(x: 0, y: 0, width: idealLink.width, height: idealLink.height)
            taken += idealLink.width + Self.gap
        }
        let room = max(0, width - textX - taken)
        let column = Self.columnWidth(options, room: room, isLinkBeside: isLinkBeside, measure)
        // What is left of the room is shared where the lines are centred.
        let start = options.alignment == .center ? (room - column) / 2 : 0
        let columnHeight = layColumn(options, x: textX + start, width: column, measure)
        layTopRow(options, inline, imageX: start, columnHeight: columnHeight, end: textX + room)
        layBelow(options, buttons.indices.filter { !inline.contains($0) }, textX, width, measure)
    }

    /// The frame of `part`.
    package func frame(of part: BannerPart) -> BannerRect? {
        switch part {
        case .image: image
        case .title: title
        case .text: text
        case .bullet(let index): points.indices.contains(index) ? bullet(before: points[index]) : nil
        case .point(let index): points.indices.contains(index) ? points[index] : nil
        case .link: link
        case .button(let index): buttons.indices.contains(index) ? buttons[index] : nil
        }
    }

    private func bullet(before point: BannerRect) -> BannerRect {
        BannerRect(x: point.x - bulletWidth, y: point.y, width: bulletWidth, height: point.height)
    }

    // MARK: Beside the column

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

    /// Whether a link `linkWidth` points wide stands beside a column that has `available` points without it.
    private static func isLinkBeside(
        _ options: Options, _ linkWidth: Double, available: Double, width: Double
    ) -> Bool {
        options.link == .trailing && !options.isAccessibilitySize && available - linkWidth - gap >= width / 3
    }

    // MARK: The column

    /// The width of the column: all of its `room`, unless its lines are centred and need less.
    private static func columnWidth(
        _ options: Options, room: Double, isLinkBeside: Bool, _ measure: Measure
    ) -> Double {
        guard options.alignment == .center else { return room }
        var widths = [measure(.text, nil).width]
        if options.hasTitle { widths.append(measure(.title, nil).width) }
        if options.link != nil, !isLinkBeside { widths.append(slot(measure(.link, nil)).width) }
        widths += (0..<options.pointCount).map { options.bulletWidth + measure(.point($0), nil).width }
        // A part of a point less would wrap the line.
        return min(room, widths.reduce(0, max).rounded(.up))
    }

    /// Lays title, text, points and link out, the first one at the top; the result is how high they are.
    private mutating func layColumn(
        _ options: Options, x: Double, width: Double, _ measure: Measure
    ) -> Double {
        var y = 0.0
        func frame(_ part: BannerPart, after gap: Double, indent: Double = 0) -> BannerRect {
            let width = max(0, width - indent)
            let height = measure(part, width).height
            // What is empty takes no room.
            if y > 0, height > 0 { y += gap }
            defer { y += height }
            return BannerRect(x: x + indent, y: y, width: width, height: height)
        }
        if options.hasTitle { title = frame(.title, after: 0) }
        text = frame(.text, after: Self.titleGap)
        points = (0..<options.pointCount).map { index in
            frame(.point(index), after: index == 0 ? Self.pointsGap : Self.pointGap, indent: options.bulletWidth)
        }
        guard options.link != nil, !isLinkBeside else { return y }
        let ideal = Self.slot(measure(.link, nil))
        let size = ideal.width <= width ? ideal : Self.slot(measure(.link, width))
        let linkWidth = min(size.width, max(width, Self.target))
        let start = options.alignment == .center ? (width - linkWidth) / 2 : 0
        link = BannerRect(x: x + start, y: y, width: linkWidth, height: size.height)
        return y + size.height
    }

    /// Puts the column, the image and what stands beside them, from `end` on, into a row.
    private mutating func layTopRow(
        _ options: Options, _ inline: [Int], imageX: Double, columnHeight: Double, end: Double
    ) {
        let imageSize = options.imageSize ?? 0
        let besides = inline.map { buttons[$0].height } + (isLinkBeside ? [link?.height ?? 0] : [])
        height = besides.reduce(max(columnHeight, imageSize), max)
        let columnY = (height - columnHeight) / 2
        shiftColumn(by: columnY)
        // Beside text that is taller, the image stands at its first line.
        let imageY = columnHeight > imageSize ? columnY : (height - imageSize) / 2
        image = options.imageSize.map { BannerRect(x: imageX, y: imageY, width: $0, height: $0) }
        let isAtTop = options.isColumn(isLinkBeside: isLinkBeside)
        var x = end
        func besideFrame(_ frame: BannerRect) -> BannerRect {
            defer { x += Self.gap + frame.width }
            return BannerRect(
                x: x + Self.gap, y: isAtTop ? 0 : (height - frame.height) / 2, width: frame.width, height: frame.height)
        }
        if isLinkBeside { link = link.map(besideFrame) }
        for index in inline { buttons[index] = besideFrame(buttons[index]) }
    }

    private mutating func shiftColumn(by distance: Double) {
        title?.y += distance
        text.y += distance
        for index in points.indices { points[index].y += distance }
        if !isLinkBeside { link?.y += distance }
    }

    // MARK: Below the column

    private mutating func layBelow(
        _ options: Options, _ below: [Int], _ textX: Double, _ width: Double, _ measure: Measure
    ) {
        guard !below.isEmpty else { return }
        // Under the text, unless a title needs the width under the image too.
        let isCentered = options.alignment == .center
        let start = !isCentered && below.allSatisfy { buttons[$0].width <= width - textX } ? textX : 0
        let room = max(0, width - start)
        for row in rows(of: below, options, room: room) {
            for index in row where options.buttons[index].isFullWidth || buttons[index].width > room {
                buttons[index].width = room
                buttons[index].height = Self.slot(measure(.button(index), room)).height
            }
            let taken = row.reduce(-Self.gap) { $0 + buttons[$1].width + Self.gap }
            var x = isCentered ? start + (room - taken) / 2 : start
            for index in row {
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
