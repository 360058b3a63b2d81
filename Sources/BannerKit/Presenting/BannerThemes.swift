// SPDX-License-Identifier: Apache-2.0

/// The themes that a presenter shows banners in, one for each kind of banner.
struct BannerThemes {
    private var wraps: [ObjectIdentifier: (any BannerContent) -> any BannerContent] = [:]

    /// Shows banners of a kind in `theme`, or as they are.
    mutating func set<Content: ThemedBannerContent>(_ theme: Content.Theme?, of kind: Content.Type) {
        wraps[ObjectIdentifier(kind)] = theme.map { theme in
            { ($0 as? Content)?.themed(theme) ?? $0 }
        }
    }

    /// The banner in the theme for its kind.
    func apply(to banner: any BannerContent) -> any BannerContent {
        wraps[ObjectIdentifier(type(of: banner))]?(banner) ?? banner
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
    /// The content of a presentation is then a ``ThemedBanner``. A banner that was asked for by
    /// ``ThemedBannerContent/themed(_:)`` keeps its theme.
    public func setTheme<Content: ThemedBannerContent>(_ theme: Content.Theme?, for kind: Content.Type) {
        themes.set(theme, of: kind)
        for id in entries.ids(where: { $0 is Content || $0 is ThemedBanner<Content> }) where queue.isLive(id) {
            guard let requested = entries[id]?.requested as? Content else { continue }
            replace(id, with: themes.apply(to: requested), requested: requested)
        }
    }
}
