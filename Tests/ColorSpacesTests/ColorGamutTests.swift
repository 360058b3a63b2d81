// SPDX-License-Identifier: Apache-2.0
import ColorSpaces
import TestSupport
import Testing

@Suite struct ColorGamutTests {
    @Test func gamutsAreNested() {
        let green = Color(.displayP3, 0, 1, 0)
        #expect(green.isInGamut(of: .displayP3))
        #expect(!green.isInGamut(of: .srgb))
        #expect(!Color(.rec2020, 0, 1, 0).isInGamut(of: .displayP3))
        for corner in 0..<8 {
            let corner = Color(.srgb, Double(corner & 1), Double(corner >> 1 & 1), Double(corner >> 2))
            #expect(corner.isInGamut(of: .srgb) && corner.isInGamut(of: .displayP3))
        }
    }

    /// White and the primaries stay in the gamut when they have been through another space and its rounding.
    @Test(arguments: ColorSpace.allCases) func roundingDoesNotLeaveTheGamut(space: ColorSpace) {
        for color in [Color(.srgb, 1, 1, 1), Color(.srgb, 1, 0, 0), Color(.srgb, 0, 1, 0), Color(.srgb, 0, 0, 1)] {
            let there = color.converted(to: space)
            #expect(there.isInGamut(of: .srgb), "\(there)")
            #expect(there.mapped(to: .srgb).distance(to: color.numbers) < 1e-6, "\(there)")
        }
    }

    /// Gamut mapping by ColorAide 8.13.1, `fit(method="oklch-chroma")`, which follows CSS Color 4.
    static let mapped: [(Color, Gamut, [Double])] = [
        (Color(.displayP3, 0, 1, 0), .srgb, [0, 0.9857637, 0.1597424]),
        (Color(.displayP3, 1, 0, 0), .srgb, [1, 0.0445695, 0.0459316]),
        (Color(.displayP3, 1, 1, 0), .srgb, [0.9962333, 0.9990139, 0]),
        (Color(.rec2020, 0, 0, 1), .srgb, [0, 0.3179744, 0.5762472]),
        (Color(.rec2020, 0, 0, 1), .displayP3, [0, 0.3035368, 0.6146399]),
        (Color(.oklch, 0.7, 0.4, 150), .srgb, [0, 0.7606785, 0.2808185]),
        (Color(.oklch, 0.7, 0.4, 150), .displayP3, [0, 0.782484, 0.1944458]),
        (Color(.oklch, 0.45, 0.35, 264), .srgb, [0.0191311, 0, 1]),
        (Color(.oklch, 0.45, 0.35, 264), .displayP3, [0, 0, 1]),
        (Color(.oklch, 0.9, 0.3, 30), .srgb, [1, 0.8006945, 0.756373]),
        (Color(.oklch, 0.9, 0.3, 30), .displayP3, [1, 0.7951769, 0.7411422]),
        (Color(.prophotoRGB, 0, 1, 0), .srgb, [0, 0.9624507, 0.4590487]),
        (Color(.prophotoRGB, 0, 1, 0), .displayP3, [0, 0.9895505, 0.3877127]),
        (Color(.lab, 60, 120, -80), .srgb, [1, 0, 1]),
        (Color(.lab, 60, 120, -80), .displayP3, [0.964241, 0, 1]),
    ]

    @Test(arguments: mapped) func mappingAgreesWithColorAide(color: Color, gamut: Gamut, expected: [Double]) {
        let result = color.mapped(to: gamut)
        #expect(result.space == gamut.space)
        #expect(result.distance(to: expected) < 1e-4, "\(result)")
    }

    @Test func beyondWhiteIsWhiteAndBelowBlackIsBlack() {
        #expect(Color(.oklch, 1.2, 0.3, 40, alpha: 0.5).mapped(to: .srgb) == Color(.srgb, 1, 1, 1, alpha: 0.5))
        #expect(Color(.oklch, 0, 0.3, 40).mapped(to: .displayP3) == Color(.displayP3, 0, 0, 0))
    }

    @Test func aColorOfTheGamutIsOnlyConverted() {
        let color = Color(.srgb, 0.2, 0.4, 0.6, alpha: 0.7)
        #expect(color.mapped(to: .srgb) == color)
    }

    @Test func whatIsMappedIsInTheGamutAndKeepsLightnessAndHue() {
        var generator = SeededGenerator(of: "gamut mapping")
        for _ in 0..<300 {
            let color = Color(
                .oklch,
                .random(in: 0.05...0.95, using: &generator),
                .random(in: 0...0.5, using: &generator),
                .random(in: 0..<360, using: &generator)
            )
            for gamut in Gamut.allCases {
                let mapped = color.mapped(to: gamut)
                let inRange = mapped.numbers.allSatisfy { (0...1).contains($0) }
                #expect(inRange, "\(color) to \(gamut), seed \(generator.seed)")
                // Clipping moves the colour whose chroma was reduced by about ΔEOK 0.02, and lightness no further.
                let lightness = mapped.converted(to: .oklch).numbers[0]
                #expect(
                    (lightness - color.numbers[0]).magnitude <= 0.021, "\(color) to \(gamut), seed \(generator.seed)")
            }
        }
    }

    @Test func differencesAreDistancesInOKLab() {
        let white = Color(.srgb, 1, 1, 1)
        #expect((white.deltaEOK(from: Color(.srgb, 0, 0, 0)) - 1).magnitude < 1e-9)
        #expect((Color(.oklab, 0.5, 0.03, 0).deltaEOK(from: Color(.oklab, 0.5, 0, 0.04)) - 0.05).magnitude < 1e-12)
        #expect(white.deltaEOK(from: white) == 0)
    }
}
