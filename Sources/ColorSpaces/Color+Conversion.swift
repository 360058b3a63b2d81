// SPDX-License-Identifier: Apache-2.0

extension Color {
    /// The same colour in `destination`, by the algorithms of CSS Color 4.
    ///
    /// Nothing is clipped or mapped: a colour that the gamut of `destination` does not hold gets components outside
    /// their range (see ``mapped(to:)``), and rounding can leave white 1e-15 above 1.
    ///
    /// Missing components count as 0 and the result has none; the hue of a grey is 0. Conversion to the colour's own
    /// space changes nothing but missing components.
    public func converted(to destination: ColorSpace) -> Color {
        Color(destination, Self.convert(vector, from: space, to: destination), alpha: alpha)
    }

    /// Walks up from `source` to the nearest space that `destination` is built on, then down.
    static func convert(_ vector: Vector3, from source: ColorSpace, to destination: ColorSpace) -> Vector3 {
        guard source != destination else { return vector }
        if let base = destination.base, destination.isBuilt(on: source) {
            return destination.vector(fromBase: convert(vector, from: source, to: base))
        }
        // XYZ D65 alone has no base, and every other space is built on it, so it has been handled above.
        guard let base = source.base else { return vector }
        return convert(source.baseVector(from: vector), from: base, to: destination)
    }
}

extension ColorSpace {
    /// The space in whose terms this one is defined; `nil` for XYZ D65, on which all are built.
    var base: ColorSpace? {
        switch self {
        case .xyzD65: nil
        case .hsl, .hwb: .srgb
        case .srgb: .srgbLinear
        case .lch: .lab
        case .lab, .prophotoRGB: .xyzD50
        case .oklch: .oklab
        case .srgbLinear, .displayP3, .a98RGB, .rec2020, .xyzD50, .oklab: .xyzD65
        }
    }

    /// Whether `other` is the base of this space, or the base of its base, and so on.
    func isBuilt(on other: ColorSpace) -> Bool {
        guard let base else { return false }
        return base == other || base.isBuilt(on: other)
    }

    /// The colour `vector` of this space in its ``base``.
    func baseVector(from vector: Vector3) -> Vector3 {
        switch self {
        case .srgb: TransferFunction.srgb.linear(vector)
        case .srgbLinear: Matrix3.srgbToXYZ * vector
        case .hsl: HSL.toSRGB(vector)
        case .hwb: HWB.toSRGB(vector)
        case .lab: CIELab.toXYZD50(vector)
        case .oklab: OKLab.toXYZD65(vector)
        case .lch, .oklch: Polar.toRectangular(vector)
        case .displayP3: Matrix3.displayP3ToXYZ * TransferFunction.srgb.linear(vector)
        case .a98RGB: Matrix3.a98ToXYZ * TransferFunction.a98.linear(vector)
        case .prophotoRGB: Matrix3.prophotoToXYZD50 * TransferFunction.prophoto.linear(vector)
        case .rec2020: Matrix3.rec2020ToXYZ * TransferFunction.rec2020.linear(vector)
        case .xyzD50: Matrix3.d50ToD65 * vector
        case .xyzD65: vector
        }
    }

    /// The colour `vector` of the ``base`` in this space; undoes ``baseVector(from:)``.
    func vector(fromBase vector: Vector3) -> Vector3 {
        switch self {
        case .srgb: TransferFunction.srgb.coded(vector)
        case .srgbLinear: Matrix3.xyzToSRGB * vector
        case .hsl: HSL.fromSRGB(vector)
        case .hwb: HWB.fromSRGB(vector)
        case .lab: CIELab.fromXYZD50(vector)
        case .oklab: OKLab.fromXYZD65(vector)
        case .lch: Polar.fromRectangular(vector, greyLimit: Polar.greyLimitLab)
        case .oklch: Polar.fromRectangular(vector, greyLimit: Polar.greyLimitOKLab)
        case .displayP3: TransferFunction.srgb.coded(Matrix3.xyzToDisplayP3 * vector)
        case .a98RGB: TransferFunction.a98.coded(Matrix3.xyzToA98 * vector)
        case .prophotoRGB: TransferFunction.prophoto.coded(Matrix3.xyzD50ToProphoto * vector)
        case .rec2020: TransferFunction.rec2020.coded(Matrix3.xyzToRec2020 * vector)
        case .xyzD50: Matrix3.d65ToD50 * vector
        case .xyzD65: vector
        }
    }
}
