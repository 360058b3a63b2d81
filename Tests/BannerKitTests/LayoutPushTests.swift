// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BannerCore
@testable import BannerKit

/// How content makes room for embedded banners, and where bars end.
struct LayoutPushTests {
    private func presentation(
        _ position: BannerPosition, _ edge: BannerEdge = .top, _ phase: BannerPresentation.Phase = .shown,
        under anchor: BannerSurface.Anchor = .statusBar
    ) -> BannerPresentation {
        var queue = BannerQueue(
            policy: BannerQueuePolicy(
                order: .fifo, conflict: .enqueue, coalescing: .none, key: [], maxDepth: 1, pause: .zero))
        var banner = LayoutBanner()
        banner.bannerConfiguration.position = position
        banner.bannerConfiguration.edge = edge
        banner.bannerSurface = BannerSurface(id: "main", scope: .scene, edge: edge, under: anchor, group: "main")
        return BannerPresentation(id: queue.makeID(), content: banner, phase: phase)
    }

    @Test func embeddedBannersPushTheContentAway() {
        let insets = BannerPush.insets([
            (presentation(.embedded), 60), (presentation(.embedded, .top, .presenting), 40),
            (presentation(.embedded, .bottom), 50), (presentation(.overlay), 70),
        ])
        #expect(insets == BannerInsets(top: 100, bottom: 50))
    }

    @Test func embeddedBannersOfTwoGroupsStandOneBelowTheOther() {
        let bars = BannerInsets(top: 44, bottom: 49)
        let laid: [(presentation: BannerPresentation, height: Double)] = [
            (presentation(.embedded), 60), (presentation(.embedded, .bottom), 30), (presentation(.overlay), 70),
        ]
        func inset(_ presentation: BannerPresentation) -> Double {
            BannerPush.inset(of: presentation, bars: bars, after: laid)
        }
        #expect(inset(presentation(.embedded)) == 104 && inset(presentation(.embedded, .bottom)) == 79)
        #expect(inset(presentation(.overlay)) == 0)
        #expect(inset(presentation(.overlay, under: .navigationBar)) == 44)
        #expect(BannerPush.inset(of: presentation(.embedded), bars: bars, after: []) == 44)
    }

    /// A view controller with what it adds to its safe area at the top, and what banners make of it.
    @MainActor private final class Controller {
        var added = 0.0
        private var ledger = BannerPushLedger()

        init(_ added: Double = 0) { self.added = added }

        func push(_ amount: Double) {
            added = ledger.push(self, by: BannerInsets(top: amount), current: BannerInsets(top: added)).top
        }
    }

    @MainActor @Test func whatTheAppAddsToTheSafeAreaStays() {
        for own in [0.0, 8, -10] {
            let controller = Controller(own)
            controller.push(60)
            #expect(controller.added == own + 60)
            // Another banner, in a place of its own.
            controller.push(12)
            #expect(controller.added == own + 72)
            controller.push(-60)
            controller.push(-12)
            #expect(controller.added == own)
        }
    }

    /// As many do when the keyboard comes or leaves.
    @MainActor @Test func whatTheAppSetsMeanwhileIsItsOwn() {
        for set in [0.0, 20, 70, 300] {
            let controller = Controller()
            controller.push(60)
            controller.added = set
            controller.push(12)
            #expect(controller.added == set + 72)
            controller.push(-72)
            #expect(controller.added == set)
            controller.push(60)
            controller.added = set
            controller.push(-60)
            #expect(controller.added == set)
        }
    }

    @Test func oneThatLeavesGivesItsRoomBack() {
        #expect(BannerPush.insets([(presentation(.embedded, .top, .dismissing), 60)]) == BannerInsets())
    }

    @Test func theContentMovesAsTheBannerDoes() {
        let (coming, leaving) = (presentation(.embedded, .top, .presenting), presentation(.embedded, .top, .dismissing))
        #expect(
            BannerPush.animation(coming, reducesMotion: false)
                == .presenting(coming.metrics, reducesMotion: false))
        #expect(
            BannerPush.animation(leaving, reducesMotion: false)
                == .dismissing(leaving.metrics, reducesMotion: false))
    }

    /// A phone with a status bar of 59 points, and a navigation bar that is 44 high, or 96 with its large title.
    @Test func barsEndWhereTheContentsSafeAreaDoes() {
        #expect(BannerPush.bar(start: 0, safeArea: 103, pushed: 0, window: 59) == 44)
        #expect(BannerPush.bar(start: 0, safeArea: 155, pushed: 0, window: 59) == 96)
        // Hidden, or none.
        #expect(BannerPush.bar(start: 0, safeArea: 59, pushed: 0, window: 59) == 0)
        // A bar that is no part of the content's own view.
        #expect(BannerPush.bar(start: 103, safeArea: 0, pushed: 0, window: 59) == 44)
        // A banner of 60 points is there already, and pushes.
        #expect(BannerPush.bar(start: 0, safeArea: 163, pushed: 60, window: 59) == 44)
        // A screen that lies under the status bar itself.
        #expect(BannerPush.bar(start: 0, safeArea: 0, pushed: 0, window: 59) == 0)
    }

    @Test func whatIsEmbeddedOrSlidesFromABarRestsBeyondIt() {
        #expect(BannerPush.isBeyondBar(presentation(.embedded)))
        #expect(BannerPush.isBeyondBar(presentation(.overlay, under: .navigationBar)))
        #expect(BannerPush.isBeyondBar(presentation(.overlay, .bottom, under: .tabBar)))
        #expect(!BannerPush.isBeyondBar(presentation(.overlay)))
        #expect(!BannerPush.isBeyondBar(presentation(.overlay, .bottom, under: .navigationBar)))
    }
}
