// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BannerCore
@testable import BannerKit

/// What becomes of banners while nobody sees them.
@MainActor struct PauseTests {
    private final class Scene {}

    private let stage = Stage()
    private let first = Scene()
    private let second = Scene()

    private var presenter: BannerPresenter { stage.presenter }

    @Test func aBannerHasTheRestOfItsTimeAfterThePause() async {
        stage.enqueue(Sample("a"))
        await stage.pass(1.5)
        presenter.pause()
        #expect(presenter.isPaused)
        await stage.pass(600)
        #expect(stage.screen == "a.shown" && stage.outcomes.isEmpty)
        presenter.resume()
        await stage.pass(2.9)
        #expect(stage.screen == "a.shown")
        await stage.pass(0.2)
        #expect(stage.outcomes == ["a": [.timedOut]])
    }

    @Test func whatIsAskedForInAPauseComesAfterIt() async {
        presenter.pause()
        for name in ["a", "b", "c"] { stage.enqueue(Sample(name)) }
        await stage.pass(30)
        #expect(stage.frames.isEmpty && stage.spoken.isEmpty)
        presenter.resume()
        await stage.pass(0.5)
        #expect(stage.screen == "a.shown" && stage.spoken == ["polite: a"])
        await stage.pass(20)
        #expect(stage.outcomes == ["a": [.timedOut], "b": [.timedOut], "c": [.timedOut]])
    }

    @Test func eachPauseNeedsItsResume() {
        presenter.resume()
        presenter.pause()
        presenter.pause()
        presenter.resume()
        #expect(presenter.isPaused)
        presenter.resume()
        #expect(!presenter.isPaused)
    }

    /// What a view of SwiftUI holds.
    @Test func aViewPausesOnePresenterOnce() async {
        let other = Stage().presenter
        var pause: BannerPause? = BannerPause()
        pause?.appear(presenter)
        pause?.change(to: presenter)
        #expect(presenter.isPaused)
        pause?.change(to: other)
        #expect(!presenter.isPaused && other.isPaused)
        pause?.change(to: nil)
        #expect(!other.isPaused)
        pause?.change(to: presenter)
        pause = nil
        await stage.settle()
        #expect(!presenter.isPaused)
    }

    /// SwiftUI goes on to update a view that another one covers in a stack.
    @Test func aViewThatIsCoveredPausesNothing() {
        let pause = BannerPause()
        pause.change(to: presenter)
        #expect(!presenter.isPaused)
        pause.appear(presenter)
        pause.disappear()
        #expect(!presenter.isPaused)
        pause.change(to: presenter)
        #expect(!presenter.isPaused)
        pause.appear(presenter)
        #expect(presenter.isPaused)
    }

    // MARK: Scenes

    @Test func timeStandsStillWhileNoSceneIsActive() async {
        presenter.join(first)
        presenter.join(second)
        stage.enqueue(Sample("a"))
        await stage.pass(1)
        presenter.setActive(ObjectIdentifier(first), false)
        #expect(!presenter.isPaused)
        presenter.setActive(ObjectIdentifier(second), false)
        #expect(presenter.isPaused)
        await stage.pass(600)
        #expect(stage.screen == "a.shown")
        presenter.setActive(ObjectIdentifier(second), true)
        #expect(!presenter.isPaused)
        await stage.pass(4)
        #expect(stage.outcomes == ["a": [.timedOut]])
    }

    @Test func aSceneThatIsNotActiveYetHoldsBanners() async {
        presenter.join(first, isActive: false)
        stage.enqueue(Sample("a"))
        await stage.pass(10)
        #expect(stage.screen.isEmpty)
        presenter.join(first, isActive: true)
        #expect(stage.screen == "a.presenting")
    }

    @Test func aPauseOutlivesTheBackground() {
        presenter.join(first)
        presenter.pause()
        presenter.setActive(ObjectIdentifier(first), false)
        presenter.setActive(ObjectIdentifier(first), true)
        #expect(presenter.isPaused)
        presenter.resume()
        #expect(!presenter.isPaused)
    }

    /// The scene of a window that was only hidden may be taken away, too.
    @Test func aSceneThatGoesInTheBackgroundIsLost() async {
        presenter.join(first)
        stage.enqueue(Sample("a"))
        presenter.setActive(ObjectIdentifier(first), false)
        presenter.leave(ObjectIdentifier(first))
        await stage.settle()
        #expect(stage.outcomes == ["a": [.sceneLost]] && !presenter.isPaused)
        presenter.setActive(ObjectIdentifier(first), true)
        presenter.join(second)
        stage.enqueue(Sample("b"))
        #expect(stage.screen == "b.presenting")
    }

    // MARK: What is said

    @Test func whatChangesInAPauseIsSaidAfterIt() async {
        let id = stage.enqueue(Sample("a"))
        await stage.pass(1)
        presenter.pause()
        presenter.update(id, to: Sample("a", text: "one"))
        presenter.update(id, to: Sample("a", text: "two"))
        #expect(stage.spoken == ["polite: a"])
        presenter.resume()
        #expect(stage.spoken == ["polite: a", "polite: two"])
    }

    @Test func howFarWorkCameIsNoNewsBesideItsEnd() async {
        let work = Sample("a").with(\.progress, BannerProgress(.determinate, step: 0.1)).with(\.completion, "Done")
        let progress = stage.startProgress(work)
        await stage.pass(1)
        presenter.pause()
        progress.update(fraction: 0.5)
        progress.update(fraction: 0.7)
        progress.complete()
        #expect(stage.spoken == ["polite: a"])
        presenter.resume()
        #expect(stage.spoken == ["polite: a", "polite: Done"])
    }

    @Test func howFarWorkCameIsNoNewsBesideWhatChanged() async {
        let work = Sample("a").with(\.progress, BannerProgress(.determinate, step: 0.1))
        let progress = stage.startProgress(work)
        await stage.pass(1)
        presenter.pause()
        presenter.update(progress.id, to: work.with(\.text, "two"))
        progress.update(fraction: 0.5)
        presenter.resume()
        #expect(stage.spoken == ["polite: a", "polite: two"])
    }

    // MARK: A process that stood still

    /// A clock may run on while a phone has suspended the app, and the app may hear of its background only then.
    @Test func aPauseThatComesTooLateLosesNothing() async {
        stage.enqueue(Sample("a"))
        await stage.pass(1)
        stage.clock.jump(by: .seconds(600))
        presenter.pause()
        await stage.settle()
        presenter.resume()
        await stage.pass(3.9)
        #expect(stage.screen == "a.shown")
        await stage.pass(1)
        #expect(stage.outcomes == ["a": [.timedOut]])
    }

    @Test func eachTimeThatTheProcessStoodStillIsLeftOut() async {
        stage.enqueue(Sample("a"))
        await stage.pass(1)
        for _ in 0..<3 {
            stage.clock.jump(by: .seconds(600))
            await stage.pass(0.5)
            #expect(stage.screen == "a.shown")
        }
        await stage.pass(4)
        #expect(stage.outcomes == ["a": [.timedOut]])
    }

    @Test func workWaitsForTheRestOfItsDelay() async {
        stage.enqueue(Sample("a"))
        await stage.pass(1)
        let work = Sample("work").with(\.progress, BannerProgress(.indeterminate))
        presenter.startProgress(
            work.with(\.bannerSurface, BannerSurface(id: "elsewhere")), delay: .seconds(1))
        await stage.pass(0.5)
        stage.clock.jump(by: .seconds(600))
        await stage.settle()
        #expect(stage.screen == "a.shown")
        await stage.pass(1.6)
        #expect(stage.screen == "a.shown work.presenting")
    }

    @Test func intervalsPassInAPauseThatBeganWhileTheBannerCame() async {
        let trigger = BannerTrigger(.event("saved"), minInterval: .seconds(60))
        presenter.join(first)
        let id = stage.enqueue(Sample("a").with(\.trigger, trigger))
        presenter.setActive(ObjectIdentifier(first), false)
        stage.clock.jump(by: .seconds(60))
        presenter.setActive(ObjectIdentifier(first), true)
        presenter.cancel(id)
        await stage.pass(1)
        stage.enqueue(Sample("a").with(\.trigger, trigger))
        #expect(stage.screen == "a.presenting")
    }

    @Test func intervalsPassInAPause() async {
        let trigger = BannerTrigger(.event("saved"), minInterval: .seconds(60))
        presenter.join(first)
        stage.enqueue(Sample("a").with(\.trigger, trigger))
        await stage.pass(10)
        presenter.setActive(ObjectIdentifier(first), false)
        stage.clock.jump(by: .seconds(60))
        presenter.setActive(ObjectIdentifier(first), true)
        stage.enqueue(Sample("a").with(\.trigger, trigger))
        #expect(stage.screen == "a.presenting")
    }
}
