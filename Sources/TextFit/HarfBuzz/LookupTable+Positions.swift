// SPDX-License-Identifier: Apache-2.0
#if HarfBuzz
    /// Whether a lookup of GPOS moves characters by themselves and by pairs only, in a text of certain glyphs.
    extension LookupTable {
        private static let single = 1
        private static let pair = 2
        /// Contexts, which may name their first glyph elsewhere than other subtables.
        private static let contexts = 7...8

        /// Whether the lookup of an index adds to a glyph's advance what follows from it and the next one alone, or nothing.
        /// None of the text's glyphs may be marks, which lookups skip.
        mutating func movesOnlyPairs(_ lookup: Int) -> Bool {
            guard let start = start(of: lookup), !skipsGlyphs(at: start) else { return false }
            return allSubtables(at: start) { $0.movesOnlyPairs(subtable: $1, type: $2) }
        }

        private mutating func movesOnlyPairs(subtable: Int, type: Int) -> Bool {
            let format = number(at: subtable)
            switch type {
            case Self.single: return true
            // What moves the second glyph, too, takes no notice of the pair that starts with it.
            case Self.pair where (1...2).contains(format): return number(at: subtable + 6) == 0
            case Self.contexts where format == 3: return false
            // Marks and their like stand first in all that attaches them.
            default: return presentGlyphs(ofCoverage: subtable + number(at: subtable + 2)).isEmpty && !isUnreadable
            }
        }
    }
#endif
