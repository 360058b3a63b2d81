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
        var startOnly: SubstitutionRule {
            SubstitutionRule(input: [input[0]], lookup: lookup)
        }

        /// Whether there are glyphs for all places.
        var canMatch: Bool {
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
#endif
