// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

/// The symbols of a file of design tokens (DTCG, 2025.10).
enum TokenSymbols {
    /// Calls `report` for each token that `tree` defines and for each alias of one.
    static func find(in tree: NodeTree, _ report: (Occurrence) -> Void) {
        walk(tree.root, "", report)
    }

    private static func walk(_ group: Node, _ prefix: String, _ report: (Occurrence) -> Void) {
        for (key, value) in group.entries where key.kind == .scalar {
            let name = key.text
            if name.hasPrefix("$") {
                if name == "$value" { findAliases(value, report) }
                if name == "$ref" { findPointer(value, report) }
                continue
            }
            guard value.kind == .mapping else { continue }
            let path = prefix.isEmpty ? name : prefix + "." + name
            if value.entries.contains(where: { $0.key.text == "$value" || $0.key.text == "$ref" }) {
                report(
                    Occurrence(
                        symbol: Symbol(kind: .token, name: path), role: .definition, place: key.place.unquoted,
                        whole: key.place.joined(with: value.place)))
            }
            walk(value, path, report)
        }
    }

    private static func findAliases(_ node: Node, _ report: (Occurrence) -> Void) {
        for (key, value) in node.entries {
            if key.text == "$ref" { findPointer(value, report) } else { findAliases(value, report) }
        }
        for item in node.items { findAliases(item, report) }
        guard node.kind == .scalar, let path = KeyPath.alias(node.text) else { return }
        let bytes = node.place.bytes
        // Quotes and braces.
        guard bytes.count == path.utf8.count + 4 else { return }
        let place = Place(file: node.place.file, bytes: bytes.lowerBound + 2..<bytes.upperBound - 2)
        report(Occurrence(symbol: Symbol(kind: .token, name: path), role: .use, place: place, whole: place))
    }

    /// `"#/color/red"` and `"#/color/red/$value/alpha"` name the token `color.red` (RFC 6901).
    private static func findPointer(_ node: Node, _ report: (Occurrence) -> Void) {
        let text = node.text
        guard node.kind == .scalar, text.hasPrefix("#/"), !text.contains("~"),
            // Escapes of JSON would shift the place.
            node.place.bytes.count == text.utf8.count + 2
        else { return }
        let parts = text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false)
        let name = parts.prefix { $0 != "$value" }.joined(separator: ".")
        guard !name.isEmpty else { return }
        let start = node.place.bytes.lowerBound + 3
        let place = Place(file: node.place.file, bytes: start..<start + name.utf8.count)
        report(Occurrence(symbol: Symbol(kind: .token, name: name), role: .use, place: place, whole: place))
    }
}
