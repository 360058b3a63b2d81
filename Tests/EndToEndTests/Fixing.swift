// SPDX-License-Identifier: Apache-2.0

import BannerLint
import BannerSpec
import Diagnostics
import YAMLSource

/// What fixes make of a spec, compared with what it was.
struct Fixing {
    let before: LintedProject
    private let after: LintedProject
    private let spec: String
    private let files: [String: [UInt8]]
    private let fixed: [String: [UInt8]]
    private let options: LintOptions
    private let allowsUnsafe: Bool
    private let loop: FixLoop
    /// How many fixes were applied.
    var count: Int { loop.count }

    init(_ spec: String, _ files: [String: [UInt8]], _ options: LintOptions, allowsUnsafe: Bool) {
        self.spec = spec
        self.files = files
        self.options = options
        self.allowsUnsafe = allowsUnsafe
        before = LintedProject(spec, files, options)
        loop = Self.run(before, spec, files, options, allowsUnsafe)
        fixed = files.merging(loop.contents) { $1 }
        after = LintedProject(spec, fixed, options)
    }

    private static func run(
        _ linted: LintedProject, _ spec: String, _ files: [String: [UInt8]], _ options: LintOptions,
        _ allowsUnsafe: Bool
    ) -> FixLoop {
        var loop = FixLoop(allowsUnsafe: allowsUnsafe) { contents in
            LintedProject(spec, files.merging(contents) { $1 }, options).report
        }
        _ = loop.run(from: linted.report)
        return loop
    }

    /// What is wrong with the fixes; empty if nothing is.
    var faults: [String] {
        var faults: [String] = []
        if before.loaded.spec != nil, after.loaded.spec == nil { faults.append("the fixed spec has errors") }
        faults += newFindings
        if (count == 0) != loop.contents.isEmpty { faults.append("\(count) fixes in \(loop.contents.count) files") }
        for (path, bytes) in loop.contents {
            if bytes == files[path] { faults.append("\(path) is as it was") }
            if loop.originals[path] != files[path] { faults.append("\(path): its original is lost") }
        }
        let again = Self.run(after, spec, fixed, options, allowsUnsafe)
        if !again.contents.isEmpty { faults.append("a second run changes \(again.contents.keys.sorted())") }
        let trees = (before.trees, after.trees)
        for (path, tree) in trees.0 where loop.contents[path] != nil {
            guard let other = trees.1[path] else {
                faults.append("\(path) has no tree any more")
                continue
            }
            faults += differences(tree, other).map { "\(path): \($0)" }
        }
        return faults
    }

    /// Findings of which there are more than there were. Items of lists count as one.
    private var newFindings: [String] {
        func kinds(_ linted: LintedProject) -> [String: Int] {
            linted.report.sorted().reduce(into: [:]) { counts, finding in
                let path = linted.sources[finding.place.file].path
                counts["\(finding.rule.name) \(path) \(finding.keyPath.prefix { $0 != "[" })", default: 0] += 1
            }
        }
        let old = kinds(before)
        // What a finding said for other rules, these may say once it is mended.
        let also = Set(before.findings.flatMap(\.also).map(\.name))
        return kinds(after).filter { $0.value > old[$0.key, default: 0] }.keys.sorted()
            .filter { kind in !also.contains { kind.hasPrefix("\($0) ") } }.map { "new: \($0)" }
    }

    // MARK: Trees

    private func differences(_ old: NodeTree, _ new: NodeTree) -> [String] {
        allowsUnsafe ? lostComments(old, new) + foreignChanges(old, new) : changes(old, new)
    }

    private static func comments(_ tree: NodeTree) -> [String] {
        tree.comments.map { $0.text }.filter { !$0.hasPrefix("bannerc:") }
    }

    /// With unsafe fixes comments may go along with an unused definition, but none comes and none changes.
    private func lostComments(_ old: NodeTree, _ new: NodeTree) -> [String] {
        var rest = Self.comments(old)[...]
        for comment in Self.comments(new) {
            guard let index = rest.firstIndex(of: comment) else { return ["the comment `\(comment)` is new"] }
            rest = rest[(index + 1)...]
        }
        let removals = before.findings.filter { $0.rule.name == "unused-definition" }.count
        let isLost = removals == 0 && Self.comments(old).count > Self.comments(new).count
        return isLost ? ["comments are lost"] : []
    }

    /// Keys whose values fixes write, those that they insert among them.
    private static let fixable: Set = [
        "bufferHeight", "maxWidth", "edge", "statusBar", "announcement", "display", "present", "dismiss", "key",
        "order",
        "conflict", "coalesce", "maxDepth", "dismissal", "size", "url", "group", "symbol", "light", "dark",
        "lightHighContrast", "darkHighContrast", "tint", "onTint", "image", "decorative", "rules", "buttonLayout",
        "under",
        "shape", "metrics",
    ]

    private func foreignChanges(_ old: NodeTree, _ new: NodeTree) -> [String] {
        func values(_ tree: NodeTree) -> [String: String] {
            TreeEntry.all(of: tree).reduce(into: [:]) { values, entry in
                guard entry.value.kind != .mapping || entry.value.isAlias else { return }
                let texts = entry.value.kind == .sequence ? entry.value.items.map(\.text) : [entry.value.text]
                values[entry.path.joined(separator: "\u{0}")] = texts.joined(separator: ", ")
            }
        }
        let (left, right) = (values(old), values(new))
        let unused = Set(before.findings.filter { $0.rule.name == "unused-definition" }.map(\.keyPath))
        return Set(left.keys).union(right.keys).sorted().compactMap { path in
            guard left[path] != right[path] else { return nil }
            let keys = path.split(separator: "\u{0}").map(String.init)
            if keys.first == "palette" || keys.contains(where: { Self.fixable.contains($0) || $0.hasPrefix("spare") }) {
                return nil
            }
            // Planted changes may leave a definition of the sample without use. It goes as a whole.
            if right[path] == nil, unused.contains(keys.prefix(2).joined(separator: ".")) { return nil }
            if let old = left[path], let new = right[path], Self.meansTheSame(old, new) { return nil }
            return "`\(keys.joined(separator: "."))` was \(left[path] ?? "not there"), is \(right[path] ?? "gone")"
        }
    }

    /// With safe fixes alone every node stays, all between the scalars stays, and scalars change only as their rules say.
    private func changes(_ old: NodeTree, _ new: NodeTree) -> [String] {
        var faults: [String] = []
        if Self.comments(old) != Self.comments(new) { faults.append("comments differ") }
        let (left, right) = (TreeEntry.all(of: old), TreeEntry.all(of: new))
        guard left.map(\.path) == right.map(\.path) else { return faults + ["keys differ"] }
        var ends = (0, 0)
        for (entry, other) in zip(left, right) {
            for (node, twin) in [(entry.key, other.key), (entry.value, other.value)] {
                guard node.kind == twin.kind, node.isAlias == twin.isAlias else {
                    faults.append("`\(entry.path.joined(separator: "."))` is of another kind")
                    continue
                }
                guard node.kind == .scalar || node.isAlias else { continue }
                let places = (node.place.bytes, twin.place.bytes)
                let gaps = (
                    Self.gap(old, ends.0..<max(ends.0, places.0.lowerBound)),
                    Self.gap(new, ends.1..<max(ends.1, places.1.lowerBound))
                )
                if gaps.0 != gaps.1 {
                    faults.append("\(gaps.0.debugDescription) before `\(entry.name)` is \(gaps.1.debugDescription)")
                }
                ends = (places.0.upperBound, places.1.upperBound)
                let written = (Array(old.source.bytes[places.0]), Array(new.source.bytes[places.1]))
                if written.0 != written.1, !isAllowed(entry, node.text, twin.text) {
                    faults.append("`\(entry.path.joined(separator: "."))` was \(node.text), is \(twin.text)")
                }
            }
        }
        let rest = (Self.gap(old, ends.0..<old.source.bytes.count), Self.gap(new, ends.1..<new.source.bytes.count))
        if rest.0 != rest.1 { faults.append("the end differs") }
        return faults
    }

    /// What stands between scalars, without suppressions.
    private static func gap(_ tree: NodeTree, _ range: Range<Int>) -> String {
        let lines = tree.source.bytes[range].split(separator: 0x0A, omittingEmptySubsequences: false)
        var kept: [String] = []
        for line in lines {
            let text = String(decoding: line, as: UTF8.self)
            guard let start = text.firstRange(of: "# bannerc: ignore")?.lowerBound else {
                kept.append(text)
                continue
            }
            var before = text[..<start]
            while before.last == " " || before.last == "\t" { before.removeLast() }
            let isAlone =
                before.isEmpty
                && tree.source.lines.start(ofLine: tree.source.lines.line(at: line.startIndex)) == line.startIndex
            if !isAlone { kept.append(before + (text.unicodeScalars.last == "\r" ? "\r" : "")) }
        }
        return kept.joined(separator: "\n")
    }

    private func isAllowed(_ entry: TreeEntry, _ old: String, _ new: String) -> Bool {
        if entry.isText { return Self.meansTheSame(old, new) }
        if old == new { return true }
        if entry.name == "bufferHeight", let old = Double(old), let new = Double(new) { return new > old }
        return ["yes", "on", "no", "off"].contains(old) && ["true", "false"].contains(new)
    }

    /// Whether two texts differ in white space at the ends, ellipses and isolates alone.
    private static func meansTheSame(_ old: String, _ new: String) -> Bool { plain(old) == plain(new) }

    private static func plain(_ text: String) -> [Unicode.Scalar] {
        var scalars: [Unicode.Scalar] = []
        for scalar in text.unicodeScalars where !(0x2066...0x2069).contains(scalar.value) {
            scalars.append(scalar)
            if scalars.suffix(3) == [".", ".", "."] { scalars.replaceSubrange((scalars.count - 3)..., with: ["…"]) }
        }
        while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
        return Array(scalars.drop { $0.properties.isWhitespace })
    }
}
