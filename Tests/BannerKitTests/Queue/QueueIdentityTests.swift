// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BannerCore
@testable import BannerKit

/// An identity may be made long before something is asked for with it.
struct QueueIdentityTests {
    private var queue = BannerQueue(policy: BannerQueuePolicy(conflict: .enqueue, maxDepth: 10))

    private mutating func ask(_ id: BannerRequest.ID) -> [BannerQueue.Effect] {
        queue.handle(.enqueue(BannerRequest(id: id, group: "main", display: nil)), at: .zero)
    }

    @Test("turns follow the order in which requests arrive, not that of identities") mutating func order() {
        let ids = (0..<4).map { _ in queue.makeID() }
        for id in ids.reversed() { _ = ask(id) }
        #expect(queue.isShowing(ids[3]))
        #expect(queue.waiting(in: "main") == [ids[2], ids[1], ids[0]])
    }

    @Test("an identity is for one request") mutating func onlyOnce() {
        let (first, second) = (queue.makeID(), queue.makeID())
        #expect(!ask(second).isEmpty)
        _ = ask(first)
        #expect(ask(first).isEmpty && ask(second).isEmpty)
        #expect(queue.waiting(in: "main") == [first])
        let taken = queue.makeID()
        queue.discard(taken)
        #expect(ask(taken).isEmpty && !queue.isLive(taken))
        #expect(queue.unusedIDs.isEmpty)
    }

    @Test("work that is over before its banner leaves nothing behind") @MainActor func workInNoTime() async {
        let stage = Stage()
        for _ in 0..<3 {
            let work = Sample("syncing").with(\.progress, BannerProgress(.determinate))
            stage.presenter.startProgress(work, delay: .seconds(1)).complete()
        }
        stage.enqueue(Sample("other"))
        await stage.settle()
        #expect(stage.presenter.queue.unusedIDs.isEmpty)
    }
}
