// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    public import SwiftUI

    extension View {
        /// Draws the banners of the hosts inside this view as `content` says: write it after `bannerHost`. Inside of the host that
        /// draws a banner nothing finds it, which debug builds tell of.
        ///
        /// The host still moves the banner, fills it and hears of gestures. Buttons report to `\.bannerActions`.
        public func bannerContent<Content: View>(
            @ViewBuilder _ content: @escaping @MainActor (BannerPresentation) -> Content
        ) -> some View {
            bannerBuilder(BannerBuilder(isFor: { _ in true }, build: { AnyView(content($0)) }))
        }

        /// Draws the banners of `style` as `content` says, and leaves the others as they are.
        ///
        /// ```swift
        /// ContentView()
        ///     .bannerHost(presenter)
        ///     .bannerContent(for: Acme.Style.dog) { presentation in DogBanner(presentation) }
        /// ```
        public func bannerContent<Style: BannerStyle, Content: View>(
            for style: Style, @ViewBuilder _ content: @escaping @MainActor (BannerPresentation) -> Content
        ) -> some View {
            bannerBuilder(BannerBuilder(isFor: { $0.hasStyle(style) }, build: { AnyView(content($0)) }))
        }

        /// Draws the banners of the type `kind` as `content` says, and leaves the others as they are: a type of the app's own brings
        /// what its view shows.
        ///
        /// ```swift
        /// ContentView()
        ///     .bannerHost(presenter)
        ///     .bannerContent(for: VisitBanner.self) { visit, presentation in VisitView(visitor: visit.visitor) }
        /// ```
        ///
        /// A banner in a theme is one of its kind too.
        public func bannerContent<Banner: BannerContent, Content: View>(
            for kind: Banner.Type, @ViewBuilder _ content: @escaping @MainActor (Banner, BannerPresentation) -> Content
        ) -> some View {
            bannerBuilder(
                BannerBuilder(isFor: { $0.asBanner(of: kind) != nil }) { presentation in
                    AnyView(presentation.content.asBanner(of: kind).map { content($0, presentation) })
                })
        }

        private func bannerBuilder(_ builder: BannerBuilder) -> some View {
            modifier(BannerBuilderModifier(builder: builder))
        }
    }

    /// What draws the banners that it is for.
    struct BannerBuilder {
        let isFor: @MainActor @Sendable (any BannerContent) -> Bool
        let build: @MainActor (BannerPresentation) -> AnyView
        /// Where it stands.
        var place: BannerViewPlace?

        init(
            isFor: @escaping @MainActor @Sendable (any BannerContent) -> Bool,
            build: @escaping @MainActor (BannerPresentation) -> AnyView
        ) {
            (self.isFor, self.build) = (isFor, build)
        }

        func standing(at place: BannerViewPlace) -> Self {
            var builder = self
            builder.place = place
            return builder
        }
    }

    /// Hands a view for banners to the hosts inside.
    private struct BannerBuilderModifier: ViewModifier {
        let builder: BannerBuilder

        @State private var place = BannerViewPlace()
        #if DEBUG
            @Environment(\.bannerPresenter) private var around
        #endif

        func body(content: Content) -> some View {
            content
                // What stands nearer to the host comes first.
                .transformEnvironment(\.bannerBuilders) { $0.insert(builder.standing(at: place), at: 0) }
                #if DEBUG
                    .onAppear { place.stand(inside: around, isFor: builder.isFor) }
                    .onDisappear { place.leave() }
                #endif
        }
    }

    private struct BannerBuildersKey: EnvironmentKey {
        static var defaultValue: [BannerBuilder] { [] }
    }

    extension EnvironmentValues {
        /// What draws banners, the first that knows one.
        var bannerBuilders: [BannerBuilder] {
            get { self[BannerBuildersKey.self] }
            set { self[BannerBuildersKey.self] = newValue }
        }
    }
#endif
