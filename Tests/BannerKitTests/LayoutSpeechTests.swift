// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BannerCore
@testable import BannerKit

/// When a screen reader is made to speak, and how often.
@MainActor final class LayoutSpeechTests {
    private let clock = ManualClock()
    private let presenter: BannerPresenter
    private var said: [BannerUtterance] = []
    private var speaker: BannerSpeaker!
    private var host: BannerHost?

    init() {
        presenter = BannerPresenter(
            policy: BannerQueuePolicy(
                order: .fifo, conflict: .enqueue, coalescing: .none, key: [], maxDepth: 9, pause: .zero), clock: clock)
        speaker = BannerSpeaker(presenter) { [weak self] in self?.said.append($0) }
        host = BannerHost(
            presenter, .scene, onChange: { [weak self] in self?.speaker.show($0) },
            onAnnouncement: { [weak self] in self?.speaker.speak(of: $0) })
    }

    private var texts: [String] { said.map(\.text) }

    /// What made it come is still being read then.
    @Test func aBannerIsAnnouncedWhenItHasComeIn() async {
        presenter.enqueue(Sample("Saved.").staying)
        await clock.advance(by: .milliseconds(499))
        #expect(said.isEmpty)
        await clock.advance(by: .milliseconds(1))
        #expect(texts == ["Saved."])
    }

    @Test func onlyWhatIsUrgentInterrupts() async {
        presenter.enqueue(Sample("Saved."))
        presenter.enqueue(Sample("Sync failed.").with(\.level, .error))
        await clock.advance(by: .seconds(20))
        #expect(texts == ["Saved.", "Error. Sync failed."])
        #expect(said.map(\.isUrgent) == [false, true])
    }

    /// WCAG 2.2, 3.1.2.
    @Test func whatIsNotInTheLanguageOfTheReaderIsSaidInItsOwn() async {
        presenter.locale = "fr-CA"
        presenter.enqueue(Sample("Échec.").with(\.level, .error).with(\.language, "fr"))
        presenter.enqueue(Sample("Failed.").with(\.level, .error).with(\.language, "en"))
        await clock.advance(by: .seconds(20))
        #expect(texts == ["Erreur. Échec.", "Error. Failed."])
        #expect(said.map(\.language) == ["fr-CA", "en"])
        #expect(said.map { BannerSpeech.voice(for: $0.language, interface: "fr-FR") } == [nil, "en"])
    }

    /// Nobody could find it any more.
    @Test func aBannerThatLeavesBeforeItIsInIsNotAnnounced() async {
        let id = presenter.enqueue(Sample("Saved.").staying)
        await clock.advance(by: .milliseconds(100))
        presenter.cancel(id)
        await clock.advance(by: .seconds(9))
        #expect(said.isEmpty)
    }

    @Test func whatIsOutOfDateIsNotSaid() async {
        let id = presenter.enqueue(Sample("one").staying)
        await clock.advance(by: .milliseconds(100))
        presenter.update(id, to: Sample("two").staying)
        await clock.advance(by: .seconds(1))
        #expect(texts == ["two"])
        presenter.update(id, to: Sample("three").staying)
        #expect(texts == ["two", "three"])
    }

    /// WCAG 2.2, 4.1.3: a change is heard, though not while another banner is looked at.
    @Test func whatChangesAsideIsSaidWhenItIsBack() async {
        let presenter = BannerPresenter(
            policy: BannerQueuePolicy(conflict: .stepAside, coalescing: .none, maxDepth: 9, pause: .zero), clock: clock)
        let speaker = BannerSpeaker(presenter) { [weak self] in self?.said.append($0) }
        let host = BannerHost(
            presenter, .scene, onChange: { speaker.show($0) }, onAnnouncement: { speaker.speak(of: $0) })
        let work = presenter.startProgress(
            Sample("Syncing…").with(\.progress, BannerProgress(.determinate)).with(\.completion, "Synced."))
        await clock.advance(by: .seconds(2))
        presenter.enqueue(Sample("Failed.").with(\.level, .error))
        await clock.advance(by: .seconds(2))
        work.complete()
        await clock.advance(by: .seconds(1))
        #expect(texts == ["Syncing…", "Error. Failed."])
        await clock.advance(by: .seconds(5))
        #expect(texts == ["Syncing…", "Error. Failed.", "Synced."])
        withExtendedLifetime(host) {}
    }

    @Test func nothingIsSaidToNobody() async {
        presenter.enqueue(Sample("Saved."))
        await clock.advance(by: .milliseconds(300))
        presenter.pause()
        await clock.advance(by: .seconds(60))
        #expect(said.isEmpty)
        presenter.resume()
        await clock.advance(by: .seconds(1))
        #expect(texts == ["Saved."])
    }

    /// A milestone says nothing of what the banner is about, so that it takes the place of no arrival.
    @Test func aMilestoneComesAfterTheArrival() async {
        let work = presenter.startProgress(
            Sample("Uploading").staying.with(\.progress, BannerProgress(.determinate, step: 0.25)))
        await clock.advance(by: .milliseconds(100))
        work.update(fraction: 0.3)
        work.update(fraction: 0.6)
        await clock.advance(by: .seconds(1))
        #expect(texts == ["Uploading", "Uploading 50%"])
    }

    @Test func whatWasCutOffIsSaidOnceMore() async {
        presenter.enqueue(Sample("Saved.").staying)
        await clock.advance(by: .seconds(1))
        speaker.finished("Saved.", wasHeard: false)
        #expect(texts == ["Saved."])
        await clock.advance(by: BannerSpeaker.patience)
        #expect(texts == ["Saved.", "Saved."])
        speaker.finished("Saved.", wasHeard: false)
        await clock.advance(by: .seconds(9))
        #expect(texts.count == 2)
    }

    @Test func whatWasHeardIsNotSaidAgain() async {
        presenter.enqueue(Sample("Saved.").staying)
        await clock.advance(by: .seconds(1))
        speaker.finished("Saved.", wasHeard: true)
        speaker.finished("Saved.", wasHeard: false)
        speaker.finished("Something of the app.", wasHeard: false)
        await clock.advance(by: .seconds(9))
        #expect(texts == ["Saved."])
    }

    @Test func whatChangedMeanwhileIsNotSaidAgain() async {
        let id = presenter.enqueue(Sample("one").staying)
        await clock.advance(by: .seconds(1))
        speaker.finished("one", wasHeard: false)
        presenter.update(id, to: Sample("two").staying)
        await clock.advance(by: .seconds(9))
        #expect(texts == ["one", "two"])
    }

    @Test func whatHasGoneIsNotSaidAgain() async {
        let id = presenter.enqueue(Sample("one").staying)
        await clock.advance(by: .seconds(1))
        speaker.finished("one", wasHeard: false)
        presenter.cancel(id)
        await clock.advance(by: .seconds(9))
        #expect(texts == ["one"])
    }

    /// A banner that a new host goes on to show was announced by the former one.
    @Test func anotherHostDoesNotSayItAgain() async {
        presenter.enqueue(Sample("Saved.").staying)
        await clock.advance(by: .seconds(1))
        host?.end()
        let speaker = BannerSpeaker(presenter) { [weak self] in self?.said.append($0) }
        let other = BannerHost(
            presenter, .scene, onChange: { speaker.show($0) }, onAnnouncement: { speaker.speak(of: $0) })
        await clock.advance(by: .seconds(1))
        #expect(texts == ["Saved."])
        other.end()
    }

    /// A sheet with a host of its own ends while the banner comes in, or comes then.
    @Test(arguments: [true, false]) func whicheverHostDrawsItThenSaysIt(innerEnds: Bool) async {
        func inner() -> BannerHost {
            let speaker = BannerSpeaker(presenter) { [weak self] in self?.said.append($0) }
            return BannerHost(
                presenter, .scene, depth: 1, onChange: { speaker.show($0) }, onAnnouncement: { speaker.speak(of: $0) })
        }
        var sheet = innerEnds ? inner() : nil
        presenter.enqueue(Sample("Saved.").staying)
        await clock.advance(by: .milliseconds(200))
        sheet?.end()
        sheet = innerEnds ? nil : inner()
        await clock.advance(by: .seconds(1))
        #expect(texts == ["Saved."])
        withExtendedLifetime(sheet) {}
    }

    /// What draws banners without a host of BannerKit speaks by itself.
    @Test func whatTheAppSaysItselfIsNotSaidByAHostToo() async {
        host?.end()
        let own = presenter.addHost(of: .scene)
        presenter.enqueue(Sample("Saved.").staying)
        await clock.advance(by: .seconds(1))
        let speaker = BannerSpeaker(presenter) { [weak self] in self?.said.append($0) }
        own.cancel()
        let other = BannerHost(
            presenter, .scene, onChange: { speaker.show($0) }, onAnnouncement: { speaker.speak(of: $0) })
        await clock.advance(by: .seconds(1))
        #expect(said.isEmpty)
        withExtendedLifetime(other) {}
    }
}
