// SPDX-License-Identifier: Apache-2.0

import BannerChanges
import BannerGenerators
import BannerSpec
import Diagnostics
import YAMLSource

/// What differs in the paths, types and units of the generated design tokens. Their values are those of the spec, and are told as
/// such.
struct TokenChanges {
    /// A token, as tools for design tokens see it.
    private struct Token {
        var type: String
        var units: [String]
        /// The tokens that it names.
        var aliases: [String]
    }

    /// The changes, with the key paths in both versions.
    private(set) var changes: [(change: Change, old: String, new: String)] = []
    private let renames: Renames

    init(_ old: Spec, _ new: Spec, _ renames: Renames) {
        self.renames = renames
        let (before, after) = (Self.tokens(of: old), Self.tokens(of: new))
        let groups = (Self.groups(of: before), Self.groups(of: after))
        addGone(before, after, groups.1)
        addNew(before, after, groups.0)
        for (path, token) in before.sorted(by: { $0.key < $1.key }) {
            if let now = after[path] { compare(path, token, now, before, after) }
        }
    }

    // MARK: Paths

    /// Tokens that are gone, those of a definition that is gone together.
    private mutating func addGone(_ before: [String: Token], _ after: [String: Token], _ groups: Set<String>) {
        let gone = before.keys.filter { after[$0] == nil }.sorted()
        let byDefinition = Dictionary(grouping: gone, by: Self.definition)
        for definition in byDefinition.keys.sorted() {
            let paths = byDefinition[definition] ?? []
            let now = renames.path(definition)
            if !groups.contains(definition), after[definition] == nil, paths.count > 1 || now != definition {
                var change = Change(
                    .tokenRemoved,
                    "there \(paths.count == 1 ? "is no token" : "are no tokens") at `\(definition)` any more",
                    at: definition)
                change.old.value = definition
                change.remarks = ["gone: \(Figure.list(paths, limit: 6))"]
                if now != definition {
                    change.new.value = now
                    change.remarks.append("they are at `\(now)` now")
                }
                changes.append((change, definition, now))
                continue
            }
            for path in paths {
                let isGroup = groups.contains(path)
                var change = Change(
                    isGroup ? .tokenGroup : .tokenRemoved,
                    isGroup ? "the token `\(path)` is a group of tokens now" : "there is no token `\(path)` any more",
                    at: path)
                change.old.value = before[path]?.type
                changes.append((change, path, path))
            }
        }
    }

    private mutating func addNew(_ before: [String: Token], _ after: [String: Token], _ groups: Set<String>) {
        let new = after.keys.filter { before[$0] == nil }.sorted()
        let byDefinition = Dictionary(grouping: new, by: Self.definition)
        // What is only called otherwise was told as gone.
        let renamed = Set(before.keys.map(Self.definition).filter { renames.path($0) != $0 }.map(renames.path))
        for definition in byDefinition.keys.sorted() where !renamed.contains(definition) {
            let paths = byDefinition[definition] ?? []
            for path in paths where groups.contains(path) {
                var change = Change(.tokenGroup, "the group of tokens `\(path)` is a token now", at: path)
                change.new.value = after[path]?.type
                changes.append((change, path, path))
            }
            let plain = paths.filter { !groups.contains($0) && !isBelowToken($0, before) }
            guard let first = plain.first else { continue }
            let path = plain.count == 1 ? first : definition
            var change = Change(
                .tokenAdded,
                plain.count == 1 ? "the token `\(path)` is new" : "there are \(plain.count) new tokens at `\(path)`",
                at: path)
            change.new.value = plain.count == 1 ? after[first]?.type : definition
            if plain.count > 1 { change.remarks = ["new: \(Figure.list(plain, limit: 6))"] }
            changes.append((change, path, path))
        }
    }

    /// Whether a token became the group that `path` lies in, which is told already.
    private func isBelowToken(_ path: String, _ tokens: [String: Token]) -> Bool {
        path.indices.contains { path[$0] == "." && tokens[String(path[..<$0])] != nil }
    }

    /// `levels.error` of `levels.error.tint`.
    private static func definition(_ path: String) -> String {
        path.split(separator: ".").prefix(2).joined(separator: ".")
    }

    // MARK: Tokens

    private mutating func compare(
        _ path: String, _ before: Token, _ now: Token, _ old: [String: Token], _ new: [String: Token]
    ) {
        func add(_ code: ChangeCode, _ message: String, _ values: (String, String), _ notes: [String] = []) {
            var change = Change(code, message, at: path)
            (change.old.value, change.new.value) = values
            change.remarks = notes
            changes.append((change, path, path))
        }
        let (oldUnits, newUnits) = (Self.units(of: before, in: old), Self.units(of: now, in: new))
        if before.type != now.type {
            add(
                .tokenType, "the token `\(path)` was of the type `\(before.type)` and is of `\(now.type)`",
                (before.type, now.type))
        } else if oldUnits != newUnits {
            let units = (Shown.list(oldUnits.sorted()), Shown.list(newUnits.sorted()))
            add(.tokenUnit, "the unit of the token `\(path)` was `\(units.0)` and is `\(units.1)`", units)
        }
        let followed = before.aliases.map(renames.path)
        guard followed != now.aliases else { return }
        let gone = followed.filter { new[$0] == nil }
        let values = (Shown.list(before.aliases), Shown.list(now.aliases))
        add(
            .tokenAlias,
            "the token `\(path)` followed \(before.aliases.isEmpty ? "none" : "`\(values.0)`") and follows "
                + "\(now.aliases.isEmpty ? "none" : "`\(values.1)`") now",
            values, gone.map { "there is no token `\($0)` any more" })
    }

    /// The units of a token, and of those that it follows. What names itself, which no generated token does, has none of its own there.
    private static func units(of token: Token, in tokens: [String: Token]) -> Set<String> {
        var units = Set(token.units)
        var rest = token.aliases
        var known = Set(rest)
        while let path = rest.popLast() {
            guard let next = tokens[path] else { continue }
            units.formUnion(next.units)
            rest += next.aliases.filter { known.insert($0).inserted }
        }
        return units
    }

    /// The generated tokens by their paths within the namespace.
    private static func tokens(of spec: Spec) -> [String: Token] {
        let input = GeneratorInput(spec: spec, fileName: "spec.banner.yaml")
        // Tokens need no template, which is all that can be broken.
        guard let file = try? Generators.generate([.tokens], from: input).files.first else { return [:] }
        var sources = SourceSet()
        var findings: [Finding] = []
        let source = SourceFile(path: file.name, bytes: file.bytes)
        guard let tree = JSONReader.read(source, as: sources.add(source), findings: &findings) else { return [:] }
        var tokens: [String: Token] = [:]
        for (key, value) in tree.root.entries where !key.text.hasPrefix("$") {
            // Aliases are written from the root, which is the namespace.
            collect(value, "", type: nil, prefix: key.text + ".", into: &tokens)
        }
        return tokens
    }

    private static func collect(
        _ node: Node, _ path: String, type: String?, prefix: String, into tokens: inout [String: Token]
    ) {
        var type = type
        var value: Node?
        for (key, child) in node.entries {
            if key.text == "$type" { type = child.text }
            if key.text == "$value" { value = child }
        }
        if let value {
            var token = Token(type: type ?? "", units: [], aliases: [])
            read(value, "", prefix, &token)
            tokens[path] = token
        }
        for (key, child) in node.entries where !key.text.hasPrefix("$") {
            collect(child, path.isEmpty ? key.text : "\(path).\(key.text)", type: type, prefix: prefix, into: &tokens)
        }
    }

    private static func read(_ value: Node, _ key: String, _ prefix: String, _ token: inout Token) {
        if value.kind == .scalar {
            let text = value.text
            if key == "unit" { token.units.append(text) }
            guard text.hasPrefix("{"), text.hasSuffix("}") else { return }
            let path = text.dropFirst().dropLast()
            token.aliases.append(String(path.hasPrefix(prefix) ? path.dropFirst(prefix.count) : path))
        }
        for (key, child) in value.entries { read(child, key.text, prefix, &token) }
        for item in value.items { read(item, "", prefix, &token) }
    }

    private static func groups(of tokens: [String: Token]) -> Set<String> {
        var groups: Set<String> = []
        for path in tokens.keys {
            for index in path.indices where path[index] == "." { groups.insert(String(path[..<index])) }
        }
        return groups
    }
}
