// SPDX-License-Identifier: Apache-2.0
#if HarfBuzz
    internal import CHarfBuzz

    /// An open font, its file read into memory.
    ///
    /// Unchecked, but sendable: HarfBuzz fonts that were made immutable may be used by several threads at once.
    final class Font: @unchecked Sendable {
        /// The `hb_font_t`, at a scale of 1/65,536 em.
        let pointer: OpaquePointer
        /// Whether its glyphs have colours, as emoji do.
        let hasColor: Bool

        init(_ file: FontFile) throws(FontError) {
            let blob = try FontData.blob(file.path)
            defer { hb_blob_destroy(blob) }
            let count = Int(hb_face_count(blob))
            guard count > 0 else {
                throw FontData.withBytes(of: blob) { FontContainer($0).fault(at: 0, path: file.path) }
                    ?? .notAFont(path: file.path)
            }
            guard file.index >= 0, file.index < count, let face = hb_face_create(blob, UInt32(file.index)) else {
                throw .noSuchIndex(path: file.path, index: file.index, count: count)
            }
            defer { hb_face_destroy(face) }
            if let fault = FontData.withBytes(of: blob, { FontContainer($0).fault(at: file.index, path: file.path) }) {
                throw fault
            }
            guard ["cmap", "head", "hhea", "hmtx"].allSatisfy({ Self.hasTable($0, face) }),
                hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face)
            else { throw .notAFont(path: file.path) }
            pointer = font
            hasColor =
                hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0 || hb_ot_color_has_svg(face) != 0
            hb_font_set_scale(font, Int32(Advances.unitsPerEm), Int32(Advances.unitsPerEm))
            try setVariations(of: face, file)
            hb_font_make_immutable(font)
        }

        deinit {
            hb_font_destroy(pointer)
        }

        /// Whether it has a glyph for each character that is drawn.
        func covers(all scalars: ScalarSequence) -> Bool {
            for scalar in scalars where !covers(scalar) && !scalar.properties.isDefaultIgnorableCodePoint {
                return false
            }
            return true
        }

        /// Whether it has a glyph for a character.
        func covers(_ scalar: Unicode.Scalar) -> Bool {
            var glyph: hb_codepoint_t = 0
            return hb_font_get_nominal_glyph(pointer, scalar.value, &glyph) != 0 && glyph != 0
        }

        /// Whether text of a script is shaped otherwise in a language than in most.
        func hasOwnForms(of language: hb_language_t, in script: hb_script_t) -> Bool {
            let face = hb_font_get_face(pointer)
            var scripts = [hb_tag_t](repeating: 0, count: Int(HB_OT_MAX_TAGS_PER_SCRIPT))
            var languages = [hb_tag_t](repeating: 0, count: Int(HB_OT_MAX_TAGS_PER_LANGUAGE))
            var scriptCount = UInt32(scripts.count)
            var languageCount = UInt32(languages.count)
            hb_ot_tags_from_script_and_language(script, language, &scriptCount, &scripts, &languageCount, &languages)
            return ["GSUB", "GPOS"].contains { table in
                var index: UInt32 = 0
                _ = hb_ot_layout_table_select_script(face, Self.tag(table), scriptCount, scripts, &index, nil)
                var own: UInt32 = 0
                return hb_ot_layout_script_select_language(
                    face, Self.tag(table), index, languageCount, languages, &own) != 0
            }
        }

        private func setVariations(of face: OpaquePointer, _ file: FontFile) throws(FontError) {
            guard hb_ot_var_get_axis_count(face) > 0 else { return }
            var variations: [hb_variation_t] = []
            if let weight = file.weight {
                guard let range = Self.range(of: "wght", face) else {
                    throw .missingAxis(path: file.path, axis: "wght")
                }
                guard range.contains(weight) else {
                    throw .outsideAxis(path: file.path, axis: "wght", value: weight, range: range)
                }
                variations.append(hb_variation_t(tag: Self.tag("wght"), value: Float(weight)))
            }
            if let size = file.opticalSizePt, !size.isNaN, let range = Self.range(of: "opsz", face) {
                let nearest = min(max(size, range.lowerBound), range.upperBound)
                variations.append(hb_variation_t(tag: Self.tag("opsz"), value: Float(nearest)))
            }
            hb_font_set_variations(pointer, variations, UInt32(variations.count))
        }

        private static func range(of axis: String, _ face: OpaquePointer) -> ClosedRange<Double>? {
            var info = hb_ot_var_axis_info_t()
            guard hb_ot_var_find_axis_info(face, tag(axis), &info) != 0 else { return nil }
            let bounds = [Double(info.min_value), Double(info.max_value)].sorted()
            return bounds[0]...bounds[1]
        }

        static func hasTable(_ name: String, _ face: OpaquePointer?) -> Bool {
            let table = hb_face_reference_table(face, tag(name))
            defer { hb_blob_destroy(table) }
            return hb_blob_get_length(table) > 0
        }

        /// The four letters of an OpenType tag as a number.
        static func tag(_ name: String) -> hb_tag_t {
            name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) }
        }
    }
#endif
