// SPDX-License-Identifier: Apache-2.0

/// Files that use each other in a circle.
enum UseCycle: DescribedRule {
    static let description = RuleDescription(
        "BN210", "use-cycle", .language, .error,
        summary: "files don't use each other in a circle",
        source: "bannerc, The language, `use`",
        what: "From no file do the paths under `use` lead back to it. Two files may use the same third one.",
        why: "A used file stands below its users: it can be read, and checked, without them.",
        how: "Move what both need into a file of its own.",
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
