// SPDX-License-Identifier: Apache-2.0

/// Runs timers on a clock, one for each key.
@MainActor final class BannerTimers {
    enum Key: Hashable {
        case group(String)
        case condition(ObjectIdentifier)
        case announcement(BannerRequest.ID)
    }

    /// How many tasks sleep or are about to. Tests wait for them.
    private(set) var taskCount = 0

    private let elapsed: @Sendable () -> Duration
    private let sleep: @Sendable (_ deadline: Duration) async throws -> Void
    private var tasks: [Key: Task<Void, Never>] = [:]

    init<C: Clock>(_ clock: C) where C.Duration == Duration {
        let start = clock.now
        elapsed = { start.duration(to: clock.now) }
        sleep = { deadline in
            let end = start.advanced(by: deadline)
            if let clock = clock as? ManualClock, let end = end as? ManualClock.Instant {
                try await clock.sleep(until: end, isTimer: true)
            } else {
                try await clock.sleep(until: end, tolerance: nil)
            }
        }
    }

    /// The time since the beginning.
    var now: Duration { elapsed() }

    /// Calls `onEnd` after `time`, instead of what `key` was to call.
    func start(_ key: Key, for time: Duration, onEnd: @escaping @MainActor () -> Void) {
        cancel(key)
        let deadline = now + time
        taskCount += 1
        tasks[key] = Task { [weak self, sleep] in
            // A clock that refuses to sleep must not keep a banner for ever; a cancelled task is seen below.
            try? await sleep(deadline)
            self?.taskCount -= 1
            guard !Task.isCancelled else { return }
            self?.tasks[key] = nil
            onEnd()
        }
    }

    func cancel(_ key: Key) { tasks.removeValue(forKey: key)?.cancel() }

    func cancelAll() {
        for task in tasks.values { task.cancel() }
        tasks = [:]
    }
}
