import BannerKit
import MailBanners
import Testing

@MainActor struct MailTests {
    let clock = ManualClock()

    @Test func aReportLeavesByItself() async {
        let presenter = BannerPresenter(policy: Mail.queue, clock: clock)
        var outcome: BannerOutcome<Mail.ButtonVariant>?
        presenter.enqueue(Mail.Banner.sent) { outcome = $0 }
        await clock.run { outcome != nil }
        #expect(outcome == .timedOut)
    }

    @Test func aFailureWaitsForAnAnswer() async {
        let presenter = BannerPresenter(policy: Mail.queue, clock: clock)
        presenter.enqueue(Mail.Banner.notSent(count: 2))
        await clock.advance(by: .seconds(3_600))
        #expect(presenter.presentations.map { $0.text(in: "en") } == ["2 messages were not sent."])
    }
}
