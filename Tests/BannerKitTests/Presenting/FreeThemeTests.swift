// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BannerKit

/// Banners that no spec holds, with a style and a level of a spec with themes.
@MainActor struct FreeThemeTests {
    private enum Tone: String { case plain, friendly }

    private enum OtherTone { case loud }

    /// A kind of catalogue banners with these themes.
    private struct Report: ThemedBannerContent {
        var id = "report"
        var style = ToneStyle()
        var level = ToneLevel()

        func configuration(in theme: Tone) -> BannerConfiguration { style.configuration(in: theme) }
        func levelConfiguration(in theme: Tone) -> BannerLevelConfiguration { level.configuration(in: theme) }
        func text(in locale: String, theme: Tone) -> String { "Saved." }
        func text(in locale: String) -> String { text(in: locale, theme: .plain) }
    }

    private struct ToneStyle: ThemedBannerStyle {
        var bannerConfiguration: BannerConfiguration { configuration(in: .plain) }
        var setsMetrics: Bool { false }

        func configuration(in theme: Tone) -> BannerConfiguration {
            var configuration = SampleStyle().bannerConfiguration
            configuration.padding = theme == .friendly ? 24 : 16
            return configuration
        }
        func setsMetrics(in theme: Tone) -> Bool { false }
    }

    private struct ToneLevel: ThemedBannerLevel {
        var severity: Int { 10 }
        var levelConfiguration: BannerLevelConfiguration { configuration(in: .plain) }
        var bannerMetrics: BannerDisplayMetrics? { bannerMetrics(in: .plain) }

        func configuration(in theme: Tone) -> BannerLevelConfiguration {
            var configuration = SampleLevel.info.levelConfiguration
            configuration.haptic = theme == .friendly ? .light : .none
            return configuration
        }
        func severity(in theme: Tone) -> Int { theme == .friendly ? 5 : 10 }
        func bannerMetrics(in theme: Tone) -> BannerDisplayMetrics? {
            var metrics = SampleStyle().bannerConfiguration.metrics
            metrics.display = .seconds(theme == .friendly ? 9 : 5)
            return metrics
        }
    }

    private let stage = Stage()
    private let banner = Banner(style: ToneStyle(), level: ToneLevel(), text: "From a server.")
    private var shown: BannerPresentation? { stage.presenter.presentations.first }
    private var padding: BannerPadding? { shown?.content.bannerConfiguration.padding }

    @Test func aBannerInAThemeHasItsLookItsTimesAndItsFeel() {
        let friendly = banner.themed(Tone.friendly)
        #expect(friendly.bannerConfiguration.padding == 24 && friendly.levelConfiguration.haptic == .light)
        #expect(friendly.bannerConfiguration.metrics.display == .seconds(9))
        #expect(friendly.severity == 5 && banner.severity == 10)
        #expect(banner.bannerConfiguration.padding == 16)
        #expect(banner.bannerConfiguration.metrics.display == .seconds(5))
        // Its style knows no such theme.
        #expect(friendly.themed(OtherTone.loud).bannerConfiguration.padding == 24)
        #expect(friendly.themed(Tone.plain).bannerConfiguration.padding == 16)
    }

    @Test func aPresenterShowsItInTheThemeOfTheSpec() async {
        stage.presenter.setTheme(.friendly, for: Report.self)
        var outcome: BannerOutcome<String>?
        stage.presenter.enqueue(banner) { outcome = $0 }
        #expect(padding == 24)
        await stage.pass(8)
        #expect(outcome == nil)
        await stage.pass(2)
        #expect(outcome == .timedOut)
    }

    @Test func aNewThemeChangesWhatShowsAndWaits() async {
        stage.presenter.enqueue(banner)
        stage.presenter.enqueue(Banner(id: "next", style: ToneStyle(), level: ToneLevel(), text: "Next."))
        stage.presenter.setTheme(.friendly, for: Report.self)
        #expect(padding == 24)
        await stage.pass(10)
        #expect(shown?.content.id == "next" && padding == 24)
        stage.presenter.setTheme(nil, for: Report.self)
        #expect(padding == 16)
    }

    @Test func oneThatChoosesItsThemeKeepsIt() {
        stage.presenter.setTheme(.friendly, for: Report.self)
        stage.presenter.enqueue(banner.themed(Tone.plain))
        #expect(padding == 16)
    }

    /// A theme of one spec does not start the time of another's banners again.
    @Test func aThemeOfAnotherSpecLeavesItAlone() async {
        var outcome: BannerOutcome<String>?
        stage.presenter.enqueue(Banner(style: SampleStyle(), level: SampleLevel.info, text: "Other.")) { outcome = $0 }
        await stage.pass(1)
        stage.presenter.setTheme(.friendly, for: Report.self)
        await stage.pass(3.6)
        #expect(outcome == .timedOut)
    }

    @Test func aStyleAndALevelOfTwoSpecsFollowEachItsOwn() {
        stage.presenter.setTheme(.friendly, for: Report.self)
        stage.presenter.enqueue(Banner(style: SampleStyle(), level: ToneLevel(), text: "Mixed."))
        #expect(shown?.content.levelConfiguration.haptic == .light && padding == 16)
    }
}
