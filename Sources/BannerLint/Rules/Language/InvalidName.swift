// SPDX-License-Identifier: Apache-2.0

/// A name in a form that the language does not take.
enum InvalidName: DescribedRule {
    static let description = RuleDescription(
        "BN212", "invalid-name", .language, .error,
        summary: "names are in lowerCamelCase, the spec's own in UpperCamelCase",
        source: "bannerc, The language, Names",
        what:
            "A name consists only of ASCII letters and digits, and begins with a lower-case letter. The spec's own name "
            + "begins with an upper-case letter, and is not the name of a type that generated code uses. Keywords of Swift "
            + "are allowed: generated code escapes them.",
        why:
            "Names become identifiers in code on every platform. If they were changed there, they could clash, and nobody "
            + "could search for them.",
        how: "Write the name as the finding shows it.",
        bad: [
            RuleExample(
                """
                palette:
                  «dark-red: "#7A0000"
                """)
        ],
        good: [
            RuleExample(
                """
                palette:
                  darkRed: "#7A0000"
                """)
        ])
}
