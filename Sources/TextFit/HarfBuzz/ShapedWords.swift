// SPDX-License-Identifier: Apache-2.0
#if HarfBuzz
    internal import CHarfBuzz

    /// The advances of runs that were shaped before: the words of a language, one by one, where another font has the spaces
    /// between them, and those spaces.
    struct ShapedWords {
        /// How a font is used, and the text in UTF-16.
        private struct Word: Hashable {
            let use: FontUse
            let units: ArraySlice<UInt16>
        }

        private var known: [Word: [Int32]] = [:]

        /// Longer runs are sentences, which hardly come again.
        private static let longest = 32
        /// All words of some hundred banners in a language; then they are forgotten, so that memory stays small.
        private static let mostWords = 8_192

        /// The advances of a run's clusters, if it is known.
        subscript(run: ShapingRuns.Run, use: FontUse, text: ClusteredText) -> [Int32]? {
            guard !known.isEmpty, let word = Self.word(run, use, text) else { return nil }
            return known[word]
        }

        /// Keeps the advances of a run's clusters, if others will be like it.
        mutating func insert(
            _ advances: ArraySlice<Int32>, of run: ShapingRuns.Run, _ use: FontUse, in text: ClusteredText
        ) {
            guard let word = Self.word(run, use, text) else { return }
            if known.count >= Self.mostWords { known.removeAll(keepingCapacity: true) }
            // A key of its own: a slice would keep the whole text.
            known[Word(use: use, units: ArraySlice(Array(word.units)))] = Array(advances)
        }

        /// Scripts of which characters keep their form whatever stands beside them, and often stand beside other fonts'.
        private static let unjoined = [HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_HANGUL]

        /// A run that is short, and by itself: in joining scripts, letters of other fonts would change the forms of its own.
        private static func word(_ run: ShapingRuns.Run, _ use: FontUse, _ text: ClusteredText) -> Word? {
            let range = run.utf16Range(in: text)
            let isByItself =
                unjoined.contains { $0 == run.script }
                || text.joinsNothing(at: range.lowerBound) && text.joinsNothing(at: range.upperBound)
            return range.count <= longest && isByItself ? Word(use: use, units: text.utf16[range]) : nil
        }
    }

    extension ClusteredText {
        /// Whether a place in UTF-16 units is an end of the text, or has a character of ASCII on one side, which join none.
        fileprivate func joinsNothing(at place: Int) -> Bool {
            place == 0 || place == utf16.count || utf16[place - 1] < 0x80 || utf16[place] < 0x80
        }
    }
#endif
