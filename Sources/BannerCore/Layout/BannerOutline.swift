// SPDX-License-Identifier: Apache-2.0

/// How high a banner is around its parts, and where they begin. Lengths are points.
package struct BannerOutline: Hashable, Sendable {
    /// The height of the banner.
    package let height: Double
    /// The height without what an indicator adds to it.
    package let innerHeight: Double
    /// Where the parts begin, from the top of the inner part.
    package let contentTop: Double

    /// The outline around parts that are `contentHeight` high, with `padding` above and below. A banner that `isTarget` of
    /// taps or swipes is as high as a target has to be; what that adds is shared above and below.
    package init(contentHeight: Double, padding: BannerInsets, indicator: Double, isTarget: Bool) {
        let least = isTarget ? BannerArrangement.target : 0
        height = max(contentHeight + padding.vertical + indicator, least)
        innerHeight = height - indicator
        contentTop = (innerHeight - contentHeight - padding.vertical) / 2 + padding.top
    }
}

extension BannerWaysOut {
    /// Whether a finger does something to the bar itself.
    package var isTarget: Bool { allowsSwipe || barTap != .none }
}
