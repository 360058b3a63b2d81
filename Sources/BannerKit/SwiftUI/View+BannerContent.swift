// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    public import SwiftUI

    extension View {
        /// Draws the banners of the hosts inside this view as `content` says: write it after `bannerHost`.
        ///
        /// The host still moves the banner, fills it and hears of gestures. Buttons report to `\.bannerActions`.
        public func bannerContent<Content: View>(
            @ViewBuilder _ content: @escaping @MainActor (BannerPresentation) -> Content
        ) -> some View {
            bannerBuilder { AnyView(content($0)) }
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
            bannerBuilder { presentation in
                presentation.content.hasStyle(style) ? AnyView(content(presentation)) : nil
            }
        }

        private func bannerBuilder(_ build: @escaping @MainActor (BannerPresentation) -> AnyView?) -> some View {
            // What stands nearer to the host comes first.
            transformEnvironment(\.bannerBuilders) { $0.insert(BannerBuilder(build: build), at: 0) }
        }
    }

    /// What draws the banners that it knows.
    struct BannerBuilder {
        let build: @MainActor (BannerPresentation) -> AnyView?
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
