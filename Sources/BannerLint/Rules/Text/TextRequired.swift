// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// A text that says nothing.
enum TextRequired: Rule {
    static let description = RuleDescription(
        "BN302", "text-required", .text, .error,
        summary: "no text is empty or blank",
        source: "Orange Design System, Banners (a banner has a message); WCAG 2.2, 2.4.6 Headings and Labels",
        what:
            "Texts of banners and themes, completion texts, titles and labels of buttons, labels of images, spoken prefixes "
            + "and `alsoAvailableAt` contain at least one parameter, or one visible character, in every language and plural "
            + "form.",
        why: "An empty banner reports nothing, and a screen reader has nothing to say for an empty label.",
        how: "Write the text, or leave the whole key out if it is not required.",
        bad: [
            RuleExample(
                """
                locales: { development: en, supported: [en, fr] }
                banners:
                  syncFailed:
                    level: error
                    text: { en: Sync failed., fr: «"" }
                """),
            RuleExample(
                """
                buttons:
                  retry: { kind: emphasis, emphasis: lowest, title: «" " }
                """, title: "A title"),
        ],
        good: [
            RuleExample(
                """
                locales: { development: en, supported: [en, fr] }
                banners:
                  syncFailed:
                    level: error
                    text: { en: Sync failed., fr: Échec. }
                """)
        ])

    static func check(_ context: RuleContext) {
        context.linted.writtenTexts.forEach { text in
            guard let literal = text.pattern.literal, isBlank(literal) else { return }
            context.report(
                "the \(text.name) is \(literal.isEmpty ? "empty" : "blank")", at: text.place, help: ["write the text"])
        }
    }

    /// Whether nothing of `text` can be seen.
    static func isBlank(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(isInvisible) }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        // Most texts begin with a letter, for which this is all there is to look at.
        if scalar.value > 0x20, scalar.value < 0x7F { return false }
        return switch scalar.properties.generalCategory {
        case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
        // An empty Braille cell, the fillers of Hangul, and variation selectors.
        default: scalar.value == 0x2800 || scalar.properties.isDefaultIgnorableCodePoint
        }
    }
}
