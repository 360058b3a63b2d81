// SPDX-License-Identifier: Apache-2.0

/// A key that is no text, or an empty one.
enum KeyKind: DescribedRule {
    static let description = RuleDescription(
        "BN111", "key-kind", .yaml, .error,
        summary: "a key is a text",
        source: "bannerc, The language, How a file is read",
        what: "No key of a mapping is empty, a list or a mapping, although YAML would allow that.",
        why: "Keys are names, either of the language or of what you define.",
        how: "Write a name before the `:`. Quote a key that is a text and starts with `{` or `[`.",
        bad: [
            RuleExample(
                """
                styles:
                  «[bar, toast]: { padding: 12 }
                """)
        ],
        good: [
            RuleExample(
                """
                styles:
                  bar:   { padding: 12 }
                  toast: { extends: bar }
                """)
        ])
}
