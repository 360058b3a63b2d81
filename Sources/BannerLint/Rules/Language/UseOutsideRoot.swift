// SPDX-License-Identifier: Apache-2.0

/// A used file outside of the project.
enum UseOutsideRoot: DescribedRule {
    static let description = RuleDescription(
        "BN209", "use-outside-root", .language, .error,
        summary: "a used file lies in the project",
        source: "bannerc, The language, `use`",
        what:
            "A path under `use` is relative, has `/` between its parts and no invisible characters, and leads to a file "
            + "within the folder of `bannerc.yaml` (or the working directory), even after symbolic links are followed. It is "
            + "not an address on the network.",
        why:
            "A spec gives the same result for everybody who has the project, and reads nothing from outside the project.",
        how: "Copy the file into the project, and name it by its relative path.",
        bad: [
            RuleExample(
                """
                use: [«../brand.banner.yaml]
                """)
        ],
        good: [
            RuleExample(
                """
                use: [shared/brand.banner.yaml]
                """, files: ["shared/brand.banner.yaml": "bannerc: 1\n"])
        ])
}
