// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
    internal import Foundation
    internal import SwiftUI
    @preconcurrency internal import UIKit

    /// Knows where on the screen a host is, and tells a presenter what becomes of its scene. Nothing of it is seen.
    struct BannerSceneWatch: UIViewRepresentable {
        /// Whom to tell of the scene, if anybody.
        let presenter: BannerPresenter?
        /// Where it is, as far as it knows.
        @Binding var stand: BannerStand

        func makeUIView(context: Context) -> BannerSceneView { BannerSceneView() }

        func updateUIView(_ view: BannerSceneView, context: Context) {
            view.stand = $stand
            view.presenter = presenter
        }
    }

    /// A view that knows its scene.
    final class BannerSceneView: UIView {
        weak var presenter: BannerPresenter? { didSet { if presenter !== oldValue { join() } } }
        /// What is told where it is.
        var stand: Binding<BannerStand>?
        private var link: BannerSceneLink?

        override func didMoveToWindow() {
            super.didMoveToWindow()
            join()
            guard let scene = window?.windowScene else { return }
            let (stand, place) = (stand, BannerStand(scene: ObjectIdentifier(scene), level: bannerPresentationLevel))
            Task { stand?.wrappedValue = place }
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

    /// Knows where on the screen a host is, and tells a presenter what becomes of its window. Nothing of it is seen.
    struct BannerSceneWatch: NSViewRepresentable {
        /// Whom to tell of the window, if anybody.
        let presenter: BannerPresenter?
        /// Where it is, as far as it knows.
        @Binding var stand: BannerStand

        func makeNSView(context: Context) -> BannerSceneView { BannerSceneView() }

        func updateNSView(_ view: BannerSceneView, context: Context) {
            view.stand = $stand
            view.presenter = presenter
        }
    }

    /// A view that knows its window.
    final class BannerSceneView: NSView {
        weak var presenter: BannerPresenter? { didSet { if presenter !== oldValue { join() } } }
        /// What is told where it is.
        var stand: Binding<BannerStand>?
        private var link: BannerSceneLink?

        override func viewDidMoveToWindow() {
            super.viewDidMoveToWindow()
            join()
            guard let window else { return }
            let parents = sequence(first: window) { $0.sheetParent ?? $0.parent }
            let level = parents.dropFirst().reduce(0) { count, _ in count + 1 }
            let (stand, place) = (stand, BannerStand(scene: ObjectIdentifier(window), level: level))
            Task { stand?.wrappedValue = place }
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
