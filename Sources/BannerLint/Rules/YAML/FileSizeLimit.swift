// SPDX-License-Identifier: Apache-2.0

/// A file that is too large.
enum FileSizeLimit: DescribedRule {
    static let description = RuleDescription(
        "BN113", "file-size-limit", .yaml, .error,
        summary: "a file is no larger than 16 MiB",
        source: "bannerc, The language, Limits",
        what: "The bytes of a spec or a token file are counted. A larger file is not read.",
        why: "Even a catalogue of 20,000 banners stays below this limit. A larger file is hardly a spec.",
        how: "Check that it is the right file. If it is, split it, and list its parts under `use`.",
        bad: [
            RuleExample(
                """
                «bannerc: 1
                name: Acme
                # ⟨16 MiB of comment⟩
                """,
                excess: RuleExampleExcess("⟨16 MiB of comment⟩", repeating: "-", count: 1 << 24))
        ],
        good: [
            RuleExample(
                """
                description: A bar that says what went wrong.
                """)
        ])
}
