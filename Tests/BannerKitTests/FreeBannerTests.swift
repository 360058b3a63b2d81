// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BannerCore
@testable import BannerKit

/// A banner whose text no spec holds takes what it shows from its style and level, as the banners of a spec do.
struct FreeBannerTests {
    private struct Style: BannerStyle {
        var bannerConfiguration = BannerConfiguration(dismissal: [.tap, .swipe])
        var setsMetrics = false
    }

    private struct Level: BannerLevel {
        var severity = 0
        var levelConfiguration = BannerLevelConfiguration(
            tint: BannerColor(light: BannerColorValue(red: 0, green: 0, blue: 0)),
            onTint: BannerColor(light: BannerColorValue(red: 1, green: 1, blue: 1)))
        var bannerMetrics: BannerDisplayMetrics?
    }

    private let staying = Level(bannerMetrics: BannerDisplayMetrics(display: nil))

    private func banner(_ style: Style = Style(), _ level: Level = Level()) -> Banner {
        Banner(style: style, level: level, text: "A message of the server.")
    }

    @Test func itsTimesAreThoseOfItsStyle() {
        #expect(banner().bannerConfiguration == Style().bannerConfiguration)
    }

    @Test func itsTimesAreThoseOfItsLevelWhereTheStyleSetsNone() {
        #expect(banner(Style(), staying).bannerConfiguration.metrics.display == nil)
        let chosen = Style(setsMetrics: true)
        #expect(banner(chosen, staying).bannerConfiguration.metrics.display == .seconds(4))
    }

    @Test func itIsReadInTheLanguageThatIsKnownOfIt() {
        #expect(BannerSpeech.language(of: banner(), in: "de-AT") == "de-AT")
        var banner = banner()
        banner.language = "en"
        #expect(BannerSpeech.language(of: banner, in: "de-AT") == "en")
        #expect(BannerSpeech.language(of: banner, in: "en_GB") == "en_GB")
    }

    @Test func itIsCutAsItsStyleSaysUnlessItShowsAll() {
        var banner = banner()
        let limits = banner.bannerConfiguration.typography.maxLines
        #expect(limits == Style().bannerConfiguration.typography.maxLines)
        banner.showsWholeText = true
        #expect(banner.bannerConfiguration.typography.maxLines == .max)
        #expect(banner.bannerConfiguration.titleTypography.maxLines == .max)
    }

    @Test func itsOwnTimesGoBeforeAll() {
        var banner = banner(Style(setsMetrics: true), staying)
        banner.metrics = BannerDisplayMetrics(display: .seconds(9))
        #expect(banner.bannerConfiguration.metrics.display == .seconds(9))
    }

    @Test func itStaysIfItRequiresDismissal() {
        var banner = banner()
        banner.requiresDismissal = true
        #expect(banner.bannerConfiguration.metrics.display == nil)
        #expect(banner.bannerConfiguration.dismissal == [.tap, .swipe])
    }

    @Test func itLeavesByItselfIfItIsSaidNotToRequireDismissal() {
        var banner = banner(Style(), staying)
        banner.requiresDismissal = false
        #expect(banner.bannerConfiguration.metrics.display == .seconds(4))
        #expect(banner.bannerConfiguration.dismissal == [.tap, .swipe, .timer])
        var style = Style()
        style.bannerConfiguration.metrics.display = nil
        banner.style = AnyBannerStyle(style)
        #expect(banner.bannerConfiguration.metrics.display == BannerDisplayMetrics.standardDisplay)
    }

    @Test @MainActor func aMessageOfALevelThatStaysIsThereUntilItIsClosed() async {
        let clock = ManualClock()
        let presenter = BannerPresenter(
            policy: BannerQueuePolicy(
                order: .fifo, conflict: .enqueue, coalescing: .none, key: [], maxDepth: 9, pause: .zero), clock: clock)
        presenter.enqueue(banner(Style(), staying))
        await clock.advance(by: .seconds(3_600))
        #expect(presenter.presentations.map(\.phase) == [.shown])
    }
}
