// SPDX-License-Identifier: Apache-2.0

/// How a window or a view controller makes room for embedded banners.
enum BannerPush {
    /// What these banners, of these heights, take of the content at each edge. One that leaves gives its room back.
    static func insets(_ banners: [(presentation: BannerPresentation, height: Double)]) -> BannerInsets {
        banners.reduce(into: BannerInsets()) { insets, banner in
            let configuration = banner.presentation.content.bannerConfiguration
            guard configuration.position == .embedded, banner.presentation.phase != .dismissing else { return }
            switch configuration.edge {
            case .top: insets.top += banner.height
            case .bottom: insets.bottom += banner.height
            }
        }
    }

    /// How the content moves while the banner comes or leaves: as that does.
    static func animation(_ presentation: BannerPresentation, reducesMotion: Bool) -> BannerAnimation {
        presentation.phase == .presenting
            ? .presenting(presentation.metrics, reducesMotion: reducesMotion)
            : .dismissing(presentation.metrics, reducesMotion: reducesMotion)
    }

    /// What the app's bars take beyond the safe area of the window, where the content begins `start` from the edge of the
    /// window and has `safeArea`, of which banners have `pushed` away some.
    static func bar(start: Double, safeArea: Double, pushed: Double, window: Double) -> Double {
        max(0, start + safeArea - pushed - window)
    }

    /// How far from the safe area of the window a banner rests: beyond the bar that it slides out from under, and an embedded one beyond
    /// those that were laid out before it, too.
    static func inset(
        of presentation: BannerPresentation, bars: BannerInsets,
        after laid: [(presentation: BannerPresentation, height: Double)]
    ) -> Double {
        guard isBeyondBar(presentation) else { return 0 }
        let configuration = presentation.content.bannerConfiguration
        let taken = configuration.position == .embedded ? insets(laid) : BannerInsets()
        return configuration.edge == .top ? bars.top + taken.top : bars.bottom + taken.bottom
    }

    /// Whether the banner rests beyond the app's bar: it slides out from under one, or stands between elements.
    static func isBeyondBar(_ presentation: BannerPresentation) -> Bool {
        let configuration = presentation.content.bannerConfiguration
        return configuration.position == .embedded
            || BannerGeometry.slidesFromBar(presentation.content.bannerSurface.under, edge: configuration.edge)
    }
}
