// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    internal import Foundation
    internal import SwiftUI

    /// Moves a banner in and out, and hears what is done to it.
    struct BannerStage: View {
        /// How a banner shares the screen.
        enum Place: Equatable {
            /// It covers content `inset` from the edge that it slides out from under, and is cut there if it `isClipped`.
            case overlay(inset: Double, isClipped: Bool)
            /// It pushes content away.
            case embedded
        }

        let presentation: BannerPresentation
        let presenter: BannerPresenter
        let place: Place

        /// The part of its coming that is done: 0 hidden, 1 at rest.
        @State private var shown = 0.0
        /// How far a finger has dragged it, in points.
        @State private var drag = 0.0
        @Environment(\.accessibilityReduceMotion) private var reducesMotion

        var body: some View {
            placed
                .opacity(passage.opacity)
                .onAppear(perform: appear)
                .watching(presentation.phase) { move($0) }
        }

        private var passage: BannerPassage { BannerPassage(shown: shown, reducesMotion: reducesMotion) }
        private var configuration: BannerConfiguration { presentation.content.bannerConfiguration }

        @ViewBuilder private var placed: some View {
            switch place {
            case .overlay(let inset, let isClipped):
                BannerSlideLayout(edge: configuration.edge, inset: inset, shown: passage.place, drag: drag) { bar }
                    .mask { clip(isClipped) }
            case .embedded:
                BannerPushLayout(edge: configuration.edge, shown: passage.place, drag: drag) { bar }
                    .clipped()
            }
        }

        private var bar: some View {
            BannerBar(
                presentation: presentation, presenter: presenter,
                buffer: place == .embedded ? 0 : configuration.bufferHeight, drag: $drag)
        }

        /// All of the screen, or what of it lies on this side of a bar.
        private func clip(_ isClipped: Bool) -> some View {
            // Farther than any screen reaches.
            let past = -10_000.0
            return Rectangle().padding(
                EdgeInsets(
                    top: isClipped && configuration.edge == .top ? 0 : past, leading: past,
                    bottom: isClipped && configuration.edge == .bottom ? 0 : past, trailing: past))
        }

        private func appear() {
            // A screen that is come back to finds its banner there.
            if presentation.phase == .shown { shown = 1 } else { move(presentation.phase) }
        }

        private func move(_ phase: BannerPresentation.Phase) {
            let metrics = presentation.metrics
            switch phase {
            case .presenting:
                if let haptic = presenter.takeHaptic(presentation.id) { BannerHaptics.play(haptic) }
                let animation = BannerAnimation.presenting(metrics, reducesMotion: reducesMotion)
                withAnimation(animation.swiftUIAnimation) { shown = 1 }
            case .shown: break
            case .dismissing:
                let animation = BannerAnimation.dismissing(metrics, reducesMotion: reducesMotion)
                withAnimation(animation.swiftUIAnimation) { shown = 0 }
            }
        }
    }
#endif
