// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// A title that does not fit on a button.
enum ActionLabelLength: Rule {
    static let limit = RuleParameter.count(
        "limit", 20, unit: "graphemes", in: 1...200,
        "the maximum number of characters in a title, as people count them")

    static let description = RuleDescription(
        "BN507", "action-label-length", .buttons, .warning,
        summary: "the title of a button has at most 20 characters in every language",
        source: "Human Interface Guidelines, Buttons; Material Design, Buttons: short labels",
        what:
            "The graphemes of each title are counted in every language. A grapheme is what people see as one character, such "
            + "as é or 👩‍💻.",
        why:
            "On a small phone, a longer title wraps or is cut off beside another button, especially at large text "
            + "sizes.",
        how: "Start with a verb, and leave out what the banner already says.",
        parameters: [limit],
        bad: [
            RuleExample(
                """
                buttons:
                  retry: { kind: emphasis, title: { en: Retry, de: «Noch einmal versuchen } }
                """)
        ],
        good: [
            RuleExample(
                """
                buttons:
                  retry: { kind: emphasis, title: { en: Retry, de: Wiederholen } }
                """)
        ])

    static func check(_ context: RuleContext) {
        let limit = context.limit(limit)
        // Buttons may share a title by an anchor of YAML.
        var reported: Set<Place> = []
        for button in context.spec.buttons {
            for entry in button.title?.entries ?? [] {
                let count = entry.plain.count
                guard Double(count) > limit, reported.insert(entry.place).inserted else { continue }
                context.report(
                    "the title of `\(button.name.value)` has \(Figure.count(count, "character")) in `\(entry.locale)`, "
                        + "more than \(Figure.text(limit))",
                    at: entry.place, help: ["start with a verb, and leave out what the banner already says"],
                    measured: Double(count))
            }
        }
    }
}
