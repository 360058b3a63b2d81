// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    internal import Foundation
    internal import SwiftUI

    /// A banner with its fill, which hears taps, swipes and what a screen reader does.
    struct BannerBar: View {
        let presentation: BannerPresentation
        let presenter: BannerPresenter
        /// The height of the fill past the banner's edge, in points.
        let buffer: Double
        @Binding var drag: Double

        @State private var height = 0.0
        @GestureState private var isTouched = false
        @Environment(\.bannerBuilders) private var builders
        @Environment(\.colorScheme) private var colorScheme
        @Environment(\.colorSchemeContrast) private var contrast

        var body: some View {
            leavable
                .accessibilityElement(children: .contain)
                .accessibilityAction(.escape, leave)
                .environment(\.bannerActions, BannerActions(of: presentation, presenter))
                .onDisappear {
                    presenter.touchEnded(id)
                    presenter.screenReaderFocus(id, isFocused: false)
                }
        }

        private var id: BannerRequest.ID { presentation.id }
        private var edge: BannerEdge { presentation.content.bannerConfiguration.edge }
        private var ways: BannerWaysOut { presentation.waysOut }

        @ViewBuilder private var content: some View {
            if let custom = builders.lazy.compactMap({ $0.build(presentation) }).first {
                custom
            } else {
                BannerView(presentation)
            }
        }

        private var filled: some View {
            content
                .background {
                    GeometryReader { proxy in
                        fill.onAppear { height = Double(proxy.size.height) }
                            .watching(proxy.size.height) { height = Double($0) }
                    }
                }
                .contentShape(Rectangle())
                .bannerTouchArea(of: id)
        }

        private var fill: some View {
            let appearance = BannerAppearance(colorScheme, contrast)
            return presentation.content.levelConfiguration.tint.value(in: appearance).swiftUIColor
                .padding(edge == .top ? .top : .bottom, -buffer)
                .ignoresSafeArea(.container, edges: .horizontal)
        }

        // MARK: Keys

        /// What the key or the button that goes back does while the focus is on the banner.
        private var leavable: some View {
            #if os(macOS) || os(tvOS)
                let exit: (() -> Void)? = ways.canDismiss ? { leave() } : nil
                return touchable.onExitCommand(perform: exit)
            #else
                return touchable
            #endif
        }

        // MARK: Touches

        @ViewBuilder private var touchable: some View {
            #if os(tvOS)
                filled
            #else
                filled
                    .onTapGesture { if ways.barTap != .none { presenter.tapBar(id) } }
                    .simultaneousGesture(dragging)
                    .watching(isTouched) { $0 ? presenter.touchBegan(id) : letGo() }
            #endif
        }

        #if !os(tvOS)
            private var dragging: some Gesture {
                DragGesture(minimumDistance: 0)
                    .updating($isTouched) { _, isTouched, _ in isTouched = true }
                    .onChanged { value in
                        if ways.allowsSwipe { drag = swipe.offset(Double(value.translation.height)) }
                    }
                    .onEnded { value in
                        guard ways.allowsSwipe else { return }
                        let predicted = Double(value.predictedEndTranslation.height)
                        if swipe.dismisses(Double(value.translation.height), predicted: predicted) {
                            presenter.swipe(id)
                        } else {
                            withAnimation(.easeOut(duration: 0.2)) { drag = 0 }
                        }
                    }
            }

            /// The finger is gone. Nobody says that a drag has ended which a system gesture or an alert took over.
            private func letGo() {
                presenter.touchEnded(id)
                let phase = presenter.presentations.first { $0.id == id }?.phase
                if phase != .dismissing { withAnimation(.easeOut(duration: 0.2)) { drag = 0 } }
            }

            private var swipe: BannerSwipe { BannerSwipe(edge: edge, height: height) }
        #endif

        // MARK: Screen readers

        /// What the gesture that goes back does, where a person may send the banner away at all.
        private func leave() {
            if ways.canDismiss { presenter.close(id) }
        }
    }
#endif
