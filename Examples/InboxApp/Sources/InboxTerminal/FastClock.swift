// SPDX-License-Identifier: Apache-2.0

/// The system's clock, with time that passes `speed` times as fast.
struct FastClock: Clock {
    struct Instant: InstantProtocol {
        /// The time since the clock was made.
        var offset: Duration

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
    }

    private let speed: Int
    private let start = ContinuousClock.now

    /// A clock whose seconds are as long as 1 / `speed` of those of the system.
    init(speed: Int) { self.speed = max(speed, 1) }

    var now: Instant { Instant(offset: (ContinuousClock.now - start) * speed) }

    var minimumResolution: Duration { ContinuousClock().minimumResolution * speed }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try await ContinuousClock().sleep(
            until: start + deadline.offset / speed, tolerance: tolerance.map { $0 / speed })
    }
}
