// SPDX-License-Identifier: Apache-2.0

/// A used file that can't be had.
enum UseFile: DescribedRule {
    static let description = RuleDescription(
        "BN208", "use-file", .language, .error,
        summary: "a used file exists and is a spec, a token file or a file of texts",
        source: "bannerc, The language, `use`",
        what:
            "Each file under `use` exists, can be read, has at most 16 MiB, and ends in `.yaml` or `.yml` (a spec), "
            + "`.json` or `.tokens` (design tokens). Files of texts, such as `.xcstrings`, have at most 64 MiB.",
        why:
            "The definitions of the file are missing from the spec. Names that may be defined there are not reported as "
            + "unknown.",
        how: "Correct the path, which is relative to the file that names it.",
        bad: [
            RuleExample(
                """
                use: [«brnad.banner.yaml]
                """, files: ["brand.banner.yaml": "bannerc: 1\n"])
        ],
        good: [
            RuleExample(
                """
                use: [brand.banner.yaml]
                """, files: ["brand.banner.yaml": "bannerc: 1\n"])
        ])
}
