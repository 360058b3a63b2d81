// SPDX-License-Identifier: Apache-2.0

import BannerCore
import Testing

/// What a queue does while it is on hold, and when it goes on.
struct QueueHoldTests {
    @Test func noTimePassesForWhatIsShown() {
        var script = QueueScript()
        let id = script.ask()
        script.settle()
        script.pass(1)
        script.handle(.hold(true))
        #expect(script.queue.isOnHold && script.timers.isEmpty)
        script.pass(600)
        script.handle(.timer(id))
        #expect(script.shown == id && script.outcomes.isEmpty)
        script.handle(.hold(false))
        #expect(script.timers == [id: script.now + .seconds(3)])
    }

    @Test func whatComesInArrivesAndHasItsTimeLater() {
        var script = QueueScript()
        let id = script.ask()
        script.handle(.hold(true))
        script.settle()
        script.handle(.touchBegan(id))
        script.handle(.touchEnded(id))
        #expect(script.shown == id && script.timers.isEmpty)
        script.pass(60)
        script.handle(.hold(false))
        #expect(script.timers == [id: script.now + .seconds(4)])
    }

    @Test(arguments: BannerQueuePolicy.Conflict.allCases) func whatIsAskedForWaitsAndComesInItsOrder(
        conflict: BannerQueuePolicy.Conflict
    ) {
        var script = QueueScript(order: .priority, conflict: conflict)
        script.handle(.hold(true))
        _ = script.ask("b", severity: 1)
        let urgent = script.ask("c", severity: 2)
        script.pass(600)
        #expect(script.came.isEmpty && script.queue.state(of: "main") == .idle)
        script.handle(.hold(false))
        #expect(script.came == [urgent])
        script.settle()
        #expect(script.timers == [urgent: script.now + .seconds(4)])
    }

    /// One comes as soon as time goes on, so that as many may wait as otherwise.
    @Test func asManyWaitAsOtherwise() {
        for isOnHold in [false, true] {
            var script = QueueScript(maxDepth: 2)
            script.handle(.hold(isOnHold))
            let ids = (0..<4).map { _ in script.ask() }
            #expect(script.outcomes == [ids[3]: .dropped])
        }
    }

    @Test func ofWhatWouldBeDroppedTheMostSevereWaits() {
        var script = QueueScript(order: .priority, conflict: .drop)
        script.handle(.hold(true))
        let (minor, major) = (script.ask("minor"), script.ask("major", severity: 1))
        #expect(script.outcomes == [minor: .dropped])
        script.handle(.hold(false))
        #expect(script.came == [major])
    }

    @Test func nothingGivesWay() {
        var script = QueueScript(order: .priority, conflict: .suspend)
        let first = script.ask("first")
        script.see()
        script.handle(.hold(true))
        let urgent = script.ask("urgent", severity: 1)
        script.handle(.touchBegan(first))
        script.handle(.touchEnded(first))
        #expect(script.shown == first && script.came == [first])
        script.handle(.hold(false))
        script.settle()
        #expect(script.shown == urgent && script.outcomes.isEmpty)
    }

    @Test func whatComesInGivesWayWhenTimeGoesOn() {
        var script = QueueScript(order: .priority, conflict: .suspend)
        let first = script.ask("first")
        script.handle(.hold(true))
        let urgent = script.ask("urgent", severity: 1)
        #expect(script.queue.state(of: "main") == .presenting(first))
        script.handle(.hold(false))
        script.settle()
        #expect(script.came == [first, urgent])
    }

    @Test func timeOnHoldIsNotTimeThatPeopleSawIt() {
        var script = QueueScript(conflict: .replace)
        let first = script.ask("first")
        script.settle()
        script.pass(0.4)
        script.handle(.hold(true))
        script.pass(600)
        let second = script.ask("second")
        script.handle(.hold(false))
        #expect(script.timers == [first: script.now + .milliseconds(600)])
        script.timeOut()
        #expect(script.shown == second && script.outcomes == [first: .replaced])
    }

    @Test func whatComesInOnHoldIsSeenOnlyAfterIt() {
        var script = QueueScript(conflict: .replace)
        let first = script.ask("first")
        script.handle(.hold(true))
        script.pass(2)
        script.settle()
        script.pass(600)
        let second = script.ask("second")
        script.handle(.hold(false))
        #expect(script.timers == [first: script.now + .seconds(1)])
        script.timeOut()
        #expect(script.shown == second && script.outcomes == [first: .replaced])
    }

    @Test func whatIsNoLongerSoLeavesAtOnce() {
        var script = QueueScript()
        let id = script.ask(display: nil)
        script.settle()
        script.handle(.hold(true))
        script.handle(.conditionCleared(id))
        #expect(script.outcomes == [id: .cleared])
        let waiting = script.ask()
        script.handle(.conditionCleared(waiting))
        #expect(script.outcomes[waiting] == .cleared)
        script.settle()
        #expect(script.queue.state(of: "main") == .idle)
    }

    @Test func whatWasAboutToLeaveLeaves() {
        var script = QueueScript()
        let id = script.ask(display: nil)
        script.settle()
        script.handle(.conditionCleared(id))
        #expect(script.shown == id)
        script.handle(.hold(true))
        #expect(script.outcomes == [id: .cleared])
    }

    @Test func peopleTheAppAndTheSceneEndIt() {
        for end in [BannerQueue.Event.cancelAll, .sceneLost] {
            var script = QueueScript()
            let (shown, waiting) = (script.ask(), script.ask())
            script.settle()
            script.handle(.hold(true))
            script.handle(.swipe(shown))
            #expect(script.outcomes == [shown: .dismissed(.swipe)])
            script.settle()
            #expect(script.queue.state(of: "main") == .idle && script.queue.isLive(waiting))
            script.handle(end)
            #expect(script.outcomes.count == 2 && !script.queue.isLive(waiting))
            script.handle(.sceneRestored)
            script.handle(.hold(false))
            #expect(script.came == [shown])
        }
    }

    @Test func aPauseThatEndsOnHoldLetsTheNextOneWait() {
        var script = QueueScript(pause: .milliseconds(100))
        let (first, second) = (script.ask(), script.ask())
        script.settle()
        script.handle(.swipe(first))
        script.handle(.hold(true))
        script.settle()
        #expect(script.came == [first])
        script.handle(.hold(false))
        #expect(script.came == [first, second])
    }
}
