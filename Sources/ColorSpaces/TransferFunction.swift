// SPDX-License-Identifier: Apache-2.0

/// How a coded RGB value stands for light: 0 is none and 1 is the most that the space holds.
///
/// Beyond 0...1 the curves go on, mirrored for negative values, as CSS Color 4 extends them; so conversions of colours
/// outside a gamut can be undone.
enum TransferFunction: Sendable {
    /// IEC 61966-2-1, for sRGB and Display P3.
    case srgb
    /// The pure power 563/256 of Adobe RGB (1998).
    case a98
    /// ISO 22028-2 (ROMM RGB), for ProPhoto.
    case prophoto
    /// The pure power 2.4 of a reference display, ITU-R BT.1886 with black at 0.
    ///
    /// This is the `rec2020` of CSS Color 4 since its editors' resolution of 2025 (csswg-drafts issue 12574). Drafts
    /// before it, the Candidate Recommendation Draft of 24 April 2025 among them, used the camera curve of BT.2020-2;
    /// the two code the same light up to 0.11 apart.
    case rec2020

    /// The light for the coded `value`.
    func linear(_ value: Double) -> Double {
        switch self {
        case .srgb:
            guard value.magnitude > 0.04045 else { return value / 12.92 }
            let power = CMath.signedPower((value.magnitude + 0.055) / 1.055, 2.4)
            return value < 0 ? -power : power
        case .a98: return CMath.signedPower(value, 563.0 / 256)
        case .prophoto: return value.magnitude > 16.0 / 512 ? CMath.signedPower(value, 1.8) : value / 16
        case .rec2020: return CMath.signedPower(value, 2.4)
        }
    }

    /// The coded value for `light`; undoes ``linear(_:)``.
    func coded(_ light: Double) -> Double {
        switch self {
        case .srgb:
            guard light.magnitude > 0.0031308 else { return light * 12.92 }
            let code = 1.055 * CMath.signedPower(light.magnitude, 1 / 2.4) - 0.055
            return light < 0 ? -code : code
        case .a98: return CMath.signedPower(light, 256.0 / 563)
        case .prophoto: return light.magnitude >= 1.0 / 512 ? CMath.signedPower(light, 1 / 1.8) : light * 16
        case .rec2020: return CMath.signedPower(light, 1 / 2.4)
        }
    }

    func linear(_ value: Vector3) -> Vector3 { value.mapped(linear) }
    func coded(_ light: Vector3) -> Vector3 { light.mapped(coded) }
}
