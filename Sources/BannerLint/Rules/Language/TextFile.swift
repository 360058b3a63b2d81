// SPDX-License-Identifier: Apache-2.0

/// A file of texts that is not in its format.
enum TextFile: DescribedRule {
    static let description = RuleDescription(
        "BN229", "text-file", .language, .error,
        summary: "a file of texts is in the format that its name indicates",
        source: "bannerc, Texts from other files",
        what:
            "Each file of texts under `use` can be read as a whole, and the texts that banners refer to use the parts of "
            + "its format that are described in *Texts from other files*.",
        why: "Nobody knows what the rest of the file means.",
        how: "Correct the file, or write it again with the tool that it comes from.",
        bad: [
            RuleExample(
                """
                use: [Localizable.xcstrings]
                """, files: ["Localizable.xcstrings": "{ \"sourceLanguage\": \"en\", \"strings\": { «]"])
        ],
        good: [
            RuleExample(
                """
                use: [Localizable.xcstrings]
                """,
                files: [
                    "Localizable.xcstrings": "{ \"sourceLanguage\": \"en\", \"strings\": {}, \"version\": \"1.0\" }"
                ])
        ])
}
