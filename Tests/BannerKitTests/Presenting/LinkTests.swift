// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BannerCore
@testable import BannerKit

/// Titles, points, links, and what a tap on the bar does.
@MainActor struct LinkTests {
    private let stage = Stage()
    private var presenter: BannerPresenter { stage.presenter }

    private let plan = Sample("planEnds", text: "It ends today.").staying
        .with(\.title, "Your plan ends soon")
        .with(\.points, ["Keep your number", "Pay less!"])
        .with(\.link, BannerLink(BannerText("See plans")))

    @Test func aScreenReaderSaysAllOfIt() async {
        stage.enqueue(plan.with(\.level, .error))
        await stage.settle()
        #expect(
            stage.spoken == ["assertive: Error. Your plan ends soon. It ends today. Keep your number. Pay less!"])
    }

    @Test func thePrefixIsNotSaidTwice() {
        let banner = plan.with(\.title, "Error: no plan").with(\.level, .error).with(\.points, [])
        #expect(BannerSpeech.whole(banner, in: "en") == "Error: no plan. It ends today.")
        #expect(BannerSpeech.whole(Sample("a", text: ""), in: "en") == "")
    }

    @Test func aLinkEndsTheBanner() async {
        let id = stage.enqueue(plan)
        await stage.pass(1)
        presenter.openLink(id)
        await stage.pass(1)
        #expect(stage.outcomes == ["planEnds": [.link]] && stage.screen.isEmpty)
    }

    @Test func withoutALinkThereIsNothingToFollow() async {
        let id = stage.enqueue(plan.with(\.link, nil))
        await stage.pass(1)
        presenter.openLink(id)
        await stage.pass(1)
        #expect(stage.outcomes.isEmpty)
    }

    @Test(arguments: [
        (BannerBarTap.open, [BannerOutcome<String>.opened]), (.dismiss, [.dismissed(.tap)]), (.nothing, []),
    ])
    func aTapDoesWhatTheBannerSays(tap: BannerBarTap, outcomes: [BannerOutcome<String>]) async {
        let banner = plan.with(\.barTap, tap).with(\.style.dismissal, [.tap, .swipe])
        let id = stage.enqueue(banner)
        await stage.pass(1)
        presenter.tapBar(id)
        await stage.pass(1)
        #expect(stage.outcomes["planEnds", default: []] == outcomes)
    }

    /// What opens something need not send anything away.
    @Test func aTapThatOpensNeedsNoWayOut() async {
        let id = stage.enqueue(plan.with(\.barTap, .open).with(\.style.dismissal, [.swipe]))
        await stage.pass(1)
        presenter.tapBar(id)
        await stage.pass(1)
        #expect(stage.outcomes == ["planEnds": [.opened]])
    }

    @Test func aTapThatDoesNotSendAwayIsNoWayOut() {
        func ways(_ tap: BannerBarTap) -> BannerWaysOut {
            BannerWaysOut(of: plan.with(\.barTap, tap).with(\.style.dismissal, [.tap]))
        }
        #expect(ways(.dismiss).barTap == .dismisses && ways(.dismiss).canDismiss && !ways(.dismiss).showsCloseButton)
        #expect(ways(.open).barTap == .opens && ways(.open).showsCloseButton)
        #expect(ways(.nothing).barTap == .none && ways(.nothing).showsCloseButton)
        // A scrolled banner is read by scrolling; a tap opens all the same.
        #expect(ways(.open).scrolled(true).barTap == .opens && ways(.dismiss).scrolled(true).barTap == .none)
    }

    @Test func viewsReportTheLink() async {
        let id = stage.enqueue(plan)
        await stage.pass(1)
        let presentation = presenter.presentations[0]
        let gate = BannerPressGate()
        let time = BannerLocked(0.0)
        let actions = BannerActions(of: presentation, presenter).guarded(by: gate, time: { time.value }) { _ in }
        var touch = BannerTouch(at: BannerTouch.Point(x: 0, y: 0), time: 0)
        touch.move(to: BannerTouch.Point(x: 0, y: 40), time: 0.1, isDraggable: true)
        gate.follow(touch)
        actions.followLink()
        #expect(stage.outcomes.isEmpty && presentation.id == id)
        gate.lift(at: 0.2)
        time.set(1)
        actions.followLink()
        await stage.settle()
        #expect(stage.outcomes == ["planEnds": [.link]])
    }

    @Test func pointsAreNotAboutWhatIsDone() {
        var presentation = BannerPresentation(
            id: presenter.queue.makeID(), content: plan.with(\.completion, "Done."), phase: .shown,
            progress: BannerProgressState(.determinate))
        #expect(presentation.points(in: "en") == plan.points)
        presentation.progress?.isComplete = true
        #expect(presentation.points(in: "en").isEmpty && presentation.text(in: "en") == "Done.")
    }
}
