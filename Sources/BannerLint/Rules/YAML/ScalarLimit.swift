// SPDX-License-Identifier: Apache-2.0

/// A value that is too long.
enum ScalarLimit: DescribedRule {
    static let description = RuleDescription(
        "BN114", "scalar-limit", .yaml, .error,
        summary: "a value is at most 64 KiB long, and a key 1 KiB",
        source: "bannerc, The language, Limits; Unicode UAX #15, section 13",
        what:
            "The bytes of each key and each value are counted in UTF-8, after escapes and folded lines are resolved. "
            + "Neither may have more than 30 combining marks in a row.",
        why: "A banner's text has two lines, and a description a few sentences. Anything longer was pasted by mistake.",
        how: "Shorten it. A quote that is not closed can turn half the file into one text.",
        bad: [
            RuleExample(
                """
                description: «⟨65,537 letters⟩
                """,
                excess: RuleExampleExcess("⟨65,537 letters⟩", repeating: "a", count: 65_537))
        ],
        good: [
            RuleExample(
                """
                description: A bar that says what went wrong.
                """)
        ])
}
