// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && (os(iOS) || os(visionOS))
    internal import Foundation
    internal import SwiftUI
    @preconcurrency internal import UIKit

    /// Draws banners in a window of their own, above what the scene presents, from the place of a host in the app's window.
    /// Views of the app's own find there what they find at that place.
    struct BannerWindowCanvas: View {
        let presentations: [BannerPresentation]
        let presenter: BannerPresenter
        let level: Double

        @Environment(\.self) private var environment

        var body: some View {
            GeometryReader { proxy in
                BannerWindowLink(
                    content: BannerWindowContent(
                        presentations: presentations, presenter: presenter, host: BannerInsets(proxy.safeAreaInsets)),
                    environment: environment, level: level)
            }
            .accessibilityHidden(true)
        }
    }

    /// Hands what is drawn to the window.
    private struct BannerWindowLink: UIViewRepresentable {
        let content: BannerWindowContent
        let environment: EnvironmentValues
        let level: Double

        func makeUIView(context: Context) -> BannerWindowOwner { BannerWindowOwner(frame: .zero) }

        func updateUIView(_ view: BannerWindowOwner, context: Context) {
            view.show(content, environment, level: UIWindow.Level(rawValue: CGFloat(level)))
        }
    }

    /// A view of which nothing is seen, and the window of its scene that draws for it.
    private final class BannerWindowOwner: UIView {
        private var overlay: BannerWindow?
        private var drawn: (content: BannerWindowContent, environment: EnvironmentValues, level: UIWindow.Level)?

        override init(frame: CGRect) {
            super.init(frame: frame)
            isUserInteractionEnabled = false
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        func show(_ content: BannerWindowContent, _ environment: EnvironmentValues, level: UIWindow.Level) {
            drawn = (content, environment, level)
            update()
        }

        override func didMoveToWindow() {
            super.didMoveToWindow()
            update()
        }

        private func update() {
            guard let drawn, let shown = overlay(for: drawn.content) else { return }
            draw(drawn.content, drawn.environment, in: shown)
            shown.windowLevel = drawn.level
            shown.takeOverAppearance()
            // Not `makeKeyAndVisible`: the keyboard stays where it is. A hidden window has no say in the status bar.
            shown.isHidden = drawn.content.presentations.isEmpty || window == nil
        }

        /// The window, made for the first banner. One of another scene is left.
        private func overlay(for content: BannerWindowContent) -> BannerWindow? {
            guard let scene = window?.windowScene else { return overlay }
            if let overlay, overlay.windowScene === scene { return overlay }
            overlay?.isHidden = true
            overlay = content.presentations.isEmpty ? nil : BannerWindow(windowScene: scene)
            return overlay
        }

        private func draw(_ content: BannerWindowContent, _ environment: EnvironmentValues, in shown: BannerWindow) {
            let area = shown.area ?? BannerTouchArea()
            shown.area = area
            let root = shown.rootViewController as? BannerCanvasController ?? BannerCanvasController()
            root.draw(content, environment, area)
            if shown.rootViewController !== root {
                shown.backgroundColor = .clear
                shown.rootViewController = root
            }
        }
    }

    /// Fills the window with a view of SwiftUI.
    private final class BannerCanvasController: BannerSceneController {
        private let hosting = UIHostingController(rootView: AnyView(EmptyView()))
        private var presentations: [BannerPresentation] = []

        override var bannerStatusBar: BannerStatusBarStyle? {
            presentations.statusBar(
                in: traitCollection.bannerAppearance,
                reducesTransparency: UIAccessibility.isReduceTransparencyEnabled)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            addChild(hosting)
            hosting.view.backgroundColor = .clear
            hosting.view.frame = view.bounds
            hosting.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(hosting.view)
            hosting.didMove(toParent: self)
        }

        func draw(_ content: BannerWindowContent, _ environment: EnvironmentValues, _ area: BannerTouchArea) {
            presentations = content.presentations
            hosting.rootView = AnyView(
                content
                    .environment(\.bannerTouchArea, area)
                    .environment(\.self, environment))
            #if os(iOS)
                updateSystemAppearance()
            #endif
        }
    }

    /// What the window shows.
    struct BannerWindowContent: View {
        let presentations: [BannerPresentation]
        let presenter: BannerPresenter
        /// The safe area at the host's place, with the app's bars.
        let host: BannerInsets

        var body: some View {
            GeometryReader { proxy in
                let bars = BannerGeometry.bars(host: host, window: BannerInsets(proxy.safeAreaInsets))
                ZStack {
                    overlay { !slides($0) }
                    overlay { slides($0) && edge($0) == .top }.padding(.top, CGFloat(bars.top))
                    overlay { slides($0) && edge($0) == .bottom }.padding(.bottom, CGFloat(bars.bottom))
                }
            }
        }

        private func overlay(_ isIncluded: (BannerPresentation) -> Bool) -> some View {
            BannerOverlay(presentations: presentations.filter(isIncluded), presenter: presenter)
        }

        private func edge(_ presentation: BannerPresentation) -> BannerEdge {
            presentation.content.bannerConfiguration.edge
        }

        /// Whether it slides out from under one of the app's bars.
        private func slides(_ presentation: BannerPresentation) -> Bool {
            BannerGeometry.slidesFromBar(presentation.content.bannerSurface.under, edge: edge(presentation))
        }
    }
#endif
