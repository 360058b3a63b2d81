// SPDX-License-Identifier: Apache-2.0
import ColorSpaces
import Testing

@Suite struct ColorContrastTests {
    private let white = Color(.srgb, 1, 1, 1)
    private let black = Color(.srgb, 0, 0, 0)

    /// Well-known ratios, cut to two decimals as contrast checkers show them: a limit rounded up would not be met.
    @Test(arguments: [
        ("#FFFFFF", "#000000", 21.0), ("#777777", "#FFFFFF", 4.47), ("#767676", "#FFFFFF", 4.54),
        ("#959595", "#FFFFFF", 2.99), ("#949494", "#FFFFFF", 3.03), ("#595959", "#FFFFFF", 7.0),
        ("#FF0000", "#FFFFFF", 3.99), ("#0000FF", "#FFFFFF", 8.59), ("#FFFFFF", "#FFFFFF", 1.0),
    ])
    func statedRatios(first: String, second: String, expected: Double) throws {
        let first = try #require(Color(hex: first))
        let second = try #require(Color(hex: second))
        let ratio = first.contrastRatio(with: second)
        #expect((ratio * 100 + 1e-9).rounded(.down) / 100 == expected, "\(ratio)")
        #expect(second.contrastRatio(with: first) == ratio)
    }

    /// #777 is the grey that rounding to 4.5 would let pass.
    @Test func ratiosAreNotRounded() throws {
        let ratio = try #require(Color(hex: "#777777")).contrastRatio(with: white)
        #expect((ratio - 4.478).magnitude < 0.0005)
        #expect(ratio < 4.5)
    }

    @Test func luminanceWeighsTheChannels() {
        #expect(white.relativeLuminance == 1)
        #expect(black.relativeLuminance == 0)
        #expect((Color(.srgb, 1, 0, 0).relativeLuminance - 0.2126).magnitude < 1e-12)
        #expect((Color(.srgb, 0, 1, 0).relativeLuminance - 0.7152).magnitude < 1e-12)
        #expect((Color(.srgb, 0, 0, 1).relativeLuminance - 0.0722).magnitude < 1e-12)
        // 0.04 lies on the line of the transfer function: 0.04 / 12.92.
        #expect((Color(.srgb, 0.04, 0.04, 0.04).relativeLuminance - 0.0030959752).magnitude < 1e-9)
    }

    @Test func luminanceOfAWideColorIsItsLight() {
        let green = Color(.displayP3, 0, 1, 0)
        // Y of XYZ, up to the four decimals of WCAG's weights.
        #expect((green.relativeLuminance - (green.converted(to: .xyzD65).components.second ?? 0)).magnitude < 2e-4)
        #expect(Color(.xyzD65, 2, 2, 2).relativeLuminance == 1)
        #expect(Color(.oklab, -0.5, 0, 0).relativeLuminance == 0)
    }

    @Test func compositingIsSourceOverInSRGB() {
        let half = Color(.srgb, 1, 0, 0, alpha: 0.5)
        #expect(half.composited(over: white) == Color(.srgb, 1, 0.5, 0.5))
        #expect(black.composited(over: white) == black)
        #expect(Color(.srgb, 1, 0, 0, alpha: 0).composited(over: white) == white)
        // αo = 0.5 + 0.5·0.5 = 0.75; red 0.5 / 0.75, blue 0.25 / 0.75.
        let both = half.composited(over: Color(.srgb, 0, 0, 1, alpha: 0.5))
        #expect(both.alpha == 0.75)
        #expect(both.distance(to: [2.0 / 3, 0, 1.0 / 3]) < 1e-12)
    }

    @Test func nothingOverNothingIsTransparent() {
        let clear = Color(.hsl, 10, 20, 30, alpha: 0)
        #expect(clear.composited(over: clear) == Color(.srgb, 0, 0, 0, alpha: 0))
    }

    @Test func compositingConvertsFirst() {
        let grey = Color(.xyzD65, 0, 0, 0, alpha: 0.5).composited(over: Color(.lab, 100, 0, 0))
        #expect(grey.space == .srgb)
        #expect(grey.distance(to: [0.5, 0.5, 0.5]) < 1e-9)
    }
}
