// SPDX-License-Identifier: Apache-2.0
#if HarfBuzz
    internal import CHarfBuzz

    /// What a font is used for, but for the letters: all of it together decides what becomes of them.
    struct FontUse: Hashable {
        /// The place in the chain of fonts.
        let font: Int
        let script: hb_script_t
        let direction: hb_direction_t
        /// Nil for a language that is written as most are.
        let language: hb_language_t?

        var inMostLanguages: FontUse {
            FontUse(font: font, script: script, direction: direction, language: nil)
        }

        static func == (one: FontUse, other: FontUse) -> Bool {
            one.font == other.font && one.script == other.script && one.direction == other.direction
                && one.language == other.language
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(font)
            hasher.combine(script.rawValue)
            hasher.combine(direction.rawValue)
            hasher.combine(language)
        }
    }
#endif
