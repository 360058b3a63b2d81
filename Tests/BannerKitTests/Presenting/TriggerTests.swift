// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BannerCore
@testable import BannerKit

/// What happens, what holds and where people are makes the banners come that a spec says.
@MainActor struct TriggerTests {
    private enum Screen: String, Sendable { case inbox, settings }

    private enum Event: BannerEvent {
        case syncFailed(count: Int)
        case networkReachable
        case tipWanted

        var id: String {
            switch self {
            case .syncFailed: "sync.failed"
            case .networkReachable: "network.reachable"
            case .tipWanted: "tip.wanted"
            }
        }

        var banners: [Sample] {
            switch self {
            case .syncFailed(let count):
                [
                    Sample("syncFailed", text: "\(count) files.").with(\.trigger, BannerTrigger(.event(id))),
                    Sample("log").with(\.trigger, BannerTrigger(.event(id), minInterval: .seconds(60))),
                ]
            case .networkReachable: []
            case .tipWanted:
                [Sample("tip").with(\.trigger, BannerTrigger(.event(id), screens: ["inbox"]))]
            }
        }
    }

    private enum Condition: BannerCondition {
        case offline(left: Int)
        case editing

        var id: String { if case .offline = self { "network.unreachable" } else { "editing" } }

        var banners: [Sample] {
            switch self {
            case .offline(let left):
                [
                    Sample("offline", text: "\(left) left.").staying
                        .with(\.trigger, BannerTrigger(.condition(id, clears: "network.reachable")))
                ]
            case .editing:
                [
                    Sample("editing").staying
                        .with(\.trigger, BannerTrigger(.condition(id, clears: nil), screens: ["inbox"]))
                ]
            }
        }
    }

    private enum OtherCondition: BannerCondition {
        case offline

        var id: String { "network.unreachable" }
        var banners: [Sample] { [Sample("other").staying.with(\.bannerSurface, BannerSurface(id: "elsewhere"))] }
    }

    /// What ends a condition, and tells of it.
    private enum Online: BannerEvent {
        case reachable

        var id: String { "network.reachable" }
        var banners: [Sample] {
            [Sample("online").with(\.trigger, BannerTrigger(.event(id), mutex: ["offline"]))]
        }
    }

    private let stage = Stage()
    private var presenter: BannerPresenter { stage.presenter }
    private var words: [String] { presenter.presentations.map { $0.text(in: "en") } }

    @Test func anEventMakesItsBannersCome() async {
        var outcomes: [String] = []
        let ids = presenter.send(Event.syncFailed(count: 3)) { outcomes.append("\($0.id): \($1)") }
        #expect(ids.count == 2 && words == ["3 files."])
        await stage.pass(30)
        #expect(outcomes == ["syncFailed: timedOut", "log: timedOut"])
        // `log` comes once a minute.
        presenter.send(Event.syncFailed(count: 4)) { outcomes.append("\($0.id): \($1)") }
        await stage.settle()
        #expect(outcomes.last == "log: dropped")
    }

    @Test func aConditionShowsItsBannerWhileItHolds() async {
        presenter.hold(Condition.offline(left: 2))
        await stage.pass(100)
        #expect(words == ["2 left."])
        presenter.hold(Condition.offline(left: 1))
        #expect(words == ["1 left."])
        presenter.release(Condition.offline(left: 0))
        await stage.pass(3)
        #expect(words.isEmpty)
        presenter.hold(Condition.offline(left: 7))
        await stage.pass(3)
        #expect(words == ["7 left."])
    }

    /// An app that says the event by its name, as Objective-C does, ends what Swift holds.
    @Test func aConditionThatIsClearedByNameMayBeginAnew() async {
        for left in [2, 1] {
            presenter.hold(Condition.offline(left: left))
            await stage.pass(100)
            #expect(words == ["\(left) left."])
            presenter.clear("network.reachable")
            await stage.pass(3)
            #expect(words.isEmpty)
        }
    }

    /// It stays for the least visible time, and is still there when the condition holds again.
    @Test func aBannerThatIsStillThereStays() async {
        var shown = 0
        presenter.onShow = { _ in shown += 1 }
        presenter.hold(Condition.offline(left: 2))
        await stage.pass(0.8)
        presenter.release(Condition.offline(left: 2))
        await stage.pass(0.2)
        presenter.hold(Condition.offline(left: 1))
        await stage.pass(60)
        #expect(words == ["1 left."])
        #expect(shown == 1)
    }

    @Test func anEventClearsACondition() async {
        presenter.hold(Condition.offline(left: 2))
        await stage.pass(3)
        presenter.send(Event.networkReachable)
        await stage.pass(3)
        #expect(words.isEmpty)
        // It holds anew, and did not go on all the time.
        presenter.hold(Condition.offline(left: 5))
        await stage.pass(3)
        #expect(words == ["5 left."])
    }

    /// The queue of one window may serve the specs of several packages.
    @Test func conditionsOfTwoSpecsMayHaveOneName() async {
        presenter.hold(Condition.offline(left: 2))
        presenter.hold(OtherCondition.offline)
        await stage.pass(3)
        #expect(words == ["2 left.", "other"])
        presenter.release(Condition.offline(left: 2))
        await stage.pass(3)
        #expect(words == ["other"])
    }

    #if DEBUG
        /// The condition is over when the banner comes, be it that people have yet to see the other one for a second.
        @Test func whatEndsAConditionIsNotExcludedByIt() async {
            presenter.hold(Condition.offline(left: 2))
            await stage.pass(0.6)
            presenter.send(Online.reachable)
            #expect(words == ["2 left."] && stage.faults.isEmpty)
            presenter.hold(Condition.offline(left: 1))
            presenter.send(Event.syncFailed(count: 1))
            #expect(stage.faults.isEmpty)
            presenter.enqueue(Online.reachable.banners[0])
            #expect(stage.faults == [.mutexViolated(banner: "online", other: "offline")])
        }
    #endif

    /// Whoever asked for it.
    @Test func anEventClearsTheBannerOfACondition() async {
        let trigger = BannerTrigger(.condition("network.unreachable", clears: "network.reachable"))
        stage.enqueue(Sample("offline").staying.with(\.trigger, trigger))
        await stage.pass(3)
        presenter.send(Event.networkReachable)
        await stage.pass(3)
        #expect(stage.outcomes == ["offline": [.cleared]])
    }

    @Test func whatAPersonSendsAwayStaysAwayWhileTheConditionHolds() async throws {
        presenter.hold(Condition.offline(left: 2))
        await stage.pass(3)
        presenter.swipe(try #require(presenter.presentations.first?.id))
        await stage.pass(3)
        presenter.hold(Condition.offline(left: 1))
        await stage.pass(3)
        #expect(words.isEmpty)
        presenter.release(Condition.offline(left: 1))
        presenter.hold(Condition.offline(left: 1))
        await stage.pass(3)
        #expect(words == ["1 left."])
    }

    @Test func bannersOfAScreenComeOnThatAlone() async {
        presenter.enter(Screen.settings)
        #expect(presenter.send(Event.tipWanted).isEmpty)
        presenter.enter(Screen.inbox)
        #expect(presenter.send(Event.tipWanted).count == 1)
    }

    @Test func whereNobodyTellsOfScreensBannersComeOnAny() {
        #expect(presenter.send(Event.tipWanted).count == 1)
    }

    @Test func aConditionOfAScreenLeavesAndComesWithIt() async {
        presenter.enter(Screen.settings)
        presenter.hold(Condition.editing)
        await stage.pass(3)
        #expect(words.isEmpty)
        presenter.enter(Screen.inbox)
        // A screen may be there twice while one goes in front of the other.
        presenter.enter(Screen.inbox)
        presenter.leave(Screen.inbox)
        await stage.pass(3)
        #expect(stage.screen == "editing.shown")
        presenter.leave(Screen.inbox)
        await stage.pass(3)
        #expect(words.isEmpty)
        presenter.enter(Screen.inbox)
        await stage.pass(3)
        #expect(stage.screen == "editing.shown")
        presenter.release(Condition.editing)
        await stage.pass(3)
        #expect(words.isEmpty)
    }

    /// Else each tap on a tab would bring it back.
    @Test func whatAPersonSendsAwayDoesNotComeBackWithTheScreen() async throws {
        presenter.enter(Screen.inbox)
        presenter.hold(Condition.editing)
        await stage.pass(3)
        presenter.swipe(try #require(presenter.presentations.first?.id))
        await stage.pass(3)
        presenter.leave(Screen.inbox)
        presenter.enter(Screen.inbox)
        await stage.pass(3)
        #expect(words.isEmpty)
        // The condition may end and begin anew where nobody sees it.
        presenter.leave(Screen.inbox)
        presenter.release(Condition.editing)
        presenter.hold(Condition.editing)
        await stage.pass(3)
        #expect(words.isEmpty)
        presenter.enter(Screen.inbox)
        await stage.pass(3)
        #expect(stage.screen == "editing.shown")
    }

    // MARK: What a view of SwiftUI says

    @Test func aViewIsTheScreenThatItSaysLast() async {
        let visit = BannerVisit()
        visit.appear("inbox", of: presenter)
        presenter.hold(Condition.editing)
        await stage.pass(3)
        #expect(stage.screen == "editing.shown")
        visit.change("settings", of: presenter)
        await stage.pass(3)
        #expect(words.isEmpty)
        // It is covered, and may say what it likes.
        visit.disappear()
        visit.change("inbox", of: presenter)
        presenter.enter(Screen.settings)
        await stage.pass(3)
        #expect(words.isEmpty)
        visit.appear("inbox", of: presenter)
        visit.appear("inbox", of: presenter)
        await stage.pass(3)
        #expect(stage.screen == "editing.shown")
        visit.disappear()
        await stage.pass(3)
        #expect(words.isEmpty)
    }

    @Test func aScreenGoesWithItsViewAndItsPresenter() async {
        let other = Stage()
        var visit: BannerVisit? = BannerVisit()
        visit?.appear("inbox", of: nil)
        visit?.change("inbox", of: other.presenter)
        visit?.change("inbox", of: presenter)
        other.presenter.hold(Condition.editing)
        presenter.hold(Condition.editing)
        await stage.pass(3)
        await other.pass(3)
        #expect(other.screen == "" && stage.screen == "editing.shown")
        visit = nil
        await stage.pass(3)
        #expect(words.isEmpty)
    }

    @Test func aPresenterIsNotKeptByWhatItHolds() {
        weak var released: BannerPresenter?
        do {
            let presenter = Stage().presenter
            presenter.hold(Condition.offline(left: 1))
            released = presenter
        }
        #expect(released == nil)
    }
}
