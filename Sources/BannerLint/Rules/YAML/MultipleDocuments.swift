// SPDX-License-Identifier: Apache-2.0

/// A second document in one file.
enum MultipleDocuments: DescribedRule {
    static let description = RuleDescription(
        "BN110", "multiple-documents", .yaml, .error,
        summary: "a file contains one document",
        source: "bannerc, The language, How a file is read",
        what:
            "After the first document, there is nothing but comments. A second document, after `---`, is reported and "
            + "not read. One `---` before the first document is allowed.",
        why: "A spec is one document. Nobody could know whether a second one would add to it or override it.",
        how: "Remove the `---`, or put the second document into a file of its own and list that file under `use`.",
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
