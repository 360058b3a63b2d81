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
                stage.leave()
            }
            stages = presentations.compactMap { presentation in
                guard let stage = stages.first(where: { $0.presentation.id == presentation.id }) else {
                    return makeStage(presentation)
                }
                stage.presentation = presentation
                return stage
            }
            // A view that has just come in knows its surroundings only when it is laid out.
            view.setNeedsLayout()
            view.layoutIfNeeded()
            for stage in stages { stage.move() }
            #if os(iOS)
                setNeedsStatusBarAppearanceUpdate()
            #endif
        }

        /// Draws the banners again, since something around them has changed.
        func redraw() {
            for stage in stages { stage.draw() }
        }

        /// Tells whether a screen reader is on some part of a banner.
        func reportFocus() {
            for stage in stages { stage.reportFocus() }
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            // A view that follows the keyboard, so that this one is laid out whenever that moves.
            let follower = UIView()
            follower.isHidden = true
            follower.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(follower)
            follower.topAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
            follower.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
        }

        /// How much of the window the keyboard covers, or the safe area where there is none.
        private var keyboard: Double {
            let top = Double(view.keyboardLayoutGuide.layoutFrame.minY)
            // Before it is laid out, it is nowhere.
            return top > 0 ? max(0, Double(view.bounds.height) - top) : 0
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
            let content = owner.makeView(presentation) ?? BannerWindowBar(owner)
            let stage = BannerWindowStage(presentation, content, presenter: owner.presenter)
            stage.isMotionFrozen = owner.isMotionFrozen
            view.addSubview(stage)
            return stage
        }

        private func layoutStages() {
            let (container, keyboard) = (container, keyboard)
            for stage in stages {
                stage.layOut(in: container, bar: bar(over: stage.presentation), keyboard: keyboard)
            }
        }

        /// What the app's bar takes of the safe area, where the banner slides out from under one.
        private func bar(over presentation: BannerPresentation) -> Double {
            let edge = presentation.content.bannerConfiguration.edge
            guard let bars = owner?.barInsets,
                BannerGeometry.slidesFromBar(presentation.content.bannerSurface.under, edge: edge)
            else { return 0 }
            return Double(edge == .top ? bars.top : bars.bottom)
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
                guard let banner = stages.last(where: \.isBehindStatusBar) else {
                    return underlying { $0.childForStatusBarStyle }?.preferredStatusBarStyle ?? .default
                }
                return banner.presentation.content.bannerConfiguration.statusBar.uiKitStyle
            }

            override var prefersStatusBarHidden: Bool {
                underlying { $0.childForStatusBarHidden }?.prefersStatusBarHidden ?? false
            }

            override var prefersHomeIndicatorAutoHidden: Bool {
                underlying { $0.childForHomeIndicatorAutoHidden }?.prefersHomeIndicatorAutoHidden ?? false
            }

            override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
                underlying { _ in nil }?.supportedInterfaceOrientations ?? .all
            }

            /// What the app shows below, whose wishes hold where a banner has none. A controller may leave them to `child`.
            private func underlying(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
                let windows = view.window?.windowScene?.windows ?? []
                var controller = windows.first { $0 !== view.window && !$0.isHidden }?.rootViewController
                while let next = controller.flatMap({ $0.presentedViewController ?? child($0) }) {
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
