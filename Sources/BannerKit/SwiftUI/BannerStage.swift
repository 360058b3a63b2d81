// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    internal import Foundation
    internal import SwiftUI

    /// Moves a banner in and out, and hears what is done to it.
    struct BannerStage: View {
        /// How a banner shares the screen.
        enum Place: Equatable {
            /// It covers content `inset` from the edge that it slides out from under. Where that is a bar's, nothing of it is
            /// seen farther than `clip` beyond the container. Taller than `available` it scrolls.
            case overlay(inset: Double, clip: BannerInsets?, available: Double)
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
        @Environment(\.isBannerMotionFrozen) private var isFrozen

        var body: some View {
            placed
                .animation(
                    BannerAnimation.changing(reducesMotion: reducesMotion).unless(isFrozen).swiftUIAnimation,
                    value: presentation.matter
                )
                .opacity(passage.opacity)
                .onAppear(perform: appear)
                .watching(presentation.phase) { move($0) }
        }

        private var passage: BannerPassage {
            BannerPassage(
                shown: isFrozen ? presentation.phase.frozenPlace : shown, presentation.metrics.transition,
                reducesMotion: reducesMotion, isDragged: drag != 0)
        }

        private var configuration: BannerConfiguration { presentation.content.bannerConfiguration }

        @ViewBuilder private var placed: some View {
            switch place {
            case .overlay(let inset, let clip?, _):
                sliding(inset).mask { Rectangle().padding(EdgeInsets(outsets: clip)) }
            case .overlay(let inset, nil, _): sliding(inset)
            case .embedded:
                BannerPushLayout(edge: configuration.edge, shown: passage.place, drag: drag) { bar }
                    // It slides out from under what is above or below it; to its sides, its fill and its shadow go on.
                    .mask { Rectangle().padding(.horizontal, -Self.sideRoom) }
            }
        }

        /// What there is beside a container at the most, in points: the safe area of a phone that lies on its side takes 62, and no shadow
        /// reaches as far.
        private static let sideRoom: CGFloat = 200

        private func sliding(_ inset: Double) -> some View {
            BannerSlideLayout(
                edge: configuration.edge, inset: inset, reach: configuration.shape.reach(from: configuration.edge),
                shown: passage.place, drag: drag
            ) { bar }
        }

        private var bar: some View {
            BannerBar(
                presentation: presentation, presenter: presenter,
                buffer: place == .embedded ? 0 : max(0, configuration.bufferHeight), available: available, drag: $drag
            )
            .padding(EdgeInsets(configuration.shape.margin))
        }

        private var available: Double? {
            guard case .overlay(_, _, let available) = place else { return nil }
            return max(0, available - configuration.shape.margin.vertical)
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
                let animation = BannerAnimation.presenting(metrics, reducesMotion: reducesMotion).unless(isFrozen)
                withAnimation(animation.swiftUIAnimation) { shown = 1 }
            case .shown: break
            case .dismissing:
                let animation = BannerAnimation.dismissing(metrics, reducesMotion: reducesMotion).unless(isFrozen)
                withAnimation(animation.swiftUIAnimation) { shown = 0 }
            }
        }
    }

    extension EdgeInsets {
        /// A padding that reaches `outsets` beyond a view.
        fileprivate init(outsets: BannerInsets) {
            self.init(
                top: -outsets.top, leading: -outsets.leading, bottom: -outsets.bottom, trailing: -outsets.trailing)
        }
    }
#endif
