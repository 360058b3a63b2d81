// SPDX-License-Identifier: Apache-2.0

extension BannerContent {
    /// The level in whose colours the banner is drawn: as it is, or with a solid tint for people who ask for less transparency. A banner
    /// without a fill draws no tint, and the system's material turns solid by itself.
    package func drawnLevel(reducesTransparency: Bool) -> BannerLevelConfiguration {
        var level = levelConfiguration
        if reducesTransparency, bannerConfiguration.shape.fill == .tint { level.tint = level.tint.solid }
        return level
    }
}

extension BannerColor {
    /// What the colour looks like over white, and in the dark over black.
    ///
    /// What is drawn over a translucent tint can be read over any content, and so over these two. The colours of high contrast need not
    /// suit the other colours of the plain appearances.
    fileprivate var solid: BannerColor {
        BannerColor(
            light: light.composited(over: 1), dark: dark.composited(over: 0),
            lightHighContrast: lightHighContrast.composited(over: 1),
            darkHighContrast: darkHighContrast.composited(over: 0))
    }
}

extension BannerColorValue {
    /// What the colour looks like over an opaque grey whose components are all `background`.
    fileprivate func composited(over background: Double) -> BannerColorValue {
        func over(_ component: Double) -> Double { component * alpha + background * (1 - alpha) }
        return BannerColorValue(space, red: over(red), green: over(green), blue: over(blue))
    }
}
