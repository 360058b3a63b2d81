// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    internal import Foundation
    @preconcurrency internal import UIKit

    /// A banner with its fill, which it moves in and out, and on which it hears taps and swipes.
    final class BannerWindowStage: UIView {
        var presentation: BannerPresentation { didSet { draw() } }

        private let content: any BannerWindowPresenter.BannerView
        private let presenter: BannerPresenter
        private let fill = UIView()
        private var geometry: BannerGeometry
        private var movedPhase: BannerPresentation.Phase?
        private var animator: UIViewPropertyAnimator?
        private var touch: BannerTouch?

        /// How far a finger moves before it is no tap any more, in points, as UIKit's tap recognizer has it.
        private static let tapSlop = 10.0
        /// How far ahead a finger's pace is looked, in seconds, as UIKit's projected end of a drag does.
        private static let lookahead = 0.25

        init(
            _ presentation: BannerPresentation, _ content: any BannerWindowPresenter.BannerView,
            presenter: BannerPresenter
        ) {
            self.presentation = presentation
            self.content = content
            self.presenter = presenter
            geometry = BannerGeometry(edge: presentation.content.bannerConfiguration.edge, height: 0, inset: 0)
            super.init(frame: .zero)
            addSubview(fill)
            addSubview(content)
            draw()
            #if os(visionOS)
                registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (stage: BannerWindowStage, _) in
                    stage.draw()
                }
            #endif
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        private var edge: BannerEdge { presentation.content.bannerConfiguration.edge }
        private var reducesMotion: Bool { UIAccessibility.isReduceMotionEnabled }

        // MARK: Drawing

        private func draw() {
            fill.backgroundColor = presentation.content.levelConfiguration.tint.value(in: bannerAppearance).uiColor
            content.show(presentation, actions: BannerActions(of: presentation, presenter))
            superview?.setNeedsLayout()
        }

        #if !os(visionOS)
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                draw()
            }
        #endif

        /// Lays the banner in its place in `container`, `bars` away from its safe area. Its times go on.
        func layOut(in container: BannerContainer, bars: BannerInsets) {
            let configuration = presentation.content.bannerConfiguration
            let width = container.bannerWidth(maxWidth: configuration.maxWidth)
            let height = Double(content.bannerHeight(width: CGFloat(width)))
            let bar = edge == .top ? bars.top : bars.bottom
            geometry = BannerGeometry(
                edge: edge, height: height,
                inset: (edge == .top ? container.safeArea.top : container.safeArea.bottom) + bar)
            let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
            let left = isLeftToRight ? container.safeArea.leading : container.safeArea.trailing
            let rest = geometry.top(shown: 1, containerHeight: container.size.height) + (edge == .top ? bar : -bar)
            // A transform moves the view, so that its frame says nothing.
            bounds = CGRect(x: 0, y: 0, width: width, height: height)
            center = CGPoint(
                x: left + container.size.width / 2, y: container.safeArea.top + rest + height / 2)
            content.frame = bounds
            let outsets = container.fillOutsets(
                edge: edge, buffer: configuration.bufferHeight, maxWidth: configuration.maxWidth)
            fill.frame = CGRect(
                x: isLeftToRight ? -outsets.leading : -outsets.trailing, y: -outsets.top,
                width: width + outsets.leading + outsets.trailing, height: height + outsets.top + outsets.bottom)
        }

        // MARK: Moving

        /// Moves as the phase says, once for each.
        func move() {
            guard presentation.phase != movedPhase else { return }
            let isNew = movedPhase == nil
            movedPhase = presentation.phase
            switch presentation.phase {
            case .presenting:
                set(shown: 0)
                BannerHaptics.play(presentation.content.levelConfiguration.haptic)
                run(.presenting(presentation.metrics, reducesMotion: reducesMotion)) { $0.set(shown: 1) }
            case .shown: if isNew { set(shown: 1) }
            case .dismissing:
                run(.dismissing(presentation.metrics, reducesMotion: reducesMotion)) { $0.set(shown: 0) }
            }
        }

        private func set(shown: Double, drag: Double = 0) {
            let passage = BannerPassage(shown: shown, reducesMotion: reducesMotion)
            transform = CGAffineTransform(translationX: 0, y: CGFloat(geometry.offset(shown: passage.place) + drag))
            alpha = CGFloat(passage.opacity)
        }

        private func run(_ animation: BannerAnimation, _ change: @escaping @MainActor (BannerWindowStage) -> Void) {
            animator?.stopAnimation(true)
            animator = animation.animator()
            guard let animator else { return change(self) }
            animator.addAnimations { [weak self] in if let self { change(self) } }
            animator.startAnimation()
        }

        // MARK: Touches

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard touch == nil, let first = touches.first else { return }
            touch = BannerTouch(y: y(first), time: first.timestamp)
            presenter.touchBegan(presentation.id)
        }

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let moved = touches.first else { return }
            touch?.move(to: y(moved), at: moved.timestamp)
            guard let touch, presentation.waysOut.allowsSwipe, presentation.phase != .dismissing else { return }
            set(shown: 1, drag: swipe.offset(touch.translation))
        }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let touch else { return }
            end()
            let ways = presentation.waysOut
            if touch.translation.magnitude < Self.tapSlop {
                if ways.barTap != .none { presenter.tapBar(presentation.id) }
            } else if ways.allowsSwipe,
                swipe.dismisses(touch.translation, predicted: touch.translation + touch.velocity * Self.lookahead)
            {
                presenter.swipe(presentation.id)
            }
        }

        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            if touch != nil { end() }
        }

        private func end() {
            touch = nil
            presenter.touchEnded(presentation.id)
            guard presentation.phase == .shown else { return }
            run(.curve(x1: 0, y1: 0, x2: 0.58, y2: 1, seconds: 0.2)) { $0.set(shown: 1) }
        }

        private var swipe: BannerSwipe { BannerSwipe(edge: edge, height: Double(bounds.height)) }

        /// Where a finger is, in a view that does not move with it.
        private func y(_ touch: UITouch) -> Double { Double(touch.location(in: superview).y) }

        // MARK: Screen readers

        /// Tells whether a screen reader is on some part of the banner.
        func reportFocus() {
            let focused = UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView
            presenter.screenReaderFocus(presentation.id, isFocused: focused?.isDescendant(of: self) == true)
        }

        override func accessibilityPerformEscape() -> Bool {
            guard presentation.waysOut.canDismiss else { return false }
            presenter.close(presentation.id)
            return true
        }
    }

    /// A finger on a banner: where it began, where it is and how fast it goes, in points and seconds.
    private struct BannerTouch {
        private let start: Double
        private var last: (y: Double, time: Double)
        private(set) var velocity = 0.0

        init(y: Double, time: Double) {
            start = y
            last = (y, time)
        }

        var translation: Double { last.y - start }

        mutating func move(to y: Double, at time: Double) {
            if time > last.time { velocity = (y - last.y) / (time - last.time) }
            last = (y, time)
        }
    }
#endif
