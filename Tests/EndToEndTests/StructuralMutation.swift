// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import TestSupport
import YAMLSource

/// Changes of a spec that leave it YAML, more or less: values become extreme, keys go, blocks come many times.
enum StructuralMutation {
    private struct Entry {
        var key: Range<Int>
        var value: Range<Int>
        var isScalar: Bool
    }

    /// `bytes` after a few mutations.
    static func apply(to bytes: [UInt8], using random: inout some RandomNumberGenerator) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            let entries = entries(in: bytes)
            guard let entry = entries.randomElement(using: &random) else { return bytes }
            switch Int.random(in: 0..<12, using: &random) {
            case 0..<6:
                let scalar = entries.filter(\.isScalar).randomElement(using: &random) ?? entry
                replace(scalar.value, with: ExtremeValues.random(using: &random), in: &bytes)
            case 6: replace(entry.value, with: ExtremeValues.random(using: &random), in: &bytes)
            case 7: replace(entry.key, with: "unknown\(Int.random(in: 0..<9, using: &random))", in: &bytes)
            case 8: remove(entry, in: &bytes)
            case 9:
                guard let other = entries.randomElement(using: &random) else { continue }
                replace(entry.value, with: String(decoding: bytes[other.value], as: UTF8.self), in: &bytes)
            case 10: repeatLines(of: entry, using: &random, in: &bytes)
            default: comment(entry, using: &random, in: &bytes)
            }
        }
        return bytes
    }

    private static func entries(in bytes: [UInt8]) -> [Entry] {
        var sources = SourceSet()
        let source = SourceFile(path: "mutant", bytes: bytes)
        var findings: [Finding] = []
        guard let tree = YAMLReader.read(source, as: sources.add(source), findings: &findings) else { return [] }
        var entries: [Entry] = []
        func visit(_ node: Node) {
            for (key, value) in node.entries {
                entries.append(
                    Entry(key: key.place.bytes, value: value.place.bytes, isScalar: value.kind == .scalar))
                if !value.isAlias { visit(value) }
            }
            for item in node.items where !item.isAlias { visit(item) }
        }
        visit(tree.root)
        return entries
    }

    private static func replace(_ range: Range<Int>, with text: String, in bytes: inout [UInt8]) {
        let hadLineBreak = range.count > 1 && bytes[range].last == UInt8(ascii: "\n")
        let needsLineBreak = hadLineBreak && !text.hasSuffix("\n")
        bytes.replaceSubrange(range, with: Array((text + (needsLineBreak ? "\n" : "")).utf8))
    }

    private static func remove(_ entry: Entry, in bytes: inout [UInt8]) {
        var end = max(entry.key.upperBound, entry.value.upperBound)
        if end < bytes.count, bytes[end] == UInt8(ascii: ",") { end += 1 }
        bytes.removeSubrange(entry.key.lowerBound..<end)
    }

    /// Writes an entry that starts a line again and again, each time under another name.
    private static func repeatLines(
        of entry: Entry, using random: inout some RandomNumberGenerator, in bytes: inout [UInt8]
    ) {
        let end = max(entry.key.upperBound, entry.value.upperBound)
        var start = entry.key.lowerBound
        while start > 0, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
        guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n"), end - start < 2000 else { return }
        let before = bytes[start..<entry.key.upperBound]
        let after =
            Array(bytes[entry.key.upperBound..<end]) + (bytes[end - 1] == UInt8(ascii: "\n") ? [] : Array("\n".utf8))
        let count = [1, 2, 10, 60].randomElement(using: &random) ?? 1
        var copies: [UInt8] = []
        for index in 0..<count {
            let isDouble = Int.random(in: 0..<50, using: &random) == 0
            copies += before + (isDouble ? [] : Array("\(index)".utf8)) + after
        }
        bytes.insert(contentsOf: copies, at: start)
    }

    /// Puts a suppression, or what looks like one, on a line of its own before an entry.
    private static func comment(
        _ entry: Entry, using random: inout some RandomNumberGenerator, in bytes: inout [UInt8]
    ) {
        let comments = [
            "# bannerc: ignore[contrast-text] -- so", "# bannerc: ignore[contrast-text, text-required]",
            "# bannerc: ignore-file[all] -- x", "# bannerc: ignore-file[duration-max] -- x", "# bannerc: ignore[]",
            "# bannerc: ignore[\u{202E}] -- \u{1B}", "# bannerc: ignore[,,,]", "# bannerc:",
            "#bannerc: ignore[text-filler]--",
        ]
        var start = entry.key.lowerBound
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        bytes.insert(contentsOf: Array(((comments.randomElement(using: &random) ?? "") + "\n").utf8), at: start)
    }
}
