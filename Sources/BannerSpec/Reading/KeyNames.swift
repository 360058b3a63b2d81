// SPDX-License-Identifier: Apache-2.0

import YAMLSource

/// The keys of a mapping by their names, for the enums whose names are looked up for each of thousands of banners: what Swift derives for
/// an enum takes a text, and hashes it where there are many cases.
struct KeyNames<Key: CaseIterable & RawRepresentable<String> & Sendable>: Sendable {
    /// The keys, the short ones first.
    private let keys: [(name: Name, key: Key)]
    /// Where the keys of each length start, with the end behind the last.
    private let starts: [Int]

    /// No key of `Key` is longer than 16 bytes.
    init() {
        let keys = Key.allCases.map { ($0.rawValue.utf8.count, $0) }.sorted { $0.0 < $1.0 }
        let longest = keys.last?.0 ?? 0
        precondition(longest <= Name.longest, "a key with a name that is longer has no place in this table")
        starts = (0...longest + 1).map { length in keys.firstIndex { $0.0 >= length } ?? keys.count }
        self.keys = keys.map { (Name($0.1.rawValue.utf8), $0.1) }
    }

    /// The key that is written at `node`.
    func key(of node: Node) -> Key? {
        node.withTextBytes { bytes in
            guard bytes.count + 1 < starts.count else { return nil }
            let name = Name(bytes)
            let candidates = starts[bytes.count]..<starts[bytes.count + 1]
            return candidates.first { keys[$0].name == name }.map { keys[$0].key }
        }
    }
}

/// A key that is looked up in a table of its own.
protocol TabledKey: SpecKey, Sendable {
    static var names: KeyNames<Self> { get }
}

extension TabledKey {
    static func key(of node: Node) -> Self? { names.key(of: node) }
}

/// A name of up to 16 bytes as two words. Those of one length are equal as their words are.
private struct Name: Equatable, Sendable {
    static let longest = 16
    private var words: (UInt64, UInt64) = (0, 0)

    init(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { words = (words.0 << 8 | words.1 >> 56, words.1 << 8 | UInt64(byte)) }
    }

    static func == (one: Name, other: Name) -> Bool { one.words == other.words }
}
