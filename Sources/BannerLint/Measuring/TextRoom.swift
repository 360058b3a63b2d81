// SPDX-License-Identifier: Apache-2.0

/// The width that a banner leaves for its text.
public struct TextRoom: Equatable {
    /// How wide the banner may be, in points; infinite if nothing keeps it from the edges of the window.
    let maxWidth: Double
    /// What the image and buttons without a title take, in points.
    let taken: Double
    /// The widths in em of the titles of the buttons beside the text, which are drawn at its size.
    let titles: [Double]

    /// The width for text of `points` in `window`, in points: at least 0.
    public func width(in window: WindowClass, points: Double) -> Double {
        var width = min(window.width - 2 * window.margin, maxWidth) - taken
        for title in titles { width -= Self.buttonWidth(title: title * points) + BannerLayout.gap }
        return max(0, width)
    }

    /// The width of a button with a title that is `title` points wide.
    static func buttonWidth(title: Double) -> Double {
        max(BannerLayout.target, title + 2 * BannerLayout.titlePadding)
    }
}
