// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// Texts of a spec as messages of ICU (ICU User Guide, "Formatting Messages", "Quoting/Escaping").
enum ICUText {
    /// A pattern with its parameters in braces; `isInPlural` if it is a form of a plural, where `#` is a number.
    static func written(_ pattern: Pattern, _ parameters: [Parameter], isInPlural: Bool) -> String {
        pattern.segments.reduce(into: "") { text, segment in
            switch segment {
            case .literal(let literal): text += escape(literal, isInPlural: isInPlural)
            case .parameter(let index): text += "{\(parameters[index].name.value)}"
            }
        }
    }

    /// The text with what means something between apostrophes, as one run, and each apostrophe of its own twice.
    static func escape(_ text: String, isInPlural: Bool) -> String {
        var result = String.UnicodeScalarView()
        var isQuoted = false
        for scalar in text.unicodeScalars {
            let isSign = scalar == "{" || scalar == "}" || isInPlural && scalar == "#"
            if isSign != isQuoted, scalar != "'" {
                result.append("'")
                isQuoted = isSign
            }
            result.append(scalar)
            if scalar == "'" { result.append(scalar) }
        }
        if isQuoted { result.append("'") }
        return String(result)
    }
}
