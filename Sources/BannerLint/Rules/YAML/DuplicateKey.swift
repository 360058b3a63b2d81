// SPDX-License-Identifier: Apache-2.0

/// A key that stands twice in a mapping.
enum DuplicateKey: DescribedRule {
    static let description = RuleDescription(
        "BN105", "duplicate-key", .yaml, .error,
        summary: "a mapping contains each key only once",
        source: "YAML 1.2.2, 3.2.1.3 Node Comparison",
        what:
            "No two keys of one mapping have the same text, quotes and escapes aside. The second key is reported, "
            + "with the first shown beside it, and other findings consider only the first.",
        why:
            "Most YAML readers silently keep the last value. Anyone who changes the first one wonders why nothing "
            + "happens.",
        how: "Remove one of the two, or give it the name that was intended.",
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
