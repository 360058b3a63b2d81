// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) || canImport(UIKit)
    internal import Foundation

    /// Listens to a notification until it is released.
    final class BannerWatch {
        private let token: any NSObjectProtocol

        /// Calls `body` whenever `name` is posted by `object`, or by any.
        convenience init(
            _ name: Notification.Name, of object: AnyObject?, _ body: @escaping @MainActor @Sendable () -> Void
        ) {
            self.init(name, of: object) { _ in body() }
        }

        /// Calls `body` with what posted `name` whenever `object` does, or any.
        init(
            _ name: Notification.Name, of object: AnyObject?,
            _ body: @escaping @MainActor @Sendable (_ poster: ObjectIdentifier?) -> Void
        ) {
            token = NotificationCenter.default.addObserver(forName: name, object: object, queue: .main) {
                notification in
                let poster = (notification.object as AnyObject?).map { ObjectIdentifier($0) }
                // The main queue runs on the main actor.
                MainActor.assumeIsolated { body(poster) }
            }
        }

        deinit { NotificationCenter.default.removeObserver(token) }
    }
#endif
