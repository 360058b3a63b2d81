// SPDX-License-Identifier: Apache-2.0

/// A colour that follows the appearance: light and dark, each with plain and high contrast.
public struct BannerColor: Hashable, Sendable {
    /// The colour in the light appearance.
    public var light: BannerColorValue
    /// The colour in the dark appearance.
    public var dark: BannerColorValue
    /// The colour in the light appearance with increased contrast.
    public var lightHighContrast: BannerColorValue
    /// The colour in the dark appearance with increased contrast.
    public var darkHighContrast: BannerColorValue

    /// A colour for each appearance. A missing one is the light one; a missing high-contrast one is its plain one.
    public init(
        light: BannerColorValue, dark: BannerColorValue? = nil, lightHighContrast: BannerColorValue? = nil,
        darkHighContrast: BannerColorValue? = nil
    ) {
        self.light = light
        self.dark = dark ?? light
        self.lightHighContrast = lightHighContrast ?? light
        self.darkHighContrast = darkHighContrast ?? dark ?? light
    }

    /// The colour in an appearance.
    public func value(isDark: Bool, hasHighContrast: Bool) -> BannerColorValue {
        switch (isDark, hasHighContrast) {
        case (false, false): light
        case (true, false): dark
        case (false, true): lightHighContrast
        case (true, true): darkHighContrast
        }
    }
}

/// A colour as components from 0 to 1, gamma-encoded, not multiplied by alpha.
public struct BannerColorValue: Hashable, Sendable {
    /// What the components are measured in.
    public enum Space: String, CaseIterable, Sendable {
        /// IEC 61966-2-1.
        case sRGB
        /// Apple's Display P3, for what lies outside sRGB.
        case displayP3
    }

    /// What the components are measured in.
    public var space: Space
    /// The red component, 0 to 1.
    public var red: Double
    /// The green component, 0 to 1.
    public var green: Double
    /// The blue component, 0 to 1.
    public var blue: Double
    /// The opacity, 0 (clear) to 1 (opaque).
    public var alpha: Double

    /// A colour of `space`.
    public init(_ space: Space = .sRGB, red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.space = space
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// The sRGB colour `0xRRGGBB`. Bits above the lowest 24 are ignored.
    public static func hex(_ rgb: UInt32, alpha: Double = 1) -> BannerColorValue {
        BannerColorValue(
            red: Double((rgb >> 16) & 0xFF) / 255, green: Double((rgb >> 8) & 0xFF) / 255,
            blue: Double(rgb & 0xFF) / 255, alpha: alpha
        )
    }
}
