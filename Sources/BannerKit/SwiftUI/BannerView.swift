// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    internal import Foundation
    public import SwiftUI

    /// A banner as its configuration says: the track, the image, the texts, the link and up to two buttons and a close button.
    ///
    /// A host draws it. By itself it stands wherever a view can stand:
    ///
    /// ```swift
    /// BannerView(Acme.Banner.syncFailed(count: 3)) { button in … }
    /// ```
    public struct BannerView: View {
        private let presentation: BannerPresentation?
        private let content: any BannerContent
        private let ways: BannerWaysOut
        private let actions: BannerActions?

        @AccessibilityFocusState private var focus: BannerPart?
        @Environment(\.bannerActions) private var hostActions
        @Environment(\.isBannerScrolled) private var isScrolled
        @Environment(\.bannerCorners) private var hostCorners
        @Environment(\.locale) private var locale
        @Environment(\.colorScheme) private var colorScheme
        @Environment(\.colorSchemeContrast) private var contrast
        @Environment(\.accessibilityReduceTransparency) private var reducesTransparency

        /// What a host shows. Its buttons report to the `bannerActions` of the environment.
        public init(_ presentation: BannerPresentation) {
            self.presentation = presentation
            content = presentation.content
            ways = presentation.waysOut
            actions = nil
        }

        /// A banner without a host, which nobody sends away. `action` is told which button was used, unless its role is
        /// `dismiss`.
        public init<Content: BannerContent>(
            _ banner: Content, action: @escaping @MainActor (Content.ButtonName) -> Void = { _ in }
        ) {
            self.init(banner, action: action, close: {}, link: {})
        }

        /// A banner without a host. `action` is told which button was used, unless its role is `dismiss`; `close`, that
        /// one of that role was, or the close button, which a banner draws that nothing else ends; `link`, that the link was followed.
        public init<Content: BannerContent>(
            _ banner: Content, action: @escaping @MainActor (Content.ButtonName) -> Void,
            close: @escaping @MainActor () -> Void, link: @escaping @MainActor () -> Void = {}
        ) {
            presentation = nil
            content = banner
            ways = BannerWaysOut(of: banner)
            actions = BannerActions(
                of: banner.bannerButtons, action: { if let name = Content.buttonName($0.id) { action(name) } },
                close: close, link: link)
        }

        /// The banner.
        public var body: some View {
            let isAtTop = configuration.edge == .top
            BannerContentView(
                content: content, presentation: presentation, buttons: content.drawnButtons(ways.scrolled(isScrolled)),
                isTarget: isTarget,
                indicator: track.addedHeight, act: act,
                follow: { (actions ?? hostActions)?.followLink() }, focus: $focus
            )
            // A screen reader picks its voice by it.
            .transformEnvironment(\.locale) { $0 = spoken($0) }
            .transformEnvironment(\.layoutDirection) { direction in
                if BannerLanguage.isMirrored(BannerLanguage.read(locale)) { direction = .rightToLeft }
            }
            .padding(isAtTop ? .top : .bottom, CGFloat(track.addedHeight))
            .overlay { edges }
            .foregroundColor(level.onTint.value(in: appearance).swiftUIColor)
            .fixedSize(horizontal: false, vertical: true)
            .watching(focus) { element in hostActions?.setFocus(element != nil) }
            .modifier(BannerFreeStand(configuration: configuration, level: level, isFree: isFree))
            // Its text goes first among its own parts, and not among all of the screen's.
            .accessibilityElement(children: .contain)
            .accessibilityIdentifier(BannerIdentifier.banner(content.id))
        }

        /// The language that the banner has texts in, for a reader of `locale`.
        private func spoken(_ locale: Locale) -> Locale {
            let read = BannerLanguage.read(locale)
            let language = BannerSpeech.language(of: content, in: read)
            return language == locale.identifier(.bcp47) ? locale : Locale(identifier: language)
        }

        /// The track at the outer edge and the separator at the other one, which end at the corners.
        private var edges: some View {
            let isAtTop = configuration.edge == .top
            let corners = hostCorners ?? BannerCorners(configuration.shape, .none)
            return GeometryReader { proxy in
                ZStack(alignment: isAtTop ? .top : .bottom) {
                    Color.clear
                    BannerTrackView(track: track, progress: presentation?.progress)
                }
                .overlay(alignment: isAtTop ? .bottom : .top) {
                    BannerSeparatorView(configuration: configuration, level: level)
                }
                .clipShape(UnevenRoundedRectangle(corners, height: Double(proxy.size.height)))
            }
            .allowsHitTesting(false)
        }

        private var configuration: BannerConfiguration { content.bannerConfiguration }
        private var level: BannerLevelConfiguration { content.drawnLevel(reducesTransparency: reducesTransparency) }
        /// Whether a host hears taps or swipes on it.
        private var isTarget: Bool { presentation != nil && ways.isTarget }

        /// Whether it stands in no host, which fills its banners itself, past their edges.
        private var isFree: Bool { presentation == nil }

        private var appearance: BannerAppearance { BannerAppearance(colorScheme, contrast) }

        private var track: BannerTrack {
            BannerTrack(configuration, level, hasProgress: presentation?.progress != nil)
        }

        private func act(_ index: Int) {
            let actions = actions ?? hostActions
            if content.bannerButtons.indices.contains(index) { actions?.use(index) } else { actions?.close() }
        }
    }

    /// Draws what is around the content of a banner without a host, which touches nothing.
    private struct BannerFreeStand: ViewModifier {
        let configuration: BannerConfiguration
        let level: BannerLevelConfiguration
        let isFree: Bool

        @State private var height = 0.0

        func body(content: Content) -> some View {
            content
                .background {
                    if isFree {
                        BannerFillView(
                            configuration: configuration, level: level,
                            corners: BannerCorners(configuration.shape, .none), height: height
                        )
                        .background {
                            GeometryReader { proxy in
                                Color.clear.onAppear { height = Double(proxy.size.height) }
                                    .watching(proxy.size.height) { height = Double($0) }
                            }
                        }
                    }
                }
                .padding(isFree ? EdgeInsets(configuration.shape.margin) : EdgeInsets(.zero))
        }
    }
#endif
