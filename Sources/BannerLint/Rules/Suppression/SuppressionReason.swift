// SPDX-License-Identifier: Apache-2.0

/// A suppression that does not say why.
enum SuppressionReason: DescribedRule {
    static let description = RuleDescription(
        "BN003", "suppression-reason", .suppression, .warning,
        summary: "a suppression gives its reason",
        source: "bannerc, Suppression",
        what: "The brackets of a suppression are followed by `--` and a reason.",
        why: "The next reader can't tell an exception from a forgotten fault.",
        how: "Say in a few words why the finding may stay.",
        bad: [
            RuleExample(
                """
                metrics:
                  standard: { display: 12s } «# bannerc: ignore[duration-max]
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
