// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    public import SwiftUI

    extension View {
        /// Pauses the banners of the host around this view while it is on the screen and `isPaused` is true, as
        /// ``BannerPresenter/pause()`` does.
        ///
        /// ```swift
        /// Onboarding()
        ///     .bannersPaused()
        /// ```
        public func bannersPaused(_ isPaused: Bool = true) -> some View {
            modifier(BannerPauseModifier(isPaused: isPaused))
        }
    }

    private struct BannerPauseModifier: ViewModifier {
        let isPaused: Bool

        @Environment(\.bannerPresenter) private var presenter
        @State private var pause = BannerPause()

        func body(content: Content) -> some View {
            content
                .onAppear { pause.appear(wanted) }
                .onDisappear { pause.disappear() }
                .watching(wanted.map(ObjectIdentifier.init)) { _ in pause.change(to: wanted) }
        }

        /// What it pauses while it is there.
        private var wanted: BannerPresenter? { isPaused ? presenter : nil }
    }
#endif
