// SPDX-License-Identifier: Apache-2.0
import ColorSpaces
import Testing

@Suite struct ColorSpaceTests {
    /// The names that the DTCG schema of 2025.10 lists in `format/values/color.json`.
    @Test func namesAreThoseOfTheSchema() {
        let names = [
            "srgb", "srgb-linear", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "display-p3", "a98-rgb",
            "prophoto-rgb",
            "rec2020", "xyz-d65", "xyz-d50",
        ]
        #expect(ColorSpace.allCases.map(\.rawValue) == names)
        #expect(ColorSpace(rawValue: "sRGB") == nil)
    }

    @Test func everySpaceNamesThreeComponents() {
        for space in ColorSpace.allCases {
            #expect(Set(space.components.map(\.name)).count == 3, "\(space)")
        }
    }

    /// The schema's ranges: `[component, least, greatest]` in words.
    @Test(arguments: [
        (ColorSpace.srgb, ["red from 0 to 1", "green from 0 to 1", "blue from 0 to 1"]),
        (.srgbLinear, ["red from 0 to 1", "green from 0 to 1", "blue from 0 to 1"]),
        (.displayP3, ["red from 0 to 1", "green from 0 to 1", "blue from 0 to 1"]),
        (.a98RGB, ["red from 0 to 1", "green from 0 to 1", "blue from 0 to 1"]),
        (.prophotoRGB, ["red from 0 to 1", "green from 0 to 1", "blue from 0 to 1"]),
        (.rec2020, ["red from 0 to 1", "green from 0 to 1", "blue from 0 to 1"]),
        (.xyzD65, ["X from 0 to 1", "Y from 0 to 1", "Z from 0 to 1"]),
        (.xyzD50, ["X from 0 to 1", "Y from 0 to 1", "Z from 0 to 1"]),
        (.hsl, ["hue from 0 up to but not including 360", "saturation from 0 to 100", "lightness from 0 to 100"]),
        (.hwb, ["hue from 0 up to but not including 360", "whiteness from 0 to 100", "blackness from 0 to 100"]),
        (.lab, ["lightness from 0 to 100", "a any number", "b any number"]),
        (.lch, ["lightness from 0 to 100", "chroma 0 or more", "hue from 0 up to but not including 360"]),
        (.oklab, ["lightness from 0 to 1", "a any number", "b any number"]),
        (.oklch, ["lightness from 0 to 1", "chroma 0 or more", "hue from 0 up to but not including 360"]),
    ])
    func rangesAreThoseOfTheSchema(space: ColorSpace, expected: [String]) {
        #expect(space.components.map { "\($0.name) \($0.allowedNumbers)" } == expected)
    }

    @Test func limitsAreInclusiveExceptForHue() {
        let hsl = ColorSpace.hsl.components
        #expect(hsl[0].allows(0) && hsl[0].allows(359.999) && !hsl[0].allows(360) && !hsl[0].allows(-0.1))
        #expect(hsl[1].allows(0) && hsl[1].allows(100) && !hsl[1].allows(100.001))
        let lch = ColorSpace.lch.components
        #expect(lch[1].allows(0) && lch[1].allows(1000) && !lch[1].allows(-0.001))
        #expect(ColorSpace.lab.components[1].allows(-400))
    }

    @Test(arguments: ColorSpace.allCases) func noComponentAllowsWhatIsNotFinite(space: ColorSpace) {
        for component in space.components {
            for value in [Double.infinity, -.infinity, .nan] {
                #expect(!component.allows(value), "\(component.name) allows \(value)")
            }
        }
    }
}
