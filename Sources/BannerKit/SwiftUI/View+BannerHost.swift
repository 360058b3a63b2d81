// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    public import SwiftUI

    extension View {
        /// Makes this view the place where `presenter` shows its banners of the scene: over the view, or above or below
        /// it where they are embedded.
        ///
        /// Write it on the root view of the scene, and on a view inside a navigation stack for banners that slide out
        /// from under the navigation bar. Where there are several, the innermost one that is on the screen shows them.
        public func bannerHost(_ presenter: BannerPresenter) -> some View { bannerHost(presenter, in: .overlay) }

        /// Makes this view the place where `presenter` shows its banners of the scene, those that cover content in what
        /// `placement` says.
        ///
        /// ```swift
        /// ContentView()
        ///     .bannerHost(presenter, in: .window)
        /// ```
        ///
        /// In a window of its own, a banner lies above sheets, covers and popovers. Touches beside it go to the app, the
        /// keyboard stays where it is, and the status bar takes the style that the spec gives it. On a Mac and on tvOS,
        /// which have no such windows, banners lie over this view.
        public func bannerHost(_ presenter: BannerPresenter, in placement: BannerHostPlacement) -> some View {
            modifier(BannerHostModifier(presenter: presenter, place: .scene, placement: placement))
        }

        /// Makes this view the place of the scene's banners, which a presenter of its own lets wait as `policy` says.
        ///
        /// ```swift
        /// ContentView()
        ///     .bannerHost(policy: Acme.queue)
        /// ```
        ///
        /// Views inside find the presenter in `\.bannerPresenter`; `banner(item:)` and its like use it by themselves. It lives as long as
        /// this view. The policy that it begins with holds.
        public func bannerHost(policy: BannerQueuePolicy, in placement: BannerHostPlacement = .overlay) -> some View {
            modifier(BannerOwnHostModifier(policy: policy, placement: placement))
        }

        /// Makes this view the place where `presenter` shows the banners of one surface, such as that of a screen. It
        /// goes before a host of the scene.
        public func bannerHost(_ presenter: BannerPresenter, surface: BannerSurface) -> some View {
            modifier(BannerHostModifier(presenter: presenter, place: .surface(surface)))
        }
    }

    /// A host with a presenter of its own.
    private struct BannerOwnHostModifier: ViewModifier {
        let policy: BannerQueuePolicy
        let placement: BannerHostPlacement

        @State private var own = BannerOwnPresenter()

        func body(content: Content) -> some View {
            content.modifier(
                BannerHostModifier(presenter: own.presenter(policy), place: .scene, placement: placement))
        }
    }
#endif
