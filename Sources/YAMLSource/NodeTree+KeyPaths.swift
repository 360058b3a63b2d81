// SPDX-License-Identifier: Apache-2.0

extension NodeTree {
    /// The keys that lead to what stands at each of `places`, ranges of bytes, such as `banners.offline.text.en` or
    /// `banners.offline.buttons[retry]`; for a key or its value, the key is the last. An item goes by its name if it is one, since
    /// another order makes it no other item, and else by its number. A mapping has the same path whether it is written between
    /// braces or as lines, where it begins with its first key.
    ///
    /// It takes time in proportion to the nodes, and to the places as sorting does.
    public func keyPaths(at places: [Range<Int>]) -> [String] {
        let order = places.indices.sorted { isBefore(places[$0], places[$1]) }
        var walk = KeyPathWalk()
        var paths = Array(repeating: "", count: places.count)
        var index = 0
        for place in order {
            while index < records.count, Int(records[index].start) <= places[place].lowerBound {
                if index > 0, isAll(records[index - 1], of: places[place]) { break }
                walk.enter(Node(tree: self, index: index), records[index], index)
                index += 1
            }
            paths[place] = walk.path
        }
        return paths
    }

    /// In the order of the file, a collection before its first child, which may begin where it does.
    private func isBefore(_ place: Range<Int>, _ other: Range<Int>) -> Bool {
        guard place.lowerBound == other.lowerBound else { return place.lowerBound < other.lowerBound }
        guard place.isEmpty == other.isEmpty else { return place.isEmpty }
        return place.upperBound > other.upperBound
    }

    /// Whether `record` is what stands at `place`, and no part of it that begins with it.
    private func isAll(_ record: Record, of place: Range<Int>) -> Bool {
        Int(record.start) == place.lowerBound && (place.isEmpty || Int(record.stop) <= place.upperBound)
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
        /// The key of the value that is being read, or the name or number of the item.
        var component = ""
    }

    private var levels: [Level] = []

    mutating func enter(_ node: Node, _ record: NodeTree.Record, _ index: Int) {
        while let last = levels.last, index >= last.end { levels.removeLast() }
        if let top = levels.indices.last {
            let count = levels[top].count
            if !levels[top].isMapping {
                levels[top].component = "[\(name(of: node) ?? String(count))]"
            } else if count.isMultiple(of: 2) {
                levels[top].component = node.kind == .scalar ? node.text : "?"
            }
            levels[top].count += 1
        }
        guard record.isCollection else { return }
        levels.append(Level(end: record.link, isMapping: record.kind == .mapping))
    }

    /// The text of an item that is a name or a word.
    private func name(of node: Node) -> String? {
        guard node.kind == .scalar else { return nil }
        let isName = node.withTextBytes { text in
            text.count <= Self.longestName && text.first?.isLetter == true && text.allSatisfy(isOfName)
        }
        return isName ? node.text : nil
    }

    private static let longestName = 100

    private func isOfName(_ byte: UInt8) -> Bool {
        byte.isLetter || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "-_".utf8.contains(byte)
    }

    var path: String {
        levels.reduce(into: "") { path, level in
            guard !level.component.isEmpty else { return }
            if !path.isEmpty, level.isMapping { path += "." }
            path += level.component
        }
    }
}
