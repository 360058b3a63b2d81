// SPDX-License-Identifier: Apache-2.0

@testable import BannerCore

/// All that can happen in a group of a spec, as far as a number of requests goes.
struct QueueExploration {
    /// Something that happened, of two banners.
    struct Pair: Hashable {
        let first: Int
        let second: Int
    }

    /// The second one waits unseen, or is lost, while the first one stands still without a timer.
    private(set) var held: Set<Pair> = []
    /// A less severe banner comes before a more severe one that nobody has seen, or costs it its place.
    private(set) var inverted: Set<Pair> = []
    /// What must never be: a banner that nobody has seen is replaced, or one is dropped for the sake of a less severe one.
    private(set) var faults: [String] = []
    private(set) var states = 0

    private var reached: Set<QueueWorld.Snapshot> = []
    private let limit: Int

    /// Explores at most `limit` requests of a group.
    init(_ world: QueueWorld, limit: Int) {
        self.limit = limit
        var worlds = [world]
        reached.insert(world.snapshot)
        while let next = worlds.popLast() {
            for world in successors(of: next) where reached.insert(world.snapshot).inserted { worlds.append(world) }
        }
        states = reached.count
    }

    private mutating func successors(of world: QueueWorld) -> [QueueWorld] {
        var found: [QueueWorld] = []
        func attempt(_ event: (inout QueueWorld) -> Bool) -> QueueWorld? {
            var after = world
            return event(&after) ? after : nil
        }
        if world.requests < limit {
            for message in world.templates.keys {
                guard let after = attempt({ $0.request(message) }) else { continue }
                noteRequest(message, world, after)
                found.append(after)
            }
        }
        for message in world.holding { if let after = attempt({ $0.clear(message) }) { found.append(after) } }
        for id in world.messages.keys { if let after = attempt({ $0.finishWork(id) }) { found.append(after) } }
        for after in [attempt { $0.step() }, attempt { $0.linger() }, attempt { $0.dismiss() }] {
            if let after { found.append(after) }
        }
        for after in found { note(world, after) }
        return found
    }

    private mutating func noteRequest(_ message: QueueWorld.Message, _ before: QueueWorld, _ after: QueueWorld) {
        let spec = before.spec
        guard spec.conflict == .drop, !before.isClearing,
            after.endings.contains(where: { $0.message == message && $0.outcome == .dropped })
        else { return }
        let id: BannerRequest.ID
        switch before.state {
        case .presenting(let shown), .shown(let shown): id = shown
        default: return
        }
        guard let shown = before.messages[id] else { return }
        if before.queue.lines.first?.showing?.ticket.remaining == nil, shown != message {
            held.insert(Pair(first: shown.banner, second: message.banner))
        }
        if spec.banners[shown.banner].severity < spec.banners[message.banner].severity {
            inverted.insert(Pair(first: shown.banner, second: message.banner))
        }
    }

    private mutating func note(_ before: QueueWorld, _ after: QueueWorld) {
        let spec = after.spec
        let unseen = after.waiting.filter { after.queue.lines.first?.waiting[$0]?.wasSeen == false }
        // It stands still, and nothing but people and causes can change that.
        if let shown = after.shown, !after.isTimed, let blocker = after.messages[shown] {
            for id in unseen {
                guard let waiting = after.messages[id], waiting != blocker else { continue }
                held.insert(Pair(first: blocker.banner, second: waiting.banner))
            }
        }
        let takesPlaces = spec.conflict == .replace || spec.conflict == .suspend
        // Where all banners take places, one that has been seen gives way.
        let comes = takesPlaces ? after.shown.flatMap { after.seen.contains($0) ? $0 : nil } : after.coming
        if let comes, let lesser = after.messages[comes] {
            for id in unseen {
                guard let greater = after.messages[id] else { continue }
                if spec.banners[greater.banner].severity > spec.banners[lesser.banner].severity {
                    inverted.insert(Pair(first: lesser.banner, second: greater.banner))
                }
            }
        }
        for ending in after.endings {
            let severity = spec.banners[ending.message.banner].severity
            switch ending.outcome {
            case .replaced:
                if !ending.wasSeen { faults.append("\(ending.message) is replaced unseen") }
                guard let next = after.waiting.first.flatMap({ after.messages[$0] }) else { continue }
                if spec.banners[next.banner].severity < severity {
                    inverted.insert(Pair(first: next.banner, second: ending.message.banner))
                }
            case .dropped where spec.conflict != .drop || before.shown == nil:
                let lesser = after.waiting.compactMap { after.messages[$0] }
                    .filter { spec.banners[$0.banner].severity < severity }
                // Too soon is another reason to drop one.
                if spec.conflict != .drop, !lesser.isEmpty {
                    faults.append("\(ending.message) is dropped before \(lesser)")
                }
            default: break
            }
        }
    }
}
