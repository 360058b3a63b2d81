// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import ColorSpaces

/// The value of a property of the design, as platforms without types of ours have it: a colour, a length, a time.
enum PropertyValue: Sendable {
    // Properties are gone through many times, and a colour is four colours with all that they come from.
    /// A colour; `nil` for that of the text, which is the level's `onTint`.
    indirect case color(ResolvedColor?)
    /// Points; `nil` for no limit.
    case length(Double?)
    /// How the corners of an image are rounded.
    case corners(BannerImageShape)
    /// Milliseconds; `nil` for a time that never comes.
    case time(Double?)
    /// A number without a unit.
    case number(Double)
    /// A colour by what it is for in the level of a banner; never `.color`.
    case paint(Paint)
    /// What a banner is filled with.
    case fill(BannerFill)
    /// The name of a family of fonts; `nil` for the system's.
    case family(String?)
    /// The name of metrics; `nil` for a level that has none.
    case metrics(String?)
    /// What the platform does by itself, since the spec says nothing; some theme does.
    case usual(isPaint: Bool)
    /// A word of CSS.
    case word(String)
    /// How a banner comes in, within so many milliseconds.
    case motion(BannerMotion, within: Double)

    /// Whether nothing that is shown tells them apart.
    func isSame(as other: PropertyValue) -> Bool {
        switch (self, other) {
        case (.color(let color), .color(let other)):
            Appearance.allCases.allSatisfy { color?[$0].color == other?[$0].color }
        case (.length(let length), .length(let other)): length == other
        case (.corners(let shape), .corners(let other)): shape == other
        case (.time(let time), .time(let other)): time == other
        case (.number(let number), .number(let other)): number == other
        // The way of a spring depends on its time, that of a curve doesn't.
        case (.motion(.spring(let damping, let velocity), let time), .motion(let other, let otherTime)):
            other == .spring(damping: damping, velocity: velocity) && time == otherTime
        case (.motion(let motion, _), .motion(let other, _)): motion == other
        case (.paint(let paint), .paint(let other)): paint.keyword == other.keyword
        case (.fill(let fill), .fill(let other)): fill == other
        case (.family(let family), .family(let other)): family == other
        case (.metrics(let name), .metrics(let other)): name == other
        case (.word(let word), .word(let other)): word == other
        case (.usual, .usual): true
        default: false
        }
    }

    /// The property of a paint: its colour, or what it is for.
    static func of(_ paint: Paint) -> PropertyValue {
        if case .color(let color) = paint { .color(color.value) } else { .paint(paint) }
    }
}

extension Paint {
    /// What it is for, in kebab-case; `nil` for a colour of its own.
    var keyword: String? {
        switch self {
        case .clear: "transparent"
        case .tint: "tint"
        case .onTint: "on-tint"
        case .accent: "accent"
        case .color: nil
        }
    }
}
