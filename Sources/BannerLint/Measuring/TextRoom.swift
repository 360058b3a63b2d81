// SPDX-License-Identifier: Apache-2.0

public import BannerKit

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

    /// Whether a larger text may have more room, since buttons move below it.
    var isUneven: Bool { !titles.isEmpty }

    /// The width for text drawn where a person chose `size`, in `window`, in points, at its least: at least 0.
    public func width(in window: WindowClass, at size: BannerDynamicTypeSize) -> Double {
        widths(in: window, at: size).lowerBound
    }

    /// What takes room from the text in `window`, and how many points, as far as that is sure: margins, the image and the
    /// buttons beside it.
    func losses(in window: WindowClass, at size: BannerDynamicTypeSize) -> [(part: String, points: Double)] {
        let (content, image) = (content(in: window), image?.width(at: size) ?? 0)
        let icons = icons.reduce(0) { $0 + $1 + BannerArrangement.gap }
        let titles = content - image - icons - widths(in: window, at: size).lowerBound
        return [
            ("margins", window.width - content), ("the image or icon", image), ("icon buttons", icons),
            ("buttons with titles", titles),
        ].filter { $0.1 > 0.5 }
    }

    private func content(in window: WindowClass) -> Double {
        BannerContainer(size: BannerSize(width: window.width, height: window.height), isCompact: window.isCompact)
            .contentWidth(maxWidth: maxWidth, padding: padding, margin: margin)
    }

    /// All that the width may be, as nobody knows to a hair how wide titles are: so neither how much they leave, nor, if
    /// that is about a third, whether they stand beside the text.
    func widths(in window: WindowClass, at size: BannerDynamicTypeSize) -> ClosedRange<Double> {
        let content = content(in: window)
        let room = icons.reduce(content - (image?.width(at: size) ?? 0)) { $0 - $1 - BannerArrangement.gap }
        let whole = max(0, room)
        guard !titles.isEmpty, !size.isAccessibilitySize else { return whole...whole }
        let least = titles.reduce(room) { $0 - $1.button(at: size).upperBound - BannerArrangement.gap }
        let most = titles.reduce(room) { $0 - $1.button(at: size).lowerBound - BannerArrangement.gap }
        let third = content / 3
        // Titles beside the text leave it a third or more.
        if most < third { return whole...whole }
        return max(0, least, third)...(least < third ? whole : max(0, most))
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
