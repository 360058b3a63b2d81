// SPDX-License-Identifier: Apache-2.0

extension BannerConfiguration {
    /// The style of the status bar over a banner of `level` that lies at the top of a window; `nil` where nothing of the banner is
    /// behind it, so that it stays as the app has it.
    ///
    /// `automatic` is the one of light and dark that has more contrast with the tint. A material looks like the appearance, and so
    /// does the system's choice.
    package func statusBar(on level: BannerLevelConfiguration, in appearance: BannerAppearance) -> BannerStatusBarStyle?
    {
        guard edge == .top, shape.fill != .none, shape.margin.top <= 0 else { return nil }
        guard statusBar == .automatic, shape.fill == .tint else { return statusBar }
        return level.tint.value(in: appearance).contrastingLabel == .hex(0xFFFFFF) ? .light : .dark
    }
}

extension BannerContent {
    /// The style of the status bar over it, at the top of a window in `appearance`.
    func statusBar(in appearance: BannerAppearance) -> BannerStatusBarStyle? {
        bannerConfiguration.statusBar(on: levelConfiguration, in: appearance)
    }
}

extension Sequence<BannerPresentation> {
    /// The status bar's style that the banners want which lie behind it in `appearance`; `nil` where none does.
    func statusBar(in appearance: BannerAppearance) -> BannerStatusBarStyle? {
        reversed().lazy.filter { presentation in
            let content = presentation.content
            return content.bannerConfiguration.position == .overlay && presentation.phase != .dismissing
                && !BannerGeometry.slidesFromBar(content.bannerSurface.under, edge: content.bannerConfiguration.edge)
        }
        .compactMap { $0.content.statusBar(in: appearance) }.first
    }
}
