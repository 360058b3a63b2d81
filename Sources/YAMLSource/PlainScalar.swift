// SPDX-License-Identifier: Apache-2.0

/// Texts as YAML writes them without quotes.
package enum PlainScalar {
    /// What YAML 1.1 or 1.2 takes for something other than a text.
    package static let words: Set<String> = [
        "true", "false", "yes", "no", "on", "off", "y", "n", "null", "nan", "inf",
    ]

    /// `text` as it stands where it is sure to be read so, and between double quotes elsewhere.
    package static func written(_ text: String) -> String { isSafe(text) ? text : QuotedScalar.quoting(text) }

    /// Whether the text is sure to be read as it stands, in lines and between brackets.
    package static func isSafe(_ text: String) -> Bool {
        let scalars = Array(text.unicodeScalars)
        guard let first = scalars.first, let last = scalars.last, first.properties.isAlphabetic, last != " ",
            last != ":",
            !words.contains(text.lowercased())
        else { return false }
        return scalars.indices.allSatisfy { index in
            switch scalars[index] {
            case " ": scalars[index - 1] != " "
            case ".", "!", "?", "_", "'", "’", "…", "-", "–", "—", "/", "(", ")", "+", "„", "“", "”", "«", "»", "¿",
                "¡",
                "。", "！", "？", "、", "،", "؟", ";":
                true
            case "0"..."9": true
            case let scalar where scalar.value < 0x80:
                ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
            case let scalar:
                scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
            }
        }
    }
}
