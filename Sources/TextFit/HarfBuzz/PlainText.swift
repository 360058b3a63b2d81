// SPDX-License-Identifier: Apache-2.0
#if HarfBuzz
    internal import CHarfBuzz

    /// A font's characters of simple scripts without combining marks, and the features that leave any text of them as it is.
    ///
    /// HarfBuzz tries each feature at each letter. Inter's `ccmp`, which joins letters and marks, has 27 ligatures of an "A"
    /// to compare; where there is no mark, a third of the time goes by for nothing. Without such a feature, glyphs and
    /// widths are the same.
    final class PlainText {
        /// The features to shape it with: the idle ones, turned off.
        let features: [hb_feature_t]

        /// By UTF-16 unit, the glyph of the character that it stands for; `none` where it is not plain.
        let glyphs: [Int]
        static let none = -1
        /// The characters' glyphs, and what substitutions make of them.
        private let allGlyphs = NumberSet()
        private let font: Font

        /// What was found out of lookups of GSUB and GPOS: scripts and languages share most of them.
        private var knownRules: [Int: [SubstitutionRule]?] = [:]
        private var knownMoves: [Int: Bool] = [:]

        /// Letters, digits, punctuation and symbols, and what only tells where lines may break. Marks are not among them, nor
        /// is the slash of fractions, U+2044.
        private static let characters: [ClosedRange<UInt32>] = [
            0x20...0x7E, 0xA0...0x2FF, 0x370...0x482, 0x48A...0x52F, 0x531...0x58F, 0x10A0...0x10FF, 0x1200...0x135A,
            0x1360...0x139F, 0x1C90...0x1CBF, 0x1E00...0x1FFF, 0x200B...0x200B, 0x2010...0x2027, 0x202F...0x2043,
            0x2045...0x2060, 0x2070...0x20CF, 0x2100...0x22FF,
        ]
        /// All UTF-16 units of the characters are less.
        static let end = 0x2300

        /// The soft hyphen, the zero-width space and the word joiner: what leaves no trace but where lines break.
        private static let undrawn: [UInt32] = [0xAD, 0x200B, 0x2060]

        /// Those of the features that HarfBuzz uses for this text which fonts have for marks, ligatures and alternates.
        private static let candidates = ["ccmp", "calt", "clig", "liga"].map(Font.tag)
        /// Those that HarfBuzz uses beside the slash of fractions only.
        private static let fractions = ["frac", "numr", "dnom"].map(Font.tag)

        /// The scripts of the characters, which are shaped alike, all features at once.
        private static let scripts = [
            HB_SCRIPT_COMMON, HB_SCRIPT_LATIN, HB_SCRIPT_GREEK, HB_SCRIPT_CYRILLIC, HB_SCRIPT_ARMENIAN,
            HB_SCRIPT_GEORGIAN, HB_SCRIPT_ETHIOPIC,
        ]

        /// Reads the font's tables: once for a font.
        init(of font: Font) {
            self.font = font
            let face = hb_font_get_face(font.pointer)
            var glyphs = Array(repeating: Self.none, count: Self.end)
            for character in Self.characters.joined() {
                var glyph: hb_codepoint_t = 0
                let hasGlyph = hb_font_get_nominal_glyph(font.pointer, character, &glyph) != 0
                // What is not drawn needs no glyph, and is shaped as glyph 0 where it has none.
                guard hasGlyph || Self.undrawn.contains(character),
                    hb_ot_layout_get_glyph_class(face, glyph) != HB_OT_LAYOUT_GLYPH_CLASS_MARK
                else { continue }
                glyphs[Int(character)] = Int(glyph)
                allGlyphs.insert(Int(glyph))
            }
            self.glyphs = glyphs
            features = (Self.fractions + Self.idleFeatures(of: face, allGlyphs)).map {
                hb_feature_t(tag: $0, value: 0, start: 0, end: .max)
            }
        }

        /// Whether text of a script is shaped without regard to the script.
        static func contains(_ script: hb_script_t) -> Bool {
            scripts.contains { $0 == script }
        }

        /// Whether all of some UTF-16 units are plain.
        func contains(_ units: ArraySlice<UInt16>) -> Bool {
            units.allSatisfy(contains)
        }

        private func contains(_ unit: UInt16) -> Bool {
            unit < Self.end && glyphs[Int(unit)] != Self.none
        }

        /// Whether a UTF-16 unit stands for a character that is plain and has a width.
        func isDrawn(_ unit: Int) -> Bool {
            glyphs[unit] != Self.none && !Self.undrawn.contains(UInt32(unit))
        }

        /// The rules of a GSUB lookup that a plain text may satisfy; nil where they can't be told.
        func rules(of lookup: Int) -> [SubstitutionRule]? {
            if let known = knownRules[lookup] { return known }
            let rules = read(.substitutions) { $0.rules(of: lookup) } ?? nil
            knownRules[lookup] = .some(rules)
            return rules
        }

        /// Whether a GPOS lookup moves plain text by pairs only, if at all.
        func movesOnlyPairs(_ lookup: Int) -> Bool {
            if let known = knownMoves[lookup] { return known }
            let moves = read(.positions) { $0.movesOnlyPairs(lookup) } ?? false
            knownMoves[lookup] = moves
            return moves
        }

        /// Whether HarfBuzz reads all that it knows of the font from tables that are read here.
        var isReadable: Bool {
            read(.substitutions) { _ in true } ?? false && read(.positions) { _ in true } ?? false
        }

        private func read<Result>(_ kind: LookupTable.Kind, _ body: (inout LookupTable) -> Result) -> Result? {
            LookupTable.read(kind, of: hb_font_get_face(font.pointer), glyphs: allGlyphs, body)
        }

        /// The features of which no lookup can change a text of `glyphs`, or of what any feature makes of them.
        private static func idleFeatures(of face: OpaquePointer?, _ glyphs: NumberSet) -> [hb_tag_t] {
            hb_ot_layout_lookups_substitute_closure(face, nil, glyphs.pointer)
            let idle = LookupTable.read(.substitutions, of: face, glyphs: glyphs) { table in
                candidates.filter { feature in
                    let lookups = lookups(of: feature, face)
                    return !lookups.isEmpty && !lookups.contains { table.canSubstitute($0) }
                }
            }
            return idle ?? []
        }

        /// The indices of a feature's lookups, in all scripts and languages, and at all settings of a variable font.
        private static func lookups(of feature: hb_tag_t, _ face: OpaquePointer?) -> NumberSet {
            let lookups = NumberSet()
            hb_ot_layout_collect_lookups(face, Font.tag("GSUB"), nil, nil, [feature, 0], lookups.pointer)
            return lookups
        }
    }
#endif
