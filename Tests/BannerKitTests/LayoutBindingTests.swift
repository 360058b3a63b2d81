// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BannerKit

/// Bindings of an app against a real queue, whose clock nobody moves.
@MainActor struct LayoutBindingTests {
    /// What an app hears and holds.
    @MainActor private final class App {
        let presenter = BannerPresenter(
            policy: BannerQueuePolicy(
                order: .fifo, conflict: .enqueue, coalescing: .none, key: [], maxDepth: 100, pause: .zero))
        let binding = BannerBinding<LayoutBanner>()
        var item: LayoutBanner? { didSet { update() } }
        var outcomes: [BannerOutcome] = []
        var actions: [String] = []
        var resets = 0

        func update() {
            binding.request(
                item, of: presenter,
                BannerBinding.Handlers(
                    action: { [self] in actions.append($0.id + "/" + $1.id) },
                    outcome: { [self] in outcomes.append($1) },
                    reset: { [self] in
                        resets += 1
                        item = nil
                    }))
        }

        /// Waits until `count` requests have ended.
        func outcomes(_ count: Int) async -> [BannerOutcome] {
            for _ in 0..<10_000 where outcomes.count < count { await Task.yield() }
            return outcomes
        }

        var shown: LayoutBanner? { presenter.presentations.first?.content as? LayoutBanner }
    }

    /// Without animation, so that a banner is there at once.
    private func banner(_ id: String = "sample", buttons: [BannerButton] = [.text("Retry")]) -> LayoutBanner {
        var banner = LayoutBanner(id: id)
        banner.bannerConfiguration.dismissal = [.button, .swipe]
        banner.bannerConfiguration.metrics.presentation = .zero
        banner.bannerConfiguration.metrics.dismissal = .zero
        banner.bannerButtons = buttons
        return banner
    }

    private func present(_ app: App) async -> BannerRequest.ID? {
        for _ in 0..<10_000 where app.presenter.presentations.first?.phase != .shown { await Task.yield() }
        return app.presenter.presentations.first?.id
    }

    @Test func theBannerComesAndItsActionResetsTheBinding() async throws {
        let app = App()
        app.item = banner()
        let id = try #require(await present(app))
        app.presenter.performAction(0, of: id)
        #expect(await app.outcomes(1) == [.action(0)])
        #expect(app.actions == ["sample/Retry"])
        #expect(app.item == nil && app.resets == 1)
    }

    @Test func callingOffEndsTheRequest() async {
        let app = App()
        app.item = banner()
        app.item = nil
        #expect(await app.outcomes(1) == [.cleared])
        #expect(app.resets == 0)
    }

    /// Each time that a binding asks, there is one outcome, and none resets what was asked for later.
    @Test func manyTogglesLoseNoOutcome() async throws {
        let app = App()
        for _ in 0..<50 {
            app.item = banner()
            app.item = nil
        }
        app.item = banner()
        #expect(await app.outcomes(50) == Array(repeating: .cleared, count: 50))
        #expect(app.item != nil)
        let id = try #require(await present(app))
        app.presenter.swipe(id)
        #expect(await app.outcomes(51).last == .dismissed)
        #expect(app.item == nil && app.resets == 1)
    }

    @Test func theSameBannerChangesInPlace() async throws {
        let app = App()
        app.item = banner()
        let id = try #require(await present(app))
        var other = banner(buttons: [.text("Again")])
        other.words = "Sync failed twice."
        app.item = other
        #expect(app.shown?.words == "Sync failed twice.")
        #expect(app.presenter.presentations.first?.id == id)
        app.presenter.performAction(0, of: id)
        #expect(await app.outcomes(1) == [.action(0)])
        #expect(app.actions == ["sample/Again"])
    }

    @Test func anotherBannerTakesItsPlace() async throws {
        let app = App()
        app.item = banner("first")
        _ = await present(app)
        app.item = banner("second")
        #expect(await app.outcomes(1) == [.cleared])
        #expect(app.item?.id == "second" && app.resets == 0)
    }

    /// The view that asked may be gone: its outcome still arrives.
    @Test func aBindingThatIsGoneStillHears() async throws {
        let app = App()
        var outcomes: [BannerOutcome] = []
        do {
            let binding = BannerBinding<LayoutBanner>()
            binding.request(
                banner(), of: app.presenter,
                BannerBinding.Handlers(action: { _, _ in }, outcome: { outcomes.append($1) }, reset: {}))
        }
        app.presenter.cancelAll()
        for _ in 0..<10_000 where outcomes.isEmpty { await Task.yield() }
        #expect(outcomes == [.cleared])
    }

    /// A view with a presenter of its own goes, and with it what it shows.
    @Test func aBindingDoesNotKeepThePresenter() async {
        let binding = BannerBinding<LayoutBanner>()
        var outcomes: [BannerOutcome] = []
        weak var released: BannerPresenter?
        do {
            let presenter = App().presenter
            released = presenter
            binding.request(
                banner(), of: presenter,
                BannerBinding.Handlers(action: { _, _ in }, outcome: { outcomes.append($1) }, reset: {}))
        }
        for _ in 0..<10_000 where outcomes.isEmpty { await Task.yield() }
        #expect(released == nil && outcomes == [.cleared])
    }

    @Test func theCloseButtonOfTheRuntimeComesLast() {
        var banner = LayoutBanner()
        banner.bannerConfiguration.dismissal = .timer
        banner.bannerButtons = [.text("Off")]
        banner.bannerButtons[0].isEnabled = false
        #expect(banner.drawnButtons(BannerWaysOut(of: banner)).map(\.id) == ["Off", "close"])
        banner.bannerConfiguration.dismissal = .swipe
        #expect(banner.drawnButtons(BannerWaysOut(of: banner)).map(\.id) == ["Off"])
    }

    @Test func theStandardActionsTellThePresenter() async throws {
        let app = App()
        app.item = banner()
        let id = try #require(await present(app))
        let presentation = try #require(app.presenter.presentations.first)
        let actions = BannerActions(of: presentation, app.presenter)
        #expect(!actions.hasTap)
        actions.tap()
        actions.close()
        #expect(await app.outcomes(1) == [.dismissed])
        #expect(presentation.id == id)
    }
}
