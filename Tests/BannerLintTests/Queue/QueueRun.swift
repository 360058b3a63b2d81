// SPDX-License-Identifier: Apache-2.0

@testable import BannerCore

/// The queue of one group of a spec, whose times pass as they would on a device.
struct QueueRun {
    typealias ID = BannerRequest.ID

    private(set) var queue: BannerQueue
    private(set) var now = Duration.zero
    private(set) var outcomes: [ID: BannerQueue.Outcome] = [:]
    /// When each request came on the screen, the last time.
    private(set) var comings: [ID: Duration] = [:]
    /// When each request began to leave the screen.
    private(set) var leavings: [ID: Duration] = [:]
    private var due: (time: Duration, event: BannerQueue.Event)?
    private let world: QueueWorld

    @MainActor init(_ spec: ExploredSpec, group: Int = 0, locale: String = "en") {
        world = QueueWorld(spec, group: group, locale: locale)
        queue = world.queue
    }

    var state: BannerQueue.State { queue.state(of: world.group) }
    var shown: ID? { if case .shown(let id) = state { id } else { nil } }
    var waiting: Int { queue.waiting(in: world.group).count }

    /// Asks for a banner.
    mutating func request(_ banner: Int, value: Int? = nil) -> ID? {
        let value = value ?? world.spec.banners[banner].values[0]
        guard let template = world.templates[QueueWorld.Message(banner: banner, value: value)] else { return nil }
        let id = queue.makeID()
        handle(
            .enqueue(
                BannerRequest(
                    id: id, group: template.group, severity: template.severity, display: template.display,
                    waysOut: template.waysOut, comesBack: template.comesBack, key: template.key,
                    interval: template.interval)))
        return id
    }

    mutating func handle(_ event: BannerQueue.Event) {
        for effect in queue.handle(event, at: now) {
            switch effect {
            case .present(let id):
                comings[id] = now
                due = (now + .milliseconds(500), .presented(id))
            case .startTimer(let id, let time): due = (now + time, .timer(id))
            case .stopTimer: due = nil
            case .startExpiry, .stopExpiry: break
            case .dismiss(let id):
                leavings[id] = now
                due = (now + .milliseconds(250), .dismissed(id))
            case .pause(let group, let time): due = (now + time, .pauseOver(group: group))
            case .clear: due = nil
            case .end(let id, let outcome): outcomes[id] = outcome
            }
        }
    }

    /// Lets the next thing happen that happens by itself; `false` if nothing does.
    mutating func step() -> Bool {
        guard let (time, event) = due else { return false }
        due = nil
        now = max(now, time)
        handle(event)
        return true
    }

    /// Lets time pass until nothing more is due before `end`.
    mutating func pass(until end: Duration) {
        while let (time, _) = due, time <= end { _ = step() }
        now = max(now, end)
    }

    /// Lets people hold what shows for a minute, so that they have seen it.
    mutating func linger() {
        while let event = due?.event {
            if case .timer = event { break }
            _ = step()
        }
        guard let shown else { return }
        handle(.touchBegan(shown))
        now += .seconds(60)
        handle(.touchEnded(shown))
    }
}
