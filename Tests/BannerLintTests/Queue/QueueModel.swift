// SPDX-License-Identifier: Apache-2.0

import BannerKit

/// A queue of one group in its simplest form, to try out what the rules claim: one banner shows, others wait.
struct QueueModel: Hashable {
    /// A banner of a random spec.
    struct Banner: Hashable {
        var severity = 0
        var hasTimer = true
        /// It comes with a condition, not with an event.
        var isCondition = false
        /// Something clears the condition.
        var isCleared = false
        /// The banners that `mutex` lists.
        var mutex: [Int] = []
    }

    var order: BannerQueuePolicy.Order
    var conflict: BannerQueuePolicy.Conflict
    var banners: [Banner]

    private(set) var shown: Int?
    private(set) var waiting: [Int] = []
    private var holding: Set<Int> = []
    private var seen: Set<Int> = []

    /// A banner was discarded while one without a timer showed.
    private(set) var hasStarved = false
    /// A less severe banner came before a more severe one that nobody had seen, or in its place.
    private(set) var hasInverted = false

    init(order: BannerQueuePolicy.Order, conflict: BannerQueuePolicy.Conflict, banners: [Banner]) {
        self.order = order
        self.conflict = conflict
        self.banners = banners
    }

    /// A banner's cause; `false` if it can't be there now.
    mutating func request(_ banner: Int) -> Bool {
        guard !holding.contains(banner), !holding.contains(where: { excludes($0, banner) }) else { return false }
        if banners[banner].isCondition { holding.insert(banner) }
        guard let shown else {
            show(banner)
            return true
        }
        let mayStepIn = order == .fifo || banners[banner].severity >= banners[shown].severity
        switch conflict {
        case .drop:
            if !banners[shown].hasTimer, shown != banner { hasStarved = true }
            if banners[shown].severity < banners[banner].severity { hasInverted = true }
        case .replace where mayStepIn:
            if banners[shown].severity > banners[banner].severity { hasInverted = true }
            show(banner)
        case .suspend where mayStepIn:
            waiting.insert(shown, at: 0)
            show(banner)
        case .enqueue, .replace, .suspend:
            waiting.append(banner)
        }
        return true
    }

    /// The condition of a banner ends; `false` if it doesn't hold.
    mutating func endCondition(_ banner: Int) -> Bool {
        guard holding.remove(banner) != nil else { return false }
        guard banners[banner].isCleared else { return true }
        waiting.removeAll { $0 == banner }
        if shown == banner { leave() }
        return true
    }

    /// The timer of the shown banner; `false` if it has none.
    mutating func timer() -> Bool {
        guard let shown, banners[shown].hasTimer else { return false }
        leave()
        return true
    }

    /// Whether a banner waits for another that only a person or the end of a condition removes.
    var isStarving: Bool {
        guard let shown, !banners[shown].hasTimer else { return hasStarved }
        return hasStarved || waiting.contains { $0 != shown }
    }

    private mutating func leave() {
        shown = nil
        guard !waiting.isEmpty else { return }
        var next = 0
        if order == .priority {
            for index in waiting.indices where banners[waiting[index]].severity > banners[waiting[next]].severity {
                next = index
            }
        }
        show(waiting.remove(at: next))
    }

    private mutating func show(_ banner: Int) {
        shown = banner
        seen.insert(banner)
        if waiting.contains(where: { !seen.contains($0) && banners[$0].severity > banners[banner].severity }) {
            hasInverted = true
        }
    }

    private func excludes(_ first: Int, _ second: Int) -> Bool {
        banners[first].mutex.contains(second) || banners[second].mutex.contains(first)
    }

    /// Whether `isReached` holds after any sequence of at most `length` events.
    func reaches(_ length: Int, _ isReached: (QueueModel) -> Bool) -> Bool {
        var reached: Set<QueueModel> = [self]
        var latest = [self]
        for _ in 0..<length {
            latest = latest.flatMap(\.successors).filter { reached.insert($0).inserted }
            if latest.contains(where: isReached) { return true }
        }
        return false
    }

    /// What one event makes of the queue.
    private var successors: [QueueModel] {
        let events: [(inout QueueModel) -> Bool] =
            banners.indices.flatMap { banner in
                [{ $0.request(banner) }, { $0.endCondition(banner) }]
            } + [{ $0.timer() }]
        return events.compactMap { event in
            var after = self
            return event(&after) ? after : nil
        }
    }

    /// The spec of the model.
    var spec: String {
        var text = "queue: { order: \(order), conflict: \(conflict), coalesce: none }\nlevels:\n"
        for severity in Set(banners.map(\.severity)).sorted() {
            text += "  level\(severity): { severity: \(severity), tint: \"#7A0000\", onTint: \"#FFFFFF\" }\n"
        }
        text += "banners:\n"
        for (index, banner) in banners.enumerated() {
            text += "  b\(index):\n    level: level\(banner.severity)\n    text: Banner \(index)\n"
            text += "    metrics: { display: \(banner.hasTimer ? "4s" : "never") }\n    trigger: { "
            text += banner.isCondition ? "condition: c\(index)" : "event: e\(index)"
            if banner.isCondition, banner.isCleared { text += ", clears: d\(index)" }
            if !banner.mutex.isEmpty { text += ", mutex: [\(banner.mutex.map { "b\($0)" }.joined(separator: ", "))]" }
            text += " }\n"
        }
        return text
    }
}
