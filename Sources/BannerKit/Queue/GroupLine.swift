// SPDX-License-Identifier: Apache-2.0

/// One group of a queue: the banner on its screen and those that wait for it.
struct GroupLine: Sendable {
    /// What an event is handled with.
    struct Context {
        let policy: BannerQueuePolicy
        /// The time of the event, since the queue's beginning.
        let now: Duration
        let isScreenReaderRunning: Bool
        var effects: [BannerQueue.Effect] = []

        /// What a display time is multiplied by.
        var pace: Double {
            guard isScreenReaderRunning, policy.screenReaderMultiplier >= 1 else { return 1 }
            return min(policy.screenReaderMultiplier, 100)
        }
    }

    let name: String
    private(set) var state = BannerQueue.State.idle
    private(set) var waiting: WaitingLine
    /// The banner that comes in or stands still. One that leaves has ended or waits again.
    private(set) var showing: Showing?
    /// The latest request that was let in, and its key.
    private(set) var latest: (id: BannerRequest.ID, key: CoalescingKey)?

    init(name: String, policy: BannerQueuePolicy) {
        self.name = name
        waiting = WaitingLine(policy)
    }

    /// Whether the request has not ended.
    func isLive(_ id: BannerRequest.ID) -> Bool { showing?.ticket.id == id || waiting[id] != nil }

    // MARK: Coming

    /// Whether the request counts as a repetition of a live one.
    func coalesces(_ request: BannerRequest, _ policy: BannerQueuePolicy) -> Bool {
        guard let key = request.key else { return false }
        switch policy.coalescing {
        case .none: return false
        case .adjacent: return latest.map { $0.key == key && isLive($0.id) } ?? false
        case .queued: return waiting.contains(key)
        case .any: return waiting.contains(key) || showing?.ticket.request.key == key
        }
    }

    /// Lets a request in; the result says whether there was room.
    mutating func enqueue(_ request: BannerRequest, _ context: inout Context) -> Bool {
        guard letIn(BannerTicket(request), &context) else {
            context.effects.append(.end(request.id, .dropped))
            return false
        }
        latest = request.key.map { (request.id, $0) }
        return true
    }

    private mutating func letIn(_ ticket: BannerTicket, _ context: inout Context) -> Bool {
        switch (state, context.policy.conflict) {
        case (.idle, _):
            present(ticket, &context)
            return true
        case (_, .replace), (_, .suspend):
            return takePlace(ticket, &context)
        case (.presenting, .drop), (.shown, .drop):
            return false
        case (_, .enqueue), (_, .drop):
            return wait(ticket, &context)
        }
    }

    private mutating func wait(_ ticket: BannerTicket, _ context: inout Context) -> Bool {
        guard makeRoom(for: ticket, &context) else { return false }
        waiting.insert(ticket)
        return true
    }

    /// Drops a waiting banner for the sake of a more urgent one, if need be and if there is one.
    private mutating func makeRoom(for ticket: BannerTicket, _ context: inout Context) -> Bool {
        switch waiting.room(for: ticket.request.severity) {
        case .free: return true
        case .none: return false
        case .evicting(let id):
            endWaiting(id, .dropped, &context)
            return true
        }
    }

    /// Goes before all others: the one that shows, or that would come next, gives way unless it is more urgent.
    private mutating func takePlace(_ ticket: BannerTicket, _ context: inout Context) -> Bool {
        guard let holder = showing?.ticket ?? waiting.next else {
            waiting.insert(ticket, asSuccessor: true)
            return true
        }
        guard !isLessUrgent(ticket.request, than: holder, context.policy) else { return wait(ticket, &context) }
        guard giveWay(holder, to: ticket, &context) else { return false }
        waiting.insert(ticket, asSuccessor: true)
        return true
    }

    private mutating func giveWay(_ holder: BannerTicket, to ticket: BannerTicket, _ context: inout Context) -> Bool {
        // What merely waits stays where it is, unless it was about to come.
        guard isInPlace(holder) else { return true }
        guard comesBack(holder, context.policy) else {
            end(holder.id, showing?.isClearing == true ? .cleared : .replaced, &context)
            return true
        }
        guard makeRoom(for: ticket, &context) else { return false }
        if showing != nil { stepAside(&context) }
        return true
    }

    private func isLessUrgent(
        _ request: BannerRequest, than holder: BannerTicket, _ policy: BannerQueuePolicy
    ) -> Bool {
        policy.order == .priority && request.severity < holder.request.severity
    }

    /// Whether the next of the line has the place already: it shows, or took the place of what leaves.
    private func isInPlace(_ holder: BannerTicket) -> Bool { showing != nil || waiting.successor == holder.id }

    /// Whether the one that has the place waits on when another takes it. A banner whose condition is over has nothing
    /// to come back for.
    private func comesBack(_ holder: BannerTicket, _ policy: BannerQueuePolicy) -> Bool {
        showing?.isClearing != true && (policy.conflict == .suspend || holder.request.comesBack)
    }

    /// Whether a request would be let in without ending what shows or comes next.
    func admits(_ request: BannerRequest, _ policy: BannerQueuePolicy) -> Bool {
        guard !coalesces(request, policy) else { return false }
        switch (state, policy.conflict) {
        case (.idle, _): return true
        case (.presenting, .drop), (.shown, .drop): return false
        case (_, .enqueue), (_, .drop): return hasRoom(for: request)
        case (_, .replace), (_, .suspend):
            guard let holder = showing?.ticket ?? waiting.next else { return true }
            if isLessUrgent(request, than: holder, policy) { return hasRoom(for: request) }
            return !isInPlace(holder) || comesBack(holder, policy) && hasRoom(for: request)
        }
    }

    private func hasRoom(for request: BannerRequest) -> Bool {
        if case .none = waiting.room(for: request.severity) { false } else { true }
    }

    /// The banner leaves the screen and waits for the rest of its time.
    private mutating func stepAside(_ context: inout Context) {
        guard var showing else { return }
        showing.stop(&context)
        self.showing = nil
        showing.ticket.wasShown = true
        waiting.insert(showing.ticket)
        leave(showing.ticket.id, &context)
    }

    // MARK: Showing

    private mutating func present(_ ticket: BannerTicket, _ context: inout Context) {
        showing = Showing(ticket)
        state = .presenting(ticket.id)
        context.effects.append(.present(ticket.id))
    }

    mutating func presented(_ id: BannerRequest.ID, _ context: inout Context) {
        guard state == .presenting(id) else { return }
        state = .shown(id)
        changeShowing(id, &context) { showing, context in
            showing.standStill(context)
        }
    }

    /// Changes the banner on the screen, whose timer runs on as the change lets it.
    private mutating func changeShowing(
        _ id: BannerRequest.ID, _ context: inout Context, _ change: (inout Showing, Context) -> Void
    ) {
        guard showing?.ticket.id == id else { return }
        showing?.stop(&context)
        if var changed = showing {
            change(&changed, context)
            showing = changed
        }
        continueShowing(&context)
    }

    private mutating func continueShowing(_ context: inout Context) {
        guard case .shown = state else { return }
        if showing?.isOver == true {
            endShowing(showing?.endOfTime ?? .timedOut, &context)
        } else {
            showing?.start(&context)
        }
    }

    mutating func timer(_ id: BannerRequest.ID, _ context: inout Context) {
        guard state == .shown(id), showing?.isRunning == true else { return }
        showing?.expire(&context)
        continueShowing(&context)
    }

    mutating func touch(_ id: BannerRequest.ID, isDown: Bool, _ context: inout Context) {
        guard let showing, showing.isTouched != isDown else { return }
        changeShowing(id, &context) { showing, _ in showing.isTouched = isDown }
    }

    mutating func focus(_ id: BannerRequest.ID, isFocused: Bool, _ context: inout Context) {
        guard let showing, showing.isFocused != isFocused else { return }
        changeShowing(id, &context) { showing, _ in showing.isFocused = isFocused }
    }

    /// Stops the timer, whose pace is about to change.
    mutating func stopForNewPace(_ context: inout Context) { showing?.stop(&context) }

    /// Starts the timer at its new pace. A screen reader that is turned off has no focus any more, and tells nobody.
    mutating func startAtNewPace(_ context: inout Context) {
        if !context.isScreenReaderRunning { showing?.isFocused = false }
        continueShowing(&context)
    }

    mutating func update(_ request: BannerRequest, _ context: inout Context) {
        if latest?.id == request.id { latest = request.key.map { (request.id, $0) } }
        changeShowing(request.id, &context) { showing, _ in showing.ticket.update(request) }
        waiting.update(request.id) { $0.update(request) }
    }

    mutating func complete(_ id: BannerRequest.ID, display: Duration?, _ context: inout Context) {
        changeShowing(id, &context) { showing, _ in showing.ticket.complete(display: display) }
        waiting.update(id) { $0.complete(display: display) }
    }

    mutating func conditionCleared(_ id: BannerRequest.ID, _ context: inout Context) {
        guard showing?.ticket.id == id else { return endWaiting(id, .cleared, &context) }
        guard showing?.isClearing == false else { return }
        changeShowing(id, &context) { showing, context in showing.clear(context) }
    }

    mutating func conditionHolds(_ id: BannerRequest.ID, _ context: inout Context) {
        guard showing?.isClearing == true else { return }
        changeShowing(id, &context) { showing, _ in showing.unclear() }
    }

    // MARK: Ending

    /// A person ends a banner, if it has this way out.
    mutating func end(
        _ id: BannerRequest.ID, by way: BannerDismissal, _ outcome: BannerOutcome, _ context: inout Context
    ) {
        guard let ticket = withinReach(id), ticket.request.waysOut.contains(way) else { return }
        end(id, outcome, &context)
    }

    /// A person closes a banner. Where there is something to close it with, that works.
    mutating func close(_ id: BannerRequest.ID, _ context: inout Context) {
        if withinReach(id) != nil { end(id, .dismissed, &context) }
    }

    /// The banner that a person can touch: one that shows, or that is stepping aside.
    private func withinReach(_ id: BannerRequest.ID) -> BannerTicket? {
        if let showing, showing.ticket.id == id { return showing.ticket }
        return state == .dismissing(id) ? waiting[id] : nil
    }

    /// Ends a live request.
    mutating func end(_ id: BannerRequest.ID, _ outcome: BannerOutcome, _ context: inout Context) {
        if showing?.ticket.id == id { endShowing(outcome, &context) } else { endWaiting(id, outcome, &context) }
    }

    private mutating func endWaiting(_ id: BannerRequest.ID, _ outcome: BannerOutcome, _ context: inout Context) {
        guard waiting.remove(id) != nil else { return }
        context.effects.append(.end(id, outcome))
    }

    private mutating func endShowing(_ outcome: BannerOutcome, _ context: inout Context) {
        guard var ended = showing else { return }
        ended.stop(&context)
        showing = nil
        context.effects.append(.end(ended.ticket.id, outcome))
        leave(ended.ticket.id, &context)
    }

    private mutating func leave(_ id: BannerRequest.ID, _ context: inout Context) {
        state = .dismissing(id)
        context.effects.append(.dismiss(id))
    }

    mutating func cancelAll(_ context: inout Context) {
        for ticket in waiting.removeAll() { context.effects.append(.end(ticket.id, .cleared)) }
        endShowing(.cleared, &context)
    }

    /// Ends everything at once; what is on the screen does not leave, since there is no screen.
    mutating func sceneLost(_ context: inout Context) {
        if var lost = showing {
            lost.stop(&context)
            showing = nil
            context.effects.append(.end(lost.ticket.id, .sceneLost))
        }
        for ticket in waiting.removeAll() { context.effects.append(.end(ticket.id, .sceneLost)) }
        guard state != .idle else { return }
        state = .idle
        context.effects.append(.clear(group: name))
    }

    // MARK: The next one

    mutating func dismissed(_ id: BannerRequest.ID, _ context: inout Context) {
        guard state == .dismissing(id) else { return }
        let pause = context.policy.pause.bounded
        if pause > .zero {
            state = .pausing
            context.effects.append(.pause(group: name, pause))
        } else {
            presentNext(&context)
        }
    }

    mutating func pauseOver(_ context: inout Context) {
        guard state == .pausing else { return }
        presentNext(&context)
    }

    private mutating func presentNext(_ context: inout Context) {
        if let next = waiting.removeNext() {
            present(next, &context)
        } else {
            state = .idle
            context.effects.append(.clear(group: name))
        }
    }
}
