// SPDX-License-Identifier: Apache-2.0

/// The colour spaces of the Design Tokens Community Group's colour module, 2025.10. Raw values are its names.
public enum ColorSpace: String, CaseIterable, Sendable {
    /// The space of the web and of hex colours (IEC 61966-2-1), D65 white.
    case srgb
    /// sRGB in proportion to light, without the transfer function.
    case srgbLinear = "srgb-linear"
    /// Hue, saturation and lightness, a form of sRGB.
    case hsl
    /// Hue, whiteness and blackness, a form of sRGB.
    case hwb
    /// CIE Lab of 1976, D50 white.
    case lab
    /// CIE Lab by lightness, chroma and hue.
    case lch
    /// OKLab by B. Ottosson, D65 white.
    case oklab
    /// OKLab by lightness, chroma and hue.
    case oklch
    /// Apple's display space: the primaries of DCI-P3, D65 white, the transfer function of sRGB.
    case displayP3 = "display-p3"
    /// Compatible with Adobe RGB (1998), D65 white.
    case a98RGB = "a98-rgb"
    /// ProPhoto RGB (ROMM), D50 white.
    case prophotoRGB = "prophoto-rgb"
    /// ITU-R BT.2020-2 primaries, D65 white, displayed with the power 2.4.
    case rec2020
    /// CIE XYZ of 1931, D65 white.
    case xyzD65 = "xyz-d65"
    /// CIE XYZ of 1931, D50 white.
    case xyzD50 = "xyz-d50"

    /// The three components, in the order in which a colour lists them.
    public var components: [Component] {
        switch self {
        case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020:
            [.unit("red"), .unit("green"), .unit("blue")]
        case .hsl: [.hue, .percentage("saturation"), .percentage("lightness")]
        case .hwb: [.hue, .percentage("whiteness"), .percentage("blackness")]
        case .lab: [.percentage("lightness"), .unbounded("a"), .unbounded("b")]
        case .lch: [.percentage("lightness"), .chroma, .hue]
        case .oklab: [.unit("lightness"), .unbounded("a"), .unbounded("b")]
        case .oklch: [.unit("lightness"), .chroma, .hue]
        case .xyzD65, .xyzD50: [.unit("X"), .unit("Y"), .unit("Z")]
        }
    }
}
