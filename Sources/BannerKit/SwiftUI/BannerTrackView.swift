// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    internal import Foundation
    internal import SwiftUI

    /// The indicator or the progress at the outer edge of a banner. The text tells how far the work is.
    struct BannerTrackView: View {
        let track: BannerTrack
        let progress: BannerProgressState?

        /// What is drawn as done, which goes after what is; `nil` before anything has changed.
        @State private var drawn: (fraction: Double?, isSet: Bool) = (nil, false)
        @Environment(\.colorScheme) private var colorScheme
        @Environment(\.colorSchemeContrast) private var contrast
        @Environment(\.accessibilityReduceMotion) private var reducesMotion
        @Environment(\.isBannerMotionFrozen) private var isFrozen

        var body: some View {
            let motion = BannerTrackMotion(progress, reducesMotion: reducesMotion, isFrozen: isFrozen)
            // It draws by the clock, so that nothing is left of a motion that ends or whose width changes.
            TimelineView(.animation(paused: motion == .still)) { timeline in
                bars(motion, at: timeline.date.timeIntervalSinceReferenceDate)
            }
            .frame(height: track.height)
            .opacity(progress?.isPaused == true ? 0.5 : 1)
            .accessibilityHidden(true)
            .onAppear { drawn = (fraction, true) }
            .watching(fraction) { go(to: $0) }
        }

        private func go(to fraction: Double?) {
            let animation = BannerAnimation.progress(
                from: drawn.fraction, to: fraction, reducesMotion: reducesMotion
            ).unless(isFrozen)
            withAnimation(animation.swiftUIAnimation) { drawn = (fraction, true) }
        }

        private func bars(_ motion: BannerTrackMotion, at time: Double) -> some View {
            GeometryReader { proxy in
                let filled = BannerTrack.filled(
                    drawn.isSet ? drawn.fraction : fraction, width: Double(proxy.size.width),
                    phase: motion.phase(at: time))
                ZStack(alignment: .leading) {
                    if progress != nil { color.opacity(BannerTrack.restOpacity) }
                    color
                        .opacity(motion.opacity(at: time))
                        .frame(width: filled.upperBound - filled.lowerBound)
                        .padding(.leading, filled.lowerBound)
                }
            }
        }

        private var color: Color { track.color.value(in: BannerAppearance(colorScheme, contrast)).swiftUIColor }
        private var fraction: Double? { BannerTrack.fraction(of: progress) }
    }
#endif
