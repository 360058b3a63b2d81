// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// Tells the banners that override something of their style or level from those that share a look.
struct OwnLooks {
    private struct Pair: Hashable {
        var level: Int
        var style: Int
    }

    /// The look that all banners of a level and style share that override nothing.
    private var shared: [Pair: Look] = [:]

    /// The look of `banner`, if it overrides something.
    mutating func look(of banner: Banner) -> Look? {
        let pair = Pair(level: banner.level, style: banner.style)
        if let look = shared[pair], look === banner.look { return nil }
        if banner.look.isOverridden { return banner.look }
        shared[pair] = banner.look
        return nil
    }
}

extension Look {
    fileprivate var isOverridden: Bool {
        metrics.isOfBanner || style.isOverridden || level.isOverridden
    }

    /// Whether it has times that no other banner has.
    var hasOwnMetrics: Bool { metricsIndex == nil }

    /// The colour tokens that a banner of this look has to itself.
    var ownColors: [(name: String, color: ResolvedColor)] {
        var colors: [(String, ResolvedColor)] = []
        if level.tint.isOfBanner { colors.append(("tint", level.tint.value)) }
        if level.accent.isOfBanner, let accent = level.accent.value { colors.append(("accent", accent)) }
        if level.onTint.isOfBanner { colors.append(("onTint", level.onTint.value)) }
        if style.indicatorColor.isOfBanner, let color = style.indicatorColor.value {
            colors.append(("indicatorColor", color))
        }
        return colors
    }
}

extension Resolved {
    /// Whether a banner says it, or its surface or its text for it, and not its level, its style or a default.
    var isOfBanner: Bool {
        switch sources.first?.origin {
        case .readingTime: true
        case .definition(let path): path.hasPrefix("banners.") || path.hasPrefix("surfaces.")
        default: false
        }
    }
}

extension StyleAttributes {
    fileprivate var isOverridden: Bool {
        position.isOfBanner || edge.isOfBanner || bufferHeight.isOfBanner || statusBar.isOfBanner || padding.isOfBanner
            || indicatorHeight.isOfBanner || indicatorColor.isOfBanner || dismissal.isOfBanner
            || buttonLayout.isOfBanner || sticksOnScroll.isOfBanner || maxWidth.isOfBanner
    }
}

extension LevelAttributes {
    fileprivate var isOverridden: Bool {
        tint.isOfBanner || onTint.isOfBanner || accent.isOfBanner || icon.isOfBanner || spokenPrefix.isOfBanner
            || announcement.isOfBanner
            || haptic.isOfBanner
    }
}
