// SPDX-License-Identifier: Apache-2.0

/// How a person sees colours: with all three kinds of cones, or without one of them.
public enum ColorVision: String, CaseIterable, Sendable {
    /// With all three kinds of cones.
    case typical
    /// Without cones for long waves: about 1 man in 100.
    case protanopia
    /// Without cones for middle waves: about 1 man in 100.
    case deuteranopia
    /// Without cones for short waves: about 1 person in 10,000.
    case tritanopia

    /// The matrices for linear sRGB of G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, "A Physiologically-based
    /// Model for Simulation of Color Vision Deficiency" (2009), at severity 1.0; `nil` where nothing changes.
    var matrix: Matrix3? {
        switch self {
        case .typical: nil
        case .protanopia:
            Matrix3(
                [0.152286, 1.052583, -0.204868],
                [0.114503, 0.786281, 0.099216],
                [-0.003882, -0.048116, 1.051998]
            )
        case .deuteranopia:
            Matrix3(
                [0.367322, 0.860646, -0.227968],
                [0.280085, 0.672501, 0.047413],
                [-0.011820, 0.042940, 0.968881]
            )
        case .tritanopia:
            Matrix3(
                [1.255528, -0.076749, -0.178779],
                [-0.078411, 0.930809, 0.147602],
                [0.004733, 0.691367, 0.303900]
            )
        }
    }
}

extension Color {
    /// This colour as it looks to people with typical vision when it is changed to what a person with `vision` sees.
    ///
    /// In sRGB, every component in 0...1; alpha stays. With typical vision, only a colour outside sRGB changes.
    public func seen(with vision: ColorVision) -> Color {
        guard let matrix = vision.matrix else { return mapped(to: .srgb) }
        let light = matrix * mapped(to: .srgb).converted(to: .srgbLinear).vector
        let shown = light.clamped(lowerBound: .zero, upperBound: .one)
        return Color(.srgb, Self.convert(shown, from: .srgbLinear, to: .srgb), alpha: alpha)
    }
}
