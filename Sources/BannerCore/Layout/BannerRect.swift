// SPDX-License-Identifier: Apache-2.0

/// A width and a height in points.
package struct BannerSize: Hashable, Sendable {
    /// The width in points.
    package var width: Double
    /// The height in points.
    package var height: Double

    /// A size of `width` and `height`.
    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A rectangle in points. `x` runs from the leading edge, `y` from the top.
package struct BannerRect: Hashable, Sendable {
    /// The distance from the leading edge.
    package var x: Double
    /// The distance from the top.
    package var y: Double
    /// The width.
    package var width: Double
    /// The height.
    package var height: Double

    /// A rectangle of these values.
    package init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The same rectangle where the leading edge is the right one, in a view that is `width` points wide.
    package func mirrored(in width: Double) -> BannerRect {
        BannerRect(x: width - x - self.width, y: y, width: self.width, height: height)
    }
}
