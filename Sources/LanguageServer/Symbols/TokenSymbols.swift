// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics
import YAMLSource

/// The symbols of a file of design tokens (DTCG, 2025.10).
enum TokenSymbols {
    /// A group that has the tokens of another one, by the paths of both.
    struct Extension: Sendable {
        var group: String
        var base: String
    }

    /// Calls `report` for each token that `tree` defines and for each alias of one.
    static func find(in tree: NodeTree, _ report: (Occurrence) -> Void) {
        walk(tree.root, "", tree.root, report)
    }

    /// The groups in `tree` that extend others.
    static func extensions(in tree: NodeTree) -> [Extension] {
        var found: [Extension] = []
        collect(tree.root, "", tree.root, &found)
        return found
    }

    private static func collect(_ group: Node, _ path: String, _ root: Node, _ found: inout [Extension]) {
        for (key, value) in group.entries where key.kind == .scalar {
            if key.text == "$extends" || key.text == "$ref" && isGroup(value, root),
                let base = KeyPath.alias(value.text) ?? pointed(value.text)
            {
                found.append(Extension(group: path, base: base))
            } else if value.kind == .mapping, !key.text.hasPrefix("$") {
                collect(value, path.isEmpty ? key.text : path + "." + key.text, root, &found)
            }
        }
    }

    /// Whether a pointer leads to something in the file with `root` that has tokens, and is none: a `$ref` to that extends it.
    private static func isGroup(_ pointer: Node, _ root: Node) -> Bool {
        guard pointer.kind == .scalar, pointer.text.hasPrefix("#/"), let name = pointed(pointer.text) else {
            return false
        }
        var target = root
        for step in name.split(separator: ".") {
            guard let next = target.entries.first(where: { $0.key.text == step })?.value else { return false }
            target = next
        }
        return !isToken(target) && target.isTokenGroup
    }

    private static func isToken(_ node: Node) -> Bool {
        node.entries.contains { $0.key.text == "$value" || $0.key.text == "$ref" }
    }

    private static func walk(_ group: Node, _ prefix: String, _ root: Node, _ report: (Occurrence) -> Void) {
        for (key, value) in group.entries where key.kind == .scalar {
            let name = key.text
            if name.hasPrefix("$") {
                if name == "$value" { findAliases(value, report) }
                if name == "$ref" { findPointer(value, report) }
                continue
            }
            guard value.kind == .mapping else { continue }
            let path = prefix.isEmpty ? name : prefix + "." + name
            if isToken(value), !value.entries.contains(where: { $0.key.text == "$ref" && isGroup($0.value, root) }) {
                let place = key.place.unquoted
                report(
                    Occurrence(
                        symbol: Symbol(kind: .token, name: path), role: .definition, place: place,
                        whole: key.place.joined(with: value.place), isEncoded: place.bytes.count != name.utf8.count))
            }
            walk(value, path, root, report)
        }
    }

    private static func findAliases(_ node: Node, _ report: (Occurrence) -> Void) {
        for (key, value) in node.entries {
            if key.text == "$ref" { findPointer(value, report) } else { findAliases(value, report) }
        }
        for item in node.items { findAliases(item, report) }
        guard node.kind == .scalar, let path = KeyPath.alias(node.text) else { return }
        let bytes = node.place.bytes
        let symbol = Symbol(kind: .token, name: path)
        // Quotes and braces.
        guard bytes.count == path.utf8.count + 4 else {
            return report(
                Occurrence(symbol: symbol, role: .use, place: node.place, whole: node.place, isEncoded: true))
        }
        let place = Place(file: node.place.file, bytes: bytes.lowerBound + 2..<bytes.upperBound - 2)
        report(Occurrence(symbol: symbol, role: .use, place: place, whole: place))
    }

    /// `"#/color/red"` and `"#/color/red/$value/alpha"` name the token `color.red` (RFC 6901).
    private static func findPointer(_ node: Node, _ report: (Occurrence) -> Void) {
        let text = node.text
        guard node.kind == .scalar, let name = pointed(text) else { return }
        let symbol = Symbol(kind: .token, name: name)
        // Escapes of JSON would shift the place.
        guard node.place.bytes.count == text.utf8.count + 2 else {
            return report(
                Occurrence(symbol: symbol, role: .use, place: node.place, whole: node.place, isEncoded: true))
        }
        let written = steps(text).joined(separator: "/")
        let start = node.place.bytes.lowerBound + 3
        let place = Place(file: node.place.file, bytes: start..<start + written.utf8.count)
        let last = written.utf8.reversed().prefix { $0 != UInt8(ascii: "/") }.count
        report(
            Occurrence(
                symbol: symbol, role: .use, place: place, whole: place,
                named: Place(file: place.file, bytes: place.bytes.upperBound - last..<place.bytes.upperBound),
                isPointer: true))
    }

    /// The path that a pointer leads to; `nil` for a text that is none.
    private static func pointed(_ text: String) -> String? {
        guard text.hasPrefix("#/") else { return nil }
        let name = steps(text).map { $0.replacing("~1", with: "/").replacing("~0", with: "~") }.joined(separator: ".")
        return name.isEmpty ? nil : name
    }

    /// The names in a pointer up to the value, as they are written.
    private static func steps(_ pointer: String) -> ArraySlice<Substring> {
        pointer.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).prefix { $0 != "$value" }
    }
}
