// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics
import Testing

@testable import BannerLint

/// Which surfaces are found to be of the wrong group, against a search through all pairs.
struct SurfaceGroupsTests {
    /// A spec of surfaces and screens only, small enough to look at every pair.
    private struct Layout {
        var isScene: [Bool]
        var groups: [Int]
        var screens: [[Int]]
        var beside: [(Int, Int)]

        init(_ random: inout QueueRandom) {
            let count = 1 + random.below(6)
            isScene = (0..<count).map { _ in random.chance(0.1) }
            groups = (0..<count).map { _ in random.below(3) }
            screens = (0..<random.below(5)).map { _ in (0..<count).filter { _ in random.chance(0.25) } }
            let indices = Array(screens.indices)
            beside = indices.flatMap { first in
                indices.filter { $0 != first && random.chance(0.15) }.map { (first, $0) }
            }
        }

        func seenTogether(_ first: Int, _ second: Int) -> Bool {
            if isScene[first] || isScene[second] { return true }
            if screens.contains(where: { $0.contains(first) && $0.contains(second) }) { return true }
            return beside.contains { one, other in
                screens[one].contains(first) && screens[other].contains(second)
                    || screens[one].contains(second) && screens[other].contains(first)
            }
        }

        var spec: String {
            var text = "surfaces:\n"
            for index in isScene.indices {
                text += "  p\(index): { scope: \(isScene[index] ? "scene" : "screen"), group: g\(groups[index]) }\n"
            }
            text += "screens:\n"
            for (index, surfaces) in screens.enumerated() {
                let others = beside.filter { $0.0 == index }.map { "s\($0.1)" }.joined(separator: ", ")
                let list = surfaces.map { "p\($0)" }.joined(separator: ", ")
                text += "  s\(index): { surfaces: [\(list)], coVisibleWith: [\(others)] }\n"
            }
            text += "banners:\n"
            for index in isScene.indices { text += "  b\(index): { level: error, text: X, surface: p\(index) }\n" }
            return screens.isEmpty ? text.replacing("screens:\n", with: "") : text
        }
    }

    @Test func errorsAreWhereTwoCanBeSeenTogether() throws {
        var random = QueueRandom()
        for _ in 0..<200 {
            var layout = Layout(&random)
            let surfaces = layout.isScene.indices
            let clashes = surfaces.flatMap { first in
                surfaces.filter { $0 > first && layout.groups[$0] != layout.groups[first] }
                    .filter { layout.seenTogether(first, $0) }
            }
            let linted = LintedText(layout.spec, only: "one-per-surface")
            let errors = linted.findings(of: "one-per-surface").filter { $0.severity == .error }
            #expect(errors.isEmpty == clashes.isEmpty, "seed \(random.seed)\n\(layout.spec)\(linted.transcript)")

            // Doing all that the findings say leaves nothing to say.
            for finding in errors {
                let edit = try #require(finding.fix?.edits.first, "seed \(random.seed)")
                let index = surfaces.first { finding.help.first?.contains("on `p\($0)`") == true }
                layout.groups[try #require(index)] = try #require(Int(edit.replacement.dropFirst()))
            }
            let left = LintedText(layout.spec, only: "one-per-surface").findings(of: "one-per-surface")
            #expect(!left.contains { $0.severity == .error }, "seed \(random.seed)\n\(layout.spec)")
        }
    }

    /// The step of a path names two that can be seen together, and paths are as short as those of a search by pairs.
    @Test func pathsAreShortest() throws {
        var random = QueueRandom()
        for _ in 0..<200 {
            let layout = Layout(&random)
            var sources = SourceSet()
            let text = RuleExample(layout.spec).spec
            let source = SourceFile(path: "x.banner.yaml", bytes: Array(text.utf8))
            let spec = try #require(SpecLoader.load(source, into: &sources) { _ in .missing }.spec)
            let surfaces = layout.isScene.indices
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
