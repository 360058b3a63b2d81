// SPDX-License-Identifier: Apache-2.0

import BannerKit
import Testing

/// Banners that follow a condition.
@MainActor struct ConditionTests {
    /// A condition that a test sets.
    private struct Condition {
        let task: Task<Void, Never>
        let continuation: AsyncStream<Bool>.Continuation

        @MainActor init(_ banner: Sample, on stage: Stage) {
            let (stream, continuation) = AsyncStream.makeStream(of: Bool.self)
            self.continuation = continuation
            task = Task { await stage.presenter.show(banner, while: stream) }
        }
    }

    private static let offline = Sample("offline").staying

    @Test func theBannerComesAndLeavesWithItsCondition() async {
        let stage = Stage()
        let condition = Condition(Self.offline, on: stage)
        await wait {
            condition.continuation.yield(true); return stage.screen == "offline.presenting"
        }
        await stage.pass(10)
        #expect(stage.screen == "offline.shown")
        await wait {
            condition.continuation.yield(false); return stage.screen == "offline.dismissing"
        }
        condition.continuation.finish()
        await condition.task.value
        await stage.pass(1)
        #expect(stage.frames == ["offline.presenting", "offline.shown", "offline.dismissing", ""])
    }

    @Test func theEndOfTheSequenceIsTheEndOfTheCondition() async {
        let stage = Stage()
        let condition = Condition(Self.offline, on: stage)
        await wait {
            condition.continuation.yield(true); return stage.screen == "offline.presenting"
        }
        await stage.pass(10)
        condition.continuation.finish()
        await condition.task.value
        #expect(stage.screen == "offline.dismissing")
    }

    @Test func cancellingEndsTheBanner() async {
        let stage = Stage()
        let condition = Condition(Self.offline, on: stage)
        await wait {
            condition.continuation.yield(true); return stage.screen == "offline.presenting"
        }
        await stage.pass(10)
        condition.task.cancel()
        await condition.task.value
        #expect(stage.screen == "offline.dismissing")
    }

    @Test func errorsArePassedOn() async {
        struct Failure: Error {}
        let stage = Stage()
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: Bool.self)
        let task = Task { try await stage.presenter.show(Self.offline, while: stream) }
        await wait {
            continuation.yield(true); return stage.screen == "offline.presenting"
        }
        await stage.pass(10)
        continuation.finish(throwing: Failure())
        await #expect(throws: Failure.self) { try await task.value }
        #expect(stage.screen == "offline.dismissing")
    }

    @Test func whatAPersonSendsAwayComesWithTheNextTime() async {
        let stage = Stage()
        let watch = ConditionProbe(Self.offline, stage.presenter)
        watch.set(true)
        await stage.pass(1)
        stage.presenter.presentations.first.map { stage.presenter.swipe($0.id) }
        await stage.pass(10)
        watch.set(true)
        #expect(stage.screen == "")
        watch.set(false)
        watch.set(true)
        #expect(stage.screen == "offline.presenting")
    }

    @Test func whatComesTooSoonComesWhenItMay() async {
        let stage = Stage()
        let banner = Self.offline.with(
            \.trigger, BannerTrigger(.condition("offline", clears: "online"), minInterval: .seconds(30)))
        let watch = ConditionProbe(banner, stage.presenter)
        watch.set(true)
        await stage.pass(5)
        watch.set(false)
        await stage.pass(5)
        watch.set(true)
        #expect(stage.screen == "")
        await stage.pass(19)
        #expect(stage.screen == "")
        await stage.pass(1)
        #expect(stage.screen == "offline.presenting")
    }

    @Test func whatIsOverBeforeItMayComeNeverComes() async {
        let stage = Stage()
        let banner = Self.offline.with(
            \.trigger, BannerTrigger(.condition("offline", clears: "online"), minInterval: .seconds(30)))
        let watch = ConditionProbe(banner, stage.presenter)
        watch.set(true)
        await stage.pass(5)
        watch.set(false)
        watch.set(true)
        watch.set(false)
        await stage.pass(100)
        #expect(stage.frames.filter { $0 == "offline.presenting" }.count == 1)
    }

    @Test func aConditionOutlivesItsScene() async {
        let stage = Stage()
        let watch = ConditionProbe(Self.offline, stage.presenter)
        watch.set(true)
        await stage.pass(1)
        stage.presenter.sceneLost()
        await stage.pass(1)
        stage.presenter.sceneRestored()
        #expect(stage.screen == "offline.presenting")
        watch.set(false)
        await stage.pass(5)
        #expect(stage.screen == "")
    }

    @Test func whatClearsAConditionEndsItsBanners() async {
        let stage = Stage()
        let trigger = BannerTrigger(.condition("network.unreachable", clears: "network.reachable"))
        stage.enqueue(Self.offline.with(\.trigger, trigger))
        stage.enqueue(Sample("other").staying)
        await stage.pass(5)
        stage.presenter.clear("network.reachable")
        await stage.pass(1)
        #expect(stage.outcomes == ["offline": [.cleared]] && stage.screen == "other.shown")
    }

    /// Repeats `isDone` until it is true. The sequence is followed off the main actor, and only what comes of it shows.
    private func wait(_ isDone: () -> Bool) async {
        while !isDone() { await Task.yield() }
    }
}
