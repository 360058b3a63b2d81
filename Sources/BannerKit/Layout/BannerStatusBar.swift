// SPDX-License-Identifier: Apache-2.0

extension BannerContent {
    /// The style of the status bar over it, at the top of a window in `appearance`.
    func statusBar(in appearance: BannerAppearance, reducesTransparency: Bool) -> BannerStatusBarStyle? {
        bannerConfiguration.statusBar(on: drawnLevel(reducesTransparency: reducesTransparency), in: appearance)
    }
}

extension Sequence<BannerPresentation> {
    /// The status bar's style that the banners want which lie behind it in `appearance`; `nil` where none does.
    func statusBar(in appearance: BannerAppearance, reducesTransparency: Bool) -> BannerStatusBarStyle? {
        reversed().lazy.filter { presentation in
            let content = presentation.content
            return content.bannerConfiguration.position == .overlay && presentation.phase != .dismissing
                && !BannerGeometry.slidesFromBar(content.bannerSurface.under, edge: content.bannerConfiguration.edge)
        }
        .compactMap { $0.content.statusBar(in: appearance, reducesTransparency: reducesTransparency) }.first
    }
}
