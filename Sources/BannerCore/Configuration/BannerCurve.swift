// SPDX-License-Identifier: Apache-2.0

/// A cubic Bézier curve of time from (0, 0) to (1, 1), as CSS Easing Functions and Core Animation have it.
public struct BannerCurve: Hashable, Sendable {
    /// The first control point; `x1` lies in 0...1.
    public var x1, y1: Double
    /// The second control point; `x2` lies in 0...1.
    public var x2, y2: Double

    /// The curve with the control points (`x1`, `y1`) and (`x2`, `y2`).
    public init(x1: Double, y1: Double, x2: Double, y2: Double) {
        (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    }

    /// At a constant pace.
    public static let linear = BannerCurve(x1: 0, y1: 0, x2: 1, y2: 1)
    /// Ever faster: for what leaves, since nothing is left to rest.
    public static let easeIn = BannerCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
    /// Ever slower.
    public static let easeOut = BannerCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
    /// Faster, then slower.
    public static let easeInOut = BannerCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
}
