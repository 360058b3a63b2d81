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
        /// The shown one ends as soon as people have seen it. Under `order: priority` a less urgent new one waits
        /// instead; and a shown one without a timer whose condition still holds comes back.
        case replace
        /// The shown one gives way as soon as people have seen it, and comes back for the rest of its time. Under
        /// `order: priority` a less urgent new one waits instead.
        case suspend
        /// The new one waits; but a shown one without a timer, which waits for an answer or for its condition, gives way to one
        /// with a timer as soon as people have seen it, and comes back. So does one whose work or condition goes on to
        /// any. Under `order: priority` one gives way to a more urgent one too, and a less urgent new one waits.
        case stepAside
        /// The new one is discarded. While one leaves, the most severe of those that come waits for its place.
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
        /// Its title, its text and its points, parameters filled in.
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
    /// The banners that may wait at the most; at least 1. One that is about to take another's place does not count.
    ///
    /// Of more than that the least severe is dropped, whatever the `order`: among equals one that people have seen
    /// before one that nobody has, and then the newest.
    public var maxDepth: Int
    /// The time between one banner's end and the next one's start.
    public var pause: Duration
    /// What the display time is multiplied by while a screen reader runs; 1 to 100.
    public var screenReaderMultiplier: Double
    /// How long a banner stands still at the least before the end of its condition, or one that is not more urgent,
    /// takes it away; then people have seen it.
    public var minimumVisibleTime: Duration

    /// How long a banner stands still at the least unless a policy says otherwise.
    public static let leastVisibleTime = Duration.seconds(1)

    /// A policy of these values. What is left out is as in a spec of the profile `apple` that says nothing of its queue.
    public init(
        order: Order = .priority, conflict: Conflict = .enqueue, coalescing: Coalescing = .adjacent,
        key: [Key] = [.style, .level, .text], maxDepth: Int = 20, pause: Duration = .zero,
        screenReaderMultiplier: Double = 2.5, minimumVisibleTime: Duration = leastVisibleTime
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

    /// Whether one that comes may take the place of one that shows.
    var takesPlaces: Bool { conflict == .replace || conflict == .suspend || conflict == .stepAside }

    /// How many may wait: under `drop` the one that comes next.
    var room: Int { conflict == .drop ? 1 : max(maxDepth, 1) }

    /// Whether one that shows gives its place to one that nobody has seen.
    func gives(_ shown: BannerTicket, to next: BannerTicket) -> Bool {
        guard takesPlaces, !isLessUrgent(next.request, than: shown.request) else { return false }
        guard conflict == .stepAside else { return true }
        let isOneOfMany = next.remaining != nil || shown.request.comesBack
        return shown.remaining == nil && (isOneOfMany || isLessUrgent(shown.request, than: next.request))
    }

    /// Whether `request` is less urgent than `other`; without ranks none is.
    func isLessUrgent(_ request: BannerRequest, than other: BannerRequest) -> Bool {
        order == .priority && request.severity < other.severity
    }
}
