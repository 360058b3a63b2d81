// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerGenerators
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
    static func key(_ locale: String) -> String {
        PlainScalar.words.contains(locale.lowercased()) ? "\"\(locale)\"" : locale
    }

    static func scalar(_ text: String, isPlain: Bool) -> String {
        isPlain ? PlainScalar.written(text) : QuotedScalar.quoting(text)
    }
}
