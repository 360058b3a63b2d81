// SPDX-License-Identifier: Apache-2.0

/// Too many used files.
enum UseLimit: DescribedRule {
    static let description = RuleDescription(
        "BN211", "use-limit", .language, .error,
        summary: "a spec uses at most 100 files",
        source: "bannerc, The language, Limits",
        what: "The files under `use` are counted once each, including those that used files use in turn.",
        why: "A design system has a handful of files. More are hard to keep in mind, and slow to read for every tool.",
        how: "Combine files that belong together.",
        bad: [
            RuleExample(
                """
                use:
                ⟨parts/1.banner.yaml to parts/100.banner.yaml⟩
                  - «parts/101.banner.yaml
                """,
                files: Dictionary(
                    uniqueKeysWithValues: (1...101).map { ("parts/\($0).banner.yaml", "bannerc: 1\n") }),
                excess: RuleExampleExcess(
                    "⟨parts/1.banner.yaml to parts/100.banner.yaml⟩",
                    Array((1...100).map { "  - parts/\($0).banner.yaml" }.joined(separator: "\n").utf8)))
        ],
        good: [
            RuleExample(
                """
                use: [parts/colors.banner.yaml]
                """,
                files: ["parts/colors.banner.yaml": "bannerc: 1\npalette: { red: \"#B3261E\" }\n"])
        ])
}
