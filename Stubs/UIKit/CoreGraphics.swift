// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What UIKit hands through of Core Graphics and Quartz, beyond what Foundation declares on every platform.
@_exported public import Foundation

#if canImport(FoundationNetworking)
    // On Apple's platforms `URLSession` is a part of Foundation.
    @_exported public import FoundationNetworking
#endif

public struct CGVector: Equatable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
    public init(dx: Double, dy: Double) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }
}

public struct CGAffineTransform: Equatable, Sendable {
    public static let identity = CGAffineTransform(translationX: 0, y: 0)
    public var ty: CGFloat { stub() }
    public init(translationX tx: CGFloat, y ty: CGFloat) {}
}

public final class CGColor: @unchecked Sendable {}

open class CALayer: NSObject {
    open var cornerRadius: CGFloat = 0
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var maskedCorners: CACornerMask = []
    open var shadowColor: CGColor?
    open var shadowOpacity: Float = 0
    open var shadowRadius: CGFloat = 3
    open var shadowOffset = CGSize(width: 0, height: -3)
    open func add(_ anim: CAAnimation, forKey key: String?) {}
    open func removeAnimation(forKey key: String) {}
}

public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = Self(rawValue: 1)
    public static let layerMaxXMinYCorner = Self(rawValue: 2)
    public static let layerMinXMaxYCorner = Self(rawValue: 4)
    public static let layerMaxXMaxYCorner = Self(rawValue: 8)
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
}

open class CAMediaTimingFunction: NSObject {
    public convenience init(name: CAMediaTimingFunctionName) { self.init() }
}

open class CAAnimation: NSObject {
    open var duration: CFTimeInterval = 0
    open var autoreverses = false
    open var repeatCount: Float = 0
    open var timingFunction: CAMediaTimingFunction?
    open var isRemovedOnCompletion = true
}

public typealias CFTimeInterval = Double

open class CAPropertyAnimation: CAAnimation {
    public convenience init(keyPath path: String?) { self.init() }
}

open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
}
