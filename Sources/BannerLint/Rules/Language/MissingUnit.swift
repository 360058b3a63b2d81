// SPDX-License-Identifier: Apache-2.0

/// A duration without its unit.
enum MissingUnit: DescribedRule {
    static let description = RuleDescription(
        "BN204", "missing-unit", .language, .error,
        summary: "a duration has a unit",
        source: "bannerc, The language, Values and units",
        what: "Each duration ends in `ms` or `s`.",
        why:
            "Apple's platforms count in seconds, Android and the web in milliseconds: 4 is far too long or far too "
            + "short for one of them.",
        how: "Add `ms` or `s`.",
        bad: [
            RuleExample(
                """
                metrics:
                  standard: { display: «4 }
                """)
        ],
        good: [
            RuleExample(
                """
                metrics:
                  standard: { display: 4s, dismiss: 250ms }
                """)
        ])
}
