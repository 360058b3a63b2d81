// SPDX-License-Identifier: Apache-2.0

/// What the queue knows of a banner that shall be shown.
public struct BannerRequest: Identifiable, Hashable, Sendable {
    /// The identity of a request. A later request of the same queue has a greater one.
    public struct ID: Hashable, Comparable, Sendable {
        let number: UInt64

        /// Whether `lhs` came before `rhs`.
        public static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
    }

    /// The least time between two comings of what has the same name.
    public struct Interval: Hashable, Sendable {
        /// The name of the banner in the spec.
        public var name: String
        /// The time that passes between two comings at the least.
        public var minimum: Duration

        /// At least `minimum` between two comings of `name`.
        public init(name: String, minimum: Duration) {
            self.name = name
            self.minimum = minimum
        }
    }

    /// Its identity.
    public let id: ID
    /// The group of its surface. A group shows one banner at a time; groups know nothing of each other.
    public var group: String
    /// Its urgency under `order: priority`; a higher one is more urgent.
    public var severity: Int
    /// How long it stays, `nil` for as long as nobody and nothing ends it.
    public var display: Duration?
    /// How a person may end it: any of `button`, `swipe` and `tap`.
    public var waysOut: BannerDismissal
    /// Whether it comes back after `conflict: replace`, since its condition still holds.
    public var comesBack: Bool
    /// What equal requests share, `nil` for one that equals none.
    public var key: CoalescingKey?
    /// How long it may wait unseen; `nil` for as long as it takes.
    ///
    /// It is a promise about what the banner says, which goes out of date whether or not anybody looks at the screen. So the time
    /// runs on while the queue is on hold, other than that of a banner that shows.
    public var expires: Duration?
    /// How often it may come, `nil` for any number of times.
    public var interval: Interval?

    /// A request of these values. `id` comes from ``BannerQueue/makeID()`` of the queue that it is for.
    public init(
        id: ID, group: String, severity: Int = 0, display: Duration?, waysOut: BannerDismissal = [.button, .swipe],
        comesBack: Bool = false, key: CoalescingKey? = nil, expires: Duration? = nil,
        interval: Interval? = nil
    ) {
        self.id = id
        self.group = group
        self.severity = severity
        self.display = display?.bounded
        self.waysOut = waysOut
        self.comesBack = comesBack
        self.key = key
        self.expires = expires?.bounded
        self.interval = interval
    }
}

extension Duration {
    /// A time that no clock reaches, far below what overflows, which would trap: 10^15 s.
    static let farFuture = Duration.seconds(1_000_000_000_000_000 as Int64)

    /// The nearest duration in 0...a million hours, which is for ever for a banner.
    package var bounded: Duration { min(max(self, .zero), .seconds(3_600_000_000 as Int64)) }
}
