// SPDX-License-Identifier: Apache-2.0

/// The appearance that a banner is drawn in.
public struct BannerAppearance: Hashable, Sendable {
    /// Whether it is the dark one.
    public var isDark: Bool
    /// Whether a person asked for more contrast.
    public var hasHighContrast: Bool

    /// An appearance of these values.
    public init(isDark: Bool = false, hasHighContrast: Bool = false) {
        self.isDark = isDark
        self.hasHighContrast = hasHighContrast
    }
}

extension BannerColor {
    /// The colour in `appearance`.
    public func value(in appearance: BannerAppearance) -> BannerColorValue {
        value(isDark: appearance.isDark, hasHighContrast: appearance.hasHighContrast)
    }
}

extension BannerColorValue {
    /// The colour with `opacity` of its own opacity.
    public func faded(to opacity: Double) -> BannerColorValue {
        var color = self
        color.alpha *= opacity
        return color
    }

    /// The relative luminance (WCAG 2.2), as if the colour were opaque. The primaries of Display P3 have weights of their own.
    public var relativeLuminance: Double {
        let weights = space == .sRGB ? (0.2126, 0.7152, 0.0722) : (0.2290, 0.6917, 0.0793)
        return weights.0 * Self.linear(red) + weights.1 * Self.linear(green) + weights.2 * Self.linear(blue)
    }

    /// Black or white, whichever has more contrast on this colour (WCAG 2.2, "contrast ratio").
    public var contrastingLabel: BannerColorValue {
        let luminance = relativeLuminance
        return (luminance + 0.05) / 0.05 > 1.05 / (luminance + 0.05) ? .hex(0x000000) : .hex(0xFFFFFF)
    }

    /// The light that a gamma-encoded component stands for (IEC 61966-2-1).
    private static func linear(_ component: Double) -> Double {
        if component <= 0.04045 { return component / 12.92 }
        // x to the power 2.4.
        return CMath.exponential(2.4 * CMath.logarithm(onePlus: (component + 0.055) / 1.055 - 1))
    }
}
