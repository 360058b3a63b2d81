// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// A text that sends people to what they may not be able to see.
enum TextSensory: Rule {
    static let description = RuleDescription(
        "BN311", "text-sensory", .text, .warning,
        summary: "a text refers to a control by its name, not by its colour, shape or side",
        source: "WCAG 2.2, 1.3.3 Sensory Characteristics; EN 301 549, 9.1.3.3 and 11.1.3.3",
        what:
            "No text names a button, icon, link or field together with a colour or a shape (“the red button”), or with its "
            + "side of the screen (“the button on the right”). The rule knows the words of Chinese, Dutch, English, French, "
            + "German, Italian, Japanese, Polish, Portuguese, Spanish and Swedish. “Above” and “below” follow the order of "
            + "reading and are allowed.",
        why:
            "People who listen to a screen reader hear no colours and no sides, and a banner's buttons are below each other "
            + "as soon as the text is large. In Arabic and Hebrew, right and left are swapped.",
        how: "Use its name: “Tap Retry”.",
        bad: [
            RuleExample(
                """
                banners:
                  syncFailed: { level: error, text: «Sync failed. Tap the red button. }
                """),
            RuleExample(
                """
                locales: { development: en, supported: [en, de] }
                banners:
                  syncFailed:
                    level: error
                    text: { en: «Tap the button on the right., de: «Tippe auf die Schaltfläche unten rechts. }
                """, title: "A side"),
        ],
        good: [
            RuleExample(
                """
                locales: { development: en, supported: [en, de] }
                banners:
                  syncFailed: { level: error, text: { en: Sync failed. Tap Retry., de: Tippe auf Wiederholen. } }
                  taxes: { level: error, text: { en: You have the right to cancel. 3 days left., de: Du hast das Recht dazu. } }
                """)
        ])

    static func check(_ context: RuleContext) {
        var known: [String: SensoryWords?] = [:]
        for text in context.linted.writtenTexts {
            let words = known[text.locale, default: SensoryWords.of(text.locale)]
            known[text.locale] = .some(words)
            guard let hint = words?.hint(in: text.plain) else { continue }
            context.report(
                "the \(text.name) refers to a control by its looks or its place: “\(hint)”", at: text.place,
                notes: ["people who can't see the screen know it only by its name (WCAG 2.2, 1.3.3)"],
                help: ["call it by its name, as in “Tap Retry”"])
        }
    }
}
