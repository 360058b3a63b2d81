// SPDX-License-Identifier: Apache-2.0
#if HarfBuzz
    internal import CHarfBuzz

    /// A font's GSUB table, read for one question that HarfBuzz does not answer: whether a lookup can change anything in a
    /// text of certain glyphs. Where a table is damaged, or takes too long to read, the answer is yes.
    ///
    /// The layout of the table is that of the OpenType specification, chapters GSUB and "Common Table Formats".
    struct GlyphSubstitutions {
        private let table: UnsafeRawBufferPointer
        /// An `hb_set_t` of the glyphs that a text may have.
        private let glyphs: OpaquePointer

        /// The numbers that may still be read: ten times as many as it takes for large fonts. Tables whose parts overlap
        /// would lead around for hours.
        private var readsLeft = 1 << 20
        private var isUnreadable = false

        /// - Parameters:
        ///   - table: the bytes of the table, which outlive this value.
        ///   - glyphs: an `hb_set_t`, which does too.
        init(table: UnsafeRawBufferPointer, glyphs: OpaquePointer) {
            self.table = table
            self.glyphs = glyphs
        }

        /// Whether the lookup of an index can change anything.
        mutating func canChange(_ lookup: Int) -> Bool {
            let list = number(at: 8)
            guard number(at: 0) == 1, lookup < number(at: list) else { return true }
            let start = list + number(at: list + 2 + 2 * lookup)
            let type = number(at: start)
            for index in 0..<number(at: start + 4) where !isUnreadable {
                var subtable = start + number(at: start + 6 + 2 * index)
                var subtableType = type
                if type == Self.extension {
                    subtableType = number(at: subtable + 2)
                    subtable += number(at: subtable + 4) << 16 + number(at: subtable + 6)
                }
                if canChange(subtable: subtable, type: subtableType) { return true }
            }
            return isUnreadable
        }

        private static let ligature = 4
        private static let context = 5
        private static let chainedContext = 6
        private static let `extension` = 7

        private mutating func canChange(subtable: Int, type: Int) -> Bool {
            let format = number(at: subtable)
            switch (type, format) {
            case (Self.context, 3):
                return areAllPresent(coverages: number(at: subtable + 2), at: subtable + 6, of: subtable)
            case (Self.chainedContext, 3): return areAllPresent(chainAt: subtable + 2, of: subtable)
            // Formats of the future, or for more glyphs than the table's numbers can count.
            case (Self.ligature, 2...), (_, 3...), (_, 0): return true
            default: break
            }
            let covered = presentIndices(ofCoverage: subtable + number(at: subtable + 2))
            guard !covered.isEmpty else { return isUnreadable }
            switch (type, format) {
            case (Self.ligature, 1): return hasLigature(ofSets: covered, at: subtable)
            case (Self.context, 2), (Self.chainedContext, 2):
                return hasClassRule(in: subtable, isChain: type != Self.context)
            // A single glyph is enough for all others; rules by glyph are too rare to be read.
            default: return true
            }
        }

        /// A number of two bytes; 0 beyond the table's end.
        private mutating func number(at offset: Int) -> Int {
            guard readsLeft > 0, offset >= 0, offset + 1 < table.count else { isUnreadable = true; return 0 }
            readsLeft -= 1
            return Int(table[offset]) << 8 | Int(table[offset + 1])
        }

        private func isPresent(_ glyph: Int) -> Bool {
            hb_set_has(glyphs, hb_codepoint_t(glyph)) != 0
        }
    }

    extension GlyphSubstitutions {
        /// The places in a coverage table of the glyphs that are present.
        private mutating func presentIndices(ofCoverage start: Int) -> [Int] {
            var indices: [Int] = []
            let format = number(at: start)
            guard (1...2).contains(format) else { isUnreadable = true; return [] }
            for index in 0..<number(at: start + 2) where !isUnreadable {
                if format == 2 {
                    let range = start + 4 + 6 * index
                    let first = number(at: range)
                    let firstIndex = number(at: range + 4)
                    forEachPresent(from: first, to: number(at: range + 2)) { indices.append(firstIndex + $0 - first) }
                } else if isPresent(number(at: start + 4 + 2 * index)) {
                    indices.append(index)
                }
            }
            return indices
        }

        /// The classes of the glyphs that are present. Class 0, of all glyphs that a table does not name, is taken for one.
        private mutating func presentClasses(at start: Int) -> Set<Int> {
            var classes: Set = [0]
            switch number(at: start) {
            case 1:
                let first = number(at: start + 2)
                for index in 0..<number(at: start + 4) where !isUnreadable {
                    let number = number(at: start + 6 + 2 * index)
                    if isPresent(first + index) { classes.insert(number) }
                }
            case 2:
                for index in 0..<number(at: start + 2) where !isUnreadable {
                    let range = start + 4 + 6 * index
                    let number = number(at: range + 4)
                    forEachPresent(from: self.number(at: range), to: self.number(at: range + 2)) { _ in
                        classes.insert(number)
                    }
                }
            default: isUnreadable = true
            }
            return classes
        }

        private mutating func forEachPresent(from first: Int, to last: Int, _ body: (Int) -> Void) {
            // HarfBuzz looks after the glyph it is given; before the first one stands the largest number.
            var glyph = first == 0 ? hb_codepoint_t.max : hb_codepoint_t(first - 1)
            while readsLeft > 0, hb_set_next(glyphs, &glyph) != 0, glyph <= last {
                readsLeft -= 1
                body(Int(glyph))
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
                if presentIndices(ofCoverage: coverage).isEmpty { return isUnreadable }
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
