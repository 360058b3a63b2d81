// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    internal import Foundation
    @preconcurrency internal import UIKit

    /// Places the banners of a window.
    final class BannerRootController: UIViewController {
        weak var owner: BannerWindowPresenter?
        private var stages: [BannerWindowStage] = []

        /// Draws these banners, and lets the others go.
        func show(_ presentations: [BannerPresentation]) {
            for stage in stages where !presentations.contains(where: { $0.id == stage.presentation.id }) {
                stage.removeFromSuperview()
            }
            stages = presentations.compactMap { presentation in
                guard let stage = stages.first(where: { $0.presentation.id == presentation.id }) else {
                    return makeStage(presentation)
                }
                stage.presentation = presentation
                return stage
            }
            layoutStages()
            for stage in stages { stage.move() }
            #if os(iOS)
                setNeedsStatusBarAppearanceUpdate()
            #endif
        }

        /// Tells whether a screen reader is on some part of a banner.
        func reportFocus() {
            for stage in stages { stage.reportFocus() }
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            layoutStages()
        }

        override func viewSafeAreaInsetsDidChange() {
            super.viewSafeAreaInsetsDidChange()
            view.setNeedsLayout()
        }

        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            owner?.presenter.rotate()
            coordinator.animate(alongsideTransition: { [weak self] _ in self?.layoutStages() }, completion: nil)
        }

        private func makeStage(_ presentation: BannerPresentation) -> BannerWindowStage? {
            guard let owner else { return nil }
            let content = owner.makeView(presentation) ?? BannerWindowBar(locale: owner.locale)
            let stage = BannerWindowStage(presentation, content, presenter: owner.presenter)
            view.addSubview(stage)
            return stage
        }

        private func layoutStages() {
            let container = container
            for stage in stages { stage.layOut(in: container, bars: bars(of: stage.presentation)) }
        }

        /// What the app's bars take of the safe area, where the banner slides out from under one.
        private func bars(of presentation: BannerPresentation) -> BannerInsets {
            let edge = presentation.content.bannerConfiguration.edge
            guard let bars = owner?.barInsets,
                BannerGeometry.slidesFromBar(presentation.content.bannerSurface.under, edge: edge)
            else { return BannerInsets() }
            return BannerInsets(top: Double(bars.top), bottom: Double(bars.bottom))
        }

        private var container: BannerContainer {
            let insets = view.safeAreaInsets
            let isLeftToRight = view.effectiveUserInterfaceLayoutDirection == .leftToRight
            let (leading, trailing) = isLeftToRight ? (insets.left, insets.right) : (insets.right, insets.left)
            return BannerContainer(
                size: BannerSize(
                    width: Double(view.bounds.width - insets.left - insets.right),
                    height: Double(view.bounds.height - insets.top - insets.bottom)),
                safeArea: BannerInsets(
                    top: Double(insets.top), leading: Double(leading), bottom: Double(insets.bottom),
                    trailing: Double(trailing)),
                isCompact: traitCollection.horizontalSizeClass == .compact)
        }

        #if os(iOS)
            override var preferredStatusBarStyle: UIStatusBarStyle {
                let top = stages.last { $0.presentation.content.bannerConfiguration.edge == .top }
                guard let top, top.presentation.phase != .dismissing else {
                    return underlying?.preferredStatusBarStyle ?? .default
                }
                return top.presentation.content.bannerConfiguration.statusBar.uiKitStyle
            }

            override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
                underlying?.supportedInterfaceOrientations ?? .all
            }

            /// What the app shows below, whose wishes hold where a banner has none.
            private var underlying: UIViewController? {
                let windows = view.window?.windowScene?.windows ?? []
                var controller = windows.first { $0 !== view.window && !$0.isHidden }?.rootViewController
                while let next = controller?.presentedViewController ?? controller?.childForStatusBarStyle {
                    controller = next
                }
                return controller
            }
        #endif
    }

    #if os(iOS)
        extension BannerStatusBarStyle {
            fileprivate var uiKitStyle: UIStatusBarStyle {
                switch self {
                case .light: .lightContent
                case .dark: .darkContent
                case .automatic: .default
                }
            }
        }
    #endif
#endif
