// SPDX-License-Identifier: Apache-2.0

/// Hue in degrees, saturation and lightness 0...100, by the algorithms of CSS Color 4, sections 7.1 and 7.2.
enum HSL {
    /// A difference between channels that is rounding alone after a conversion, whose errors are about 1e-15.
    private static let greyLimit = 1e-12

    static func toSRGB(_ hsl: Vector3) -> Vector3 {
        let hue = CMath.normalized(degrees: hsl.x) / 30
        let lightness = hsl.z / 100
        let amplitude = hsl.y / 100 * min(lightness, 1 - lightness)
        return Vector3(0, 8, 4).mapped { offset in
            let k = (offset + hue).truncatingRemainder(dividingBy: 12)
            return lightness - amplitude * max(-1, min(k - 3, 9 - k, 1))
        }
    }

    static func fromSRGB(_ rgb: Vector3) -> Vector3 {
        let lightness = (rgb.max() + rgb.min()) / 2
        let room = min(lightness, 1 - lightness)
        // White after a conversion can have a room of 1e-16, and no colour to divide by it.
        let isGrey = room == 0 || rgb.max() - rgb.min() < greyLimit
        let saturation = isGrey ? 0 : (rgb.max() - lightness) / room
        // Outside the gamut the room can be negative; the opposite hue keeps saturation positive (CSS Color 4).
        let hue = saturation < 0 ? hue(ofSRGB: rgb) + 180 : hue(ofSRGB: rgb)
        return Vector3(CMath.normalized(degrees: hue), 100 * saturation.magnitude, 100 * lightness)
    }

    /// The hue of HSL and HWB in degrees, in 0..<360; 0 for a grey.
    static func hue(ofSRGB rgb: Vector3) -> Double {
        let maximum = rgb.max()
        let range = maximum - rgb.min()
        guard range >= greyLimit else { return 0 }
        let sextant =
            switch maximum {
            case rgb.x: (rgb.y - rgb.z) / range
            case rgb.y: (rgb.z - rgb.x) / range + 2
            default: (rgb.x - rgb.y) / range + 4
            }
        return CMath.normalized(degrees: 60 * sextant)
    }
}
