// SPDX-License-Identifier: Apache-2.0

/// Which banner shows when: a state machine without a clock, a view or a thread.
///
/// Each group of surfaces goes from `idle` to `presenting`, `shown`, `dismissing`, `pausing` and back. Events go in,
/// effects come out, and the same events give the same effects. These hold whatever comes:
///
/// - A group shows one banner at the most.
/// - Every request ends in exactly one ``BannerOutcome``.
/// - Order is that of arrival, among the equally urgent ones under `order: priority`.
/// - What stepped aside comes back for the rest of its time, unless more than `maxDepth` wait.
/// - What waits unseen for longer than it may ends; what shows never ends by that.
/// - What nobody has seen is not replaced, and gives way only to what is more urgent.
/// - What is dropped for want of room is no more severe than any that waits.
/// - No timer runs while a banner comes in, a finger lies on it, or a screen reader's focus is on it.
/// - While the queue is on hold no timer runs, no banner comes, and none gives way to another.
///
/// An event takes O(log n) of n requests that wait, but for `cancelAll` and `sceneLost`, which end them all.
public struct BannerQueue: Sendable {
    /// How a request ended, with the index of the button in `bannerButtons`.
    public typealias Outcome = BannerOutcome<Int>

    /// How banners wait for one another.
    public let policy: BannerQueuePolicy
    /// Whether there is nothing to show banners in.
    public private(set) var isSceneLost = false
    /// Whether a screen reader runs.
    public private(set) var isScreenReaderRunning = false
    /// Whether time stands still, as ``Event/hold(_:)`` said.
    public private(set) var isOnHold = false

    private(set) var lines: [GroupLine] = []
    private var indexOfGroup: [String: Int] = [:]
    /// The groups of the requests that are live or on the screen, as indices of `lines`.
    private(set) var indexOfRequest: [BannerRequest.ID: Int] = [:]
    private(set) var lastComing: [String: Duration] = [:]
    private(set) var latestID: UInt64 = 0
    /// The identities that nothing has been asked for with: each is for one request.
    private(set) var unusedIDs: Set<UInt64> = []
    private(set) var now = Duration.zero

    /// An empty queue.
    public init(policy: BannerQueuePolicy) { self.policy = policy }

    /// An identity for a new request, greater than all before.
    public mutating func makeID() -> BannerRequest.ID {
        // 2^64 requests don't happen; wrapping is cheaper than a proof.
        latestID &+= 1
        unusedIDs.insert(latestID)
        return BannerRequest.ID(number: latestID)
    }

    /// Takes an identity back with which nothing will be asked for.
    package mutating func discard(_ id: BannerRequest.ID) { unusedIDs.remove(id.number) }

    // MARK: What it is in

    /// The groups that banners have been asked for in, in the order of their first request.
    public var groups: [String] { lines.map(\.name) }

    /// What each of `groups` does.
    package var states: [State] { lines.map(\.state) }

    /// What a group does.
    public func state(of group: String) -> State { indexOfGroup[group].map { lines[$0].state } ?? .idle }

    /// The requests of a group that wait, in the order of their turns. It takes O(n log n).
    public func waiting(in group: String) -> [BannerRequest.ID] {
        indexOfGroup[group].map { lines[$0].waiting.inOrder.map(\.id) } ?? []
    }

    /// Whether the request waits, comes in or is shown: it has no outcome yet.
    public func isLive(_ id: BannerRequest.ID) -> Bool { indexOfRequest[id].map { lines[$0].isLive(id) } ?? false }

    /// Whether the request comes in or is shown.
    public func isShowing(_ id: BannerRequest.ID) -> Bool {
        indexOfRequest[id].map { lines[$0].showing?.ticket.id == id } ?? false
    }

    /// How long a request of `interval` would still come too soon; 0 if it may come.
    public func wait(for interval: BannerRequest.Interval, at now: Duration) -> Duration {
        guard let last = lastComing[interval.name] else { return .zero }
        return max(.zero, interval.minimum.bounded - (max(self.now, min(now, .farFuture)) - last))
    }

    /// Whether a request like `request` would be let in now without ending what shows or comes next, but for its
    /// interval. Whoever was refused and still has something to say asks again then.
    public func admits(_ request: BannerRequest) -> Bool {
        guard !isSceneLost else { return false }
        return indexOfGroup[request.group].map { lines[$0].admits(request, policy) } ?? true
    }

    // MARK: Events

    /// Handles an event at the time `now` since the queue's beginning. A time before that of the last event counts as
    /// that.
    public mutating func handle(_ event: Event, at now: Duration) -> [Effect] {
        self.now = max(self.now, min(now, .farFuture))
        switch event {
        case .enqueue(let request): return enqueue(request)
        case .cancelAll: return inEveryGroup { $0.cancelAll(&$1) }
        case .sceneLost: return sceneLost()
        case .sceneRestored: isSceneLost = false
        case .screenReader(let isRunning): return screenReader(isRunning: isRunning)
        case .hold(let isOnHold): return hold(isOnHold)
        case .pauseOver(let group): return indexOfGroup[group].map { inGroup($0) { $0.pauseOver(&$1) } } ?? []
        case .rotate: break
        default: return handleOfRequest(event)
        }
        return []
    }

    private mutating func handleOfRequest(_ event: Event) -> [Effect] {
        switch event {
        case .update(let request): return inSameGroup(request) { $0.update(request, &$1) }
        case .restyle(let request): return inSameGroup(request) { $0.restyle(request, &$1) }
        case .complete(let id, let display): return of(id) { $0.complete(id, display: display, &$1) }
        case .presented(let id): return of(id) { $0.presented(id, &$1) }
        case .timer(let id): return of(id) { $0.timer(id, &$1) }
        case .dismissed(let id): return of(id) { $0.dismissed(id, &$1) }
        case .tap(let id): return of(id) { $0.end(id, by: .tap, .dismissed(.tap), &$1) }
        case .open(let id): return of(id) { $0.answer(id, .opened, &$1) }
        case .link(let id): return of(id) { $0.answer(id, .link, &$1) }
        case .expire(let id): return of(id) { $0.expire(id, &$1) }
        case .swipe(let id): return of(id) { $0.end(id, by: .swipe, .dismissed(.swipe), &$1) }
        case .close(let id): return of(id) { $0.answer(id, .dismissed(.closeButton), &$1) }
        case .action(let id, let index): return of(id) { $0.end(id, by: .button, .action(index), &$1) }
        case .touchBegan(let id): return of(id) { $0.touch(id, isDown: true, &$1) }
        case .touchEnded(let id): return of(id) { $0.touch(id, isDown: false, &$1) }
        case .attention(let id, let means, let isThere):
            return of(id) { $0.attend(id, means, isThere: isThere, &$1) }
        case .conditionCleared(let id): return of(id) { $0.conditionCleared(id, &$1) }
        case .conditionHolds(let id): return of(id) { $0.conditionHolds(id, &$1) }
        case .cancel(let id): return of(id) { $0.end(id, .cleared, &$1) }
        case .notDrawn(let id): return of(id) { $0.end(id, .sceneLost, &$1) }
        case .enqueue, .cancelAll, .sceneLost, .sceneRestored, .hold, .screenReader, .pauseOver, .rotate: return []
        }
    }

    private mutating func enqueue(_ request: BannerRequest) -> [Effect] {
        // Any other is a request that was there before, or none of this queue.
        guard unusedIDs.remove(request.id.number) != nil else { return [] }
        guard !isSceneLost else { return [.end(request.id, .sceneLost)] }
        let index = index(of: request.group)
        if lines[index].coalesces(request, policy) {
            return inGroup(index) { $0.prolong(by: request, &$1) } + [.end(request.id, .coalesced)]
        }
        if let interval = request.interval, wait(for: interval, at: now) > .zero { return [.end(request.id, .dropped)] }

        indexOfRequest[request.id] = index
        var isIn = false
        let effects = inGroup(index) { isIn = $0.enqueue(request, &$1) }
        if isIn, let interval = request.interval { lastComing[interval.name] = now }
        return effects
    }

    private mutating func index(of group: String) -> Int {
        if let index = indexOfGroup[group] { return index }
        lines.append(GroupLine(name: group, policy: policy))
        indexOfGroup[group] = lines.count - 1
        return lines.count - 1
    }

    private mutating func sceneLost() -> [Effect] {
        isSceneLost = true
        let effects = inEveryGroup { $0.sceneLost(&$1) }
        indexOfRequest = [:]
        return effects
    }

    private mutating func hold(_ isOnHold: Bool) -> [Effect] {
        guard isOnHold != self.isOnHold else { return [] }
        self.isOnHold = isOnHold
        return inEveryGroup { isOnHold ? $0.hold(&$1) : $0.goOn(&$1) }
    }

    private mutating func screenReader(isRunning: Bool) -> [Effect] {
        guard isRunning != isScreenReaderRunning else { return [] }
        let stopped = inEveryGroup { $0.stopForNewPace(&$1) }
        isScreenReaderRunning = isRunning
        return stopped + inEveryGroup { $0.startAtNewPace(&$1) }
    }

    // MARK: Groups

    private mutating func of(
        _ id: BannerRequest.ID, _ body: (inout GroupLine, inout GroupLine.Context) -> Void
    ) -> [Effect] {
        guard let index = indexOfRequest[id] else { return [] }
        let effects = inGroup(index, body)
        forget(id, index)
        return effects
    }

    /// What changes a banner leaves it in its group.
    private mutating func inSameGroup(
        _ request: BannerRequest, _ body: (inout GroupLine, inout GroupLine.Context) -> Void
    ) -> [Effect] {
        of(request.id) { line, context in if line.name == request.group { body(&line, &context) } }
    }

    private mutating func inEveryGroup(
        _ body: (inout GroupLine, inout GroupLine.Context) -> Void
    ) -> [Effect] {
        lines.indices.flatMap { inGroup($0, body) }
    }

    private mutating func inGroup(
        _ index: Int, _ body: (inout GroupLine, inout GroupLine.Context) -> Void
    ) -> [Effect] {
        var context = GroupLine.Context(
            policy: policy, now: now, isScreenReaderRunning: isScreenReaderRunning, isOnHold: isOnHold)
        body(&lines[index], &context)
        for case .end(let id, _) in context.effects { forget(id, index) }
        return context.effects
    }

    /// Forgets a request that has ended and is no longer on the screen.
    private mutating func forget(_ id: BannerRequest.ID, _ index: Int) {
        guard !lines[index].isLive(id), lines[index].state != .dismissing(id) else { return }
        indexOfRequest[id] = nil
    }
}
