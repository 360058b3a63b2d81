// SPDX-License-Identifier: Apache-2.0

/// What is known of some of the keys that a kind of mapping takes, in the order in which they are written.
///
/// There are few of them, so looking through them takes less time than hashing does.
struct FieldTable<Key, Value> {
    private(set) var items: [(key: Key, value: Value)] = []

    /// Adds what is known of `key`, of which nothing was known.
    mutating func append(_ value: Value, for key: Key) { items.append((key, value)) }
}

extension FieldTable where Key: Equatable {
    /// What is known of `key`.
    subscript(key: Key) -> Value? {
        get { items.first { $0.key == key }?.value }
        set {
            if let index = items.firstIndex(where: { $0.key == key }) { items.remove(at: index) }
            if let newValue { items.append((key, newValue)) }
        }
    }
}
