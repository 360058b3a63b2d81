// SPDX-License-Identifier: Apache-2.0

/// A level of any kind.
public struct AnyBannerLevel: BannerLevel {
    private let base: any BannerLevel

    /// What a banner of this level looks, sounds and feels like; asked for once, when the level is wrapped.
    public let levelConfiguration: BannerLevelConfiguration

    /// The metrics of banners whose style sets none itself.
    public let bannerMetrics: BannerDisplayMetrics?

    /// The order among levels; a higher one is more urgent.
    public var severity: Int { base.severity }

    /// Wraps `level`, once however often it has been wrapped.
    public init(_ level: some BannerLevel) {
        base = (level as? AnyBannerLevel)?.base ?? level
        levelConfiguration = level.levelConfiguration
        bannerMetrics = level.bannerMetrics
    }

    /// Whether both are the same level of the same kind.
    public static func == (lhs: Self, rhs: Self) -> Bool { AnyHashable(lhs.base) == AnyHashable(rhs.base) }

    /// Hashes the level.
    public func hash(into hasher: inout Hasher) { hasher.combine(base) }
}
