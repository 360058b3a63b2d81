// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    internal import Foundation
    internal import SwiftUI

    /// Puts the banners of a presenter over, above and below a view. Without a presenter it does nothing.
    struct BannerHostModifier: ViewModifier {
        let presenter: BannerPresenter?
        /// What it is the place of; `nil` where it only draws what no other host does.
        let place: BannerPlace?
        /// What the banners that cover content are drawn in.
        var placement = BannerHostPlacement.overlay
        /// What asked for the banners that it draws where no other host does.
        var requester: AnyObject?
        /// Whether `requester` asks for anything. A view that doesn't, such as a row of a list, is no host.
        var isAsking = true

        @State private var presentations: [BannerPresentation] = []
        @State private var host: BannerHost?
        @State private var stand = BannerStand()
        @Environment(\.bannerHostDepth) private var depth
        /// That of the host which it stands in.
        @Environment(\.bannerPresenter) private var around
        @Environment(\.bannerScene) private var scene
        #if DEBUG
            @Environment(\.bannerBuilders) private var builders
        #endif
        @Environment(\.locale) private var locale
        @Environment(\.accessibilityVoiceOverEnabled) private var isVoiceOverRunning
        @Environment(\.accessibilitySwitchControlEnabled) private var isSwitchControlRunning

        func body(content: Content) -> some View {
            surrounded(content)
                .overlay { overlay }
                .background { backdrop }
                .transformEnvironment(\.bannerPresenter) { $0 = presenter ?? $0 }
                .transformEnvironment(\.bannerHostDepth) { $0 += 1 }
                .transformEnvironment(\.bannerScene) { $0 = $0 ?? stand.scene }
                .onAppear(perform: follow)
                .onDisappear(perform: leave)
                .watching(presenter.map(ObjectIdentifier.init)) { _ in follow() }
                .watching(place) { _ in follow() }
                .watching(isNeeded) { _ in follow() }
                .watching(ownStand) { host?.move(to: $0) }
                .watching(needsMoreTime) { presenter?.isAssistanceRunning = $0 }
                .watching(locale) { presenter?.hostLocale = BannerLanguage.read($0) }
        }

        /// Whether it was made the place of something, rather than to stand in for one.
        private var isPlace: Bool { requester == nil }

        /// Whether a person moves from element to element, which takes longer than to look and touch.
        private var needsMoreTime: Bool { isVoiceOverRunning || isSwitchControlRunning }

        /// Whether it draws, or may have to.
        private var isNeeded: Bool { presenter != nil && (isPlace || isAsking || !presentations.isEmpty) }

        // MARK: Beside the content

        @ViewBuilder private func surrounded(_ content: Content) -> some View {
            if isPlace {
                // What is embedded and does not stick stands beside the view, and scrolls with it; what sticks insets it.
                VStack(spacing: 0) {
                    embedded(.top, sticks: false)
                    inset(BannerHostLayout(isFilling: place == .scene) { content })
                        // It gets what the banners leave.
                        .layoutPriority(-1)
                    embedded(.bottom, sticks: false)
                }
            } else {
                // The content may be several views, which stay in the layout that they stand in.
                inset(content)
            }
        }

        private func inset(_ content: some View) -> some View {
            content
                .safeAreaInset(edge: .top, spacing: 0) { embeddedBeside(.top) }
                .safeAreaInset(edge: .bottom, spacing: 0) { embeddedBeside(.bottom) }
        }

        /// Those of several groups stand one below the other.
        @ViewBuilder private func embeddedBeside(_ edge: BannerEdge) -> some View {
            if presentations.contains(where: { $0.isEmbedded(at: edge) }) {
                VStack(spacing: 0) {
                    if !isPlace { embedded(edge, sticks: false) }
                    embedded(edge, sticks: true)
                        .modifier(BannerStick(edge: edge))
                }
            }
        }

        @ViewBuilder private func embedded(_ edge: BannerEdge, sticks: Bool) -> some View {
            if let presenter {
                ForEach(presentations.filter { $0.isEmbedded(at: edge) && $0.sticks == sticks }) { presentation in
                    BannerStage(presentation: presentation, presenter: presenter, place: .embedded)
                }
            }
        }

        // MARK: Over the content

        @ViewBuilder private var overlay: some View {
            let covering = presentations.filter { $0.isCovering && !drawsInWindow($0) }
            if let presenter, !covering.isEmpty {
                BannerOverlay(presentations: covering, presenter: presenter)
            }
        }

        private func drawsInWindow(_ presentation: BannerPresentation) -> Bool {
            #if os(iOS) || os(visionOS)
                placement.drawsInWindow(presentation, isOfRequester: !isPlace)
            #else
                false
            #endif
        }

        /// What is behind the content, of which nothing is seen.
        @ViewBuilder private var backdrop: some View {
            if let presenter, isNeeded {
                // Only the outermost host of a presenter tells it of the scene. A sheet of a Mac is a window too, which ends sooner.
                BannerSceneWatch(
                    // An app may have put the presenter into the environment itself.
                    presenter: depth > 0 && presenter === around ? nil : presenter, stand: $stand
                )
                .frame(width: 0, height: 0)
                .accessibilityHidden(true)
                #if os(iOS) || os(visionOS)
                    canvas(presenter)
                #endif
            }
        }

        #if os(iOS) || os(visionOS)
            @ViewBuilder private func canvas(_ presenter: BannerPresenter) -> some View {
                if !isPlace || placement.windowLevel != nil {
                    BannerWindowCanvas(
                        presentations: presentations.filter(drawsInWindow), presenter: presenter,
                        level: placement.windowLevel ?? BannerHostPlacement.defaultWindowLevel)
                }
            }
        #endif

        // MARK: As a host

        /// Where it is: a sheet stands in the scene of what presents it.
        private var ownStand: BannerStand {
            var stand = stand
            stand.scene = scene ?? stand.scene
            #if os(iOS) || os(visionOS)
                // What a view asks for of the scene and draws itself is drawn in a window too.
                stand.isAbove = !isPlace || placement.windowLevel != nil
            #endif
            return stand
        }

        private func follow() {
            leave()
            guard let presenter, isNeeded else { return }
            #if DEBUG
                // What only draws what it asked for itself may find views that it never draws with.
                if isPlace { for builder in builders { builder.place?.find() } }
            #endif
            presenter.hostLocale = BannerLanguage.read(locale)
            presenter.isAssistanceRunning = needsMoreTime
            // Not this modifier, which holds the presenter that holds this.
            let (drawn, announcer) = ($presentations, BannerAnnouncer(presenter))
            host = BannerHost(
                presenter, place, requester: requester, depth: depth, stand: ownStand,
                onChange: {
                    announcer.show($0)
                    drawn.wrappedValue = $0
                }, onAnnouncement: { announcer.speak(of: $0) })
        }

        /// Draws no longer: a host that is not on the screen is the place of nothing.
        private func leave() {
            host?.end()
            host = nil
            presentations = []
        }
    }

    extension BannerPresentation {
        fileprivate var isCovering: Bool { content.bannerConfiguration.position == .overlay }

        /// Whether it stays where it is when the content scrolls.
        fileprivate var sticks: Bool { content.bannerConfiguration.sticksOnScroll }

        /// Whether it is embedded at `edge`.
        fileprivate func isEmbedded(at edge: BannerEdge) -> Bool {
            let configuration = content.bannerConfiguration
            return configuration.position == .embedded && configuration.edge == edge
        }
    }

    private struct BannerSceneKey: EnvironmentKey {
        static var defaultValue: ObjectIdentifier? { nil }
    }

    extension EnvironmentValues {
        /// The scene that the outermost host stands in.
        fileprivate var bannerScene: ObjectIdentifier? {
            get { self[BannerSceneKey.self] }
            set { self[BannerSceneKey.self] = newValue }
        }
    }
#endif
