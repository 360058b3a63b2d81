// SPDX-License-Identifier: Apache-2.0

/// A width and a height in points.
public struct BannerSize: Hashable, Sendable {
    /// The width in points.
    public var width: Double
    /// The height in points.
    public var height: Double

    /// A size of `width` and `height`.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A rectangle in points. `x` runs from the leading edge, `y` from the top.
public struct BannerRect: Hashable, Sendable {
    /// The distance from the leading edge.
    public var x: Double
    /// The distance from the top.
    public var y: Double
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// A rectangle of these values.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The same rectangle where the leading edge is the right one, in a view that is `width` points wide.
    public func mirrored(in width: Double) -> BannerRect {
        BannerRect(x: width - x - self.width, y: y, width: self.width, height: height)
    }
}

/// The space at each edge that a banner's content keeps clear of, in points.
public struct BannerInsets: Hashable, Sendable {
    /// At the top.
    public var top: Double
    /// At the leading edge.
    public var leading: Double
    /// At the bottom.
    public var bottom: Double
    /// At the trailing edge.
    public var trailing: Double

    /// Insets of these values.
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}
