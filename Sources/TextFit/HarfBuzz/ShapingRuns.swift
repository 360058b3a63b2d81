// SPDX-License-Identifier: Apache-2.0
#if HarfBuzz
    internal import CHarfBuzz

    /// A text cut into runs of one font and one script, which are shaped at once.
    struct ShapingRuns {
        /// Clusters that are shaped at once.
        struct Run {
            /// Never empty.
            var clusters: Range<Int>
            /// The place in the chain of fonts.
            let font: Int
            var script: hb_script_t

            var direction: hb_direction_t {
                let direction = hb_script_get_horizontal_direction(script)
                // Old Italic and its like go either way.
                return direction == HB_DIRECTION_INVALID ? HB_DIRECTION_LTR : direction
            }
        }

        private(set) var runs: [Run] = []
        /// The first character that no font covers.
        private(set) var uncovered: Unicode.Scalar?
        /// Whether a script is among them whose shapes differ more from engine to engine.
        var hasComplexScript: Bool {
            runs.contains { [HB_SCRIPT_ARABIC, HB_SCRIPT_HEBREW, HB_SCRIPT_TAMIL].contains($0.script) }
        }

        init(of text: ClusteredText, fonts: [Font]) {
            for (index, cluster) in text.clusters.enumerated() where cluster.kind != .newline {
                let scalars = text.scalars(of: index)
                let colored = cluster.kind == .emoji ? fonts.firstIndex { $0.hasColor && $0.covers(all: scalars) } : nil
                if let font = colored ?? fonts.firstIndex(where: { $0.covers(all: scalars) }) {
                    append(index, font: font, script: Self.script(of: scalars))
                } else if uncovered == nil {
                    uncovered = fonts.first.flatMap { font in scalars.first { !font.covers($0) } }
                }
            }
        }

        /// The script of the first character that has one of its own.
        private static func script(of scalars: ScalarSequence) -> hb_script_t {
            let unicode = hb_unicode_funcs_get_default()
            var script = HB_SCRIPT_COMMON
            for scalar in scalars where !isSpecific(script) {
                script = hb_unicode_script(unicode, scalar.value)
            }
            return script
        }

        private mutating func append(_ cluster: Int, font: Int, script: hb_script_t) {
            guard let last = runs.last, last.clusters.upperBound == cluster, last.font == font,
                last.script == script || !Self.isSpecific(script) || !Self.isSpecific(last.script)
            else {
                return runs.append(Run(clusters: cluster..<cluster + 1, font: font, script: script))
            }
            let script = Self.isSpecific(last.script) ? last.script : script
            runs[runs.count - 1] = Run(
                clusters: last.clusters.lowerBound..<cluster + 1, font: font, script: script)
        }

        /// Punctuation, digits and marks take the script of the letters around them.
        private static func isSpecific(_ script: hb_script_t) -> Bool {
            script != HB_SCRIPT_COMMON && script != HB_SCRIPT_INHERITED && script != HB_SCRIPT_UNKNOWN
        }
    }
#endif
