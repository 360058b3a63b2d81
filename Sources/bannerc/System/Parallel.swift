// SPDX-License-Identifier: Apache-2.0

import Dispatch

/// Work that is done on all cores.
enum Parallel {
    /// What `body` makes of each of `items`, in their order.
    static func map<Item: Sendable, Output: Sendable>(
        _ items: [Item], _ body: @escaping @Sendable (Item) -> Output
    ) -> [Output] {
        guard items.count > 1 else { return items.map(body) }
        let results = Results<Output>(count: items.count)
        DispatchQueue.concurrentPerform(iterations: items.count) { index in
            results.set(body(items[index]), at: index)
        }
        return results.all
    }

    /// The results, which threads set in any order.
    private final class Results<Output: Sendable>: @unchecked Sendable {
        private let lock = Lock()
        private var slots: [Output?]

        init(count: Int) { slots = Array(repeating: nil, count: count) }

        func set(_ output: Output, at index: Int) { lock.locked { slots[index] = output } }

        /// All results. Every index has been set once `concurrentPerform` has returned.
        var all: [Output] { slots.compactMap { $0 } }
    }
}
