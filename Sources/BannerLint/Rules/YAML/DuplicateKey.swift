// SPDX-License-Identifier: Apache-2.0

/// A key that stands twice in a mapping.
enum DuplicateKey: DescribedRule {
    static let description = RuleDescription(
        "BN105", "duplicate-key", .yaml, .error,
        summary: "a mapping holds each key once",
        source: "YAML 1.2.2, 3.2.1.3 Node Comparison",
        what:
            "No two keys of one mapping have the same text, quotes and escapes aside. The second is the finding, the "
            + "first is shown beside it, and only the first counts for other findings.",
        why:
            "Most readers of YAML keep the last value in silence. Whoever changes the first one wonders why nothing "
            + "happens.",
        how: "Remove one of the two, or give it the name that it was meant to have.",
        bad: [
            RuleExample(
                """
                levels:
                  error: { tint: "#B3261E", onTint: "#FFFFFF", «tint: "#7A0000" }
                """)
        ],
        good: [
            RuleExample(
                """
                levels:
                  error: { tint: "#B3261E", onTint: "#FFFFFF" }
                """)
        ])
}
