// SPDX-License-Identifier: Apache-2.0

import BannerKit
import Testing

@MainActor struct ProgressTests {
    private static let syncing = Sample("syncing", text: "Syncing…")
        .with(\.progress, BannerProgress(.determinate, step: 0.1, onTap: [.pause, .resume], completionMetrics: brief))
        .with(\.completion, "Synced.")
    private static let brief = BannerDisplayMetrics(
        presentation: .zero, display: .seconds(2), dismissal: .milliseconds(100),
        motion: .spring(damping: 1, velocity: 0))

    @Test func workHasNoTimerAndItsEndHasOne() async {
        let stage = Stage()
        let progress = stage.startProgress(Self.syncing)
        await stage.pass(600)
        #expect(stage.screen == "syncing.shown")
        progress.complete()
        progress.complete()
        #expect(stage.presenter.presentations.first?.text(in: "en") == "Synced.")
        #expect(stage.presenter.presentations.first?.metrics == Self.brief)
        await stage.pass(1.9)
        #expect(stage.screen == "syncing.shown")
        await stage.pass(0.2)
        #expect(stage.screen == "" && stage.outcomes == ["syncing": [.cleared]])
        #expect(await progress.outcome == .cleared)
    }

    @Test func progressNeverGoesBack() {
        let progress = Stage().startProgress(Self.syncing)
        var fractions: [Double?] = []
        for fraction in [0.1, 0.5, 0.4, .nan, -1, -.infinity, 0.6, 2, 0.9] {
            progress.update(fraction: fraction)
            fractions.append(progress.fraction)
        }
        #expect(fractions == [0.1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.6, 1, 1])
    }

    @Test func milestonesAreSaidOnce() async {
        let stage = Stage()
        let progress = stage.startProgress(Self.syncing)
        for percent in 0...100 { progress.update(fraction: Double(percent) / 100) }
        progress.complete()
        await stage.settle()
        #expect(
            stage.spoken == ["polite: Syncing…"] + (1...9).map { "polite: Syncing… \($0)0%" } + ["polite: Synced."])
    }

    @Test func ofMilestonesThatAreSkippedTheLastIsSaid() {
        let stage = Stage()
        let progress = stage.startProgress(Self.syncing)
        progress.update(fraction: 0.3)
        progress.update(fraction: 0.39)
        progress.update(fraction: 0.999)
        #expect(stage.spoken == ["polite: Syncing…", "polite: Syncing… 30%", "polite: Syncing… 90%"])
    }

    @Test(arguments: [nil, 0, -1, .nan, 1e-300, 5, .infinity]) func anyStepIsBearable(step: Double?) {
        let stage = Stage()
        let progress = stage.startProgress(
            Sample("a").with(\.progress, BannerProgress(.determinate, step: step)))
        for permille in 0...1_000 { progress.update(fraction: Double(permille) / 1_000) }
        #expect(stage.spoken.count <= 100)
    }

    @Test func whatIsNotOnTheScreenIsSilent() async {
        let stage = Stage()
        stage.enqueue(Sample("a").staying)
        let progress = stage.startProgress(Self.syncing)
        progress.update(fraction: 0.5)
        #expect(stage.spoken == ["polite: a"])
        progress.complete()
        stage.presenter.cancelAll()
        await stage.settle()
        #expect(await progress.outcome == .cleared)
    }

    @Test func tapsHoldTheWorkAndGoOnWithIt() async {
        let stage = Stage()
        var taps: [BannerProgress.TapAction] = []
        let progress = stage.startProgress(Self.syncing) { taps.append($0) }
        progress.update(fraction: 0.2)
        stage.presenter.tapBar(progress.id)
        progress.update(fraction: 0.4)
        #expect(progress.isPaused && progress.fraction == 0.2)
        stage.presenter.tapBar(progress.id)
        #expect(!progress.isPaused && progress.fraction == 0.4)
        #expect(taps == [.pause, .resume])
    }

    @Test func aTapMayEndTheWork() async {
        let stage = Stage()
        let banner = Self.syncing.with(\.progress, BannerProgress(.determinate, onTap: [.stop]))
        let progress = stage.startProgress(banner)
        stage.presenter.tapBar(progress.id)
        stage.presenter.tapBar(progress.id)
        progress.update(fraction: 1)
        progress.complete()
        await stage.pass(1)
        #expect(stage.outcomes == ["syncing": [.cleared]] && stage.screen == "")
    }

    @Test func withoutAnythingToSayTheBannerLeavesAtTheEnd() async {
        let stage = Stage()
        let progress = stage.startProgress(Sample("a").with(\.progress, BannerProgress(.indeterminate)))
        progress.update(fraction: 0.5)
        #expect(progress.fraction == nil)
        await stage.pass(5)
        progress.complete()
        await stage.pass(1)
        #expect(stage.screen == "" && stage.outcomes == ["a": [.cleared]])
    }

    @Test func workOutlivesTheViewThatBeganIt() async {
        let stage = Stage()
        var progress: ProgressBanner? = stage.startProgress(Self.syncing)
        let id = progress?.id
        progress = nil
        await stage.pass(60)
        #expect(stage.screen == "syncing.shown")
        id.flatMap { stage.presenter.progress(of: $0) }?.complete()
        await stage.pass(3)
        #expect(stage.outcomes == ["syncing": [.cleared]])
    }

    @Test func eachPieceOfWorkHasItsBanner() async {
        let stage = Stage(coalescing: .any)
        let (first, second) = (stage.startProgress(Self.syncing), stage.startProgress(Self.syncing))
        first.stop()
        await stage.pass(2)
        #expect(stage.screen == "syncing.shown")
        second.stop()
        await stage.pass(2)
        #expect(stage.outcomes == ["syncing": [.cleared, .cleared]])
    }

    @Test func workThatIsReplacedComesBack() async {
        let stage = Stage(conflict: .replace)
        let progress = stage.startProgress(Self.syncing)
        await stage.pass(1)
        stage.enqueue(Sample("a"))
        progress.update(fraction: 0.5)
        await stage.pass(6)
        #expect(stage.screen == "syncing.shown" && stage.presenter.presentations.first?.progress?.fraction == 0.5)
    }
}
