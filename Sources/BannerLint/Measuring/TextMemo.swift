// SPDX-License-Identifier: Apache-2.0

/// Remembers what was measured: several rules ask for the same texts, and themes have most of them in common.
final class TextMemo {
    private struct Question: Hashable {
        var text: String
        var locale: String
        var font: TextFont
    }

    /// How many texts are remembered. A prepared text takes about a kilobyte.
    private static let capacity = 4096

    private let measuring: any TextMeasuring
    private var answers: [Question: PreparedText] = [:]

    init(_ measuring: any TextMeasuring) { self.measuring = measuring }

    /// `text`, in the language `locale` (a BCP 47 tag), set in `font`.
    func prepare(_ text: String, locale: String, font: TextFont) -> PreparedText {
        let question = Question(text: text, locale: locale, font: font)
        if let known = answers[question] { return known }
        let answer = measuring.prepare(text, locale: locale, font: font)
        if answers.count < Self.capacity { answers[question] = answer }
        return answer
    }
}
