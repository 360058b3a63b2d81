// SPDX-License-Identifier: Apache-2.0

/// A level of any kind.
public struct AnyBannerLevel: BannerLevel {
    package let base: any BannerLevel

    /// The order among levels; a higher one is more urgent.
    public let severity: Int

    /// What a banner of this level looks, sounds and feels like; asked for once, when the level is wrapped.
    public let levelConfiguration: BannerLevelConfiguration

    /// The metrics of banners whose style sets none itself.
    public let bannerMetrics: BannerDisplayMetrics?

    /// The theme that it was put into, if any. It stands against that of a presenter.
    package let theme: (any Hashable & Sendable)?

    /// Wraps `level`, once however often it has been wrapped.
    public init(_ level: some BannerLevel) {
        base = (level as? AnyBannerLevel)?.base ?? level
        theme = (level as? AnyBannerLevel)?.theme
        severity = level.severity
        levelConfiguration = level.levelConfiguration
        bannerMetrics = level.bannerMetrics
    }

    /// Wraps `level` as it is in `theme`.
    init<Level: ThemedBannerLevel>(_ level: Level, in theme: Level.Theme) {
        base = level
        self.theme = theme
        severity = level.severity(in: theme)
        levelConfiguration = level.configuration(in: theme)
        bannerMetrics = level.bannerMetrics(in: theme)
    }

    /// Whether both are the same level of the same kind, in the same theme.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        BannerEquality.isSame(lhs.base, rhs.base) && BannerEquality.isSame(lhs.theme, rhs.theme)
    }

    /// Hashes the level.
    public func hash(into hasher: inout Hasher) { hasher.combine(base) }
}
