// SPDX-License-Identifier: Apache-2.0

import BannerKit
import Testing

@MainActor struct PresenterTests {
    @Test func aBannerComesStaysAndGoes() async {
        let stage = Stage()
        stage.enqueue(Sample("saved"))
        #expect(stage.screen == "saved.presenting")
        await stage.pass(0.5)
        #expect(stage.screen == "saved.shown")
        await stage.pass(3.9)
        #expect(stage.screen == "saved.shown" && stage.outcomes.isEmpty)
        await stage.pass(0.1)
        #expect(stage.screen == "saved.dismissing" && stage.outcomes == ["saved": [.timedOut]])
        await stage.pass(0.25)
        #expect(stage.screen == "")
        #expect(stage.frames == ["saved.presenting", "saved.shown", "saved.dismissing", ""])
    }

    @Test func presentReturnsTheOutcome() async {
        let stage = Stage()
        async let outcome = stage.presenter.present(Sample("saved"))
        await stage.pass(10)
        #expect(await outcome == .timedOut)
    }

    @Test func cancellingTheTaskClearsTheBanner() async {
        let stage = Stage()
        let (shown, waiting) = (
            Task { await stage.presenter.present(Sample("a")) }, Task { await stage.presenter.present(Sample("b")) }
        )
        await stage.pass(1)
        #expect(stage.screen == "a.shown")
        waiting.cancel()
        shown.cancel()
        #expect(await waiting.value == .cleared)
        #expect(await shown.value == .cleared)
        await stage.pass(1)
        #expect(stage.screen == "")
    }

    @Test func aTaskThatIsCancelledBeforeShowsNothing() async {
        let stage = Stage()
        let task = Task {
            await Task.yield()
            return await stage.presenter.present(Sample("a"))
        }
        task.cancel()
        #expect(await task.value == .cleared)
        #expect(stage.frames.isEmpty)
    }

    /// OwlBanners fires its dismissal action once per tap.
    @Test func tappingTwiceGivesOneOutcome() async {
        let stage = Stage()
        let id = stage.enqueue(Sample("a").with(\.bannerButtons, [.retry, .close]).staying)
        await stage.pass(1)
        stage.presenter.performAction(0, of: id)
        stage.presenter.performAction(0, of: id)
        stage.presenter.performAction(1, of: id)
        stage.presenter.swipe(id)
        await stage.pass(1)
        stage.presenter.performAction(0, of: id)
        stage.presenter.cancel(id)
        await stage.settle()
        #expect(stage.outcomes == ["a": [.action(0)]] && stage.screen == "")
    }

    @Test func aCloseButtonDismisses() async {
        let stage = Stage()
        let id = stage.enqueue(Sample("a").with(\.bannerButtons, [.retry, .close]))
        stage.presenter.performAction(1, of: id)
        await stage.settle()
        #expect(stage.outcomes == ["a": [.dismissed]])
    }

    @Test func buttonsThatAreNoWayOutStillWork() async {
        let stage = Stage()
        var used: [Int] = []
        let banner = Sample("a").with(\.bannerButtons, [.retry]).with(\.style.dismissal, [.timer])
        let id = stage.presenter.enqueue(banner, onOutcome: nil, onAction: { used.append($0) })
        stage.presenter.performAction(0, of: id)
        stage.presenter.performAction(7, of: id)
        await stage.settle()
        #expect(used == [0] && stage.screen == "a.presenting")
    }

    @Test func aDisabledButtonDoesNothing() async {
        let stage = Stage()
        var button = BannerButton.retry
        button.isEnabled = false
        let id = stage.enqueue(Sample("a").with(\.bannerButtons, [button]))
        stage.presenter.performAction(0, of: id)
        await stage.settle()
        #expect(stage.outcomes.isEmpty)
    }

    @Test func aDismissedBannerCanBeAskedForInItsOutcome() async {
        let stage = Stage(coalescing: .any)
        var left = 3
        func ask() {
            stage.presenter.enqueue(Sample("a")) { _ in
                left -= 1
                if left > 0 { ask() }
            }
        }
        ask()
        await stage.pass(20)
        #expect(left == 0)
        #expect(stage.frames.filter { $0 == "a.shown" }.count == 3)
    }

    /// A program that asks again and again for what is dropped keeps the main actor busy, but does not block it.
    @Test func askingForEverBlocksNobody() async {
        let stage = Stage(conflict: .drop)
        var drops = 0
        func ask() {
            stage.presenter.enqueue(Sample("b")) { outcome in
                drops += 1
                if outcome == .dropped, drops < 1_000 { ask() }
            }
        }
        stage.enqueue(Sample("a").staying)
        ask()
        await stage.settle()
        #expect(drops == 1_000 && stage.screen == "a.presenting")
    }

    @Test func outcomesComeAfterTheCall() async {
        let stage = Stage(conflict: .drop)
        stage.enqueue(Sample("a"))
        stage.enqueue(Sample("b"))
        #expect(stage.outcomes.isEmpty)
        await stage.settle()
        #expect(stage.outcomes == ["b": [.dropped]])
    }

    @Test func observersMayCallBack() async {
        let stage = Stage()
        let observation = stage.presenter.observe { presenter in
            for presentation in presenter.presentations where presentation.phase == .shown {
                presenter.swipe(presentation.id)
            }
        }
        stage.enqueue(Sample("a"))
        stage.enqueue(Sample("b"))
        await stage.pass(3)
        #expect(stage.outcomes == ["a": [.dismissed], "b": [.dismissed]])
        observation.cancel()
        stage.enqueue(Sample("c"))
        await stage.pass(1)
        #expect(stage.screen == "c.shown")
    }

    @Test func anObservationEndsWhenItIsReleased() async {
        let stage = Stage()
        var changes = 0
        var observation: BannerObservation? = stage.presenter.observe { _ in changes += 1 }
        stage.enqueue(Sample("a"))
        #expect(changes == 1 && observation != nil)
        observation = nil
        await stage.pass(10)
        #expect(changes == 1)
    }

    @Test func aPresenterThatGoesLeavesNobodyWaiting() async {
        var outcome: BannerOutcome?
        var presenter: BannerPresenter? = Stage().presenter
        presenter?.enqueue(Sample("a")) { outcome = $0 }
        let progress = presenter?.startProgress(Sample("b"))
        presenter = nil
        while outcome == nil { await Task.yield() }
        #expect(outcome == .cleared)
        #expect(await progress?.outcome == .cleared)
    }

    // MARK: In place

    @Test func updatingKeepsTheBannerInItsPlace() async {
        let stage = Stage()
        let id = stage.enqueue(Sample("a", text: "1 item"))
        await stage.pass(4)
        stage.presenter.update(id, to: Sample("a", text: "2 items"))
        #expect(stage.presenter.presentations.first?.text(in: "en") == "2 items")
        #expect(stage.frames.suffix(2) == ["a.shown", "a.shown"])
        // Its time starts again: the new text has to be read.
        await stage.pass(3.9)
        #expect(stage.screen == "a.shown")
        await stage.pass(0.1)
        #expect(stage.screen == "a.dismissing")
        #expect(stage.spoken == ["polite: 1 item", "polite: 2 items"])
    }

    @Test func updatesThatDoNotFitChangeNothing() async {
        let stage = Stage()
        let id = stage.enqueue(Sample("a"))
        await stage.pass(4)
        stage.presenter.update(id, to: Sample("a"))
        stage.presenter.update(id, to: Sample("b").with(\.bannerSurface.group, "detail"))
        await stage.pass(0.5)
        stage.presenter.update(id, to: Sample("b"))
        #expect(stage.screen == "a.dismissing")
    }

    @Test func surfacesOfOneGroupShareThePlace() {
        let stage = Stage()
        let detail = BannerSurface(id: "detail", scope: .screen, edge: .top, under: .header, group: "main")
        stage.enqueue(Sample("a").with(\.bannerSurface, detail))
        #expect(stage.presenter.presentation(in: "main")?.content.id == "a")
        #expect(stage.presenter.presentation(on: detail)?.content.id == "a")
        #expect(stage.presenter.presentation(on: .main) == nil)
    }

    // MARK: Screen readers

    @Test func aScreenReaderHasMoreTime() async {
        let stage = Stage()
        stage.presenter.isScreenReaderRunning = true
        stage.enqueue(Sample("a"))
        await stage.pass(10.4)
        #expect(stage.screen == "a.shown")
        await stage.pass(0.1)
        #expect(stage.screen == "a.dismissing")
    }

    @Test func announcementsBeginWithTheLevelAndAreSaidOnce() async {
        let stage = Stage(conflict: .suspend)
        stage.enqueue(Sample("a", text: "Sync failed.").with(\.level, .error))
        stage.enqueue(Sample("b", text: "Saved."))
        stage.enqueue(Sample("c", text: "Error in line 3.").with(\.level, .error))
        await stage.pass(30)
        #expect(stage.spoken == ["assertive: Error. Sync failed.", "assertive: Error in line 3.", "polite: Saved."])
    }

    // MARK: The scene

    @Test func aLostSceneEndsAllAndShowsAgainWhenItIsBack() async {
        let stage = Stage()
        stage.enqueue(Sample("a"))
        stage.enqueue(Sample("b"))
        await stage.pass(0.2)
        stage.presenter.sceneLost()
        #expect(stage.screen == "")
        stage.enqueue(Sample("c"))
        await stage.pass(10)
        #expect(stage.outcomes == ["a": [.sceneLost], "b": [.sceneLost], "c": [.sceneLost]])
        stage.presenter.sceneRestored()
        stage.enqueue(Sample("d"))
        await stage.pass(1)
        #expect(stage.screen == "d.shown")
    }

    // MARK: Clocks

    @Test func aClockThatJumpsByHoursEndsWhatWasShown() async {
        let stage = Stage()
        stage.enqueue(Sample("a"))
        stage.enqueue(Sample("b"))
        await stage.pass(1)
        stage.clock.jump(by: .seconds(7_200))
        await stage.settle()
        #expect(stage.screen == "a.dismissing")
        await stage.pass(1)
        #expect(stage.screen == "b.shown" && stage.outcomes == ["a": [.timedOut]])
    }

    // MARK: What the spec claims

    #if DEBUG
        @Test func exclusionsAreChecked() {
            let stage = Stage()
            let offline = Sample("offline").with(\.trigger, BannerTrigger(.condition("offline", clears: "online")))
                .staying
            let failed = Sample("failed").with(\.trigger, BannerTrigger(.event("failed"), mutex: ["offline"]))
            stage.enqueue(failed)
            let id = stage.enqueue(offline)
            // An event is over when its banner comes.
            #expect(stage.faults.isEmpty)
            stage.enqueue(failed)
            #expect(stage.faults == [.mutexViolated(banner: "failed", other: "offline")])
            stage.presenter.cancel(id)
            stage.enqueue(failed)
            #expect(stage.faults.count == 1)
        }
    #endif
}

extension BannerButton {
    static let retry = BannerButton(id: "retry", variant: .emphasis(.lowest), title: BannerText("Retry"))
    static let close = BannerButton(
        id: "close", variant: .icon, label: BannerText("Close"), image: BannerImage(.symbol("xmark")), role: .dismiss)
}
