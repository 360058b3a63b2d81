// SPDX-License-Identifier: Apache-2.0
#if HarfBuzz
    internal import CHarfBuzz

    /// The script that each cluster is shaped in, and the direction it runs in.
    ///
    /// Punctuation, digits and marks have no script of their own: they take that of the letters before them, at the start
    /// of a text of those after them (UAX #24, 5.2).
    struct ResolvedScripts {
        private let scripts: [hb_script_t]
        /// Whether a cluster is part of a number, which runs from left to right in every script (UAX #9). Empty where all
        /// scripts do.
        private let isNumber: [Bool]

        init(of text: ClusteredText) {
            let unicode = hb_unicode_funcs_get_default()
            var scripts = Array(repeating: HB_SCRIPT_COMMON, count: text.clusters.count)
            var current = HB_SCRIPT_COMMON
            var hasRightToLeft = false
            for cluster in text.clusters.indices {
                for scalar in text.scalars(of: cluster) {
                    let script = hb_unicode_script(unicode, scalar.value)
                    guard Self.isSpecific(script) else { continue }
                    if current == HB_SCRIPT_COMMON {
                        for earlier in 0..<cluster { scripts[earlier] = script }
                    }
                    if script != current, Self.direction(of: script) == HB_DIRECTION_RTL { hasRightToLeft = true }
                    current = script
                    break
                }
                scripts[cluster] = current
            }
            self.scripts = scripts
            isNumber = hasRightToLeft ? Self.numbers(in: text) : []
        }

        func script(of cluster: Int) -> hb_script_t {
            scripts[cluster]
        }

        func direction(of cluster: Int) -> hb_direction_t {
            !isNumber.isEmpty && !isNumber[cluster] ? Self.direction(of: scripts[cluster]) : HB_DIRECTION_LTR
        }

        private static func direction(of script: hb_script_t) -> hb_direction_t {
            let direction = hb_script_get_horizontal_direction(script)
            // Old Italic and its like go either way.
            return direction == HB_DIRECTION_INVALID ? HB_DIRECTION_LTR : direction
        }

        func contains(anyOf wanted: [hb_script_t]) -> Bool {
            var last = HB_SCRIPT_INVALID
            for script in scripts where script != last {
                if wanted.contains(script) { return true }
                last = script
            }
            return false
        }

        private static func isSpecific(_ script: hb_script_t) -> Bool {
            script != HB_SCRIPT_COMMON && script != HB_SCRIPT_INHERITED && script != HB_SCRIPT_UNKNOWN
        }

        /// Marks digits, and the separators between two of them.
        private static func numbers(in text: ClusteredText) -> [Bool] {
            var isNumber = text.clusters.indices.map { cluster in
                text.scalars(of: cluster).first { _ in true }?.properties.generalCategory == .decimalNumber
            }
            for cluster in isNumber.indices.dropFirst().dropLast() where isNumber[cluster - 1] && !isNumber[cluster] {
                let unit = text.utf16[Int(text.clusters[cluster].utf16Start)]
                isNumber[cluster] = isNumber[cluster + 1] && isSeparator(unit)
            }
            return isNumber
        }

        /// The common separators of numbers: comma, full stop, slash, colon, and the Arabic decimal comma and separator
        /// of thousands.
        private static func isSeparator(_ unit: UInt16) -> Bool {
            [0x2C, 0x2E, 0x2F, 0x3A, 0x66B, 0x66C].contains(unit)
        }
    }
#endif
