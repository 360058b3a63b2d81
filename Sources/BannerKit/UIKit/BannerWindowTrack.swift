// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    internal import Foundation
    @preconcurrency internal import UIKit

    /// The indicator or the progress at the outer edge of a banner. The text tells how far the work is.
    final class BannerWindowTrack: UIView {
        private(set) var track: BannerTrack?
        private var progress: BannerProgressState?
        private var isFrozen = false
        /// What is drawn as done.
        private var drawn: Double?
        private let filled = UIView()
        /// The motion that runs, and the width that it was made for.
        private var running: (motion: BannerTrackMotion, width: CGFloat)?

        /// Draws how far the work is; without motion where that `isFrozen`.
        func show(_ track: BannerTrack, _ progress: BannerProgressState?, isFrozen: Bool) {
            self.track = track
            self.progress = progress
            self.isFrozen = isFrozen
            if filled.superview == nil { addSubview(filled) }
            isUserInteractionEnabled = false
            let color = track.color.value(in: bannerAppearance)
            filled.backgroundColor = color.uiColor
            backgroundColor = progress == nil ? nil : color.faded(to: BannerTrack.restOpacity).uiColor
            alpha = progress?.isPaused == true ? 0.5 : 1
            go()
        }

        private var fraction: Double? { BannerTrack.fraction(of: progress) }
        private var reducesMotion: Bool { UIAccessibility.isReduceMotionEnabled }

        /// Goes on to what is done now.
        private func go() {
            let animation = BannerAnimation.progress(from: drawn, to: fraction, reducesMotion: reducesMotion)
            drawn = fraction
            setNeedsLayout()
            guard let animator = animation.unless(isFrozen).animator() else { return }
            animator.addAnimations { [weak self] in self?.layoutIfNeeded() }
            animator.startAnimation()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            let piece = BannerTrack.filled(fraction, width: Double(bounds.width), phase: nil)
            var frame = BannerRect(
                x: piece.lowerBound, y: 0, width: piece.upperBound - piece.lowerBound, height: Double(bounds.height))
            if effectiveUserInterfaceLayoutDirection == .rightToLeft {
                frame = frame.mirrored(in: Double(bounds.width))
            }
            filled.frame = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
            animate()
        }

        // MARK: Moving

        private static let animationKey = "banner"

        private func animate() {
            let motion = BannerTrackMotion(progress, reducesMotion: reducesMotion, isFrozen: isFrozen)
            if let running, running == (motion, bounds.width) { return }
            running = (motion, bounds.width)
            filled.layer.removeAnimation(forKey: Self.animationKey)
            let half = filled.bounds.width / 2
            switch motion {
            case .still: break
            case .travels: swing("position.x", from: half, to: bounds.width - half)
            case .pulses: swing("opacity", from: 1, to: CGFloat(BannerTrackMotion.faintest))
            }
        }

        private func swing(_ keyPath: String, from start: CGFloat, to end: CGFloat) {
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.fromValue = start
            animation.toValue = end
            animation.duration = BannerTrackMotion.period / 2
            animation.autoreverses = true
            animation.repeatCount = .infinity
            animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            // It goes on when the app comes back from the background.
            animation.isRemovedOnCompletion = false
            filled.layer.add(animation, forKey: Self.animationKey)
        }
    }
#endif
