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
