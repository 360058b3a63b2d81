// SPDX-License-Identifier: Apache-2.0

import BannerCore
import Testing

/// What may wait unseen only for so long.
struct QueueExpiryTests {
    @Test func whatWaitsTooLongExpires() {
        var script = QueueScript()
        let first = script.ask("first")
        let second = script.ask("second", expires: .seconds(60))
        script.handle(.expire(second))
        #expect(script.outcomes == [second: .expired])
        script.timeOut()
        #expect(script.came == [first])
    }

    @Test func theQueueAsksToBeTold() {
        var queue = BannerQueue(policy: BannerQueuePolicy(coalescing: .none))
        let (id, other) = (queue.makeID(), queue.makeID())
        let effects = queue.handle(
            .enqueue(BannerRequest(id: id, group: "main", display: nil, expires: .seconds(60))), at: .zero)
        #expect(effects == [.startExpiry(id, .seconds(60)), .present(id)])
        #expect(queue.handle(.enqueue(BannerRequest(id: other, group: "main", display: nil)), at: .zero) == [])
    }

    @Test func whatShowsNeverExpires() {
        var script = QueueScript()
        let id = script.ask(expires: .seconds(60))
        script.handle(.expire(id))
        script.settle()
        script.handle(.expire(id))
        #expect(script.outcomes.isEmpty && script.shown == id)
        script.timeOut()
        #expect(script.outcomes == [id: .timedOut])
    }

    @Test func whatSteppedAsideWasSeenAndWaitsOn() {
        var script = QueueScript(order: .priority, conflict: .suspend)
        let first = script.ask("first", expires: .seconds(60))
        script.see()
        let urgent = script.ask("urgent", severity: 1)
        script.settle()
        #expect(script.shown == urgent)
        script.handle(.expire(first))
        #expect(script.outcomes.isEmpty)
        script.timeOut()
        #expect(script.shown == first)
    }

    /// It was out of date while it came in, and has to leave before anybody has read it.
    @Test func whatStepsAsideUnseenAndOutOfDateEnds() {
        var script = QueueScript(order: .priority, conflict: .suspend)
        let first = script.ask("first", expires: .seconds(60))
        script.settle()
        script.handle(.expire(first))
        let urgent = script.ask("urgent", severity: 1)
        #expect(script.outcomes == [first: .expired])
        script.settle()
        #expect(script.shown == urgent)
    }

    /// Time stands still for what shows, but what a banner says goes out of date all the same.
    @Test func whatWaitsExpiresOnHoldToo() {
        var script = QueueScript()
        script.handle(.hold(true))
        let id = script.ask(expires: .seconds(60))
        script.handle(.expire(id))
        #expect(script.outcomes == [id: .expired])
    }

    @Test(arguments: [BannerQueuePolicy.Coalescing.adjacent, .queued, .any])
    func aRepetitionProlongs(coalescing: BannerQueuePolicy.Coalescing) {
        var queue = BannerQueue(policy: BannerQueuePolicy(coalescing: coalescing, key: [.banner]))
        func request(_ name: String, _ id: BannerRequest.ID, _ expires: Duration?) -> BannerQueue.Event {
            let key = CoalescingKey(Sample(name), policy: queue.policy, locale: "en")
            return .enqueue(BannerRequest(id: id, group: "main", display: nil, key: key, expires: expires))
        }
        let (shown, waiting, again, forEver) = (queue.makeID(), queue.makeID(), queue.makeID(), queue.makeID())
        _ = queue.handle(request("shown", shown, nil), at: .zero)
        _ = queue.handle(request("same", waiting, .seconds(60)), at: .zero)
        #expect(
            queue.handle(request("same", again, .seconds(30)), at: .seconds(50))
                == [.startExpiry(waiting, .seconds(30)), .end(again, .coalesced)])
        #expect(
            queue.handle(request("same", forEver, nil), at: .seconds(60))
                == [.stopExpiry(waiting), .end(forEver, .coalesced)])
        // What waits as long as it takes goes on doing so.
        let late = queue.makeID()
        #expect(queue.handle(request("same", late, .seconds(1)), at: .seconds(61)) == [.end(late, .coalesced)])
    }

    @Test func anUpdateIsNews() {
        var queue = BannerQueue(policy: BannerQueuePolicy(coalescing: .none))
        let (shown, id) = (queue.makeID(), queue.makeID())
        _ = queue.handle(.enqueue(BannerRequest(id: shown, group: "main", display: nil)), at: .zero)
        _ = queue.handle(.enqueue(BannerRequest(id: id, group: "main", display: nil, expires: .seconds(60))), at: .zero)
        let update = BannerRequest(id: id, group: "main", display: nil, expires: .seconds(20))
        #expect(queue.handle(.update(update), at: .seconds(55)) == [.startExpiry(id, .seconds(20))])
        let lasting = BannerRequest(id: id, group: "main", display: nil)
        #expect(queue.handle(.update(lasting), at: .seconds(56)) == [.stopExpiry(id)])
        #expect(queue.handle(.update(lasting), at: .seconds(57)) == [])
    }

    /// A theme makes no news of a banner.
    @Test func anotherLookIsNone() {
        var queue = BannerQueue(policy: BannerQueuePolicy(conflict: .stepAside, coalescing: .none, pause: .zero))
        let (shown, id) = (queue.makeID(), queue.makeID())
        _ = queue.handle(.enqueue(BannerRequest(id: shown, group: "main", display: nil)), at: .zero)
        let request = BannerRequest(id: id, group: "main", display: .seconds(4), expires: .seconds(60))
        _ = queue.handle(.enqueue(request), at: .zero)
        let restyled = BannerRequest(id: id, group: "main", display: .seconds(9), expires: .seconds(60))
        #expect(queue.handle(.restyle(restyled), at: .seconds(59)) == [])
        #expect(queue.handle(.expire(id), at: .seconds(60)) == [.end(id, .expired)])
    }

    // MARK: Links, and taps that open

    @Test func aLinkAndATapThatOpensEndABanner() {
        var script = QueueScript()
        let first = script.ask("first")
        let second = script.ask("second")
        script.handle(.link(second))
        #expect(script.outcomes.isEmpty)
        script.handle(.link(first))
        script.settle()
        script.handle(.open(second))
        #expect(script.outcomes == [first: .link, second: .opened])
    }
}
