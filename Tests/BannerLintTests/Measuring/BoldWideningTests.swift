// SPDX-License-Identifier: Apache-2.0

import BannerCore
import Testing
import TextFit

@testable import BannerLint

/// What lets most texts pass without a look at their widths with Bold Text.
struct BoldWideningTests {
    @Test(arguments: BannerFontWeight.allCases) func noLetterGetsWiderThanIsReckoned(weight: BannerFontWeight) throws {
        var most = 0.0
        for points in [10.0, 12, 15, 17, 20, 23, 28, 34, 44, 60] {
            let plain = TextFont(style: .body, weight: weight, points: points).estimate
            let bold = TextFont(
                style: .body, weight: weight, points: points, adjustment: TextAdjustment(isBold: true)
            ).estimate
            for code in [Array<UInt32>(0x20..<0x530), Array(0x2010..<0x2060)].joined() {
                guard let scalar = Unicode.Scalar(code) else { continue }
                let text = ClusteredText(String(scalar))
                let (before, after) = (plain.advances(of: text, language: ""), bold.advances(of: text, language: ""))
                // What is known of a letter is known of it in every weight.
                #expect((before.unknown == nil) == (after.unknown == nil), "U+\(String(code, radix: 16))")
                #expect(before.units.count == after.units.count && before.margin.wider >= after.margin.wider)
                for (one, other) in zip(before.units, after.units) where one > 0 {
                    most = max(most, Double(other) / Double(one))
                }
            }
        }
        #expect(most <= TextAdjustment.mostBoldWidening, "\(most)")
        #expect(most >= 1)
    }
}
