// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// A translation that is none.
enum L10nUntranslated: Rule {
    static let description = RuleDescription(
        "BN921", "l10n-untranslated", .accessibility, .warning,
        summary: "a translation does not repeat the text of the development language",
        source: "WCAG 2.2, 3.1.2 Language of Parts; W3C Internationalization; Apple, String Catalogs (“needs review”)",
        what:
            "A text in another language does not repeat the text of the development language word for word, and is "
            + "not in a different script from its own language's. Some repetition is right: names, numbers, “OK”, "
            + "“WLAN”, and words that languages have borrowed. So a text is reported only if it holds a word that is "
            + "common in the development language and not in the other (known for Danish, Dutch, English, French, "
            + "German, Italian, Norwegian, Polish, Portuguese, Spanish and Swedish), or, in a different script, two "
            + "words in lower case; for other languages, four words in lower case. Of letters without case, it takes five "
            + "words, eight Chinese or Japanese characters, or sixteen of Thai, Lao, Khmer or Burmese, and in a different "
            + "script three words, five or ten characters. In Chinese and Korean, a text whose letters are mostly kana is "
            + "Japanese, whatever stands in quotes and brackets. Regional variants of a language (`en`, `en-GB`) and close relatives (`nb` and `da`, `hr` and `bs`, `cs` and `sk`, `id` and `ms`, …) "
            + "may share texts.",
        why:
            "Translations begin as copied texts, and nothing shows that one was forgotten: people come across a "
            + "sentence in a foreign language, and a screen reader reads it with the wrong voice.",
        how: "Translate the text. If it is meant to be the same, suppress the finding with a comment that says why.",
        bad: [
            RuleExample(
                """
                locales: { development: en, supported: [en, fr] }
                banners:
                  declined: { level: error, text: { en: Your card was declined., fr: «Your card was declined. } }
                """),
            RuleExample(
                """
                locales: { development: en, supported: [en, ar] }
                banners:
                  saved: { level: error, text: { en: Saved., ar: «Saved successfully. } }
                """, title: "Another script"),
        ],
        good: [
            RuleExample(
                """
                locales: { development: en, supported: [en, en-GB, fr, ja] }
                buttons:
                  ok: { kind: emphasis, title: { en: OK, fr: OK, ja: OK } }
                banners:
                  declined:
                    level: error
                    text:
                      en: Your card was declined.
                      en-GB: Your card was declined.
                      fr: Votre carte a été refusée.
                      ja: カードが拒否されました。
                  face: { level: error, text: { en: Face ID, fr: Face ID, ja: Face ID } }
                """)
        ])

    /// Why a text is no translation.
    private enum Fault {
        /// It is the original; with words that tell so.
        case same([String])
        /// It has no letter of the script.
        case script(WritingScript)
        /// It is written in kana, which the language has not.
        case kana
    }

    static func check(_ context: RuleContext) {
        SpecText.forEach(in: context) { text in
            guard text.text.entries.count > 1, let original = text.text.entries.first else { return }
            let faults = text.text.entries.dropFirst().compactMap { entry in
                fault(entry, original).map { (entry, $0) }
            }
            guard let (entry, fault) = faults.first else { return }
            report(entry, fault, others: faults.dropFirst().map(\.0), text, original, context)
        }
    }

    private static func fault(_ entry: LocalizedText.Entry, _ original: LocalizedText.Entry) -> Fault? {
        let (language, source) = (subtag(entry.locale), subtag(original.locale))
        let isOtherScript = WritingScript.expected(in: entry.locale) != WritingScript.expected(in: original.locale)
        // Of one language too, such as Serbian.
        guard language != source || isOtherScript else { return nil }
        let pattern = entry.content.mainPattern
        lazy var amount = TextAmount(pattern)
        if let script = missingScript(pattern, entry.locale), mayBeWords(amount, pattern, script, source, language) {
            return .script(script)
        }
        if pattern == original.content.mainPattern, language != source, !areRelatives(language, source) {
            let telling = CommonWords.telling(words(of: pattern), language: source, from: language)
            if !telling.isEmpty { return .same(telling) }
            if amount.isSentence || isKana(pattern, entry.locale) { return .same([]) }
        }
        return isKana(pattern, entry.locale) ? .kana : nil
    }

    // MARK: Scripts

    /// The script of `locale`, if the text has letters and none of it.
    private static func missingScript(_ pattern: Pattern, _ locale: String) -> WritingScript? {
        let expected = WritingScript.expected(in: locale)
        guard let first = expected.first else { return nil }
        var hasLetters = false
        for case .literal(let text) in pattern.segments {
            for scalar in text.unicodeScalars {
                guard let script = WritingScript(scalar), scalar.properties.isAlphabetic else { continue }
                if expected.contains(script) { return nil }
                hasLetters = true
            }
        }
        return hasLetters ? first : nil
    }

    /// Whether a text in a foreign script holds words, and not names alone, which people write in Latin letters everywhere.
    private static func mayBeWords(
        _ amount: TextAmount, _ pattern: Pattern, _ script: WritingScript, _ source: String, _ language: String
    ) -> Bool {
        guard script != .latin else { return true }
        if !CommonWords.telling(words(of: pattern), language: source, from: language).isEmpty { return true }
        return amount.isPhrase
    }

    /// Whether a text in Chinese or Korean is Japanese: most of its letters are kana. Few may be a name, or の, which shop signs have, and
    /// what stands in quotes or brackets may well be a title in Japanese.
    private static func isKana(_ pattern: Pattern, _ locale: String) -> Bool {
        let expected = WritingScript.expected(in: locale)
        guard expected.contains(.han), !expected.contains(.kana) else { return false }
        var (kana, hiragana, others, depth) = (0, 0, 0, 0)
        for case .literal(let text) in pattern.segments {
            for scalar in text.unicodeScalars {
                if opening.contains(scalar) {
                    depth += 1
                } else if closing.contains(scalar) {
                    depth = max(0, depth - 1)
                }
                guard depth == 0, let script = WritingScript(scalar) else { continue }
                if script == .kana { kana += 1 } else { others += 1 }
                if (0x3041...0x309F).contains(scalar.value) { hiragana += 1 }
            }
        }
        return (hiragana >= 2 || kana >= 4) && kana >= others
    }

    private static let opening: Set<Unicode.Scalar> = ["「", "『", "《", "〈", "“", "（", "(", "【"]
    private static let closing: Set<Unicode.Scalar> = ["」", "』", "》", "〉", "”", "）", ")", "】"]

    // MARK: Words

    private static func subtag(_ locale: String) -> String { String(locale.prefix { $0 != "-" }).lowercased() }

    /// The words of `pattern`, in lower case.
    private static func words(of pattern: Pattern) -> [String] {
        TextAmount.words(of: pattern).map { $0.lowercased() }
    }

    private static func areRelatives(_ one: String, _ other: String) -> Bool {
        relatives.contains { $0.contains(one) && $0.contains(other) }
    }

    /// Languages so near to each other that whole texts are the same.
    private static let relatives: [Set<String>] = [
        ["da", "nb", "nn", "no", "sv"], ["bs", "cnr", "hr", "sr"], ["cs", "sk"], ["id", "ms"], ["bg", "mk"],
        ["be", "ru", "uk"], ["ast", "ca", "es", "gl", "pt"], ["af", "nl"], ["de", "gsw", "nds"], ["yue", "zh"],
        ["hi", "mr", "ne"], ["en", "sco"], ["fil", "tl"],
    ]

    private static func report(
        _ entry: LocalizedText.Entry, _ fault: Fault, others: [LocalizedText.Entry], _ text: SpecText,
        _ original: LocalizedText.Entry, _ context: RuleContext
    ) {
        let shown = text.shown(entry.content.mainPattern)
        let message: String
        var notes: [String] = []
        switch fault {
        case .same(let words):
            message = "\(text.subject) in `\(entry.locale)` is the same as in `\(original.locale)`: “\(shown)”"
            if !words.isEmpty {
                let list = Figure.joined(words.prefix(3).map { "“\($0)”" })
                notes.append(
                    "\(list) \(words.count == 1 ? "is a word" : "are words") of `\(original.locale)`, not of `\(entry.locale)`"
                )
            }
        case .script(let script):
            message = "\(text.subject) in `\(entry.locale)` has no \(script.rawValue) letter: “\(shown)”"
        case .kana:
            message = "\(text.subject) in `\(entry.locale)` is written in kana, as in Japanese: “\(shown)”"
        }
        if !others.isEmpty { notes.append("the same goes for \(Figure.list(others.map(\.locale)))") }
        context.report(in: ([entry] + others).map { Finding.Case(.init(theme: text.theme, locale: $0.locale)) }) {
            context.report(
                message, at: entry.place, labels: [Label("the text in `\(original.locale)`", at: original.place)],
                notes: notes, help: ["translate it, or leave it out until then: l10n-missing reports what is left out"])
        }
    }
}

extension SpecText {
    /// A pattern of it as one would write it, for a message; of a long one the beginning.
    func shown(_ pattern: Pattern) -> String {
        var shown = ""
        for segment in pattern.segments {
            switch segment {
            case .literal(let text): shown += text
            case .parameter(let index): shown += "{\(parameter(at: index)?.name.value ?? "")}"
            }
        }
        return shown.count > 60 ? shown.prefix(60) + "…" : shown
    }
}
