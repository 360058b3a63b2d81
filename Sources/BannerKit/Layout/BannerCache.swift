// SPDX-License-Identifier: Apache-2.0

/// The values that were used last, up to a number of them.
struct BannerCache<Key: Hashable, Value> {
    private var values: [Key: Value] = [:]
    /// The keys by their last use, the oldest first.
    private var order: [Key] = []
    private let capacity: Int

    /// A cache of at most `capacity` values, which is small: a use takes time in proportion to it.
    init(capacity: Int) { self.capacity = max(1, capacity) }

    /// The value of `key`, which counts as a use.
    mutating func value(for key: Key) -> Value? {
        guard let value = values[key] else { return nil }
        touch(key)
        return value
    }

    /// Keeps `value`, and gives up the one that was not used for longest where there are too many.
    mutating func store(_ value: Value, for key: Key) {
        values[key] = value
        touch(key)
        while order.count > capacity { values[order.removeFirst()] = nil }
    }

    private mutating func touch(_ key: Key) {
        order.removeAll { $0 == key }
        order.append(key)
    }
}
