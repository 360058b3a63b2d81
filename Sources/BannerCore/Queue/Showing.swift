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
    /// How people attend to it besides by a finger.
    var attention: BannerAttention = []
    /// Whether its condition is over, so that it leaves as soon as it was visible for the least time.
    private(set) var isClearing = false
    /// Since when it has stood still, `nil` while it comes in.
    private(set) var visibleSince: Duration?
    /// Since when the queue has been on hold, `nil` while it is not.
    private(set) var onHoldSince: Duration?
    private(set) var run: Run?

    init(_ ticket: BannerTicket) { self.ticket = ticket }

    var isRunning: Bool { run != nil }

    /// Whether a person holds it, by a finger or without one.
    var isHeld: Bool { isTouched || !attention.isEmpty }

    /// The outcome of a banner whose time is over.
    var endOfTime: BannerQueue.Outcome { isClearing ? .cleared : ticket.outcome }

    /// How long it has yet to stand still until that was the least visible time, `nil` while it comes in.
    private func leastRest(_ context: GroupLine.Context) -> Duration? {
        visibleSince.map {
            max(.zero, context.policy.minimumVisibleTime.bounded - ((onHoldSince ?? context.now) - $0))
        }
    }

    /// Whether people have seen it, now or before it stepped aside.
    func wasSeen(_ context: GroupLine.Context) -> Bool { ticket.wasSeen || leastRest(context) == .zero }

    /// Whether its time is over. While a person holds the banner it stays all the same. On hold, no time comes to its end,
    /// but what is no longer so leaves at once: there is nobody whom that would puzzle.
    func isOver(_ context: GroupLine.Context) -> Bool {
        if isHeld { return false }
        return context.isOnHold ? isClearing : ticket.remaining == .zero || isClearing && leastRest(context) == .zero
    }

    mutating func standStill(_ context: GroupLine.Context) {
        visibleSince = context.now
        if context.isOnHold { onHoldSince = context.now }
    }

    /// Nobody sees it for a while.
    mutating func hold(_ context: GroupLine.Context) { onHoldSince = context.now }

    /// It is seen again; the time between does not count.
    mutating func goOn(_ context: GroupLine.Context) {
        guard let since = onHoldSince else { return }
        visibleSince = visibleSince.map { $0 + (context.now - since) }
        onHoldSince = nil
    }

    /// Its condition is over: it stays until it has been visible for the least time.
    mutating func clear() { isClearing = true }

    /// Its condition holds again.
    mutating func unclear() { isClearing = false }

    /// Starts the timer, unless a person holds the banner or it has no time to wait for. One whose place another wants
    /// waits until people have seen it.
    mutating func start(isWanted: Bool, _ context: inout GroupLine.Context) {
        guard run == nil, !isHeld, !context.isOnHold else { return }
        let pace = context.pace
        let rest = isClearing || isWanted ? leastRest(context) : nil
        guard let time = [ticket.remaining.map { $0 * pace }, rest].compactMap({ $0 }).min() else { return }
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
    }
}
