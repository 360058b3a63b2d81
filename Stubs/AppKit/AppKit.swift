// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of AppKit that a Mac's screen reader is spoken to with, that images are made of, and that tells of windows.
@_exported public import Foundation

#if canImport(FoundationNetworking)
    // On Apple's platforms `URLSession` is a part of Foundation.
    @_exported public import FoundationNetworking
#endif

// `NSObject` has an `init()` that is isolated to nothing, and Apple's import of a class none to override it with.
@MainActor open class NSResponder {
    public init() {}
}

@MainActor open class NSWindow: NSResponder {
    public struct OcclusionState: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let visible = OcclusionState(rawValue: 2)
    }
    public nonisolated class var willCloseNotification: NSNotification.Name { NSNotification.Name("willClose") }
    public nonisolated class var didBecomeKeyNotification: NSNotification.Name { NSNotification.Name("didBecomeKey") }
    public nonisolated class var didChangeOcclusionStateNotification: NSNotification.Name {
        NSNotification.Name("didChangeOcclusionState")
    }
    open var occlusionState: NSWindow.OcclusionState { .visible }
    open weak var parent: NSWindow?
    open var sheetParent: NSWindow? { nil }
}

@MainActor open class NSView: NSResponder {
    open var window: NSWindow? { nil }
    open func viewDidMoveToWindow() {}
}

open class NSColor: NSObject, @unchecked Sendable {
    public typealias Name = String
    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public init(name colorName: NSColor.Name?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor) {}
}

open class NSAppearance: NSObject, @unchecked Sendable {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let aqua = Self(rawValue: "aqua")
        public static let darkAqua = Self(rawValue: "darkAqua")
        public static let accessibilityHighContrastAqua = Self(rawValue: "highContrastAqua")
        public static let accessibilityHighContrastDarkAqua = Self(rawValue: "highContrastDarkAqua")
    }
    open func bestMatch(from appearances: [NSAppearance.Name]) -> NSAppearance.Name? { stub() }
}

/// What a declaration does that is never run.
func stub<Result>() -> Result { fatalError("declared only") }

open class NSImage: NSObject {
    public init?(data: Data) { nil }
    public init(size: NSSize) {}
    open var size: NSSize { stub() }
    open var representations: [NSImageRep] { stub() }
    open func addRepresentation(_ imageRep: NSImageRep) {}
    open func draw(
        in rect: NSRect, from fromRect: NSRect, operation op: NSCompositingOperation, fraction delta: CGFloat
    ) {}
}

open class NSImageRep: NSObject {
    open var pixelsWide: Int { stub() }
    open var pixelsHigh: Int { stub() }
}

open class NSBitmapImageRep: NSImageRep {
    public init?(
        bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, pixelsWide width: Int,
        pixelsHigh height: Int, bitsPerSample bps: Int, samplesPerPixel spp: Int, hasAlpha alpha: Bool, isPlanar: Bool,
        colorSpaceName: NSColorSpaceName, bytesPerRow rBytes: Int, bitsPerPixel pBits: Int
    ) { nil }
}

public struct NSColorSpaceName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let deviceRGB = Self(rawValue: "NSDeviceRGBColorSpace")
}

public enum NSCompositingOperation: UInt, Sendable { case copy = 1 }

public enum NSImageInterpolation: UInt, Sendable { case high = 3 }

open class NSGraphicsContext: NSObject {
    public init?(bitmapImageRep bitmapRep: NSBitmapImageRep) { nil }
    open class var current: NSGraphicsContext? {
        get { stub() }
        set {}
    }
    open class func saveGraphicsState() {}
    open class func restoreGraphicsState() {}
    open var imageInterpolation: NSImageInterpolation {
        get { stub() }
        set {}
    }
}

@MainActor open class NSApplication: NSObject {
    open class var shared: NSApplication { fatalError("declared only") }
    open var mainWindow: NSWindow? { nil }
    open var keyWindow: NSWindow? { nil }
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
