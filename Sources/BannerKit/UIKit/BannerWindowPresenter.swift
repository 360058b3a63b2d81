// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    public import Foundation
    @preconcurrency public import UIKit

    /// Shows the banners of a presenter in a window scene, in a window of its own above the app's. Touches beside a
    /// banner go to the app.
    ///
    /// ```swift
    /// func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    ///     guard let scene = scene as? UIWindowScene else { return }
    ///     banners = BannerWindowPresenter(scene: scene, presenter: BannerPresenter(policy: Acme.queue))
    /// }
    /// ```
    ///
    /// A window can't push the app's views away: embedded banners are laid over them too. Nor does it know of bars:
    /// banners of surfaces under a bar rest at `barInsets` from the safe area.
    @MainActor public final class BannerWindowPresenter {
        /// A view that draws banners in the place of the standard one.
        ///
        /// The presenter moves it, fills what is behind it, and hears taps and swipes. The view only draws, and reports
        /// its buttons.
        @MainActor public protocol BannerView: UIView {
            /// Draws `presentation`. Called again whenever it changes.
            func show(_ presentation: BannerPresentation, actions: BannerActions)

            /// The height that it needs where it is `width` points wide. Its constraints tell, unless it does.
            func bannerHeight(width: CGFloat) -> CGFloat
        }

        /// What runs the banners.
        public let presenter: BannerPresenter
        /// The height of the app's bars within the safe area, in points, which the app knows.
        public var barInsets = UIEdgeInsets.zero { didSet { root.view.setNeedsLayout() } }
        /// Where the images of banners are, such as `Bundle.module` of a package; `nil` for the app's own catalogue.
        public var bundle: Bundle? { didSet { root.redraw() } }
        /// What banners load their images from the network with; `nil` for `URLSession`.
        public var imageLoader: BannerImageLoader? { didSet { root.redraw() } }
        /// Whether banners stand where they would come to rest, and the track of work without a known end stands still: for
        /// pictures that tests compare.
        public var isMotionFrozen = false { didSet { root.redraw() } }
        /// Makes the view of a banner; `nil` for the standard one.
        public var makeView: @MainActor (BannerPresentation) -> (any BannerView)? = { _ in nil }

        private let window: BannerWindow
        private let root: BannerRootController
        private var host: BannerHost?
        private var watches: [BannerWatch] = []

        /// Shows what `presenter` presents on surfaces of the whole scene.
        public init(scene: UIWindowScene, presenter: BannerPresenter) {
            self.presenter = presenter
            window = BannerWindow(windowScene: scene)
            root = BannerRootController()
            window.rootViewController = root
            // Above the app, below its alerts.
            window.windowLevel = UIWindow.Level(rawValue: UIWindow.Level.normal.rawValue + 1)
            window.backgroundColor = .clear
            root.owner = self
            follow(scene)
        }

        /// The language of what is said and written, a BCP 47 tag.
        public var locale = BannerLanguage.current {
            didSet {
                presenter.hostLocale = locale
                root.redraw()
            }
        }

        private func follow(_ scene: UIWindowScene) {
            presenter.join(scene)
            presenter.hostLocale = locale
            presenter.isScreenReaderRunning = UIAccessibility.needsMoreTime
            let announcer = BannerAnnouncer(presenter)
            host = BannerHost(
                presenter, .scene,
                onChange: { [weak self] in
                    announcer.show($0)
                    self?.show($0)
                }, onAnnouncement: { announcer.say($0) })
            let id = ObjectIdentifier(scene)
            on(UIScene.didDisconnectNotification, of: scene) { $0.presenter.leave(id) }
            for name in UIAccessibility.timeNotifications {
                on(name) { $0.presenter.isScreenReaderRunning = UIAccessibility.needsMoreTime }
            }
            on(UIAccessibility.elementFocusedNotification) { $0.root.reportFocus() }
            on(UIAccessibility.reduceMotionStatusDidChangeNotification) { $0.root.redraw() }
        }

        /// Calls `body` for each notification, as long as this lives.
        private func on(
            _ name: Notification.Name, of object: AnyObject? = nil,
            _ body: @escaping @MainActor @Sendable (BannerWindowPresenter) -> Void
        ) {
            watches.append(
                BannerWatch(name, of: object) { [weak self] in
                    if let self { body(self) }
                })
        }

        private func show(_ shown: [BannerPresentation]) {
            // A hidden window has no say in the status bar and in rotation.
            window.isHidden = shown.isEmpty
            // A window that has just come knows its safe area only when it is laid out.
            window.layoutIfNeeded()
            root.show(shown)
        }
    }

    extension BannerWindowPresenter.BannerView {
        /// The height by the view's constraints.
        public func bannerHeight(width: CGFloat) -> CGFloat {
            systemLayoutSizeFitting(
                CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
                withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
            ).height
        }
    }
#endif
