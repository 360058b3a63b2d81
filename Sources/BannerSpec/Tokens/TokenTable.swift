// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

/// The design tokens of the files that a spec uses (DTCG format, 2025.10), by path.
final class TokenTable {
    /// A token as it is written; its value is read when something asks for it.
    struct Token {
        /// The node of `$value`, or of the token that `$ref` names.
        var value: Node
        /// The type, its own or its group's.
        var type: String?
        /// Where the token is written.
        var place: Place
    }

    private(set) var tokens: [String: Token] = [:]
    /// Paths in the order in which they are written, for suggestions.
    private(set) var paths: [String] = []

    /// Groups that extend groups that extend groups…
    private static let extensionLimit = 16

    /// Adds the tokens of a file.
    func add(_ tree: NodeTree, _ reader: NodeReader) {
        guard reader.isMapping(tree.root, "a token file") else { return }
        addGroup(tree.root, tree, prefix: "", type: nil, depth: 0, reader)
    }

    private func addGroup(
        _ node: Node, _ tree: NodeTree, prefix: String, type inherited: String?, depth: Int, _ reader: NodeReader
    ) {
        var type = inherited
        for (key, value) in node.entries where key.kind == .scalar {
            switch key.text {
            case "$type": type = value.text
            case "$extends": extend(value, tree, prefix: prefix, type: inherited, depth: depth, reader)
            default: break
            }
        }
        for (key, value) in node.entries where key.kind == .scalar && value.kind == .mapping {
            let name = key.text
            // What starts with `$` is the format's own, but for a group's root token.
            if name.first == "$", name != "$root" { continue }
            let path = prefix.isEmpty ? name : prefix + "." + name
            if let token = token(value, tree, at: key.place, type: type) {
                if tokens.updateValue(token, forKey: path) == nil { paths.append(path) }
            } else {
                addGroup(value, tree, prefix: path, type: type, depth: depth, reader)
            }
        }
    }

    private func extend(
        _ reference: Node, _ tree: NodeTree, prefix: String, type: String?, depth: Int, _ reader: NodeReader
    ) {
        guard depth < Self.extensionLimit else {
            reader.report(.cyclicReference, "the groups extend each other in a circle", at: reference.place)
            return
        }
        let text = reference.text
        let group: Node?
        if text.hasPrefix("{"), text.hasSuffix("}") {
            group = walk(text.dropFirst().dropLast().split(separator: ".").map(String.init), from: tree.root)
        } else {
            group = pointer(text, in: tree)
        }
        guard let group, group.kind == .mapping else {
            reader.report(.unknownReference, "there is no group `\(text)`", at: reference.place)
            return
        }
        addGroup(group, tree, prefix: prefix, type: type, depth: depth + 1, reader)
    }

    private func token(_ node: Node, _ tree: NodeTree, at place: Place, type inherited: String?) -> Token? {
        var type = inherited
        var found: Node?
        for (key, value) in node.entries where key.kind == .scalar {
            switch key.text {
            case "$value": found = value
            case "$ref": found = pointer(value.text, in: tree) ?? value
            case "$type": type = value.text
            default: break
            }
        }
        guard let value = found else { return nil }
        // A `$ref` may name a token as a whole: its value counts, and its type where this one has none.
        let target = value.entries.first { $0.key.text == "$value" }?.value
        if type == nil { type = value.entries.first { $0.key.text == "$type" }?.value.text }
        return Token(value: target ?? value, type: type, place: place)
    }

    /// What a JSON pointer (RFC 6901) such as `#/colors/blue/$value` names.
    func pointer(_ text: String, in tree: NodeTree) -> Node? {
        guard text.hasPrefix("#/") else { return nil }
        let parts = text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false)
        return walk(parts.map(Self.unescaped), from: tree.root)
    }

    /// `a~1b` → `a/b`, `a~0b` → `a~b`.
    private static func unescaped(_ part: Substring) -> String {
        var text = ""
        var rest = part[...]
        while let character = rest.popFirst() {
            if character == "~", let next = rest.first, next == "0" || next == "1" {
                rest.removeFirst()
                text.append(next == "1" ? "/" : "~")
            } else {
                text.append(character)
            }
        }
        return text
    }

    private func walk(_ parts: [String], from root: Node) -> Node? {
        var node = root
        for part in parts {
            if node.kind == .sequence, let index = Int(part), index >= 0 {
                guard let item = node.items.dropFirst(index).first(where: { _ in true }) else { return nil }
                node = item
            } else {
                guard let entry = node.entries.first(where: { $0.key.text == part }) else { return nil }
                node = entry.value
            }
        }
        return node
    }
}
