// SPDX-License-Identifier: Apache-2.0

import BannerKit
import Diagnostics
import Testing

@testable import BannerLint

/// What the rules claim of a queue happens in a model of it, and what they don't claim does not.
struct QueueRulesTests {
    private static func banners(_ random: inout QueueRandom) -> [QueueModel.Banner] {
        let count = 1 + random.below(3)
        return (0..<count).map { index in
            var banner = QueueModel.Banner()
            banner.severity = 10 * random.below(3)
            banner.hasTimer = random.chance(0.5)
            banner.isDismissable = random.chance(0.5)
            banner.isCondition = random.chance(0.5)
            banner.isCleared = random.chance(0.7)
            banner.mutex = (0..<count).filter { $0 != index && random.chance(0.4) }
            return banner
        }
    }

    // MARK: The model

    /// Any events: the model shows what BannerKit's queue shows, and lets wait what that lets wait.
    @Test func modelDoesWhatBannerKitDoes() {
        var random = QueueRandom()
        for _ in 0..<300 {
            var model = QueueModel(
                order: random.pick(BannerQueuePolicy.Order.allCases),
                conflict: random.pick(BannerQueuePolicy.Conflict.allCases),
                banners: Self.banners(&random))
            var runtime = QueueRuntime(model)
            var log = ""
            for _ in 0..<15 {
                let banner = random.below(model.banners.count)
                switch random.below(6) {
                case 0..<3: if model.request(banner) { runtime.request(banner) }
                case 3: if model.endCondition(banner), model.banners[banner].isCleared { runtime.clear(banner) }
                case 4: if model.timer() { runtime.timer() }
                default: if model.dismiss() { runtime.dismiss() }
                }
                log += "b\(banner): \(String(describing: model.shown)) before \(model.waiting)\n"
                #expect(model.shown == runtime.shown, "seed \(random.seed)\n\(model.spec)\(log)")
                #expect(model.waiting == runtime.waiting, "seed \(random.seed)\n\(model.spec)\(log)")
            }
        }
    }

    // MARK: Starvation and inversion

    /// Where the order is by priority, what outranks others keeps them waiting even if it could be replaced. As long as people
    /// can send it away, that is no starvation, but what was asked for.
    @Test func starvationIsWhatTheModelShows() {
        var random = QueueRandom()
        for _ in 0..<100 {
            var model = QueueModel(
                order: random.pick(BannerQueuePolicy.Order.allCases),
                conflict: random.pick(BannerQueuePolicy.Conflict.allCases),
                banners: Self.banners(&random))
            // Where banners take places, three that `mutex` keeps apart in turn are not followed.
            if model.conflict == .suspend || model.conflict == .replace {
                for index in model.banners.indices { model.banners[index].mutex = [] }
            }
            let expected = model.reaches(6) { $0.isStarving }
            let found = !LintedText(model.spec, only: "starvation").findings(of: "starvation").isEmpty
            #expect(found == expected, "seed \(random.seed)\n\(model.spec)")
        }
    }

    /// Two banners of events are always among them, so that there is another to wait for.
    @Test func inversionIsWhatTheModelShows() {
        var random = QueueRandom()
        for _ in 0..<60 {
            var model = QueueModel(
                order: random.pick(BannerQueuePolicy.Order.allCases),
                conflict: random.pick(BannerQueuePolicy.Conflict.allCases),
                banners: Self.banners(&random)
                    + [10 * random.below(3), 10 * random.below(3)].map { QueueModel.Banner(severity: $0) })
            // Those without a timer block others, but for those that come back when they are replaced.
            for index in model.banners.indices where model.conflict != .replace { model.banners[index].hasTimer = true }
            let expected = model.reaches(5) { $0.hasInverted }
            let found = !LintedText(model.spec, only: "priority-inversion").findings(of: "priority-inversion").isEmpty
            #expect(found == expected, "seed \(random.seed)\n\(model.spec)")
        }
    }

    // MARK: Livelock

    /// Any two conditions, on every set of screens that can be seen at once: does the banner of each take the place of the
    /// other's, which still holds, whenever its condition begins anew?
    @Test func livelockIsAnEndlessChangeOfPlaces() {
        var random = QueueRandom()
        for _ in 0..<100 {
            var model = QueueModel(
                order: random.pick(BannerQueuePolicy.Order.allCases), conflict: .replace,
                banners: Self.banners(&random))
            for index in model.banners.indices { model.banners[index].isCondition = random.chance(0.9) }
            let screens = 3
            let beside = (0..<screens).map { _ in (0..<screens).filter { _ in random.chance(0.2) } }
            let placed = model.banners.map { _ in (0..<screens).filter { _ in random.chance(0.3) } }

            var spec = model.spec + "screens:\n"
            for screen in 0..<screens {
                let others = beside[screen].filter { $0 != screen }.map { "s\($0)" }.joined(separator: ", ")
                spec += "  s\(screen): { coVisibleWith: [\(others)] }\n"
            }
            for (index, screens) in placed.enumerated() where !screens.isEmpty {
                let list = screens.map { "s\($0)" }.joined(separator: ", ")
                let cause = model.banners[index].isCondition ? "condition: c\(index)" : "event: e\(index)"
                spec = spec.replacing(cause, with: cause + ", screens: [\(list)]")
            }
            var expected = false
            for first in 0..<screens {
                for second in 0..<screens
                where first == second || beside[first].contains(second) || beside[second].contains(first) {
                    expected = expected || Self.cycles(model, placed, on: [first, second])
                }
            }
            let found = !LintedText(spec, only: "livelock").findings(of: "livelock").isEmpty
            #expect(found == expected, "seed \(random.seed)\n\(spec)")
        }
    }

    private static func cycles(_ model: QueueModel, _ placed: [[Int]], on screens: Set<Int>) -> Bool {
        let insisting = model.banners.indices.filter {
            model.banners[$0].comesBack && (placed[$0].isEmpty || !screens.isDisjoint(with: placed[$0]))
        }
        return insisting.contains { first in
            insisting.contains { first != $0 && changePlaces(first, $0, model) }
        }
    }

    private static func changePlaces(_ first: Int, _ second: Int, _ model: QueueModel) -> Bool {
        var model = model
        guard model.request(first), model.request(second) else { return false }
        return (0..<3).allSatisfy { _ in
            [(first, second), (second, first)].allSatisfy { hidden, shown in
                let steppedAside = model.shown == shown && model.waiting.contains(hidden)
                return steppedAside && model.endCondition(hidden) && model.request(hidden)
            }
        }
    }

    // MARK: Deadlock

    /// A condition banner with any ways out, progress and buttons: try everything that could end it.
    @Test func deadlockIsABannerThatNothingEnds() {
        var random = QueueRandom()
        for _ in 0..<200 {
            let ways = ["button", "swipe", "tap", "timer", "condition"].filter { _ in random.chance(0.3) }
            let isTimed = random.chance(0.5)
            let (hasClears, hasButton, isEnabled) = (random.chance(0.3), random.chance(0.5), random.chance(0.5))
            let tap = random.chance(0.3) ? random.pick(["pause", "stop", "none"]) : nil
            var spec = "buttons:\n  go: { kind: emphasis, title: Go, enabled: \(isEnabled) }\n"
            spec += "banners:\n  x:\n    level: error\n    text: X\n    dismissal: [\(ways.joined(separator: ", "))]\n"
            spec += "    metrics: { display: \(isTimed ? "4s" : "never") }\n"
            if hasButton { spec += "    buttons: [go]\n" }
            if let tap { spec += "    progress: { kind: indeterminate, onTap: \(tap) }\n" }
            spec += "    trigger: { condition: on\(hasClears ? ", clears: off" : "") }\n"

            let ends = ["button", "swipe", "tap", "timer", "clears", "work"].contains { event in
                switch event {
                case "button": ways.contains("button") && hasButton && isEnabled
                case "timer": ways.contains("timer") && isTimed
                case "clears": hasClears
                case "work": tap != nil
                default: ways.contains(event)
                }
            }
            let found = LintedText(spec, only: "deadlock")
            #expect(found.findings(of: "deadlock").isEmpty == ends, "seed \(random.seed)\n\(spec)\(found.transcript)")
        }
    }

    // MARK: Load

    /// Banners that come as often as they may: with too much load the queue grows, with less it does not.
    @Test func queueGrowsWhereTheLoadIsTooHigh() {
        var random = QueueRandom()
        for _ in 0..<100 {
            let pause = 1000 * random.below(4)
            let banners = (0..<(1 + random.below(3))).map { _ in
                (time: 1000 + 500 * random.below(8), interval: 2000 + 1000 * random.below(20))
            }
            var spec = "queue: { conflict: enqueue, pause: \(pause)ms }\nbanners:\n"
            for (index, banner) in banners.enumerated() {
                spec += "  b\(index):\n    level: error\n    text: X\n"
                spec += "    metrics: { present: 200ms, display: \(banner.time - 300)ms, dismiss: 100ms }\n"
                spec += "    trigger: { event: e\(index), minInterval: \(banner.interval)ms }\n"
            }
            let load = banners.reduce(0.0) { $0 + Double($1.time + pause) / Double($1.interval) }
            let found = !LintedText(spec, only: "queue-load").findings(of: "queue-load").isEmpty
            // At the limit, rounding decides, and the backlog says nothing.
            guard abs(load - 1) > 0.02 else { continue }
            #expect(found == (load > 1), "seed \(random.seed), load \(load)\n\(spec)")

            let end = 2_000_000
            let work = banners.flatMap { banner in
                stride(from: 0, to: end, by: banner.interval).map { (start: $0, time: banner.time + pause) }
            }
            .sorted { $0.start < $1.start }
            let free = work.reduce(0) { max($0, $1.start) + $1.time }
            let backlog = free - end
            #expect((backlog > 15_000) == found, "seed \(random.seed), load \(load), backlog \(backlog)\n\(spec)")
        }
    }

    // MARK: Stale waits

    /// As many requests as BannerKit's queue lets in, in any order: how long does the last one wait?
    @Test func waitIsThatOfTheLongestCrowd() throws {
        var random = QueueRandom()
        for _ in 0..<60 {
            let depth = 1 + random.below(3)
            let coalescing = random.pick([BannerQueuePolicy.Coalescing.none, .queued, .any])
            let banners = (0..<(2 + random.below(2))).map { _ in
                (seconds: 2 + random.below(6), isLimited: random.chance(0.6))
            }
            var spec = "lint: { rules: { stale-wait: { maximum: 1s } } }\n"
            spec +=
                "queue: { order: fifo, conflict: enqueue, coalesce: \(coalescing), key: [banner], maxDepth: \(depth) }\n"
            spec += "banners:\n"
            for (index, banner) in banners.enumerated() {
                spec += "  b\(index):\n    level: error\n    text: X\n"
                spec += "    metrics: { present: 500ms, display: \(banner.seconds - 1)s, dismiss: 500ms }\n"
                spec += "    trigger: { event: e\(index)\(banner.isLimited ? ", minInterval: 60s" : "") }\n"
            }
            let expected =
                Self.crowds(banners.count, depth).compactMap { crowd in
                    QueueRuntime.isLetIn(
                        crowd + [banners.count - 1], isLimited: banners.map(\.isLimited), depth, coalescing)
                        ? crowd.reduce(0) { $0 + banners[$1].seconds } : nil
                }.max() ?? 0
            let message = LintedText(spec, only: "stale-wait").messages(of: "stale-wait").first
            let wanted = "`b\(banners.count - 1)` may wait \(expected) s for its turn, more than 1 s"
            #expect(message == (expected > 1 ? wanted : nil), "seed \(random.seed)\n\(spec)")
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
}
