// SPDX-License-Identifier: Apache-2.0

/// The banner on the screen and its timer.
struct Showing: Sendable {
    /// A timer that runs.
    struct Run: Sendable {
        let start: Duration
        let end: Duration
        /// How many times longer than written the display time is.
        let pace: Double
    }

    var ticket: BannerTicket
    var isTouched = false
    var isFocused = false
    /// When it stood still for the first time, `nil` while it comes in.
    private(set) var visibleSince: Duration?
    /// The time that it stays although its condition is over, `nil` while that holds.
    private(set) var clearingTime: Duration?
    private(set) var run: Run?

    init(_ ticket: BannerTicket) { self.ticket = ticket }

    var isRunning: Bool { run != nil }
    var isClearing: Bool { clearingTime != nil }

    /// Whether the timer that ended was its last. While a person holds the banner it stays all the same.
    var isOver: Bool { !isTouched && !isFocused && (ticket.remaining == .zero || clearingTime == .zero) }

    /// The outcome of a banner whose time is over.
    var endOfTime: BannerOutcome { isClearing ? .cleared : ticket.outcome }

    mutating func standStill(_ context: GroupLine.Context) {
        visibleSince = context.now
        if isClearing { clearingTime = context.policy.minimumVisibleTime.bounded }
    }

    /// Its condition is over: it stays until it has been visible for the least time.
    mutating func clear(_ context: GroupLine.Context) {
        let visible = visibleSince.map { context.now - $0 } ?? .zero
        clearingTime = max(.zero, context.policy.minimumVisibleTime.bounded - visible)
    }

    /// Its condition holds again.
    mutating func unclear() { clearingTime = nil }

    /// Starts the timer, unless a person holds the banner or it has no time to wait for.
    mutating func start(_ context: inout GroupLine.Context) {
        guard run == nil, !isTouched, !isFocused else { return }
        let pace = context.pace
        let times = [ticket.remaining.map { $0 * pace }, clearingTime].compactMap { $0 }
        guard let time = times.min() else { return }
        run = Run(start: context.now, end: context.now + time, pace: pace)
        context.effects.append(.startTimer(ticket.id, time))
    }

    /// Stops the timer and keeps what is left of it.
    mutating func stop(_ context: inout GroupLine.Context) {
        guard let run else { return }
        context.effects.append(.stopTimer(ticket.id))
        spend(run, context)
    }

    /// The timer is said to have ended. If it ends too early, it is started again for the rest.
    mutating func expire(_ context: inout GroupLine.Context) {
        guard let run else { return }
        if context.now < run.end { stop(&context) } else { spend(run, context) }
    }

    private mutating func spend(_ run: Run, _ context: GroupLine.Context) {
        self.run = nil
        let elapsed = max(.zero, context.now - run.start)
        // What is over is found by the product that the timer was started for; a quotient may be rounded off.
        ticket.remaining = ticket.remaining.map { remaining in
            remaining * run.pace <= elapsed ? .zero : max(.zero, remaining - elapsed / run.pace)
        }
        clearingTime = clearingTime.map { max(.zero, $0 - elapsed) }
    }
}
