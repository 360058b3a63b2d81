// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import BannerKit
import BannerSpec
import YAMLSource

/// Texts as a spec writes them.
enum YAMLText {
    /// What a text says in one language, on one line. A text without quotes stays one where it can, if `isPlain`.
    static func inline(_ content: LocalizedText.Content, _ text: ExchangedText, isPlain: Bool) -> String {
        switch content {
        case .pattern(let pattern): return scalar(text.written(pattern), isPlain: isPlain)
        case .plural(let index, let forms):
            let forms = forms.map { "\($0.category.rawValue): \(scalar(text.written($0.pattern), isPlain: isPlain))" }
            return "{ plural: \(text.parameters[index].name.value), \(forms.joined(separator: ", ")) }"
        }
    }

    /// The same, a plural as a mapping of several lines behind a key, with `indent` spaces before each.
    static func block(
        _ content: LocalizedText.Content, _ text: ExchangedText, isPlain: Bool, indent: Int, lineBreak: String
    ) -> String {
        guard case .plural(let index, let forms) = content else {
            return " " + inline(content, text, isPlain: isPlain)
        }
        let entries =
            ["plural: \(text.parameters[index].name.value)"]
            + forms.map { "\($0.category.rawValue): \(scalar(text.written($0.pattern), isPlain: isPlain))" }
        return entries.map { lineBreak + String(repeating: " ", count: indent) + $0 }.joined()
    }

    /// A language tag as a key: between quotes where YAML 1.1 has it for something else, such as `no`.
    static func key(_ locale: String) -> String { words.contains(locale.lowercased()) ? "\"\(locale)\"" : locale }

    static func scalar(_ text: String, isPlain: Bool) -> String {
        isPlain && canBePlain(text) ? text : QuotedScalar.quoting(text)
    }

    /// What YAML 1.1 or 1.2 takes for something other than a text.
    private static let words: Set<String> = [
        "true", "false", "yes", "no", "on", "off", "y", "n", "null", "nan", "inf",
    ]

    /// Whether the text is sure to be read as it stands, in lines and between brackets.
    private static func canBePlain(_ text: String) -> Bool {
        let scalars = Array(text.unicodeScalars)
        guard let first = scalars.first, let last = scalars.last, first.properties.isAlphabetic, last != " ",
            last != ":",
            !words.contains(text.lowercased())
        else { return false }
        return scalars.indices.allSatisfy { index in
            switch scalars[index] {
            case " ": scalars[index - 1] != " "
            case ".", "!", "?", "'", "’", "…", "-", "–", "—", "/", "(", ")", "+", "„", "“", "”", "«", "»", "¿", "¡",
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
