// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    public import SwiftUI

    extension View {
        /// Says that this view is a screen of the spec: banners whose triggers name it in `screens` come while it is there.
        ///
        /// Write it inside of `bannerHost(_:)`, on the content of each screen that the spec names.
        public func bannerScreen(_ screen: some RawRepresentable<String> & Hashable) -> some View {
            modifier(BannerScreenModifier(screen: screen))
        }
    }

    /// Tells the presenter around it that a screen is there.
    private struct BannerScreenModifier<Screen: RawRepresentable<String> & Hashable>: ViewModifier {
        let screen: Screen

        @Environment(\.bannerPresenter) private var presenter
        @State private var visit = BannerVisit()

        func body(content: Content) -> some View {
            content
                .onAppear { visit.appear(screen.rawValue, of: presenter) }
                .onDisappear { visit.disappear() }
                .watching(screen.rawValue) { visit.change($0, of: presenter) }
                .watching(presenter.map(ObjectIdentifier.init)) { _ in visit.change(screen.rawValue, of: presenter) }
        }
    }
#endif
