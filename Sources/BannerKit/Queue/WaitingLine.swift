// SPDX-License-Identifier: Apache-2.0

/// The requests of a group that wait for their turn.
///
/// Everything takes at most O(log n) of n that wait.
struct WaitingLine: Sendable {
    private let policy: BannerQueuePolicy
    private var tickets: [BannerRequest.ID: BannerTicket] = [:]
    /// How many tickets have a key; none where nobody asks.
    private var keys: [CoalescingKey: Int] = [:]
    private var turns = TurnHeap()
    /// Those that may make room for a more urgent one, the least urgent and newest first. Under `fifo` none may.
    private var evictable = TurnHeap()
    /// The one that took the place of another and so goes before all others.
    private(set) var successor: BannerRequest.ID?

    init(_ policy: BannerQueuePolicy) { self.policy = policy }

    var isEmpty: Bool { tickets.isEmpty }

    /// How many of `maxDepth` are taken: the successor has a place already.
    var depth: Int { tickets.count - (successor == nil ? 0 : 1) }

    /// The one that comes next.
    var next: BannerTicket? { (successor ?? turns.first?.id).flatMap { tickets[$0] } }

    subscript(id: BannerRequest.ID) -> BannerTicket? { tickets[id] }

    func contains(_ key: CoalescingKey) -> Bool { keys[key] != nil }

    mutating func insert(_ ticket: BannerTicket, asSuccessor: Bool = false) {
        tickets[ticket.id] = ticket
        // ~x falls as x rises and, unlike -x, exists for every x.
        turns.insert(TurnHeap.Turn(major: ~rank(ticket), minor: ticket.id.number, id: ticket.id))
        if asSuccessor {
            if let former = successor.flatMap({ tickets[$0] }) { makeEvictable(former) }
            successor = ticket.id
        } else {
            makeEvictable(ticket)
        }
        if let key = indexed(ticket) { keys[key, default: 0] += 1 }
    }

    private mutating func makeEvictable(_ ticket: BannerTicket) {
        guard policy.order == .priority, !ticket.wasShown else { return }
        evictable.insert(TurnHeap.Turn(major: rank(ticket), minor: ~ticket.id.number, id: ticket.id))
    }

    @discardableResult
    mutating func remove(_ id: BannerRequest.ID) -> BannerTicket? {
        guard let ticket = tickets.removeValue(forKey: id) else { return nil }
        if successor == id { successor = nil }
        turns.remove(id)
        evictable.remove(id)
        if let key = indexed(ticket), let count = keys[key] { keys[key] = count > 1 ? count - 1 : nil }
        return ticket
    }

    /// Changes a ticket, which keeps its turn.
    mutating func update(_ id: BannerRequest.ID, _ change: (inout BannerTicket) -> Void) {
        let isSuccessor = successor == id
        guard var ticket = remove(id) else { return }
        change(&ticket)
        insert(ticket, asSuccessor: isSuccessor)
    }

    mutating func removeNext() -> BannerTicket? { next.flatMap { remove($0.id) } }

    /// All of them, in the order of their turns.
    mutating func removeAll() -> [BannerTicket] {
        let all = inOrder
        self = WaitingLine(policy)
        return all
    }

    /// Whether there is room for one more; if not, the ticket that has to go for the sake of a request of `severity`.
    func room(for severity: Int) -> Room {
        guard depth >= max(policy.maxDepth, 1) else { return .free }
        guard let last = evictable.first, last.major < severity else { return .none }
        return .evicting(last.id)
    }

    enum Room {
        case free
        case evicting(BannerRequest.ID)
        case none
    }

    /// The tickets in the order of their turns.
    var inOrder: [BannerTicket] {
        tickets.values.sorted { first, second in
            if (first.id == successor) != (second.id == successor) { return first.id == successor }
            return (~rank(first), first.id.number) < (~rank(second), second.id.number)
        }
    }

    private func rank(_ ticket: BannerTicket) -> Int { policy.order == .priority ? ticket.request.severity : 0 }

    private func indexed(_ ticket: BannerTicket) -> CoalescingKey? {
        switch policy.coalescing {
        case .queued, .any: ticket.request.key
        case .none, .adjacent: nil
        }
    }
}
