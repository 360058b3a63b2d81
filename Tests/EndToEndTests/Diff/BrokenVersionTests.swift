// SPDX-License-Identifier: Apache-2.0

import BannerChanges
import BannerDiff
import BannerSpec
import Diagnostics
import TestSupport
import Testing
import YAMLSource

/// Each part of a version is broken, one at a time, and nothing else is changed: nothing that stands beside the broken part, or rests on
/// it, is told as a change.
@Suite struct BrokenVersionTests {
    private static let path = "a.banner.yaml"
    private let whole = BrokenVersionTests.side(Array(WholeSpec.text.utf8))

    /// What stands in the place of a value.
    private static let stopgaps = ["forever", "", "[zzz]", "{ zzz: zzz }", "-99999999"]

    @Test func brokenValues() throws {
        let entries = try entries()
        for seed in RandomRun("broken values of versions", count: 150) {
            var random = SeededGenerator(seed: seed)
            guard let entry = entries.randomElement(using: &random),
                let stopgap = Self.stopgaps.randomElement(using: &random)
            else { continue }
            // Another mapping in the place of a section, and another list of languages: what stood there is gone, whatever is wrong now.
            if stopgap.contains("zzz"),
                entry.path.count == 1 && stopgap.hasPrefix("{") || entry.path.last == "supported"
            {
                continue
            }
            check(entry.value.place.bytes, stopgap, entry)
        }
    }

    /// Names of definitions may be broken without an error: a definition is then called otherwise.
    @Test func brokenKeys() throws {
        let entries = try entries().filter { $0.path.count != 2 }
        for seed in RandomRun("broken keys of versions", count: 80) {
            var random = SeededGenerator(seed: seed)
            guard let entry = entries.randomElement(using: &random) else { continue }
            check(entry.key.place.bytes, Bool.random(using: &random) ? entry.key.text + "q" : "zzqqzz", entry)
        }
    }

    private func entries() throws -> [TreeEntry] { TreeEntry.all(of: try #require(whole.tree)) }

    private func check(_ range: Range<Int>, _ text: String, _ entry: TreeEntry) {
        let bytes = Array(WholeSpec.text.utf8)
        let broken = Self.side(Array(bytes[..<range.lowerBound]) + Array(text.utf8) + Array(bytes[range.upperBound...]))
            .side
        guard !broken.isWhole else { return }
        for (old, new) in [(whole.side, broken), (broken, whole.side)] {
            let told = SpecDiff.changes(from: old, to: new).filter {
                $0.code != .notCompared && $0.code != .languageVersion
            }
            for change in told {
                Issue.record(
                    "\(entry.path.joined(separator: ".")) → \(text)\(old.isWhole ? "" : ", before"): \(change.code.id.code) \(change.message)"
                )
            }
        }
    }

    private static func side(_ bytes: [UInt8]) -> (side: SpecSide, tree: NodeTree?) {
        var sources = SourceSet()
        let result = SpecLoader.load(SourceFile(path: path, bytes: bytes), into: &sources) { _ in .missing }
        return (SpecSide(result, path: path), result.trees.first)
    }
}
