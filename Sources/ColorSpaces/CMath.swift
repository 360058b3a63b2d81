// SPDX-License-Identifier: Apache-2.0

// The only file of the module that sees the C library, so that a new platform is a change in one place.
#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#endif

/// The real functions that colour needs and the standard library lacks. Angles are in degrees, as in CSS.
enum CMath {
    /// `|base|` to the power `exponent`, with the sign of `base`: how CSS extends a transfer function below zero.
    static func signedPower(_ base: Double, _ exponent: Double) -> Double {
        let power = pow(base.magnitude, exponent)
        return base < 0 ? -power : power
    }

    /// e to the power `exponent`.
    static func power(ofE exponent: Double) -> Double { exp(exponent) }

    /// The real cube root, which keeps the sign.
    static func cubeRoot(_ value: Double) -> Double { cbrt(value) }

    /// The point at `radius` and `degrees`, anticlockwise from the first axis.
    static func cartesian(radius: Double, degrees: Double) -> (x: Double, y: Double) {
        let angle = degrees * (Double.pi / 180)
        return (radius * cos(angle), radius * sin(angle))
    }

    /// The direction of the point (`x`, `y`), in 0..<360.
    static func degrees(x: Double, y: Double) -> Double { normalized(degrees: atan2(y, x) * (180 / Double.pi)) }

    /// The same direction as `degrees`, in 0..<360.
    static func normalized(degrees: Double) -> Double {
        let remainder = degrees.truncatingRemainder(dividingBy: 360)
        let positive = remainder < 0 ? remainder + 360 : remainder
        // A tiny negative angle plus 360 rounds to 360 itself.
        return positive < 360 ? positive : 0
    }
}
