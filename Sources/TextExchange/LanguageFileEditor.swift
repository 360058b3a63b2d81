// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import BannerSpec
import Diagnostics
import YAMLSource

/// Writes new texts into a file with the texts of one language, `banners.de.yaml`.
///
/// One text is written after another, and the file is read again in between: each may need a section or a definition of its own.
struct LanguageFileEditor {
    /// What the file holds.
    private(set) var bytes: [UInt8]
    private let path: String

    init(_ source: SourceFile) {
        path = source.path
        bytes = source.bytes
    }

    /// A text of the file: its place in it and what it says.
    struct Entry {
        /// `banners`, `syncFailed` and `text`.
        var keys: [String]
        var value: String
        /// What it is for.
        var changes: [TextMerge.Change]
    }

    /// Whether such files hold the text: those of themes stand in the spec.
    static func holds(_ text: ExchangedText) -> Bool { ["banners", "buttons", "levels"].contains(text.path.owner) }

    /// The entries for `changes`, and the changes of points that wait for others: points of a banner are one entry, and only whole.
    static func entries(
        _ changes: [TextMerge.Change], pointCounts: [String: Int]
    ) -> (entries: [Entry], waiting: [TextMerge.Change]) {
        var entries: [Entry] = []
        var waiting: [TextMerge.Change] = []
        var points: [(name: String, values: [String], changes: [TextMerge.Change])] = []
        for change in changes {
            let path = change.text.path
            let value = YAMLText.inline(change.content, change.text, isPlain: true)
            guard path.owner == "banners", path.role.hasPrefix("point") else {
                entries.append(Entry(keys: [path.owner, path.name, path.role], value: value, changes: [change]))
                continue
            }
            if points.last?.name == path.name {
                points[points.count - 1].values.append(value)
                points[points.count - 1].changes.append(change)
            } else {
                points.append((path.name, [value], [change]))
            }
        }
        for (name, values, changes) in points {
            guard values.count == pointCounts[name] else {
                waiting += changes
                continue
            }
            let quoted = values.joined(separator: ", ")
            entries.append(Entry(keys: ["banners", name, "points"], value: "[\(quoted)]", changes: changes))
        }
        return (entries, waiting)
    }

    /// Writes `entry`. Returns whether there was room for it.
    mutating func write(_ entry: Entry) -> Bool {
        var sources = SourceSet()
        var findings: [Finding] = []
        let source = SourceFile(path: path, bytes: bytes)
        guard let tree = YAMLReader.read(source, as: sources.add(source), findings: &findings),
            tree.root.kind == .mapping, !tree.root.isFlow
        else { return false }
        var node = tree.root
        for (depth, key) in entry.keys.enumerated() {
            guard let next = node.entries.first(where: { $0.key.text == key })?.value else {
                insert(Array(entry.keys[depth...]), entry.value, into: node, depth: depth)
                return true
            }
            guard next.kind == .mapping, !next.isAlias else { return false }
            node = next
        }
        return false
    }

    /// Writes a value under `keys`, the first of which is one of `node`, behind its last.
    private mutating func insert(_ keys: [String], _ value: String, into node: Node, depth: Int) {
        let lineBreak = bytes.lineBreak
        guard !node.isFlow, let last = Array(node.entries).last?.value else {
            let end = Array(node.entries).last.map { TextEditor.end(of: $0.value) } ?? node.place.bytes.lowerBound + 1
            let flow = keys.dropFirst().reversed().reduce(value) { "{ \($1): \($0) }" }
            let isEmpty = !node.entries.contains { _ in true }
            let text = isEmpty ? " \(keys[0]): \(flow) " : ", \(keys[0]): \(flow)"
            bytes.insert(contentsOf: text.utf8, at: end)
            return
        }
        let column = TextEditor.column(of: node.place.bytes.lowerBound, in: bytes)
        var lines: [String] = []
        // A definition stands on one line.
        if keys.count == 3 {
            lines = ["\(keys[0]):", "  \(keys[1]): { \(keys[2]): \(value) }"]
        } else {
            lines = [keys.count == 2 ? "\(keys[0]): { \(keys[1]): \(value) }" : "\(keys[0]): \(value)"]
        }
        let indented = lines.map { String(repeating: " ", count: column) + $0 }
        let end = lineBehind(TextEditor.end(of: last), deeperThan: column)
        if end > 0, bytes[end - 1] == 0x0A {
            bytes.insert(contentsOf: indented.map { $0 + lineBreak }.joined().utf8, at: end)
        } else {
            bytes.insert(contentsOf: indented.map { lineBreak + $0 }.joined().utf8, at: end)
        }
    }

    /// The start of the line behind what ends at `end`, or the end of the file. Comments that are indented more than by `column` belong to
    /// what stands before them.
    private func lineBehind(_ end: Int, deeperThan column: Int) -> Int {
        func next(_ offset: Int) -> Int { bytes[offset...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count }
        var line = end > 0 && bytes[end - 1] == 0x0A ? end : next(end)
        while line < bytes.count {
            let indentation = bytes[line...].prefix { $0 == 0x20 }.count
            guard indentation > column, line + indentation < bytes.count,
                bytes[line + indentation] == UInt8(ascii: "#")
            else { break }
            line = next(line)
        }
        return line
    }
}
