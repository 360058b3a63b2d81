// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    internal import Foundation
    @preconcurrency internal import UIKit

    /// The part of a window that a banner may be seen in. It moves the banner in and out, and hears taps and swipes on it.
    final class BannerWindowStage: UIView {
        var presentation: BannerPresentation { didSet { if presentation != oldValue { draw() } } }

        private let content: any BannerWindowPresenter.BannerView
        private let presenter: BannerPresenter
        private let fill = BannerWindowFill(frame: .zero)
        /// The banner and its fill, which move together.
        private let bar = BannerWindowBody()
        private let recognizer = BannerTouchRecognizer()
        private let pointer = BannerPointer()
        /// Whether nothing moves.
        var isMotionFrozen = false
        /// What was laid out last.
        private var laidMatter: BannerMatter?
        private var place: BannerWindowPlace?
        private var movedPhase: BannerPresentation.Phase?
        private var animator: UIViewPropertyAnimator?
        /// How far from its place a finger caught the banner.
        private var caught: Double?
        /// When the bar was tapped last.
        private var latestTap: TimeInterval?

        init(
            _ presentation: BannerPresentation, _ content: any BannerWindowPresenter.BannerView,
            presenter: BannerPresenter
        ) {
            self.presentation = presentation
            self.content = content
            self.presenter = presenter
            super.init(frame: .zero)
            clipsToBounds = true
            // A screen reader reads the banner to its end before it goes on to the next one.
            shouldGroupAccessibilityChildren = true
            // The rotor goes from one to the next.
            accessibilityContainerType = .semanticGroup
            accessibilityIdentifier = BannerIdentifier.anyBanner
            addSubview(bar)
            bar.addSubview(fill)
            bar.addSubview(content)
            listen()
            draw()
            #if os(visionOS)
                registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (stage: BannerWindowStage, _) in
                    stage.draw()
                }
            #endif
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        private var configuration: BannerConfiguration { presentation.content.bannerConfiguration }
        private var reducesMotion: Bool { UIAccessibility.isReduceMotionEnabled }

        /// The height of the banner with its margin, as it was laid out.
        var height: Double { place?.outerHeight ?? 0 }

        /// Whether the status bar lies over the banner.
        var isBehindStatusBar: Bool { place?.isBehindStatusBar == true && presentation.phase != .dismissing }

        // MARK: Drawing

        /// Draws the banner as it and its surroundings are now.
        func draw() {
            let reducesTransparency = UIAccessibility.isReduceTransparencyEnabled
            fill.show(configuration, presentation.content.drawnLevel(reducesTransparency: reducesTransparency))
            content.show(presentation, actions: BannerActions(of: presentation, presenter))
            superview?.setNeedsLayout()
        }

        #if !os(visionOS)
            // UIKit still calls this; without the attribute, the call in it would be a warning in apps from iOS 17 on.
            @available(iOS, deprecated: 17.0)
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                draw()
            }
        #endif

        /// Lays the banner in its place in `container`, where the app's bars take `inset` of the safe area, and the keyboard
        /// `keyboard` of the window. Its times go on.
        func layOut(in container: BannerContainer, bar inset: Double, keyboard: Double) {
            let height = neededHeight(in: container) - configuration.shape.margin.vertical
            let place = BannerWindowPlace(
                configuration, height: height, bar: inset, keyboard: keyboard, in: container)
            self.place = place
            scroll(place.isScrolled)
            // What says something else in place takes its other height little by little.
            let isChanged = laidMatter != nil && laidMatter != presentation.matter && presentation.phase == .shown
            laidMatter = presentation.matter
            let animation = BannerAnimation.changing(reducesMotion: reducesMotion).unless(isMotionFrozen || !isChanged)
            guard let animator = animation.animator() else { return arrange(place) }
            animator.addAnimations { [weak self] in
                self?.arrange(place)
                self?.content.layoutIfNeeded()
            }
            animator.startAnimation()
        }

        /// The height that the banner needs in `container`, with its margin.
        func neededHeight(in container: BannerContainer) -> Double {
            let margin = configuration.shape.margin
            let width = container.bannerWidth(
                maxWidth: configuration.maxWidth, padding: configuration.padding, margin: margin)
            return Double(content.bannerHeight(width: CGFloat(width))) + margin.vertical
        }

        private func scroll(_ isScrolled: Bool) {
            guard let bar = content as? BannerWindowBar, bar.isScrolled != isScrolled else { return }
            bar.isScrolled = isScrolled
            // With its close button, or without, it has another height.
            superview?.setNeedsLayout()
        }

        private func arrange(_ place: BannerWindowPlace) {
            frame = cgRect(place.clip, in: place.clip.width)
            // A transform moves the banner, so that its frame says nothing.
            let rest = cgRect(place.rest, in: place.clip.width)
            bar.bounds = CGRect(x: 0, y: 0, width: rest.width, height: rest.height)
            bar.center = CGPoint(x: rest.midX, y: rest.midY)
            content.frame = bar.bounds
            fill.frame = cgRect(place.fill, in: place.rest.width)
            fill.round(place.corners, height: place.rest.height)
            // A track ends at the corners. A view of the app's own draws as it likes.
            guard content is BannerWindowBar else { return }
            content.clipsToBounds = place.corners.isRound
            round(place.corners, height: place.rest.height, layers: [content.layer])
        }

        private func cgRect(_ rect: BannerRect, in width: Double) -> CGRect {
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let rect = isRightToLeft ? rect.mirrored(in: width) : rect
            return CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
        }

        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let hit = super.hitTest(point, with: event)
            return hit === self ? nil : hit
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
                if let haptic = presenter.takeHaptic(presentation.id) { BannerHaptics.play(haptic) }
                run(.presenting(presentation.metrics, reducesMotion: reducesMotion)) { $0.set(shown: 1) }
            case .shown: if isNew { set(shown: 1) }
            case .dismissing:
                run(.dismissing(presentation.metrics, reducesMotion: reducesMotion)) { $0.set(shown: 0) }
            }
        }

        /// The banner is no longer drawn here, though it may be elsewhere.
        func leave() {
            animator?.stopAnimation(true)
            removeFromSuperview()
            presenter.touchEnded(presentation.id)
            presenter.attend(presentation.id, by: .all, isThere: false)
        }

        private func set(shown: Double) {
            let passage = BannerPassage(
                shown: shown, presentation.metrics.transition, reducesMotion: reducesMotion,
                isDragged: presentation.phase == .dismissing && bar.transform.ty != 0)
            set(offset: place?.geometry.offset(shown: passage.place) ?? 0)
            bar.alpha = CGFloat(passage.opacity)
        }

        private func set(offset: Double) { bar.transform = CGAffineTransform(translationX: 0, y: CGFloat(offset)) }

        private func run(_ animation: BannerAnimation, _ change: @escaping @MainActor (BannerWindowStage) -> Void) {
            animator?.stopAnimation(true)
            animator = animation.unless(isMotionFrozen).animator()
            guard let animator else { return change(self) }
            animator.addAnimations { [weak self] in if let self { change(self) } }
            animator.startAnimation()
        }

        // MARK: Touches

        private func listen() {
            recognizer.isDraggable = { [weak self] in self?.isDraggable == true }
            recognizer.onTouch = { [weak self] isDown in self?.touch(isDown) }
            recognizer.onDrag = { [weak self] in self?.drag($0) }
            recognizer.onDragEnd = { [weak self] in self?.endDrag($0, $1) }
            addGestureRecognizer(recognizer)
            pointer.onChange = { [weak self] in self?.attend(.pointer, $0) }
            pointer.watch(bar)
        }

        private func touch(_ isDown: Bool) {
            if isDown { presenter.touchBegan(presentation.id) } else { presenter.touchEnded(presentation.id) }
        }

        // What takes the end of touches takes all of them: whoever is behind it in the chain of responders would hear that they began, and
        // never that they ended.
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

        // A tap goes the way of all touches, so that what takes it first, such as a button, keeps it.
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let time = touches.map(\.timestamp).max(), recognizer.touch?.isTap(at: time) == true,
                presentation.waysOut.barTap != .none
            else { return }
            // A scroll view may tell of a tap twice.
            guard time != latestTap else { return }
            latestTap = time
            presenter.tapBar(presentation.id)
        }

        private var ways: BannerWaysOut { presentation.waysOut.scrolled(place?.isScrolled == true) }
        private var isDraggable: Bool { ways.allowsSwipe && presentation.phase != .dismissing }
        private var swipe: BannerSwipe { BannerSwipe(edge: configuration.edge, height: Double(bar.bounds.height)) }

        private func drag(_ touch: BannerTouch) {
            guard isDraggable else { return }
            let start = caught ?? catchBar()
            set(offset: swipe.offset(touch.translation, from: start))
        }

        /// Stops the banner where it is, also on its way in.
        private func catchBar() -> Double {
            animator?.stopAnimation(true)
            bar.alpha = 1
            let start = Double(bar.transform.ty)
            caught = start
            return start
        }

        private func endDrag(_ touch: BannerTouch, _ predicted: Double?) {
            caught = nil
            if let predicted, isDraggable, swipe.dismisses(touch.translation, predicted: predicted) {
                presenter.swipe(presentation.id)
            }
            guard presentation.phase != .dismissing else { return }
            run(.curve(x1: 0, y1: 0, x2: 0.58, y2: 1, seconds: 0.2)) { $0.set(shown: 1) }
        }

        // MARK: Screen readers

        /// Tells whether a screen reader is on some part of the banner.
        func reportFocus() {
            attend(.assistiveTechnology, hasCursor)
        }

        /// Whether a screen reader is on some part of the banner.
        var hasCursor: Bool {
            let cursors: [UIAccessibility.AssistiveTechnologyIdentifier] = [
                .notificationVoiceOver, .notificationSwitchControl,
            ]
            return cursors.contains(where: isUnder)
        }

        private func isUnder(_ cursor: UIAccessibility.AssistiveTechnologyIdentifier) -> Bool {
            var focused = UIAccessibility.focusedElement(using: cursor)
            while let element = focused as? UIAccessibilityElement { focused = element.accessibilityContainer }
            return (focused as? UIView)?.isDescendant(of: self) == true
        }

        override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
            super.didUpdateFocus(in: context, with: coordinator)
            attend(.keyboard, context.nextFocusedView?.isDescendant(of: self) == true)
        }

        private func attend(_ means: BannerAttention, _ isThere: Bool) {
            presenter.attend(presentation.id, by: means, isThere: isThere)
        }

        override func accessibilityPerformEscape() -> Bool {
            guard ways.canDismiss else { return false }
            presenter.escape(presentation.id, ways)
            return true
        }
    }

    /// A banner and its fill, which reaches beyond it and can be touched there too.
    private final class BannerWindowBody: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            subviews.contains { $0.frame.contains(point) }
        }
    }
#endif
