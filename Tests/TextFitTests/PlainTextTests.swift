// SPDX-License-Identifier: Apache-2.0
#if HarfBuzz
    import Foundation
    import Testing
    import TextFit

    /// Text is shaped without the features that cannot change it, once a font has been used for a while. A font that has
    /// just been opened uses all features, and must find the same widths.
    @Suite struct PlainTextTests {
        private static let files = [
            "opentype/inter/Inter-Regular.otf", "truetype/inter-vf/Inter-roman.var.ttf",
            "truetype/noto/NotoSans-Regular.ttf", "truetype/noto/NotoSerif-Italic.ttf",
            "truetype/dejavu/DejaVuSans.ttf",
        ].map { "/usr/share/fonts/\($0)" }.filter(FileManager.default.fileExists)

        /// Ligatures, contextual forms, pairs with kerning, composed letters and what composes them.
        private static let pieces = [
            "fi", "ffl", "st", "->", "<-", "<->", "=>", "!=", "3x4", "10:30", "1/2", "2\u{2044}3", "(A)", "A-B", "a-b",
            "@A",
            "AV", "To", "Ty.", "W,", "é", "e\u{301}", "Ắ", "A\u{306}\u{301}", "i\u{307}", "l·l", "ĳ", "ß", "ё", "Ё",
            "й",
            "ά", "Ώ", "\u{AD}", "\u{200B}", "\u{200D}", "\u{2060}", "\u{A0}", "\u{202F}", " ", "’", "“", "…", "€", "№",
            "x", "0",
            "J\u{301}", "\u{20DD}", "A\u{20DD}", "k", "q", "Г", "б", "ј\u{301}", "−", "→",
        ]

        private static func text(_ random: inout SeededGenerator) -> String {
            (0..<Int.random(in: 1...12, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
                .joined()
        }

        @Test(
            "features that are left out change no width (fonts-inter, fonts-noto-core, fonts-dejavu-core)",
            .enabled(if: !files.isEmpty), arguments: files)
        func idleFeaturesChangeNothing(file: String) throws {
            let seed = UInt64.random(in: 0...UInt64.max)
            print("seed of the plain texts: \(seed)")
            var random = SeededGenerator(seed: seed)
            let used = try FontChain([FontFile(path: file)])
            let warmUp = ClusteredText("warm up")
            for _ in 0..<100 { _ = used.advances(of: warmUp, language: "en") }
            for _ in 0..<600 {
                let text = Self.text(&random)
                let language = ["en", "nl", "ro", "ca", "sr", "tr"].randomElement(using: &random) ?? ""
                let clustered = ClusteredText(text)
                let fresh = try FontChain([FontFile(path: file)])
                #expect(
                    used.advances(of: clustered, language: language).units
                        == fresh.advances(of: clustered, language: language).units,
                    "seed \(seed), \(text.debugDescription), \(language)")
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
