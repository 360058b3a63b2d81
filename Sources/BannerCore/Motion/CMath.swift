// SPDX-License-Identifier: Apache-2.0

// This file and BannerLocked.swift see the C library, and no other of the module: a new platform is a change in two places.
#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Glibc)
    internal import Glibc
#endif

/// The real functions that motion needs and the standard library lacks. Angles are in radians.
enum CMath {
    /// e to the power `x`.
    static func exponential(_ x: Double) -> Double { exp(x) }

    /// e to the power `x`, less 1, exact for small `x` too.
    static func exponentialMinusOne(_ x: Double) -> Double { expm1(x) }

    /// The natural logarithm of 1 + `x`, exact for small `x` too.
    static func logarithm(onePlus x: Double) -> Double { log1p(x) }

    static func sine(_ angle: Double) -> Double { sin(angle) }

    static func cosine(_ angle: Double) -> Double { cos(angle) }

    /// The direction of the point (`x`, `y`), in -π...π.
    static func angle(x: Double, y: Double) -> Double { atan2(y, x) }
}
