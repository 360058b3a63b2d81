// SPDX-License-Identifier: Apache-2.0

import BannerKit
import BannerSpec
import Diagnostics
import Testing

@testable import BannerLint

struct BannerLayoutTests {
    /// The width for the text of the only banner in the narrowest window.
    private func width(_ style: String, _ banner: String, titles: [Double] = []) throws -> Double {
        var sources = SourceSet()
        let example = RuleExample(
            """
            styles:
              standard: { \(style) }
            buttons:
              close: { kind: icon, image: { symbol: xmark }, label: Close }
              retry: { kind: emphasis, emphasis: lowest, title: Retry }
            banners:
              syncFailed: { level: error, text: Sync failed., \(banner) }
            """)
        let source = SourceFile(path: "example.banner.yaml", bytes: Array(example.spec.utf8))
        let spec = try #require(SpecLoader.load(source, into: &sources) { _ in .missing }.spec)
        let layout = BannerLayout(spec.banners[0], spec.banners[0].look, in: spec)
        return layout.room(titles: titles).width(in: .smallest, points: 20)
    }

    /// 320 − 2 · 16 for the margins; the icon of the level takes its size and a gap of 12.
    @Test func marginsAndImageAreTakenOff() throws {
        #expect(try width("image: { size: 40 }", "buttons: []") == 320 - 32 - 40 - 12)
    }

    @Test func iconButtonsStandBesideTheTextAndOthersWhereTheStyleSaysSo() throws {
        let style = "image: { size: 40 }, buttonLayout:"
        #expect(try width("\(style) below", "buttons: [retry, close]") == 236 - 44 - 12)
        #expect(try width("\(style) inline", "buttons: [retry, close]") == 236 - 2 * (44 + 12))
    }

    /// A title of 3 em at 20 pt with 12 pt on both sides is wider than the 44 pt of a target; one of 0.5 em is not.
    @Test func titlesWidenButtons() throws {
        let style = "image: { size: 40 }, buttonLayout: inline"
        #expect(try width(style, "buttons: [close, retry]", titles: [3]) == 236 - 56 - (60 + 24 + 12))
        #expect(try width(style, "buttons: [close, retry]", titles: [0.5]) == 236 - 2 * 56)
    }

    @Test func maxWidthCapsAndNothingIsNegative() throws {
        #expect(try width("image: { size: 40 }, maxWidth: 200", "buttons: []") == 200 - 52)
        #expect(try width("image: { size: 40 }, maxWidth: 30", "buttons: []") == 0)
    }
}
