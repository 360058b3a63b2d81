// SPDX-License-Identifier: Apache-2.0

/// Where the keys of a file stand.
struct KeyIndex: Sendable {
    struct Entry: Sendable {
        /// Where the key is written.
        var key: Range<Int>
        /// Where it is written what it says.
        var value: Range<Int>
        /// Where the key is written again.
        var repetition: Range<Int>?

        /// What is wrong with that; nothing where it is not.
        var faults: [TextFault] {
            repetition.map { [.repetition(of: "the key", at: $0, after: key)] } ?? []
        }
    }

    private(set) var keys: [String] = []
    private var entries: [String: Entry] = [:]

    subscript(key: String) -> Entry? { entries[key] }

    /// Notes a key; nothing without one, which nobody can ask for.
    mutating func add(_ key: String?, _ keyRange: Range<Int>, _ value: Range<Int>) {
        guard let key else { return }
        if entries[key] == nil {
            keys.append(key)
            entries[key] = Entry(key: keyRange, value: value)
        } else if entries[key]?.repetition == nil {
            entries[key]?.repetition = keyRange
        }
    }
}
