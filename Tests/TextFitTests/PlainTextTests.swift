// SPDX-License-Identifier: Apache-2.0
#if HarfBuzz
    import Foundation
    import TestSupport
    import Testing
    import TextFit

    /// Once a font has been used for a while, text is shaped without the features that cannot change it, measured by pairs
    /// of characters, or known from before. A font that has just been opened does nothing of that, and must find the same
    /// widths.
    @Suite struct PlainTextTests {
        private static let files = [
            "opentype/inter/Inter-Regular.otf", "truetype/inter-vf/Inter-roman.var.ttf",
            "truetype/noto/NotoSans-Regular.ttf", "truetype/noto/NotoSerif-Italic.ttf",
            "truetype/dejavu/DejaVuSans.ttf", "truetype/noto/NotoSansArmenian-Regular.ttf",
            "truetype/noto/NotoSansGeorgian-Regular.ttf", "truetype/noto/NotoSansEthiopic-Regular.ttf",
        ].map { "/usr/share/fonts/\($0)" }.filter(FileManager.default.fileExists)

        /// Ligatures, contextual forms, pairs with kerning, composed letters and what composes them.
        private static let pieces = [
            "fi", "ffl", "st", "->", "<-", "<->", "=>", "!=", "3x4", "10:30", "1/2", "2\u{2044}3", "(A)", "A-B", "a-b",
            "@A",
            "AV", "To", "Ty.", "W,", "é", "e\u{301}", "Ắ", "A\u{306}\u{301}", "i\u{307}", "l·l", "ĳ", "ß", "ё", "Ё",
            "й",
            "ά", "Ώ", "\u{AD}", "\u{200B}", "\u{200D}", "\u{2060}", "\u{A0}", "\u{202F}", " ", "’", "“", "…", "€", "№",
            "x", "0",
            "J\u{301}", "\u{20DD}", "A\u{20DD}", "k", "q", "Г", "б", "ј\u{301}", "−", "→", "LT", "Va", "ΑΥ", "ГА",
            "հայ", "և", "ﬓ", "քաղ", "ქართ", "ᲥᲐ", "ჟ", "ሰላም", "፩፪", "፣", "፡",
        ]
        /// Words with neighbours of other fonts and scripts that may change them, and of those that can't.
        private static let words = [
            "سلام", "ـ", "لا", "م", "ه", "،", "٣", "שלום", "״", "नमस्ते", "क्", "ि", "।", "ไทย", "ຂໍ", "ខ្មែរ", "日本", "の", "、",
            "한국", "தமிழ்", "ગુજ", "ქარ", "սև", "ሰላ", "a", "To", "7", ".", " ", " ", " ", "\u{A0}", "\u{200D}", "\u{200C}",
            "\u{AD}", "-", "(", "👩\u{200D}🚀", "\u{301}", "\u{640}", "\u{25CC}",
        ]
        private static let chain =
            files.prefix(1)
            + [
                "Hebrew", "Arabic", "Devanagari", "Gujarati", "Tamil", "Thai", "Lao", "Khmer", "Armenian", "Georgian",
                "Ethiopic",
            ].map { "/usr/share/fonts/truetype/noto/NotoSans\($0)-Regular.ttf" }.filter(FileManager.default.fileExists)
            + ["/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"].filter(FileManager.default.fileExists)

        private static func text(of pieces: [String], _ random: inout SeededGenerator) -> String {
            (0..<Int.random(in: 1...12, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
                .joined()
        }

        @Test(
            "features that are left out change no width (fonts-inter, fonts-noto-core, fonts-dejavu-core)",
            .enabled(if: !files.isEmpty), arguments: files)
        func idleFeaturesChangeNothing(file: String) throws {
            var random = SeededGenerator(of: "plain texts")
            let used = try FontChain([FontFile(path: file)])
            try Self.warmUp(used)
            for _ in 0..<600 {
                let text = Self.text(of: Self.pieces, &random)
                let language = ["en", "nl", "ro", "ca", "sr", "tr"].randomElement(using: &random) ?? ""
                let clustered = ClusteredText(text)
                let fresh = try FontChain([FontFile(path: file)])
                #expect(
                    used.advances(of: clustered, language: language).units
                        == fresh.advances(of: clustered, language: language).units,
                    "seed \(random.seed), \(text.debugDescription), \(language)")
            }
        }

        /// Has a chain shape enough to know its fonts, but none of the words that tests try.
        private static func warmUp(_ chain: FontChain) throws {
            for word in ["warm up", "եւ", "და", "እና"] {
                for _ in 0..<300 { _ = chain.advances(of: ClusteredText(word), language: "en") }
            }
        }

        @Test(
            "words that are known have the widths they had, whatever stands beside them (fonts-inter, fonts-noto-core)",
            .enabled(if: chain.count > 5))
        func knownWordsAreTheSame() throws {
            var random = SeededGenerator(of: "known words")
            let files = Self.chain.map { FontFile(path: $0) }
            let used = try FontChain(files)
            try Self.warmUp(used)
            for _ in 0..<400 {
                let text = Self.text(of: Self.words, &random)
                let language = ["en", "ar", "ur", "hi", "mr", "ja", "ka"].randomElement(using: &random) ?? ""
                let clustered = ClusteredText(text)
                // The second time, all that may be known is.
                for _ in 0..<2 {
                    #expect(
                        try used.advances(of: clustered, language: language).units
                            == FontChain(files).advances(of: clustered, language: language).units,
                        "seed \(random.seed), \(text.debugDescription), \(language)")
                }
            }
        }

        @Test("threads that share a chain find the same widths (fonts-inter)", .enabled(if: !files.isEmpty))
        func threadsShareAChain() async throws {
            let chain = try FontChain([FontFile(path: Self.files[0])])
            let texts = (0..<200).map { ClusteredText("Könnte nicht gespeichert werden (\($0)), AVATAR - To 3x4") }
            let alone = texts.map { chain.advances(of: $0, language: "de").units }
            await withTaskGroup(of: [[Int32]].self) { group in
                for _ in 0..<8 {
                    group.addTask { texts.map { chain.advances(of: $0, language: "de").units } }
                }
                for await units in group { #expect(units == alone) }
            }
        }
    }
#endif
