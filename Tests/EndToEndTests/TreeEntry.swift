// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

/// A key and its value, and where they stand.
struct TreeEntry {
    /// The keys that lead here, its own included.
    let path: [String]
    let key: Node
    let value: Node
    /// Whether it stands in braces or brackets.
    let isFlow: Bool

    /// All entries of `tree`, in order, but for what is reached through aliases.
    static func all(of tree: NodeTree) -> [TreeEntry] {
        var entries: [TreeEntry] = []
        func visit(_ node: Node, _ path: [String], isFlow: Bool) {
            let first = node.source.bytes[node.place.bytes].first
            let isFlow = isFlow || first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
            for (key, value) in node.entries {
                let path = path + [key.text]
                entries.append(TreeEntry(path: path, key: key, value: value, isFlow: isFlow))
                if !value.isAlias { visit(value, path, isFlow: isFlow) }
            }
            for item in node.items where !item.isAlias { visit(item, path, isFlow: isFlow) }
        }
        visit(tree.root, [], isFlow: false)
        return entries
    }

    /// The last key.
    var name: String { path.last ?? "" }

    /// The blanks before the line that the key stands on.
    var indent: String {
        let bytes = key.source.bytes
        let start = key.source.lines.start(ofLine: key.source.lines.line(at: key.place.bytes.lowerBound))
        return String(repeating: " ", count: bytes[start...].prefix { $0 == UInt8(ascii: " ") }.count)
    }

    /// Whether it is what people see or hear.
    var isText: Bool {
        let texts: Set = ["text", "texts", "title", "label", "spokenPrefix", "alsoAvailableAt"]
        guard value.kind == .scalar, !value.isAlias, name != "plural", path.first != "styles" else { return false }
        return path.contains { texts.contains($0) }
    }

    /// Whether it is a colour that is written out.
    var isColor: Bool {
        guard value.kind == .scalar, !value.isAlias else { return false }
        return ["tint", "onTint"].contains(name) || path.first == "palette"
    }

    /// Writes `text` as the first entry of the value; `nil` where the value is no mapping written out.
    func inserting(_ text: String) -> [(range: Range<Int>, text: String)]? {
        guard value.kind == .mapping, !value.isAlias, let first = value.entries.first(where: { _ in true }) else {
            return nil
        }
        let start = value.place.bytes.lowerBound
        if value.source.bytes[start] == UInt8(ascii: "{") { return [(start + 1..<start + 1, " \(text), ")] }
        let line = first.key.source.lines.start(ofLine: first.key.source.lines.line(at: start))
        return [(start..<start, "\(text)\n" + String(repeating: " ", count: start - line))]
    }
}
