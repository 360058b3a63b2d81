// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of AppKit that a Mac's screen reader is spoken to with.
@_exported public import Foundation

@MainActor open class NSWindow: NSObject {}

@MainActor open class NSApplication: NSObject {
    open class var shared: NSApplication { fatalError("declared only") }
    open var mainWindow: NSWindow? { nil }
}

public enum NSAccessibilityPriorityLevel: Int, Sendable {
    case low = 10
    case medium = 50
    case high = 90
}

public enum NSAccessibility {
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let announcementRequested = Self(rawValue: "AXAnnouncementRequested")
    }
    public struct NotificationUserInfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let announcement = Self(rawValue: "AXAnnouncementKey")
        public static let priority = Self(rawValue: "AXPriorityKey")
    }
    public static func post(
        element: Any, notification: NSAccessibility.Notification,
        userInfo: [NSAccessibility.NotificationUserInfoKey: Any]?
    ) {}
}
