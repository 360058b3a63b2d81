// SPDX-License-Identifier: Apache-2.0

public import BannerCore

/// The width that a banner leaves for its text, as ``BannerArrangement`` lays it out.
///
/// The formula is that of the arrangement, worked out without building one: it is asked for every text, window and size.
public struct TextRoom: Equatable {
    /// How wide the content may be, in points; `nil` if nothing keeps it from the edges of the window.
    let maxWidth: Double?
    /// The padding of the style.
    let padding: BannerPadding
    /// The space around the bar.
    let margin: BannerInsets
    /// What stands before the text; `nil` for nothing.
    let image: ImageRoom?
    /// The widths in points of the buttons that stand beside the text whatever happens.
    let icons: [Double]
    /// The buttons that stand beside the text if there is room.
    let titles: [TitleWidth]
    /// The buttons with titles that stand below the text.
    let titlesBelow: [TitleWidth]
    /// The link, if it stands beside the text where there is room.
    var link: TitleWidth?
    /// Whether lines and buttons are centred, so that those below the text have all the width.
    var isCentered = false
    /// The style of a point, whose sign takes room before it; `nil` for what has none.
    var pointStyle: BannerTextStyle?

    /// Whether a larger text may have more room, since buttons or the link move below it.
    var isUneven: Bool { !titles.isEmpty || link != nil }

    /// The width for text drawn where a person chose `size`, in `window`, in points, at its least: at least 0.
    public func width(in window: WindowClass, at size: BannerDynamicTypeSize) -> Double {
        widths(in: window, at: size).lowerBound
    }

    /// What takes room from the text in `window`, and how many points, as far as that is sure: margins, the image and the
    /// buttons beside it.
    func losses(in window: WindowClass, at size: BannerDynamicTypeSize) -> [(part: String, points: Double)] {
        let (content, image) = (content(in: window), image?.width(at: size) ?? 0)
        let icons = -Self.without(icons, 0)
        let sign = sign(at: size)
        let titles = content - image - icons - sign - widths(in: window, at: size).lowerBound
        let beside = link == nil ? "buttons with titles" : self.titles.isEmpty ? "the link" : "buttons and the link"
        return [
            ("margins", window.width - content), ("the image or icon", image), ("icon buttons", icons),
            ("the sign of the point", sign), (beside, titles),
        ].filter { $0.1 > 0.5 }
    }

    private func content(in window: WindowClass) -> Double {
        BannerContainer(size: BannerSize(width: window.width, height: window.height), isCompact: window.isCompact)
            .contentWidth(maxWidth: maxWidth, padding: padding, margin: margin)
    }

    /// What the image and the icon buttons leave of the content for the text and what may stand beside it.
    private func column(in window: WindowClass, at size: BannerDynamicTypeSize) -> Double {
        Self.without(icons, content(in: window) - (image?.width(at: size) ?? 0))
    }

    /// What buttons as wide as `widths` leave of `room`, each with the gap before it.
    private static func without(_ widths: some Sequence<Double>, _ room: Double) -> Double {
        widths.reduce(room) { $0 - $1 - BannerArrangement.gap }
    }

    /// The width of the column in which the sign before a point stands.
    private func sign(at size: BannerDynamicTypeSize) -> Double {
        pointStyle.map { BannerArrangement.bulletWidth(fontSize: BannerTypeScale.points($0, at: size)) } ?? 0
    }

    /// All that the width may be, as nobody knows to a hair how wide titles are: so neither how much they leave, nor, if
    /// that is about a third, whether they stand beside the text.
    func widths(in window: WindowClass, at size: BannerDynamicTypeSize) -> ClosedRange<Double> {
        let (content, column) = (content(in: window), column(in: window, at: size))
        guard isUneven, !size.isAccessibilitySize else { return within(column...column, at: size) }
        // Buttons with titles go together, and the link after them.
        let left = Self.left(of: column...column, titles, content, size)
        return within(link.map { Self.left(of: left, [$0], content, size) } ?? left, at: size)
    }

    /// Whether all that stands beside the text if there is room surely does in `window`: a third of the content is left.
    func hasRoomForAll(in window: WindowClass, at size: BannerDynamicTypeSize) -> Bool {
        guard !size.isAccessibilitySize else { return true }
        let beside = (titles + [link].compactMap { $0 }).lazy.map { $0.button(at: size).upperBound }
        return Self.without(beside, column(in: window, at: size)) >= content(in: window) / 3
    }

    /// Whether the link may stand beside the text in `window`.
    func hasRoomForLink(in window: WindowClass, at size: BannerDynamicTypeSize) -> Bool {
        guard let link, !size.isAccessibilitySize else { return false }
        let (content, column) = (content(in: window), column(in: window, at: size))
        let left = Self.left(of: column...column, titles, content, size).upperBound
        return Self.without([link.button(at: size).lowerBound], left) >= content / 3
    }

    /// Where buttons with titles stand in `window`, as far as that is sure: where they fit if their titles are as narrow as they may be,
    /// they may stand there.
    func buttonRows(in window: WindowClass, at size: BannerDynamicTypeSize) -> ButtonRows {
        if size.isAccessibilitySize { return .each }
        let (content, narrow) = (content(in: window), titles.lazy.map { $0.button(at: size).lowerBound })
        if !titles.isEmpty, Self.without(narrow, column(in: window, at: size)) >= content / 3 { return .beside }
        let below = (titles.isEmpty ? titlesBelow : titles).map { $0.button(at: size) }
        guard below.count > 1 else { return .one }
        // Under the text, unless a title needs the width under the image too.
        let underText = content - (image?.width(at: size) ?? 0)
        let isUnderText = !isCentered && below.allSatisfy { $0.upperBound <= underText }
        let sum = below.reduce(-BannerArrangement.gap) { $0 + $1.lowerBound + BannerArrangement.gap }
        return sum <= (isUnderText ? underText : content) ? .one : .each
    }

    /// What is left of `room` by what stands beside the text if that leaves a third of the content or more.
    private static func left(
        of room: ClosedRange<Double>, _ titles: [TitleWidth], _ content: Double, _ size: BannerDynamicTypeSize
    ) -> ClosedRange<Double> {
        guard !titles.isEmpty else { return room }
        let least = without(titles.lazy.map { $0.button(at: size).upperBound }, room.lowerBound)
        let most = without(titles.lazy.map { $0.button(at: size).lowerBound }, room.upperBound)
        let third = content / 3
        if most < third { return room }
        return max(least, third)...(least < third ? room.upperBound : most)
    }

    private func within(_ room: ClosedRange<Double>, at size: BannerDynamicTypeSize) -> ClosedRange<Double> {
        let sign = sign(at: size)
        return max(0, room.lowerBound - sign)...max(0, room.upperBound - sign)
    }
}

/// The room that an image takes from the text beside it, with which it grows.
struct ImageRoom: Equatable {
    /// The width of the image at the text size Large, in points.
    let size: Double
    /// The style of the text.
    let style: BannerTextStyle

    /// The width of the image and of the gap after it where a person chose `size`, in points.
    func width(at size: BannerDynamicTypeSize) -> Double { side(at: size) + BannerArrangement.gap }

    /// The width and height of the image where a person chose `size`, in points.
    func side(at size: BannerDynamicTypeSize) -> Double { self.size * BannerTypeScale.imageScale(style, at: size) }
}
