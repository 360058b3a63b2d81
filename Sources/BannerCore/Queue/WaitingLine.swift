// SPDX-License-Identifier: Apache-2.0

/// The requests of a group that wait for their turn.
///
/// The more urgent one comes first under `order: priority`. Then those come that nobody has seen, in the order of their
/// arrival; then those that stepped aside: the ones that leave by themselves before the ones that stay.
///
/// Everything takes at most O(log n) of n that wait.
struct WaitingLine: Sendable {
    private let policy: BannerQueuePolicy
    private var tickets: [BannerRequest.ID: BannerTicket] = [:]
    /// The tickets of each key; none where nobody asks.
    private var keys: [CoalescingKey: Set<BannerRequest.ID>] = [:]
    private var turns = TurnHeap()
    /// The first one is dropped first when too many wait.
    private var surplus = TurnHeap()
    /// Under `conflict: stepAside`, those that leave by themselves and that nobody has seen: one that waits for an answer
    /// steps aside for them, whatever waits before them.
    private var reports = TurnHeap()

    init(_ policy: BannerQueuePolicy) { self.policy = policy }

    var count: Int { tickets.count }

    /// The one that comes next.
    var next: BannerTicket? { turns.first.flatMap { tickets[$0.id] } }

    /// The first of those for which one that waits for an answer steps aside.
    var nextReport: BannerTicket? { reports.first.flatMap { tickets[$0.id] } }

    /// The one that has to go when too many wait: the least severe; among equals one that people have seen, and then
    /// the newest.
    var last: BannerTicket? { surplus.first.flatMap { tickets[$0.id] } }

    subscript(id: BannerRequest.ID) -> BannerTicket? { tickets[id] }

    func contains(_ key: CoalescingKey) -> Bool { keys[key] != nil }

    /// Those that have the key, in the order of their arrival.
    func ids(of key: CoalescingKey) -> [BannerRequest.ID] {
        (keys[key] ?? []).compactMap { tickets[$0] }.sorted { $0.arrival < $1.arrival }.map { $0.id }
    }

    mutating func insert(_ ticket: BannerTicket) {
        tickets[ticket.id] = ticket
        let turn = turn(ticket)
        turns.insert(turn)
        if policy.conflict == .stepAside, !ticket.wasSeen, ticket.remaining != nil { reports.insert(turn) }
        surplus.insert(
            TurnHeap.Turn(
                major: ticket.request.severity, middle: ticket.wasSeen ? 0 : 1, minor: ~ticket.arrival, id: ticket.id)
        )
        if let key = indexed(ticket) { keys[key, default: []].insert(ticket.id) }
    }

    @discardableResult
    mutating func remove(_ id: BannerRequest.ID) -> BannerTicket? {
        guard let ticket = tickets.removeValue(forKey: id) else { return nil }
        turns.remove(id)
        reports.remove(id)
        surplus.remove(id)
        if let key = indexed(ticket) {
            keys[key]?.remove(id)
            if keys[key]?.isEmpty == true { keys[key] = nil }
        }
        return ticket
    }

    /// Changes a ticket.
    mutating func update(_ id: BannerRequest.ID, _ change: (inout BannerTicket) -> Void) {
        guard var ticket = remove(id) else { return }
        change(&ticket)
        insert(ticket)
    }

    mutating func removeNext() -> BannerTicket? { next.flatMap { remove($0.id) } }

    /// All of them, in the order of their turns.
    mutating func removeAll() -> [BannerTicket] {
        let all = inOrder
        self = WaitingLine(policy)
        return all
    }

    /// The tickets in the order of their turns.
    var inOrder: [BannerTicket] { tickets.values.sorted { turn($0) < turn($1) } }

    private func turn(_ ticket: BannerTicket) -> TurnHeap.Turn {
        let rank = policy.order == .priority ? ticket.request.severity : 0
        let standing = !ticket.wasSeen ? 0 : ticket.remaining != nil ? 1 : 2
        // ~x falls as x rises and, unlike -x, exists for every x.
        return TurnHeap.Turn(major: ~rank, middle: standing, minor: ticket.arrival, id: ticket.id)
    }

    private func indexed(_ ticket: BannerTicket) -> CoalescingKey? {
        switch policy.coalescing {
        case .queued, .any: ticket.request.key
        case .none, .adjacent: nil
        }
    }
}
