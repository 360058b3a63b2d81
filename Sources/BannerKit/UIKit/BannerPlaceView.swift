// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    public import Foundation
    @preconcurrency public import UIKit

    extension BannerWindowPresenter {
        /// The place of a surface among the views of a screen, such as between a header and what lies below it.
        ///
        /// ```swift
        /// let place = BannerWindowPresenter.PlaceView(
        ///     of: Fiori.Surface.objectHeader.bannerSurface, in: banners)
        /// stack.addArrangedSubview(header)
        /// stack.addArrangedSubview(place)
        /// stack.addArrangedSubview(form)
        /// ```
        ///
        /// An embedded banner takes as much height as it needs, and pushes what is next to it away; without one, the
        /// place has no height. A banner that covers content slides out over what is next to it. If the place scrolls away, a
        /// banner whose style `sticksOnScroll` stays at the edge of the safe area, which is that of the bar.
        @MainActor public final class PlaceView: UIView {
            private weak var banners: BannerWindowPresenter?
            private let surface: BannerSurface
            private let canvas = BannerPlaceCanvas(frame: .zero)
            private var host: BannerHost?
            private var height: NSLayoutConstraint?
            private var canvasHeight: NSLayoutConstraint?
            /// What keeps the banner in sight, as long as it sticks.
            private var stick: NSLayoutConstraint?
            /// What holds it at the edge of the controller whose content it pushes away. Such a place does not scroll, and takes
            /// no height.
            private var edge: NSLayoutConstraint?
            private weak var controller: UIViewController?
            private var pushed = BannerInsets()
            private var isBeingLaidOut = false
            private var isShowing = false

            /// The place of `surface`, whose banners `banners` runs and draws. It draws while it is in a window.
            public init(of surface: BannerSurface, in banners: BannerWindowPresenter) {
                self.banners = banners
                self.surface = surface
                super.init(frame: .zero)
                addSubview(canvas)
                canvas.board.owner = banners
                banners.add(canvas.board)
                canvas.board.onEnd = { [weak self] in self?.end() }
                pinCanvas()
            }

            /// A place is never made from a storyboard: it needs its surface.
            @available(*, unavailable) public required init?(coder: NSCoder) { nil }

            private func pinCanvas() {
                canvas.translatesAutoresizingMaskIntoConstraints = false
                let own = heightAnchor.constraint(equalToConstant: 0)
                let inner = canvas.heightAnchor.constraint(equalToConstant: 0)
                let rest =
                    surface.edge == .top
                    ? canvas.topAnchor.constraint(equalTo: topAnchor)
                    : canvas.bottomAnchor.constraint(equalTo: bottomAnchor)
                rest.priority = UILayoutPriority(rawValue: 750)
                NSLayoutConstraint.activate([
                    own, inner, rest, canvas.leadingAnchor.constraint(equalTo: leadingAnchor),
                    canvas.trailingAnchor.constraint(equalTo: trailingAnchor),
                ])
                (height, canvasHeight) = (own, inner)
            }

            // MARK: As a host

            /// Draws while it is in a window.
            public override func didMoveToWindow() {
                super.didMoveToWindow()
                host?.end()
                host = nil
                stick?.isActive = false
                stick = nil
                if window == nil { canvas.board.show([]) } else { follow() }
            }

            /// Nobody runs its banners any more.
            private func end() {
                banners = nil
                host?.end()
                host = nil
                show([])
            }

            private func follow() {
                guard let banners else { return }
                let stand = BannerStand(
                    scene: window?.windowScene.map { ObjectIdentifier($0) }, level: bannerPresentationLevel)
                host = banners.makeHost(.surface(surface), stand) { [weak self] in self?.show($0) }
                // The edge of what the screen leaves free of bars, wherever this scrolls to.
                guard edge == nil, let screen = bannerController?.view else { return }
                stick =
                    surface.edge == .top
                    ? canvas.topAnchor.constraint(greaterThanOrEqualTo: screen.safeAreaLayoutGuide.topAnchor)
                    : canvas.bottomAnchor.constraint(lessThanOrEqualTo: screen.safeAreaLayoutGuide.bottomAnchor)
                superview?.bringSubviewToFront(self)
            }

            private func show(_ presentations: [BannerPresentation]) {
                canvas.board.show(presentations)
                stick?.isActive = presentations.contains { $0.content.bannerConfiguration.sticksOnScroll }
                setNeedsLayout()
                // What is pushed away moves with the banner, when that is laid out.
                isShowing = true
                layoutIfNeeded()
                isShowing = false
                canvas.board.move()
                pushContent()
            }

            private func pushContent() {
                canvas.board.pushContent { [weak self] in self?.push($0) }
            }

            private func push(_ insets: BannerInsets) {
                guard let edge else { return take(insets) }
                controller?.pushBannerContent(from: pushed, to: insets)
                pushed = insets
                // It stays where it was before it pushed the safe area away.
                edge.constant = CGFloat(surface.edge == .top ? -insets.top : insets.bottom)
                settle(controller)
            }

            /// Takes room among the views beside it.
            private func take(_ insets: BannerInsets) {
                height?.constant = CGFloat(surface.edge == .top ? insets.top : insets.bottom)
                settle(bannerController)
            }

            /// Moves what is around it now, unless that is being laid out, and does so by itself.
            private func settle(_ controller: UIViewController?) {
                if !isBeingLaidOut { controller?.view.layoutIfNeeded() }
            }

            // MARK: In a controller

            /// Stands at the edge of what the controller's bars leave free.
            func float(in controller: UIViewController, _ view: UIView) {
                self.controller = controller
                translatesAutoresizingMaskIntoConstraints = false
                let safeArea = view.safeAreaLayoutGuide
                let edge =
                    surface.edge == .top
                    ? topAnchor.constraint(equalTo: safeArea.topAnchor)
                    : bottomAnchor.constraint(equalTo: safeArea.bottomAnchor)
                self.edge = edge
                view.addSubview(self)
                // Not the sides of a scroll view's content, which scrolls.
                let sides = view.bannerSides
                NSLayoutConstraint.activate([
                    edge, leadingAnchor.constraint(equalTo: sides.leading),
                    trailingAnchor.constraint(equalTo: sides.trailing),
                ])
            }

            /// Gives back what it pushed away, and goes.
            func leave() {
                if edge != nil { push(BannerInsets()) }
                removeFromSuperview()
            }

            // MARK: Layout

            /// Lays the banner out in the width that there is.
            public override func layoutSubviews() {
                super.layoutSubviews()
                isBeingLaidOut = true
                defer { isBeingLaidOut = false }
                let (insets, isLeftToRight) = (safeAreaInsets, effectiveUserInterfaceLayoutDirection == .leftToRight)
                let sides = isLeftToRight ? (insets.left, insets.right) : (insets.right, insets.left)
                let needed = canvas.layOut(
                    width: Double(bounds.width - insets.left - insets.right), leading: Double(sides.0),
                    trailing: Double(sides.1), limit: limit,
                    isCompact: traitCollection.horizontalSizeClass == .compact)
                canvasHeight?.constant = CGFloat(needed)
                // With another width or size of text, a banner has another height.
                if !isShowing { pushContent() }
            }

            /// The height that there is in the controller whose content it pushes away; among the views of the app, there is no limit.
            private var limit: Double? {
                guard edge != nil, let view = controller?.view else { return nil }
                let free = view.bounds.height - view.safeAreaInsets.top - view.safeAreaInsets.bottom
                return max(0, Double(free) + (surface.edge == .top ? pushed.top : pushed.bottom))
            }

            /// Lies over what is next to it, where the banner does.
            public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                canvas.frame.contains(point)
            }

            /// Touches beside the banner go to what lies below.
            public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                let hit = super.hitTest(point, with: event)
                return hit === self || hit === canvas ? nil : hit
            }
        }

        /// Makes `controller` the place of `surface`, as long as the result is kept: below its bars, or above them for a surface at the
        /// bottom. An embedded banner pushes the content away, by the safe area.
        ///
        /// ```swift
        /// override func viewDidLoad() {
        ///     super.viewDidLoad()
        ///     place = banners.host(Fiori.Surface.detail.bannerSurface, in: self)
        /// }
        /// ```
        public func host(_ surface: BannerSurface, in controller: UIViewController) -> BannerObservation {
            let place = PlaceView(of: surface, in: self)
            if let view = controller.view { place.float(in: controller, view) }
            return BannerObservation { place.leave() }
        }
    }

    /// The part of a place that is seen: a banner slides out from under its edge.
    private final class BannerPlaceCanvas: UIView {
        private(set) lazy var board = BannerStageBoard(in: self)

        override init(frame: CGRect) {
            super.init(frame: frame)
            clipsToBounds = true
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        /// The place knows the width: what a banner needs laid out anew is laid out there.
        override func layoutSubviews() {
            super.layoutSubviews()
            superview?.setNeedsLayout()
        }

        /// Lays the banners out; the result is the height that they need, `limit` at the most. What is taller scrolls.
        func layOut(width: Double, leading: Double, trailing: Double, limit: Double?, isCompact: Bool) -> Double {
            func container(height: Double) -> BannerContainer {
                BannerContainer(
                    size: BannerSize(width: width, height: height),
                    safeArea: BannerInsets(leading: leading, trailing: trailing), isCompact: isCompact)
            }
            let needed = board.stages.map { $0.neededHeight(in: container(height: 0)) }.max() ?? 0
            let height = min(needed, limit ?? needed)
            for stage in board.stages { stage.layOut(in: container(height: height), bar: 0, keyboard: 0) }
            return height
        }
    }

    extension UIView {
        /// The sides of what is seen of it.
        fileprivate var bannerSides: (leading: NSLayoutXAxisAnchor, trailing: NSLayoutXAxisAnchor) {
            if let guide = (self as? UIScrollView)?.frameLayoutGuide {
                return (guide.leadingAnchor, guide.trailingAnchor)
            }
            return (leadingAnchor, trailingAnchor)
        }
    }
#endif
