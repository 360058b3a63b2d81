// SPDX-License-Identifier: Apache-2.0

/// A number outside the range that makes sense.
enum OutOfRange: DescribedRule {
    static let description = RuleDescription(
        "BN215", "out-of-range", .language, .error,
        summary: "a number is within the range of its key",
        source: "bannerc, The language; DTCG Color Module 2025.10 (components of colours)",
        what:
            "Lengths, durations, ratios, counts and components of colours have a range beyond which they mean nothing: a "
            + "ratio goes from 0 to 1, a duration up to a day, `damping` from 0.01 to 10. A range is written from its lower "
            + "to its upper end, and a spec has at most 1,000 languages.",
        why:
            "Such a number is a typing error or has the wrong unit, and some of these numbers would make a program fail.",
        how: "Correct the number; the finding gives the range.",
        bad: [
            RuleExample(
                """
                metrics:
                  standard: { spring: { damping: «70 } }
                """)
        ],
        good: [
            RuleExample(
                """
                metrics:
                  standard: { spring: { damping: 0.7 } }
                """)
        ])
}
