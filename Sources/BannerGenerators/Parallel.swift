// SPDX-License-Identifier: Apache-2.0

#if canImport(Dispatch)
    import Dispatch
#endif

/// Work that is done on all cores.
package enum Parallel {
    /// What `body` makes of each of `items`, in their order.
    package static func map<Item: Sendable, Output: Sendable>(
        _ items: [Item], _ body: @Sendable (Item) -> Output
    ) -> [Output] {
        #if canImport(Dispatch)
            guard items.count > 1 else { return items.map(body) }
            return [Output](unsafeUninitializedCapacity: items.count) { buffer, count in
                // Each place is written by one thread, once, and read when all are done.
                nonisolated(unsafe) let slots = buffer
                DispatchQueue.concurrentPerform(iterations: items.count) { index in
                    slots.initializeElement(at: index, to: body(items[index]))
                }
                count = items.count
            }
        #else
            return items.map(body)
        #endif
    }
}
