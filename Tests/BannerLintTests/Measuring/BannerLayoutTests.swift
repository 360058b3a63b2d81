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
        return layout.room(titles: titles).width(in: .smallest, at: .xxxLarge, points: 20)
    }

    /// 320 − 2 · 16 for the margins; the icon of the level takes its size and a gap of 12.
    @Test func marginsAndImageAreTakenOff() throws {
        #expect(try width("image: { size: 40 }", "buttons: []") == 320 - 32 - 40 - 12)
    }

    @Test func iconButtonsStandBesideTheTextAndOthersWhereTheStyleSaysSo() throws {
        let style = "image: { size: 40 }, buttonLayout:"
        #expect(try width("\(style) below", "buttons: [retry, close]") == 236 - 44 - 12)
        #expect(try width("\(style) inline", "buttons: [retry, close]", titles: [1]) == 236 - 2 * (44 + 12))
    }

    /// A title of 2 em at 20 pt with 12 pt on both sides is wider than the 44 pt of a target; one of 0.5 em is not.
    @Test func titlesWidenButtons() throws {
        let style = "image: { size: 40 }, buttonLayout: inline"
        #expect(try width(style, "buttons: [close, retry]", titles: [2]) == 236 - 56 - (40 + 24 + 12))
        #expect(try width(style, "buttons: [close, retry]", titles: [0.5]) == 236 - 2 * 56)
    }

    @Test func maxWidthCapsAndNothingIsNegative() throws {
        #expect(try width("image: { size: 40 }, maxWidth: 200", "buttons: []") == 200 - 52)
        #expect(try width("image: { size: 40 }, maxWidth: 30", "buttons: []") == 0)
    }

    /// The formula is that of the runtime.
    @Test func roomIsThatOfTheRuntime() {
        var random = QueueRandom()
        for _ in 0..<500 {
            let titles = (0..<random.below(3)).map { _ in Double(random.below(100)) / 10 }
            let icons = random.below(3)
            let imageSize = random.chance(0.5) ? Double(random.below(60)) : nil
            let maxWidth = random.chance(0.3) ? Double(random.below(500)) : nil
            let (window, size) = (random.pick(WindowClass.all), random.pick(BannerDynamicTypeSize.allCases))
            let points = Double(10 + random.below(40))
            let room = TextRoom(
                maxWidth: maxWidth, image: imageSize.map { $0 + BannerArrangement.gap } ?? 0, icons: icons,
                titles: titles)

            let buttons =
                titles.map { _ in BannerButton(id: "retry", variant: .emphasis(.high)) }
                + (0..<icons).map { _ in BannerButton(id: "close", variant: .icon) }
            let container = BannerContainer(
                size: BannerSize(width: window.width, height: window.height), isCompact: window.isCompact)
            let arrangement = BannerArrangement(
                BannerArrangement.Options(
                    imageSize: imageSize, buttonLayout: .inline, isAccessibilitySize: size.isAccessibilitySize,
                    buttons: buttons),
                width: container.contentWidth(maxWidth: maxWidth)
            ) { part, _ in
                guard case .button(let index) = part, index < titles.count else {
                    return BannerSize(width: 0, height: 0)
                }
                return BannerSize(width: titles[index] * points + 2 * BannerArrangement.titlePadding, height: 44)
            }
            let width = room.width(in: window, at: size, points: points)
            #expect(abs(width - arrangement.text.width) < 1e-9, "seed \(random.seed)")
        }
    }
}
