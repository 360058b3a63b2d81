// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    internal import Foundation
    internal import SwiftUI

    /// The indicator or the progress at the outer edge of a banner.
    struct BannerTrackView: View {
        let track: BannerTrack
        let progress: BannerProgressState?

        @Environment(\.locale) private var locale
        @Environment(\.colorScheme) private var colorScheme
        @Environment(\.colorSchemeContrast) private var contrast
        @Environment(\.accessibilityReduceMotion) private var reducesMotion
        /// How far the piece of a track whose end is not known has come, 0 to 1.
        @State private var phase = 0.0

        var body: some View {
            GeometryReader { proxy in
                let filled = BannerTrack.filled(
                    fraction, width: Double(proxy.size.width), phase: reducesMotion ? nil : phase)
                ZStack(alignment: .leading) {
                    if progress != nil { color.opacity(BannerTrack.restOpacity) }
                    color
                        .frame(width: filled.upperBound - filled.lowerBound)
                        .padding(.leading, filled.lowerBound)
                }
            }
            .frame(height: track.height)
            .opacity(progress?.isPaused == true ? 0.5 : 1)
            .onAppear(perform: run)
            .accessibilityElement(children: .ignore)
            .accessibilityValue(Text(verbatim: value))
            .accessibilityAddTraits(.updatesFrequently)
            .accessibilityHidden(progress == nil)
        }

        private var color: Color { track.color.value(in: BannerAppearance(colorScheme, contrast)).swiftUIColor }

        private var fraction: Double? {
            guard let progress else { return 1 }
            return progress.isComplete ? 1 : progress.fraction
        }

        private var value: String {
            BannerSpeech.percent(fraction).map { BannerSpeech.percent($0, in: locale.identifier(.bcp47)) } ?? ""
        }

        private func run() {
            guard progress != nil, fraction == nil, !reducesMotion else { return }
            withAnimation(.easeInOut(duration: 1.2).repeatForever(autoreverses: true)) { phase = 1 }
        }
    }
#endif
