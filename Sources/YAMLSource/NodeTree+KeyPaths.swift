// SPDX-License-Identifier: Apache-2.0

extension NodeTree {
    /// The keys that lead to each of `offsets`, such as `banners.offline.text.en` or `banners.offline.buttons[1]`; for a key
    /// or its value, the key is the last. `offsets` are offsets of bytes in ascending order.
    ///
    /// It takes time in proportion to the nodes and offsets.
    public func keyPaths(at offsets: [Int]) -> [String] {
        var walk = KeyPathWalk()
        var paths: [String] = []
        paths.reserveCapacity(offsets.count)
        var index = 0
        for offset in offsets {
            while index < records.count, Int(records[index].start) <= offset {
                walk.enter(Node(tree: self, index: index), records[index], index)
                index += 1
            }
            paths.append(walk.path)
        }
        return paths
    }
}

/// The way from the root to the node that a walk in the order of the file has come to.
private struct KeyPathWalk {
    private struct Level {
        /// The index after the last record of the collection.
        var end: Int
        var isMapping: Bool
        /// How many children were entered.
        var count = 0
        /// The key of the value that is being read, or the number of the item.
        var component = ""
    }

    private var levels: [Level] = []

    mutating func enter(_ node: Node, _ record: NodeTree.Record, _ index: Int) {
        while let last = levels.last, index >= last.end { levels.removeLast() }
        if let top = levels.indices.last {
            let count = levels[top].count
            if !levels[top].isMapping {
                levels[top].component = "[\(count)]"
            } else if count.isMultiple(of: 2) {
                levels[top].component = node.kind == .scalar ? node.text : "?"
            }
            levels[top].count += 1
        }
        guard record.isCollection else { return }
        levels.append(Level(end: record.link, isMapping: record.kind == .mapping))
    }

    var path: String {
        levels.reduce(into: "") { path, level in
            guard !level.component.isEmpty else { return }
            if !path.isEmpty, level.isMapping { path += "." }
            path += level.component
        }
    }
}
