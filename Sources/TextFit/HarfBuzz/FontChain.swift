// SPDX-License-Identifier: Apache-2.0
#if HarfBuzz
    internal import CHarfBuzz

    /// Widths from font files, shaped by HarfBuzz. Each cluster takes the first font that covers it; emoji take the
    /// first with colours that does.
    public final class FontChain: AdvanceSource, Sendable {
        /// How far shaped widths may be from the layout engine's.
        public static let margin = 0.005
        /// The same for Arabic, Hebrew and Tamil, which engines shape more freely.
        public static let complexMargin = 0.01

        private let fonts: [Font]

        /// Opens the fonts of a chain, the preferred one first.
        public init(_ files: [FontFile]) throws(FontError) {
            guard !files.isEmpty else { throw .emptyChain }
            var fonts: [Font] = []
            for file in files {
                fonts.append(try Font(file))
            }
            self.fonts = fonts
        }

        /// One advance a cluster; a ligature's is its first cluster's.
        public func advances(of text: ClusteredText, language: String) -> Advances {
            let runs = ShapingRuns(of: text, fonts: fonts)
            var advances = Advances(
                units: Array(repeating: 0, count: text.clusters.count), unknown: runs.uncovered,
                margin: runs.hasComplexScript ? Self.complexMargin : Self.margin)
            guard let buffer = hb_buffer_create() else { return advances }
            defer { hb_buffer_destroy(buffer) }
            // Each tag that HarfBuzz meets is kept for the life of the process, so what is none must not reach it.
            let language = hb_language_from_string(LineBreaker.canonical(language), -1)
            for run in runs.runs {
                shape(run, of: text, language: language, buffer: buffer, into: &advances)
            }
            return advances
        }

        private func shape(
            _ run: ShapingRuns.Run, of text: ClusteredText, language: hb_language_t?, buffer: OpaquePointer,
            into advances: inout Advances
        ) {
            let start = run.utf16Start(in: text)
            let end = run.utf16End(in: text)
            hb_buffer_reset(buffer)
            hb_buffer_add_utf16(
                buffer, text.utf16, Int32(clamping: text.utf16.count), UInt32(clamping: start),
                Int32(clamping: end - start))
            hb_buffer_set_script(buffer, run.script)
            hb_buffer_set_direction(buffer, run.direction)
            hb_buffer_set_language(buffer, language)
            hb_shape(fonts[run.font].pointer, buffer, nil, 0)
            var count: UInt32 = 0
            guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
                let positions = hb_buffer_get_glyph_positions(buffer, &count)
            else { return }
            // Glyphs are in visual order: clusters rise or fall, so the search walks beside them.
            var cluster = run.direction == HB_DIRECTION_RTL ? run.clusters.upperBound - 1 : run.clusters.lowerBound
            for glyph in 0..<Int(count) {
                let unit = Int32(clamping: infos[glyph].cluster)
                while cluster + 1 < run.clusters.upperBound, text.clusters[cluster + 1].utf16Start <= unit {
                    cluster += 1
                }
                while cluster > run.clusters.lowerBound, text.clusters[cluster].utf16Start > unit {
                    cluster -= 1
                }
                advances.units[cluster] = advances.units[cluster].clampedSum(positions[glyph].x_advance)
            }
        }
    }
#endif
