// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    internal import Foundation
    internal import SwiftUI

    /// The indicator or the progress at the outer edge of a banner.
    struct BannerTrackView: View {
        let track: BannerTrack
        let progress: BannerProgressState?
        /// What the banner says, which tells what is in progress.
        let words: String

        @Environment(\.locale) private var locale
        @Environment(\.colorScheme) private var colorScheme
        @Environment(\.colorSchemeContrast) private var contrast
        @Environment(\.accessibilityReduceMotion) private var reducesMotion

        var body: some View {
            let motion = BannerTrackMotion(progress, reducesMotion: reducesMotion)
            // It draws by the clock, so that nothing is left of a motion that ends or whose width changes.
            TimelineView(.animation(paused: motion == .still)) { timeline in
                bars(motion, at: timeline.date.timeIntervalSinceReferenceDate)
            }
            .frame(height: track.height)
            .opacity(progress?.isPaused == true ? 0.5 : 1)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(Text(verbatim: words))
            .accessibilityValue(Text(verbatim: value))
            .accessibilityAddTraits(.updatesFrequently)
            .accessibilityHidden(progress == nil)
        }

        private func bars(_ motion: BannerTrackMotion, at time: Double) -> some View {
            GeometryReader { proxy in
                let filled = BannerTrack.filled(
                    fraction, width: Double(proxy.size.width), phase: motion.phase(at: time))
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

        private var fraction: Double? {
            guard let progress else { return 1 }
            return progress.isComplete ? 1 : progress.fraction
        }

        private var value: String {
            progress.map { BannerSpeech.value(of: $0, in: locale.identifier(.bcp47)) } ?? ""
        }
    }
#endif
