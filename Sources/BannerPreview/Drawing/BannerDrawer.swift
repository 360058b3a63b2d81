// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerLint
import BannerSpec
import TextFit

/// Draws banners as BannerKit lays them out: the same arrangement, with the lines of TextFit in the place of the platform's.
///
/// One instance serves one task at a time.
final class BannerDrawer {
    private let setter: TextSetter
    private let typefaces: [String: Typeface]
    private var ellipses: [Face: Double] = [:]

    /// Draws with the typefaces of `spec`, as `setter` measures them.
    init(_ spec: Spec, _ setter: TextSetter) {
        self.setter = setter
        typefaces = spec.fonts.reduce(into: [:]) { $0[$1.family.value] = Typeface($1) }
    }

    /// What decides how a banner is drawn beside its words.
    struct Place: Hashable {
        /// The width of the bar.
        var width: Double
        /// The space at its sides.
        var sides: BannerInsets
        /// The width of its content.
        var contentWidth: Double
        /// The text size that it follows.
        var size: BannerDynamicTypeSize

        /// The place of a banner of `configuration` in a window, where a person chose `size`.
        init(_ configuration: BannerConfiguration, _ container: BannerContainer, _ size: BannerDynamicTypeSize) {
            let (padding, margin) = (configuration.padding, configuration.shape.margin)
            width = container.bannerWidth(maxWidth: configuration.maxWidth, padding: padding, margin: margin)
            sides = container.sides(padding: padding, margin: margin)
            contentWidth = container.contentWidth(maxWidth: configuration.maxWidth, padding: padding, margin: margin)
            self.size = configuration.typography.clamped(size)
        }
    }

    /// `banner` in the language `locale`, drawn at `place`.
    func picture(_ banner: RuntimeBanner, locale: String, at place: Place) -> Picture {
        picture(banner, locale: locale, at: place, texts(in: locale, at: place.size))
    }

    /// The same with `texts`, which knows nothing yet, or the texts of this banner.
    func picture(_ banner: RuntimeBanner, locale: String, at place: Place, _ texts: SetTexts) -> Picture {
        Drawing(banner, locale, place, texts).picture()
    }

    /// What remembers the texts of a banner in the language `locale`, to be drawn in several windows at one size.
    func texts(in locale: String, at size: BannerDynamicTypeSize) -> SetTexts { SetTexts(locale, size, self) }

    /// The text, and the width of an ellipsis behind it in points.
    fileprivate func prepare(
        _ text: String, _ typography: BannerTypography, at size: BannerDynamicTypeSize, locale: String
    ) -> (text: PreparedText, ellipsis: Double) {
        let font = font(typography, at: size)
        let face = Face(
            style: typography.style, weight: typography.weight, family: typography.font?.family,
            points: typography.points(at: size), locale: locale)
        let ellipsis = ellipses[face] ?? setter.advance(of: "…", locale: locale, font: font) * face.points
        ellipses[face] = ellipsis
        return (setter.prepare(text, locale: locale, font: font), ellipsis)
    }

    /// What decides how wide an ellipsis is.
    private struct Face: Hashable {
        let style: BannerTextStyle
        let weight: BannerFontWeight
        let family: String?
        let points: Double
        let locale: String
    }

    fileprivate static func lettering(
        _ typography: BannerTypography, at size: BannerDynamicTypeSize
    ) -> Lettering {
        Lettering(
            family: typography.font?.family,
            weight: 100 * ((BannerFontWeight.allCases.firstIndex(of: typography.weight) ?? 3) + 1),
            points: typography.points(at: size))
    }

    private func font(_ typography: BannerTypography, at size: BannerDynamicTypeSize) -> TextFont {
        TextFont(
            style: typography.style, weight: typography.weight, points: typography.points(at: size),
            typeface: typography.font.flatMap { typefaces[$0.family] })
    }
}

/// The texts of a banner in a language, at a size: each is measured once, and set once for each width that is asked for, which are few
/// among windows and while a layout is found.
final class SetTexts {
    private struct Question: Hashable {
        let part: BannerPart
        let width: Double
    }

    private let locale: String
    private let size: BannerDynamicTypeSize
    private let drawer: BannerDrawer
    private var prepared: [BannerPart: (text: PreparedText, ellipsis: Double)] = [:]
    private var set: [Question: [TextLine]] = [:]

    fileprivate init(_ locale: String, _ size: BannerDynamicTypeSize, _ drawer: BannerDrawer) {
        (self.locale, self.size, self.drawer) = (locale, size, drawer)
    }

    /// The lines of a part, `width` points wide at the most. `words` and `typography` are those of the part.
    fileprivate func lines(
        of part: BannerPart, _ words: @autoclosure () -> String, _ typography: BannerTypography, width: Double,
        limit: Int
    ) -> [TextLine] {
        let question = Question(part: part, width: width)
        if let lines = set[question] { return lines }
        let (text, ellipsis) =
            prepared[part] ?? drawer.prepare(words(), typography, at: size, locale: locale)
        prepared[part] = (text, ellipsis)
        // As much as rounding takes off a width that was measured before.
        let lines = text.lines(
            sizePt: typography.points(at: size), widthPt: width + 1e-6, limit: limit, ellipsisPt: ellipsis)
        set[question] = lines
        return lines
    }
}

/// A drawing under way: an object, since its many steps ask each other.
private final class Drawing {
    private let banner: RuntimeBanner
    private let locale: String
    private let place: BannerDrawer.Place
    private let texts: SetTexts
    private let configuration: BannerConfiguration
    private let ways: BannerWaysOut
    private let buttons: [BannerButton]
    private let isRightToLeft: Bool
    private var result: Picture

    init(_ banner: RuntimeBanner, _ locale: String, _ place: BannerDrawer.Place, _ texts: SetTexts) {
        self.banner = banner
        self.locale = locale
        self.place = place
        self.texts = texts
        configuration = banner.bannerConfiguration
        ways = BannerWaysOut(of: banner)
        buttons = banner.drawnButtons(ways)
        isRightToLeft = TextDirection(of: locale) == .rightToLeft
        result = Picture(size: BannerSize(width: place.width, height: 0))
    }

    func picture() -> Picture {
        let arrangement = BannerArrangement(options, width: place.contentWidth) { size(of: $0, in: $1) }
        let track = BannerTrack(configuration, banner.levelConfiguration, hasProgress: banner.progress != nil)
        let outline = BannerOutline(
            contentHeight: arrangement.height, padding: configuration.padding.insets, indicator: track.addedHeight,
            isTarget: ways.isTarget)
        result.size.height = outline.height
        let isAtTop = configuration.edge == .top
        // What the content does not take of the width is shared, as the runtime does.
        let rest = place.width - place.sides.horizontal - place.contentWidth
        let (x, y) = (place.sides.leading + rest / 2, outline.contentTop + (isAtTop ? track.addedHeight : 0))
        drawEdges(track, isAtTop: isAtTop)
        for part in parts {
            guard var frame = arrangement.frame(of: part) else { continue }
            frame.x += x
            frame.y += y
            draw(part, frame, mirrored(frame))
        }
        return result
    }

    private var options: BannerArrangement.Options {
        let typography = configuration.typography
        return BannerArrangement.Options(
            imageSize: banner.leadingImage.map { _ in imageFrame.size }, hasTitle: banner.words.title != nil,
            pointCount: banner.words.points.count, bulletWidth: typography.bulletWidth(at: place.size),
            link: banner.link?.placement, alignment: configuration.shape.alignment,
            buttonLayout: configuration.buttonLayout, isAccessibilitySize: place.size.isAccessibilitySize,
            buttons: buttons)
    }

    private var parts: [BannerPart] {
        let points = banner.words.points.indices
        return [.image, .title, .text] + points.flatMap { [.bullet($0), .point($0)] } + [.link]
            + buttons.indices.map { .button($0) }
    }

    private var imageFrame: BannerImageFrame {
        configuration.typography.imageFrame(configuration.image, at: place.size)
    }

    private func mirrored(_ frame: BannerRect) -> BannerRect {
        isRightToLeft ? frame.mirrored(in: place.width) : frame
    }

    // MARK: Sizes

    private func size(of part: BannerPart, in width: Double?) -> BannerSize {
        switch part {
        case .image, .bullet: return BannerSize(width: 0, height: 0)
        case .title, .text, .point: return size(of: lines(of: part, in: width), typography(of: part))
        case .link:
            let text = size(of: lines(of: .link, in: width), configuration.typography)
            return BannerSize(
                width: max(BannerArrangement.target, text.width), height: max(BannerArrangement.target, text.height))
        case .button(let index):
            let target = shape(index).targetSize(content: content(of: index, in: width))
            return BannerSize(
                width: buttons[index].isFullWidth ? width ?? target.width : target.width, height: target.height)
        }
    }

    private func size(of lines: [TextLine], _ typography: BannerTypography) -> BannerSize {
        // A width that is rounded down would wrap the line.
        BannerSize(
            width: lines.reduce(0) { max($0, $1.widthPt) },
            height: Double(lines.count) * BannerTypeScale.lineHeight(typography.points(at: place.size)))
    }

    private func lines(of part: BannerPart, in width: Double?) -> [TextLine] {
        texts.lines(
            of: part, words(of: part), typography(of: part), width: width ?? .infinity, limit: limit(of: part))
    }

    private func words(of part: BannerPart) -> String {
        switch part {
        case .title: banner.words.title ?? ""
        case .text: banner.words.text
        case .point(let index): banner.words.points[index]
        case .link: banner.link?.title.string(in: locale) ?? ""
        case .button(let index): buttons[index].title?.string(in: locale) ?? ""
        case .bullet: "\u{2022}"
        case .image: ""
        }
    }

    private func typography(of part: BannerPart) -> BannerTypography {
        part == .title ? configuration.titleTypography : configuration.typography
    }

    private func limit(of part: BannerPart) -> Int {
        switch part {
        case .title: configuration.titleTypography.maxLines
        case .text: configuration.typography.maxLines
        // Points, links and titles of buttons take as many lines as they need.
        case .point, .link, .button, .bullet, .image: .max
        }
    }

    // MARK: Buttons

    private func shape(_ index: Int) -> BannerButtonShape {
        let button = buttons[index]
        return BannerButtonShape(
            button.variant, look: configuration.buttonLooks[button.variant], minimumSize: button.minimumSize)
    }

    /// The space between the icon and the title of a button.
    private static let iconGap = 8.0

    private var iconSize: Double { configuration.typography.iconSize(at: place.size) }

    /// The size of what stands in a button that may be `width` wide.
    private func content(of index: Int, in width: Double?) -> BannerSize {
        let icon = buttons[index].image == nil && buttons[index].title != nil ? 0 : iconSize
        guard buttons[index].title != nil else { return BannerSize(width: icon, height: icon) }
        let room = width.map { $0 - shape(index).padding.horizontal - (icon > 0 ? icon + Self.iconGap : 0) }
        let text = size(of: lines(of: .button(index), in: room), configuration.typography)
        return BannerSize(
            width: text.width + (icon > 0 ? icon + Self.iconGap : 0), height: max(text.height, icon))
    }

    // MARK: Marks

    /// The track at the outer edge and the separator at the other one.
    private func drawEdges(_ track: BannerTrack, isAtTop: Bool) {
        let (width, height) = (place.width, result.size.height)
        if track.height > 0 {
            let y = isAtTop ? 0 : height - track.height
            let state = banner.progress.map { BannerProgressState(fraction: $0.kind == .determinate ? Self.done : nil) }
            let filled = BannerTrack.filled(BannerTrack.fraction(of: state), width: width, phase: nil)
            if state != nil {
                box(nil, BannerRect(x: 0, y: y, width: width, height: track.height), fill: .trackRest)
            }
            let bar = BannerRect(
                x: filled.lowerBound, y: y, width: filled.upperBound - filled.lowerBound, height: track.height)
            box(nil, mirrored(bar), fill: .track)
        }
        if configuration.shape.hasSeparator {
            let y = isAtTop ? height - Self.hairline : 0
            box(nil, BannerRect(x: 0, y: y, width: width, height: Self.hairline), fill: .separator)
        }
    }

    /// The part of the work that is shown as done.
    private static let done = 0.4
    /// A pixel of a display with two of them to the point.
    private static let hairline = 0.5

    private func box(_ part: BannerPart?, _ frame: BannerRect, fill: Mark.Paint) {
        result.marks.append(.box(part, frame, radius: 0, fill: fill, line: nil, width: 0))
    }

    /// Draws `part`, whose frame runs from the leading edge in `frame` and from the left in `shown`.
    private func draw(_ part: BannerPart, _ frame: BannerRect, _ shown: BannerRect) {
        switch part {
        case .image: if let image = banner.leadingImage { drawImage(image.source, part, shown, imageFrame, .accent) }
        case .title, .text: drawText(part, frame, .onTint, isCentered: configuration.shape.alignment == .center)
        case .point, .bullet: drawText(part, frame, .onTint)
        case .link:
            result.marks.append(.target(part, shown))
            drawText(part, frame, .accent)
        case .button(let index): drawButton(index, frame, shown)
        }
    }

    private func drawText(
        _ part: BannerPart, _ frame: BannerRect, _ paint: Mark.Paint, isCentered: Bool = false
    ) {
        let typography = typography(of: part)
        let lines = lines(of: part, in: part.isBullet ? nil : frame.width)
        let lineHeight = BannerTypeScale.lineHeight(typography.points(at: place.size))
        // A link stands in the middle of its target.
        let top = part == .link ? frame.y + (frame.height - Double(lines.count) * lineHeight) / 2 : frame.y
        drawLines(lines, part, typography, frame, top: top, paint, isCentered: isCentered)
    }

    private func drawLines(
        _ lines: [TextLine], _ part: BannerPart, _ typography: BannerTypography, _ frame: BannerRect, top: Double,
        _ paint: Mark.Paint, isCentered: Bool
    ) {
        let lettering = BannerDrawer.lettering(typography, at: place.size)
        let lineHeight = BannerTypeScale.lineHeight(lettering.points)
        let isRightToLeft = isRightToLeft(part)
        // By a guess, nothing is said to be cut.
        let isKnown = !lines.contains(where: \.isGuessed)
        let texts = OpenDirections.texts(of: lines, in: Array(words(of: part).utf8))
        for (index, (line, text)) in zip(lines, texts).enumerated() where !text.isEmpty {
            let start = frame.x + (isCentered ? (frame.width - line.widthPt) / 2 : 0)
            let x = self.isRightToLeft ? place.width - start - line.widthPt : start
            let y = top + Double(index) * lineHeight + Self.baseline(lettering.points, lineHeight)
            let drawn = Line(
                words: text, isCut: isKnown && line.ending == .ellipsis, isLink: part == .link,
                isRightToLeft: isRightToLeft,
                language: banner.languages[part],
                hold: line.isGuessed ? (isCentered ? .middle : self.isRightToLeft ? .right : .left) : nil)
            result.marks.append(.text(part, x: x, y: y, width: line.widthPt, lettering, paint, drawn))
            if drawn.isCut { result.cut.append(part) }
        }
    }

    /// Whether the words of a part are written from right to left, wherever they stand.
    private func isRightToLeft(_ part: BannerPart) -> Bool {
        banner.languages[part].map { TextDirection(of: $0) == .rightToLeft } ?? isRightToLeft
    }

    /// How far below the top of a line its letters stand. The system's font rises 0.952 em above the baseline and falls 0.241 em below
    /// it, in the middle of the line.
    private static func baseline(_ points: Double, _ lineHeight: Double) -> Double {
        (lineHeight - (0.952 + 0.241) * points) / 2 + 0.952 * points
    }

    private func drawButton(_ index: Int, _ frame: BannerRect, _ shown: BannerRect) {
        let (button, shape, part) = (buttons[index], shape(index), BannerPart.button(index))
        result.marks.append(.target(part, shown))
        // In a row of its own a title may take several lines.
        let content = content(of: index, in: frame.width)
        var drawn = shape.drawnSize(content: content)
        drawn.width = button.isFullWidth ? frame.width : min(drawn.width, frame.width)
        drawn.height = min(drawn.height, frame.height)
        let inner = Self.centered(drawn, in: frame)
        result.marks.append(
            .box(
                part, mirrored(inner), radius: shape.cornerRadius(height: inner.height), fill: .buttonFill(index),
                line: .buttonLine(index), width: shape.borderWidth))
        // The space around a title need not be the same at both sides.
        var box = Self.centered(
            BannerSize(
                width: content.width + shape.padding.horizontal, height: content.height + shape.padding.vertical),
            in: inner)
        box.x += shape.padding.leading
        box.y += shape.padding.top
        drawContent(of: index, content, x: box.x, y: box.y)
    }

    private func drawContent(of index: Int, _ content: BannerSize, x: Double, y: Double) {
        let (button, part) = (buttons[index], BannerPart.button(index))
        var x = x
        if let image = button.image ?? (button.title == nil ? BannerImage(.symbol("questionmark")) : nil) {
            let frame = BannerRect(x: x, y: y + (content.height - iconSize) / 2, width: iconSize, height: iconSize)
            drawImage(
                image.source, part, mirrored(frame), .icon(image.source, size: iconSize), .buttonLabel(index))
            x += iconSize + Self.iconGap
        }
        guard button.title != nil else { return }
        let width = content.width - (button.image == nil ? 0 : iconSize + Self.iconGap)
        let lines = lines(of: part, in: width)
        let height = size(of: lines, configuration.typography).height
        drawLines(
            lines, part, configuration.typography, BannerRect(x: x, y: y, width: width, height: height),
            top: y + (content.height - height) / 2, .buttonLabel(index), isCentered: true)
    }

    private static func centered(_ size: BannerSize, in frame: BannerRect) -> BannerRect {
        BannerRect(
            x: frame.x + (frame.width - size.width) / 2, y: frame.y + (frame.height - size.height) / 2,
            width: size.width,
            height: size.height)
    }

    private func drawImage(
        _ source: BannerImageSource, _ part: BannerPart, _ frame: BannerRect, _ image: BannerImageFrame,
        _ paint: Mark.Paint
    ) {
        let drawing = BannerImageDrawing(source, in: image)
        let inner = Self.centered(BannerSize(width: drawing.size, height: drawing.size), in: frame)
        switch source {
        case .symbol(let name): result.marks.append(.symbol(part, inner, name, paint))
        case .asset(let name), .resource(let name, _):
            result.marks.append(.image(part, inner, drawing.isCut ? image.shape : .none, name))
        case .asyncImage(_, let placeholder?, _): drawImage(placeholder, part, frame, image, paint)
        case .asyncImage(_, nil, _), .memory:
            result.marks.append(.image(part, inner, drawing.isCut ? image.shape : .none, ""))
        }
    }
}

extension BannerPart {
    fileprivate var isBullet: Bool { if case .bullet = self { true } else { false } }
}
