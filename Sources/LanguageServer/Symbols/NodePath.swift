// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

/// The way from the root of a tree to what stands at an offset.
struct NodePath {
    /// The keys that lead there, as ``KeyPath`` writes them; for a key, it is the last.
    private(set) var keys: [String] = []
    /// The node there: a key, a value or an item.
    private(set) var node: Node
    /// Whether it is a key.
    private(set) var isKey = false
    /// The nodes around it, from the outside inwards, and itself.
    private(set) var chain: [Node]

    /// The way to `offset` in `tree`.
    init(at offset: Int, in tree: NodeTree) {
        node = tree.root
        chain = [tree.root]
        while let next = Self.child(of: node, at: offset) {
            keys += [next.key]
            node = next.node
            isKey = next.isKey
            chain.append(node)
            if isKey { break }
        }
    }

    /// Where the definition begins that holds `offset`, such as a banner; `nil` where there is none.
    static func definition(at offset: Int, in tree: NodeTree?) -> Int? {
        guard let tree else { return nil }
        guard let section = tree.root.entries.first(where: { $0.value.place.bytes.contains(offset) })?.value else {
            return nil
        }
        return section.entries.first { $0.value.place.bytes.upperBound > offset }?.key.place.bytes.lowerBound
    }

    private static func child(of node: Node, at offset: Int) -> (key: String, node: Node, isKey: Bool)? {
        if node.isAlias { return nil }
        for (key, value) in node.entries {
            if holds(key, offset) { return (key.text, key, true) }
            if holds(value, offset) { return (key.text, value, false) }
        }
        for item in node.items where holds(item, offset) { return (KeyPath.item, item, false) }
        return nil
    }

    private static func holds(_ node: Node, _ offset: Int) -> Bool {
        let bytes = node.place.bytes
        return bytes.contains(offset) || bytes.upperBound == offset && node.kind == .scalar && !bytes.isEmpty
    }
}
