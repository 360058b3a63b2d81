// SPDX-License-Identifier: Apache-2.0

/// A suppression that suppresses nothing.
enum SuppressionUnused: DescribedRule {
    static let description = RuleDescription(
        "BN004", "suppression-unused", .suppression, .warning,
        summary: "a suppression suppresses something",
        source: "bannerc, Suppression",
        what: "Each rule that a suppression names must find something on its line, or in its file, when it runs.",
        why: "A suppression that has outlived its finding hides the next one.",
        how: "Remove it.",
        fix: .safe,
        bad: [
            RuleExample(
                """
                metrics:
                  standard: { display: 5s } # bannerc: ignore[«duration-max] -- people read this one aloud
                """)
        ],
        good: [
            RuleExample(
                """
                metrics:
                  standard: { display: 12s } # bannerc: ignore[duration-max] -- people read this one aloud
                """)
        ])
}
