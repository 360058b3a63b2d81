// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics
import TestSupport
import Testing

@testable import BannerLint

/// Which surfaces are found to be of the wrong group, against a search through all pairs.
struct SurfaceGroupsTests {
    @Test func errorsAreWhereTwoCanBeSeenTogether() throws {
        var random = SeededGenerator(of: "groups of surfaces")
        for _ in 0..<200 {
            var layout = ExploredSurfaces(&random)
            let surfaces = layout.surfaces.indices
            let clashes = surfaces.flatMap { first in
                surfaces.filter { $0 > first && layout.surfaces[$0].group != layout.surfaces[first].group }
                    .filter { layout.seenTogether(first, $0) }
            }
            let linted = LintedText(layout.yaml, only: "one-per-surface")
            let errors = linted.findings(of: "one-per-surface").filter { $0.severity == .error }
            #expect(errors.isEmpty == clashes.isEmpty, "seed \(random.seed)\n\(layout.yaml)\(linted.transcript)")

            // Doing all that the findings say leaves nothing to say.
            for finding in errors {
                let edit = try #require(finding.fix?.edits.first, "seed \(random.seed)")
                let index = surfaces.first { finding.help.first?.contains("on `p\($0)`") == true }
                layout.surfaces[try #require(index)].group = edit.replacement
            }
            let left = LintedText(layout.yaml, only: "one-per-surface").findings(of: "one-per-surface")
            #expect(!left.contains { $0.severity == .error }, "seed \(random.seed)\n\(layout.yaml)")
        }
    }

    /// The step of a path names two that can be seen together, and paths are as short as those of a search by pairs.
    @Test func pathsAreShortest() throws {
        var random = SeededGenerator(of: "groups of surfaces")
        for _ in 0..<200 {
            let layout = ExploredSurfaces(&random)
            var sources = SourceSet()
            let text = RuleExample(layout.yaml).spec
            let source = SourceFile(path: "x.banner.yaml", bytes: Array(text.utf8))
            let spec = try #require(SpecLoader.load(source, into: &sources) { _ in .missing }.spec)
            let surfaces = layout.surfaces.indices
            let names = spec.surfaces.map(\.name)
            let own = try surfaces.map { index in try #require(names.firstIndex(of: "p\(index)")) }
            var isIncluded = [Bool](repeating: false, count: names.count)
            for index in own { isIncluded[index] = true }
            let graph = CoVisibility(spec, ScreenMap(spec.screens), including: isIncluded)
            let steps = graph.paths(to: [own[0]])

            var distances = [Int?](repeating: nil, count: surfaces.count)
            distances[0] = 0
            for distance in surfaces {
                for one in surfaces where distances[one] == distance {
                    for other in surfaces where distances[other] == nil && layout.seenTogether(one, other) {
                        distances[other] = distance + 1
                    }
                }
            }
            for index in surfaces where index > 0 {
                let step = steps[own[index]]
                #expect((step == nil) == (distances[index] == nil), "seed \(random.seed)\n\(text)")
                guard let step else { continue }
                let next = try #require(own.firstIndex(of: step.next))
                #expect(layout.seenTogether(index, next), "seed \(random.seed)\n\(text)")
                #expect(distances[next].map { $0 + 1 } == distances[index], "seed \(random.seed)\n\(text)")
            }
            let reachable = surfaces.filter { distances[$0] != nil }.map { own[$0] }.sorted()
            #expect(graph.components().first { $0.contains(own[0]) } == reachable, "seed \(random.seed)\n\(text)")
        }
    }
}
