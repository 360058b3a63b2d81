// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let button = Self(rawValue: 1)
    public static let link = Self(rawValue: 2)
    public static let image = Self(rawValue: 4)
    public static let staticText = Self(rawValue: 64)
    public static let notEnabled = Self(rawValue: 256)
    public static let updatesFrequently = Self(rawValue: 512)
}

public enum UIAccessibility {
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let announcement = Self(rawValue: 1008)
        public static let layoutChanged = Self(rawValue: 1001)
    }
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let notificationVoiceOver = Self(rawValue: "VoiceOver")
        public static let notificationSwitchControl = Self(rawValue: "SwitchControl")
    }
    public static let voiceOverStatusDidChangeNotification = NSNotification.Name("voiceOver")
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name("reduceMotion")
    public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name("reduceTransparency")
    @MainActor public static let switchControlStatusDidChangeNotification = NSNotification.Name("switchControl")
    @MainActor public static let announcementDidFinishNotification = NSNotification.Name("announced")
    @MainActor public static let announcementStringValueUserInfoKey = "string"
    @MainActor public static let announcementWasSuccessfulUserInfoKey = "success"
    public static let elementFocusedNotification = NSNotification.Name("focused")
    @MainActor public static var isVoiceOverRunning: Bool { false }
    @MainActor public static var isSwitchControlRunning: Bool { false }
    @MainActor public static var isReduceMotionEnabled: Bool { false }
    @MainActor public static var isReduceTransparencyEnabled: Bool { false }
    @MainActor public static func post(notification: Notification, argument: Any?) {}
    @MainActor public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?)
        -> Any?
    {
        nil
    }
}

public enum UIAccessibilityContainerType: Int, Sendable {
    case none, dataTable, list, landmark, semanticGroup
}

@MainActor open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool
    public init(name: String, actionHandler: Handler?) {}
}

@MainActor open class UIAccessibilityElement: NSObject {
    open weak var accessibilityContainer: AnyObject?
}

@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let low = Self(rawValue: "low")
    public static let `default` = Self(rawValue: "default")
    public static let high = Self(rawValue: "high")
}

extension NSAttributedString.Key {
    public static let accessibilitySpeechLanguage = NSAttributedString.Key("language")
    @available(visionOS, deprecated: 1.0)
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key("queue")
    @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
    public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key("priority")
}
