// SPDX-License-Identifier: Apache-2.0
import ColorSpaces
import Testing

@Suite struct ColorHexTests {
    @Test func sixAndEightDigitsInEitherCase() {
        #expect(Color(hex: "#FF0080") == Color(.srgb, 1, 0, 128.0 / 255))
        #expect(Color(hex: "#ff0080") == Color(hex: "#FF0080"))
        #expect(Color(hex: "#00FF0033") == Color(.srgb, 0, 1, 0, alpha: 0.2))
        #expect(Color(hex: "#12345678")?.alpha == 120.0 / 255)
    }

    @Test(arguments: [
        "", "#", "FF0080", "#FFF", "#FFFF", "#FF008", "#FF00800", "#FF0080000", "#FF00GG", " #FF0080", "#FF0080 ",
        "0xFF0080",
        "#FF-080", "##F0080", "#ＦＦ００８０", "#FF008\u{0}", "#é0080", "#+F0080",
    ])
    func anythingElseIsRefused(text: String) {
        #expect(Color(hex: text) == nil)
    }

    @Test func everyByteComesBack() {
        for byte in 0...255 {
            let digits = String(byte, radix: 16, uppercase: true)
            let hex = "#" + (byte < 16 ? "0" + digits : digits) + "00FF"
            #expect(Color(hex: hex)?.hex == hex)
        }
    }

    @Test func halvesAreRoundedAwayFromZero() {
        #expect(Color(.srgb, 0.5 / 255, 1.5 / 255, 2.4999 / 255).hex == "#010202")
        #expect(Color(.srgb, 0.5, 0.5, 0.5).hex == "#808080")
    }

    @Test func alphaIsLeftOutAndOtherSpacesAreMapped() {
        #expect(Color(.srgb, 1, 0, 0, alpha: 0.3).hex == "#FF0000")
        #expect(Color(.oklch, 1, 0, nil).hex == "#FFFFFF")
        #expect(Color(.lab, 46.2775, -47.5621, 48.5837).hex == "#008000")
        #expect(Color(.displayP3, 1, 1, 1).hex == "#FFFFFF")
        // Display P3 green lies outside sRGB; the value is ColorAide's, see ColorGamutTests.
        #expect(Color(.displayP3, 0, 1, 0).hex == "#00FB29")
    }

    @Test func digitsAreThereWhereTheyAreExact() {
        for byte in 0...255 {
            let digits = String(byte, radix: 16, uppercase: true)
            let hex = (byte < 16 ? "0" + digits : digits) + "0AF0"
            #expect(Color(hex: "#" + hex)?.exactHexDigits == hex)
        }
        #expect(Color(.srgb, 1, 0, 0, alpha: 0.3).exactHexDigits == "FF0000")
        #expect(Color(.srgb, 0.5, 0, 0).exactHexDigits == nil)
        #expect(Color(.srgb, nil, 0, 0).exactHexDigits == nil)
        #expect(Color(.srgb, 0, -1.0 / 255, 0).exactHexDigits == nil)
        #expect(Color(.srgb, 0, 0, 256.0 / 255).exactHexDigits == nil)
        #expect(Color(.displayP3, 0, 0, 0).exactHexDigits == nil)
    }
}
