// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BannerKit

/// Which host draws a banner, and what is said where none does.
@MainActor struct HostTests {
    private let stage = Stage()

    private static let screen = BannerSurface(
        id: "screen", scope: .screen, edge: .top, under: .navigationBar, group: "screen")

    /// What a host drew last.
    @MainActor private final class View {
        private(set) var drawn: [String] = []
        private(set) var spoken = 0
        private var host: BannerHost?

        init(_ presenter: BannerPresenter, _ place: BannerPlace?, requester: AnyObject? = nil, depth: Int = 0) {
            host = BannerHost(
                presenter, place, requester: requester, depth: depth,
                onChange: { [weak self] in self?.drawn = $0.map(\.content.id) },
                onAnnouncement: { [weak self] _ in self?.spoken += 1 })
        }

        func disappear() {
            host?.end()
            host = nil
            drawn = []
        }
    }

    private func saved(_ surface: BannerSurface = .main) -> Sample {
        Sample("saved").staying.with(\.bannerSurface, surface)
    }

    @discardableResult
    private func ask(_ binding: BannerBinding<Sample>, _ banner: Sample?) -> BannerBinding<Sample> {
        binding.request(
            banner, of: stage.presenter,
            BannerBinding.Handlers(action: { _, _ in }, outcome: { [stage] in stage.note($0.id, $1) }, reset: {}))
        return binding
    }

    @Test func theInnermostHostOfTheSceneDrawsAlone() async {
        let root = View(stage.presenter, .scene)
        stage.enqueue(saved())
        #expect(root.drawn == ["saved"])
        let stack = View(stage.presenter, .scene, depth: 1)
        #expect(root.drawn.isEmpty && stack.drawn == ["saved"])
        stack.disappear()
        #expect(root.drawn == ["saved"])
    }

    @Test func aHostOfTheSurfaceGoesBeforeOneOfTheScene() async {
        let header = View(stage.presenter, .surface(.main))
        let root = View(stage.presenter, .scene, depth: 3)
        stage.enqueue(saved())
        #expect(header.drawn == ["saved"] && root.drawn.isEmpty)
        #expect(header.spoken == 1 && root.spoken == 0)
    }

    /// `.banner(…)` for a surface of a screen, inside a host of the scene.
    @Test func theViewThatAsksDrawsWhatNobodyElseDoes() async {
        let root = View(stage.presenter, .scene)
        let binding = BannerBinding<Sample>()
        let asking = View(stage.presenter, nil, requester: binding, depth: 1)
        let other = View(stage.presenter, nil, requester: BannerBinding<Sample>(), depth: 1)
        ask(binding, saved(Self.screen))
        #expect(asking.drawn == ["saved"] && root.drawn.isEmpty && other.drawn.isEmpty)
        let place = View(stage.presenter, .surface(Self.screen))
        await stage.pass(1)
        #expect(asking.drawn.isEmpty && place.drawn == ["saved"])
        #expect(stage.faults.isEmpty)
    }

    @Test func theSceneDrawsWhatAViewAsksForOnTheScene() async {
        let root = View(stage.presenter, .scene)
        let binding = BannerBinding<Sample>()
        let asking = View(stage.presenter, nil, requester: binding, depth: 1)
        ask(binding, saved())
        #expect(root.drawn == ["saved"] && asking.drawn.isEmpty)
    }

    /// `.banner(…)` without any host: the view draws on a presenter of its own, whatever the surface.
    @Test func aViewWithoutAHostDrawsBothScopes() async {
        let binding = BannerBinding<Sample>()
        let view = View(stage.presenter, .scene, requester: binding)
        ask(binding, saved(Self.screen))
        #expect(view.drawn == ["saved"])
        ask(binding, saved())
        await stage.pass(1)
        #expect(view.drawn == ["saved"] && stage.faults.isEmpty)
    }

    /// Otherwise it would hold the surface, unseen, against the banners of the next screen.
    @Test func aBannerOfAScreenLeavesWithTheViewThatDrawsIt() async {
        let binding = BannerBinding<Sample>()
        let asking = View(stage.presenter, nil, requester: binding)
        ask(binding, saved(Self.screen))
        await stage.pass(1)
        binding.viewIsGone()
        asking.disappear()
        await stage.pass(1)
        #expect(stage.screen.isEmpty && stage.outcomes["saved"] == [.cleared])
        ask(binding, saved(Self.screen))
        #expect(stage.screen == "saved.presenting")
    }

    @Test func aBannerThatAHostDrawsStaysWithoutTheViewThatAsked() async {
        let root = View(stage.presenter, .scene)
        let place = View(stage.presenter, .surface(Self.screen))
        for surface in [.main, Self.screen] {
            let binding = ask(BannerBinding<Sample>(), saved(surface))
            binding.viewIsGone()
        }
        #expect(root.drawn == ["saved"] && place.drawn == ["saved"])
        #expect(stage.outcomes.isEmpty)
    }

    @Test func theLanguageIsThatOfTheHostUnlessTheAppChooses() {
        #expect(stage.presenter.locale == "en")
        stage.presenter.hostLocale = "fr-CA"
        #expect(stage.presenter.locale == "fr-CA")
        stage.presenter.locale = "de"
        stage.presenter.hostLocale = "fr"
        #expect(stage.presenter.locale == "de")
    }

    @Test func aBannerThatNobodyDrawsIsReported() async {
        let root = View(stage.presenter, .scene)
        stage.enqueue(saved(Self.screen))
        #expect(stage.faults.isEmpty)
        await stage.pass(1)
        #expect(stage.faults == [.notDrawn(banner: "saved", surface: "screen")])
        #expect(root.drawn.isEmpty)
    }

    /// A host may come with the banner, and a presenter without any has somebody who watches it.
    @Test func whatIsDrawnIsNotReported() async {
        stage.enqueue(saved(Self.screen))
        await stage.pass(1)
        let late = View(stage.presenter, .surface(Self.screen))
        #expect(late.drawn == ["saved"])
        stage.presenter.cancelAll()
        await stage.pass(1)
        late.disappear()
        stage.enqueue(saved(Self.screen))
        let own = stage.presenter.addHost(of: .surface(Self.screen))
        await stage.pass(1)
        #expect(stage.faults.isEmpty)
        own.cancel()
    }
}
