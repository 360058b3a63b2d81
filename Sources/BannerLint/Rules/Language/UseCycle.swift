// SPDX-License-Identifier: Apache-2.0

/// Files that use each other in a circle.
enum UseCycle: DescribedRule {
    static let description = RuleDescription(
        "BN210", "use-cycle", .language, .error,
        summary: "files don't use each other in a circle",
        source: "bannerc, The language, `use`",
        what: "The paths under `use` lead from no file back to itself. Two files may use the same third file.",
        why: "A used file does not depend on the files that use it: it can be read, and checked, without them.",
        how: "Move what both files need into a file of its own.",
        bad: [
            RuleExample(
                """
                use: [brand.banner.yaml]
                """, files: ["brand.banner.yaml": "bannerc: 1\nuse: [«example.banner.yaml]\n"])
        ],
        good: [
            RuleExample(
                """
                use: [brand.banner.yaml]
                """, files: ["brand.banner.yaml": "bannerc: 1\n"])
        ])
}
