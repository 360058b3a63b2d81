// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BannerCore
@testable import BannerKit

/// Windows of banners, and the room of hosts.
@MainActor struct LayoutPlacementTests {
    private var queue = BannerQueue(
        policy: BannerQueuePolicy(
            order: .fifo, conflict: .enqueue, coalescing: .none, key: [], maxDepth: 1, pause: .zero))
    private let id: BannerRequest.ID

    init() { id = queue.makeID() }

    private func presentation(
        surface: BannerSurface = .main, phase: BannerPresentation.Phase = .shown,
        position: BannerPosition = .overlay, statusBar: BannerStatusBarStyle = .light, edge: BannerEdge = .top
    ) -> BannerPresentation {
        var banner = LayoutBanner(bannerSurface: surface)
        banner.bannerConfiguration.position = position
        banner.bannerConfiguration.statusBar = statusBar
        banner.bannerConfiguration.edge = edge
        return BannerPresentation(id: id, content: banner, phase: phase)
    }

    private let detail = BannerSurface(id: "detail", scope: .screen, edge: .top, under: .header, group: "detail")

    // MARK: What draws in a window

    @Test func aHostInAWindowDrawsWhatCoversContent() {
        for placement in [BannerHostPlacement.window, .window(level: 3)] {
            #expect(placement.drawsInWindow(presentation(), isOfRequester: false))
            #expect(!placement.drawsInWindow(presentation(position: .embedded), isOfRequester: false))
        }
        #expect(!BannerHostPlacement.overlay.drawsInWindow(presentation(), isOfRequester: false))
    }

    /// The view that asks may be a button in a sheet.
    @Test func whatAViewAsksForOfTheSceneIsDrawnInAWindow() {
        let overlay = BannerHostPlacement.overlay
        #expect(overlay.drawsInWindow(presentation(), isOfRequester: true))
        #expect(!overlay.drawsInWindow(presentation(surface: detail), isOfRequester: true))
        #expect(!overlay.drawsInWindow(presentation(position: .embedded), isOfRequester: true))
    }

    // MARK: Touches

    @Test func touchesBesideABannerGoToTheApp() {
        let area = BannerTouchArea()
        #expect(!area.contains(x: 0, y: 0))
        let (view, other) = (Mark(), Mark())
        area.set(BannerRect(x: 10, y: 20, width: 100, height: 50), of: view)
        #expect(area.contains(x: 10, y: 20) && area.contains(x: 109, y: 69))
        #expect(!area.contains(x: 110, y: 30) && !area.contains(x: 50, y: 70) && !area.contains(x: 9, y: 30))
        area.set(BannerRect(x: 10, y: -50, width: 100, height: 50), of: view)
        #expect(!area.contains(x: 50, y: 30))
        // Where a banner begins to scroll, another view draws it before the former one is gone.
        area.set(BannerRect(x: 10, y: -50, width: 100, height: 40), of: other)
        area.remove(view)
        #expect(area.contains(x: 50, y: -20))
        area.remove(other)
        #expect(!area.contains(x: 50, y: -20))
    }

    private final class Mark {}

    // MARK: The app's own window

    @Test func overlaysOfOthersAreNotTheApp() {
        typealias Window = BannerAppWindow.Candidate
        let (app, debug, own) = (Window(level: 0), Window(level: 1, isKey: true), Window(level: 1, isOfBanners: true))
        #expect(BannerAppWindow.index(in: [debug, own, app]) == 2)
        #expect(BannerAppWindow.index(in: [Window(level: 0, isHidden: true), app]) == 1)
        #expect(BannerAppWindow.index(in: [app, Window(level: 0, isKey: true)]) == 1)
        #expect(BannerAppWindow.index(in: [app, app]) == 0)
        #expect(BannerAppWindow.index(in: [own]) == nil)
        #expect(BannerAppWindow.index(in: [own, debug]) == 1)
        #expect(BannerAppWindow.index(in: [Window(level: -1), app]) == 1)
    }

    /// What is forced upon a window no longer follows the system.
    @Test func onlyWhatTheAppChoseIsTakenOver() {
        #expect(BannerAppWindow.pinned(app: "dark", system: "light") == "dark")
        #expect(BannerAppWindow.pinned(app: "dark", system: "dark") == nil)
    }

    @Test func theStatusBarIsThatOfTheBannerBehindIt() {
        func style(_ presentations: BannerPresentation...) -> BannerStatusBarStyle? {
            presentations.statusBar(in: BannerAppearance(), reducesTransparency: false)
        }
        #expect(style(presentation()) == .light)
        #expect(style(presentation(), presentation(statusBar: .dark)) == .dark)
        #expect(style(presentation(), presentation(edge: .bottom)) == .light)
        #expect(style(presentation(phase: .dismissing)) == nil)
        #expect(style(presentation(surface: detail)) == nil)
        #expect(style(presentation(position: .embedded)) == nil)
        #expect(style(presentation(edge: .bottom)) == nil)
        #expect(style() == nil)
    }

    /// A dark banner in the light appearance would hide the time, were the choice the system's.
    @Test func theStatusBarCanBeReadOnTheTint() {
        let tint = BannerColor(light: .hex(0x00363A), dark: .hex(0x9EEFF5))
        let level = BannerLevelConfiguration(tint: tint, onTint: BannerColor(light: .hex(0xFFFFFF)))
        var configuration = BannerConfiguration()
        #expect(configuration.statusBar(on: level, in: BannerAppearance()) == .light)
        #expect(configuration.statusBar(on: level, in: BannerAppearance(isDark: true)) == .dark)
        configuration.shape.fill = .material
        #expect(configuration.statusBar(on: level, in: BannerAppearance()) == .automatic)
        configuration.statusBar = .dark
        #expect(configuration.statusBar(on: level, in: BannerAppearance()) == .dark)
        configuration.shape.margin.top = 8
        #expect(configuration.statusBar(on: level, in: BannerAppearance()) == nil)
        configuration.shape.margin.top = 0
        configuration.shape.fill = .none
        #expect(configuration.statusBar(on: level, in: BannerAppearance()) == nil)
    }

    // MARK: Room

    @Test func barsAreWhatTheHostHasLessThanTheWindow() {
        let bars = BannerGeometry.bars(
            host: BannerInsets(top: 103, bottom: 83), window: BannerInsets(top: 59, leading: 10, bottom: 34))
        #expect(bars == BannerInsets(top: 44, bottom: 49))
        // A host in a sheet begins below the status bar.
        #expect(BannerGeometry.bars(host: BannerInsets(), window: BannerInsets(top: 59)) == BannerInsets())
    }

    /// A sheet or a window that fits its content asks for the least, the ideal and the greatest length.
    @Test func aHostFillsItsRoomButFitsWhatItsContentFits() {
        #expect(BannerGeometry.hostLength(proposed: 844, content: 20) == 844)
        #expect(BannerGeometry.hostLength(proposed: 100, content: 120) == 120)
        for proposed in [nil, 0, Double.infinity] {
            #expect(BannerGeometry.hostLength(proposed: proposed, content: 20) == 20)
        }
    }

    @Test func whatSticksStaysInSightOfTheScrollView() {
        func offset(_ edge: BannerEdge, _ top: Double, height: Double? = 600) -> Double {
            BannerGeometry.stickingOffset(edge: edge, top: top, bottom: top + 60, height: height)
        }
        #expect(offset(.top, 120) == 0)
        #expect(offset(.top, 0) == 0)
        #expect(offset(.top, -80) == 80)
        #expect(offset(.bottom, 500) == 0)
        #expect(offset(.bottom, 700) == -160)
        #expect(offset(.top, -80, height: nil) == 0)
    }
}
