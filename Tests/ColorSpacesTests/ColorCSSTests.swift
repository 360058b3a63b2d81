// SPDX-License-Identifier: Apache-2.0

import ColorSpaces
import Testing

/// What CSS Color 4 writes colours as.
@Suite("Colours of CSS") struct ColorCSSTests {
    @Test("functions of all spaces", arguments: ColorReference.all) func functions(_ reference: ColorReference) throws {
        for (space, numbers) in reference.values {
            let name =
                switch space {
                case .hsl, .hwb, .lab, .lch, .oklab, .oklch: "\(space.rawValue)("
                default: "color(\(space.rawValue) "
                }
            let signs = space == .hsl || space == .hwb ? ["", "%", "%"] : ["", "", ""]
            let css = name + zip(numbers, signs).map { "\($0)\($1)" }.joined(separator: " ") + ")"
            // What lies outside a space of screens is no colour object.
            guard zip(numbers, space.components).allSatisfy({ $1.allows($0) }) else { continue }
            let color = try #require(Color(css: css), "\(css)")
            #expect(color.alpha == 1)
            for (own, other) in zip(color.converted(to: .oklab).numbers, reference.color.converted(to: .oklab).numbers)
            {
                #expect(abs(own - other) < 1e-4, "\(css)")
            }
        }
    }

    @Test(
        "percentages, angles, opacity and what is missing",
        arguments: [
            ("oklch(50% 50% 0.25turn / 40%)", ColorSpace.oklch, [0.5, 0.2, 90], 0.4),
            ("oklch(1.5 -0.2 -90)", .oklch, [1, 0, 270], 1), ("lab(50% -100% 100% / 0.5)", .lab, [50, -125, 125], 0.5),
            ("lch(50 100% 400deg)", .lch, [50, 150, 40], 1), ("OKLAB(0.5 -50% 0.1)", .oklab, [0.5, -0.2, 0.1], 1),
            ("color(display-p3 100% 0 25%)", .displayP3, [1, 0, 0.25], 1),
            ("color(xyz 0.1 0.2 0.3)", .xyzD65, [0.1, 0.2, 0.3], 1),
            ("hwb(480 10% 20%)", .hwb, [120, 10, 20], 1),
        ] as [(String, ColorSpace, [Double], Double)])
    func parts(_ css: String, _ space: ColorSpace, _ numbers: [Double], _ alpha: Double) throws {
        let color = try #require(Color(css: css))
        #expect(color.space == space && color.alpha == alpha)
        #expect(zip(color.numbers, numbers).allSatisfy { abs($0 - $1) < 1e-9 }, "\(color.numbers)")
    }

    @Test("a component that is `none` is missing") func missing() throws {
        let color = try #require(Color(css: "oklch(0.5 0 none)"))
        #expect(color.components.third == nil && color.components.first == 0.5)
    }

    @Test(
        "what is no colour",
        arguments: [
            "oklch()", "oklch(0.5 0.1)", "oklch(0.5 0.1 1px)", "oklch(0.5 0.1 10 / x)", "oklch(0.5 0.1 10 1 1)",
            "color()",
            "color(display-p3)", "color(other 1 0 0)", "color(display-p3 2 0 0)", "lab(a b c)", "oklch(nan 0 0)",
            "oklch(0.5 0.1 1deg0)", "(1 2 3)", "color(lab 50 2 3)", "srgb(1 0 0)", "oklch(0.5 / 0.1 20)",
            "lab(50%, 20, 30)",
            "oklch(0.5 0.1 20 0.5)", "color(oklch(1 0 0))",
        ])
    func refused(_ css: String) { #expect(Color(css: css) == nil) }
}
