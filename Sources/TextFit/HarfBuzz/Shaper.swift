// SPDX-License-Identifier: Apache-2.0
#if HarfBuzz
    internal import CHarfBuzz

    /// Shapes texts in the fonts of a chain, and keeps what it finds out about the fonts. It serves one thread at a time.
    final class Shaper {
        private let fonts: [Font]
        private let buffer: OpaquePointer?
        private var coverage: FontCoverage
        /// By font; nil until many runs asked.
        private var plainTexts: [PlainText?]
        /// By font, how many runs asked.
        private var runCounts: [Int]

        /// Reading a font's tables takes as long as it saves in some sixty texts.
        private static let runsBeforePlainText = 64

        /// The language of the last text.
        private var language: (tag: String, language: hb_language_t?) = ("", nil)
        private var hasOwnForms: [LanguageUse: Bool] = [:]

        /// A language as it is written in one script and font.
        private struct LanguageUse: Hashable {
            let font: Int
            let script: UInt32
            let language: hb_language_t
        }

        init(fonts: [Font]) {
            self.fonts = fonts
            buffer = hb_buffer_create()
            coverage = FontCoverage(of: fonts)
            plainTexts = Array(repeating: nil, count: fonts.count)
            runCounts = Array(repeating: 0, count: fonts.count)
        }

        deinit {
            hb_buffer_destroy(buffer)
        }

        /// One advance a cluster; a ligature's is its first cluster's.
        func advances(of text: ClusteredText, language tag: String) -> Advances {
            let runs = ShapingRuns(of: text, fonts: fonts, coverage: &coverage)
            var advances = Advances(
                units: Array(repeating: 0, count: text.clusters.count), unknown: runs.uncovered,
                margin: runs.hasComplexScript ? FontChain.complexMargin : FontChain.margin)
            // Each tag that HarfBuzz meets is kept for the life of the process, so what is none must not reach it.
            if tag != language.tag { language = (tag, hb_language_from_string(LineBreaker.canonical(tag), -1)) }
            for run in runs.runs {
                shape(run, of: text)
                add(run, of: text, to: &advances)
            }
            return advances
        }

        private func shape(_ run: ShapingRuns.Run, of text: ClusteredText) {
            let start = run.utf16Start(in: text)
            let end = run.utf16End(in: text)
            hb_buffer_reset(buffer)
            hb_buffer_add_utf16(
                buffer, text.utf16, Int32(clamping: text.utf16.count), UInt32(clamping: start),
                Int32(clamping: end - start))
            hb_buffer_set_script(buffer, run.script)
            hb_buffer_set_direction(buffer, run.direction)
            hb_buffer_set_language(buffer, language(for: run))
            let features = features(for: run, text.utf16[start..<end])
            hb_shape(fonts[run.font].pointer, buffer, features, UInt32(features.count))
        }

        /// The text's language, if the font has forms or positions of its own for it. HarfBuzz keeps a plan for each language,
        /// and looks through all of a font's for each text.
        private func language(for run: ShapingRuns.Run) -> hb_language_t? {
            guard let language = language.language else { return nil }
            let use = LanguageUse(font: run.font, script: run.script.rawValue, language: language)
            let hasOwn = hasOwnForms[use] ?? fonts[run.font].hasOwnForms(of: language, in: run.script)
            hasOwnForms[use] = hasOwn
            return hasOwn ? language : nil
        }

        private func features(for run: ShapingRuns.Run, _ units: ArraySlice<UInt16>) -> [hb_feature_t] {
            guard PlainText.contains(run.script), let plainText = plainText(of: run.font), !plainText.features.isEmpty,
                plainText.contains(units)
            else { return [] }
            return plainText.features
        }

        private func plainText(of font: Int) -> PlainText? {
            if let known = plainTexts[font] { return known }
            runCounts[font] += 1
            if runCounts[font] > Self.runsBeforePlainText { plainTexts[font] = PlainText(of: fonts[font]) }
            return plainTexts[font]
        }

        /// Adds the advances of the buffer's glyphs to those of their clusters.
        private func add(_ run: ShapingRuns.Run, of text: ClusteredText, to advances: inout Advances) {
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
