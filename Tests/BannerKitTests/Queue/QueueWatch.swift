// SPDX-License-Identifier: Apache-2.0

@testable import BannerKit

/// Watches a queue from outside and says which invariant an event broke. It knows events and effects, and shares no
/// code with the queue.
struct QueueWatch {
    typealias ID = BannerRequest.ID

    private(set) var queue: BannerQueue
    private(set) var now = Duration.zero
    /// What the queue was asked for, without what ended.
    private(set) var live: [ID: BannerRequest] = [:]
    private(set) var outcomes: [ID: BannerOutcome] = [:]
    /// What the queue let stand aside, and so has to bring back.
    private(set) var steppedAside: Set<ID> = []
    /// The screen of each group.
    private(set) var screens: [String: Screen] = [:]
    /// The display time that each request has had, not multiplied.
    private var timeShown: [ID: Duration] = [:]
    /// Requests whose time is another one than they asked for.
    private var hasOtherTime: Set<ID> = []
    private(set) var violations: [String] = []

    struct Screen {
        var id: ID
        var isLeaving = false
        var isTouched = false
        var isFocused = false
        var hasArrived = false
        var timer: Timer?
    }

    struct Timer {
        let start: Duration
        let time: Duration
        /// How much longer than asked for the display time is.
        let pace: Double
    }

    init(policy: BannerQueuePolicy) { queue = BannerQueue(policy: policy) }

    mutating func makeID() -> ID { queue.makeID() }

    mutating func pass(_ time: Duration) { now += time }

    /// Handles an event and checks everything.
    @discardableResult
    mutating func handle(_ event: BannerQueue.Event) -> [BannerQueue.Effect] {
        let waitedBefore = waitingByGroup
        before(event)
        let effects = queue.handle(event, at: now)
        for effect in effects { note(effect, waitedBefore, event) }
        after(event)
        return effects
    }

    private var waitingByGroup: [String: [ID]] {
        Dictionary(uniqueKeysWithValues: queue.groups.map { ($0, queue.waiting(in: $0)) })
    }

    private mutating func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
        if !condition { violations.append(message()) }
    }

    // MARK: Events

    private mutating func before(_ event: BannerQueue.Event) {
        switch event {
        case .enqueue(let request): if outcomes[request.id] == nil { live[request.id] = request }
        case .update(let request):
            if let old = live[request.id], old.group == request.group {
                live[request.id] = request
                live[request.id]?.severity = old.severity
                hasOtherTime.insert(request.id)
            }
        case .complete(let id, _): hasOtherTime.insert(id)
        case .presented(let id):
            if let group = group(showing: id), screens[group]?.isLeaving == false { screens[group]?.hasArrived = true }
        case .touchBegan(let id): hold(id) { $0.isTouched = true }
        case .touchEnded(let id): hold(id) { $0.isTouched = false }
        case .screenReaderFocus(let id, let isFocused): hold(id) { $0.isFocused = isFocused }
        case .screenReader(isRunning: false):
            for group in screens.keys { screens[group]?.isFocused = false }
        case .timer(let id):
            // It has stopped by itself, if it was due.
            if let group = group(showing: id), let timer = screens[group]?.timer, now >= timer.start + timer.time {
                spend(id, timer)
                screens[group]?.timer = nil
            }
        case .dismissed(let id):
            if let group = group(showing: id), screens[group]?.isLeaving == true { screens[group] = nil }
        default: break
        }
    }

    private func group(showing id: ID) -> String? { screens.first { $0.value.id == id }?.key }

    private mutating func hold(_ id: ID, _ change: (inout Screen) -> Void) {
        guard let group = group(showing: id), var screen = screens[group], !screen.isLeaving else { return }
        change(&screen)
        screens[group] = screen
    }

    private mutating func spend(_ id: ID, _ timer: Timer) {
        timeShown[id, default: .zero] += (now - timer.start) / timer.pace
    }

    // MARK: Effects

    private mutating func note(_ effect: BannerQueue.Effect, _ waited: [String: [ID]], _ event: BannerQueue.Event) {
        switch effect {
        case .present(let id): notePresent(id, waited)
        case .startTimer(let id, let time):
            let group = group(showing: id)
            let screen = group.flatMap { screens[$0] }
            expect(screen != nil, "a timer for \(id), which isn't on the screen")
            expect(screen?.timer == nil, "two timers for \(id)")
            let longest = hasOtherTime.contains(id) ? nil : live[id]?.display
            let rest = longest.map { max(.zero, $0 - (timeShown[id] ?? .zero)) * 2.5 }
            expect(rest.map { time <= $0 + .milliseconds(1) } ?? true, "a timer of \(time), more than \(id) has left")
            let pace = queue.isScreenReaderRunning ? queue.policy.screenReaderMultiplier : 1
            if let group { screens[group]?.timer = Timer(start: now, time: time, pace: pace) }
        case .stopTimer(let id):
            guard let group = group(showing: id), let timer = screens[group]?.timer else {
                // A timer that was due stopped by itself.
                if case .timer(id) = event { return }
                return expect(false, "no timer of \(id) to stop")
            }
            spend(id, timer)
            screens[group]?.timer = nil
        case .dismiss(let id):
            guard let group = group(showing: id), screens[group]?.isLeaving == false else {
                return expect(false, "\(id) leaves but isn't there")
            }
            screens[group]?.isLeaving = true
            if live[id] != nil { steppedAside.insert(id) }
        case .pause(let group, let time):
            expect(screens[group] == nil && time > .zero, "a pause of \(time) with a banner on the screen")
        case .clear(let group):
            screens[group] = nil
        case .end(let id, let outcome): noteEnd(id, outcome, event)
        }
    }

    private mutating func notePresent(_ id: ID, _ waited: [String: [ID]]) {
        guard let request = live[id] else { return expect(false, "\(id) comes but is not live") }
        expect(screens[request.group] == nil, "\(id) comes while another is on the screen of \(request.group)")
        screens[request.group] = Screen(id: id)
        steppedAside.remove(id)
        let others = (waited[request.group] ?? []).filter { $0 != id && live[$0] != nil }
        let severity = { [live, queue] (id: ID) in queue.policy.order == .priority ? live[id]?.severity ?? 0 : 0 }
        let isMostUrgent = others.allSatisfy { severity($0) <= severity(id) }
        expect(isMostUrgent, "\(id) comes before a more urgent one")
        // Only what takes a place goes before those that wait for longer, and then it is the newest.
        let equals = others.filter { severity($0) == severity(id) }
        let isOldest = equals.allSatisfy { $0 > id }
        let takesPlaces = [.replace, .suspend].contains(queue.policy.conflict)
        expect(isOldest || takesPlaces && !steppedAside.contains(id), "\(id) is out of turn: \(equals) wait")
    }

    private mutating func noteEnd(_ id: ID, _ outcome: BannerOutcome, _ event: BannerQueue.Event) {
        expect(outcomes[id] == nil, "\(id) ends twice")
        expect(live[id] != nil, "\(id) ends but was never asked for")
        if steppedAside.contains(id) {
            expect(
                ![.dropped, .replaced, .coalesced, .timedOut].contains(outcome), "\(id) stepped aside but is \(outcome)"
            )
        }
        if outcome == .timedOut, let display = live[id]?.display, !hasOtherTime.contains(id) {
            let missing = display - (timeShown[id] ?? .zero)
            expect(missing < .milliseconds(1), "\(id) timed out \(missing) too early")
        }
        outcomes[id] = outcome
        live[id] = nil
        steppedAside.remove(id)
    }

    // MARK: States

    private mutating func after(_ event: BannerQueue.Event) {
        var found: Set<ID> = []
        for group in queue.groups {
            let waiting = queue.waiting(in: group)
            let screen = screens[group]
            switch queue.state(of: group) {
            case .idle, .pausing: expect(screen == nil, "\(group) shows nothing, but its screen does")
            case .presenting(let id):
                expect(screen?.id == id && screen?.isLeaving == false && screen?.hasArrived == false, "\(id) comes in")
                expect(screen?.timer == nil, "a timer runs while \(id) comes in")
            case .shown(let id):
                expect(screen?.id == id && screen?.isLeaving == false && screen?.hasArrived == true, "\(id) is shown")
            case .dismissing(let id): expect(screen?.id == id && screen?.isLeaving == true, "\(id) leaves")
            }
            if queue.state(of: group) == .idle { expect(waiting.isEmpty, "\(waiting) wait for an empty screen") }
            if let screen, screen.timer != nil {
                expect(!screen.isTouched && !screen.isFocused && !screen.isLeaving, "a timer runs while one is held")
            }
            // The one that takes a place has it already.
            let takesPlaces = [.replace, .suspend].contains(queue.policy.conflict)
            expect(waiting.count <= queue.policy.maxDepth + (takesPlaces ? 1 : 0), "\(waiting.count) wait")
            found.formUnion(waiting)
            if let screen, !screen.isLeaving { found.insert(screen.id) }
            for id in waiting { expect(live[id]?.group == group, "\(id) waits in a group that isn't its own") }
        }
        let lost = Set(live.keys).symmetricDifference(found)
        expect(lost.isEmpty, "lost: \(lost)")
        let remembersAll = live.keys.allSatisfy(queue.isLive)
        expect(remembersAll, "the queue forgets live requests")
        let onScreen = Set(screens.values.map(\.id))
        expect(Set(queue.indexOfRequest.keys) == found.union(onScreen), "the queue remembers what is over")
    }
}
