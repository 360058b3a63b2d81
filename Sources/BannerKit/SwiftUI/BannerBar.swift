// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    internal import Foundation
    internal import SwiftUI

    /// A banner with its fill, which hears taps, swipes and who is at it.
    struct BannerBar: View {
        let presentation: BannerPresentation
        let presenter: BannerPresenter
        /// The height of the fill past the banner's edge, in points.
        let buffer: Double
        /// The height that there is for it; `nil` for as much as it needs.
        let available: Double?
        @Binding var drag: Double

        /// The height that it needs.
        @State private var height = 0.0
        /// The width that it takes.
        @State private var width = 0.0
        @State private var touch: BannerTouch?
        @State private var gate = BannerPressGate()
        @GestureState private var isTouched = false
        @Environment(\.bannerBuilders) private var builders
        @Environment(\.horizontalSizeClass) private var sizeClass
        @Environment(\.accessibilityReduceTransparency) private var reducesTransparency

        var body: some View {
            escapable(leavable.accessibilityElement(children: .contain))
                .accessibilityIdentifier(BannerIdentifier.anyBanner)
                .environment(\.bannerActions, actions)
                .environment(\.bannerKeyboard) { attend(.keyboard, $0) }
                .environment(\.isBannerDragged, touch?.kind == .drag)
                .onDisappear {
                    presenter.touchEnded(id)
                    presenter.attend(id, by: .all, isThere: false)
                }
        }

        private var id: BannerRequest.ID { presentation.id }
        private var configuration: BannerConfiguration { presentation.content.bannerConfiguration }
        private var edge: BannerEdge { configuration.edge }
        private var fit: BannerFit { BannerFit(height: height, available: available) }
        private var ways: BannerWaysOut { presentation.waysOut.scrolled(fit.isScrolled) }

        private var actions: BannerActions {
            let actions = BannerActions(of: presentation, presenter)
            return actions.guarded(by: gate, time: { Date().timeIntervalSinceReferenceDate }) {
                attend(.assistiveTechnology, $0)
            }
        }

        @ViewBuilder private var content: some View {
            if let builder = builders.first(where: { $0.isFor(presentation.content) }) {
                builder.build(presentation)
                    #if DEBUG
                        .onAppear { builder.place?.find() }
                    #endif
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier(BannerIdentifier.banner(presentation.content.id))
            } else {
                BannerView(presentation)
                    #if DEBUG
                        .onAppear { presenter.checkViews(for: presentation.content) }
                    #endif
            }
        }

        private var filled: some View {
            fitted
                .environment(\.isBannerScrolled, fit.isScrolled)
                .environment(\.bannerCorners, corners)
                .background { fill }
                .contentShape(Rectangle())
        }

        @ViewBuilder private var fitted: some View {
            if fit.isScrolled { ScrollView { measured }.frame(height: fit.height) } else { measured }
        }

        private var measured: some View {
            content
                .background {
                    GeometryReader { proxy in
                        Color.clear.onAppear { measure(proxy.size) }
                            .watching(proxy.size) { measure($0) }
                    }
                }
                .bannerTouchArea()
        }

        private func measure(_ size: CGSize) { (width, height) = (Double(size.width), Double(size.height)) }

        private var contacts: BannerContacts {
            BannerContacts(
                configuration,
                isWide: BannerContainer.isWide(width, configuration, isCompact: sizeClass == .compact))
        }

        private var corners: BannerCorners { BannerCorners(configuration.shape, contacts) }

        private var fill: some View {
            let contacts = contacts
            return BannerFillView(
                configuration: configuration,
                level: presentation.content.drawnLevel(reducesTransparency: reducesTransparency), corners: corners,
                height: fit.height
            )
            .padding(.top, contacts.top ? CGFloat(-buffer) : 0)
            .padding(.bottom, contacts.bottom ? CGFloat(-buffer) : 0)
            .ignoresSafeArea(.container, edges: contacts.leading || contacts.trailing ? .horizontal : [])
        }

        // MARK: Keys

        /// VoiceOver's gesture that goes back sends `bar` away where a person may do that at all, and is the app's where not. Both are of one
        /// type, so that nothing in the bar begins anew when the one becomes the other, as it would in the branches of an `if`.
        private func escapable(_ bar: some View) -> some View {
            ways.canDismiss ? bar.accessibilityAction(.escape, leave) : bar.accessibilityAddTraits([])
        }

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
                    .onTapGesture(perform: tap)
                    .simultaneousGesture(dragging)
                    .watching(isTouched) { $0 ? presenter.touchBegan(id) : letGo() }
                    .onHover { attend(.pointer, $0) }
            #endif
        }

        #if !os(tvOS)
            private var dragging: some Gesture {
                // In the banner's own coordinates, which move with the finger, it would lag and shake.
                DragGesture(minimumDistance: 0, coordinateSpace: .global)
                    .updating($isTouched) { _, isTouched, _ in isTouched = true }
                    .onChanged(follow)
                    .onEnded(end)
            }

            private func follow(_ finger: DragGesture.Value) {
                let (start, time) = (
                    BannerTouch.Point(finger.startLocation), finger.time.timeIntervalSinceReferenceDate
                )
                var touch = self.touch ?? BannerTouch(at: start, time: time)
                // Nobody says that a finger is gone which a system gesture or an alert took over.
                if touch.start != start { touch = BannerTouch(at: start, time: time) }
                touch.move(to: BannerTouch.Point(finger.location), time: time, isDraggable: isDraggable)
                self.touch = touch
                gate.follow(touch)
                if touch.kind == .drag { drag = swipe.offset(touch.translation) }
            }

            private func end(_ finger: DragGesture.Value) {
                let time = finger.time.timeIntervalSinceReferenceDate
                gate.lift(at: time)
                guard let touch else { return }
                self.touch = nil
                if isDraggable, swipe.dismisses(touch, at: time) { presenter.swipe(id) }
            }

            /// The finger is gone, whoever took it.
            private func letGo() {
                gate.lift(at: Date().timeIntervalSinceReferenceDate)
                presenter.touchEnded(id)
                let phase = presenter.presentations.first { $0.id == id }?.phase
                if phase != .dismissing { withAnimation(.easeOut(duration: 0.2)) { drag = 0 } }
            }

            /// What holds the banner to read it is no tap, as it is lifted.
            private func tap() {
                guard ways.barTap != .none, gate.allowsBarTap(at: Date().timeIntervalSinceReferenceDate) else { return }
                actions.tap()
            }

            private var isDraggable: Bool { ways.allowsSwipe && presentation.phase != .dismissing }
            private var swipe: BannerSwipe { BannerSwipe(edge: edge, height: fit.height) }
        #endif

        // MARK: Who is there

        private func attend(_ means: BannerAttention, _ isThere: Bool) {
            presenter.attend(id, by: means, isThere: isThere)
        }

        private func leave() { presenter.escape(id, ways) }
    }

    extension BannerTouch.Point {
        fileprivate init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
    }
#endif
