// SPDX-License-Identifier: Apache-2.0

public import BannerKit

/// The width that a banner leaves for its text, as ``BannerArrangement`` lays it out.
///
/// The formula is that of the arrangement, worked out without building one: it is asked for every text, window and size.
public struct TextRoom: Equatable {
    /// How wide the content may be, in points; `nil` if nothing keeps it from the edges of the window.
    let maxWidth: Double?
    /// What the image takes, in points.
    let image: Double
    /// How many buttons stand beside the text whatever happens.
    let icons: Int
    /// The widths in em of the titles of the buttons that stand beside the text if there is room, drawn at its size.
    let titles: [Double]

    /// Whether a larger text may have more room, since buttons move below it.
    var isUneven: Bool { !titles.isEmpty }

    /// The width for text of `points`, drawn where a person chose `size`, in `window`, in points: at least 0.
    public func width(in window: WindowClass, at size: BannerDynamicTypeSize, points: Double) -> Double {
        let content = max(0, min(window.width - 2 * window.margin, maxWidth ?? .infinity))
        let room = content - image - Double(icons) * (BannerArrangement.target + BannerArrangement.gap)
        guard !titles.isEmpty, !size.isAccessibilitySize else { return max(0, room) }
        let left = titles.reduce(room) { $0 - Self.buttonWidth(title: $1 * points) - BannerArrangement.gap }
        return max(0, left >= content / 3 ? left : room)
    }

    /// The width of a button with a title that is `title` points wide.
    static func buttonWidth(title: Double) -> Double {
        max(BannerArrangement.target, title + 2 * BannerArrangement.titlePadding)
    }
}
