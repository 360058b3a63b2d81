// SPDX-License-Identifier: Apache-2.0

public import Diagnostics

/// A colour by what it is for in the level of a banner, or one of its own.
public enum Paint: Sendable {
    /// None: what lies beneath shows.
    case clear
    /// The fill of the level.
    case tint
    /// What the level draws over its fill.
    case onTint
    /// What the level draws attention with.
    case accent
    /// This colour, whatever the level.
    case color(Resolved<ResolvedColor>)

    /// The colour on a banner of a level; `nil` for none.
    public func color(on level: LevelAttributes) -> ResolvedColor? {
        switch self {
        case .clear: nil
        case .tint: level.tint.value
        case .onTint: level.onTint.value
        case .accent: level.accentColor
        case .color(let color): color.value
        }
    }
}

/// A line around a banner or a button.
public struct Border: Sendable {
    /// How wide it is, in points; 0 for no line where there would be one otherwise.
    public var width: Double
    /// Its colour.
    public var paint: Paint
    /// Where it is written.
    public var place: Place

    /// Whether anything is drawn.
    public var isDrawn: Bool { width > 0 }
}

/// What a banner throws on the content beneath it. Lengths are points.
public struct Shadow: Sendable {
    /// How far it lies to the right.
    public var x: Double
    /// How far it lies below.
    public var y: Double
    /// How far it fades out, as in CSS.
    public var blur: Double
    /// Its colour.
    public var color: Resolved<ResolvedColor>
    /// Where it is written.
    public var place: Place
}
