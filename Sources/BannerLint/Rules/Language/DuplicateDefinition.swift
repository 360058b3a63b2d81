// SPDX-License-Identifier: Apache-2.0

/// A name that is defined in two files.
enum DuplicateDefinition: DescribedRule {
    static let description = RuleDescription(
        "BN222", "duplicate-definition", .language, .error,
        summary: "a name is defined in one file only",
        source: "bannerc, The language, `use`",
        what:
            "No two files of a spec define the same colour, metric, button, level, style, surface, screen, banner, "
            + "theme or design token. The finding is in the file that is read later: a file's own definitions come "
            + "after those of the files that it uses.",
        why: "Which of the two applies would depend on the order of the files, and the other would have no effect.",
        how: "Rename one of them, or remove it. To change a used definition, use a theme or a style that extends it.",
        bad: [
            RuleExample(
                """
                use: [brand.banner.yaml]
                palette:
                  «red: "#B3261E"
                """, files: ["brand.banner.yaml": "bannerc: 1\npalette:\n  red: \"#D0021B\"\n"])
        ],
        good: [
            RuleExample(
                """
                use: [brand.banner.yaml]
                palette:
                  darkRed: "#7A0000"
                """, files: ["brand.banner.yaml": "bannerc: 1\npalette:\n  red: \"#D0021B\"\n"])
        ])
}
