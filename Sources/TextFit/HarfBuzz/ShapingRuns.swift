// SPDX-License-Identifier: Apache-2.0
#if HarfBuzz
    internal import CHarfBuzz

    /// A text cut into runs of one font, one script and one direction, which are shaped at once.
    struct ShapingRuns {
        /// Clusters that are shaped at once.
        struct Run {
            /// Never empty.
            var clusters: Range<Int>
            /// The place in the chain of fonts.
            let font: Int
            let script: hb_script_t
            let direction: hb_direction_t

            func isShaped(with other: Run) -> Bool {
                font == other.font && script == other.script && direction == other.direction
            }

            func utf16Range(in text: ClusteredText) -> Range<Int> {
                utf16Start(in: text)..<text.utf16End(of: clusters.upperBound - 1)
            }

            func utf16Start(in text: ClusteredText) -> Int {
                Int(text.clusters[clusters.lowerBound].utf16Start)
            }
        }

        /// The most UTF-16 units that are shaped at once: more than any banner has. Fonts with contextual forms look for
        /// neighbours beyond all invisible characters, so time may grow with the square of it.
        private static let longestRun = 1_024

        private(set) var runs: [Run] = []
        /// The clusters that no font covers, and those longer than the longest run.
        private(set) var uncovered: [Advances.Unknown] = []
        /// Whether a script is among them whose shapes differ more from engine to engine.
        private(set) var hasComplexScript = false

        init(of text: ClusteredText, fonts: [Font], coverage: inout FontCoverage) {
            // Scripts come first: a font for the spaces between words would leave those without a script.
            let scripts = ResolvedScripts(of: text)
            hasComplexScript = scripts.contains(anyOf: [HB_SCRIPT_ARABIC, HB_SCRIPT_HEBREW, HB_SCRIPT_TAMIL])
            let isMissing = { (scalar: Unicode.Scalar) in fonts.first.map { !$0.covers(scalar) } ?? true }
            for (index, cluster) in text.clusters.enumerated() where cluster.kind != .newline {
                let scalars = text.scalars(of: index)
                let isShort = text.utf16End(of: index) - Int(cluster.utf16Start) <= Self.longestRun
                if isShort, let font = coverage.font(for: scalars, cluster.kind) {
                    let run = Run(
                        clusters: index..<index + 1, font: font, script: scripts.script(of: index),
                        direction: scripts.direction(of: index))
                    append(run, of: text)
                } else if let scalar = scalars.first(where: isMissing) ?? scalars.first(where: { _ in true }) {
                    uncovered.append(Advances.Unknown(cluster: index, scalar: scalar))
                }
            }
        }

        /// Appends a run of one cluster to the last run if both may be shaped at once.
        private mutating func append(_ run: Run, of text: ClusteredText) {
            if let last = runs.last, last.clusters.upperBound == run.clusters.lowerBound, last.isShaped(with: run),
                text.utf16End(of: run.clusters.lowerBound) - last.utf16Start(in: text) <= Self.longestRun
            {
                runs[runs.count - 1].clusters = last.clusters.lowerBound..<run.clusters.upperBound
            } else {
                runs.append(run)
            }
        }
    }
#endif
