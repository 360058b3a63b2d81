// SPDX-License-Identifier: Apache-2.0

/// A style that is another one in each theme. The styles of a spec with themes conform to it.
public protocol ThemedBannerStyle: BannerStyle {
    /// The themes that it knows.
    associatedtype Theme: Hashable & Sendable

    /// The look and behaviour of its banners in `theme`.
    func configuration(in theme: Theme) -> BannerConfiguration

    /// Whether it sets its metrics itself in `theme`, so that they win over those of a level.
    func setsMetrics(in theme: Theme) -> Bool
}

/// A level that is another one in each theme. The levels of a spec with themes conform to it.
public protocol ThemedBannerLevel: BannerLevel {
    /// The themes that it knows.
    associatedtype Theme: Hashable & Sendable

    /// What its banners look, sound and feel like in `theme`.
    func configuration(in theme: Theme) -> BannerLevelConfiguration

    /// The order among levels in `theme`; a higher one is more urgent.
    func severity(in theme: Theme) -> Int

    /// The metrics in `theme` of banners whose style sets none itself; `nil` where it has none.
    func bannerMetrics(in theme: Theme) -> BannerDisplayMetrics?
}

extension ThemedBannerLevel {
    /// The same as without a theme.
    public func severity(in theme: Theme) -> Int { severity }
}

extension Banner {
    /// This banner in `theme`, as far as its style and its level are of a spec with such themes.
    ///
    /// A presenter does so by itself for the theme that it was given with ``BannerPresenter/setTheme(_:for:)``; a place without one, such
    /// as a ``BannerView``, takes a banner that is in its theme already.
    public func themed(_ theme: some Hashable & Sendable) -> Banner {
        var banner = self
        banner.style = style.themed(theme)
        banner.level = level.themed(theme)
        return banner
    }
}

extension AnyBannerStyle {
    /// The style in `theme`; as it is where it knows no such themes.
    public func themed(_ theme: some Hashable & Sendable) -> Self {
        func inTheme<Style: ThemedBannerStyle>(_ style: Style) -> Self? {
            (theme as? Style.Theme).map { Self(style, in: $0) }
        }
        return (base as? any ThemedBannerStyle).flatMap { inTheme($0) } ?? self
    }
}

extension AnyBannerLevel {
    /// The level in `theme`; as it is where it knows no such themes.
    public func themed(_ theme: some Hashable & Sendable) -> Self {
        func inTheme<Level: ThemedBannerLevel>(_ level: Level) -> Self? {
            (theme as? Level.Theme).map { Self(level, in: $0) }
        }
        return (base as? any ThemedBannerLevel).flatMap { inTheme($0) } ?? self
    }
}
