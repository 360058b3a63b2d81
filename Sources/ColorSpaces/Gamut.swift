// SPDX-License-Identifier: Apache-2.0

/// The colours that a kind of display can show.
public enum Gamut: CaseIterable, Sendable {
    /// The gamut of sRGB: every display.
    case srgb
    /// The gamut of Display P3: Apple's displays since 2015 and most current phones.
    case displayP3

    /// The space whose components are 0...1 for the colours of this gamut.
    public var space: ColorSpace {
        switch self {
        case .srgb: .srgb
        case .displayP3: .displayP3
        }
    }

    /// How far a component may lie outside 0...1 by rounding alone: well over the error of a conversion (about 1e-14)
    /// and far under a step of 16 bits (1.5e-5).
    static let tolerance = 1e-6

    /// Whether `vector`, a colour of ``space``, lies in this gamut.
    func holds(_ vector: Vector3) -> Bool { vector.min() >= -Self.tolerance && vector.max() <= 1 + Self.tolerance }

    /// `vector`, a colour of ``space``, with each component limited to 0...1.
    func clip(_ vector: Vector3) -> Vector3 { vector.clamped(lowerBound: .zero, upperBound: .one) }
}
