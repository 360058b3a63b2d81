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

    /// The ratios that WCAG 2.2 asks for: of large text and of what is not text (1.4.3, 1.4.11), of text (1.4.3), of text at level AAA (1.4.6).
    private static let contrastLimits = [3, 4.5, 7]

    /// A contrast ratio as it is shown everywhere: rounded to two decimals, as the tools do that people check with, or to more where it
    /// would pass for one of WCAG's limits that it misses: 4.478 is 4.48, and 4.496 stays 4.496, since it is not 4.5.
    public static func shownContrast(_ ratio: Double) -> Double {
        guard ratio.isFinite else { return ratio }
        var scale = 100.0
        for _ in 0..<7 {
            let shown = (ratio * scale).rounded() / scale
            if !contrastLimits.contains(where: { ratio < $0 && shown >= $0 }) { return shown }
            scale *= 10
        }
        return ratio
    }

    /// The same as text, with two decimals at least: `4.50:1`.
    public static func text(ofContrast ratio: Double) -> String {
        let shown = shownContrast(ratio)
        let hundredths = Int((shown * 100).rounded())
        guard Double(hundredths) / 100 == shown else { return "\(shown):1" }
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest):1"
    }
}
