// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

/// The design tokens of the files that a spec uses (DTCG format, 2025.10), by path.
final class TokenTable {
    /// A token as it is written; its value is read when something asks for it.
    struct Token {
        /// The node of `$value`, or of what `$ref` names.
        var value: Node
        /// The type, its own or its group's.
        var type: String?
        /// Where the token is written.
        var place: Place
    }

    /// A group that is being read: what its tokens inherit, and where they go.
    private struct Group {
        var node: Node
        var prefix = ""
        var type: String?
        /// The groups that this one is read as a part of, by where they are written.
        var path: [Place] = []
    }

    private(set) var tokens: [String: Token] = [:]
    /// Paths in the order in which they are written, for suggestions.
    private(set) var paths: [String] = []
    /// Whether every used file could be read. If not, a token that is unknown may be defined in one that could not.
    private(set) var isComplete: Bool

    /// Paths of tokens that could not be read. That was reported; aliases of them are not reported again.
    private var failed: Set<String> = []
    private var files: Set<FileID> = []
    /// The nodes that may still be read, so that groups that extend each other again and again stay cheap.
    private var budget = 0

    init(isComplete: Bool = true) {
        self.isComplete = isComplete
    }

    /// Whether the token at `path` could not be read, or is perhaps in a file that could not.
    func hasFailed(_ path: String) -> Bool { !isComplete || failed.contains(path) }

    /// Whether there is a token at `path`.
    func has(_ path: String) -> Bool { tokens[path] != nil }

    /// Whether `node` is written in a token file.
    func holds(_ node: Node) -> Bool { files.contains(node.tree.file) }

    /// Adds the tokens of a file.
    func add(_ tree: NodeTree, _ reader: NodeReader) {
        files.insert(tree.file)
        guard reader.isMapping(tree.root, "a token file") else {
            isComplete = false
            return
        }
        budget = tree.nodeCount * Limits.aliasExpansion
        add(Group(node: tree.root), reader)
        guard budget < 0 else { return }
        isComplete = false
        reader.report(
            .invalidToken, "groups extend each other to more than \(Limits.aliasExpansion) times what is written",
            at: tree.root.place.startPoint)
    }

    private func add(_ group: Group, _ reader: NodeReader) {
        var group = group
        group.path.append(group.node.contentPlace)
        let inherited = group.type
        for (key, value) in group.node.entries where key.kind == .scalar {
            switch key.text {
            case "$type": group.type = value.text
            case "$extends": extend(value, group, type: inherited, reader)
            default: break
            }
        }
        for (key, value) in group.node.entries where key.kind == .scalar && value.kind == .mapping {
            let name = key.text
            // What starts with `$` is the format's own, but for a group's root token.
            if name.first == "$", name != "$root" { continue }
            budget -= 1
            guard budget >= 0 else { return }
            guard isName(key, name, reader) else { continue }
            let path = group.prefix.isEmpty ? name : group.prefix + "." + name
            if value.value(of: "$value") != nil || value.value(of: "$ref") != nil {
                if let token = token(value, at: key.place, type: group.type, reader) {
                    insert(token, path, reader)
                } else {
                    failed.insert(path)
                }
            } else {
                add(Group(node: value, prefix: path, type: group.type, path: group.path), reader)
            }
        }
    }

    private func isName(_ key: Node, _ name: String, _ reader: NodeReader) -> Bool {
        guard let foreign = name.first(where: { ".{}".contains($0) }) else { return true }
        reader.report(
            .invalidToken, "the name of a token or group can't hold `\(foreign)`", at: key.place,
            notes: ["aliases join the names of groups and tokens with points, in braces"])
        return false
    }

    /// Within a file, what a group says itself takes the place of what it has from the group that it extends.
    private func insert(_ token: Token, _ path: String, _ reader: NodeReader) {
        guard let other = tokens.updateValue(token, forKey: path) else { return paths.append(path) }
        guard other.place.file != token.place.file else { return }
        reader.report(
            .duplicateDefinition, "the token `\(reader.shown(path))` is defined in another file too", at: token.place,
            labels: [Label("the other definition", at: other.place)])
    }

    private func extend(_ reference: Node, _ group: Group, type: String?, _ reader: NodeReader) {
        guard let target = self.group(reference) else {
            return reader.report(
                .unknownReference, "there is no group `\(reader.shown(reference.text))`", at: reference.place)
        }
        guard !group.path.contains(target.contentPlace) else {
            return reader.report(.cyclicReference, "the group extends itself", at: reference.place)
        }
        guard group.path.count < SpecLoader.chainLimit else {
            return reader.report(
                .cyclicReference, "more than \(SpecLoader.chainLimit) groups extend each other", at: reference.place)
        }
        add(Group(node: target, prefix: group.prefix, type: type, path: group.path), reader)
    }

    private func group(_ reference: Node) -> Node? {
        let text = reference.text
        let target =
            text.hasPrefix("{") && text.hasSuffix("}")
            ? walk(text.dropFirst().dropLast().split(separator: ".").map(String.init), from: reference.tree.root)
            : pointer(text, in: reference.tree)
        return target?.kind == .mapping ? target : nil
    }

    private func token(_ node: Node, at place: Place, type inherited: String?, _ reader: NodeReader) -> Token? {
        var type: String?
        var found: Node?
        for (key, value) in node.entries where key.kind == .scalar {
            switch key.text {
            case "$value": found = value
            case "$type": type = value.text
            case "$ref":
                guard let target = referenced(value, type: &type, reader) else { return nil }
                found = target
            default: break
            }
        }
        return found.map { Token(value: $0, type: type ?? inherited, place: place) }
    }

    /// The value that a token's `$ref` names. It may name a token as a whole, whose type then counts if none is written.
    private func referenced(_ reference: Node, type: inout String?, _ reader: NodeReader) -> Node? {
        var reference = reference
        for _ in 0..<SpecLoader.chainLimit {
            guard let target = pointer(reference.text, in: reference.tree) else {
                reader.report(
                    .unknownReference, "there is nothing at `\(reader.shown(reference.text))`", at: reference.place)
                return nil
            }
            if type == nil { type = target.value(of: "$type")?.text }
            if let value = target.value(of: "$value") { return value }
            guard let next = target.value(of: "$ref") else { return target }
            reference = next
        }
        reader.report(
            .cyclicReference, "`\(reader.shown(reference.text))` leads back to itself", at: reference.place)
        return nil
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
                guard let value = node.value(of: part) else { return nil }
                node = value
            }
        }
        return node
    }
}

extension Node {
    /// The value of `key` in a mapping.
    func value(of key: String) -> Node? { entries.first { $0.key.text == key }?.value }
}
