// SPDX-License-Identifier: Apache-2.0

/// A file that is not YAML.
enum YamlSyntax: DescribedRule {
    static let description = RuleDescription(
        "BN101", "yaml-syntax", .yaml, .error,
        summary: "a spec is valid YAML",
        source: "YAML 1.2.2",
        what:
            "The file is read as YAML. After an error, reading continues at the next line that is indented no deeper, "
            + "and the rest is checked. The finding appears where a person would look, such as at the quote that is "
            + "not closed, which may be far above the place where YAML fails.",
        why: "A file that can't be read means nothing.",
        how:
            "Do what the help says. If in doubt, use quotes: a text in double quotes may contain `: `, ` #`, "
            + "brackets and commas.",
        fix: .unsafe,
        bad: [
            RuleExample(
                """
                banners:
                  syncFailed:
                    level: error
                    text: «Note: the sync failed.
                """, title: "A colon and a space within a text"),
            RuleExample(
                """
                levels:
                  error: { tint: «#B3261E, onTint: "#FFFFFF" }
                """, title: "A comment that includes the bracket"),
        ],
        good: [
            RuleExample(
                """
                banners:
                  syncFailed:
                    level: error
                    text: "Note: the sync failed."
                """)
        ])
}
