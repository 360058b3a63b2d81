// SPDX-License-Identifier: Apache-2.0

/// A line that ends in an unusual way.
enum LineBreak: DescribedRule {
    static let description = RuleDescription(
        "BN103", "line-break", .yaml, .error,
        summary: "lines end with LF or CR LF",
        source: "bannerc, The language, Limits; YAML 1.2.2, 5.4 Line Break Characters",
        what:
            "A CR without LF, NEL (U+0085), LS (U+2028) and PS (U+2029) are reported wherever they appear: the first "
            + "of each kind, with the number of all.",
        why:
            "YAML 1.1 breaks lines at all of these; YAML 1.2 and most editors don't. So a file could show one thing "
            + "and mean another.",
        how: "Replace it with LF; within a text in double quotes, write `\\n`.",
        bad: [
            RuleExample("description: One line«\u{2028}and another\n")
        ],
        good: [
            RuleExample("description: \"One line\\nand another\"\n")
        ])
}
