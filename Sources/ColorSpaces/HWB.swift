// SPDX-License-Identifier: Apache-2.0

/// Hue in degrees, whiteness and blackness 0...100, by the algorithms of CSS Color 4, sections 8.1 and 8.2.
enum HWB {
    static func toSRGB(_ hwb: Vector3) -> Vector3 {
        let whiteness = hwb.y / 100
        let blackness = hwb.z / 100
        if whiteness + blackness >= 1 {
            return Vector3(repeating: whiteness / (whiteness + blackness))
        }
        let pure = HSL.toSRGB(Vector3(hwb.x, 100, 50))
        return pure * (1 - whiteness - blackness) + whiteness
    }

    static func fromSRGB(_ rgb: Vector3) -> Vector3 {
        Vector3(HSL.hue(ofSRGB: rgb), 100 * rgb.min(), 100 * (1 - rgb.max()))
    }
}
