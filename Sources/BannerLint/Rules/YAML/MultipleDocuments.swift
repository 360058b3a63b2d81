// SPDX-License-Identifier: Apache-2.0

/// A second document in one file.
enum MultipleDocuments: DescribedRule {
    static let description = RuleDescription(
        "BN110", "multiple-documents", .yaml, .error,
        summary: "a file holds one document",
        source: "bannerc, The language, How a file is read",
        what:
            "Behind the first document there is nothing but comments. A second one, after `---`, is found and not "
            + "read. One `---` before the first document is allowed.",
        why: "A spec is one document. What a second one would mean, beside it or over it, nobody could know.",
        how: "Remove the `---`, or put the second document into a file of its own and name that under `use`.",
        bad: [
            RuleExample(
                """
                bannerc: 1
                name: Acme
                «---
                bannerc: 1
                name: Globex
                """)
        ],
        good: [
            RuleExample(
                """
                ---
                bannerc: 1
                name: Acme
                """)
        ])
}
