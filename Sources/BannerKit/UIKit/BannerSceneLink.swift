// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
    internal import Foundation
    @preconcurrency internal import UIKit

    /// Tells a presenter what becomes of a scene, as long as this lives.
    @MainActor final class BannerSceneLink {
        /// What a presenter knows the scene as.
        let id: ObjectIdentifier
        private weak var presenter: BannerPresenter?
        private weak var scene: UIWindowScene?
        private var watches: [BannerWatch] = []

        init(_ scene: UIWindowScene, _ presenter: BannerPresenter) {
            (self.scene, self.presenter) = (scene, presenter)
            id = ObjectIdentifier(scene)
            on(UIScene.didDisconnectNotification, of: scene) { $0.leave($1) }
            on(UIScene.didActivateNotification, of: scene) { $0.setActive($1, true) }
            // It comes before the background, and under an alert of the system, which is all that people heed then.
            on(UIScene.willDeactivateNotification, of: scene) { $0.setActive($1, false) }
            watches.append(
                BannerWatch(UIWindow.didBecomeKeyNotification, of: nil) { [weak self] in self?.turn(to: $0) })
        }

        /// Makes it one of the scenes that the presenter's hosts stand in.
        func join() {
            guard let presenter, let scene else { return }
            // One that the system connects for work in the background becomes active never, and tells so.
            presenter.join(scene, isActive: scene.activationState == .foregroundActive, watchedBy: self)
        }

        /// The window that has become the key window is where a person writes and touches. Each scene has one.
        private func turn(to window: ObjectIdentifier?) {
            guard scene?.windows.contains(where: { ObjectIdentifier($0) == window }) == true else { return }
            presenter?.turn(to: id)
        }

        private func on(
            _ name: Notification.Name, of scene: UIWindowScene,
            _ body: @escaping @MainActor @Sendable (BannerPresenter, ObjectIdentifier) -> Void
        ) {
            watches.append(
                BannerWatch(name, of: scene) { [weak presenter, id] in
                    if let presenter { body(presenter, id) }
                })
        }
    }

#elseif canImport(SwiftUI) && canImport(AppKit)
    @preconcurrency internal import AppKit
    internal import Foundation

    /// Tells a presenter what becomes of a window, as long as this lives.
    @MainActor final class BannerSceneLink {
        /// What a presenter knows the window as.
        let id: ObjectIdentifier
        private weak var presenter: BannerPresenter?
        private weak var window: NSWindow?
        private var watches: [BannerWatch] = []

        init(_ window: NSWindow, _ presenter: BannerPresenter) {
            (self.window, self.presenter) = (window, presenter)
            id = ObjectIdentifier(window)
            on(NSWindow.willCloseNotification, of: window) { $0.presenter?.leave($0.id) }
            // A window that is minimised, hidden or covered, or whose display sleeps, is not seen. One that was closed and
            // not released may be ordered in again.
            on(NSWindow.didChangeOcclusionStateNotification, of: window) { $0.occlusionChanged() }
            on(NSWindow.didBecomeKeyNotification, of: window) {
                $0.join()
                $0.presenter?.turn(to: $0.id)
            }
        }

        /// Makes it one of the windows that the presenter's hosts stand in.
        func join() {
            guard let presenter, let window else { return }
            presenter.join(window, isActive: isSeen, watchedBy: self)
        }

        private var isSeen: Bool { window?.occlusionState.contains(.visible) == true }

        private func occlusionChanged() {
            if isSeen { join() } else { presenter?.setActive(id, false) }
        }

        private func on(
            _ name: Notification.Name, of window: NSWindow,
            _ body: @escaping @MainActor @Sendable (BannerSceneLink) -> Void
        ) {
            watches.append(
                BannerWatch(name, of: window) { [weak self] in
                    if let self { body(self) }
                })
        }
    }
#endif
