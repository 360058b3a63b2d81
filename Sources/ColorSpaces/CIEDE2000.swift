// SPDX-License-Identifier: Apache-2.0

/// The colour difference ΔE2000 (CIE 142:2001), computed as in G. Sharma, W. Wu and E. N. Dalal, "The CIEDE2000 Color-
/// Difference Formula: Implementation Notes, Supplementary Test Data, and Mathematical Observations" (2005).
public enum CIEDE2000 {
    /// The difference of two CIE Lab colours of one white: lightness 0...100, a, b. About 1 is just noticed side by
    /// side; the weights kL, kC and kH are 1.
    public static func difference(_ first: SIMD3<Double>, _ second: SIMD3<Double>) -> Double {
        let stretch = redGreenStretch((chroma(first) + chroma(second)) / 2)
        let one = Cylinder(first, stretch)
        let two = Cylinder(second, stretch)
        let meanLightness = (one.lightness + two.lightness) / 2
        let meanChroma = (one.chroma + two.chroma) / 2
        let meanHue = meanHue(one, two)

        let fromMiddle = (meanLightness - 50) * (meanLightness - 50)
        let lightness =
            (two.lightness - one.lightness) / (1 + 0.015 * fromMiddle / (20 + fromMiddle).squareRoot())
        let chroma = (two.chroma - one.chroma) / (1 + 0.045 * meanChroma)
        let hue = hueDifference(one, two) / (1 + 0.015 * meanChroma * hueWeight(meanHue))
        let square =
            lightness * lightness + chroma * chroma + hue * hue + rotation(meanChroma, meanHue) * chroma * hue
        return max(0, square).squareRoot()
    }

    /// No more than the difference, from the lightness of both alone: what tells most colours apart at once.
    ///
    /// The weight of lightness is at most 1 + 0.015 · 50² / √(20 + 50²). What chroma and hue add is never negative, as twice their
    /// product, which the rotation takes away at most, is no more than the sum of their squares.
    public static func leastDifference(_ first: SIMD3<Double>, _ second: SIMD3<Double>) -> Double {
        (first.x - second.x).magnitude / 1.748
    }

    /// A colour by lightness, chroma and hue in degrees, with the a axis stretched for colours near grey.
    private struct Cylinder {
        let lightness: Double
        let chroma: Double
        let hue: Double

        init(_ lab: SIMD3<Double>, _ stretch: Double) {
            let a = lab.y * stretch
            lightness = lab.x
            chroma = CIEDE2000.chroma(SIMD3(lab.x, a, lab.z))
            hue = chroma == 0 ? 0 : CMath.degrees(x: a, y: lab.z)
        }
    }

    private static func chroma(_ lab: SIMD3<Double>) -> Double { (lab.y * lab.y + lab.z * lab.z).squareRoot() }

    private static func redGreenStretch(_ meanChroma: Double) -> Double { 1 + 0.5 * (1 - saturation(meanChroma)) }

    /// √(C⁷ / (C⁷ + 25⁷)), from 0 for grey towards 1 for vivid colours.
    private static func saturation(_ chroma: Double) -> Double {
        // Divided by C⁷, so that no power overflows.
        guard chroma > 0 else { return 0 }
        return (1 / (1 + CMath.signedPower(25 / chroma, 7))).squareRoot()
    }

    private static func hueDifference(_ one: Cylinder, _ two: Cylinder) -> Double {
        let product = one.chroma * two.chroma
        guard product > 0 else { return 0 }
        var degrees = two.hue - one.hue
        if degrees > 180 { degrees -= 360 }
        if degrees < -180 { degrees += 360 }
        return 2 * product.squareRoot() * CMath.cartesian(radius: 1, degrees: degrees / 2).y
    }

    /// The mean along the shorter way around the circle; a grey has no say.
    private static func meanHue(_ one: Cylinder, _ two: Cylinder) -> Double {
        let sum = one.hue + two.hue
        guard one.chroma * two.chroma > 0 else { return sum }
        if (one.hue - two.hue).magnitude <= 180 { return sum / 2 }
        return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
    }

    private static func hueWeight(_ hue: Double) -> Double {
        func wave(_ degrees: Double) -> Double { CMath.cartesian(radius: 1, degrees: degrees).x }
        return 1 - 0.17 * wave(hue - 30) + 0.24 * wave(2 * hue) + 0.32 * wave(3 * hue + 6) - 0.20 * wave(4 * hue - 63)
    }

    /// The interplay of chroma and hue among blues.
    private static func rotation(_ chroma: Double, _ hue: Double) -> Double {
        let steps = (hue - 275) / 25
        let angle = 60 * CMath.power(ofE: -steps * steps)
        return -2 * saturation(chroma) * CMath.cartesian(radius: 1, degrees: angle).y
    }
}

extension Color {
    /// The difference ΔE2000 from `other`, in CIE Lab for the D65 white of both. Alpha does not matter; composite
    /// first.
    public func deltaE2000(from other: Color) -> Double { CIEDE2000.difference(labD65, other.labD65) }

    /// CIE Lab for the D65 white: lightness 0...100, a, b.
    public var labD65: SIMD3<Double> { CIELab.fromXYZ(converted(to: .xyzD65).vector, white: Self.whiteD65) }

    /// From the chromaticity x = 0.3127, y = 0.3290 of sRGB.
    private static let whiteD65 = SIMD3(0.3127 / 0.3290, 1, (1 - 0.3127 - 0.3290) / 0.3290)
}
