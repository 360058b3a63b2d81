// SPDX-License-Identifier: Apache-2.0

import BannerKit

/// BannerKit's queue of one group in its simplest form, to try out what the rules claim: one banner shows, others wait, and
/// nothing takes time. That it does what BannerKit's does is tried out too.
struct QueueModel: Hashable {
    /// A banner of a random spec.
    struct Banner: Hashable {
        var severity = 0
        var hasTimer = true
        /// People can send it away.
        var isDismissable = true
        /// It comes with a condition, not with an event.
        var isCondition = false
        /// Something clears the condition.
        var isCleared = false
        /// The banners that `mutex` lists.
        var mutex: [Int] = []

        /// It waits for another turn when it is replaced.
        var comesBack: Bool { isCondition && !hasTimer }
    }

    /// A request that has not ended.
    private struct Request: Hashable {
        let banner: Int
        var wasSeen = false
    }

    var order: BannerQueuePolicy.Order
    var conflict: BannerQueuePolicy.Conflict
    var banners: [Banner]

    /// In the order in which they came.
    private var requests: [Request] = []
    /// Which of them shows.
    private var showing: Int?
    private var holding: Set<Int> = []

    /// A banner was discarded while one without a timer showed.
    private(set) var hasStarved = false
    /// A less severe banner came before a more severe one that nobody had seen, or ended it.
    private(set) var hasInverted = false

    init(order: BannerQueuePolicy.Order, conflict: BannerQueuePolicy.Conflict, banners: [Banner]) {
        self.order = order
        self.conflict = conflict
        self.banners = banners
    }

    /// All states of one search are of the same banners.
    func hash(into hasher: inout Hasher) {
        hasher.combine(requests)
        hasher.combine(showing)
        hasher.combine(holding)
    }

    /// The banner that shows.
    var shown: Int? { showing.map { requests[$0].banner } }

    /// The banners that wait, in the order in which they came.
    var waiting: [Int] { requests.indices.filter { $0 != showing }.map { requests[$0].banner } }

    /// A banner's cause; `false` if it can't be there now.
    mutating func request(_ banner: Int) -> Bool {
        guard !holding.contains(banner), !holding.contains(where: { excludes($0, banner) }) else { return false }
        if banners[banner].isCondition { holding.insert(banner) }
        guard let showing, let shown else {
            requests.append(Request(banner: banner))
            show(requests.count - 1)
            return true
        }
        let mayStepIn = order == .fifo || banners[banner].severity >= banners[shown].severity
        switch conflict {
        case .drop:
            if !banners[shown].hasTimer, shown != banner { hasStarved = true }
            if banners[shown].severity < banners[banner].severity { hasInverted = true }
        case .replace where mayStepIn && !banners[shown].comesBack:
            if banners[shown].severity > banners[banner].severity { hasInverted = true }
            requests.remove(at: showing)
            requests.append(Request(banner: banner))
            show(requests.count - 1)
        case .replace where mayStepIn, .suspend where mayStepIn:
            requests.append(Request(banner: banner))
            show(requests.count - 1)
        case .enqueue, .replace, .suspend:
            requests.append(Request(banner: banner))
        }
        return true
    }

    /// The condition of a banner ends; `false` if it doesn't hold.
    mutating func endCondition(_ banner: Int) -> Bool {
        guard holding.remove(banner) != nil else { return false }
        guard banners[banner].isCleared else { return true }
        if shown == banner { leave() }
        for index in requests.indices.reversed() where requests[index].banner == banner && index != showing {
            requests.remove(at: index)
            if let showing, showing > index { self.showing = showing - 1 }
        }
        return true
    }

    /// The timer of the shown banner; `false` if it has none.
    mutating func timer() -> Bool {
        guard let shown, banners[shown].hasTimer else { return false }
        leave()
        return true
    }

    /// A person sends the shown banner away; `false` if that can't be.
    mutating func dismiss() -> Bool {
        guard let shown, banners[shown].isDismissable else { return false }
        leave()
        return true
    }

    /// Whether a banner waits for another without a timer: under `suspend` and `replace`, one that is less severe and that
    /// nobody has seen, for one that nobody can send away.
    var isStarving: Bool {
        guard let shown, !banners[shown].hasTimer else { return hasStarved }
        switch conflict {
        case .enqueue, .drop: return hasStarved || waiting.contains { $0 != shown }
        case .replace, .suspend:
            return !banners[shown].isDismissable
                && requests.indices.contains { !requests[$0].wasSeen && severity($0) < banners[shown].severity }
        }
    }

    private mutating func leave() {
        if let showing { requests.remove(at: showing) }
        showing = nil
        guard !requests.isEmpty else { return }
        var next = 0
        if order == .priority {
            for index in requests.indices where severity(index) > severity(next) { next = index }
        }
        show(next)
    }

    private mutating func show(_ index: Int) {
        showing = index
        requests[index].wasSeen = true
        if requests.indices.contains(where: { !requests[$0].wasSeen && severity($0) > severity(index) }) {
            hasInverted = true
        }
    }

    private func severity(_ request: Int) -> Int { banners[requests[request].banner].severity }

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
            } + [{ $0.timer() }, { $0.dismiss() }]
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
            text += "    metrics: { display: \(banner.hasTimer ? "4s" : "never") }\n"
            text += "    dismissal: [\(banner.isDismissable ? "swipe, " : "")timer, condition]\n    trigger: { "
            text += banner.isCondition ? "condition: c\(index)" : "event: e\(index)"
            if banner.isCondition, banner.isCleared { text += ", clears: d\(index)" }
            if !banner.mutex.isEmpty { text += ", mutex: [\(banner.mutex.map { "b\($0)" }.joined(separator: ", "))]" }
            text += " }\n"
        }
        return text
    }
}
