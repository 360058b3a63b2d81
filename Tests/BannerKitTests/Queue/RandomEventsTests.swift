// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import BannerKit

/// Random events, every invariant checked after each.
struct RandomEventsTests {
    /// One million with BANNERKIT_EVENTS=1000000; as many as a debug build does in a few seconds otherwise.
    private static let count = ProcessInfo.processInfo.environment["BANNERKIT_EVENTS"].flatMap { Int($0) } ?? 20_000
    private static let seed =
        ProcessInfo.processInfo.environment["BANNERKIT_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0...999_999)

    @Test func invariantsHold() {
        var left = Self.count
        var episode = Self.seed
        while left > 0 {
            var run = RandomRun(seed: episode)
            let events = min(left, 400)
            run.go(events)
            run.drain()
            guard run.faults.isEmpty else {
                Issue.record("seed \(Self.seed), episode \(episode), \(run.policy): \(run.faults.prefix(3))")
                return
            }
            left -= events
            episode += 1
        }
    }

    @Test func sameEventsGiveTheSameTrace() {
        for seed in Self.seed..<Self.seed + 20 {
            var (first, second) = (RandomRun(seed: seed), RandomRun(seed: seed))
            first.go(300)
            second.go(300)
            #expect(first.trace == second.trace, "seed \(seed)")
            #expect(!first.trace.isEmpty)
        }
    }
}

/// A queue of a random policy and what happens to it.
struct RandomRun {
    let policy: BannerQueuePolicy
    private(set) var watch: QueueWatch
    private(set) var trace: [BannerQueue.Effect] = []
    private var generator: SeededGenerator
    private var ids: [BannerRequest.ID] = []

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        policy = BannerQueuePolicy(
            order: BannerQueuePolicy.Order.allCases.randomElement(using: &generator) ?? .fifo,
            conflict: BannerQueuePolicy.Conflict.allCases.randomElement(using: &generator) ?? .enqueue,
            coalescing: BannerQueuePolicy.Coalescing.allCases.randomElement(using: &generator) ?? .none,
            key: [.banner], maxDepth: Int.random(in: 1...5, using: &generator),
            pause: Bool.random(using: &generator) ? .zero : .milliseconds(100),
            minimumVisibleTime: .milliseconds(Int.random(in: 0...1_000, using: &generator)))
        watch = QueueWatch(policy: policy)
    }

    mutating func go(_ count: Int) {
        for _ in 0..<count {
            if Bool.random(using: &generator) { watch.pass(.milliseconds(Int.random(in: 0...400, using: &generator))) }
            // Now and then a clock jumps by hours.
            if Int.random(in: 0..<500, using: &generator) == 0 { watch.pass(.seconds(20_000)) }
            handle(randomEvent())
        }
    }

    /// Lets everything come to its end, and finds whether anything can't.
    mutating func drain() {
        handle(.sceneRestored)
        for _ in 0..<20_000 where !watch.queue.groups.allSatisfy({ watch.queue.state(of: $0) == .idle }) {
            let group = watch.queue.groups.first { watch.queue.state(of: $0) != .idle } ?? ""
            switch watch.queue.state(of: group) {
            case .idle: break
            case .presenting(let id): handle(.presented(id))
            case .shown(let id):
                handle(.touchEnded(id))
                handle(.screenReaderFocus(id, isFocused: false))
                if let timer = watch.screens[group]?.timer {
                    watch.pass(timer.time)
                    handle(.timer(id))
                } else {
                    handle(.cancel(id))
                }
            case .dismissing(let id): handle(.dismissed(id))
            case .pausing: handle(.pauseOver(group: group))
            }
        }
    }

    /// What is wrong, and what never ended although everything had its time.
    var faults: [String] { watch.violations + watch.live.keys.sorted().map { "\($0) never ends" } }

    private mutating func handle(_ event: BannerQueue.Event) { trace += watch.handle(event) }

    private mutating func randomEvent() -> BannerQueue.Event {
        switch Int.random(in: 0..<100, using: &generator) {
        case 0..<30: return .enqueue(randomRequest(watch.makeID()))
        case 30..<60: return nextStep()
        case 60..<63: return .swipe(randomID())
        case 63..<66: return .tap(randomID())
        case 66..<68: return .close(randomID())
        case 68..<71: return .action(randomID(), Int.random(in: 0...2, using: &generator))
        case 71..<75: return .touchBegan(randomID())
        case 75..<79: return .touchEnded(randomID())
        case 79..<82: return .conditionCleared(randomID())
        case 82..<84: return .conditionHolds(randomID())
        case 84..<86: return .cancel(randomID())
        case 86..<88: return .screenReaderFocus(randomID(), isFocused: Bool.random(using: &generator))
        case 88: return .screenReader(isRunning: Bool.random(using: &generator))
        case 89: return .rotate
        case 90: return Int.random(in: 0..<4, using: &generator) == 0 ? .sceneLost : .sceneRestored
        case 91: return Int.random(in: 0..<8, using: &generator) == 0 ? .cancelAll : .sceneRestored
        case 92..<94: return .update(randomRequest(randomID()))
        case 94..<96: return .complete(randomID(), display: randomDisplay())
        // What does not fit: too early, too late, for another banner.
        case 96: return .timer(randomID())
        case 97: return .presented(randomID())
        case 98: return .dismissed(randomID())
        default: return .pauseOver(group: randomGroup())
        }
    }

    /// What the presenter would report next for some group.
    private mutating func nextStep() -> BannerQueue.Event {
        let group = randomGroup()
        switch watch.queue.state(of: group) {
        case .idle: return .rotate
        case .presenting(let id): return .presented(id)
        case .shown(let id):
            if let timer = watch.screens[group]?.timer {
                watch.pass(max(.zero, timer.start + timer.time - watch.now))
                return .timer(id)
            }
            return .touchEnded(id)
        case .dismissing(let id): return .dismissed(id)
        case .pausing: return .pauseOver(group: group)
        }
    }

    private mutating func randomRequest(_ id: BannerRequest.ID) -> BannerRequest {
        ids.append(id)
        let name = ["a", "b", "c", "d"].randomElement(using: &generator) ?? "a"
        let display = randomDisplay()
        var ways: BannerDismissal = []
        for way in [BannerDismissal.button, .swipe, .tap] where Bool.random(using: &generator) { ways.insert(way) }
        let isLimited = Int.random(in: 0..<5, using: &generator) == 0
        return BannerRequest(
            id: id, group: randomGroup(), severity: Int.random(in: 0...2, using: &generator), display: display,
            waysOut: ways, comesBack: display == nil && Bool.random(using: &generator),
            key: CoalescingKey(Sample(name), policy: policy, locale: "en"),
            interval: isLimited ? BannerRequest.Interval(name: name, minimum: .seconds(2)) : nil)
    }

    private mutating func randomDisplay() -> Duration? {
        Int.random(in: 0..<4, using: &generator) == 0
            ? nil : .milliseconds(Int.random(in: 0...3_000, using: &generator))
    }

    private mutating func randomGroup() -> String { Bool.random(using: &generator) ? "main" : "detail" }

    private mutating func randomID() -> BannerRequest.ID {
        ids.suffix(8).randomElement(using: &generator) ?? watch.makeID()
    }
}
