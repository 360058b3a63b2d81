// SPDX-License-Identifier: Apache-2.0

/// A colour by what it is for in the level of a banner, or one of its own.
public enum BannerPaint: Hashable, Sendable {
    /// None: what lies beneath shows.
    case clear
    /// The fill of the level.
    case tint
    /// What the level draws over its fill.
    case onTint
    /// What the level draws attention with.
    case accent
    /// This colour, whatever the level.
    case color(BannerColor)

    /// The colour on a banner of `level`; `nil` for none.
    public func color(on level: BannerLevelConfiguration) -> BannerColor? {
        switch self {
        case .clear: nil
        case .tint: level.tint
        case .onTint: level.onTint
        case .accent: level.accent
        case .color(let color): color
        }
    }
}
