// SPDX-License-Identifier: Apache-2.0

/// A key that the language does not have.
enum UnknownKey: DescribedRule {
    static let description = RuleDescription(
        "BN201", "unknown-key", .language, .error,
        summary: "every key is a key of the language",
        source: "bannerc, The language, How a file is read",
        what:
            "Each key of a mapping is compared with the keys that the language has for it. Only sections of definitions, "
            + "such as `levels`, take names of your own.",
        why: "A key that nobody reads has no effect, and whoever wrote it believes that it does.",
        how: "Use the key that the finding names; the language's reference lists them all.",
        fix: .unsafe,
        bad: [
            RuleExample(
                """
                levels:
                  error: { tint: "#B3261E", onTint: "#FFFFFF", «severty: 40 }
                """)
        ],
        good: [
            RuleExample(
                """
                levels:
                  error: { tint: "#B3261E", onTint: "#FFFFFF", severity: 40 }
                """)
        ])
}
