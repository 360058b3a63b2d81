// SPDX-License-Identifier: Apache-2.0
#if HarfBuzz
    import Foundation
    import Testing
    import TextFit

    /// Texts that nobody means well with, shaped in real fonts.
    @Suite struct HostileShapedTextTests {
        private static let files = [
            "opentype/inter/Inter-Regular.otf", "truetype/noto/NotoSansArabic-Regular.ttf",
            "truetype/noto/NotoSansDevanagari-Regular.ttf", "truetype/noto/NotoSansKhmer-Regular.ttf",
            "truetype/noto/NotoColorEmoji.ttf",
        ].map { "/usr/share/fonts/\($0)" }
        private static let hasFonts = files.allSatisfy(FileManager.default.fileExists)
        private static let byteCount = 65_536

        private func chain() throws -> FontChain {
            try FontChain(Self.files.map { FontFile(path: $0) })
        }

        @Test(
            "64 KiB without a break take no time worth telling (fonts-inter, fonts-noto-core, fonts-noto-color-emoji)",
            .enabled(if: hasFonts),
            arguments: [
                "x", "fi", "-", "\u{301}", "ب", "لا", "क\u{94D}", "\u{17D2}ក", "👩\u{200D}", "🇩", "\u{AD}", "\u{202E}",
            ])
        func hugeTexts(unit: String) throws {
            let text = String(repeating: unit, count: Self.byteCount / unit.utf8.count)
            let chain = try chain()
            let time = try ContinuousClock().measure {
                let prepared = Typesetter().prepare(text, locale: "en", source: chain)
                for width in [-1, 0, 1, 300, .infinity] as [Double] {
                    _ = prepared.verdict(sizePt: 15, widthPt: width, limit: 2)
                    let layout = try #require(prepared.layout(sizePt: 15, widthPt: width))
                    #expect(layout.lines == layout.breaks.count + 1)
                }
            }
            // In debug, on a busy machine.
            #expect(time < .seconds(20), "\(time)")
        }

        @Test(
            "what is no text in any language has a verdict (fonts-inter, fonts-noto-core, fonts-noto-color-emoji)",
            .enabled(if: hasFonts))
        func oddTexts() throws {
            let chain = try chain()
            let illFormed = String(
                decoding: [0x61, 0xFF, 0xED, 0xA0, 0x80, 0x20, 0xF4, 0x90] as [UInt8], as: UTF8.self)
            for text in [
                "", "\u{301}", "\u{64E}", "\u{94D}", "\u{200D}\u{200D}", "\u{FE0F}", "\u{0}", "\r\n\n", illFormed,
            ] {
                for locale in ["en", "", "ar", "no locale", String(repeating: "x-", count: 10_000), "e\u{0}n"] {
                    let prepared = Typesetter().prepare(text, locale: locale, source: chain)
                    for (size, width) in [
                        (15.0, 0.0), (15, -1), (15, .nan), (0, 100), (-1, 100), (.nan, 100), (15, 1e300),
                    ] {
                        let verdict = prepared.verdict(sizePt: size, widthPt: width, limit: 2)
                        let isMeasure = size > 0 && !width.isNaN
                        #expect(isMeasure || prepared.doubt != nil || verdict == .unproved(.invalidMeasure))
                        #expect((prepared.layout(sizePt: size, widthPt: width) != nil) == isMeasure)
                    }
                }
            }
        }
    }
#endif
