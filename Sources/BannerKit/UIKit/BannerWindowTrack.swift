// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    internal import Foundation
    @preconcurrency internal import UIKit

    /// The indicator or the progress at the outer edge of a banner.
    final class BannerWindowTrack: UIView {
        private(set) var track: BannerTrack?
        private var progress: BannerProgressState?
        private let filled = UIView()

        func show(_ track: BannerTrack, _ progress: BannerProgressState?, locale: String) {
            self.track = track
            self.progress = progress
            if filled.superview == nil { addSubview(filled) }
            isUserInteractionEnabled = false
            let color = track.color.value(in: bannerAppearance)
            filled.backgroundColor = color.uiColor
            backgroundColor = progress == nil ? nil : color.faded(to: BannerTrack.restOpacity).uiColor
            alpha = progress?.isPaused == true ? 0.5 : 1
            isAccessibilityElement = progress != nil
            accessibilityTraits = .updatesFrequently
            accessibilityValue = BannerSpeech.percent(fraction).map { BannerSpeech.percent($0, in: locale) }
            setNeedsLayout()
        }

        private var fraction: Double? {
            guard let progress else { return 1 }
            return progress.isComplete ? 1 : progress.fraction
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
        }
    }
#endif
