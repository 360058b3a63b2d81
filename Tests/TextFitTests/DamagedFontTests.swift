// SPDX-License-Identifier: Apache-2.0
#if HarfBuzz
    import Foundation
    import TestSupport
    import Testing
    import TextFit

    /// Fonts that are damaged at random: an error or a font, and then a verdict, but never a trap.
    @Suite struct DamagedFontTests {
        /// Outlines of both kinds, a variable font, much shaping, and colours.
        private static let fonts = [
            "opentype/inter/Inter-Regular.otf", "truetype/inter-vf/Inter-roman.var.ttf",
            "truetype/noto/NotoSansArabic-Regular.ttf", "truetype/noto/NotoSansKhmer-Regular.ttf",
            "truetype/noto/NotoSansDevanagari-Regular.ttf", "truetype/noto/NotoColorEmoji.ttf",
        ].map { "/usr/share/fonts/\($0)" }.filter(FileManager.default.fileExists)

        private static let texts = [
            "Text, WAVE 1/2 3:40 e\u{301} 👍🏽 wonder\u{AD}ful", "تعذر لا ٩:٣٠ ب\u{64E}", "ក្រុម្ហ៊ុន ស្ត្រី", "क्ष र्क कि ड़",
            "\u{301}\u{200D}\u{FE0F}",
        ]

        @Test(
            "damaged fonts are errors or fonts, never a trap (fonts-inter, fonts-noto-core)",
            .enabled(if: !fonts.isEmpty, "no font of fonts-inter or fonts-noto-core is installed"))
        func damagedFonts() throws {
            let mutators = try Self.fonts.map { FontMutator(try Data(contentsOf: URL(filePath: $0))) }
            var opened = 0
            var round = 0
            let folder = FileManager.default.temporaryDirectory.appending(path: "fonts-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appending(path: "font")
            for seed in RandomRun("damaged fonts", count: 60 * mutators.count) {
                var random = SeededGenerator(seed: seed)
                // The emoji font is forty times as large as others.
                let isLarge = Int.random(in: 0..<20, using: &random) == 0
                let index = isLarge ? mutators.count - 1 : round % max(1, mutators.count - 1)
                try mutators[index].mutated(&random).write(to: file)
                round += 1
                let weight = Bool.random(using: &random) ? Double.random(in: 0...1_000, using: &random) : nil
                guard let chain = try? FontChain([FontFile(path: file.path, weight: weight)]) else { continue }
                opened += 1
                if round.isMultiple(of: 8) {
                    // Only of a font that is used for a while, tables are read.
                    for _ in 0..<300 { _ = chain.advances(of: ClusteredText("a"), language: "en") }
                }
                for text in Self.texts {
                    let prepared = Typesetter().prepare(text, locale: "en", source: chain)
                    _ = prepared.verdict(sizePt: 15, widthPt: 100, limit: 2)
                    _ = prepared.layout(sizePt: 15, widthPt: 100)
                }
            }
            print("damaged fonts: \(round), of which \(opened) opened")
            #expect(opened > 0 && opened < round)
        }

        /// HarfBuzz takes what is missing for empty, and letters that lost their widths for 0 points wide.
        @Test(
            "a font that is cut off is an error, or has all its widths (fonts-inter, fonts-noto-core)",
            .enabled(if: !fonts.isEmpty, "no font of fonts-inter or fonts-noto-core is installed"))
        func cutFonts() throws {
            let file = FileManager.default.temporaryDirectory.appending(path: "font-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: file) }
            for path in Self.fonts {
                let whole = try Data(contentsOf: URL(filePath: path))
                let chain = try FontChain([FontFile(path: path)])
                func widths(_ chain: FontChain) -> [[Int32]] {
                    Self.texts.map { chain.advances(of: ClusteredText($0), language: "en").units }
                }
                var refused = 0
                for share in [0.3, 0.6, 0.9, 0.96, 0.999] {
                    try whole.prefix(Int(Double(whole.count) * share)).write(to: file)
                    do throws(FontError) {
                        #expect(
                            try widths(FontChain([FontFile(path: file.path)])) == widths(chain), "\(share) of \(path)")
                    } catch {
                        refused += 1
                    }
                }
                #expect(refused > 0, "\(path)")
            }
        }
    }
#endif
