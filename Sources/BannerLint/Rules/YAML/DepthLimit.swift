// SPDX-License-Identifier: Apache-2.0

/// Collections within collections within collections.
enum DepthLimit: DescribedRule {
    static let description = RuleDescription(
        "BN112", "depth-limit", .yaml, .error,
        summary: "lists and mappings nest at most 64 levels deep",
        source: "bannerc, The language, Limits",
        what:
            "The levels of lists and mappings are counted with YAML aliases replaced by what they refer to. Reading "
            + "stops at the 65th.",
        why: "No spec needs more than eight. Deeper nesting is a mistake, or an attempt to exhaust a program's memory.",
        how: "Remove the brackets that were not intended.",
        bad: [
            RuleExample(
                "palette: " + String(repeating: "[", count: 63) + "«[\n  " + String(repeating: "]", count: 64) + "\n")
        ],
        good: [
            RuleExample(
                """
                palette:
                  red: { light: { colorSpace: srgb, components: [0.7, 0.15, 0.12] } }
                """)
        ])
}
