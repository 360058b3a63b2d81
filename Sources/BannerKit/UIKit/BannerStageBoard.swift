// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    internal import Foundation
    @preconcurrency internal import UIKit

    /// The banners that a view shows.
    @MainActor final class BannerStageBoard {
        weak var owner: BannerWindowPresenter?
        private(set) var stages: [BannerWindowStage] = []
        /// Hears that nobody runs banners here any more.
        var onEnd: @MainActor () -> Void = {}
        private unowned let view: UIView
        /// How high the content was pushed away last, to tell changes.
        private var pushed = BannerInsets()

        /// Shows banners in `view`, which holds this.
        init(in view: UIView) { self.view = view }

        /// Draws these banners, and lets the others go, unless they are about to be `isRemade`. They move when they are laid out.
        func show(_ presentations: [BannerPresentation], isRemade: Bool = false) {
            for stage in stages where !presentations.contains(where: { $0.id == stage.presentation.id }) {
                let hadCursor = stage.hasCursor
                stage.leave()
                // VoiceOver would look for another element by itself, and go to the first of the screen.
                if hadCursor, !isRemade {
                    UIAccessibility.post(notification: .layoutChanged, argument: owner?.latestElement)
                }
            }
            stages = presentations.compactMap { presentation in
                guard let stage = stages.first(where: { $0.presentation.id == presentation.id }) else {
                    return makeStage(presentation)
                }
                stage.presentation = presentation
                return stage
            }
        }

        /// Draws the banners in other views.
        func remake() {
            let shown = stages.map(\.presentation)
            guard !shown.isEmpty else { return }
            show([], isRemade: true)
            show(shown)
            view.setNeedsLayout()
            (view.superview ?? view).layoutIfNeeded()
            move()
        }

        private func makeStage(_ presentation: BannerPresentation) -> BannerWindowStage? {
            guard let owner else { return nil }
            let content = owner.makeView(presentation) ?? BannerWindowBar(owner)
            let stage = BannerWindowStage(presentation, content, presenter: owner.presenter)
            stage.isMotionFrozen = owner.isMotionFrozen
            view.addSubview(stage)
            return stage
        }

        /// Draws the banners again, since something around them has changed.
        func redraw() {
            for stage in stages { stage.draw() }
        }

        /// Tells whether a screen reader is on some part of a banner.
        func reportFocus() {
            for stage in stages { stage.reportFocus() }
        }

        /// Whether a screen reader is on some part of a banner.
        var hasCursor: Bool { stages.contains(where: \.hasCursor) }

        /// Moves the banners as their phases say.
        func move() {
            for stage in stages { stage.move() }
        }

        // MARK: Embedded banners

        /// What embedded banners take of the content.
        var push: BannerInsets { BannerPush.insets(stages.map { ($0.presentation, $0.height) }) }

        /// Lets `change` move what embedded banners push away, along with them, if there is any news of that.
        func pushContent(_ change: @escaping @MainActor (BannerInsets) -> Void) {
            let push = push
            guard push != pushed else { return }
            pushed = push
            guard let moving = stages.first(where: { $0.presentation.phase != .shown })?.presentation,
                let animator = BannerPush.animation(moving, reducesMotion: UIAccessibility.isReduceMotionEnabled)
                    .animator()
            else { return change(push) }
            animator.addAnimations { change(push) }
            animator.startAnimation()
        }
    }
#endif
