// SPDX-License-Identifier: Apache-2.0

/// A key that must be there and is not, or that has no value.
enum MissingField: DescribedRule {
    static let description = RuleDescription(
        "BN203", "missing-field", .language, .error,
        summary: "required keys are present, and each key has a value",
        source: "bannerc, The language",
        what:
            "The spec has `bannerc` and `name`, a banner its `level` and `text`, a level its `tint` and `onTint`, a button "
            + "its `kind` and the keys that this kind requires, and so on. A text exists in the development language. No key "
            + "is without a value, and none has an empty value where a name is expected.",
        why: "These keys have no default that would be right more often than wrong.",
        how: "Add what is missing, or remove the key that has no value.",
        bad: [
            RuleExample(
                """
                banners:
                  «syncFailed: { level: error }
                """),
            RuleExample(
                """
                styles:
                  standard:
                    «padding:
                """, title: "A key without a value"),
        ],
        good: [
            RuleExample(
                """
                styles:
                  standard:
                    padding: 16
                banners:
                  syncFailed: { level: error, text: Sync failed. }
                """)
        ])
}
