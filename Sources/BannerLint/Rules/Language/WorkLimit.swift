// SPDX-License-Identifier: Apache-2.0

/// A spec that asks for too much work.
enum WorkLimit: DescribedRule {
    static let description = RuleDescription(
        "BN228", "work-limit", .language, .error,
        summary: "the amount of work that a spec causes stays within limits",
        source: "bannerc, The language, Limits",
        what:
            "A text with its parameters at their widest has at most 64 KiB, and all long texts together have at most 32 "
            + "MiB, in all themes. The number of texts times the number of languages is at most 2,000,000. The same limit "
            + "applies to definitions and texts times the number of themes; for definitions of looks only, the limit is "
            + "100,000. Names of design tokens, comments that suppress findings, and used files have limits too.",
        why:
            "A short file could ask for more memory than a machine has. No design system comes near the limits, so a spec "
            + "that exceeds them is a mistake, or a hostile file.",
        how: "The message says what is counted. The cause is usually a `maxLength` that is far too large for a banner.",
        bad: [
            RuleExample(
                """
                banners:
                  welcome:
                    level: error
                    parameters: { name: { type: string, maxLength: 10000 } }
                    text: «"⟨{name}, three times⟩"
                """,
                excess: RuleExampleExcess(
                    "⟨{name}, three times⟩", Array("{name}{name}{name}".utf8)))
        ],
        good: [
            RuleExample(
                """
                banners:
                  welcome:
                    level: error
                    parameters: { name: { type: string, maxLength: 20 } }
                    text: Welcome, {name}.
                """)
        ])
}
