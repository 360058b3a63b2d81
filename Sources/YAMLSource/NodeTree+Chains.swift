// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// Finds nodes by where they are written, with all that they lie in: one walk over a tree answers all questions.
public struct NodeChains: Sendable {
    private var chains: [Range<Int>: [Node]] = [:]

    /// The chains of `tree`.
    public init(_ tree: NodeTree) { add([tree.root]) }

    /// The way from the root to the value or item that is written at `range`, both included; `nil` for what is none.
    public func chain(to range: Range<Int>) -> [Node]? { chains[range] }

    private mutating func add(_ chain: [Node]) {
        guard let node = chain.last else { return }
        // A block sequence of one item is written where that is, and the item comes later.
        chains[node.place.bytes] = chain
        if node.isAlias { return }
        for (_, value) in node.entries { add(chain + [value]) }
        for item in node.items { add(chain + [item]) }
    }
}

extension Node {
    /// Where the last of its content ends. A block collection ends with the last of what it holds, and not where the next token begins.
    public var contentEnd: Int {
        guard !isAlias, !isFlow else { return place.bytes.upperBound }
        let last = kind == .mapping ? Array(entries).last?.value : kind == .sequence ? Array(items).last : nil
        return last?.contentEnd ?? place.bytes.upperBound
    }

    /// Whether it is a collection between brackets.
    public var isFlow: Bool {
        guard kind == .mapping || kind == .sequence, !isAlias, let first = source.bytes[place.bytes].first else {
            return false
        }
        return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    }
}
