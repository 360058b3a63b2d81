// SPDX-License-Identifier: Apache-2.0

/// How the buttons of a variant look. What is `nil` is as ``BannerButtonPaint`` draws the variant by itself.
public struct BannerButtonLook: Hashable, Sendable {
    /// What it is filled with.
    public var fill: BannerPaint?
    /// The colour of its title and its icon.
    public var label: BannerPaint?
    /// The line around it; ``BannerBorder/none`` for none.
    public var border: BannerBorder?
    /// The radius of its corners in points, at most half of its height.
    public var cornerRadius: Double?
    /// Its height in points at the least.
    public var minHeight: Double?
    /// The space around its title, in points.
    public var padding: BannerInsets?
    /// The opacity while it is held down, 0 to 1.
    public var pressedOpacity: Double?
    /// The opacity while it can't be used, 0 to 1.
    public var disabledOpacity: Double?

    /// A look of these values.
    public init(
        fill: BannerPaint? = nil, label: BannerPaint? = nil, border: BannerBorder? = nil, cornerRadius: Double? = nil,
        minHeight: Double? = nil, padding: BannerInsets? = nil, pressedOpacity: Double? = nil,
        disabledOpacity: Double? = nil
    ) {
        self.fill = fill
        self.label = label
        self.border = border
        self.cornerRadius = cornerRadius
        self.minHeight = minHeight
        self.padding = padding
        self.pressedOpacity = pressedOpacity
        self.disabledOpacity = disabledOpacity
    }
}
