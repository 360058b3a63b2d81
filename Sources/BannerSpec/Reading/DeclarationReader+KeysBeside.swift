// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

// Keys of a definition that stand in line with its name, so that YAML takes each for a definition of its own.

extension DeclarationReader {
    /// Among more definitions no such keys are sought: what makes them that is a look at each.
    private static let mostSought = 1000

    /// Keys in line with each other, and the name above them, if nothing stands below that.
    private struct Run {
        var name: Node?
        var keys: [Section] = []
    }

    /// Reports the keys that stand in line with the names of the definitions in `sections` that they belong to, and takes both for
    /// misplaced. The result are the sections with such keys of which nobody knows what they belong to.
    func reportKeysBeside(_ sections: FieldTable<RootKey, Section>) -> [RootKey] {
        var nameless: [RootKey] = []
        for (owner, section) in sections.items where section.value.kind == .mapping {
            for run in runs(among: section.value.entries.prefix(Self.mostSought), of: owner) {
                if let name = run.name {
                    report(run.keys, of: name, in: owner)
                } else {
                    reportNameless(run.keys, in: owner)
                    nameless.append(owner)
                }
            }
        }
        return nameless
    }

    private func runs(among entries: some Sequence<Section>, of owner: RootKey) -> [Run] {
        var runs: [Run] = []
        var run = Run()
        for entry in entries {
            if belongs(entry, to: run, in: owner) {
                run.keys.append(entry)
            } else {
                if !run.keys.isEmpty { runs.append(run) }
                run = Run(name: entry.key.kind == .scalar && reader.isEmpty(entry.value) ? entry.key : nil)
            }
        }
        runs.append(run)
        // One such key without a name above it may be a name.
        return runs.filter { run in
            run.keys.count > (run.name == nil ? 1 : 0) && run.keys.contains { reader.isKey($0.key.text, in: owner) }
        }
    }

    /// Whether `entry` goes on with `run`. What no definition has for a key is told once the line is where it belongs.
    private func belongs(_ entry: Section, to run: Run, in owner: RootKey) -> Bool {
        let isBehind = run.name != nil || !run.keys.isEmpty
        // Nearly all are definitions below each other.
        if !isBehind, entry.value.kind == .mapping { return false }
        return reader.isKeyBeside(entry, in: owner) || isBehind && reader.isNoDefinition(entry)
    }

    private func report(_ keys: [Section], of name: Node, in owner: RootKey) {
        guard let first = keys.first?.key else { return }
        let shown = reader.shown(name.text)
        let (they, theirs) = keys.count == 1 ? ("it", "its line") : ("them", "their lines")
        reader.report(
            .unknownKey, "\(words(keys, in: owner)) of `\(shown)`, but in line with it", at: first.place,
            help: ["indent \(theirs) below `\(shown):`"],
            fix: reader.indentation(of: keys).map { Fix("indent \(they)", .unsafe, edits: $0) })
        reader.misplaced.formUnion([name.place] + keys.map(\.key.place))
        reader.namesAlone.insert(name.place)
    }

    private func reportNameless(_ keys: [Section], in owner: RootKey) {
        guard let first = keys.first?.key else { return }
        reader.report(
            .unknownKey, "\(words(keys, in: owner)) of one of the `\(owner.rawValue)`, which has no name",
            at: first.place,
            help: ["write a name and `:` above, and indent these lines below it"])
        reader.misplaced.formUnion(keys.map(\.key.place))
    }

    /// `` `level`, `text` are keys``
    private func words(_ keys: [Section], in owner: RootKey) -> String {
        let known = keys.map(\.key.text).filter { reader.isKey($0, in: owner) }
        let list = reader.list(known.prefix(8)) + (known.count > 8 ? ", …" : "")
        return list + (known.count == 1 ? " is a key" : " are keys")
    }
}

extension NodeReader {
    /// Whether `entry`, which stands among the definitions of `owner`, reads as a key of one of them: it has the name of one, and no
    /// value that is a definition.
    fileprivate func isKeyBeside(_ entry: (key: Node, value: Node), in owner: RootKey) -> Bool {
        guard entry.key.kind == .scalar, !isEmpty(entry.value), isKey(entry.key.text, in: owner) else {
            return false
        }
        guard entry.value.kind == .mapping else { return true }
        // Its first keys tell, be there thousands.
        let keys = entry.value.entries.prefix(40).map(\.key.text)
        return 2 * keys.count { isKey($0, in: owner) } <= keys.count
    }

    /// Whether the definitions of `section` have a key of that name.
    fileprivate func isKey(_ name: String, in section: RootKey) -> Bool {
        Self.words(of: section).contains(name)
    }

    /// Whether `entry` is neither a definition nor the name of one.
    fileprivate func isNoDefinition(_ entry: (key: Node, value: Node)) -> Bool {
        entry.key.kind == .scalar && entry.value.kind == .scalar && !isEmpty(entry.value)
    }

    /// Whether a name with `value` has nothing below it.
    fileprivate func isEmpty(_ value: Node) -> Bool {
        value.isNothing || value.kind == .mapping && !value.entries.contains { _ in true }
    }

    /// What indents the lines of `entries`, which follow each other, by as much as they are indented already; `nil` if they share lines
    /// with others or with themselves.
    fileprivate func indentation(of entries: [(key: Node, value: Node)]) -> [Edit]? {
        guard let first = entries.first, let last = entries.last, let column = column(of: first.key), column > 0,
            entries.allSatisfy({ self.column(of: $0.key) == column && !$0.value.isAlias })
        else { return nil }
        let bytes = first.key.source.bytes
        let lines = first.key.place.bytes.lowerBound - column..<last.value.place.bytes.upperBound
        let starts = lines.filter { $0 == lines.lowerBound || bytes[$0 - 1] == 0x0A }
        return starts.filter { bytes[$0] == 0x20 }.map { start in
            Edit(
                replacing: Place(file: first.key.place.file, bytes: start..<start),
                with: String(repeating: " ", count: column))
        }
    }
}
