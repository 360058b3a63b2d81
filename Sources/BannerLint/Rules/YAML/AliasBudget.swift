// SPDX-License-Identifier: Apache-2.0

/// Aliases that stand for far more than is written.
enum AliasBudget: DescribedRule {
    static let description = RuleDescription(
        "BN107", "alias-budget", .yaml, .error,
        summary: "aliases make a file at most 10 times as large",
        source: "bannerc, The language, Limits",
        what:
            "The nodes of the file (keys, values, lists and mappings) are counted with each YAML alias replaced by "
            + "what it refers to. There are at most 10 times as many as are written.",
        why: "A few lines of aliases that refer to lists of aliases stand for more nodes than any computer can hold.",
        how:
            "Write a definition once, under a name, and refer to it by that name: styles extend styles, and colours "
            + "refer to colours.",
        bad: [
            RuleExample(
                """
                a: &a [x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x]
                b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
                c: &c [*b, *b, «*b, *b, *b, *b, *b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
                """)
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
