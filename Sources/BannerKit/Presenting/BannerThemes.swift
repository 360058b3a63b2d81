// SPDX-License-Identifier: Apache-2.0

/// The themes that a presenter shows banners in, one for each kind of banner.
struct BannerThemes {
    private typealias Wrap = (any BannerContent) -> any BannerContent

    private var wraps: [ObjectIdentifier: Wrap] = [:]
    /// The same for banners that no spec holds, by the kind of theme: their styles and levels are of a spec.
    private var freeWraps: [ObjectIdentifier: (Banner) -> Banner] = [:]

    /// Shows banners of a kind in `theme`, or as they are.
    mutating func set<Content: ThemedBannerContent>(_ theme: Content.Theme?, of kind: Content.Type) {
        wraps[ObjectIdentifier(kind)] = theme.map { theme in
            { ($0 as? Content)?.themed(theme) ?? $0 }
        }
        freeWraps[ObjectIdentifier(Content.Theme.self)] = theme.map { theme in { $0.unlessChosen(theme) } }
    }

    /// The banner in the theme for its kind.
    func apply(to banner: any BannerContent) -> any BannerContent {
        if let banner = banner as? Banner { return freeWraps.values.reduce(banner) { $1($0) } }
        return wraps[ObjectIdentifier(type(of: banner))]?(banner) ?? banner
    }
}

extension Banner {
    /// This banner in `theme`, but for what is in one already.
    fileprivate func unlessChosen(_ theme: some Hashable & Sendable) -> Banner {
        var banner = self
        if style.theme == nil { banner.style = style.themed(theme) }
        if level.theme == nil { banner.level = level.themed(theme) }
        return banner
    }

    /// Whether its style or its level is another one in themes of a kind.
    fileprivate func knows<Theme>(_ themes: Theme.Type) -> Bool {
        func styleTheme<Style: ThemedBannerStyle>(_ style: Style) -> Any.Type { Style.Theme.self }
        func levelTheme<Level: ThemedBannerLevel>(_ level: Level) -> Any.Type { Level.Theme.self }
        let style = (style.base as? any ThemedBannerStyle).map { styleTheme($0) }
        let level = (level.base as? any ThemedBannerLevel).map { levelTheme($0) }
        return style == Theme.self || level == Theme.self
    }
}

extension BannerPresenter {
    /// Shows banners of `kind` in `theme` from now on, also those that wait or show; `nil` for the look without a
    /// theme.
    ///
    /// ```swift
    /// presenter.setTheme(.quartz, for: Fiori.Banner.self)
    /// ```
    ///
    /// As with ``update(_:to:)``, the display time of a banner that shows starts again; a screen reader says nothing.
    /// What waits keeps its turn where the theme ranks its level otherwise, and is out of date when it would be without.
    /// The content of a presentation is then a ``ThemedBanner``. A banner that was asked for by
    /// ``ThemedBannerContent/themed(_:)`` keeps its theme. The theme also holds for a ``Banner`` whose style or level is of the same
    /// spec, unless ``Banner/themed(_:)`` put it into one.
    public func setTheme<Content: ThemedBannerContent>(_ theme: Content.Theme?, for kind: Content.Type) {
        themes.set(theme, of: kind)
        for id in entries.ids(where: { isOf(kind, $0) }) where queue.isLive(id) {
            guard let requested = entries[id]?.requested, !(requested is ThemedBanner<Content>) else { continue }
            replace(id, with: themes.apply(to: requested), requested: requested, isNews: false)
        }
    }

    private func isOf<Content: ThemedBannerContent>(_ kind: Content.Type, _ banner: any BannerContent) -> Bool {
        banner is Content || banner is ThemedBanner<Content> || (banner as? Banner)?.knows(Content.Theme.self) == true
    }
}
