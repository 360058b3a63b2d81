// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
    internal import Foundation
    internal import SwiftUI
    @preconcurrency internal import UIKit

    /// Tells a presenter what becomes of the scene that this view, of which nothing is seen, stands in.
    struct BannerSceneWatch: UIViewRepresentable {
        let presenter: BannerPresenter

        func makeUIView(context: Context) -> BannerSceneView { BannerSceneView() }

        func updateUIView(_ view: BannerSceneView, context: Context) { view.presenter = presenter }
    }

    /// A view that knows its scene.
    final class BannerSceneView: UIView {
        weak var presenter: BannerPresenter? { didSet { if presenter !== oldValue { join() } } }
        private var link: BannerSceneLink?

        override func didMoveToWindow() {
            super.didMoveToWindow()
            join()
        }

        private func join() {
            // A view that leaves its window remembers the scene, which may take its views away before it goes.
            guard let presenter, let scene = window?.windowScene else { return }
            let link = BannerSceneLink(scene, presenter)
            self.link = link
            // What comes of it changes views, which are being updated now.
            Task { link.join() }
        }
    }
#elseif canImport(SwiftUI) && canImport(AppKit)
    @preconcurrency internal import AppKit
    internal import Foundation
    internal import SwiftUI

    /// Tells a presenter what becomes of the window that this view, of which nothing is seen, stands in.
    struct BannerSceneWatch: NSViewRepresentable {
        let presenter: BannerPresenter

        func makeNSView(context: Context) -> BannerSceneView { BannerSceneView() }

        func updateNSView(_ view: BannerSceneView, context: Context) { view.presenter = presenter }
    }

    /// A view that knows its window.
    final class BannerSceneView: NSView {
        weak var presenter: BannerPresenter? { didSet { if presenter !== oldValue { join() } } }
        private var link: BannerSceneLink?

        override func viewDidMoveToWindow() {
            super.viewDidMoveToWindow()
            join()
        }

        private func join() {
            guard let presenter, let window else { return }
            let link = BannerSceneLink(window, presenter)
            self.link = link
            // What comes of it changes views, which are being updated now.
            Task { link.join() }
        }
    }
#endif
