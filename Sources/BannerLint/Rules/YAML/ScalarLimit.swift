// SPDX-License-Identifier: Apache-2.0

/// A value that is too long.
enum ScalarLimit: DescribedRule {
    static let description = RuleDescription(
        "BN114", "scalar-limit", .yaml, .error,
        summary: "a single key or value is at most 64 KiB long",
        source: "bannerc, The language, Limits",
        what: "The bytes of each key and each value are counted in UTF-8, after escapes and folded lines are resolved.",
        why: "A banner's text has two lines, and a description a few sentences. Anything longer was pasted by mistake.",
        how: "Shorten it. A quote that is not closed can turn half the file into one text.",
        bad: [
            RuleExample(
                """
                description: «⟨65,537 letters⟩
                """,
                excess: RuleExampleExcess("⟨65,537 letters⟩", Array(repeating: UInt8(ascii: "a"), count: 65_537)))
        ],
        good: [
            RuleExample(
                """
                description: A bar that says what went wrong.
                """)
        ])
}
