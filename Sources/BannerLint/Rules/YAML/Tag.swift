// SPDX-License-Identifier: Apache-2.0

/// A tag of YAML.
enum Tag: DescribedRule {
    static let description = RuleDescription(
        "BN108", "tag", .yaml, .error,
        summary: "a spec has no YAML tags",
        source: "bannerc, The language, How a file is read",
        what: "No node has a tag such as `!!str` or `!colour`, and the file has no `%TAG` directive.",
        why:
            "The key that a value belongs to decides what the value means. A tag would promise something different, "
            + "and in other programs, tags create objects and run code.",
        how: "Remove the tag, or quote a text that starts with `!`.",
        bad: [
            RuleExample(
                """
                banners:
                  syncFailed: { level: error, text: «!!str Sync failed. }
                """)
        ],
        good: [
            RuleExample(
                """
                banners:
                  syncFailed: { level: error, text: "!! Sync failed." }
                """)
        ])
}
