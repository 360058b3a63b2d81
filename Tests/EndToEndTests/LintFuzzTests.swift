// SPDX-License-Identifier: Apache-2.0

import BannerLint
import BannerSpec
import Diagnostics
import Foundation
import TestSupport
import Testing
import YAMLSource

/// Specs that are broken or extreme go through all rules: none may trap or dawdle, and all must find the same each time.
@Suite struct LintFuzzTests {
    /// Far more than any of the small specs here takes, even where other tests run beside this one.
    private static let limit = Duration.seconds(10)

    @Test func mutatedSpecsAreLinted() throws {
        let originals = try LintedProject.repositoryFiles()
        let paths = originals.keys.sorted()
        var run = RandomRun("LintFuzzTests", count: 60)
        var findings = 0
        var sound = 0
        var slowest = Duration.zero
        while let seed = run.next() {
            var random = SeededGenerator(seed: seed)
            let (spec, path) = LintedProject.draw(from: paths, using: &random)
            var files = originals
            files[path] = mutant(of: files[path] ?? [], using: &random)
            let options = Bool.random(using: &random) ? LintedProject.allRules : LintOptions()
            let begin = ContinuousClock.now
            let linted = LintedProject(spec, files, options)
            let duration = ContinuousClock.now - begin
            #expect(duration < Self.limit, "seed \(seed)")
            slowest = max(slowest, duration)
            check(linted, seed)
            let again = LintedProject(spec, files, options)
            #expect(again.report.sorted() == linted.report.sorted(), "seed \(seed)")
            findings += linted.findings.count
            if linted.loaded.spec != nil { sound += 1 }
        }
        print(
            "LintFuzzTests: \(run.drawn) specs, \(sound) of them without an error, \(findings) findings; "
                + "the slowest took \(slowest)")
        #expect(findings > 0)
    }

    private func mutant(of bytes: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
        if Int.random(in: 0..<4, using: &random) == 0 { return Mutation.apply(to: bytes, using: &random) }
        return StructuralMutation.apply(to: bytes, using: &random)
    }

    private func check(_ linted: LintedProject, _ seed: UInt64) {
        let trees = Dictionary(linted.loaded.trees.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
        for finding in linted.findings {
            let name = "\(finding.rule.name), seed \(seed)"
            let places = [finding.place] + finding.labels.map(\.place) + (finding.fix?.edits.map(\.place) ?? [])
            for place in places {
                let bytes = linted.sources[place.file].bytes
                #expect(place.bytes.upperBound <= bytes.count, "\(name)")
                #expect(isBoundary(place.bytes.lowerBound, bytes), "\(name)")
                #expect(isBoundary(place.bytes.upperBound, bytes), "\(name)")
            }
            expectApart(finding.fix?.edits ?? [], name)
            if let fix = finding.fix { #expect(!fix.edits.isEmpty, "\(name)") }
            #expect(!finding.message.isEmpty, "\(name)")
            // In characters: a terminal is shown but the first marks of each.
            #expect(finding.message.count < 1000, "\(name)")
            if let tree = trees[finding.place.file], isInside(finding.place, tree), !isSuppressionRule(finding) {
                #expect(!finding.keyPath.isEmpty, "\(name)")
            }
        }
        expectVisible(TextFormat.render(linted.report), "the report", seed)
        let concise = ConciseFormat.render(linted.report)
        expectVisible(concise, "the concise report", seed)
        // A line for each finding, and one for each of its related places and notes.
        let lines = linted.report.sorted().reduce(0) { $0 + 1 + $1.labels.count + $1.notes.count }
        #expect(concise.count { $0 == "\n" } == lines, "seed \(seed)")
    }

    /// Comments may lie before all keys.
    private func isSuppressionRule(_ finding: Finding) -> Bool { finding.rule.code.hasPrefix("BN0") }

    /// Whether `place` is that of something in `tree`. What a spec as a whole lacks is told where it begins, which no key leads to.
    private func isInside(_ place: Place, _ tree: NodeTree) -> Bool {
        let root = tree.root.place.bytes
        let isRoot = place.bytes.isEmpty && place.bytes.lowerBound == root.lowerBound
        return !root.isEmpty && root.contains(place.bytes.lowerBound) && !isRoot
            && (tree.root.entries.contains { _ in true } || tree.root.items.contains { _ in true })
    }

    /// Whether `offset` lies between characters; in bytes that are no UTF-8 there may be none.
    private func isBoundary(_ offset: Int, _ bytes: [UInt8]) -> Bool {
        guard offset < bytes.count, bytes[offset] & 0xC0 == 0x80 else { return true }
        return String(validating: bytes, as: UTF8.self) == nil
    }

    private func expectApart(_ edits: [Edit], _ name: String) {
        let edits = edits.sorted { $0.place.bytes.lowerBound < $1.place.bytes.lowerBound }
        for (edit, other) in zip(edits, edits.dropFirst()) where edit.place.file == other.place.file {
            #expect(edit.place.bytes.upperBound <= other.place.bytes.lowerBound, "\(name)")
        }
    }
}
