// SPDX-License-Identifier: Apache-2.0

extension Color {
    /// The relative luminance of WCAG 2.2: 0 for black, 1 for white. Alpha is ignored; composite first.
    ///
    /// A colour outside sRGB is not mapped: its linear-light sRGB components, beyond 0...1, still add up to the light
    /// that a wide display emits. The sum is limited to 0...1.
    public var relativeLuminance: Double {
        let light = converted(to: .srgbLinear).vector
        // The weights of WCAG 2.2, in which luminance is that of XYZ rounded to four decimals.
        let luminance = 0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z
        return min(max(luminance, 0), 1)
    }

    /// The contrast ratio of WCAG 2.2 between two opaque colours, from 1 to 21, in either order and not rounded.
    public func contrastRatio(with other: Color) -> Double {
        let luminances = (relativeLuminance, other.relativeLuminance)
        return (max(luminances.0, luminances.1) + 0.05) / (min(luminances.0, luminances.1) + 0.05)
    }

    /// A contrast ratio as people write it, `4.54:1`. It is cut, not rounded: 4.499:1 is not 4.5:1.
    public static func text(ofContrast ratio: Double) -> String {
        let hundredths = Int((ratio * 100).rounded(.down))
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest):1"
    }
}
