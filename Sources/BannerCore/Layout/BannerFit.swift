// SPDX-License-Identifier: Apache-2.0

/// Whether a banner fits into the place that there is, such as a phone on its side when the text is large. Lengths are points.
///
/// What is taller scrolls, so that all of it can be read. A finger then scrolls and does not swipe.
package struct BannerFit: Hashable, Sendable {
    /// Whether it scrolls.
    package let isScrolled: Bool
    /// The height that is seen of it.
    package let height: Double

    /// A banner of `height` where there are `available`; `nil` for as much as it needs.
    package init(height: Double, available: Double?) {
        // Less than a pixel is no reason to scroll.
        isScrolled = available.map { height > $0 + 0.5 } ?? false
        self.height = isScrolled ? max(0, available ?? height) : height
    }
}

extension BannerWaysOut {
    /// The ways out of a banner, which has a close button in the place of the swipe and the tap where it `isScrolled`.
    package func scrolled(_ isScrolled: Bool) -> BannerWaysOut {
        guard isScrolled, allowsSwipe || barTap == .dismisses else { return self }
        return BannerWaysOut(
            barTap: barTap == .dismisses ? .none : barTap, allowsSwipe: false, showsCloseButton: true)
    }
}
