// SPDX-License-Identifier: Apache-2.0

/// Two names that become one.
enum NameClash: DescribedRule {
    static let description = RuleDescription(
        "BN213", "name-clash", .language, .error,
        summary: "names of one kind differ in more than case",
        source: "bannerc, The language, Names",
        what:
            "No two names of one kind, and no two parameters of a banner, differ only in case. A theme is not called "
            + "`standard`, which is the spec without a theme. No two definitions become one name of a target that "
            + "`bannerc.yaml` has: `levels.error.onTint` and `levels.errorOn.tint` are both `error_on_tint` in Android's "
            + "resources.",
        why: "Names become identifiers and file names, and not every platform distinguishes upper from lower case.",
        how: "Rename one of them.",
        bad: [
            RuleExample(
                """
                palette:
                  darkRed: "#7A0000"
                  «darkred: "#8B0000"
                """)
        ],
        good: [
            RuleExample(
                """
                palette:
                  darkRed: "#7A0000"
                  darkerRed: "#5B0000"
                """)
        ])
}
