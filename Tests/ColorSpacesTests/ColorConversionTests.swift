// SPDX-License-Identifier: Apache-2.0
import ColorSpaces
import TestSupport
import Testing

@Suite struct ColorConversionTests {
    /// Values that specifications and test suites print, to the digits that they print.
    static let published: [(Color, Color, Double)] = [
        // The CSS colour `green`, #008000, and others in web-platform-tests css/css-color. Those by way of D50 were
        // computed before 2023, with rounded Bradford matrices, which move a and b by up to 0.03.
        (green, Color(.lab, 46.2775, -47.5621, 48.5837), 0.03),
        (green, Color(.lch, 46.2775, 67.9892, 134.3912), 0.03),
        (green, Color(.oklab, 0.51975, -0.1403, 0.10768), 1e-4),
        (green, Color(.oklch, 0.51975, 0.17686, 142.495), 1e-3),
        (green, Color(.displayP3, 0.21604, 0.49418, 0.13151), 1e-5),
        (green, Color(.a98RGB, 0.281363, 0.498012, 0.116746), 1e-5),
        (green, Color(.prophotoRGB, 0.230479, 0.395789, 0.129968), 1e-4),
        (green, Color(.xyzD65, 0.07719, 0.15438, 0.02573), 1e-5),
        (green, Color(.xyzD50, 0.08312, 0.154746, 0.020961), 3e-5),
        (green, Color(.srgbLinear, 0, 0.21586, 0), 1e-5),
        (Color(.displayP3, 0, 1, 0), Color(.lab, 86.61399, -106.539, 102.871), 0.03),
        (Color(.a98RGB, 0, 1, 0), Color(.lab, 83.2141, -129.1072, 87.1718), 0.03),
        (Color(.prophotoRGB, 0, 1, 0), Color(.lab, 87.5745, -186.6921, 150.9905), 0.03),
        (Color(.rec2020, 0, 1, 0), Color(.lab, 85.7729, -160.7259, 109.2319), 0.03),
        (Color(.displayP3, 1, 1, 0.330897), Color(.srgb, 1, 1, 0), 1e-5),
        (Color(.displayP3, 0.465377, 0.532768, 0.317713), Color(.srgb, 0.448436, 0.53537, 0.288113), 1e-5),
        // CSS Color 4, section 10: one purple in both XYZ spaces, in sRGB and in Lab.
        (purple, Color(.xyzD50, 0.2005, 0.14089, 0.4472), 2e-4),
        (purple, Color(.xyzD65, 0.21661, 0.14602, 0.59452), 2e-4),
        (purple, Color(.lab, 44.36, 36.05, -58.99), 1e-2),
        // CSS Color 4, sections 7 and 8: hues and mixtures of white and black.
        (Color(.hsl, 120, 100, 25), Color(.srgb, 0, 0.5, 0), 1e-12),
        (Color(.hsl, 30, 100, 50), Color(.srgb, 1, 0.5, 0), 1e-12),
        (Color(.hwb, 45, 40, 80), Color(.srgb, 1.0 / 3, 1.0 / 3, 1.0 / 3), 1e-12),
        (Color(.hwb, 90, 10, 10), Color(.srgb, 0.5, 0.9, 0.1), 1e-12),
        // The primaries of sRGB: IEC 61966-2-1 for XYZ, CSS Color 4 for Lab, Ottosson's article for OKLab.
        (red, Color(.xyzD65, 0.4124, 0.2126, 0.0193), 5e-5),
        (lime, Color(.xyzD65, 0.3576, 0.7152, 0.1192), 5e-5),
        (blue, Color(.xyzD65, 0.1805, 0.0722, 0.9505), 6e-5),
        (red, Color(.lab, 54.29, 80.805, 69.891), 1e-3),
        (lime, Color(.lab, 87.818, -79.271, 80.995), 1e-3),
        (blue, Color(.lab, 29.568, 68.287, -112.029), 1e-3),
        (red, Color(.oklab, 0.62796, 0.22486, 0.12585), 1e-5),
        (lime, Color(.oklab, 0.86644, -0.23389, 0.1795), 1e-5),
        (blue, Color(.oklab, 0.45201, -0.03246, -0.31153), 1e-5),
        // The primaries of Display P3 in sRGB.
        (Color(.displayP3, 1, 0, 0), Color(.srgb, 1.0930, -0.2267, -0.1501), 1e-4),
        (Color(.displayP3, 0, 1, 0), Color(.srgb, -0.5116, 1.0183, -0.3107), 1e-4),
        (Color(.displayP3, 0, 0, 1), Color(.srgb, 0, 0, 1.0420), 1e-4),
        // The table of XYZ and OKLab in Ottosson's article, which prints three decimals.
        (Color(.xyzD65, 0.950, 1, 1.089), Color(.oklab, 1, 0, 0), 1e-3),
        (Color(.xyzD65, 1, 0, 0), Color(.oklab, 0.450, 1.236, -0.019), 1e-3),
        (Color(.xyzD65, 0, 1, 0), Color(.oklab, 0.922, -0.671, 0.263), 1e-3),
        (Color(.xyzD65, 0, 0, 1), Color(.oklab, 0.153, -1.415, -0.449), 1e-3),
    ]

    private static let red = Color(.srgb, 1, 0, 0)
    private static let lime = Color(.srgb, 0, 1, 0)
    private static let blue = Color(.srgb, 0, 0, 1)
    private static let green = Color(.srgb, 0, 128.0 / 255, 0)
    private static let purple = Color(.srgb, 118.0 / 255, 84.0 / 255, 205.0 / 255)

    @Test(arguments: published) func publishedValues(color: Color, expected: Color, tolerance: Double) {
        let there = color.converted(to: expected.space)
        #expect(there.distance(to: expected.numbers) <= tolerance, "\(there.numbers)")
    }

    /// Every space to every space, for colours in and outside sRGB.
    @Test(arguments: ColorReference.all) func agreesWithColorAide(reference: ColorReference) {
        #expect(reference.values.map(\.key) == ColorSpace.allCases)
        for (source, numbers) in reference.values {
            let color = Color(source, numbers[0], numbers[1], numbers[2])
            for (destination, expected) in reference.values {
                let there = color.converted(to: destination)
                // ColorAide's numbers are rounded to 1e-7, which the steep foot of a transfer function can make 1e-5.
                #expect(there.distance(to: expected) < 1e-4, "\(source) to \(destination): \(there.numbers)")
            }
        }
        for (destination, expected) in reference.values {
            let there = reference.color.converted(to: destination)
            #expect(there.distance(to: expected) < 1e-6, "\(destination): \(there.numbers)")
        }
    }

    /// CSS Color 4 changed `rec2020` in 2025 from the camera curve of BT.2020-2 to a display's power of 2.4.
    @Test func rec2020IsCodedForADisplay() {
        let grey = Color(.xyzD65, 0.3127 / 0.3290 / 4, 0.25, 0.3583 / 0.3290 / 4).converted(to: .rec2020)
        #expect(grey.distance(to: Array(repeating: 0.56123, count: 3)) < 1e-5)
    }

    @Test func randomColorsComeBackFromEverySpace() {
        var generator = SeededGenerator(of: "round trip")
        for start in [ColorSpace.srgb, .displayP3, .rec2020] {
            for _ in 0..<200 {
                let color = Color(
                    start,
                    .random(in: 0...1, using: &generator),
                    .random(in: 0...1, using: &generator),
                    .random(in: 0...1, using: &generator),
                    alpha: .random(in: 0...1, using: &generator)
                )
                for space in ColorSpace.allCases {
                    let back = color.converted(to: space).converted(to: start)
                    #expect(back.distance(to: color.numbers) < 1e-6, "\(color) by \(space), seed \(generator.seed)")
                    #expect(back.alpha == color.alpha)
                }
            }
        }
    }

    /// The corners of every space, and missing components, give numbers everywhere, with hues in 0..<360.
    @Test(arguments: ColorSpace.allCases) func everyConversionIsFinite(source: ColorSpace) {
        let ends = source.components.map { component -> [Double?] in
            [component.minimum ?? -150, component.maximum ?? 150, nil]
        }
        for first in ends[0] {
            for second in ends[1] {
                for third in ends[2] {
                    let color = Color(source, first, second, third)
                    for destination in ColorSpace.allCases {
                        let there = color.converted(to: destination)
                        let complete = there.components.list.allSatisfy { $0?.isFinite == true }
                        #expect(complete, "\(color) to \(destination)")
                        for (number, component) in zip(there.numbers, destination.components)
                        where component.name == "hue" && destination != source {
                            #expect(component.allows(number), "\(color) to \(destination): hue \(number)")
                        }
                    }
                }
            }
        }
    }

    @Test func missingComponentsCountAsZero() {
        #expect(Color(.oklch, 0.5, 0.1, nil).converted(to: .srgb) == Color(.oklch, 0.5, 0.1, 0).converted(to: .srgb))
        #expect(Color(.srgb, nil, 0.5, nil).converted(to: .srgb) == Color(.srgb, 0, 0.5, 0))
        #expect(Color(.srgb, nil, 0.5, nil) != Color(.srgb, 0, 0.5, 0))
    }

    @Test(arguments: ColorSpace.allCases) func greysHaveNoHue(space: ColorSpace) {
        for level in [0, 0.1, 0.25, 0.5, 0.9, 1] {
            // By way of every space, whose rounding must not show as a hue.
            let grey = Color(.srgb, level, level, level).converted(to: space)
            #expect(grey.converted(to: .oklch).distance(to: [grey.converted(to: .oklab).numbers[0], 0, 0]) == 0)
            #expect(grey.converted(to: .lch).distance(to: [grey.converted(to: .lab).numbers[0], 0, 0]) == 0)
            #expect(grey.converted(to: .hsl).distance(to: [0, 0, 100 * level]) < 1e-9)
            #expect(grey.converted(to: .hwb).distance(to: [0, 100 * level, 100 - 100 * level]) < 1e-9)
        }
    }

    @Test func whatIsNotANumberIsMissing() {
        let color = Color(.srgb, .nan, .infinity, 0.5, alpha: .nan)
        #expect(color == Color(.srgb, nil, nil, 0.5, alpha: 0))
        #expect(Color(.srgb, 0, 0, 0, alpha: 7).alpha == 1)
        #expect(Color(.srgb, 0, 0, 0, alpha: -7).alpha == 0)
    }
}
