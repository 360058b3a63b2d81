// SPDX-License-Identifier: Apache-2.0

@testable import BannerCore
@testable import BannerKit

/// A group of a spec at work: BannerKit's queue, the conditions that hold, and a person.
///
/// A condition begins only if it does not hold, and nothing comes whose `mutex` names a condition that holds.
struct QueueWorld {
    /// What a request is for.
    struct Message: Hashable {
        let banner: Int
        let value: Int
    }

    /// What happened when something was done.
    struct Ending {
        let message: Message
        let outcome: BannerQueue.Outcome
        let wasSeen: Bool
    }

    let templates: [Message: BannerRequest]
    let spec: ExploredSpec
    let group: String
    /// Whether nothing comes before its interval is over.
    var heedsIntervals = true
    private(set) var queue: BannerQueue
    private(set) var now = Duration.zero
    private(set) var holding: Set<Message> = []
    /// The requests that are live or on the screen.
    private(set) var messages: [BannerRequest.ID: Message] = [:]
    private(set) var seen: Set<BannerRequest.ID> = []
    private(set) var requests = 0
    /// How the requests of the latest event ended.
    private(set) var endings: [Ending] = []
    /// What came on the screen with the latest event.
    private(set) var coming: BannerRequest.ID?

    /// Requests are made as a presenter makes them.
    @MainActor init(_ spec: ExploredSpec, group: Int, locale: String = "en") {
        let presenter = BannerPresenter(policy: spec.policy, clock: ManualClock())
        presenter.locale = locale
        var templates: [Message: BannerRequest] = [:]
        for (index, banner) in spec.banners.enumerated() where banner.group == group {
            for value in banner.values {
                let content = spec.content(index, value: value)
                let id = presenter.queue.makeID()
                let entry = BannerEntries.Entry(
                    requested: content, content: content, progress: presenter.work(id, content),
                    group: content.bannerSurface.group)
                templates[Message(banner: index, value: value)] = presenter.request(id, for: entry)
            }
        }
        self.templates = templates
        self.spec = spec
        self.group = "g\(group)"
        queue = BannerQueue(policy: spec.policy)
    }

    var state: BannerQueue.State { queue.state(of: group) }

    var waiting: [BannerRequest.ID] { queue.waiting(in: group) }

    /// The banner that stands still.
    var shown: BannerRequest.ID? { if case .shown(let id) = state { id } else { nil } }

    /// Whether a timer runs.
    var isTimed: Bool { queue.lines.first?.showing?.isRunning ?? false }

    /// Whether the condition of what shows is over.
    var isClearing: Bool { queue.lines.first?.showing?.isClearing ?? false }

    func banner(_ id: BannerRequest.ID) -> ExploredSpec.Banner? { messages[id].map { spec.banners[$0.banner] } }

    // MARK: Events

    /// Its cause is there, after the conditions are over that it ends; `false` if that can't be now.
    mutating func request(_ message: Message) -> Bool {
        guard let template = templates[message], !holding.contains(message) else { return false }
        for over in holding where spec.banners[over.banner].endedBy == message.banner { _ = clear(over) }
        guard !holding.contains(where: { spec.excludes($0.banner, message.banner) }) else { return false }
        if heedsIntervals, let interval = template.interval {
            let wait = queue.wait(for: interval, at: now)
            if wait > .zero {
                guard state == .idle else { return false }
                now += wait
            }
        }
        if spec.banners[message.banner].isCleared { holding.insert(message) }
        requests += 1
        let id = queue.makeID()
        messages[id] = message
        handle(
            .enqueue(
                BannerRequest(
                    id: id, group: group, severity: template.severity, display: template.display,
                    waysOut: template.waysOut, comesBack: template.comesBack, key: template.key,
                    interval: template.interval)))
        return true
    }

    /// What clears its condition happens, where anything does.
    mutating func clear(_ message: Message) -> Bool {
        guard holding.remove(message) != nil else { return false }
        end(message)
        return true
    }

    /// The banner leaves with its condition.
    mutating func end(_ message: Message) {
        endings = []
        // Those that wait go first, so that none of them comes.
        let ids = messages.filter { $0.value == message && queue.isLive($0.key) }.keys.sorted()
        for id in ids where id != shown { handle(.conditionCleared(id), keeping: true) }
        for id in ids where id == shown { handle(.conditionCleared(id), keeping: true) }
    }

    /// The work is done that a banner shows.
    mutating func finishWork(_ id: BannerRequest.ID) -> Bool {
        guard let progress = banner(id)?.progress, queue.isLive(id), !isComplete(id) else { return false }
        switch progress.completion {
        case nil: handle(.conditionCleared(id))
        case .some(let time): handle(.complete(id, display: time < 0 ? nil : .milliseconds(time)))
        }
        return true
    }

    private func isComplete(_ id: BannerRequest.ID) -> Bool {
        let ticket = queue.lines.first { $0.name == group }?.showing?.ticket
        return (ticket?.id == id ? ticket : queue.lines.first?.waiting[id])?.outcome == .cleared
    }

    /// Time passes until the next thing that happens by itself: a banner has come or left, or its time is over.
    mutating func step() -> Bool {
        switch state {
        case .idle: return false
        case .presenting(let id):
            now += .milliseconds(500)
            handle(.presented(id))
        case .dismissing(let id):
            now += .milliseconds(250)
            handle(.dismissed(id))
        case .pausing:
            now += .milliseconds(spec.pause)
            handle(.pauseOver(group: group))
        case .shown(let id):
            guard let end = queue.lines.first?.showing?.run?.end else { return false }
            now = end
            look()
            handle(.timer(id))
        }
        return true
    }

    /// A person holds the banner for an hour, and so sees it.
    mutating func linger() -> Bool {
        guard let shown else { return false }
        handle(.touchBegan(shown))
        now += .seconds(3600)
        look()
        handle(.touchEnded(shown), keeping: true)
        return true
    }

    /// A person does all that may end what shows.
    mutating func dismiss() -> Bool {
        guard let shown, let banner = banner(shown) else { return false }
        let taps = banner.progress != nil && !isComplete(shown) ? banner.progress?.taps ?? [] : []
        handle(.swipe(shown))
        if !queue.isLive(shown) { return true }
        if taps.isEmpty { handle(.tap(shown)) } else if taps.contains("stop") { handle(.cancel(shown)) }
        if !queue.isLive(shown) { return true }
        switch banner.button {
        case .close: handle(.close(shown))
        case .act: handle(.action(shown, 0))
        case .disabled, nil: break
        }
        return !queue.isLive(shown)
    }

    private mutating func look() {
        if let shown, let since = queue.lines.first?.showing?.visibleSince,
            now - since >= spec.policy.minimumVisibleTime
        {
            seen.insert(shown)
        }
    }

    private mutating func handle(_ event: BannerQueue.Event, keeping: Bool = false) {
        look()
        if !keeping { endings = [] }
        coming = nil
        var effects = queue.handle(event, at: now)[...]
        while let effect = effects.popFirst() {
            switch effect {
            case .present(let id): coming = id
            case .startTimer(let id, .zero): effects += queue.handle(.timer(id), at: now)
            case .end(let id, let outcome):
                guard let message = messages[id] else { continue }
                endings.append(Ending(message: message, outcome: outcome, wasSeen: seen.contains(id)))
            case .startTimer, .stopTimer, .startExpiry, .stopExpiry, .dismiss, .pause, .clear: break
            }
        }
        for id in messages.keys where !queue.isLive(id) && state != .dismissing(id) {
            messages[id] = nil
            seen.remove(id)
        }
    }

    // MARK: As a state

    /// All on which the future depends, whatever the time and the number of the request.
    struct Snapshot: Hashable {
        let phase: Int
        let tickets: [Ticket]
        let flags: [Bool]
        let times: [Duration?]
        let holding: Set<Message>
        let latest: Int?
        let intervals: [String: Duration]
        let requests: Int
    }

    struct Ticket: Hashable {
        let message: Message
        let remaining: Duration?
        let wasSeen: Bool
        let isComplete: Bool
        let isOnScreen: Bool
    }

    var snapshot: Snapshot {
        let line = queue.lines.first
        var phase = 0
        var onScreen: BannerRequest.ID?
        switch state {
        case .idle: break
        case .presenting(let id): (phase, onScreen) = (1, id)
        case .shown(let id): (phase, onScreen) = (2, id)
        case .dismissing(let id): (phase, onScreen) = (3, id)
        case .pausing: phase = 4
        }
        let ids = messages.keys.sorted()
        let tickets = ids.compactMap { id -> Ticket? in
            guard let message = messages[id] else { return nil }
            let ticket = line?.showing?.ticket.id == id ? line?.showing?.ticket : line?.waiting[id]
            return Ticket(
                message: message, remaining: ticket?.remaining, wasSeen: ticket?.wasSeen ?? false,
                isComplete: ticket?.outcome == .cleared, isOnScreen: onScreen == id)
        }
        let latest = line?.latest.flatMap { queue.isLive($0.id) ? ids.firstIndex(of: $0.id) : nil }
        return Snapshot(
            phase: phase, tickets: tickets, flags: [line?.showing?.isClearing ?? false],
            times: [
                line?.showing?.run.map { $0.end - now },
                line?.showing?.visibleSince.map { min(now - $0, spec.policy.minimumVisibleTime) },
            ],
            holding: holding, latest: latest,
            intervals: queue.lastComing.mapValues { min(now - $0, .seconds(60)) }, requests: requests)
    }
}
