// SPDX-License-Identifier: Apache-2.0

/// A design token that breaks the format.
enum InvalidToken: DescribedRule {
    static let description = RuleDescription(
        "BN224", "invalid-token", .language, .error,
        summary: "a design token that a spec uses has the form that its type requires",
        source: "DTCG Design Tokens Format Module 2025.10",
        what:
            "Names of tokens and groups contain no `.`, `{` or `}`. The value of a token is checked if an alias names the "
            + "token: a `dimension` is an object with `value` and `unit` (`px`, `rem`), a `duration` such an object with `ms` "
            + "or `s`, a `cubicBezier` a list of four numbers, and a `color` an object with `colorSpace` and `components`. "
            + "Tokens that nothing names are not checked.",
        why: "Tools read such a token in different ways, or not at all.",
        how: "Correct it in the tool that wrote the file; the finding shows the form.",
        bad: [
            RuleExample(
                """
                use: [brand.tokens.json]
                styles:
                  standard: { padding: "{space}" }
                """,
                files: [
                    "brand.tokens.json": """
                    { "space": { "$type": "dimension", "$value": { "value": 1, "unit": «"em" } } }
                    """
                ])
        ],
        good: [
            RuleExample(
                """
                use: [brand.tokens.json]
                styles:
                  standard: { padding: "{space}" }
                """,
                files: [
                    "brand.tokens.json": """
                    { "space": { "$type": "dimension", "$value": { "value": 1, "unit": "rem" } } }
                    """
                ])
        ])
}
