// SPDX-License-Identifier: Apache-2.0

/// Finds children of collections by key or number, without a search through those of large ones: many references into a large
/// file would otherwise take time by the product of both.
public final class NodeIndex {
    /// A collection, by its tree and the record that holds its children.
    private struct Key: Hashable {
        let tree: ObjectIdentifier
        let record: Int
    }

    /// Up to how many children a search is as fast as an index.
    private static let smallCount = 16

    // The trees are kept by the nodes in here, so that no other one gets the identity of one of them.
    private var entries: [Key: [String: Node]] = [:]
    private var items: [Key: [Node]] = [:]

    /// An index of nothing yet. It takes some hundred bytes for each child of a large collection that is asked for one.
    public init() {}

    /// The value of `key` in the mapping `node`; of the first such key, if it is there twice.
    public func value(of key: String, in node: Node) -> Node? {
        guard isLarge(node.entries) else { return node.value(named: key) }
        let mapping = Key(tree: ObjectIdentifier(node.tree), record: node.target)
        if let known = entries[mapping] { return known[key] }
        let values = Dictionary(node.entries.map { ($0.key.text, $0.value) }) { first, _ in first }
        entries[mapping] = values
        return values[key]
    }

    /// The item at `index`, from 0, of the sequence `node`.
    public func item(at index: Int, of node: Node) -> Node? {
        guard index >= 0 else { return nil }
        guard isLarge(node.items) else { return node.items.dropFirst(index).first { _ in true } }
        let sequence = Key(tree: ObjectIdentifier(node.tree), record: node.target)
        let known = items[sequence] ?? Array(node.items)
        items[sequence] = known
        return known.indices.contains(index) ? known[index] : nil
    }

    private func isLarge(_ children: some Sequence) -> Bool {
        var count = 0
        for _ in children {
            count += 1
            if count > Self.smallCount { return true }
        }
        return false
    }
}
