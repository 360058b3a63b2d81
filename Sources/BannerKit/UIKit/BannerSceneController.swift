// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    internal import Foundation
    @preconcurrency internal import UIKit

    /// Fills a window of banners. What the system asks the topmost window is answered as the app's own controllers would,
    /// but for what a banner needs.
    class BannerSceneController: UIViewController {
        /// The style of the status bar that a banner wants, `nil` where none lies behind it.
        var bannerStatusBar: BannerStatusBarStyle? { nil }

        // What a banner has no use for is the app's, which is in another window and so in no chain that begins here.

        override func accessibilityPerformEscape() -> Bool {
            appResponders.contains { $0.accessibilityPerformEscape() }
        }

        override func accessibilityPerformMagicTap() -> Bool {
            appResponders.contains { $0.accessibilityPerformMagicTap() }
        }

        /// The app's view that is in front, and all that is asked after it.
        private var appResponders: [UIResponder] {
            var controller = (view.window as? BannerWindow)?.appWindow?.rootViewController
            while let presented = controller?.presentedViewController, !presented.isBeingDismissed {
                controller = presented
            }
            guard let front = controller?.bannerContent.view else { return [] }
            return Array(sequence(first: front as UIResponder) { $0.next })
        }

        #if os(iOS)
            override var preferredStatusBarStyle: UIStatusBarStyle {
                bannerStatusBar?.uiKitStyle ?? underlying(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
            }

            /// A tint may be another one in this appearance. UIKit still calls this; without the attribute, the call in it would be a warning
            /// in apps from iOS 17 on.
            @available(iOS, deprecated: 17.0)
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                setNeedsStatusBarAppearanceUpdate()
            }

            override var prefersStatusBarHidden: Bool {
                underlying(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
            }

            override var prefersHomeIndicatorAutoHidden: Bool {
                underlying(\.childForHomeIndicatorAutoHidden)?.prefersHomeIndicatorAutoHidden ?? false
            }

            override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
                underlying(\.childForScreenEdgesDeferringSystemGestures)?.preferredScreenEdgesDeferringSystemGestures
                    ?? []
            }

            override var prefersPointerLocked: Bool {
                underlying(\.childViewControllerForPointerLock)?.prefersPointerLocked ?? false
            }

            override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
                underlying { _ in nil }?.supportedInterfaceOrientations ?? .all
            }

            /// Asks for all of that anew.
            func updateSystemAppearance() {
                setNeedsStatusBarAppearanceUpdate()
                setNeedsUpdateOfHomeIndicatorAutoHidden()
                setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
                setNeedsUpdateOfPrefersPointerLocked()
            }

            /// What the app shows below, whose wishes hold where a banner has none. A controller may leave them to `child`.
            private func underlying(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
                var controller = (view.window as? BannerWindow)?.appWindow?.rootViewController
                while let next = controller.flatMap({ $0.bannerCover ?? child($0) }) { controller = next }
                return controller
            }
        #endif
    }

    #if os(iOS)
        extension UIViewController {
            /// What it presents that the system asks in its place, perhaps from a sheet: a sheet itself, a popover or an alert is not asked,
            /// unless it says so.
            fileprivate var bannerCover: UIViewController? {
                var (cover, next) = (nil as UIViewController?, presentedViewController)
                while let presented = next, !presented.isBeingDismissed {
                    let isAsked =
                        presented.modalPresentationStyle == .fullScreen
                        || presented.modalPresentationCapturesStatusBarAppearance
                    if isAsked { cover = presented }
                    next = presented.presentedViewController
                }
                return cover
            }
        }

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
