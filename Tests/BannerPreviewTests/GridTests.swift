// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BannerPreview

/// How many combinations are drawn.
@Suite("Grid")
struct GridTests {
    @Test("a usual spec is drawn at all sizes and in all windows, a huge one at those that tell most")
    func sizes() {
        let usual = PreviewGrid(banners: 40, locales: 10)
        #expect(usual.sizes.count == 12 && usual.windows.count == 8 && usual.hasAllValues)
        let huge = PreviewGrid(banners: 1000, locales: 10)
        #expect(huge.sizes.map(\.shortName) == ["L", "XXXL", "AX3"])
        #expect(huge.windows.map(\.id) == ["320", "390", "744"] && !huge.hasAllValues)
        let catalogue = PreviewGrid(banners: 1000, locales: 40)
        #expect(catalogue.sizes.map(\.shortName) == ["L", "AX3"] && catalogue.windows.map(\.id) == ["390"])
        let widest = PreviewGrid(banners: 1000, locales: 900)
        #expect(widest.sizes.map(\.shortName) == ["L"] && widest.windows.map(\.id) == ["390"])
        let themed = PreviewGrid(banners: 100, locales: 1, themes: 200)
        #expect(themed.sizes.count == 3 && themed.windows.count == 3)
        #expect(PreviewGrid(banners: 40, locales: 10, themes: 4).hasAllValues)
    }

    @Test("a thousand banners in ten languages are less than 25 MB")
    func budget() throws {
        let languages = ["en", "de", "fr", "es", "it", "pt", "nl", "sv", "pl", "ja"]
        var text = """
            bannerc: 1
            name: Many
            locales: { development: en, supported: [\(languages.joined(separator: ", "))] }
            levels: { info: { tint: "#00315F", onTint: "#FFFFFF", icon: { symbol: info.circle, decorative: true } } }
            banners:

            """
        for index in 0..<1000 {
            let texts = languages.map { "\($0): \"Der Vorgang \(index) \($0) wurde leider nicht beendet.\"" }
            text += "  b\(index): { level: info, text: { \(texts.joined(separator: ", ")) } }\n"
        }
        let sample = Sample(text, isChecked: false)
        #expect(sample.preview.bannerCount == 1000)
        // One in fifty is drawn, and counts for the others.
        let bytes = stride(from: 0, to: 1000, by: 50).reduce(0) { $0 + sample.preview.draw($1, sample.memory).count }
        #expect(bytes * 50 < 24_000_000, "\(bytes)")
    }
}
