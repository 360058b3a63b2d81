// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Testing

@testable import BannerPreview

/// How many combinations are drawn.
@Suite("Grid")
struct GridTests {
    @Test("a usual spec is drawn at all sizes and in all windows, a huge one at those that tell most")
    func sizes() {
        let usual = PreviewGrid(banners: 40, pieces: 400, locales: 10)
        #expect(usual.sizes.count == 12 && usual.windows.count == 8 && usual.hasAllValues)
        let huge = PreviewGrid(banners: 1000, pieces: 2000, locales: 10)
        #expect(huge.sizes.map(\.shortName) == ["L", "XXXL", "AX3"])
        #expect(huge.windows.map(\.id) == ["320", "390", "744"] && !huge.hasAllValues)
        let rich = PreviewGrid(banners: 1000, pieces: 8000, locales: 10)
        #expect(rich.sizes.map(\.shortName) == ["L", "AX3"] && rich.windows.map(\.id) == ["320", "390"])
        let catalogue = PreviewGrid(banners: 1000, pieces: 4000, locales: 40)
        #expect(catalogue.sizes.map(\.shortName) == ["L", "AX3"] && catalogue.windows.map(\.id) == ["390"])
        let widest = PreviewGrid(banners: 1000, pieces: 2000, locales: 900)
        #expect(widest.sizes.map(\.shortName) == ["L"] && widest.windows.map(\.id) == ["390"])
        let themed = PreviewGrid(banners: 100, pieces: 200, locales: 1, themes: 200)
        #expect(themed.sizes.count == 3 && themed.windows.count == 3)
        #expect(PreviewGrid(banners: 40, pieces: 80, locales: 10, themes: 4).hasAllValues)
    }

    @Test(
        "a page of a thousand banners in ten languages is less than 25 MB, whatever they have",
        arguments: [false, true])
    func budget(isRich: Bool) throws {
        let languages = ["en", "de", "fr", "es", "it", "pt", "nl", "sv", "pl", "ja"]
        func texts(_ text: (String) -> String) -> String {
            "{ \(languages.map { "\($0): \"\(text($0))\"" }.joined(separator: ", ")) }"
        }
        var spec = """
            bannerc: 1
            name: Many
            locales: { development: en, supported: [\(languages.joined(separator: ", "))] }
            levels: { info: { tint: "#00315F", onTint: "#FFFFFF", icon: { symbol: info.circle, decorative: true } } }
            buttons:
              retry: { kind: emphasis, title: \(texts { "Retry \($0)" }) }
              later: { kind: emphasis, emphasis: low, title: \(texts { "Later \($0)" }) }
            banners:

            """
        for index in 0..<1000 {
            spec += "  b\(index):\n    level: info\n"
            guard isRich else {
                spec += "    text: \(texts { "Der Vorgang \(index) \($0) wurde leider nicht beendet." })\n"
                continue
            }
            spec += """
                    title: \(texts { "Vorgang \(index) \($0)" })
                    text: \(texts { "{count} Teile des Vorgangs \(index) \($0) wurden leider nicht beendet." })
                    parameters: { count: { type: int, min: 1, max: 999 } }
                    buttons: [retry, later]

                """
        }
        let sample = Sample(spec, isChecked: false)
        #expect(sample.preview.bannerCount == 1000)
        #expect(try #require(sample.spec).banners[0].buttons.count == (isRich ? 2 : 0))
        // One in fifty is drawn, and counts for the others.
        let drawn = stride(from: 0, to: 1000, by: 50)
        let bytes = 50 * drawn.reduce(0) { $0 + sample.preview.draw($1, sample.memory).count }
        #expect(bytes < 24_000_000, "\(bytes)")
        #expect(bytes > 6_000_000, "there is room for more: \(bytes)")
    }
}
