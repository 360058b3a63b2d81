// SPDX-License-Identifier: Apache-2.0

/// What a person can do to a banner, which is less than what its configuration lists: a button needs a button.
package struct BannerWaysOut: Hashable, Sendable {
    /// What a tap on the bar does.
    package enum BarTap: Hashable, Sendable {
        /// Nothing.
        case none
        /// It sends the banner away.
        case dismisses
        /// It opens what the banner speaks of.
        case opens
        /// It holds, goes on with or ends the work whose progress the banner shows.
        case controlsProgress
    }

    /// What a tap on the bar does.
    package let barTap: BarTap
    /// Whether a swipe towards the banner's edge sends it away.
    package let allowsSwipe: Bool
    /// Whether the banner draws a close button of its own, since nobody and nothing else would end it.
    package let showsCloseButton: Bool
    /// Whether one of its own buttons closes it.
    package let hasCloseButton: Bool

    init(barTap: BarTap, allowsSwipe: Bool, showsCloseButton: Bool, hasCloseButton: Bool = false) {
        self.barTap = barTap
        self.allowsSwipe = allowsSwipe
        self.showsCloseButton = showsCloseButton
        self.hasCloseButton = hasCloseButton
    }

    /// The ways out of `banner`, whose progress has ended if it `isComplete`.
    package init(of banner: some BannerContent, isComplete: Bool = false) {
        self.init(of: banner, isComplete: isComplete, hasTouch: Self.hasTouch)
    }

    /// The ways out where there is no finger to swipe or tap with unless it `hasTouch`.
    init(of banner: some BannerContent, isComplete: Bool, hasTouch: Bool) {
        let configuration = banner.bannerConfiguration
        let ways = configuration.dismissal
        let progress = isComplete ? nil : banner.progress
        barTap = progress?.onTap.isEmpty == false ? .controlsProgress : Self.tap(on: banner, ways)
        allowsSwipe = ways.contains(.swipe)
        let metrics = isComplete ? banner.progress?.completionMetrics ?? configuration.metrics : configuration.metrics
        let isTimed = metrics.display != nil && (ways.contains(.timer) || isComplete)
        let enabled = banner.bannerButtons.filter(\.isEnabled)
        hasCloseButton = enabled.contains { $0.role == .dismiss }
        let hasButton = hasCloseButton || ways.contains(.button) && !enabled.isEmpty
        let hasGesture = hasTouch && (allowsSwipe || barTap == .dismisses)
        showsCloseButton =
            !isTimed && !hasButton && !hasGesture && progress == nil && !Self.hasEnd(banner.trigger)
    }

    private static func tap(on banner: some BannerContent, _ ways: BannerDismissal) -> BarTap {
        switch banner.barTap {
        case .dismiss: ways.contains(.tap) ? .dismisses : .none
        case .open: .opens
        case .nothing: .none
        }
    }

    /// Whether a person can send the banner away, by a gesture or a button that closes it.
    package var canDismiss: Bool { allowsSwipe || barTap == .dismisses || showsCloseButton || hasCloseButton }

    /// Whether a person can send the banner away, but by no button: who does not touch it needs another way to do that.
    package var isDismissedByGesture: Bool { canDismiss && !showsCloseButton && !hasCloseButton }

    /// Whether people touch what they see, rather than move a focus to it.
    private static var hasTouch: Bool {
        #if os(tvOS)
            false
        #else
            true
        #endif
    }

    private static func hasEnd(_ trigger: BannerTrigger?) -> Bool {
        if case .condition(_, clears: .some) = trigger?.cause { true } else { false }
    }
}
