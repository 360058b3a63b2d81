// SPDX-License-Identifier: Apache-2.0

/// What the bar of a banner looks like around its content. Lengths are points.
public struct BannerShape: Hashable, Sendable {
    /// The radius of its corners, at most half of its height. A bar without a margin has none where it touches the window.
    public var cornerRadius: Double
    /// The line around it; `nil` for none.
    public var border: BannerBorder?
    /// What it throws on the content; `nil` for none.
    public var shadow: BannerShadow?
    /// The space between it and what it stands in.
    public var margin: BannerInsets
    /// What it is filled with.
    public var fill: BannerFill
    /// Where lines of text start that don't take the whole width.
    public var alignment: BannerAlignment
    /// Whether a hairline parts it from the content.
    public var hasSeparator: Bool

    /// A shape of these values. What is left out is as in a spec that says nothing of it: a bar from side to side.
    public init(
        cornerRadius: Double = 0, border: BannerBorder? = nil, shadow: BannerShadow? = nil,
        margin: BannerInsets = .zero, fill: BannerFill = .tint, alignment: BannerAlignment = .leading,
        hasSeparator: Bool = false
    ) {
        self.cornerRadius = cornerRadius
        self.border = border
        self.shadow = shadow
        self.margin = margin
        self.fill = fill
        self.alignment = alignment
        self.hasSeparator = hasSeparator
    }
}

/// A line around a banner or a button, drawn within its edge.
public struct BannerBorder: Hashable, Sendable {
    /// How wide it is, in points.
    public var width: Double
    /// Its colour.
    public var paint: BannerPaint

    /// A line `width` points wide.
    public init(width: Double, paint: BannerPaint) {
        self.width = width
        self.paint = paint
    }

    /// No line, where there would be one otherwise.
    public static let none = BannerBorder(width: 0, paint: .clear)
}

/// What a banner throws on the content beneath it. Lengths are points.
public struct BannerShadow: Hashable, Sendable {
    /// How far it lies to the right.
    public var x: Double
    /// How far it lies below.
    public var y: Double
    /// How far it fades out, as in CSS: twice the standard deviation of a Gaussian blur, and twice the radius of Core Animation.
    public var blur: Double
    /// Its colour.
    public var color: BannerColor

    /// A shadow of `color`.
    public init(x: Double = 0, y: Double = 0, blur: Double = 0, color: BannerColor) {
        self.x = x
        self.y = y
        self.blur = blur
        self.color = color
    }
}

/// What a banner is filled with.
public enum BannerFill: String, CaseIterable, Sendable {
    /// The tint of its level.
    case tint
    /// Nothing: it stands on what the app has there.
    case none
    /// The system's material, through which the content shimmers.
    case material
}

/// Where lines of text start that don't take the whole width.
public enum BannerAlignment: String, CaseIterable, Sendable {
    /// At the side where people start to read.
    case leading
    /// In the middle.
    case center
}
