// SPDX-License-Identifier: Apache-2.0

/// A version of the language that the program does not know.
enum LanguageVersion: DescribedRule {
    static let description = RuleDescription(
        "BN217", "language-version", .language, .error,
        summary: "a spec says first that it is in version 1 of the language",
        source: "bannerc, The language, The top of the file",
        what:
            "`bannerc` is the first key of each spec, and its value is 1. Of a spec in another version nothing else "
            + "is read.",
        why: "A newer version may mean something else by the same keys.",
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
