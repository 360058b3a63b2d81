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
    /// Banners of surfaces under a bar rest beyond that bar, and follow it. Embedded ones do so too, and push the content of
    /// the screen away, by its safe area. The banners of a screen's own surfaces show where you say: in a ``PlaceView``, or in a
    /// view controller by ``host(_:in:)``.
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
        /// The height of the app's bars within the safe area, in points. `nil`, as it is at first, for those of the containers of
        /// UIKit, which are found and followed.
        public var barInsets: UIEdgeInsets? { didSet { root.view.setNeedsLayout() } }
        /// The level of the window. Unless you set it, banners lie above the app with all that it presents, its alerts too,
        /// and below what the system lays over it.
        public var windowLevel: UIWindow.Level {
            get { window.windowLevel }
            set { window.windowLevel = newValue }
        }
        /// Where the images of banners are, such as `Bundle.module` of a package; `nil` for the app's own catalogue.
        public var bundle: Bundle? { didSet { redraw() } }
        /// What banners load their images from the network with; `nil` for `URLSession`.
        public var imageLoader: BannerImageLoader? { didSet { redraw() } }
        /// Whether banners stand where they would come to rest, and the track of work without a known end stands still: for
        /// pictures that tests compare.
        public var isMotionFrozen = false { didSet { redraw() } }
        /// Makes the view of a banner; `nil` for the standard one. What shows gets its view anew.
        public var makeView: @MainActor (BannerPresentation) -> (any BannerView)? = { _ in nil } {
            didSet {
                for board in allBoards { board.remake() }
            }
        }

        private let window: BannerWindow
        private let root: BannerRootController
        private var host: BannerHost?
        private let link: BannerSceneLink
        private var watches: [BannerWatch] = []
        /// What places among the app's views show.
        private var boards: [WeakBoard] = []

        /// What VoiceOver was on before it came to a banner.
        private(set) weak var latestElement: NSObject?

        private struct WeakBoard {
            weak var board: BannerStageBoard?
        }

        /// Shows what `presenter` presents on surfaces of the whole scene.
        public init(scene: UIWindowScene, presenter: BannerPresenter) {
            self.presenter = presenter
            window = BannerWindow(windowScene: scene)
            root = BannerRootController()
            link = BannerSceneLink(scene, presenter)
            window.rootViewController = root
            window.windowLevel = UIWindow.Level(rawValue: CGFloat(BannerHostPlacement.defaultWindowLevel))
            window.backgroundColor = .clear
            root.owner = self
            follow()
        }

        /// Draws nothing any more, and gives back what it took of the app's views. A presenter of windows that is released does so too.
        public func end() {
            watches = []
            Self.end(host, root, window, boards.compactMap(\.board))
        }

        private static func end(
            _ host: BannerHost?, _ root: BannerRootController, _ window: BannerWindow, _ places: [BannerStageBoard]
        ) {
            host?.end()
            for place in places { place.onEnd() }
            root.show([])
            window.stopFollowing()
            window.isHidden = true
        }

        deinit {
            // An isolated deinit would need iOS 18.4.
            let places = boards.compactMap(\.board)
            Task { @MainActor [host, root, window] in Self.end(host, root, window, places) }
        }

        /// The language of what is said and written, a BCP 47 tag.
        public var locale = BannerLanguage.current {
            didSet {
                presenter.hostLocale = locale
                redraw()
            }
        }

        // MARK: Places

        /// Draws the banners of `board` anew whenever something around them changes.
        func add(_ board: BannerStageBoard) {
            boards.removeAll { $0.board == nil }
            boards.append(WeakBoard(board: board))
        }

        private var allBoards: [BannerStageBoard] { [root.board] + boards.compactMap(\.board) }

        private func redraw() {
            for board in allBoards { board.redraw() }
        }

        private func reportFocus() {
            for board in allBoards { board.reportFocus() }
            guard !allBoards.contains(where: \.hasCursor) else { return }
            latestElement = UIAccessibility.focusedElement(using: .notificationVoiceOver) as? NSObject
        }

        /// A host of `place` that speaks the language of this.
        func makeHost(
            _ place: BannerPlace, _ stand: BannerStand, onChange: @escaping @MainActor ([BannerPresentation]) -> Void
        ) -> BannerHost {
            let announcer = BannerAnnouncer(presenter)
            return BannerHost(
                presenter, place, stand: stand,
                onChange: {
                    announcer.show($0)
                    onChange($0)
                }, onAnnouncement: { announcer.speak(of: $0) })
        }

        // MARK: The scene

        private func follow() {
            link.join()
            presenter.hostLocale = locale
            presenter.isAssistanceRunning = UIAccessibility.needsMoreTime
            host = makeHost(.scene, BannerStand(scene: link.id, isAbove: true)) { [weak self] in self?.show($0) }
            for name in UIAccessibility.timeNotifications {
                on(name) {
                    $0.presenter.isAssistanceRunning = UIAccessibility.needsMoreTime
                    // One that is turned off has no cursor any more.
                    $0.reportFocus()
                }
            }
            on(UIAccessibility.elementFocusedNotification) { $0.reportFocus() }
            on(UIAccessibility.reduceMotionStatusDidChangeNotification) { $0.redraw() }
            on(UIAccessibility.reduceTransparencyStatusDidChangeNotification) { $0.redraw() }
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
            if shown.isEmpty { window.stopFollowing() } else { window.followAppearance() }
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
