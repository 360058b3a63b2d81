// SPDX-License-Identifier: Apache-2.0

/// A plural with forms that its language does not have, or without the one that each needs.
enum PluralFormRule: DescribedRule {
    static let description = RuleDescription(
        "BN219", "plural-form", .language, .error,
        summary: "a plural has `other`, and only forms that its language has",
        source: "Unicode CLDR, Plural Rules (UTS 35, Part 3)",
        what:
            "Plurals are allowed in the text of a banner, in that of its completion, and in a theme's change to either. "
            + "Each plural has the form `other`, and its remaining forms are among CLDR's cardinal categories for its "
            + "language. A parameter of the type `int` selects the form.",
        why: "A form that the language does not have is never shown, and without `other` some numbers have no text.",
        how: "Remove or rename the form; add `other`.",
        bad: [
            RuleExample(
                """
                banners:
                  syncFailed:
                    level: error
                    parameters: { count: { type: int, max: 99 } }
                    text: { plural: count, one: One failed., «few: A few failed., other: "{count} failed." }
                """)
        ],
        good: [
            RuleExample(
                """
                banners:
                  syncFailed:
                    level: error
                    parameters: { count: { type: int, max: 99 } }
                    text: { plural: count, one: One failed., other: "{count} failed." }
                """)
        ])
}
