// SPDX-License-Identifier: Apache-2.0

extension Color {
    /// Whether a display with `gamut` can show this colour. Alpha does not matter.
    public func isInGamut(of gamut: Gamut) -> Bool { gamut.holds(converted(to: gamut.space).vector) }

    /// The nearest colour that a display with `gamut` can show, in the space of `gamut`, every component in 0...1.
    ///
    /// A colour of the gamut is only converted. For others this is the mapping of CSS Color 4, section "Binary Search
    /// Gamut Mapping with Local MINDE": lightness and hue in OKLCH are kept and chroma is reduced, until clipping what
    /// remains outside changes the colour by no more than the eye notices, a ΔEOK of 0.02.
    public func mapped(to gamut: Gamut) -> Color {
        let direct = converted(to: gamut.space).vector
        let mapped = gamut.holds(direct) ? gamut.clip(direct) : reducedChroma(for: gamut)
        return Color(gamut.space, mapped, alpha: alpha)
    }

    /// The difference ΔEOK from `other`: their distance in OKLab. 0.02 is about what an eye just notices; black and
    /// white are 1 apart. Alpha does not matter.
    public func deltaEOK(from other: Color) -> Double {
        let difference = converted(to: .oklab).vector - other.converted(to: .oklab).vector
        return (difference * difference).sum().squareRoot()
    }

    private func reducedChroma(for gamut: Gamut) -> Vector3 {
        let origin = Self.convert(vector, from: space, to: .oklch)
        if origin.x >= 1 { return .one }
        if origin.x <= 0 { return .zero }

        var candidate = MappingCandidate(oklch: origin, gamut: gamut)
        if candidate.difference < justNoticeable { return candidate.clipped }

        var lower = 0.0
        var upper = origin.y
        var lowerIsInGamut = true
        while upper - lower > precision {
            let chroma = (lower + upper) / 2
            let next = MappingCandidate(oklch: Vector3(origin.x, chroma, origin.z), gamut: gamut)
            if lowerIsInGamut, next.isInGamut {
                lower = chroma
                continue
            }
            candidate = next
            if next.difference >= justNoticeable {
                upper = chroma
            } else if justNoticeable - next.difference < precision {
                return next.clipped
            } else {
                lowerIsInGamut = false
                lower = chroma
            }
        }
        return candidate.clipped
    }
}

/// The ΔEOK that an eye just notices, and the precision of the search, both as in CSS Color 4.
private let justNoticeable = 0.02
private let precision = 0.0001

/// A colour of the search, and what clipping it would give.
private struct MappingCandidate {
    let isInGamut: Bool
    let clipped: Vector3
    /// ΔEOK between the colour and ``clipped``.
    let difference: Double

    init(oklch: Vector3, gamut: Gamut) {
        let oklab = Polar.toRectangular(oklch)
        let coded = Color.convert(oklab, from: .oklab, to: gamut.space)
        isInGamut = gamut.holds(coded)
        clipped = gamut.clip(coded)
        let step = Color.convert(clipped, from: gamut.space, to: .oklab) - oklab
        difference = (step * step).sum().squareRoot()
    }
}
