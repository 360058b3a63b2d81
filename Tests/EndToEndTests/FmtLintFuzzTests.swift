// SPDX-License-Identifier: Apache-2.0

import BannerLint
import Diagnostics
import TestSupport
import Testing
import YAMLSource

/// Random specs in a random layout: `lint` finds the same before and after `fmt`, but for the places.
@Suite struct FmtLintFuzzTests {
    /// What a finding says of a spec, however it is laid out.
    private struct Said: Hashable, Comparable, CustomStringConvertible {
        let description: String

        init(_ finding: Finding) {
            description = "\(finding.severity) \(finding.rule.name) \(finding.keyPath): \(finding.message)"
        }

        static func < (lhs: Self, rhs: Self) -> Bool { lhs.description < rhs.description }
    }

    @Test func lintSeesNoDifference() throws {
        let originals = try LintedProject.repositoryFiles()
        let paths = originals.keys.filter { $0.hasSuffix(".yaml") }.sorted()
        var run = RandomRun("FmtLintFuzzTests", count: 40)
        var changed = 0
        while let seed = run.next() {
            var random = SeededGenerator(seed: seed)
            let (spec, path) = LintedProject.draw(from: paths, using: &random)
            var files = originals
            var bytes = files[path] ?? []
            if Bool.random(using: &random) { bytes = StructuralMutation.apply(to: bytes, using: &random) }
            bytes = disarray(of: bytes, using: &random)
            files[path] = bytes
            let options = Bool.random(using: &random) ? LintedProject.allRules : LintOptions()
            let before = LintedProject(spec, files, options)
            guard let tree = before.trees[path] else { continue }
            let formatted = YAMLFormatter.format(tree)
            guard formatted != bytes else { continue }
            changed += 1
            files[path] = formatted
            let after = LintedProject(spec, files, options)
            let (first, second) = (before.findings.map(Said.init).sorted(), after.findings.map(Said.init).sorted())
            let difference = second.difference(from: first)
            #expect(difference.isEmpty, "seed \(seed), \(path): \(difference.prefix(3))")
        }
        print("FmtLintFuzzTests: \(run.drawn) specs, \(changed) of them laid out anew")
        #expect(changed > 0 || run.drawn < 5)
    }

    /// `bytes` with blanks, empty lines and spaces of comments as people leave them.
    private func disarray(of bytes: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        var result: [UInt8] = []
        for (index, line) in lines.enumerated() {
            if index > 0 { result.append(UInt8(ascii: "\n")) }
            switch Int.random(in: 0..<12, using: &random) {
            case 0: result += line + Array("  ".utf8)
            case 1: result += line + Array("\n\n".utf8)
            case 2:
                result += Array(
                    String(decoding: line, as: UTF8.self).replacing(": ", with: ":   ", maxReplacements: 1).utf8)
            case 3:
                result += Array(
                    String(decoding: line, as: UTF8.self).replacing("{ ", with: "{", maxReplacements: 1).utf8)
            case 4:
                result += Array(
                    String(decoding: line, as: UTF8.self).replacing("# ", with: "#", maxReplacements: 1).utf8)
            default: result += line
            }
        }
        return result
    }
}
