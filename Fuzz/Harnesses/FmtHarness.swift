// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import TestSupport

@testable import YAMLSource

/// YAML that is laid out anew: it says the same as before, and laying it out again changes nothing. Read in parts, as long files are,
/// it says the same too.
struct FmtHarness: Harness {
    init(folder: String) {}

    static func mutate(_ input: [UInt8], using random: inout SeededGenerator) -> [UInt8]? {
        SpecMutation.apply(to: input, using: &random)
    }

    mutating func run(_ input: [UInt8]) throws -> Bool {
        let (tree, report) = read(input)
        try Findings.check(report)
        let (parts, partsReport) = read(input, .init(bytes: 8, count: 4))
        try require(report.findings == partsReport.findings, "in parts, other things are found")
        try require(
            tree.map { outline(of: $0.root) } == parts.map { outline(of: $0.root) }, "in parts, it says something else")
        guard let tree, report.findings.isEmpty else {
            try require(tree != nil || !report.findings.isEmpty, "nothing is read, and nothing said")
            return false
        }
        let once = YAMLFormatter.format(tree)
        // Each scalar may come to stand on a line of its own, indented by two spaces a level.
        try Cost.check(output: once.count, input: input.count)
        let (again, faults) = read(once)
        guard let again, faults.findings.isEmpty else {
            throw BrokenProperty("what is laid out can't be read: \(faults.findings.first?.message ?? "")")
        }
        try require(outline(of: tree.root) == outline(of: again.root), "it says something else")
        try require(tree.comments.map(\.text) == again.comments.map(\.text), "its comments changed")
        try require(YAMLFormatter.format(again) == once, "it changes again")
        return true
    }

    private func read(_ bytes: [UInt8], _ parts: FileParts.Limits = .init()) -> (NodeTree?, Report) {
        var sources = SourceSet()
        var findings: [Finding] = []
        let source = SourceFile(path: "a.yaml", bytes: bytes)
        let tree = YAMLReader.read(source, as: sources.add(source), parts: parts, findings: &findings)
        return (tree, Report(sources: sources, findings: findings))
    }

    /// What a tree says, in bytes: texts may hold the same characters in several ways.
    private func outline(of node: Node) -> [[UInt8]] {
        if node.isAlias { return [Array("*".utf8)] }
        switch node.kind {
        case .scalar: return [Array((node.style == .plain ? "=" : "\"").utf8) + Array(node.text.utf8)]
        case .mapping: return [[0x7B]] + node.entries.flatMap { outline(of: $0.key) + outline(of: $0.value) } + [[0x7D]]
        case .sequence: return [[0x5B]] + node.items.flatMap { outline(of: $0) } + [[0x5D]]
        case .invalid: return [[0x3F]]
        }
    }
}
