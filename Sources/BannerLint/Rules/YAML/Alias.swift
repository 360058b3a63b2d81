// SPDX-License-Identifier: Apache-2.0

/// An alias without its anchor, or an anchor that names nothing or stands twice.
enum Alias: DescribedRule {
    static let description = RuleDescription(
        "BN106", "alias", .yaml, .error,
        summary: "a YAML alias names one anchor, which stands before it",
        source: "YAML 1.2.2, 7.1 Alias Nodes",
        what:
            "For each alias `*name` there is an anchor `&name` above it, and the alias does not stand within what it "
            + "names. Each anchor names a value, and none is defined twice in a file, though YAML itself allows both.",
        why:
            "What an alias stands for must be known where it is read, and a reader of the file should find it at one "
            + "place.",
        how: "Move the anchor above its first alias, mend the name, or quote a text that starts with `*` or `&`.",
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
                """, title: "Two anchors of one name"),
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
