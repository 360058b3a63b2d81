// SPDX-License-Identifier: Apache-2.0

import BannerCore
import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import BannerLint

/// What the rules claim of keys, conditions and crowds happens in BannerKit's queue, and what they don't claim does not.
@MainActor struct QueueRulesTests {
    private static let environment = ProcessInfo.processInfo.environment
    /// `scripts/explore-queue` runs more.
    private static let factor = max(1, (environment["BANNERC_EXPLORE"].flatMap { Int($0) } ?? 100) / 100)

    private static func random() -> SeededGenerator {
        environment["BANNERC_EXPLORE_SEED"].flatMap { UInt64($0) }.map { SeededGenerator(seed: $0) }
            ?? SeededGenerator(of: "queues")
    }

    private static func linted(_ spec: ExploredSpec, _ rule: String) -> LintedText {
        LintedText(spec.yaml, only: rule)
    }

    // MARK: Keys

    /// Any two messages, in each language: is the second one swallowed because of the first?
    @Test func whatTheKeyJoinsIsFound() {
        var random = Self.random()
        for _ in 0..<200 * Self.factor {
            let spec = ExploredSpec.random(&random, textsMayMeet: true)
            var expected: Set<Set<Int>> = []
            for group in Set(spec.banners.map(\.group)) {
                for locale in ["en", "de"] { expected.formUnion(Self.joined(spec, group, locale)) }
            }
            let linted = Self.linted(spec, "coalesce-key")
            let found = linted.findings(of: "coalesce-key")
            let place = "seed \(random.seed)\n\(spec.yaml)\(linted.transcript)"
            #expect(found.isEmpty == expected.isEmpty, "\(expected) \(place)")
            for finding in found {
                let named = Set(ExploredSpec.numbers(in: finding.message))
                #expect(expected.contains(named), "\(expected) \(place)")
                // What it advises to add.
                var mended = spec
                let advice = finding.help.joined()
                mended.key += [.parameters, .banner, .text].filter {
                    advice.contains("add `\($0.rawValue)`") || advice.contains("\($0.rawValue)]")
                }
                let group = spec.banners[named.first ?? 0].group
                let left = ["en", "de"].contains { Self.joined(mended, group, $0).contains(named) }
                #expect(!left, "\(advice) \(place)")
            }
        }
    }

    /// The banners of messages that are taken for repetitions, while the first one shows or waits.
    private static func joined(_ spec: ExploredSpec, _ group: Int, _ locale: String) -> Set<Set<Int>> {
        var world = QueueWorld(spec, group: group, locale: locale)
        // Whatever comes too soon is joined before it is dropped.
        world.heedsIntervals = false
        var found: Set<Set<Int>> = []
        for first in world.templates.keys {
            let key = world.templates[first]?.key
            // Else it is joined with another one.
            for second in world.templates.keys where first != second && world.templates[second]?.key == key {
                // Alone; or behind another one, while that shows, is held by a person until intervals are over, or leaves.
                for before in [nil] + world.templates.keys.map(Optional.some) {
                    for (isHeld, leaves) in [(false, false), (true, false), (true, true)] {
                        var world = world
                        if let before {
                            guard world.request(before), world.step() else { continue }
                            if isHeld { _ = world.linger() }
                            if leaves {
                                let isGone =
                                    world.clear(before) || world.dismiss() || world.step()
                                    || world.messages.keys.contains { world.finishWork($0) && world.step() }
                                guard isGone, case .dismissing = world.state else { continue }
                            }
                        }
                        guard world.request(first), world.request(second) else { continue }
                        let isJoined = world.endings.contains { $0.message == second && $0.outcome == .coalesced }
                        if isJoined { found.insert([first.banner, second.banner]) }
                    }
                }
            }
        }
        return found
    }

    // MARK: Livelock

    /// Any two conditions: does the banner of each take the place of the other's, which still holds, whenever its condition
    /// begins anew? And no more, when what the finding advises is done?
    @Test func livelockIsAnEndlessChangeOfPlaces() {
        var random = Self.random()
        for _ in 0..<100 * Self.factor {
            var spec = ExploredSpec.random(&random)
            spec.conflict = random.chance(0.9) ? .replace : .enqueue
            for index in spec.banners.indices where random.chance(0.7) {
                spec.banners[index].cause = .condition(isCleared: random.chance(0.7))
            }
            let linted = Self.linted(spec, "livelock")
            let place = "seed \(random.seed)\n\(spec.yaml)\(linted.transcript)"
            let pairs = Self.livelocks(spec)
            let found = linted.findings(of: "livelock")
            #expect(found.isEmpty == pairs.isEmpty, "\(pairs) \(place)")
            for finding in found {
                let named = ExploredSpec.numbers(in: finding.message)
                #expect(pairs.contains(Set(named)), "\(pairs) \(place)")
                // What it advises, of the two that it names.
                var mended = spec
                mended.order = .priority
                mended.banners[named[0]].severity = 100
                #expect(!Self.livelocks(mended).contains(Set(named)), "other severities: \(place)")
                mended = spec
                mended.banners[named[1]].mutex.append(named[0])
                #expect(!Self.livelocks(mended).contains(Set(named)), "mutex: \(place)")
            }
        }
    }

    private static func livelocks(_ spec: ExploredSpec) -> Set<Set<Int>> {
        var found: Set<Set<Int>> = []
        for group in spec.groups {
            for first in group {
                for second in group where first < second && changePlaces(first, second, spec) {
                    found.insert([first, second])
                }
            }
        }
        return found
    }

    private static func changePlaces(_ first: Int, _ second: Int, _ spec: ExploredSpec) -> Bool {
        guard spec.conflict == .replace, spec.banners[first].isCondition, spec.banners[second].isCondition,
            !spec.excludes(first, second)
        else { return false }
        var run = QueueRun(spec, group: spec.banners[first].group)
        var shown = run.request(first)
        run.linger()
        var other = run.request(second)
        run.linger()
        for turn in 0..<6 {
            guard run.shown == other, let former = shown else { return false }
            // Its condition ends and begins anew.
            if run.queue.isLive(former) { run.handle(.conditionCleared(former)) }
            let next = run.request(turn.isMultiple(of: 2) ? first : second)
            run.linger()
            (shown, other) = (other, next)
        }
        return run.shown == other
    }

    // MARK: Deadlock

    /// A condition banner with any ways out, progress and buttons: try everything that could end it.
    @Test func deadlockIsABannerThatNothingEnds() {
        var random = Self.random()
        for _ in 0..<200 * Self.factor {
            var spec = ExploredSpec.random(&random)
            for index in spec.banners.indices {
                spec.banners[index].mutex = []
                if random.chance(0.7) { spec.banners[index].cause = .condition(isCleared: random.chance(0.4)) }
            }
            var expected: Set<Int> = []
            for (index, banner) in spec.banners.enumerated() where !Self.ends(index, spec) {
                if banner.isCondition { expected.insert(index) }
            }
            let linted = Self.linted(spec, "deadlock")
            let found = Set(linted.messages(of: "deadlock").compactMap { ExploredSpec.numbers(in: $0).first })
            #expect(found == expected, "seed \(random.seed)\n\(spec.yaml)\(linted.transcript)")
            // What the findings advise.
            for index in found {
                var (cleared, swiped) = (spec, spec)
                cleared.banners[index].cause = .condition(isCleared: true)
                swiped.banners[index].ways = ["swipe"]
                #expect(Self.ends(index, cleared) && Self.ends(index, swiped), "\(spec.yaml)\(linted.transcript)")
            }
        }
    }

    /// Whether anything ends a banner that shows.
    static func ends(_ index: Int, _ spec: ExploredSpec) -> Bool {
        var world = QueueWorld(spec, group: spec.banners[index].group)
        let message = QueueWorld.Message(banner: index, value: spec.banners[index].values[0])
        guard world.request(message), world.step(), let id = world.shown else { return false }
        let attempts: [(inout QueueWorld) -> Bool] = [
            { $0.step() }, { $0.dismiss() }, { $0.clear(message) && $0.step() },
            { world in
                guard world.finishWork(id) else { return false }
                while world.queue.isLive(id) { guard world.step() else { return world.dismiss() } }
                return true
            },
        ]
        return attempts.contains { attempt in
            var after = world
            return attempt(&after) && !after.queue.isLive(id)
        }
    }

    // MARK: Load

    /// Banners that come as often as they may: with too much load more and more of them wait, with less they don't.
    @Test func queueGrowsWhereTheLoadIsTooHigh() {
        var random = Self.random()
        for _ in 0..<60 * Self.factor {
            var spec = ExploredSpec()
            spec.conflict = random.pick([.enqueue, .suspend, .stepAside, .replace, .drop])
            spec.order = spec.conflict == .replace ? .fifo : random.pick([.fifo, .priority])
            spec.maxDepth = 10_000
            spec.pause = 1000 * random.below(3)
            spec.banners = (0..<(1 + random.below(3))).map { index in
                var banner = ExploredSpec.Banner(name: "b\(index)", severity: 10 * random.below(2))
                banner.display = 500 + 500 * random.below(8)
                banner.minInterval = 2000 + 1000 * random.below(20)
                banner.text = "Text \(index)"
                banner.german = "Satz \(index)"
                return banner
            }
            let time = { (banner: ExploredSpec.Banner) in
                let display = banner.display ?? 0
                return 750 + (spec.conflict == .replace ? min(display, 1000) : display) + spec.pause
            }
            let load = spec.banners.reduce(0.0) { $0 + Double(time($1)) / Double($1.minInterval) }
            // Near the limit, rounding decides, and what waits after some time says nothing.
            guard abs(load - 1) > 0.1 else { continue }
            let linted = Self.linted(spec, "queue-load")
            let found = !linted.findings(of: "queue-load").isEmpty
            let place = "seed \(random.seed), load \(load)\n\(spec.yaml)\(linted.transcript)"
            #expect(found == (load > 1 && spec.conflict != .drop), "\(place)")

            // “`minInterval: 12s` here brings it to 0.9 s”: it does so for one of them.
            let advice = linted.findings(of: "queue-load").first?.help.first?.split(separator: "`") ?? []
            if let seconds = advice.first.flatMap({ Int($0.filter(\.isNumber)) }), advice.count == 2 {
                let isCured = spec.banners.indices.contains { index in
                    var mended = spec
                    mended.banners[index].minInterval = 1000 * seconds
                    return Self.linted(mended, "queue-load").findings(of: "queue-load").isEmpty
                }
                #expect(isCured, "\(place)")
            }

            // What steps aside again and again takes longer than its time.
            guard spec.conflict != .suspend || load > 1 else { continue }
            var run = QueueRun(spec)
            var next = spec.banners.map { _ in 0 }
            let end = 600_000
            while let index = next.indices.min(by: { next[$0] < next[$1] }), next[index] < end {
                run.pass(until: .milliseconds(next[index]))
                _ = run.request(index)
                next[index] += spec.banners[index].minInterval
            }
            #expect((run.waiting > 2 * spec.banners.count) == found, "\(run.waiting) wait: \(place)")
        }
    }

    // MARK: Stale waits

    /// Any crowd of as many banners as may wait, in any order: how long does the last one wait?
    @Test func waitIsThatOfTheLongestCrowd() throws {
        var random = Self.random()
        for _ in 0..<60 * Self.factor {
            var spec = ExploredSpec()
            spec.rules = "stale-wait: { maximum: 1s }"
            spec.order = random.pick([.fifo, .priority])
            spec.conflict = random.pick([.enqueue, .enqueue, .suspend, .stepAside, .replace, .drop])
            spec.coalescing = random.pick([.none, .queued, .any])
            spec.maxDepth = 1 + random.below(3)
            spec.banners = (0..<(2 + random.below(2))).map { index in
                var banner = ExploredSpec.Banner(name: "b\(index)", severity: 10 * random.below(3))
                // Each takes whole seconds.
                banner.display = 1250 + 1000 * random.below(6)
                banner.minInterval = random.chance(0.6) ? 600_000 : 0
                banner.text = "Text \(index)"
                banner.german = "Satz \(index)"
                return banner
            }
            let waits = Self.longestWaits(spec)
            let longest = waits.max() ?? 0
            let linted = Self.linted(spec, "stale-wait")
            let message = linted.messages(of: "stale-wait").first
            let place = "seed \(random.seed), \(waits)\n\(spec.yaml)\(linted.transcript)"
            guard longest > 1 else {
                #expect(message == nil, "\(place)")
                continue
            }
            let named = spec.banners.indices.filter { waits[$0] == longest }
                .map { "`b\($0)` may wait \(Figure.text(longest)) s for its turn, more than 1 s" }
            #expect(named.contains(message ?? ""), "\(named) \(place)")
            // “`maxDepth: 2` keeps the wait at 6 s”, or so it says.
            let advice = linted.findings(of: "stale-wait").first?.help.first?.split(separator: "`") ?? []
            guard advice.count == 2, let depth = advice[0].split(separator: " ").last.flatMap({ Int($0) }) else {
                continue
            }
            var mended = spec
            mended.maxDepth = depth
            let kept = Figure.text(Self.longestWaits(mended).max() ?? 0)
            #expect(advice[1] == " keeps the wait at \(kept) s", "\(place)")
        }
    }

    private static func longestWaits(_ spec: ExploredSpec) -> [Double] {
        let crowds = crowds(spec.banners.count, spec.maxDepth)
        return spec.banners.indices.map { last in crowds.compactMap { wait(of: last, behind: $0, spec) }.max() ?? 0 }
    }

    /// How long `last` waits in seconds, if all of `crowd` are let in: at once under `enqueue`, and else one after the other
    /// once it has stepped aside, or is there to be shown.
    private static func wait(of last: Int, behind crowd: [Int], _ spec: ExploredSpec) -> Double? {
        var run = QueueRun(spec)
        switch spec.conflict {
        case .drop: return nil
        case .enqueue, .stepAside:
            for index in crowd {
                guard let id = run.request(index), run.queue.isLive(id) else { return nil }
            }
            guard let id = run.request(last), run.queue.isLive(id) else { return nil }
            while run.step() {}
            return run.comings[id].map(\.seconds)
        case .suspend, .replace:
            // Others only take the place for a moment, or wait themselves.
            let severity = spec.banners[last].severity
            let isAhead = { (index: Int) in
                spec.conflict == .replace
                    ? spec.order == .priority && spec.banners[index].severity > severity
                    : spec.order == .fifo || spec.banners[index].severity >= severity
            }
            // Each has its own news.
            let isPlain = Set(crowd).count == crowd.count && !crowd.contains(last) || spec.coalescing == .none
            guard let first = crowd.first, crowd.allSatisfy(isAhead), isPlain else { return nil }
            let steps = spec.conflict == .suspend ? [last, first] : [first, last]
            guard let shown = run.request(steps[0]) else { return nil }
            if spec.conflict == .suspend { run.pass(until: .milliseconds(1500)) }
            guard let next = run.request(steps[1]), run.queue.isLive(next) else { return nil }
            let (waiting, begin) = spec.conflict == .suspend ? (shown, run.now + .milliseconds(250)) : (next, run.now)
            for number in crowd.indices {
                if number > 0 {
                    guard let next = run.request(crowd[number]), run.queue.isLive(next) else { return nil }
                }
                while run.outcomes.count == number { guard run.step() else { return nil } }
            }
            while run.step() {}
            return run.comings[waiting].map { ($0 - begin).seconds }
        }
    }

    /// All sequences of at most `length` of `count` banners.
    private static func crowds(_ count: Int, _ length: Int) -> [[Int]] {
        var crowds: [[Int]] = [[]]
        var latest = crowds
        for _ in 0..<length {
            latest = latest.flatMap { crowd in (0..<count).map { crowd + [$0] } }
            crowds += latest
        }
        return crowds
    }

    // MARK: Expiry

    /// A banner that may wait for two seconds comes while another has seven to go: does it wait for longer than that?
    @Test(arguments: BannerQueuePolicy.Conflict.allCases, BannerQueuePolicy.Order.allCases)
    func bannersExpireBehindWhatTheyWaitFor(conflict: BannerQueuePolicy.Conflict, order: BannerQueuePolicy.Order) {
        for severities in [[10, 40], [40, 10], [40, 40]] {
            var spec = ExploredSpec()
            (spec.conflict, spec.order) = (conflict, order)
            spec.banners = (0..<2).map { index in
                var banner = ExploredSpec.Banner(name: "b\(index)", severity: severities[index])
                banner.display = 9000
                banner.text = "Text \(index)"
                return banner
            }
            var run = QueueRun(spec)
            _ = run.request(0)
            run.pass(until: .seconds(2))
            let begin = run.now
            let waiting = run.request(1)
            while run.step() {}
            let wait = waiting.flatMap { run.comings[$0] }.map { ($0 - begin).seconds } ?? 0
            let yaml = spec.yaml.replacing("  b1:\n", with: "  b1:\n    expires: 2s\n")
            let linted = LintedText(yaml, only: "expires-too-soon")
            #expect(linted.findings(of: "expires-too-soon").isEmpty == (wait <= 2), "\(wait) s\n\(linted.transcript)")
        }
    }

    /// A second request for the same banner waits for the first, if it says something else and does not come too soon.
    @Test(arguments: [("", true), (", minInterval: 8s", false)]) func bannersWaitForThemselves(
        interval: String, isFound: Bool
    ) {
        let linted = LintedText(
            """
            metrics: { standard: { display: 9s } }
            queue: { conflict: enqueue, key: [banner, parameters] }
            banners:
              saved:
                level: error
                parameters: { name: { type: string, maxLength: 9 } }
                text: "{name} saved."
                expires: 2s
                trigger: { event: saved\(interval) }
            """, only: "expires-too-soon")
        #expect(linted.findings(of: "expires-too-soon").isEmpty != isFound, "\(linted.transcript)")
    }

    // MARK: Bursts

    /// All banners of a group at once, the most severe first: is one dropped that nobody has seen?
    @Test func burstsLoseWhatIsFound() {
        var random = Self.random()
        for _ in 0..<150 * Self.factor {
            var spec = ExploredSpec.random(&random)
            for index in spec.banners.indices { spec.banners[index].mutex = [] }
            spec.rules = "burst-unseen: { burst: 1000 }"
            var expected: Set<Int> = []
            for group in spec.groups {
                var run = QueueRun(spec, group: spec.banners[group[0]].group)
                let ranked = group.sorted { (spec.banners[$1].severity, $0) < (spec.banners[$0].severity, $1) }
                let ids = ranked.map { run.request($0) }
                // Under `drop` that is what the word asks for.
                if spec.conflict != .drop, ids.contains(where: { $0.map { run.outcomes[$0] } == .dropped }) {
                    expected.insert(spec.banners[group[0]].group)
                }
            }
            let linted = Self.linted(spec, "burst-unseen")
            let found = linted.messages(of: "burst-unseen").flatMap { ExploredSpec.numbers(in: $0, prefix: "g") }
            #expect(Set(found) == expected, "seed \(random.seed)\n\(spec.yaml)\(linted.transcript)")
            // With as much room as the finding asks for, all are kept.
            for finding in linted.findings(of: "burst-unseen") {
                var mended = spec
                mended.maxDepth = finding.fix?.edits.first.flatMap { Int($0.replacement) } ?? 0
                let number = ExploredSpec.numbers(in: finding.message, prefix: "g").first ?? 0
                var run = QueueRun(mended, group: number)
                let ids = spec.banners.indices.filter { spec.banners[$0].group == number }.map { run.request($0) }
                #expect(ids.allSatisfy { $0.map(run.queue.isLive) == true }, "\(spec.yaml)\(linted.transcript)")
            }
        }
    }
}

extension Duration {
    fileprivate var seconds: Double { self / .seconds(1) }
}
