// SPDX-License-Identifier: Apache-2.0

/// A clock whose time passes when a test says so.
///
/// ```swift
/// let clock = ManualClock()
/// let presenter = BannerPresenter(policy: Acme.queue, clock: clock)
/// presenter.enqueue(Acme.Banner.draftSaved)
/// await clock.advance(by: .milliseconds(500))
/// // The banner has come in.
/// ```
@MainActor public final class ManualClock: Clock {
    /// A time of the clock.
    public struct Instant: InstantProtocol {
        fileprivate var offset = Swift.Duration.zero

        /// The instant `duration` later.
        public nonisolated func advanced(by duration: Swift.Duration) -> Self { Self(offset: offset + duration) }
        /// How long it is from this instant to `other`.
        public nonisolated func duration(to other: Self) -> Swift.Duration { other.offset - offset }
        /// Whether `lhs` is earlier.
        public nonisolated static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
    }

    private struct Sleeper {
        let deadline: Instant
        let isTimer: Bool
        let continuation: CheckedContinuation<Void, any Error>
    }

    /// What presenters do on this clock.
    private struct Presenter {
        weak var timers: BannerTimers?
        weak var deliveries: BannerDeliveries?
    }

    // Whoever sleeps asks for the time, on whatever thread.
    private let time = BannerLocked(Instant())
    private var sleepers: [Int: Sleeper] = [:]
    private var lastSleeper = 0
    private var presenters: [Presenter] = []

    /// A clock of which no time has passed.
    public nonisolated init() {}

    /// The time that has passed.
    public var elapsed: Swift.Duration { now.offset }

    /// The clock's time.
    public nonisolated var now: Instant { time.value }
    /// The least time that it tells apart.
    public nonisolated var minimumResolution: Swift.Duration { .nanoseconds(1) }

    /// Sleeps until the clock shows `deadline`.
    public nonisolated func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws {
        try await sleep(until: deadline, isTimer: false)
    }

    // MARK: Letting time pass

    /// Lets time pass, from timer to timer. Whatever the presenters on this clock do meanwhile is done when it returns,
    /// and the outcomes are told.
    public func advance(by duration: Swift.Duration) async {
        await settle()
        let end = now.advanced(by: duration)
        while let next = nextDeadline, next <= end { await pass(to: next) }
        await pass(to: end)
    }

    /// Lets time pass from timer to timer, for as long as `condition` does not hold. The result is whether it holds at
    /// last: where nothing is left to wait for, it never will.
    @discardableResult
    public func run(until condition: () -> Bool) async -> Bool {
        await settle()
        while !condition() {
            // What the app does in tasks of its own needs some turns.
            guard let next = nextDeadline else {
                await settle(turns: 1_000)
                return condition()
            }
            await pass(to: next)
        }
        return true
    }

    /// Lets time pass at once, and does not wait for what happens then. Where that is more than two seconds past the end of
    /// a banner's time, presenters take it for a sleep of the device, in which nobody saw the banner.
    public func jump(by duration: Swift.Duration) { wakeAll(until: now.advanced(by: duration)) }

    private var nextDeadline: Instant? { sleepers.values.map(\.deadline).min() }

    private func pass(to instant: Instant) async {
        wakeAll(until: instant)
        await settle()
    }

    private func wakeAll(until instant: Instant) {
        let now = max(now, instant)
        time.set(now)
        let woken = sleepers.filter { $0.value.deadline <= now }.keys.sorted()
        for id in woken { wake(id) }
    }

    /// Waits until the presenters have done nothing for some turns.
    func settle(turns: Int = 10) async {
        var quiet = 0
        while quiet < turns {
            quiet = isQuiet ? quiet + 1 : 0
            await Task.yield()
        }
    }

    /// Whether every timer sleeps, and everything is delivered.
    private var isQuiet: Bool {
        let timers = presenters.reduce(0) { $0 + ($1.timers?.taskCount ?? 0) }
        return sleepers.values.count(where: \.isTimer) == timers
            && !presenters.contains { $0.deliveries?.isDelivering == true }
    }

    // MARK: For presenters

    func drive(_ timers: BannerTimers, _ deliveries: BannerDeliveries) {
        presenters.removeAll { $0.timers == nil }
        presenters.append(Presenter(timers: timers, deliveries: deliveries))
    }

    nonisolated func sleep(until deadline: Instant, isTimer: Bool) async throws {
        let id = await nextID()
        try await withTaskCancellationHandler {
            try await register(id, deadline, isTimer: isTimer)
        } onCancel: {
            Task { @MainActor in self.wake(id, throwing: CancellationError()) }
        }
    }

    private func nextID() -> Int {
        lastSleeper += 1
        return lastSleeper
    }

    private func register(_ id: Int, _ deadline: Instant, isTimer: Bool) async throws {
        try Task.checkCancellation()
        guard deadline > now else { return }
        try await withCheckedThrowingContinuation {
            sleepers[id] = Sleeper(deadline: deadline, isTimer: isTimer, continuation: $0)
        }
    }

    private func wake(_ id: Int, throwing error: (any Error)? = nil) {
        guard let sleeper = sleepers.removeValue(forKey: id) else { return }
        if let error { sleeper.continuation.resume(throwing: error) } else { sleeper.continuation.resume() }
    }
}
