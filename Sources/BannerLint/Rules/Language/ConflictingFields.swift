// SPDX-License-Identifier: Apache-2.0

/// Keys that exclude each other.
enum ConflictingFields: DescribedRule {
    static let description = RuleDescription(
        "BN225", "conflicting-fields", .language, .error,
        summary: "mutually exclusive keys are not used together",
        source: "bannerc, The language",
        what:
            "A metric has a spring or an easing, an image one source, a trigger an event or a condition. A button has only "
            + "the keys of its kind, and a parameter only those of its type. A theme does not change which style a style "
            + "extends, and a used spec names no development language other than that of the spec that uses it.",
        why: "Only one of the two could take effect.",
        how: "Remove one of them.",
        bad: [
            RuleExample(
                """
                metrics:
                  standard: { spring: { damping: 0.7 }, «easing: easeOut }
                """)
        ],
        good: [
            RuleExample(
                """
                metrics:
                  standard: { easing: easeOut }
                """)
        ])
}
