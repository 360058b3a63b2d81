// SPDX-License-Identifier: Apache-2.0

/// A word that is not among those a key takes.
enum InvalidValue: DescribedRule {
    static let description = RuleDescription(
        "BN214", "invalid-value", .language, .error,
        summary: "a word is one of the words that its key takes",
        source: "bannerc, The language",
        what:
            "Keys such as `announcement`, `haptic` or `position` take one of a few words, which must be spelt exactly.",
        why: "An unknown word has no effect, and whoever wrote it believes that it does.",
        how: "Use one of the words that the finding lists.",
        fix: .unsafe,
        bad: [
            RuleExample(
                """
                levels:
                  error: { tint: "#B3261E", onTint: "#FFFFFF", announcement: «assertiv }
                """)
        ],
        good: [
            RuleExample(
                """
                levels:
                  error: { tint: "#B3261E", onTint: "#FFFFFF", announcement: assertive }
                """)
        ])
}
