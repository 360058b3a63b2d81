// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) || canImport(UIKit)
    internal import Foundation

    /// Listens to a notification until it is released.
    final class BannerWatch {
        private let token: any NSObjectProtocol

        /// Calls `body` whenever `name` is posted by `object`, or by any.
        init(_ name: Notification.Name, of object: AnyObject?, _ body: @escaping @MainActor @Sendable () -> Void) {
            token = NotificationCenter.default.addObserver(forName: name, object: object, queue: .main) { _ in
                // The main queue runs on the main actor.
                MainActor.assumeIsolated { body() }
            }
        }

        deinit { NotificationCenter.default.removeObserver(token) }
    }
#endif
