// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    internal import Foundation
    @preconcurrency internal import UIKit

    /// Places the banners of a window.
    final class BannerRootController: BannerSceneController {
        weak var owner: BannerWindowPresenter? { didSet { board.owner = owner } }
        private(set) lazy var board = BannerStageBoard(in: view)
        private let follower = BannerContentFollower()

        private var bannerWindow: BannerWindow? { view.window as? BannerWindow }

        /// Draws these banners, and lets the others go.
        func show(_ presentations: [BannerPresentation]) {
            board.show(presentations)
            followContent()
            // A view that has just come in knows its surroundings only when it is laid out.
            view.setNeedsLayout()
            view.layoutIfNeeded()
            board.move()
            pushContent()
            #if os(iOS)
                updateSystemAppearance()
            #endif
        }

        /// Follows the app's bars while a banner rests beyond one.
        private func followContent() {
            let isBeyondBar = board.stages.contains { BannerPush.isBeyondBar($0.presentation) }
            guard isBeyondBar, let window = bannerWindow else { return follower.stop() }
            follower.onChange = { [weak self] in self?.view.setNeedsLayout() }
            follower.follow(window)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            // A view that follows the keyboard, so that this one is laid out whenever that moves.
            let keyboard = UIView()
            keyboard.isHidden = true
            keyboard.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(keyboard)
            keyboard.topAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
            keyboard.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
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
            pushContent()
        }

        private func pushContent() {
            board.pushContent { [weak self] in self?.follower.push($0) }
        }

        override func viewSafeAreaInsetsDidChange() {
            super.viewSafeAreaInsetsDidChange()
            view.setNeedsLayout()
        }

        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            owner?.presenter.rotate()
            coordinator.animate(
                alongsideTransition: { [weak self] _ in
                    self?.layoutStages()
                    self?.pushContent()
                }, completion: nil)
        }

        private func layoutStages() {
            let (container, keyboard, bars) = (container, keyboard, bars)
            var laid: [(presentation: BannerPresentation, height: Double)] = []
            for stage in board.stages {
                let bar = BannerPush.inset(of: stage.presentation, bars: bars, after: laid)
                stage.layOut(in: container, bar: bar, keyboard: keyboard)
                laid.append((stage.presentation, stage.height))
            }
        }

        /// What the app's bars take of the safe area: what the app says, or what is found.
        private var bars: BannerInsets {
            guard let chosen = owner?.barInsets else { return follower.bars }
            return BannerInsets(top: Double(chosen.top), bottom: Double(chosen.bottom))
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

        override var bannerStatusBar: BannerStatusBarStyle? {
            let contents = board.stages.reversed().lazy.filter(\.isBehindStatusBar).map(\.presentation.content)
            let reducesTransparency = UIAccessibility.isReduceTransparencyEnabled
            return contents.compactMap {
                $0.statusBar(
                    in: self.traitCollection.bannerAppearance, reducesTransparency: reducesTransparency)
            }.first
        }
    }
#endif
