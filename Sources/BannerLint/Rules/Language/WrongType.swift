// SPDX-License-Identifier: Apache-2.0

/// A value of another kind than the key takes.
enum WrongType: DescribedRule {
    static let description = RuleDescription(
        "BN202", "wrong-type", .language, .error,
        summary: "a value is of the kind that its key takes",
        source: "bannerc, The language, Values and units",
        what:
            "The key decides what its value must be: a text, a number, a duration, a list, a mapping. Numbers are written "
            + "without quotes, whole numbers have no fraction, and a list of one keeps its brackets. An alias of a design "
            + "token needs a token of the type that the key takes.",
        why: "A guess at the intended value would be right on one platform and wrong on the next.",
        how: "Write the kind of value that the finding names.",
        fix: .safe,
        bad: [
            RuleExample(
                """
                styles:
                  standard: { padding: «"16" }
                """, title: "A number in quotes"),
            RuleExample(
                """
                styles:
                  standard: { dismissal: «swipe }
                """, title: "A word instead of a list"),
        ],
        good: [
            RuleExample(
                """
                styles:
                  standard: { padding: 16, dismissal: [swipe] }
                """)
        ])
}
