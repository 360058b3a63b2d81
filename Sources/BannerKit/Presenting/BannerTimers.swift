// SPDX-License-Identifier: Apache-2.0

/// Runs timers on a clock, one for each key.
///
/// Its time does not pass while the process stands still. A clock may run on while a phone has suspended the app, or a
/// Mac sleeps, and nobody sees a banner meanwhile.
@MainActor final class BannerTimers {
    enum Key: Hashable {
        case group(String)
        case condition(ObjectIdentifier)
        case announcement(BannerRequest.ID)
        case host(BannerRequest.ID)
        case delay(BannerRequest.ID)
        case expiry
    }

    /// How late the timer of a group comes at the most while the process runs. Later than that, it stood still.
    static let tolerance = Duration.seconds(2)

    /// How many tasks sleep or are about to. Tests wait for them.
    private(set) var taskCount = 0
    /// Whether time stands still for what is shown, so that no timer of a group shows how late it is.
    var isOnHold = false

    private let elapsed: @Sendable () -> Duration
    private let sleep: @Sendable (_ deadline: Duration) async throws -> Void
    private var tasks: [Key: Task<Void, Never>] = [:]
    private var groupDeadlines: [String: Duration] = [:]
    /// The time of the clock that did not count.
    private var skipped = Duration.zero
    /// The time when anything was done last.
    private var latest = Duration.zero

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
    var now: Duration { elapsed() - skipped }

    /// The time since the beginning as the clock on the wall has it, of which nothing is left out.
    var wallTime: Duration { elapsed() }

    /// Leaves out the time since something was done last if the process stood still meanwhile.
    func catchUp() {
        let now = now
        let isLate = !isOnHold && groupDeadlines.values.contains { now - $0 > Self.tolerance }
        if isLate { skipped += now - latest }
        latest = self.now
    }

    /// Calls `onEnd` after `time`, instead of what `key` was to call.
    func start(_ key: Key, for time: Duration, onEnd: @escaping @MainActor () -> Void) {
        cancel(key)
        let deadline = now + time
        if case .group(let group) = key { groupDeadlines[group] = deadline }
        taskCount += 1
        tasks[key] = Task { [weak self, sleep, skipped] in
            var left = skipped
            while true {
                // A clock that refuses to sleep must not keep a banner for ever; a cancelled task is seen below.
                try? await sleep(deadline + left)
                guard !Task.isCancelled, let more = self?.rest(until: deadline, leftOut: left) else { break }
                left = more
            }
            self?.taskCount -= 1
            guard !Task.isCancelled else { return }
            self?.forget(key)
            onEnd()
        }
    }

    /// Calls `onEnd` at `deadline` of ``wallTime``, instead of what `key` was to call.
    func start(_ key: Key, atWallTime deadline: Duration, onEnd: @escaping @MainActor () -> Void) {
        cancel(key)
        taskCount += 1
        tasks[key] = Task { [weak self, sleep] in
            try? await sleep(deadline)
            self?.taskCount -= 1
            guard !Task.isCancelled else { return }
            self?.forget(key)
            onEnd()
        }
    }

    /// What has been left out in all, if that puts `deadline` off, for which a task slept when it was `leftOut`.
    private func rest(until deadline: Duration, leftOut: Duration) -> Duration? {
        catchUp()
        return skipped > leftOut && now < deadline ? skipped : nil
    }

    func cancel(_ key: Key) {
        tasks[key]?.cancel()
        forget(key)
    }

    private func forget(_ key: Key) {
        tasks[key] = nil
        if case .group(let group) = key { groupDeadlines[group] = nil }
    }

    func cancelAll() {
        for task in tasks.values { task.cancel() }
        tasks = [:]
        groupDeadlines = [:]
    }
}
