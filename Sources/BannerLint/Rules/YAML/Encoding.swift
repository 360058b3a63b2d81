// SPDX-License-Identifier: Apache-2.0

/// A file that is not UTF-8.
enum Encoding: DescribedRule {
    static let description = RuleDescription(
        "BN102", "encoding", .yaml, .error,
        summary: "a file is encoded in UTF-8",
        source: "bannerc, The language, How a file is read; RFC 3629",
        what:
            "Every byte of a spec or a token file belongs to a character in UTF-8, without overlong forms or "
            + "surrogates. A file in UTF-16 or UTF-32 is recognised and not read further, and so are rich text, office "
            + "documents and PDFs. A byte order mark at the start is allowed.",
        why: "In another encoding, the same bytes are different letters, and people would see those on their screens.",
        how: "Save the file as plain text in UTF-8.",
        bad: [
            RuleExample(
                """
                description: Ein gr«⟨FC⟩ner Balken
                """,
                title: "ü in Latin-1, the byte FC", excess: RuleExampleExcess("⟨FC⟩", [0xFC]))
        ],
        good: [
            RuleExample(
                """
                description: Ein grüner Balken
                """)
        ])
}
