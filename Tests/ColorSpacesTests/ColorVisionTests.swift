// SPDX-License-Identifier: Apache-2.0
import ColorSpaces
import Testing

@Suite struct ColorVisionTests {
    /// What colorspacious 1.1.2, an independent implementation of Machado et al. (2009), makes of these at severity 100.
    @Test(arguments: [
        ("#FF0000", "#6D5F00", "#A39000", "#FF000F"), ("#00FF00", "#FFE500", "#EFD63A", "#00F7D9"),
        ("#0000FF", "#0059FF", "#003DFB", "#006B96"), ("#428252", "#83794F", "#797255", "#358076"),
        ("#915C08", "#6E6000", "#7A6C0C", "#9F4F4E"), ("#8A0314", "#373113", "#564C0C", "#99000D"),
        ("#184687", "#224D89", "#034286", "#005660"),
    ])
    func statedColors(original: String, protan: String, deutan: String, tritan: String) throws {
        let color = try #require(Color(hex: original))
        #expect(color.seen(with: .typical).hex == original)
        #expect(color.seen(with: .protanopia).hex == protan)
        #expect(color.seen(with: .deuteranopia).hex == deutan)
        #expect(color.seen(with: .tritanopia).hex == tritan)
    }

    @Test(arguments: ColorVision.allCases) func greysStay(vision: ColorVision) {
        for step in 0...10 {
            let grey = Color(.srgb, Double(step) / 10, Double(step) / 10, Double(step) / 10, alpha: 0.5)
            let seen = grey.seen(with: vision)
            #expect(seen.deltaE2000(from: grey) < 0.01)
            #expect(seen.alpha == 0.5)
        }
    }

    /// Red and green of the same lightness, and blue and green: whoever lacks the cones sees them nearer to each other.
    @Test func deficienciesBringColorsTogether() throws {
        let red = try #require(Color(hex: "#C03030"))
        let green = try #require(Color(hex: "#5A7000"))
        let blue = try #require(Color(hex: "#3A6FB0"))
        let teal = try #require(Color(hex: "#00796B"))
        func difference(_ first: Color, _ second: Color, _ vision: ColorVision) -> Double {
            first.seen(with: vision).deltaE2000(from: second.seen(with: vision))
        }
        #expect(difference(red, green, .deuteranopia) < difference(red, green, .typical) / 2)
        #expect(difference(red, green, .protanopia) < difference(red, green, .typical) / 2)
        #expect(difference(blue, teal, .tritanopia) < difference(blue, teal, .typical) / 2)
    }

    @Test func wideColorsBecomeColorsOfSRGB() {
        let green = Color(.displayP3, 0, 1, 0)
        for vision in ColorVision.allCases { #expect(green.seen(with: vision).isInGamut(of: .srgb)) }
    }
}
