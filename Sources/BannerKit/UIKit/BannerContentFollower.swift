// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    internal import Foundation
    @preconcurrency internal import UIKit

    /// Follows the content that the app shows below a window of banners: where its bars end, and how far embedded banners push
    /// it away. A bar that grows with a large title, hides or comes with another screen changes the content's safe area.
    @MainActor final class BannerContentFollower {
        /// Hears that the bars are others.
        var onChange: @MainActor () -> Void = {}

        private weak var window: BannerWindow?
        private weak var content: UIViewController?
        private var probe: BannerSafeAreaProbe?
        private var pushed = BannerInsets()

        /// Follows what the app of `window` shows now.
        func follow(_ window: BannerWindow) {
            self.window = window
            let shown = window.appWindow?.rootViewController?.bannerContent
            guard shown !== content || probe?.window == nil else { return }
            leave()
            content = shown
            shown?.pushBannerContent(from: BannerInsets(), to: pushed)
            probe = shown.flatMap { BannerSafeAreaProbe(in: $0.view) }
            probe?.onChange = { [weak self] in self?.onChange() }
            probe?.onLeave = { [weak self] in self?.contentLeft() }
        }

        /// Lets go of the content.
        func stop() {
            leave()
            pushed = BannerInsets()
            window = nil
        }

        private func leave() {
            content?.pushBannerContent(from: pushed, to: BannerInsets())
            probe?.end()
            (content, probe) = (nil, nil)
        }

        /// Another screen is in its place, as soon as that has come.
        private func contentLeft() {
            Task { [weak self] in
                guard let self, let window else { return }
                follow(window)
                onChange()
            }
        }

        /// Pushes the content away.
        func push(_ insets: BannerInsets) {
            content?.pushBannerContent(from: pushed, to: insets)
            pushed = insets
            content?.view.layoutIfNeeded()
        }

        /// What bars take of the window beyond its safe area.
        var bars: BannerInsets {
            guard let view = content?.view, let window, view.window != nil else { return BannerInsets() }
            let frame = view.convert(view.bounds, to: nil)
            return BannerInsets(
                top: BannerPush.bar(
                    start: Double(frame.minY), safeArea: Double(view.safeAreaInsets.top), pushed: pushed.top,
                    window: Double(window.safeAreaInsets.top)),
                leading: 0,
                bottom: BannerPush.bar(
                    start: Double(window.bounds.height - frame.maxY), safeArea: Double(view.safeAreaInsets.bottom),
                    pushed: pushed.bottom, window: Double(window.safeAreaInsets.bottom)),
                trailing: 0)
        }
    }

    extension UIViewController {
        /// What it shows at last: the screen within its containers.
        var bannerContent: UIViewController {
            var controller = self
            while let next = controller.bannerChild { controller = next }
            return controller
        }

        private var bannerChild: UIViewController? {
            if let presented = presentedViewController, !presented.isBeingDismissed,
                [.fullScreen, .overFullScreen].contains(presented.modalPresentationStyle)
            {
                return presented
            }
            switch self {
            case let tabs as UITabBarController: return tabs.selectedViewController
            case let stack as UINavigationController: return stack.topViewController
            case let split as UISplitViewController: return split.viewControllers.last
            default: return nil
            }
        }

        /// Gives back `former` of its safe area, and takes `insets`. What else the app takes there stays.
        func pushBannerContent(from former: BannerInsets, to insets: BannerInsets) {
            let current = additionalSafeAreaInsets
            let amount = BannerInsets(top: insets.top - former.top, bottom: insets.bottom - former.bottom)
            let whole = pushLedger.push(
                self, by: amount, current: BannerInsets(top: Double(current.top), bottom: Double(current.bottom)))
            additionalSafeAreaInsets.top = CGFloat(whole.top)
            additionalSafeAreaInsets.bottom = CGFloat(whole.bottom)
        }
    }

    /// What banners take of view controllers, in all windows and places.
    @MainActor private var pushLedger = BannerPushLedger()

    /// Hears of changes of a view's safe area. Nothing of it is seen.
    private final class BannerSafeAreaProbe: UIView {
        var onChange: @MainActor () -> Void = {}
        var onLeave: @MainActor () -> Void = {}
        private var wasInWindow = false

        /// Fills `view`, or the part of a scroll view that is seen.
        convenience init(in view: UIView) {
            self.init(frame: .zero)
            isUserInteractionEnabled = false
            isAccessibilityElement = false
            translatesAutoresizingMaskIntoConstraints = false
            view.insertSubview(self, at: 0)
            pinBannerEdges(to: view)
        }

        func end() {
            (onChange, onLeave) = ({}, {})
            removeFromSuperview()
        }

        override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            onChange()
        }

        override func didMoveToWindow() {
            super.didMoveToWindow()
            if window == nil, wasInWindow { onLeave() }
            wasInWindow = window != nil
        }
    }

    extension UIView {
        /// Fills `view`, or the part of a scroll view that is seen.
        fileprivate func pinBannerEdges(to view: UIView) {
            if let guide = (view as? UIScrollView)?.frameLayoutGuide {
                activate([
                    topAnchor.constraint(equalTo: guide.topAnchor),
                    bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                    leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                    trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                ])
            } else {
                activate([
                    topAnchor.constraint(equalTo: view.topAnchor), bottomAnchor.constraint(equalTo: view.bottomAnchor),
                    leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    trailingAnchor.constraint(equalTo: view.trailingAnchor),
                ])
            }
        }

        private func activate(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    }
#endif
