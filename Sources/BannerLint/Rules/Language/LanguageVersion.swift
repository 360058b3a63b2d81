// SPDX-License-Identifier: Apache-2.0

/// A version of the language that the program does not know.
enum LanguageVersion: DescribedRule {
    static let description = RuleDescription(
        "BN217", "language-version", .language, .error,
        summary: "a spec begins by saying that it is in version 1 of the language",
        source: "bannerc, The language, The top of the file",
        what:
            "`bannerc` is the first key of each spec, and its value is 1. If a spec is in a different version, nothing else "
            + "in it is read.",
        why: "A newer version may give the same keys a different meaning.",
        how: "Write `bannerc: 1` on the first line, or install a newer `bannerc`.",
        bad: [
            RuleExample(
                """
                bannerc: «2
                name: Acme
                """),
            RuleExample(
                """
                name: Acme
                «bannerc: 1
                """, title: "Not the first key"),
        ],
        good: [
            RuleExample(
                """
                bannerc: 1
                name: Acme
                """)
        ])
}
