// SPDX-License-Identifier: Apache-2.0

/// Something of the system that a banner refers to, such as an image or a bundle. Two are equal if they refer to the same.
///
/// Images and bundles may be used from any thread as long as nobody changes them, which BannerKit does not.
public struct BannerReference: Hashable, @unchecked Sendable {
    package let object: AnyObject

    package init(_ object: AnyObject) { self.object = object }

    /// Whether both refer to the same.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.object === rhs.object }

    /// Hashes which one it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}
