// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

/// The design tokens of the files that a spec uses (DTCG format, 2025.10), by path.
final class TokenTable {
    /// A token as it is written; its value is read when something asks for it.
    struct Token {
        /// The node of `$value`, or of what `$ref` names.
        var value: Node
        /// The type that it says itself, or has from what `$ref` names.
        var type: String?
        /// The type of its groups, which counts where neither it nor what it is an alias of has one (DTCG, 2025.10, "Type").
        var groupType: String?
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

    /// Bytes of a token's path, points included.
    static let pathBytes = 500
    /// Tokens of all files, those included that groups have from groups that they extend.
    static let tokenLimit = 500_000
    /// Bytes of all paths: 64 MiB.
    static let allPathBytes = 64 * 1024 * 1024

    private(set) var tokens: [String: Token] = [:]
    /// Paths in the order in which they are written, for suggestions.
    private(set) var paths: [String] = []
    /// The paths of groups.
    private(set) var groups: Set<String> = []
    /// How many unknown paths were looked up among the known ones.
    var suggestions = 0
    /// Where nodes are found that references name.
    let index = NodeIndex()
    /// What references that were followed name, by where they are written.
    private var targets: [Place: Node?] = [:]
    /// The bytes of all paths so far.
    private var pathByteCount = 0
    /// Whether a limit was passed, so that what is written after is left out.
    private var isFull = false
    /// The trees of all files, which groups may name each other through.
    private var trees: [NodeTree] = []
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

    /// Adds the tokens of files.
    func add(_ trees: [NodeTree], _ reader: NodeReader) {
        self.trees = trees
        for tree in trees where !isFull { add(tree, reader) }
    }

    private func add(_ tree: NodeTree, _ reader: NodeReader) {
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
            guard budget >= 0, !isFull else { return }
            guard isName(key, name, reader), fits(name, key, in: group, reader) else { continue }
            let path = group.prefix.isEmpty ? name : group.prefix + "." + name
            if value.value(of: "$value") != nil || value.value(of: "$ref") != nil {
                if let token = token(value, at: key.place, type: group.type, reader) {
                    insert(token, path, reader)
                } else {
                    failed.insert(path)
                }
            } else {
                groups.insert(path)
                add(Group(node: value, prefix: path, type: group.type, path: group.path), reader)
            }
        }
    }

    /// Whether there is room for the path of what is called `name` in `group`; reports it if not.
    private func fits(_ name: String, _ key: Node, in group: Group, _ reader: NodeReader) -> Bool {
        let count = group.prefix.utf8.count + 1 + name.utf8.count
        guard count <= Self.pathBytes else {
            isComplete = false
            reader.report(
                .workLimit, "the path of this token or group has \(count) bytes; it may have \(Self.pathBytes)",
                at: key.place, help: ["shorten its name, or those of the groups around it"])
            return false
        }
        pathByteCount += count
        guard tokens.count < Self.tokenLimit, pathByteCount <= Self.allPathBytes else {
            isComplete = false
            isFull = true
            reader.report(
                .workLimit,
                "there are more than \(Self.tokenLimit) tokens, or their paths have more than "
                    + "\(Self.allPathBytes / 1024 / 1024) MiB", at: key.place,
                help: ["use files with the tokens of banners alone, and extend groups less often"])
            return false
        }
        return true
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
            ? named(text.dropFirst().dropLast().split(separator: ".").map(String.init), in: reference.tree)
            : pointer(reference)
        return target?.kind == .mapping ? target : nil
    }

    /// The group at a path: that of the same file, or else of the first that has one. Aliases reach over files too.
    private func named(_ path: [String], in tree: NodeTree) -> Node? {
        if let own = walk(path, from: tree.root) { return own }
        return trees.lazy.filter { $0 !== tree }.compactMap { self.walk(path, from: $0.root) }.first
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
        return found.map { Token(value: $0, type: type, groupType: inherited, place: place) }
    }

    /// The value that a token's `$ref` names. It may name a token as a whole, whose type then counts if none is written.
    private func referenced(_ reference: Node, type: inout String?, _ reader: NodeReader) -> Node? {
        var reference = reference
        for _ in 0..<SpecLoader.chainLimit {
            guard let target = pointer(reference) else {
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

    /// What the JSON pointer (RFC 6901) in `reference` names, such as `#/colors/blue/$value`. Each is followed once, since many
    /// tokens may lead over the same one.
    func pointer(_ reference: Node) -> Node? {
        if let known = targets[reference.place] { return known }
        let text = reference.text
        let parts = text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false)
        let target = text.hasPrefix("#/") ? walk(parts.map(Self.unescaped), from: reference.tree.root) : nil
        targets[reference.place] = .some(target)
        return target
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
            if node.kind == .sequence, let number = Int(part) {
                guard let item = index.item(at: number, of: node) else { return nil }
                node = item
            } else {
                guard let value = index.value(of: part, in: node) else { return nil }
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
