// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    public import SwiftUI

    extension View {
        /// Shows `banner` while `isPresented` is true: it waits for its turn, and when it has ended, `isPresented` is
        /// false.
        ///
        /// The host of its surface shows it; without one, this view does. A banner that waits is called off by setting
        /// `isPresented` to false; one that is shown leaves. A banner that a host shows does not leave with this view. One
        /// that this view shows does, with the outcome `cleared`, and comes again with it while `isPresented` is true.
        /// A view that is made anew with `isPresented` set goes on with the banner of the one before, to which the
        /// outcome is `coalesced`.
        ///
        /// Without a host, a banner that covers content is drawn in a window of its own on iOS and visionOS, which never becomes
        /// the key window: nobody reaches its buttons by Full Keyboard Access. Put a host, by `bannerHost(_:)`,
        /// around a view whose banners have buttons.
        ///
        /// `action` is called with the button that was used, unless its role is `dismiss`.
        public func banner<Banner: BannerContent>(
            isPresented: Binding<Bool>, _ banner: Banner,
            action: @escaping @MainActor (Banner.ButtonName) -> Void = { _ in }
        ) -> some View {
            self.banner(isPresented: isPresented, banner, action: action, onOutcome: { _ in })
        }

        /// Shows `banner` while `isPresented` is true, and tells how it ended.
        ///
        /// `action` is called with the button that was used, unless its role is `dismiss`; `onOutcome`, once for each
        /// time that the banner was asked for, after `action`.
        public func banner<Banner: BannerContent>(
            isPresented: Binding<Bool>, _ banner: Banner, action: @escaping @MainActor (Banner.ButtonName) -> Void,
            onOutcome: @escaping @MainActor (BannerOutcome<Banner.ButtonName>) -> Void
        ) -> some View {
            let handlers = BannerBinding<Banner>.Handlers(
                action: { action($1) }, outcome: { onOutcome($1) }, reset: { _ in isPresented.wrappedValue = false })
            return modifier(BannerRequestModifier(banner: isPresented.wrappedValue ? banner : nil, handlers: handlers))
        }

        /// Shows the banner in `item` while there is one: it waits for its turn, and when it has ended, `item` is
        /// `nil`.
        ///
        /// A banner of the same name changes what is shown in place; another one takes its place in the queue. What
        /// shows it, when it leaves with this view, and why a banner with buttons needs a host, is as for
        /// `banner(isPresented:_:action:)`.
        ///
        /// `action` is called with the banner and the button that was used, unless its role is `dismiss`.
        public func banner<Banner: BannerContent>(
            item: Binding<Banner?>, action: @escaping @MainActor (Banner, Banner.ButtonName) -> Void = { _, _ in }
        ) -> some View {
            banner(item: item, action: action, onOutcome: { _, _ in })
        }

        /// Shows the banner in `item` while there is one, and tells how it ended.
        ///
        /// `action` is called with the banner and the button that was used, unless its role is `dismiss`; `onOutcome`,
        /// once for each banner, after `action`.
        public func banner<Banner: BannerContent>(
            item: Binding<Banner?>, action: @escaping @MainActor (Banner, Banner.ButtonName) -> Void,
            onOutcome: @escaping @MainActor (Banner, BannerOutcome<Banner.ButtonName>) -> Void
        ) -> some View {
            let handlers = BannerBinding<Banner>.Handlers(
                action: action, outcome: onOutcome,
                // What the app asks for since stays, though no body has told of it yet.
                reset: { if item.wrappedValue == $0 { item.wrappedValue = nil } })
            return modifier(BannerRequestModifier(banner: item.wrappedValue, handlers: handlers))
        }
    }

    /// Asks for a banner as a binding says.
    private struct BannerRequestModifier<Banner: BannerContent>: ViewModifier {
        let banner: Banner?
        let handlers: BannerBinding<Banner>.Handlers

        @Environment(\.bannerPresenter) private var hosted
        @State private var binding = BannerBinding<Banner>()
        /// What shows banners where there is no host.
        @State private var own = BannerOwnPresenter()

        func body(content: Content) -> some View {
            content
                .modifier(
                    BannerHostModifier(
                        presenter: presenter, place: hosted == nil ? .scene : nil,
                        requester: binding.reporting(to: handlers), isAsking: banner != nil)
                )
                .onAppear { request(isAppearing: true) }
                .onDisappear { binding.viewIsGone() }
                .watching(banner) { _ in request() }
                .watching(ObjectIdentifier(presenter)) { _ in request() }
        }

        private var presenter: BannerPresenter { hosted ?? own.presenter(BannerQueuePolicy()) }

        private func request(isAppearing: Bool = false) {
            binding.request(banner, of: presenter, isHosted: hosted != nil, isAppearing: isAppearing)
        }
    }
#endif
