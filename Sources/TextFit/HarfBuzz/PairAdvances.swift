// SPDX-License-Identifier: Apache-2.0
#if HarfBuzz
    internal import CHarfBuzz

    /// The advances of plain text in one font, script and language, from pairs of its characters.
    ///
    /// Where no substitution can start, and nothing but pairs is kerned, a character's advance follows from it and from the
    /// next one. HarfBuzz is asked once for each pair then, and no longer for each text: it takes some 3,000 instructions a
    /// character.
    struct PairAdvances {
        private let font: Font
        private let script: hb_script_t
        private let language: hb_language_t?
        private let features: [hb_feature_t]
        /// An `hb_buffer_t` that is borrowed.
        private let buffer: OpaquePointer?
        /// By UTF-16 unit, the glyph of each character.
        private let glyphs: [Int]
        /// What the font substitutes. Text that satisfies a rule is HarfBuzz's.
        private var rules: [SubstitutionRule] = []
        /// By UTF-16 unit, the places in `rules` of those that start with its glyph, once its advance is asked for.
        private var rulesByUnit: [[Int]] = Array(repeating: [], count: PlainText.end)

        /// By UTF-16 unit, the advance of a character by itself.
        private var advances: [Int32]
        /// By the units of two characters, what the second one adds to the advance of the first one.
        private var kerning = PairTable()

        /// No advance, but that HarfBuzz was not asked yet, or that it has to be asked each time.
        private static let unknown = Int32.min
        private static let none = Int32.min + 1

        /// Nil where the font does more to plain text than to kern its pairs.
        init?(
            of plainText: PlainText, in font: Font, script: hb_script_t, language: hb_language_t?,
            buffer: OpaquePointer?
        ) {
            self.font = font
            self.buffer = buffer
            self.script = script
            self.language = language
            features = plainText.features
            advances = (0..<PlainText.end).map { plainText.isDrawn($0) ? Self.unknown : Self.none }
            glyphs = plainText.glyphs
            guard plainText.isReadable else { return nil }
            for lookup in lookups(of: "GSUB") {
                guard let more = plainText.rules(of: lookup) else { return nil }
                rules += more
            }
            guard lookups(of: "GPOS").allSatisfy(plainText.movesOnlyPairs) else { return nil }
        }

        /// The lookups of a table that HarfBuzz uses for this text.
        private func lookups(of table: String) -> NumberSet {
            var properties = hb_segment_properties_t()
            properties.direction = HB_DIRECTION_LTR
            properties.script = script
            properties.language = language
            var count: UInt32 = 0
            let coordinates = hb_font_get_var_coords_normalized(font.pointer, &count)
            let plan = hb_shape_plan_create_cached2(
                hb_font_get_face(font.pointer), &properties, features, UInt32(features.count), coordinates, count, nil)
            defer { hb_shape_plan_destroy(plan) }
            let lookups = NumberSet()
            hb_ot_shape_plan_collect_lookups(plan, Font.tag(table), lookups.pointer)
            return lookups
        }

        /// Sets the advances of a run's clusters. False, with none set, where HarfBuzz has to shape them.
        mutating func set(_ result: inout [Int32], of run: ShapingRuns.Run, in text: ClusteredText) -> Bool {
            let units = text.utf16[run.utf16Range(in: text)]
            // Where characters share a cluster, some are marks or the like.
            guard units.count == run.clusters.count else { return false }
            for unit in units where advance(of: unit) == nil { return false }
            guard !substitutes(units) else { return false }
            for (index, cluster) in zip(units.indices, run.clusters) {
                let unit = units[index]
                result[cluster] = advances[Int(unit)]
                guard index > units.startIndex else { continue }
                guard let kerning = kerning(between: units[index - 1], unit) else {
                    for cluster in run.clusters { result[cluster] = 0 }
                    return false
                }
                result[cluster - 1] = result[cluster - 1].clampedSum(kerning)
            }
            return true
        }

        private mutating func advance(of unit: UInt16) -> Int32? {
            guard unit < PlainText.end else { return nil }
            let known = advances[Int(unit)]
            if known > Self.none { return known }
            guard known == Self.unknown else { return nil }
            rulesByUnit[Int(unit)] = rules.indices.filter { rules[$0].input[0].contains(glyphs[Int(unit)]) }
            let found = shape([unit])?[0] ?? Self.none
            advances[Int(unit)] = found
            return found == Self.none ? nil : found
        }

        /// Both have an advance.
        private mutating func kerning(between first: UInt16, _ second: UInt16) -> Int32? {
            if let known = kerning[first, second] { return known == Self.none ? nil : known }
            let found = findKerning(between: first, second)
            kerning.insert(found, for: first, second)
            return found == Self.none ? nil : found
        }

        private func findKerning(between first: UInt16, _ second: UInt16) -> Int32 {
            guard let pair = shape([first, second]), pair[1] == advances[Int(second)] else { return Self.none }
            let (kerning, overflows) = pair[0].subtractingReportingOverflow(advances[Int(first)])
            return overflows || kerning == Self.unknown ? Self.none : kerning
        }

        /// Whether the font may substitute something. All units have a glyph.
        private func substitutes(_ units: ArraySlice<UInt16>) -> Bool {
            guard units.contains(where: { !rulesByUnit[Int($0)].isEmpty }) else { return false }
            let glyphs = units.map { self.glyphs[Int($0)] }
            return zip(units, glyphs.indices).contains { substitutes(glyphs, at: $1, rulesByUnit[Int($0)]) }
        }

        private func substitutes(_ glyphs: [Int], at place: Int, _ candidates: [Int]) -> Bool {
            // Of each lookup, only the first rule that matches is used.
            var usedLookup: Int?
            for rule in candidates.lazy.map({ rules[$0] }) where rule.lookup != usedLookup {
                guard rule.matches(glyphs, at: place) else { continue }
                if rule.changes { return true }
                usedLookup = rule.lookup
            }
            return false
        }

        /// One advance a unit. Nil where that is not what HarfBuzz makes of them.
        private func shape(_ units: [UInt16]) -> [Int32]? {
            guard !substitutes(units[...]) else { return nil }
            hb_buffer_reset(buffer)
            hb_buffer_add_utf16(buffer, units, Int32(units.count), 0, Int32(units.count))
            hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
            hb_buffer_set_script(buffer, script)
            hb_buffer_set_language(buffer, language)
            hb_shape(font.pointer, buffer, features, UInt32(features.count))
            var count: UInt32 = 0
            guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
                let positions = hb_buffer_get_glyph_positions(buffer, &count), Int(count) == units.count,
                units.indices.allSatisfy({ infos[$0].cluster == UInt32($0) })
            else { return nil }
            return units.indices.map { positions[$0].x_advance }
        }
    }
#endif
