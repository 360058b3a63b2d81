// SPDX-License-Identifier: Apache-2.0
#if HarfBuzz
    /// What a lookup of GSUB changes in a text of certain glyphs, as rules. Kinds that are rare are read no further than to
    /// their first glyphs.
    extension LookupTable {
        private static let ligature = 4
        private static let context = 5
        private static let chainedContext = 6

        /// More than fonts have, in a rule and in a lookup; sets for a damaged table's would fill the memory.
        private static let mostPlaces = 64
        private static let mostRules = 1_024

        /// Whether the lookup of an index can change anything. Where that takes too long to tell, the answer is yes.
        mutating func canSubstitute(_ lookup: Int) -> Bool {
            guard let start = start(of: lookup) else { return true }
            return !allSubtables(at: start) { table, subtable, type in
                table.rule(subtable: subtable, type: type)?.canMatch == false
            }
        }

        /// The rules of a GSUB lookup that a text may satisfy; nil where they can't be told.
        mutating func rules(of lookup: Int) -> [SubstitutionRule]? {
            guard let start = start(of: lookup) else { return nil }
            var rules: [SubstitutionRule] = []
            let skips = skipsGlyphs(at: start)
            let areRead = allSubtables(at: start) { table, subtable, type in
                guard rules.count < Self.mostRules, var rule = table.rule(subtable: subtable, type: type) else {
                    return false
                }
                rule.lookup = lookup
                // Where some glyphs don't count, neighbours are further away than the next place.
                if skips { rule = rule.startOnly }
                if rule.canMatch { rules.append(rule) }
                return true
            }
            return areRead ? rules : nil
        }

        private mutating func rule(subtable: Int, type: Int) -> SubstitutionRule? {
            switch (type, number(at: subtable)) {
            case (Self.chainedContext, 3):
                let counts = subtable + 2
                let before = number(at: counts)
                let input = number(at: counts + 2 + 2 * before)
                let inputStart = counts + 4 + 2 * before
                let after = number(at: inputStart + 2 * input)
                guard input > 0, before + input + after <= Self.mostPlaces else { return nil }
                return SubstitutionRule(
                    before: presentGlyphs(ofCoverages: before, at: counts + 2, of: subtable),
                    input: presentGlyphs(ofCoverages: input, at: inputStart, of: subtable),
                    after: presentGlyphs(ofCoverages: after, at: inputStart + 2 * input + 2, of: subtable),
                    changes: number(at: inputStart + 2 * input + 2 + 2 * after) > 0)
            case (Self.context, 3):
                let count = number(at: subtable + 2)
                guard (1...Self.mostPlaces).contains(count) else { return nil }
                return SubstitutionRule(
                    input: presentGlyphs(ofCoverages: count, at: subtable + 6, of: subtable),
                    changes: number(at: subtable + 4) > 0)
            case (Self.ligature, 1): return ligatureRule(at: subtable)
            case (Self.context, 2), (Self.chainedContext, 2):
                let isSatisfiable = hasClassRule(in: subtable, isChain: type != Self.context)
                return isSatisfiable ? firstGlyphs(at: subtable) : SubstitutionRule(input: [NumberSet()])
            // Formats of the future, or for more glyphs than the table's numbers can count.
            case (Self.ligature, _), (_, 3...), (_, 0): return nil
            // A single glyph is enough for all others; rules by glyph are too rare to be read.
            default: return firstGlyphs(at: subtable)
            }
        }

        /// The first and the second glyphs of a subtable's ligatures of which all glyphs are present.
        private mutating func ligatureRule(at subtable: Int) -> SubstitutionRule {
            let first = NumberSet()
            let second = NumberSet()
            for covered in presentGlyphs(ofCoverage: subtable + number(at: subtable + 2)) {
                let set = subtable + number(at: subtable + 6 + 2 * covered.index)
                for index in 0..<number(at: set) where !isUnreadable {
                    let ligature = set + number(at: set + 2 + 2 * index)
                    // A ligature of one glyph needs none behind it.
                    let rest = number(at: ligature + 2) - 1
                    guard rest > 0 else { return firstGlyphs(at: subtable) }
                    guard areAllPresent(rest, at: ligature + 4, isPresent) else { continue }
                    first.insert(covered.glyph)
                    second.insert(number(at: ligature + 4))
                }
            }
            return SubstitutionRule(input: [first, second])
        }

        private mutating func firstGlyphs(at subtable: Int) -> SubstitutionRule {
            SubstitutionRule(input: presentGlyphs(ofCoverages: 1, at: subtable + 2, of: subtable))
        }

        private mutating func presentGlyphs(ofCoverages count: Int, at offsets: Int, of subtable: Int) -> [NumberSet] {
            (0..<count).map { index in
                let set = NumberSet()
                let coverage = subtable + number(at: offsets + 2 * index)
                for covered in presentGlyphs(ofCoverage: coverage) { set.insert(covered.glyph) }
                return set
            }
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

        private mutating func areAllPresent(_ count: Int, at start: Int, _ isPresent: (Int) -> Bool) -> Bool {
            for index in 0..<max(count, 0) {
                if !isPresent(number(at: start + 2 * index)) { return isUnreadable }
            }
            return true
        }
    }
#endif
