// SPDX-License-Identifier: Apache-2.0

/// A style of any kind.
public struct AnyBannerStyle: BannerStyle {
    let base: any BannerStyle

    /// How a banner of this style looks and behaves; asked for once, when the style is wrapped.
    public let bannerConfiguration: BannerConfiguration

    /// Whether the style sets its metrics itself.
    public let setsMetrics: Bool

    /// Wraps `style`, once however often it has been wrapped.
    public init(_ style: some BannerStyle) {
        base = (style as? AnyBannerStyle)?.base ?? style
        setsMetrics = style.setsMetrics
        bannerConfiguration = style.bannerConfiguration
    }

    /// Whether both are the same style of the same kind.
    public static func == (lhs: Self, rhs: Self) -> Bool { AnyHashable(lhs.base) == AnyHashable(rhs.base) }

    /// Hashes the style.
    public func hash(into hasher: inout Hasher) { hasher.combine(base) }
}
