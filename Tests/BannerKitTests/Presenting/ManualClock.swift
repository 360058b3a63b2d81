// SPDX-License-Identifier: Apache-2.0

/// A clock whose time passes when a test says so.
@MainActor final class ManualClock: Clock {
    struct Instant: InstantProtocol {
        var offset: Swift.Duration

        func advanced(by duration: Swift.Duration) -> Self { Self(offset: offset + duration) }
        func duration(to other: Self) -> Swift.Duration { other.offset - offset }
        static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
    }

    private struct Sleeper {
        let deadline: Instant
        let continuation: CheckedContinuation<Void, any Error>
    }

    private var time = Instant(offset: .seconds(1_000))
    private var sleepers: [Int: Sleeper] = [:]
    private var lastSleeper = 0

    nonisolated var now: Instant { MainActor.assumeIsolated { time } }
    nonisolated var minimumResolution: Swift.Duration { .nanoseconds(1) }

    /// How many tasks sleep.
    var sleeperCount: Int { sleepers.count }

    /// The earliest end of a sleep.
    var nextDeadline: Instant? { sleepers.values.map(\.deadline).min() }

    nonisolated func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws {
        let id = await nextID()
        try await withTaskCancellationHandler {
            try await register(id, deadline)
        } onCancel: {
            Task { @MainActor in self.wake(id, throwing: CancellationError()) }
        }
    }

    private func nextID() -> Int {
        lastSleeper += 1
        return lastSleeper
    }

    private func register(_ id: Int, _ deadline: Instant) async throws {
        try Task.checkCancellation()
        guard deadline > time else { return }
        try await withCheckedThrowingContinuation { sleepers[id] = Sleeper(deadline: deadline, continuation: $0) }
    }

    private func wake(_ id: Int, throwing error: (any Error)?) {
        guard let sleeper = sleepers.removeValue(forKey: id) else { return }
        if let error { sleeper.continuation.resume(throwing: error) } else { sleeper.continuation.resume() }
    }

    /// Sets the time and wakes those whose time has come.
    func jump(by duration: Swift.Duration) {
        time = time.advanced(by: duration)
        for (id, _) in sleepers.filter({ $0.value.deadline <= time }).sorted(by: { $0.key < $1.key }) {
            wake(id, throwing: nil)
        }
    }
}
