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
    public init(translationX tx: CGFloat, y ty: CGFloat) {}
}

public final class CGColor: @unchecked Sendable {}

open class CALayer: NSObject {
    open var cornerRadius: CGFloat = 0
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
}
