// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import BannerKit

/// All sequences of events over two groups and three requests, with every invariant checked after each event: up to
/// seven events and all policies with BANNERKIT_EVENTS set, up to four and one policy for each order and conflict
/// otherwise.
///
/// The alphabet: each request is enqueued (the first two in one group, the second of them more urgent, staying, coming
/// back and equal to the first), cancelled, swiped away, acted on, touched and let go, focused and left, its condition
/// cleared and holding again, and its work completed; each group takes its next step (comes in, has its time over, has
/// left, has paused), which includes the time that this takes; half a display time passes; the scene is lost and
/// restored, a screen reader turned on and off, and everything cancelled. `rotate`, and what does not fit a state,
/// change nothing there, which is checked too.
///
/// Two sequences that lead to the same state have the same future, so only one of them is followed.
struct AllSequencesTests {
    private static let isThorough = ProcessInfo.processInfo.environment["BANNERKIT_EVENTS"] != nil

    static var policies: [BannerQueuePolicy] {
        var policies: [BannerQueuePolicy] = []
        for order in BannerQueuePolicy.Order.allCases {
            for conflict in BannerQueuePolicy.Conflict.allCases {
                for coalescing in isThorough ? BannerQueuePolicy.Coalescing.allCases : [.none] {
                    for depth in isThorough ? [1, 2] : [1] {
                        policies.append(
                            BannerQueuePolicy(
                                order: order, conflict: conflict, coalescing: coalescing, key: [.banner],
                                maxDepth: depth, pause: depth == 1 ? .milliseconds(100) : .zero,
                                minimumVisibleTime: .seconds(1)))
                    }
                }
            }
        }
        return policies
    }

    @Test(arguments: policies) func invariantsHold(policy: BannerQueuePolicy) {
        var frontier = [Walk(policy)]
        var seen: Set<Walk.Place> = []
        for _ in 1...(Self.isThorough ? 7 : 4) {
            var next: [Walk] = []
            for walk in frontier {
                for step in Walk.Step.all {
                    var walk = walk
                    walk.take(step)
                    guard walk.watch.violations.isEmpty else {
                        Issue.record("\(walk.path): \(walk.watch.violations)")
                        return
                    }
                    if seen.insert(walk.place).inserted { next.append(walk) }
                }
            }
            frontier = next
        }
        // An alphabet that leads nowhere would prove nothing.
        #expect(seen.count > 500)
    }
}

/// A sequence of events.
struct Walk {
    enum Step: Hashable {
        case enqueue(Int), cancel(Int), swipe(Int), act(Int), touch(Int, Bool), focus(Int, Bool), holds(Int, Bool)
        case complete(Int)
        case next(String), time, scene(Bool), reader(Bool), cancelAll, rotate

        static let all: [Step] =
            (0..<3).flatMap { index -> [Step] in
                [
                    .enqueue(index), .cancel(index), .swipe(index), .act(index), .touch(index, true),
                    .touch(index, false), .focus(index, true), .focus(index, false), .holds(index, true),
                    .holds(index, false), .complete(index),
                ]
            } + [
                .next("main"), .next("detail"), .time, .scene(false), .scene(true), .reader(true), .reader(false),
                .cancelAll, .rotate,
            ]
    }

    private(set) var watch: QueueWatch
    private(set) var path: [Step] = []
    /// The requests that were made, as the queue knows them.
    private var ids: [Int: BannerRequest.ID] = [:]
    private let key: CoalescingKey?

    init(_ policy: BannerQueuePolicy) {
        watch = QueueWatch(policy: policy)
        key = CoalescingKey(Sample("same"), policy: policy, locale: "en")
    }

    /// All that what follows depends on.
    struct Place: Hashable {
        let snapshot: QueueSnapshot
        let ids: [Int: BannerRequest.ID]
    }

    var place: Place { Place(snapshot: QueueSnapshot(watch.queue, at: watch.now), ids: ids) }

    mutating func take(_ step: Step) {
        path.append(step)
        switch step {
        case .enqueue(let index): enqueue(index)
        case .cancel(let index): handle(index) { .cancel($0) }
        case .swipe(let index): handle(index) { .swipe($0) }
        case .act(let index): handle(index) { .action($0, 0) }
        case .touch(let index, let isDown): handle(index) { isDown ? .touchBegan($0) : .touchEnded($0) }
        case .focus(let index, let isFocused): handle(index) { .screenReaderFocus($0, isFocused: isFocused) }
        case .holds(let index, let holds): handle(index) { holds ? .conditionHolds($0) : .conditionCleared($0) }
        case .complete(let index): handle(index) { .complete($0, display: .seconds(2)) }
        case .next(let group): next(group)
        case .time: watch.pass(.seconds(2))
        case .scene(let isThere): watch.handle(isThere ? .sceneRestored : .sceneLost)
        case .reader(let isRunning): watch.handle(.screenReader(isRunning: isRunning))
        case .cancelAll: watch.handle(.cancelAll)
        case .rotate:
            let before = place
            let effects = watch.handle(.rotate)
            #expect(effects.isEmpty && place == before)
        }
    }

    private mutating func enqueue(_ index: Int) {
        guard ids[index] == nil else { return }
        let id = watch.makeID()
        ids[index] = id
        switch index {
        case 0: watch.handle(.enqueue(BannerRequest(id: id, group: "main", display: .seconds(4), key: key)))
        case 1:
            watch.handle(
                .enqueue(BannerRequest(id: id, group: "main", severity: 1, display: nil, comesBack: true, key: key)))
        default: watch.handle(.enqueue(BannerRequest(id: id, group: "detail", display: .seconds(4), key: key)))
        }
    }

    private mutating func handle(_ index: Int, _ event: (BannerRequest.ID) -> BannerQueue.Event) {
        if let id = ids[index] { watch.handle(event(id)) }
    }

    private mutating func next(_ group: String) {
        switch watch.queue.state(of: group) {
        case .idle: break
        case .presenting(let id): watch.handle(.presented(id))
        case .shown(let id):
            guard let timer = watch.screens[group]?.timer else { return }
            watch.pass(max(.zero, timer.start + timer.time - watch.now))
            watch.handle(.timer(id))
        case .dismissing(let id): watch.handle(.dismissed(id))
        case .pausing: watch.handle(.pauseOver(group: group))
        }
    }
}
