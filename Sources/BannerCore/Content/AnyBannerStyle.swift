// SPDX-License-Identifier: Apache-2.0

/// A style of any kind.
public struct AnyBannerStyle: BannerStyle {
    package let base: any BannerStyle

    /// How a banner of this style looks and behaves; asked for once, when the style is wrapped.
    public let bannerConfiguration: BannerConfiguration

    /// Whether the style sets its metrics itself.
    public let setsMetrics: Bool

    /// The theme that it was put into, if any. It stands against that of a presenter.
    package let theme: (any Hashable & Sendable)?

    /// Wraps `style`, once however often it has been wrapped.
    public init(_ style: some BannerStyle) {
        base = (style as? AnyBannerStyle)?.base ?? style
        theme = (style as? AnyBannerStyle)?.theme
        setsMetrics = style.setsMetrics
        bannerConfiguration = style.bannerConfiguration
    }

    /// Wraps `style` as it is in `theme`.
    init<Style: ThemedBannerStyle>(_ style: Style, in theme: Style.Theme) {
        base = style
        self.theme = theme
        setsMetrics = style.setsMetrics(in: theme)
        bannerConfiguration = style.configuration(in: theme)
    }

    /// Whether both are the same style of the same kind, in the same theme.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        BannerEquality.isSame(lhs.base, rhs.base) && BannerEquality.isSame(lhs.theme, rhs.theme)
    }

    /// Hashes the style.
    public func hash(into hasher: inout Hasher) { hasher.combine(base) }
}
