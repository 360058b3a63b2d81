// SPDX-License-Identifier: Apache-2.0

/// A length at each side, in points; `leading` is left where people read from left to right.
public struct BannerInsets: Hashable, Sendable {
    /// The length at the top.
    public var top: Double
    /// The length at the side where lines start.
    public var leading: Double
    /// The length at the bottom.
    public var bottom: Double
    /// The length at the side where lines end.
    public var trailing: Double

    /// A length at each side; none where it is left out.
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// The same length at every side.
    public init(_ length: Double) {
        self.init(top: length, leading: length, bottom: length, trailing: length)
    }

    /// Nothing at any side.
    public static let zero = BannerInsets()

    /// What both sides take of a width.
    public var horizontal: Double { leading + trailing }
    /// What top and bottom take of a height.
    public var vertical: Double { top + bottom }
}

/// The space between the edge of a banner and its content, in points.
///
/// A number stands for all four sides, and then the content of a banner without margins at its sides starts where that of the
/// window does, if that is further in (Human Interface Guidelines, Layout). Sides that are named one by one are kept as they are.
public struct BannerPadding: Hashable, Sendable {
    /// The space at each side.
    public var insets: BannerInsets
    /// Whether the margins of the window are kept at the sides where they are wider.
    public var keepsWindowMargins: Bool

    /// The same space at every side, and at least the margins of the window at the sides.
    public init(_ length: Double) {
        insets = BannerInsets(length)
        keepsWindowMargins = true
    }

    /// This space and no other.
    public init(_ insets: BannerInsets) {
        self.insets = insets
        keepsWindowMargins = false
    }

    /// The space at the sides in a window whose margins are `margin`.
    public func horizontal(windowMargin margin: Double) -> (leading: Double, trailing: Double) {
        guard keepsWindowMargins else { return (insets.leading, insets.trailing) }
        return (max(insets.leading, margin), max(insets.trailing, margin))
    }
}

extension BannerPadding: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// The same space at every side.
    public init(floatLiteral value: Double) { self.init(value) }
    /// The same space at every side.
    public init(integerLiteral value: Int) { self.init(Double(value)) }
}
