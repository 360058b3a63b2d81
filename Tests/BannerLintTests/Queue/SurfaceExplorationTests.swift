// SPDX-License-Identifier: Apache-2.0

import BannerCore
import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import BannerLint

/// What `one-per-surface` claims happens in BannerKit's presenter, and what it does not claim does not.
@MainActor struct SurfaceExplorationTests {
    private static let environment = ProcessInfo.processInfo.environment
    /// `scripts/explore-queue` runs more.
    private static let count = max(12, (environment["BANNERC_EXPLORE"].flatMap { Int($0) } ?? 0) / 10)
    private static let depth = environment["BANNERC_EXPLORE"] == nil ? 2 : 3
    private static let seed =
        environment["BANNERC_EXPLORE_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0...999_999_999)

    @Test func twoAtOnceAreFoundAndReplayed() async throws {
        var (states, replayed) = (0, 0)
        for seed in Self.seed..<Self.seed + UInt64(Self.count) {
            var random = SeededGenerator(seed: seed)
            let layout = ExploredSurfaces(&random, count: 4, usesAll: false)
            let policy = ExploredSpec.random(&random).policy
            let linted = LintedText(layout.yaml, only: "one-per-surface")
            let place = "seed \(seed)\n\(layout.yaml)\(linted.transcript)"
            let findings = linted.findings(of: "one-per-surface")

            // What the catalogue shows is an error; what only code may show, no more than a warning.
            let used = layout.surfaces.indices.filter { layout.surfaces[$0].isUsed }
            let shown = SurfaceExploration(layout, policy, on: used, limit: Self.depth)
            #expect(findings.contains { $0.severity == .error } == !shown.seenTogether.isEmpty, "\(place)")
            let all = SurfaceExploration(layout, policy, on: Array(layout.surfaces.indices), limit: 2)
            let strays = findings.filter { $0.fix != nil || $0.help.first?.hasPrefix("write") == true }
            #expect(strays.isEmpty == all.seenTogether.isEmpty, "\(all.seenTogether) \(place)")
            states += shown.states + all.states

            // Doing all that the findings say leaves no two at once.
            var mended = layout
            for finding in strays { try Self.mend(&mended, finding) }
            let left = SurfaceExploration(
                mended, policy, on: Array(layout.surfaces.indices), limit: 2)
            #expect(left.seenTogether.isEmpty, "\(left.seenTogether) \(place)")
            for finding in findings {
                if strays.contains(finding) {
                    try Self.replay(finding, layout, mended, policy, all.seenTogether, place)
                } else {
                    try Self.replayUnplaced(finding, mended, policy, place)
                }
                replayed += 1
            }
            // What the presenters that are gone left to do.
            await Task.yield()
            Self.expectHarmlessScreen(mended, policy, unless: findings.count > strays.count, place)
        }
        print("explored \(Self.count) specs of surfaces from seed \(Self.seed): \(states) states, \(replayed) findings")
    }

    /// Gives the group of a help, “write `group: g0` on `p1`”, to its surface.
    private static func mend(_ layout: inout ExploredSurfaces, _ finding: Finding) throws {
        let names = ExploredSurfaces.names(in: try #require(finding.help.first))
        let surface = try #require(layout.surface(named: names[1]))
        layout.surfaces[surface].group = String(names[0].dropFirst("group: ".count))
    }

    /// The two surfaces that a finding says are seen together show banners at once where it says so: as they are, or, for
    /// one that is tied to another through a third, once that is mended.
    private static func replay(
        _ finding: Finding, _ layout: ExploredSurfaces, _ mended: ExploredSurfaces, _ policy: BannerQueuePolicy,
        _ seenTogether: Set<Set<Int>>, _ place: String
    ) throws {
        let isTied = finding.message.contains("is tied to")
        let names = ExploredSurfaces.names(in: isTied ? try #require(finding.notes.first) : finding.message)
        let pair = names.prefix(2).compactMap { layout.surface(named: $0) }
        try #require(pair.count == 2, "\(place)")
        if finding.severity == .error { #expect(pair.allSatisfy { layout.surfaces[$0].isUsed }, "\(place)") }
        var layout = layout
        if isTied {
            #expect(!seenTogether.contains(Set(pair)), "\(finding.message) \(place)")
            layout.surfaces[pair[0]].group = mended.surfaces[pair[0]].group
        }

        // Some screens, or else what spans the window.
        let screens = names.dropFirst(2).filter { $0.hasPrefix("s") }.compactMap { Int($0.dropFirst()) }
        let view = layout.views.first { view in
            Set(pair + screens.flatMap { layout.screens[$0] }).isSubset(of: view)
        }
        let isOnScreens = screens.isEmpty || Set(pair).isSubset(of: screens.flatMap { layout.screens[$0] })
        #expect(isOnScreens || pair.contains { layout.surfaces[$0].isScene }, "\(finding.message) \(place)")

        // The steps of the trace, or else a banner of the catalogue and one that code shows.
        let trace = finding.notes.first { $0.hasPrefix("shortest trace") }
        let asked = trace.map { trace in
            ExploredSurfaces.names(in: trace).filter { $0.hasPrefix("b") }.compactMap { Int($0.dropFirst()) }
        }
        let steps = (asked ?? pair).map { SurfaceRun.Step.ask($0) }
        let run = SurfaceRun(layout, policy, [.look(try #require(view, "\(place)"))] + steps)
        #expect(run.seenTogether.contains(Set(pair)), "\(finding.message) \(place)")
    }

    /// A surface that is on no screen would show a banner beside another one's if they were on the same screen.
    private static func replayUnplaced(
        _ finding: Finding, _ layout: ExploredSurfaces, _ policy: BannerQueuePolicy, _ place: String
    ) throws {
        let pair = ExploredSurfaces.names(in: finding.message).compactMap { layout.surface(named: $0) }
        #expect(pair.count == 2 && finding.severity == .warning, "\(place)")
        let isOnScreen = layout.screens.contains { $0.contains(pair[0]) }
        #expect(!isOnScreen && pair.allSatisfy { layout.surfaces[$0].isUsed }, "\(place)")
        let run = SurfaceRun(layout, policy, [.look(pair)] + pair.map { .ask($0) })
        #expect(run.seenTogether == [Set(pair)], "\(place)")
    }

    /// Where nothing is said of surfaces that are on no screen, they may be on any.
    private static func expectHarmlessScreen(
        _ layout: ExploredSurfaces, _ policy: BannerQueuePolicy, unless isFound: Bool, _ place: String
    ) {
        let local = layout.surfaces.indices.filter { layout.surfaces[$0].isUsed && !layout.surfaces[$0].isScene }
        let strangers = local.filter { index in !layout.screens.contains { $0.contains(index) } }
        guard !isFound, !strangers.isEmpty else { return }
        for other in local {
            for stranger in strangers where stranger != other {
                let run = SurfaceRun(
                    layout, policy, [.look([other, stranger]), .ask(other), .ask(stranger), .wait])
                #expect(run.seenTogether.isEmpty, "\(place)")
            }
        }
    }
}
