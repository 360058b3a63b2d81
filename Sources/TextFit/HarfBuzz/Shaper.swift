// SPDX-License-Identifier: Apache-2.0
#if HarfBuzz
    internal import CHarfBuzz

    /// Shapes texts in the fonts of a chain, and keeps what it finds out about the fonts. It serves one thread at a time.
    final class Shaper {
        private let fonts: [Font]
        private let buffer: OpaquePointer?
        private var coverage: FontCoverage
        /// By font; nil until many runs were plain.
        private var plainTexts: [PlainText?]
        /// By font, how many runs of the scripts of plain text it had.
        private var runCounts: [Int]

        private var words = ShapedWords()
        /// Nil for what needs HarfBuzz each time.
        private var pairAdvances: [FontUse: PairAdvances?] = [:]

        /// To read which features are idle takes as long as it saves in some sixty texts.
        private static let runsBeforePlainText = 64
        /// To read the rules of a font and to meet its pairs takes as long as it saves in some two hundred texts more.
        private static let runsBeforePairs = 256

        /// The language of the last text.
        private var language: (tag: String, language: hb_language_t?) = ("", nil)
        private var hasOwnForms: [FontUse: Bool] = [:]

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
                units: Array(repeating: 0, count: text.clusters.count), unknowns: runs.uncovered,
                margin: runs.hasComplexScript ? FontChain.complexMargin : FontChain.margin)
            // Each tag that HarfBuzz meets is kept for the life of the process, so what is none must not reach it.
            if tag != language.tag { language = (tag, hb_language_from_string(LineBreaker.canonical(tag), -1)) }
            for run in runs.runs {
                let use = use(by: run)
                if let known = words[run, use, text] {
                    advances.units.replaceSubrange(run.clusters, with: known)
                    continue
                }
                let plainText = plainText(for: run)
                if let plainText, setPairs(of: run, use, plainText, in: text, &advances.units) { continue }
                shape(run, of: text, use.language, plainText)
                add(run, of: text, to: &advances)
                words.insert(advances.units[run.clusters], of: run, use, in: text)
            }
            return advances
        }

        private func setPairs(
            of run: ShapingRuns.Run, _ use: FontUse, _ plainText: PlainText, in text: ClusteredText,
            _ units: inout [Int32]
        ) -> Bool {
            guard runCounts[run.font] > Self.runsBeforePairs else { return false }
            if pairAdvances[use] == nil {
                pairAdvances[use] = .some(
                    PairAdvances(
                        of: plainText, in: fonts[run.font], script: run.script, language: use.language, buffer: buffer))
            }
            return pairAdvances[use]??.set(&units, of: run, in: text) ?? false
        }

        private func shape(
            _ run: ShapingRuns.Run, of text: ClusteredText, _ language: hb_language_t?, _ plainText: PlainText?
        ) {
            let units = run.utf16Range(in: text)
            hb_buffer_reset(buffer)
            hb_buffer_add_utf16(
                buffer, text.utf16, Int32(clamping: text.utf16.count), UInt32(clamping: units.lowerBound),
                Int32(clamping: units.count))
            hb_buffer_set_script(buffer, run.script)
            hb_buffer_set_direction(buffer, run.direction)
            hb_buffer_set_language(buffer, language)
            let isPlain = plainText?.contains(text.utf16[units]) ?? false
            let features = isPlain ? plainText?.features ?? [] : []
            hb_shape(fonts[run.font].pointer, buffer, features, UInt32(features.count))
        }

        /// The font, script and direction of a run, with the text's language if the font has forms or positions of its own for
        /// it. HarfBuzz keeps a plan for each language, and looks through all of a font's for each text.
        private func use(by run: ShapingRuns.Run) -> FontUse {
            let use = FontUse(
                font: run.font, script: run.script, direction: run.direction, language: language.language)
            guard let language = use.language else { return use }
            let hasOwn = hasOwnForms[use] ?? fonts[run.font].hasOwnForms(of: language, in: run.script)
            hasOwnForms[use] = hasOwn
            return hasOwn ? use : use.inMostLanguages
        }

        /// What a run's font does with plain text; nil for runs of other scripts, and before the font was used for a while.
        private func plainText(for run: ShapingRuns.Run) -> PlainText? {
            guard PlainText.contains(run.script) else { return nil }
            runCounts[run.font] += 1
            if plainTexts[run.font] == nil, runCounts[run.font] > Self.runsBeforePlainText {
                plainTexts[run.font] = PlainText(of: fonts[run.font])
            }
            return plainTexts[run.font]
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
