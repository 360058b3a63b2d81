// SPDX-License-Identifier: Apache-2.0
#if HarfBuzz
    import Foundation
    import Testing
    import TextFit

    /// What HarfBuzz says of the corpus's texts, in the fonts that the browser drew them with.
    struct ShapedCorpusTests {
        private static let packages =
            "Debian 12's fonts-inter, fonts-noto-core, fonts-noto-cjk and fonts-noto-color-emoji"

        /// The corpus's fonts that are not installed, or in another version.
        private static let missing: [String] = {
            guard let fonts = try? LayoutCorpus.fonts() else { return ["fonts.json"] }
            let files = fonts.filter { font in
                let attributes = try? FileManager.default.attributesOfItem(atPath: font.file)
                return attributes?[.size] as? Int != font.bytes
            }
            return Array(Set(files.map(\.file))).sorted()
        }()

        /// Where this is set, as in CI, missing fonts are a failure.
        private static let requiresFonts = ProcessInfo.processInfo.environment["REQUIRE_CORPUS_FONTS"] != nil

        private final class Chains {
            private let fonts: [LayoutCorpus.Font]
            private var chains: [String: FontChain] = [:]

            init() throws {
                fonts = try LayoutCorpus.fonts()
            }

            func chain(locale: String, weight: Int) throws -> FontChain {
                let hasOwn = fonts.contains { $0.locales?.contains(locale) == true }
                let key = "\(weight) \(hasOwn ? locale : "")"
                if let chain = chains[key] { return chain }
                let files = fonts.filter { $0.weight == weight && $0.serves(locale, hasOwn: hasOwn) }
                let chain = try FontChain(files.map { FontFile(path: $0.file, index: $0.index ?? 0) })
                chains[key] = chain
                return chain
            }
        }

        private func tally(_ rows: KeyPath<LayoutCorpus.Layouts, [LayoutCorpus.Row]>) throws -> LayoutCorpus.Tally {
            let chains = try Chains()
            let typesetter = Typesetter()
            return try LayoutCorpus.tally(rows) { text, weight in
                let chain = try chains.chain(locale: text.locale, weight: weight)
                return typesetter.prepare(text.text, locale: text.locale, source: chain)
            }
        }

        @Test("the corpus's fonts are installed where they are required", .enabled(if: requiresFonts))
        func fontsAreInstalled() {
            #expect(Self.missing.isEmpty, "not installed as in Corpus/fonts.json; they come from \(Self.packages)")
        }

        @Test(
            "shaped texts agree with a browser at everyday widths (runs where the corpus's fonts are)",
            .enabled(if: missing.isEmpty, "not installed as in Corpus/fonts.json: \(missing.joined(separator: ", "))"))
        func shapedTextsAgreeWithABrowser() throws {
            let tally = try tally(\.grid)
            #expect(tally.all > 50_000)
            #expect(tally.share(tally.same) >= 0.998)
            #expect(tally.share(tally.falselyFits) <= 0.0001)
            #expect(tally.share(tally.falselyOverflows) <= 0.0005)
            #expect(tally.share(tally.unproved) < 0.03)
        }

        @Test(
            "shaped texts are judged with care at the edges (runs where the corpus's fonts are)",
            .enabled(if: missing.isEmpty, "not installed as in Corpus/fonts.json: \(missing.joined(separator: ", "))"))
        func shapedTextsAreCarefulAtTheEdges() throws {
            let tally = try tally(\.edges)
            #expect(tally.all > 20_000)
            #expect(tally.share(tally.same) >= 0.98)
            #expect(tally.share(tally.falselyFits) <= 0.0001)
            #expect(tally.share(tally.falselyOverflows) <= 0.002)
        }
    }
#endif
