// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
    internal import Foundation
    @preconcurrency internal import UIKit

    /// Makes the screen reader speak.
    @MainActor enum BannerAnnouncer {
        /// Says what is requested in the language of `locale`, after or over what is being said.
        static func say(_ request: BannerAnnouncementRequest, in locale: String) {
            guard request.politeness != .none else { return }
            let text = NSAttributedString(
                string: request.text(in: locale), attributes: attributes(isPolite: request.politeness == .polite))
            UIAccessibility.post(notification: .announcement, argument: text)
        }

        /// What makes the screen reader wait for what it is saying, or not.
        private static func attributes(isPolite: Bool) -> [NSAttributedString.Key: Any] {
            #if os(visionOS)
                let priority: UIAccessibilityPriority = isPolite ? .default : .high
                return [.accessibilitySpeechAnnouncementPriority: priority.rawValue]
            #else
                return [.accessibilitySpeechQueueAnnouncement: isPolite]
            #endif
        }
    }
#elseif canImport(AppKit)
    internal import AppKit
    internal import Foundation

    /// Makes the screen reader speak.
    @MainActor enum BannerAnnouncer {
        /// Says what is requested in the language of `locale`, after or over what is being said.
        static func say(_ request: BannerAnnouncementRequest, in locale: String) {
            // A panel may have the keyboard where no window is the main one.
            guard request.politeness != .none,
                let window = NSApplication.shared.mainWindow ?? NSApplication.shared.keyWindow
            else { return }
            let priority: NSAccessibilityPriorityLevel = request.politeness == .polite ? .medium : .high
            NSAccessibility.post(
                element: window, notification: .announcementRequested,
                userInfo: [.announcement: request.text(in: locale), .priority: priority.rawValue])
        }
    }
#endif
