// SPDX-License-Identifier: Apache-2.0

/// One group of a queue: the banner on its screen and those that wait for it.
struct GroupLine: Sendable {
    /// What an event is handled with.
    struct Context {
        let policy: BannerQueuePolicy
        /// The time of the event, since the queue's beginning.
        let now: Duration
        let isScreenReaderRunning: Bool
        /// Whether no time passes for what is shown, and nothing new comes.
        let isOnHold: Bool
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
    /// How many requests have arrived.
    private var arrivals: UInt64 = 0

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
        // What is over no longer says it.
        let shown = showing.flatMap { $0.isClearing ? nil : $0.ticket }
        switch policy.coalescing {
        case .none: return false
        case .adjacent:
            return latest.map { $0.key == key && (shown?.id == $0.id || waiting[$0.id] != nil) } ?? false
        case .queued: return waiting.contains(key)
        case .any: return waiting.contains(key) || shown?.request.key == key
        }
    }

    /// Lets those that say the same as `request`, which was answered together with them, wait as long as that might have.
    mutating func prolong(by request: BannerRequest, _ context: inout Context) {
        for id in repeated(by: request, context.policy) where ticket(id)?.request.expires != nil {
            if showing?.ticket.id == id { showing?.ticket.prolong(to: request.expires) }
            waiting.update(id) { $0.prolong(to: request.expires) }
            awaitExpiry(of: id, request.expires, &context)
        }
    }

    /// The live requests of which `request` is a repetition.
    private func repeated(by request: BannerRequest, _ policy: BannerQueuePolicy) -> [BannerRequest.ID] {
        guard let key = request.key else { return [] }
        let shown = showing.flatMap { $0.ticket.request.key == key ? $0.ticket.id : nil }
        switch policy.coalescing {
        case .none: return []
        case .adjacent: return latest.map { [$0.id] } ?? []
        case .queued: return waiting.ids(of: key)
        case .any: return waiting.ids(of: key) + (shown.map { [$0] } ?? [])
        }
    }

    private func awaitExpiry(of id: BannerRequest.ID, _ expires: Duration?, _ context: inout Context) {
        context.effects.append(expires.map { .startExpiry(id, $0) } ?? .stopExpiry(id))
    }

    /// Lets a request in; the result says whether there was room.
    mutating func enqueue(_ request: BannerRequest, _ context: inout Context) -> Bool {
        if let expires = request.expires { awaitExpiry(of: request.id, expires, &context) }
        // As with identities, nobody lives to see the end of these numbers.
        arrivals &+= 1
        guard letIn(BannerTicket(request, arrival: arrivals), &context) else { return false }
        latest = request.key.map { (request.id, $0) }
        return true
    }

    private mutating func letIn(_ ticket: BannerTicket, _ context: inout Context) -> Bool {
        if state == .idle, !context.isOnHold {
            present(ticket, &context)
        } else if keepsOut(context.policy) {
            context.effects.append(.end(ticket.id, .dropped))
        } else {
            waiting.insert(ticket)
            // Another one that comes first is waited for already.
            if waiting.next?.id == ticket.id || waiting.nextReport?.id == ticket.id { heedClaim(&context) }
            dropSurplus(&context)
        }
        return isLive(ticket.id)
    }

    /// Whether what comes is discarded. A banner whose condition is over has nothing more to say.
    private func keepsOut(_ policy: BannerQueuePolicy) -> Bool {
        policy.conflict == .drop && showing?.isClearing == false
    }

    /// Drops what is beyond `maxDepth`.
    private mutating func dropSurplus(_ context: inout Context) {
        while depth(context.policy) > context.policy.room, let last = waiting.last {
            endWaiting(last.id, .dropped, &context)
        }
    }

    /// How many of `maxDepth` are taken: what comes in another's place, or comes as soon as it may, has a place already.
    private func depth(_ policy: BannerQueuePolicy) -> Int {
        let nextHasPlace = state == .idle ? policy.conflict != .drop : policy.takesPlaces && showing == nil
        return nextHasPlace ? max(waiting.count - 1, 0) : waiting.count
    }

    /// Whether a request would be let in without ending what shows or comes next.
    func admits(_ request: BannerRequest, _ policy: BannerQueuePolicy) -> Bool {
        if coalesces(request, policy) { return false }
        if state == .idle, waiting.next == nil { return true }
        if keepsOut(policy) { return false }
        // It joins those that wait, or what steps aside for it does.
        let hasRoom = depth(policy) < policy.room
        if mayTakePlace(BannerTicket(request, arrival: arrivals &+ 1), policy) { return hasRoom && endsNobody(policy) }
        return hasRoom || waiting.last.map { $0.request.severity < request.severity } ?? false
    }

    /// Whether a request may take the place of what shows or comes next.
    private func mayTakePlace(_ ticket: BannerTicket, _ policy: BannerQueuePolicy) -> Bool {
        (showing?.ticket ?? waiting.next).map { policy.gives($0, to: ticket) } ?? false
    }

    /// Whether what shows or comes next waits on when another takes its place.
    private func endsNobody(_ policy: BannerQueuePolicy) -> Bool {
        guard let holder = showing?.ticket ?? waiting.next else { return true }
        return showing?.isClearing != true && !holder.isStale && comesBack(holder, policy)
    }

    // MARK: Taking places

    /// Whether the one that comes next wants the place of the one that shows: nobody has seen it, and it is as urgent.
    /// What has been seen waits for its turn.
    private func isWanted(_ shown: Showing, _ policy: BannerQueuePolicy) -> Bool {
        if let next = waiting.next, !next.wasSeen, policy.gives(shown.ticket, to: next) { return true }
        return waiting.nextReport.map { policy.gives(shown.ticket, to: $0) } ?? false
    }

    /// Lets the one that shows give way to the one that wants its place: to a more urgent one at once, to another as soon
    /// as people have seen it and let go of it.
    private mutating func heedClaim(_ context: inout Context) {
        guard !context.isOnHold, let shown = showing, isWanted(shown, context.policy) else { return }
        if mayGiveWay(shown, context) {
            giveWay(shown, &context)
        } else if case .shown = state {
            showing?.stop(&context)
            showing?.start(isWanted: true, &context)
        }
    }

    private func mayGiveWay(_ shown: Showing, _ context: Context) -> Bool {
        guard let next = waiting.next else { return false }
        let wasSeen = shown.wasSeen(context) && !shown.isHeld
        return wasSeen || context.policy.isLessUrgent(shown.ticket.request, than: next.request)
    }

    /// What nobody has seen is never replaced, and what is over does not come back.
    private mutating func giveWay(_ shown: Showing, _ context: inout Context) {
        if shown.isClearing {
            endShowing(.cleared, &context)
        } else if shown.wasSeen(context), !comesBack(shown.ticket, context.policy) {
            endShowing(.replaced, &context)
        } else {
            stepAside(&context)
        }
    }

    /// Whether a banner that people have seen waits on when another takes its place.
    private func comesBack(_ ticket: BannerTicket, _ policy: BannerQueuePolicy) -> Bool {
        policy.conflict == .suspend || policy.conflict == .stepAside || ticket.request.comesBack
    }

    /// The banner leaves the screen and waits for the rest of its time.
    private mutating func stepAside(_ context: inout Context) {
        guard var aside = showing else { return }
        // Nobody has seen it, and it is too late for it to come again.
        if aside.ticket.isStale, !aside.wasSeen(context) { return endShowing(.expired, &context) }
        aside.stop(&context)
        aside.ticket.wasSeen = aside.wasSeen(context)
        showing = nil
        waiting.insert(aside.ticket)
        leave(aside.ticket.id, &context)
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
        guard case .shown = state, let shown = showing else { return }
        if shown.isOver(context) { return endShowing(shown.endOfTime, &context) }
        guard !context.isOnHold else { return }
        let isWanted = isWanted(shown, context.policy)
        if isWanted, mayGiveWay(shown, context) { return giveWay(shown, &context) }
        showing?.start(isWanted: isWanted, &context)
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

    mutating func attend(_ id: BannerRequest.ID, _ means: BannerAttention, isThere: Bool, _ context: inout Context) {
        guard let old = showing?.attention else { return }
        let new = isThere ? old.union(means) : old.subtracting(means)
        guard new != old else { return }
        changeShowing(id, &context) { showing, _ in showing.attention = new }
    }

    /// Stops the timer, whose pace is about to change.
    mutating func stopForNewPace(_ context: inout Context) { showing?.stop(&context) }

    /// Starts the timer at its new pace. A screen reader that is turned off has no focus any more, and tells nobody.
    mutating func startAtNewPace(_ context: inout Context) {
        if !context.isScreenReaderRunning { showing?.attention.remove(.assistiveTechnology) }
        continueShowing(&context)
    }

    // MARK: On hold

    /// Stops the timer, and what counts as time that people saw the banner.
    mutating func hold(_ context: inout Context) {
        showing?.stop(&context)
        showing?.hold(context)
        continueShowing(&context)
    }

    /// Goes on: what shows has the rest of its time or gives way, and where nothing shows, the next one comes.
    mutating func goOn(_ context: inout Context) {
        if state == .idle, waiting.next != nil { return presentNext(&context) }
        showing?.goOn(context)
        if case .shown = state { continueShowing(&context) } else { heedClaim(&context) }
    }

    // MARK: Changing

    mutating func update(_ request: BannerRequest, _ context: inout Context) {
        let expired = ticket(request.id)?.request.expires
        if expired != nil || request.expires != nil { awaitExpiry(of: request.id, request.expires, &context) }
        if latest?.id == request.id { latest = request.key.map { (request.id, $0) } }
        changeShowing(request.id, &context) { showing, _ in showing.ticket.update(request) }
        changeWaiting(request.id, &context) { $0.update(request) }
    }

    mutating func restyle(_ request: BannerRequest, _ context: inout Context) {
        changeShowing(request.id, &context) { showing, _ in showing.ticket.restyle(request) }
        changeWaiting(request.id, &context) { $0.restyle(request) }
    }

    mutating func complete(_ id: BannerRequest.ID, display: Duration?, _ context: inout Context) {
        changeShowing(id, &context) { showing, _ in showing.ticket.complete(display: display) }
        changeWaiting(id, &context) { $0.complete(display: display) }
    }

    /// Changes a banner that waits. With another time or rank, it may want the place of the one that shows.
    private mutating func changeWaiting(
        _ id: BannerRequest.ID, _ context: inout Context, _ change: (inout BannerTicket) -> Void
    ) {
        guard waiting[id] != nil else { return }
        waiting.update(id, change)
        heedClaim(&context)
    }

    mutating func conditionCleared(_ id: BannerRequest.ID, _ context: inout Context) {
        guard showing?.ticket.id == id else { return endWaiting(id, .cleared, &context) }
        guard showing?.isClearing == false else { return }
        changeShowing(id, &context) { showing, _ in showing.clear() }
    }

    mutating func conditionHolds(_ id: BannerRequest.ID, _ context: inout Context) {
        guard showing?.isClearing == true else { return }
        changeShowing(id, &context) { showing, _ in showing.unclear() }
    }

    // MARK: Ending

    /// A person ends a banner, if it has this way out.
    mutating func end(
        _ id: BannerRequest.ID, by way: BannerDismissal, _ outcome: BannerQueue.Outcome, _ context: inout Context
    ) {
        guard let ticket = withinReach(id), ticket.request.waysOut.contains(way) else { return }
        end(id, outcome, &context)
    }

    /// A person closes a banner, or goes where it leads. Where there is something to do that with, it works.
    mutating func answer(_ id: BannerRequest.ID, _ outcome: BannerQueue.Outcome, _ context: inout Context) {
        if withinReach(id) != nil { end(id, outcome, &context) }
    }

    /// A request has waited for longer than it may. One that people have seen is no news in any case, and one that shows is being
    /// read; if it has to step aside before anybody has seen it, it ends then.
    mutating func expire(_ id: BannerRequest.ID, _ context: inout Context) {
        if showing?.ticket.id == id {
            showing?.ticket.isStale = true
        } else if waiting[id]?.wasSeen == false {
            endWaiting(id, .expired, &context)
        }
    }

    private func ticket(_ id: BannerRequest.ID) -> BannerTicket? {
        if let showing, showing.ticket.id == id { return showing.ticket }
        return waiting[id]
    }

    /// The banner that a person can touch: one that shows, or that is stepping aside.
    private func withinReach(_ id: BannerRequest.ID) -> BannerTicket? {
        if let showing, showing.ticket.id == id { return showing.ticket }
        return state == .dismissing(id) ? waiting[id] : nil
    }

    /// Ends a live request.
    mutating func end(_ id: BannerRequest.ID, _ outcome: BannerQueue.Outcome, _ context: inout Context) {
        if showing?.ticket.id == id { endShowing(outcome, &context) } else { endWaiting(id, outcome, &context) }
    }

    private mutating func endWaiting(_ id: BannerRequest.ID, _ outcome: BannerQueue.Outcome, _ context: inout Context) {
        guard waiting.remove(id) != nil else { return }
        context.effects.append(.end(id, outcome))
    }

    private mutating func endShowing(_ outcome: BannerQueue.Outcome, _ context: inout Context) {
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
        if !context.isOnHold, let next = waiting.removeNext() {
            present(next, &context)
        } else {
            state = .idle
            context.effects.append(.clear(group: name))
        }
    }
}
