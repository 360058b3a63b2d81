// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What UI tests use: XCTest has XCUIApplication on Apple's platforms only.
@_exported public import Foundation
@_exported public import UIKit

open class XCTestCase {
    public init() {}
    open var continueAfterFailure: Bool {
        get { stub() }
        set {}
    }
    open func setUp() async throws {}
    open func tearDown() async throws {}
    open func add(_ attachment: XCTAttachment) {}
}

public struct XCTSkip: Error { public init(_ message: @autoclosure () -> String? = nil) {} }

public func XCTAssertTrue(_ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "") {}
public func XCTAssertFalse(_ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "") {}
public func XCTAssertEqual<T>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
    _ message: @autoclosure () -> String = ""
) where T: Equatable {}

public func XCTAssertGreaterThanOrEqual<T>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
    _ message: @autoclosure () -> String = ""
) where T: Comparable {}
public func XCTAssertLessThan<T>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
    _ message: @autoclosure () -> String = ""
) where T: Comparable {}

open class XCTAttachment {
    public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }
    @MainActor public init(screenshot: XCUIScreenshot) {}
    open var name: String?
    open var lifetime = Lifetime.deleteOnSuccess
}

@MainActor open class XCUIScreenshot {}

public struct XCUIGestureVelocity: Sendable { public static let slow = XCUIGestureVelocity() }

@MainActor open class XCUIDevice {
    public enum Appearance: Int, Sendable { case unspecified, light, dark }
    public enum Button: Int, Sendable { case home }
    open class var shared: XCUIDevice { stub() }
    open var orientation: UIDeviceOrientation {
        get { stub() }
        set {}
    }
    open var appearance: Appearance {
        get { stub() }
        set {}
    }
    open func press(_ button: Button) {}
}

public enum UIDeviceOrientation: Int, Sendable { case unknown, portrait, portraitUpsideDown, landscapeLeft }

@MainActor open class XCUICoordinate {
    open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate { stub() }
    open func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate) {}
}

@MainActor open class XCUIElementQuery {
    open subscript(key: String) -> XCUIElement { stub() }
    open var firstMatch: XCUIElement { stub() }
}

@MainActor open class XCUIElement {
    public enum ElementType: UInt, Sendable { case any }
    open var exists: Bool { stub() }
    open var isHittable: Bool { stub() }
    open var frame: CGRect { stub() }
    open var buttons: XCUIElementQuery { stub() }
    open var otherElements: XCUIElementQuery { stub() }
    open var staticTexts: XCUIElementQuery { stub() }
    open var windows: XCUIElementQuery { stub() }
    open var scrollViews: XCUIElementQuery { stub() }
    open func descendants(matching type: ElementType) -> XCUIElementQuery { stub() }
    open func tap() {}
    open func swipeUp() {}
    open func swipeDown() {}
    open func swipeUp(velocity: XCUIGestureVelocity) {}
    open func waitForExistence(timeout: TimeInterval) -> Bool { stub() }
    open func waitForNonExistence(withTimeout timeout: TimeInterval) -> Bool { stub() }
    open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate { stub() }
    open func screenshot() -> XCUIScreenshot { stub() }
}

@MainActor open class XCUIApplication: XCUIElement {
    public override init() {}
    open var launchArguments: [String] {
        get { stub() }
        set {}
    }
    open func launch() {}
    open func activate() {}
    open func terminate() {}
    @available(iOS 17, *)
    open func performAccessibilityAudit() throws {}
}

func stub() -> Never { fatalError("declared only") }
