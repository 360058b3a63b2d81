// SPDX-License-Identifier: Apache-2.0

/// How banners wait for their turn: there is one at a time.
public struct BannerQueuePolicy: Hashable, Sendable {
    /// Which of the waiting banners comes next.
    public enum Order: String, CaseIterable, Sendable {
        /// The one that has waited longest.
        case fifo
        /// The one of the most urgent level; among equals, the one that has waited longest.
        case priority
    }

    /// What happens when a banner comes while another is shown.
    public enum Conflict: String, CaseIterable, Sendable {
        /// The new one waits.
        case enqueue
        /// The shown one ends. Under `order: priority` a less urgent new one waits instead; and a shown one without a
        /// timer whose condition still holds comes back.
        case replace
        /// The shown one gives way and comes back for the rest of its time. Under `order: priority` a less urgent new
        /// one waits instead.
        case suspend
        /// The new one is discarded.
        case drop
    }

    /// Which requests count as repetitions of an earlier one and are answered together with it.
    public enum Coalescing: String, CaseIterable, Sendable {
        /// None.
        case none
        /// A request equal to the one right before it in its group, unless that has ended.
        case adjacent
        /// A request equal to one that waits.
        case queued
        /// A request equal to one that waits or is shown.
        case any
    }

    /// What two requests must share to be equal.
    public enum Key: String, CaseIterable, Sendable {
        /// The banner's name.
        case banner
        /// Its style.
        case style
        /// Its level.
        case level
        /// Its text, parameters filled in.
        case text
        /// Its surface.
        case surface
        /// The values of its parameters. The banners of different values, and different banners, are never equal.
        case parameters
    }

    /// Which of the waiting banners comes next.
    public var order: Order
    /// What happens when a banner comes while another is shown.
    public var conflict: Conflict
    /// Which requests count as repetitions.
    public var coalescing: Coalescing
    /// What two requests must share to be equal.
    public var key: [Key]
    /// The banners that may wait at the most; at least 1. When so many wait, a new one is dropped; under `order:
    /// priority` the least urgent and newest of those that nobody has seen yet is dropped for a more urgent one.
    public var maxDepth: Int
    /// The time between one banner's end and the next one's start.
    public var pause: Duration
    /// What the display time is multiplied by while a screen reader runs; 1 to 100.
    public var screenReaderMultiplier: Double
    /// How long a banner whose condition is over stays visible at the least, so that it doesn't flicker.
    public var minimumVisibleTime: Duration

    /// A policy of these values.
    public init(
        order: Order, conflict: Conflict, coalescing: Coalescing, key: [Key], maxDepth: Int, pause: Duration,
        screenReaderMultiplier: Double = 2.5, minimumVisibleTime: Duration = .seconds(1)
    ) {
        self.order = order
        self.conflict = conflict
        self.coalescing = coalescing
        self.key = key
        self.maxDepth = maxDepth
        self.pause = pause
        self.screenReaderMultiplier = screenReaderMultiplier
        self.minimumVisibleTime = minimumVisibleTime
    }
}
