// SPDX-License-Identifier: Apache-2.0

/// Lightness, chroma and hue in degrees, for CIE Lab and OKLab.
enum Polar {
    /// A chroma of CIE Lab below which a colour is grey: far under what an eye sees (about 1), above rounding noise.
    static let greyLimitLab = 1e-6
    /// The same for OKLab, whose unit is 100 times larger.
    static let greyLimitOKLab = 1e-8

    /// A colour with less chroma than `greyLimit` has chroma and hue 0, rather than the direction of rounding noise.
    static func fromRectangular(_ lab: Vector3, greyLimit: Double) -> Vector3 {
        let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
        guard chroma > greyLimit else { return Vector3(lab.x, 0, 0) }
        return Vector3(lab.x, chroma, CMath.degrees(x: lab.y, y: lab.z))
    }

    static func toRectangular(_ lch: Vector3) -> Vector3 {
        let point = CMath.cartesian(radius: lch.y, degrees: lch.z)
        return Vector3(lch.x, point.x, point.y)
    }
}
