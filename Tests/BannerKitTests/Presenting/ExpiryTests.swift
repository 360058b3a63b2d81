// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BannerKit

/// Banners that are worth showing only for a while, against a clock.
@MainActor struct ExpiryTests {
    private final class Scene {}

    private let stage = Stage(coalescing: .queued)
    private var presenter: BannerPresenter { stage.presenter }

    @Test func whatWaitsTooLongNeverShows() async {
        stage.enqueue(Sample("long").staying)
        stage.enqueue(Sample("stale").with(\.expires, .seconds(60)))
        await stage.pass(59)
        #expect(stage.outcomes.isEmpty)
        await stage.pass(2)
        #expect(stage.outcomes == ["stale": [.expired]])
        #expect(stage.screen == "long.shown" && !stage.frames.contains { $0.contains("stale") })
    }

    @Test func aChangeNeverMakesABannerWaitForLess() async {
        stage.enqueue(Sample("long").staying)
        let id = stage.enqueue(Sample("brief").with(\.expires, .seconds(60)))
        presenter.update(id, to: Sample("brief", text: "changed").with(\.expires, .seconds(10)))
        await stage.pass(59)
        #expect(stage.outcomes.isEmpty)
        await stage.pass(2)
        #expect(stage.outcomes == ["brief": [.expired]])
    }

    @Test func aThemeMakesABannerWaitNoLonger() async {
        stage.enqueue(Sample("long").staying)
        let id = stage.enqueue(Sample("brief").with(\.expires, .seconds(60)))
        await stage.pass(50)
        presenter.replace(
            id, with: Sample("brief", text: "otherwise").with(\.expires, .seconds(60)), requested: Sample("brief"),
            isNews: false)
        await stage.pass(11)
        #expect(stage.outcomes == ["brief": [.expired]])
    }

    /// A phone that wakes up with the app goes on before any timer tells what is out of date.
    @Test func whatIsOutOfDateDoesNotComeWhenTimeGoesOn() async {
        presenter.pause()
        stage.enqueue(Sample("stale").with(\.expires, .seconds(60)))
        stage.clock.jump(by: .seconds(600))
        presenter.resume()
        #expect(stage.screen == "")
        await stage.settle()
        #expect(stage.outcomes == ["stale": [.expired]] && stage.frames.isEmpty)
    }

    @Test func eachHasATimeOfItsOwn() async {
        stage.enqueue(Sample("long").staying)
        for (name, time) in [("c", 30), ("a", 10), ("b", 20)] {
            stage.enqueue(Sample(name).with(\.expires, .seconds(time)))
        }
        let recorder = BannerRecorder(presenter)
        await stage.pass(40)
        #expect(recorder.events.map(\.description) == ["a ends: expired", "b ends: expired", "c ends: expired"])
    }

    @Test func whatShowsStays() async {
        stage.enqueue(Sample("a").staying.with(\.expires, .seconds(1)))
        await stage.pass(60)
        #expect(stage.screen == "a.shown" && stage.outcomes.isEmpty)
    }

    /// Nobody looks at the screen, but the plan ends all the same.
    @Test func timeGoesOnInAPause() async {
        presenter.pause()
        stage.enqueue(Sample("a").with(\.expires, .seconds(60)))
        await stage.pass(61)
        #expect(stage.outcomes == ["a": [.expired]])
        presenter.resume()
        await stage.pass(10)
        #expect(stage.frames.isEmpty)
    }

    /// An app that was suspended learns of the time when it comes back, before any banner does.
    @Test func timeGoesOnWhileTheProcessStandsStill() async {
        let scene = Scene()
        presenter.join(scene)
        stage.enqueue(Sample("long"))
        await stage.pass(1)
        stage.enqueue(Sample("stale").with(\.expires, .seconds(60)))
        stage.enqueue(Sample("fresh").with(\.expires, .seconds(7_200)))
        presenter.setActive(ObjectIdentifier(scene), false)
        await stage.settle()
        stage.clock.jump(by: .seconds(3_600))
        presenter.setActive(ObjectIdentifier(scene), true)
        await stage.pass(4)
        #expect(stage.outcomes == ["long": [.timedOut], "stale": [.expired]])
        #expect(stage.screen == "fresh.presenting")
    }

    @Test func aRepetitionTakesTheLaterTime() async {
        stage.enqueue(Sample("long").staying)
        stage.enqueue(Sample("a").with(\.expires, .seconds(60)))
        await stage.pass(50)
        stage.enqueue(Sample("a").with(\.expires, .seconds(5)))
        stage.enqueue(Sample("a").with(\.expires, .seconds(30)))
        await stage.pass(29)
        #expect(stage.outcomes == ["a": [.coalesced, .coalesced]])
        await stage.pass(2)
        #expect(stage.outcomes == ["a": [.coalesced, .coalesced, .expired]])
    }

    @Test func whatWasCalledOffIsForgotten() async {
        stage.enqueue(Sample("long").staying)
        let id = stage.enqueue(Sample("a").with(\.expires, .seconds(60)))
        presenter.cancel(id)
        await stage.pass(100)
        #expect(stage.outcomes == ["a": [.cleared]])
    }

    /// A condition that goes on does not make its banner news again.
    @Test func theBannerOfAConditionComesAgainWithIt() async {
        let (holds, probe) = AsyncStream.makeStream(of: Bool.self)
        let banner = Sample("offline").staying.with(\.expires, .seconds(60))
        let long = stage.enqueue(Sample("long").staying)
        let presenter = presenter
        let task = Task { await presenter.show(banner, while: holds) }
        probe.yield(true)
        await stage.pass(70)
        presenter.cancel(long)
        await stage.pass(5)
        #expect(stage.screen.isEmpty)
        probe.yield(false)
        probe.yield(true)
        await stage.pass(1)
        #expect(stage.screen == "offline.shown")
        task.cancel()
    }
}
