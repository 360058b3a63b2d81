// SPDX-License-Identifier: Apache-2.0

import BannerCore
import Testing
import TextFit

@testable import BannerLint

struct TextSetterTests {
    /// Each letter as wide as the size of the text: an optical size, and easy to count with.
    private struct Wide: FontCatalog {
        struct Source: AdvanceSource, Sendable {
            let em: Double

            func advances(of text: ClusteredText, language: String) -> Advances {
                let units = Int32(em * Double(Advances.unitsPerEm))
                return Advances(units: Array(repeating: units, count: text.clusters.count), margin: 0.005)
            }
        }

        func advances(
            _ style: BannerTextStyle, _ weight: BannerFontWeight, points: Double
        ) -> (any AdvanceSource & Sendable)? { style == .body ? Source(em: points / 10) : nil }
    }

    private func font(_ style: BannerTextStyle, points: Double = 10) -> TextFont {
        TextFont(style: style, weight: .regular, points: points)
    }

    @Test func fontFilesTakeThePlaceOfTheEstimate() {
        let setter = TextSetter(fonts: Wide())
        #expect(setter.advance(of: "iiii ", locale: "en", font: font(.body)) == 4)
        #expect(setter.advance(of: "iiii", locale: "en", font: font(.callout)) < 2)
        #expect(setter.bound(of: "iiii", locale: "en", font: font(.body)) == nil)
        #expect(setter.prepare("iiii", locale: "en", font: font(.body)).margin == 0.005)
    }

    /// Fonts with optical sizes draw other letters at other sizes.
    @Test func fontFilesAreAskedForEachSize() {
        let setter = TextSetter(fonts: Wide())
        for points in [10.0, 20, 10] {
            let prepared = setter.prepare("iiii", locale: "en", font: font(.body, points: points))
            #expect(prepared.layout(sizePt: 1, widthPt: 100)?.widestPt == points / 10 * 4)
        }
    }

    /// They are equal as texts, and what is said of one does not hold for the other's bytes.
    @Test func equivalentTextsBreakAtBytesOfTheirOwn() {
        let setter = TextSetter(fonts: Wide())
        for (text, start) in [("é é", 3), ("e\u{301} e\u{301}", 4)] {
            let layout = setter.prepare(text, locale: "fr", font: font(.body)).layout(sizePt: 1, widthPt: 1)
            #expect(layout?.breaks == [start])
        }
    }

    /// The system's font is narrower, measured in its size, the larger it is.
    @Test func estimatesAreMadeForEachSize() throws {
        let setter = TextSetter()
        let widths = [12.0, 17, 21, 28].map {
            setter.advance(of: "Sync failed", locale: "en", font: font(.callout, points: $0))
        }
        #expect(widths == widths.sorted(by: >) && Set(widths).count == 4)
    }

    @Test func boldTextIsSetInAHeavierWeight() {
        let setter = TextSetter()
        func width(_ weight: BannerFontWeight, isBold: Bool) -> Double {
            let adjustment = TextAdjustment(isBold: isBold)
            let font = TextFont(style: .callout, weight: weight, points: 17, adjustment: adjustment)
            return setter.advance(of: "Sync failed", locale: "en", font: font)
        }
        #expect(width(.regular, isBold: true) == width(.semibold, isBold: false))
        #expect(width(.semibold, isBold: true) == width(.heavy, isBold: false))
        #expect(width(.black, isBold: true) == width(.black, isBold: false))
        #expect(width(.thin, isBold: true) == width(.light, isBold: false))
    }

    @Test func spacingAndLanguageAreNotMixedUp() {
        let setter = TextSetter()
        var spaced = font(.body)
        spaced.adjustment.spacing = .wcag
        let plain = setter.prepare("to be", locale: "en", font: font(.body)).layout(sizePt: 1, widthPt: 100)
        let wide = setter.prepare("to be", locale: "en", font: spaced).layout(sizePt: 1, widthPt: 100)
        #expect(abs((wide?.widestPt ?? 0) - (plain?.widestPt ?? 0) - 5 * 0.12 - 0.16) < 1e-3)
    }

    @Test func itGoesOnAfterMoreThanItRemembers() {
        let setter = TextSetter()
        let long = String(repeating: "word ", count: 13_000)
        for index in 0..<20 {
            let prepared = setter.prepare("\(index) \(long)", locale: "en", font: font(.body))
            #expect(prepared.verdict(sizePt: 17, widthPt: 300, limit: 2) == .overflows)
        }
    }
}
