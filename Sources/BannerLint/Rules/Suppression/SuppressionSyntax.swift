// SPDX-License-Identifier: Apache-2.0

/// A comment that is meant to suppress findings, in a form that does not.
enum SuppressionSyntax: DescribedRule {
    static let description = RuleDescription(
        "BN001", "suppression-syntax", .suppression, .warning,
        summary: "a comment that is meant as a suppression has the form that the program reads",
        source: "bannerc, Suppression",
        what:
            "A comment that begins with `bannerc:` must continue with `ignore[RULES] -- reason` or "
            + "`ignore-file[RULES] -- reason`. A comment with a similar beginning, such as `bannerc-ignore`, is not a "
            + "suppression.",
        why: "A suppression that is not read suppresses nothing, and whoever wrote it believes that it does.",
        how: "Write the names or codes of the rules between brackets, and the reason after `--`.",
        bad: [
            RuleExample(
                """
                metrics:
                  standard: { display: 12s } «# bannerc: ignore BN602 -- people read this one aloud
                """)
        ],
        good: [
            RuleExample(
                """
                metrics:
                  standard: { display: 12s } # bannerc: ignore[BN602] -- people read this one aloud
                """)
        ])
}
