// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    internal import Foundation
    internal import SwiftUI

    /// Puts the banners of a presenter over, above and below a view. Without a presenter it does nothing.
    struct BannerHostModifier: ViewModifier {
        let presenter: BannerPresenter?
        /// The surface that it is the place of; `nil` for those of the scene.
        let surface: BannerSurface?

        @State private var presentations: [BannerPresentation] = []
        @State private var observations: [BannerObservation] = []
        @Environment(\.locale) private var locale
        @Environment(\.accessibilityVoiceOverEnabled) private var isVoiceOverRunning

        func body(content: Content) -> some View {
            // What is embedded and does not stick stands beside the view, and scrolls with it; what sticks insets it.
            VStack(spacing: 0) {
                embedded(.top, sticks: false)
                content
                    .safeAreaInset(edge: .top, spacing: 0) { embedded(.top, sticks: true) }
                    .safeAreaInset(edge: .bottom, spacing: 0) { embedded(.bottom, sticks: true) }
                embedded(.bottom, sticks: false)
            }
            .overlay { overlay }
            .transformEnvironment(\.bannerPresenter) { $0 = presenter ?? $0 }
            .onAppear(perform: follow)
            .watching(presenter.map(ObjectIdentifier.init)) { _ in follow() }
            .watching(surface) { _ in follow() }
            .watching(isVoiceOverRunning) { presenter?.isScreenReaderRunning = $0 }
            .watching(locale) { presenter?.locale = $0.identifier(.bcp47) }
        }

        @ViewBuilder private func embedded(_ edge: BannerEdge, sticks: Bool) -> some View {
            if let presenter {
                ForEach(presentations.filter { $0.isEmbedded(at: edge, sticks: sticks) }) { presentation in
                    BannerStage(presentation: presentation, presenter: presenter, place: .embedded)
                }
            }
        }

        @ViewBuilder private var overlay: some View {
            if let presenter {
                BannerOverlay(
                    presentations: presentations.filter { $0.content.bannerConfiguration.position == .overlay },
                    presenter: presenter)
            }
        }

        private func follow() {
            for observation in observations { observation.cancel() }
            observations = []
            guard let presenter else { return }
            presentations = shown(by: presenter)
            presenter.locale = locale.identifier(.bcp47)
            presenter.isScreenReaderRunning = isVoiceOverRunning
            observations = [
                presenter.observe { presentations = shown(by: $0) },
                presenter.observeAnnouncements { [weak presenter] request in
                    guard let presenter, isPlace(of: request.content) else { return }
                    BannerAnnouncer.say(request, in: presenter.locale)
                },
            ]
        }

        private func shown(by presenter: BannerPresenter) -> [BannerPresentation] {
            presenter.presentations.filter { isPlace(of: $0.content) }
        }

        private func isPlace(of content: any BannerContent) -> Bool {
            surface.map { $0 == content.bannerSurface } ?? (content.bannerSurface.scope == .scene)
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
