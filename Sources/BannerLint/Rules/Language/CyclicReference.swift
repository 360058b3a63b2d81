// SPDX-License-Identifier: Apache-2.0

/// Definitions that lead back to themselves.
enum CyclicReference: DescribedRule {
    static let description = RuleDescription(
        "BN207", "cyclic-reference", .language, .error,
        summary: "definitions lead to a value, not back to themselves",
        source: "bannerc, The language, Limits",
        what:
            "Colours that name colours, styles that extend styles, and design tokens and groups that name each other are "
            + "followed to their end. No definition occurs twice on the way, and no chain has more than 64 links. A style "
            + "without `extends` extends `standard`.",
        why: "A definition that leads back to itself never reaches a value.",
        how: "Give one of the definitions in the circle a value of its own.",
        bad: [
            RuleExample(
                """
                styles:
                  bar:   { extends: «toast, padding: 12 }
                  toast: { extends: bar, padding: 8 }
                """)
        ],
        good: [
            RuleExample(
                """
                styles:
                  bar:   { padding: 12 }
                  toast: { extends: bar, padding: 8 }
                """)
        ])
}
