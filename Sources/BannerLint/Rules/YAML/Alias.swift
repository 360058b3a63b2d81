// SPDX-License-Identifier: Apache-2.0

/// An alias without its anchor, or an anchor that names nothing or stands twice.
enum Alias: DescribedRule {
    static let description = RuleDescription(
        "BN106", "alias", .yaml, .error,
        summary: "a YAML alias refers to one anchor, which comes before it",
        source: "YAML 1.2.2, 7.1 Alias Nodes",
        what:
            "For each alias `*name`, there is an anchor `&name` above it, and the alias is not inside the value that "
            + "the anchor names. Each anchor names a value, and none is defined twice in a file, though YAML itself "
            + "allows both.",
        why:
            "The meaning of an alias must be known where the alias is read, and a reader of the file should find it "
            + "in one place.",
        how: "Move the anchor above its first alias, correct the name, or quote a text that starts with `*` or `&`.",
        bad: [
            RuleExample(
                """
                banners:
                  syncFailed: { level: error, text: «*failed }
                """, title: "No anchor"),
            RuleExample(
                """
                banners:
                  syncFailed: { level: error, text: &failed Sync failed. }
                  sendFailed: { level: error, text: «&failed Not sent. }
                """, title: "Two anchors with one name"),
            RuleExample(
                """
                banners:
                  syncFailed: { level: error, text: «&failed }
                """, title: "A text that begins with `&`"),
        ],
        good: [
            RuleExample(
                """
                banners:
                  syncFailed: { level: error, text: &failed That did not work. }
                  sendFailed: { level: error, text: *failed }
                """)
        ])
}
