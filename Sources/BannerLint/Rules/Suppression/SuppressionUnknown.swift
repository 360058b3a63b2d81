// SPDX-License-Identifier: Apache-2.0

/// A suppression that names a rule that there is not.
enum SuppressionUnknown: DescribedRule {
    static let description = RuleDescription(
        "BN002", "suppression-unknown", .suppression, .warning,
        summary: "a suppression names rules that exist and that it can suppress",
        source: "bannerc, Suppression",
        what:
            "Each name or code between the brackets must be that of a rule. Faults in the YAML of a file, and in "
            + "suppressions themselves, can't be suppressed.",
        why: "A misspelt name suppresses nothing.",
        how: "Use the name or the code that the finding shows; `bannerc rules` lists them all.",
        fix: .unsafe,
        bad: [
            RuleExample(
                """
                metrics:
                  standard: { display: 12s } # bannerc: ignore[«duration-maximum] -- people read this one aloud
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
