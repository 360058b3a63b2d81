// SPDX-License-Identifier: Apache-2.0
#if HarfBuzz
    internal import CHarfBuzz

    /// The characters of a font's Latin, Greek and Cyrillic text without combining marks, and the features that leave any
    /// such text as it is.
    ///
    /// HarfBuzz tries each feature at each letter. Inter's `ccmp`, which joins letters and marks, has 27 ligatures of an "A"
    /// to compare; where there is no mark, a third of the time goes by for nothing. Without such a feature, glyphs and
    /// widths are the same.
    struct PlainText {
        /// The features to shape it with: the idle ones, turned off.
        let features: [hb_feature_t]

        /// Whether a UTF-16 unit stands for one of its characters.
        private let isPlain: [Bool]

        /// Letters, digits, punctuation and symbols, and what only tells where lines may break. Marks are not among them.
        private static let characters: [ClosedRange<UInt32>] = [
            0x20...0x7E, 0xA0...0x2FF, 0x370...0x482, 0x48A...0x52F, 0x1E00...0x1FFF, 0x200B...0x200B, 0x2010...0x2027,
            0x202F...0x2060, 0x2070...0x20CF, 0x2100...0x22FF,
        ]
        private static let end = 0x2300

        /// The soft hyphen, the zero-width space and the word joiner.
        private static let undrawn: [UInt32] = [0xAD, 0x200B, 0x2060]

        /// Those of the features that HarfBuzz uses for this text which fonts have for marks, ligatures and alternates.
        private static let candidates = ["ccmp", "calt", "clig", "liga"].map(Font.tag)

        /// Reads the font's tables: once for a font.
        init(of font: Font) {
            let face = hb_font_get_face(font.pointer)
            let glyphs = hb_set_create()
            defer { hb_set_destroy(glyphs) }
            var isPlain = Array(repeating: false, count: Self.end)
            for character in Self.characters.joined() {
                var glyph: hb_codepoint_t = 0
                let hasGlyph = hb_font_get_nominal_glyph(font.pointer, character, &glyph) != 0
                // What is not drawn needs no glyph, and is shaped as glyph 0 where it has none.
                guard hasGlyph || Self.undrawn.contains(character) else { continue }
                hb_set_add(glyphs, glyph)
                isPlain[Int(character)] = true
            }
            self.isPlain = isPlain
            features = Self.idleFeatures(of: face, glyphs).map {
                hb_feature_t(tag: $0, value: 0, start: 0, end: .max)
            }
        }

        /// Whether all of some UTF-16 units are plain.
        func contains(_ units: ArraySlice<UInt16>) -> Bool {
            units.allSatisfy { $0 < Self.end && isPlain[Int($0)] }
        }

        /// Whether text of a script is shaped without regard to the script, all features at once.
        static func contains(_ script: hb_script_t) -> Bool {
            script == HB_SCRIPT_LATIN || script == HB_SCRIPT_GREEK || script == HB_SCRIPT_CYRILLIC
        }

        /// The features of which no lookup can change a text of `glyphs`, or of what any feature makes of them.
        private static func idleFeatures(of face: OpaquePointer?, _ glyphs: OpaquePointer?) -> [hb_tag_t] {
            let blob = hb_face_reference_table(face, Font.tag("GSUB"))
            defer { hb_blob_destroy(blob) }
            var count: UInt32 = 0
            // Tables of Apple's own come before GSUB, and know the features by other means.
            guard let glyphs, let bytes = hb_blob_get_data(blob, &count), hb_ot_layout_has_substitution(face) != 0,
                !Font.hasTable("morx", face), !Font.hasTable("mort", face)
            else { return [] }
            hb_ot_layout_lookups_substitute_closure(face, nil, glyphs)
            var table = GlyphSubstitutions(
                table: UnsafeRawBufferPointer(start: bytes, count: Int(count)), glyphs: glyphs)
            return candidates.filter { feature in
                let lookups = lookups(of: feature, face)
                return !lookups.isEmpty && !lookups.contains { table.canChange($0) }
            }
        }

        /// The indices of a feature's lookups, in all scripts and languages, and at all settings of a variable font.
        private static func lookups(of feature: hb_tag_t, _ face: OpaquePointer?) -> [Int] {
            let set = hb_set_create()
            defer { hb_set_destroy(set) }
            hb_ot_layout_collect_lookups(face, Font.tag("GSUB"), nil, nil, [feature, 0], set)
            var lookups: [Int] = []
            var lookup = hb_codepoint_t.max
            while hb_set_next(set, &lookup) != 0 { lookups.append(Int(lookup)) }
            return lookups
        }
    }
#endif
