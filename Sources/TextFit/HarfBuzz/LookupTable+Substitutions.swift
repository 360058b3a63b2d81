// SPDX-License-Identifier: Apache-2.0
#if HarfBuzz
    /// Whether a lookup of GSUB can change anything in a text of certain glyphs. Where that takes too long to tell, the
    /// answer is yes.
    extension LookupTable {
        static let ligature = 4
        static let context = 5
        static let chainedContext = 6

        /// Whether the lookup of an index can change anything.
        mutating func canSubstitute(_ lookup: Int) -> Bool {
            guard let start = start(of: lookup) else { return true }
            return !allSubtables(at: start) { !$0.canSubstitute(subtable: $1, type: $2) }
        }

        mutating func canSubstitute(subtable: Int, type: Int) -> Bool {
            let format = number(at: subtable)
            switch (type, format) {
            case (Self.context, 3):
                return areAllPresent(coverages: number(at: subtable + 2), at: subtable + 6, of: subtable)
            case (Self.chainedContext, 3): return areAllPresent(chainAt: subtable + 2, of: subtable)
            // Formats of the future, or for more glyphs than the table's numbers can count.
            case (Self.ligature, 2...), (_, 3...), (_, 0): return true
            default: break
            }
            let covered = presentGlyphs(ofCoverage: subtable + number(at: subtable + 2))
            guard !covered.isEmpty else { return isUnreadable }
            switch (type, format) {
            case (Self.ligature, 1): return hasLigature(ofSets: covered.map(\.index), at: subtable)
            case (Self.context, 2), (Self.chainedContext, 2):
                return hasClassRule(in: subtable, isChain: type != Self.context)
            // A single glyph is enough for all others; rules by glyph are too rare to be read.
            default: return true
            }
        }

        /// Whether all glyphs of a ligature are present. `sets` are those of their first glyphs.
        private mutating func hasLigature(ofSets sets: [Int], at subtable: Int) -> Bool {
            for set in sets {
                let start = subtable + number(at: subtable + 6 + 2 * set)
                for index in 0..<number(at: start) where !isUnreadable {
                    let ligature = start + number(at: start + 2 + 2 * index)
                    let rest = number(at: ligature + 2) - 1
                    if areAllPresent(rest, at: ligature + 4, isPresent) { return true }
                }
            }
            return isUnreadable
        }

        /// Whether some rule's classes are all present.
        private mutating func hasClassRule(in subtable: Int, isChain: Bool) -> Bool {
            let input = presentClasses(at: subtable + number(at: subtable + (isChain ? 6 : 4)))
            let before = isChain ? presentClasses(at: subtable + number(at: subtable + 4)) : []
            let after = isChain ? presentClasses(at: subtable + number(at: subtable + 8)) : []
            let sets = subtable + (isChain ? 10 : 6)
            for set in 0..<number(at: sets) where !isUnreadable && input.contains(set) {
                let offset = number(at: sets + 2 + 2 * set)
                guard offset > 0 else { continue }
                let start = subtable + offset
                for index in 0..<number(at: start) where !isUnreadable {
                    var rule = start + number(at: start + 2 + 2 * index)
                    guard isChain else {
                        if areAllPresent(number(at: rule) - 1, at: rule + 4, input.contains) { return true }
                        continue
                    }
                    var areAllPresent = true
                    for (classes, implied) in [(before, 0), (input, 1), (after, 0)] {
                        let count = number(at: rule) - implied
                        areAllPresent = areAllPresent && self.areAllPresent(count, at: rule + 2, classes.contains)
                        rule += 2 + 2 * max(count, 0)
                    }
                    if areAllPresent { return true }
                }
            }
            return isUnreadable
        }

        /// Whether each of three arrays of coverage tables, before, at and after the glyphs that change, has a glyph present.
        private mutating func areAllPresent(chainAt start: Int, of subtable: Int) -> Bool {
            var array = start
            for _ in 0..<3 {
                let count = number(at: array)
                guard areAllPresent(coverages: count, at: array + 2, of: subtable) else { return false }
                array += 2 + 2 * count
            }
            return true
        }

        private mutating func areAllPresent(coverages count: Int, at offsets: Int, of subtable: Int) -> Bool {
            for index in 0..<count where !isUnreadable {
                let coverage = subtable + number(at: offsets + 2 * index)
                if presentGlyphs(ofCoverage: coverage).isEmpty { return isUnreadable }
            }
            return true
        }

        private mutating func areAllPresent(_ count: Int, at start: Int, _ isPresent: (Int) -> Bool) -> Bool {
            for index in 0..<max(count, 0) {
                if !isPresent(number(at: start + 2 * index)) { return isUnreadable }
            }
            return true
        }
    }
#endif
