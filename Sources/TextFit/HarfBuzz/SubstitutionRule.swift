// SPDX-License-Identifier: Apache-2.0
#if HarfBuzz
    /// What has to stand in a text for a substitution: sets of glyphs, one a place. It may ask for less than the font does.
    struct SubstitutionRule {
        /// The places before those that change, the nearest one first.
        var before: [NumberSet] = []
        /// The places that change; never empty.
        let input: [NumberSet]
        /// The places behind.
        var after: [NumberSet] = []
        /// Whether something changes then. If not, the rule keeps later ones of its lookup away.
        var changes = true
        /// The lookup that it belongs to.
        var lookup = 0

        /// The same for whatever stands around the first glyph that changes.
        fileprivate var startOnly: SubstitutionRule {
            SubstitutionRule(input: [input[0]], lookup: lookup)
        }

        /// Whether there are glyphs for all places.
        fileprivate var canMatch: Bool {
            ![before, input, after].joined().contains { $0.isEmpty }
        }

        /// Whether glyphs of the text are as the rule has it, from a place on.
        func matches(_ glyphs: [Int], at place: Int) -> Bool {
            let end = place + input.count
            guard before.count <= place, end + after.count <= glyphs.count else { return false }
            for (index, set) in input.enumerated() where !set.contains(glyphs[place + index]) { return false }
            for (index, set) in after.enumerated() where !set.contains(glyphs[end + index]) { return false }
            for (index, set) in before.enumerated() where !set.contains(glyphs[place - 1 - index]) { return false }
            return true
        }
    }

    extension LookupTable {
        /// More than fonts have, in a rule and in a lookup; sets for a damaged table's would fill the memory.
        private static let mostPlaces = 64
        private static let mostRules = 1_024

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
            case (_, 1...2):
                return canSubstitute(subtable: subtable, type: type)
                    ? firstGlyphs(at: subtable) : SubstitutionRule(input: [NumberSet()])
            default: return nil
            }
        }

        /// The first and the second glyphs of a subtable's ligatures.
        private mutating func ligatureRule(at subtable: Int) -> SubstitutionRule {
            let first = NumberSet()
            let second = NumberSet()
            for covered in presentGlyphs(ofCoverage: subtable + number(at: subtable + 2)) {
                let set = subtable + number(at: subtable + 6 + 2 * covered.index)
                for index in 0..<number(at: set) where !isUnreadable {
                    let ligature = set + number(at: set + 2 + 2 * index)
                    // A ligature of one glyph needs none behind it.
                    guard number(at: ligature + 2) > 1 else { return firstGlyphs(at: subtable) }
                    let next = number(at: ligature + 4)
                    guard isPresent(next) else { continue }
                    first.insert(covered.glyph)
                    second.insert(next)
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
    }
#endif
