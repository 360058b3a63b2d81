// SPDX-License-Identifier: Apache-2.0

import BannerKit
import SwiftUI
import Testing

@MainActor struct BannerTests {
    let clock = ManualClock()

    @Test func aReportLeavesByItself() async {
        let presenter = BannerPresenter(policy: Acme.queue, clock: clock)
        var outcome: BannerOutcome<Acme.ButtonVariant>?
        presenter.enqueue(.draftSaved) { outcome = $0 }
        await clock.run { outcome != nil }
        #expect(outcome == .timedOut)
        #expect(clock.elapsed == .milliseconds(4_500))  // 500 ms to come in, 4 s to be read
    }

    @Test func retryIsAnAction() async throws {
        let presenter = BannerPresenter(policy: Acme.queue, clock: clock)
        var outcome: BannerOutcome<Acme.ButtonVariant>?
        let id = presenter.enqueue(Acme.Banner.syncFailed(count: 3)) { outcome = $0 }
        await clock.advance(by: .milliseconds(500))
        #expect(presenter.presentation(in: "main")?.phase == .shown)
        #expect(presenter.presentation(in: "main")?.text(in: "en") == "3 items did not sync.")
        presenter.performAction(0, of: id)
        await clock.advance(by: .zero)
        #expect(outcome == .action(.retry))
    }
}

@MainActor struct RecorderTests {
    let clock = ManualClock()

    @Test func allOfItIsNoted() async {
        let presenter = BannerPresenter(policy: Acme.queue, clock: clock)
        let recorder = BannerRecorder(presenter)
        presenter.enqueue(.draftSaved)
        await clock.advance(by: .seconds(10))
        #expect(
            recorder.events.map(\.description) == [
                "draftSaved shows", "says “Information. Draft saved.”", "draftSaved ends: timedOut",
            ])
    }
}

func first() -> [[BannerQueue.Effect]] {
    var queue = BannerQueue(policy: Acme.queue)
    let request = BannerRequest(id: queue.makeID(), group: "main", display: .seconds(4))
    let first = queue.handle(.enqueue(request), at: .zero)
    let second = queue.handle(.presented(request.id), at: .milliseconds(500))
    // first == [.present(request.id)]
    // second == [.startTimer(request.id, .seconds(4))]
    return [first, second]
}

struct FrozenInbox: View {
    let presenter: BannerPresenter

    var body: some View {
        InboxList()
            .bannerHost(presenter)
            .environment(\.isBannerMotionFrozen, true)
    }
}
