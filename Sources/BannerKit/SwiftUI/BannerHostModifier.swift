// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    internal import Foundation
    internal import SwiftUI

    /// Puts the banners of a presenter over, above and below a view. Without a presenter it does nothing.
    struct BannerHostModifier: ViewModifier {
        let presenter: BannerPresenter?
        /// What it is the place of; `nil` where it only draws what no other host does.
        let place: BannerPlace?
        /// What asked for the banners that it draws where no other host does.
        var requester: AnyObject?

        @State private var presentations: [BannerPresentation] = []
        @State private var host: BannerHost?
        @Environment(\.bannerHostDepth) private var depth
        @Environment(\.locale) private var locale
        @Environment(\.accessibilityVoiceOverEnabled) private var isVoiceOverRunning
        @Environment(\.accessibilitySwitchControlEnabled) private var isSwitchControlRunning

        func body(content: Content) -> some View {
            // What is embedded and does not stick stands beside the view, and scrolls with it; what sticks insets it.
            VStack(spacing: 0) {
                embedded(.top, sticks: false)
                content
                    // The edges of a scene are those of the screen, also where the content is small.
                    .frame(maxWidth: isScene ? .infinity : nil, maxHeight: isScene ? .infinity : nil)
                    .safeAreaInset(edge: .top, spacing: 0) { inset(.top) }
                    .safeAreaInset(edge: .bottom, spacing: 0) { inset(.bottom) }
                embedded(.bottom, sticks: false)
            }
            .overlay { overlay }
            .background { sceneWatch }
            .transformEnvironment(\.bannerPresenter) { $0 = presenter ?? $0 }
            .transformEnvironment(\.bannerHostDepth) { $0 += 1 }
            .onAppear(perform: follow)
            .onDisappear(perform: leave)
            .watching(presenter.map(ObjectIdentifier.init)) { _ in follow() }
            .watching(place) { _ in follow() }
            .watching(needsMoreTime) { presenter?.isScreenReaderRunning = $0 }
            .watching(locale) { presenter?.hostLocale = $0.identifier(.bcp47) }
        }

        /// Whether a person moves from element to element, which takes longer than to look and touch.
        private var needsMoreTime: Bool { isVoiceOverRunning || isSwitchControlRunning }

        /// Whether it was made the place of the whole scene, rather than to stand in for one.
        private var isScene: Bool { place == .scene && requester == nil }

        /// Hears of the end of the scene, once for all hosts in it. A sheet of a Mac is a window too, which ends sooner.
        @ViewBuilder private var sceneWatch: some View {
            if let presenter, place == .scene, depth == 0 {
                BannerSceneWatch(presenter: presenter)
                    .frame(width: 0, height: 0)
                    .accessibilityHidden(true)
            }
        }

        @ViewBuilder private func embedded(_ edge: BannerEdge, sticks: Bool) -> some View {
            if let presenter {
                ForEach(presentations.filter { $0.isEmbedded(at: edge, sticks: sticks) }) { presentation in
                    BannerStage(presentation: presentation, presenter: presenter, place: .embedded)
                }
            }
        }

        /// Those of several groups stand one below the other.
        private func inset(_ edge: BannerEdge) -> some View { VStack(spacing: 0) { embedded(edge, sticks: true) } }

        @ViewBuilder private var overlay: some View {
            if let presenter {
                BannerOverlay(
                    presentations: presentations.filter { $0.content.bannerConfiguration.position == .overlay },
                    presenter: presenter)
            }
        }

        private func follow() {
            leave()
            guard let presenter else { return }
            presenter.hostLocale = locale.identifier(.bcp47)
            presenter.isScreenReaderRunning = needsMoreTime
            // Not this modifier, which holds the presenter that holds this.
            let (drawn, announcer) = ($presentations, BannerAnnouncer(presenter))
            host = BannerHost(
                presenter, place, requester: requester, depth: depth,
                onChange: {
                    announcer.show($0)
                    drawn.wrappedValue = $0
                }, onAnnouncement: { announcer.say($0) })
        }

        /// Draws no longer: a host that is not on the screen is the place of nothing.
        private func leave() {
            host?.end()
            host = nil
            presentations = []
        }
    }

    extension BannerPresentation {
        /// Whether it is embedded at `edge`, and stays there when the content scrolls if it `sticks`.
        fileprivate func isEmbedded(at edge: BannerEdge, sticks: Bool) -> Bool {
            let configuration = content.bannerConfiguration
            return configuration.position == .embedded && configuration.edge == edge
                && configuration.sticksOnScroll == sticks
        }
    }
#endif
