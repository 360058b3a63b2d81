// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

// Keys that a mapping does not have, and what was meant by them.

/// A key that its mapping does not have.
private struct UnknownKey {
    /// As it is written.
    let name: String
    /// Without the quotes that YAML takes for letters.
    let plain: String
    let value: Node
    /// The keys that the mapping may have.
    let keys: any SpecKey.Type
    let known: [String]
    /// The keys that it has.
    let present: Set<String>

    init(_ key: Node, _ value: Node, in node: Node, _ keys: any SpecKey.Type) {
        name = key.text
        plain = CurlyQuotes.trimmed(name)
        self.value = value
        self.keys = keys
        known = keys.words
        present = Set(node.entries.map(\.key.text))
    }

    var isQuoted: Bool { plain != name }

    /// The name as `synonyms` have it: `Background-Color` is `backgroundcolor`.
    var foreignName: String { String(plain.lowercased().filter { $0 != "-" && $0 != "_" }) }

    /// The key that is most like it: rather one that is not there yet.
    var nearest: String? {
        NearestName.find(plain, among: known.lazy.filter { !present.contains($0) })
            ?? NearestName.find(plain, among: known)
    }

    /// The two parts of `shape.cornerRadius`, the first of which is a key.
    var path: (key: Substring, part: Substring)? {
        let path = name.split(separator: ".")
        return path.count == 2 && known.contains(String(path[0])) ? (path[0], path[1]) : nil
    }
}

extension NodeReader {
    /// Reports a key that is none of `keys`, and returns the one that was probably meant: rather one that is not there yet.
    func reportUnknownKey(
        _ key: Node, _ value: Node, _ subject: String, _ advice: String?, in node: Node, _ keys: any SpecKey.Type
    ) -> String? {
        let lack = "\(subject) has no key `\(shown(key.text))`"
        guard mayLookUp() else {
            report(.unknownKey, lack, at: key.place, help: advice.map { [$0] } ?? [])
            return nil
        }
        let unknown = UnknownKey(key, value, in: node, keys)
        let (nearest, advice) = meaning(of: unknown, key, in: node, advice)
        if let advice {
            report(.unknownKey, message(on: unknown) ?? lack, at: key.place, help: [help(on: unknown) ?? advice])
            return nil
        }
        if let nearest, !unknown.isQuoted, unknown.present.contains(nearest) {
            report(.unknownKey, lack, at: key.place, help: [help(on: unknown, beside: nearest, subject)])
            return nearest
        }
        let help =
            help(on: unknown) ?? nearest.map { "did you mean `\($0)`?" }
            ?? Self.adviceOnSections(unknown.name, keys) ?? "its keys are \(list(unknown.known))"
        report(
            .unknownKey, message(on: unknown) ?? lack, at: key.place, help: [help],
            fix: nearest.map { Fix("write `\($0)`", .unsafe, edits: [Edit(replacing: key.place, with: $0)]) })
        return nearest
    }

    /// The key that was probably meant, and what is to be said where that would not be enough, or wrong. `advice` is what the mapping
    /// knows of the key.
    private func meaning(
        of unknown: UnknownKey, _ key: Node, in node: Node, _ advice: String?
    ) -> (nearest: String?, advice: String?) {
        let synonym = unknown.keys.synonyms[unknown.foreignName]
        let told =
            advice ?? unknown.keys.advice(unknown.foreignName, unknown.value)
            ?? synonym.flatMap { Self.adviceOnPath($0, unknown.value, beside: unknown.present) }
        let nearest =
            unknown.known.contains(unknown.plain)
            ? unknown.plain : told == nil ? synonym ?? unknown.nearest : nil
        let advice =
            told ?? (nearest == nil ? adviceOnIndentation(key, in: node) : nil)
            ?? adviceOnPart(unknown.name, unknown.value, beside: unknown.present, unknown.keys)
        return (nearest, advice)
    }

    /// What is wrong with a key that is more than unknown.
    private func message(on unknown: UnknownKey) -> String? {
        guard unknown.isQuoted else { return nil }
        return
            "the key `\(shown(unknown.name))` is in \(CurlyQuotes.name(in: unknown.name)), which YAML takes for letters"
    }

    /// What to write for a key that shows by itself what is meant.
    private func help(on unknown: UnknownKey) -> String? {
        if unknown.isQuoted { return "write `\(shown(unknown.plain))`" }
        return unknown.path.map { "write `\($0.key): { \(shown(String($0.part))): … }`" }
    }

    /// What to do with a key that means `nearest`, which is there as well.
    private func help(on unknown: UnknownKey, beside nearest: String, _ subject: String) -> String {
        // What goes by another name here may be a key elsewhere.
        if let help = Self.adviceOnSections(unknown.name, unknown.keys) { return help }
        let isTitle =
            nearest == "text" && unknown.known.contains("title") && !unknown.present.contains("title")
        let remedy =
            isTitle
            ? "call the first `title`, and the other `text`"
            : unknown.value.kind == .mapping ? "move what is below this one there" : "remove one of the two"
        return "\(subject) has `\(nearest)` already: \(remedy)"
    }
}
