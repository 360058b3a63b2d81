// SPDX-License-Identifier: Apache-2.0

// The only file of the module that sees the C library, so that a new platform is a change in one place.
#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#endif

/// The real functions that motion needs and the standard library lacks. Angles are in radians.
enum CMath {
    /// e to the power `x`.
    static func exponential(_ x: Double) -> Double { exp(x) }

    /// e to the power `x`, less 1, exact for small `x` too.
    static func exponentialMinusOne(_ x: Double) -> Double { expm1(x) }

    /// The natural logarithm of 1 + `x`, exact for small `x` too.
    static func logarithm(onePlus x: Double) -> Double { log1p(x) }

    /// The direction of the point (`x`, `y`), in -π...π.
    static func angle(x: Double, y: Double) -> Double { atan2(y, x) }
}
