// SPDX-License-Identifier: Apache-2.0

import BannerCore
import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import BannerLint

/// What the rules claim of a queue happens in BannerKit's, and what they don't claim does not.
///
/// `scripts/explore-queue` runs more of them. `BANNERC_EXPLORE` is the number of specs, `BANNERC_EXPLORE_SEED` the first seed.
struct QueueExplorationTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let count = environment["BANNERC_EXPLORE"].flatMap { Int($0) } ?? 40
    private static let seed =
        environment["BANNERC_EXPLORE_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0...999_999_999)

    /// Seeds in which a rule was wrong once: it told of an inversion where the one that steps aside can't be asked for again, and then
    /// missed one where it steps aside for a second of its kind.
    private static let wrongOnce: [UInt64] = [
        20_321_826, 20_328_392, 20_345_523, 20_349_954, 20_700_931, 20_704_973, 20_708_353,
    ]

    @Test func starvationAndInversion() async {
        var states = 0
        var findings = 0
        for seed in Self.wrongOnce + Array(Self.seed..<Self.seed + UInt64(Self.count)) {
            var random = SeededGenerator(seed: seed)
            let spec = ExploredSpec.random(&random, endsMayMeet: !Self.wrongOnce.contains(seed))
            let linted = LintedText(spec.yaml, options: Self.queueRules)
            #expect(!linted.findings.contains { $0.rule.code.hasPrefix("BN2") }, "\(spec.yaml)\(linted.transcript)")
            let appliesRemedies = seed.isMultiple(of: 10)
            // Now and then one request more.
            let limit = spec.banners.count <= 3 && random.chance(0.001) ? 4 : 3
            for (index, group) in spec.groups.enumerated() where !group.isEmpty {
                let number = Set(spec.banners.map(\.group)).sorted()[index]
                let explored = QueueExploration(await QueueWorld(spec, group: number), limit: limit)
                states += explored.states
                let place = "seed \(seed), group \(number)\n\(spec.yaml)\(linted.transcript)"
                #expect(explored.faults.isEmpty, "\(explored.faults.prefix(3)) \(place)")
                findings += await Self.compareStarvation(
                    spec, group, explored, linted, appliesRemedies: appliesRemedies, place)
                findings += await Self.compareInversion(
                    spec, group, explored, linted, appliesRemedies: appliesRemedies, place)
            }
        }
        print("explored \(Self.count) specs from seed \(Self.seed): \(states) states, \(findings) findings")
    }

    private static var queueRules: LintOptions {
        var options = LintOptions()
        options.select = ["starvation", "priority-inversion"].map { RuleSelector($0) }
        return options
    }

    /// Whether the rule speaks of a banner that waits for another without a timer.
    private static func isHeldUp(_ pair: QueueExploration.Pair, in spec: ExploredSpec) -> Bool {
        let (blocker, waiting) = (spec.banners[pair.first], spec.banners[pair.second])
        let ending = Ending(blocker)
        // It waits for what its own event ends.
        if blocker.endedBy == pair.second { return false }
        switch spec.conflict {
        case .enqueue, .drop: return pair.first != pair.second || !ending.hasOwnEnd
        // What is more severe was asked for, as long as people can send it away.
        case .replace, .suspend: return !ending.hasPerson && waiting.severity < blocker.severity
        // So was it to wait for an answer.
        case .stepAside:
            return spec.order == .priority && !ending.hasPerson && waiting.severity < blocker.severity
        }
    }

    private static func compareStarvation(
        _ spec: ExploredSpec, _ group: [Int], _ explored: QueueExploration, _ linted: LintedText, appliesRemedies: Bool,
        _ place: String
    ) async -> Int {
        let keepsAll = spec.conflict == .enqueue || spec.conflict == .drop
        let expected = explored.held.filter { isHeldUp($0, in: spec) }
        if !keepsAll {
            // Nothing is held up by what is not more severe.
            let wrong = explored.held.filter {
                let (blocker, waiting) = (spec.banners[$0.first], spec.banners[$0.second])
                let givesWay = spec.conflict != .stepAside || waiting.isTimed || blocker.goesOn
                return givesWay && (spec.order == .fifo || waiting.severity >= blocker.severity)
            }
            #expect(wrong.isEmpty, "\(wrong) \(place)")
        }
        let found = linted.findings(of: "starvation").filter {
            group.contains(ExploredSpec.numbers(in: $0.message).last ?? -1)
        }
        #expect(found.isEmpty == expected.isEmpty, "starvation: \(expected) \(place)")
        for finding in found {
            let named = ExploredSpec.numbers(in: finding.message)
            guard let waiting = named.first else { continue }
            let blocker = named.count > 1 ? named[1] : waiting
            let pair = QueueExploration.Pair(first: blocker, second: waiting)
            #expect(expected.contains(pair), "starvation: no trace of \(pair) \(place)")
            let isError = keepsAll && !Ending(spec.banners[blocker]).hasOwnEnd
            #expect((finding.severity == .error) == isError, "\(place)")
            for (help, mended) in remedies(of: finding, blocker, spec) where appliesRemedies {
                let left = await heldUp(in: mended, group: spec.banners[blocker].group)
                    .filter { $0.first == blocker }
                #expect(left.isEmpty, "\(help): \(left) \(place)")
            }
        }
        return found.count
    }

    private static func heldUp(in spec: ExploredSpec, group: Int) async -> Set<QueueExploration.Pair> {
        let held = QueueExploration(await QueueWorld(spec, group: group), limit: 3).held
        return held.filter { isHeldUp($0, in: spec) }
    }

    /// What each help makes of a spec.
    private static func remedies(
        of finding: Finding, _ blocker: Int, _ spec: ExploredSpec
    ) -> [(help: String, spec: ExploredSpec)] {
        finding.help.map { help in
            var mended = spec
            if help.contains("conflict: suspend") { mended.conflict = .suspend }
            if help.contains("order: fifo") { mended.order = .fifo }
            if help.contains("order: priority") { mended.order = .priority }
            if help.contains("give it a display time") {
                mended.banners[blocker].display = 4000
                mended.banners[blocker].ways.append("timer")
            }
            if help.contains("let people send it away") { mended.banners[blocker].button = .close }
            return (help, mended)
        }
    }

    private static func compareInversion(
        _ spec: ExploredSpec, _ group: [Int], _ explored: QueueExploration, _ linted: LintedText, appliesRemedies: Bool,
        _ place: String
    ) async -> Int {
        let found = linted.findings(of: "priority-inversion").filter {
            group.contains(ExploredSpec.numbers(in: $0.message).last ?? -1)
        }
        #expect(found.isEmpty == explored.inverted.isEmpty, "inversion: \(explored.inverted) \(place)")
        for finding in found {
            let named = Set(ExploredSpec.numbers(in: finding.message))
            let isKnown = explored.inverted.contains { [$0.first, $0.second] == named }
            #expect(isKnown, "inversion: no trace of \(named) \(place)")
            guard let banner = named.first else { continue }
            for (help, mended) in remedies(of: finding, banner, spec) where appliesRemedies {
                let world = await QueueWorld(mended, group: spec.banners[banner].group)
                #expect(QueueExploration(world, limit: 3).inverted.isEmpty, "\(help) \(place)")
            }
        }
        return found.count
    }
}

/// What ends a banner, said once more and in other words than in the rules.
private struct Ending {
    let hasPerson: Bool
    /// It ends with its condition or its work.
    let hasOwnEnd: Bool

    init(_ banner: ExploredSpec.Banner) {
        let endsWithWork = banner.progress.map { $0.completion ?? 0 >= 0 } ?? false
        hasOwnEnd = banner.isCleared || endsWithWork
        let ways = Set(banner.ways)
        let taps = banner.progress?.taps ?? []
        let tapEnds =
            taps.isEmpty ? ways.contains("tap") : taps.contains("stop") || ways.contains("tap") && !endsWithWork
        let buttonEnds = banner.button == .close || banner.button == .act && ways.contains("button")
        hasPerson = ways.contains("swipe") || tapEnds || buttonEnds
    }
}
