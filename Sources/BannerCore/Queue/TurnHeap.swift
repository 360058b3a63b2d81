// SPDX-License-Identifier: Apache-2.0

/// A binary heap of turns, the first one at the top, from which any turn can be taken in O(log n).
struct TurnHeap: Sendable {
    /// A place in the order; the lower one comes first.
    struct Turn: Comparable, Sendable {
        let major: Int
        let middle: Int
        let minor: UInt64
        let id: BannerRequest.ID

        static func < (lhs: Self, rhs: Self) -> Bool {
            (lhs.major, lhs.middle, lhs.minor) < (rhs.major, rhs.middle, rhs.minor)
        }
    }

    private var turns: [Turn] = []
    /// The index of each turn. It holds exactly the ids of `turns`, so that both are always valid for each other.
    private var positions: [BannerRequest.ID: Int] = [:]

    var count: Int { turns.count }

    var first: Turn? { turns.first }

    mutating func insert(_ turn: Turn) {
        remove(turn.id)
        turns.append(turn)
        positions[turn.id] = turns.count - 1
        rise(from: turns.count - 1)
    }

    mutating func remove(_ id: BannerRequest.ID) {
        guard let index = positions.removeValue(forKey: id) else { return }
        let last = turns.removeLast()
        guard index < turns.count else { return }
        turns[index] = last
        positions[last.id] = index
        rise(from: index)
        sink(from: index)
    }

    private mutating func rise(from start: Int) {
        var index = start
        while index > 0 {
            let parent = (index - 1) / 2
            guard turns[index] < turns[parent] else { return }
            swap(index, parent)
            index = parent
        }
    }

    private mutating func sink(from start: Int) {
        var index = start
        while true {
            let left = 2 * index + 1
            guard left < turns.count else { return }
            let right = left + 1
            let child = right < turns.count && turns[right] < turns[left] ? right : left
            guard turns[child] < turns[index] else { return }
            swap(index, child)
            index = child
        }
    }

    private mutating func swap(_ first: Int, _ second: Int) {
        turns.swapAt(first, second)
        positions[turns[first].id] = first
        positions[turns[second].id] = second
    }
}
