// SPDX-License-Identifier: Apache-2.0

/// A mapping that is merged into another.
enum MergeKey: DescribedRule {
    static let description = RuleDescription(
        "BN109", "merge-key", .yaml, .error,
        summary: "a spec has no merge keys",
        source: "bannerc, The language, How a file is read",
        what: "No mapping has the unquoted key `<<`, with which YAML 1.1 copied the entries of another mapping.",
        why:
            "YAML 1.2 dropped merge keys, and programs differ in how they treat them. The language has `extends`, "
            + "which also keeps track of where each value comes from.",
        how: "Let a style extend another with `extends`, or write the entries out.",
        bad: [
            RuleExample(
                """
                styles:
                  standard: &bar { padding: 12, maxWidth: 500 }
                  toast:    { «<<: *bar, padding: 8 }
                """)
        ],
        good: [
            RuleExample(
                """
                styles:
                  standard: { padding: 12, maxWidth: 500 }
                  toast:    { extends: standard, padding: 8 }
                """)
        ])
}
