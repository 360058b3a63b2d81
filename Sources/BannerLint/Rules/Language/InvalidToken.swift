// SPDX-License-Identifier: Apache-2.0

/// A design token that breaks the format.
enum InvalidToken: DescribedRule {
    static let description = RuleDescription(
        "BN224", "invalid-token", .language, .error,
        summary: "a design token that a spec uses has the form that its type asks for",
        source: "DTCG Design Tokens Format Module 2025.10",
        what:
            "Names of tokens and groups hold no `.`, `{` or `}`. The value of a token that an alias names is looked "
            + "at: a `dimension` is an object with `value` and `unit` (`px`, `rem`), a `duration` one with `ms` or "
            + "`s`, a `cubicBezier` a list of four numbers, a `color` an object with `colorSpace` and `components`. "
            + "Tokens that nothing names are not looked at.",
        why: "Tools read such a token in different ways, or not at all.",
        how: "Mend it in the tool that wrote the file; the finding shows the form.",
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
