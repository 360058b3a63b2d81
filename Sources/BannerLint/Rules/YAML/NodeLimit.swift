// SPDX-License-Identifier: Apache-2.0

/// A file with too many nodes.
enum NodeLimit: DescribedRule {
    static let description = RuleDescription(
        "BN115", "node-limit", .yaml, .error,
        summary: "a file contains at most 1,000,000 nodes",
        source: "bannerc, The language, Limits",
        what:
            "The keys, values, lists and mappings of a file are counted, each YAML alias as one. Reading stops at the "
            + "limit.",
        why:
            "A catalogue of 20,000 banners in five languages has less than half of that. A larger file is hardly a "
            + "spec.",
        how: "Check that it is the right file. If it is, split it, and list its parts under `use`.",
        bad: [
            RuleExample(
                """
                banners: [⟨999,993 numbers⟩ «1, 2, 3]
                """,
                excess: RuleExampleExcess("⟨999,993 numbers⟩", repeating: "1,", count: 999_993))
        ],
        good: [
            RuleExample(
                """
                description: A bar that says what went wrong.
                """)
        ])
}
