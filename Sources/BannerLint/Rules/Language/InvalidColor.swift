// SPDX-License-Identifier: Apache-2.0

/// Something that is no colour.
enum InvalidColor: DescribedRule {
    static let description = RuleDescription(
        "BN223", "invalid-color", .language, .error,
        summary: "a colour is `\"#RRGGBB\"`, `\"#RRGGBBAA\"`, a colour object or an alias",
        source: "bannerc, The language, Colours; DTCG Color Module 2025.10",
        what:
            "A colour has six or eight hexadecimal digits after a `#`. Short forms such as `#B32`, names such as `red` and "
            + "functions such as `rgb(…)` are not colours. The `hex` of a colour object has six digits.",
        why:
            "Short forms put alpha first on some platforms and last on others, and names differ from one platform to the next.",
        how: "Write all digits. If the digits themselves are clear, the finding shows the colour in full.",
        fix: .unsafe,
        bad: [
            RuleExample(
                """
                palette:
                  red: «"#B32"
                """)
        ],
        good: [
            RuleExample(
                """
                palette:
                  red: "#BB3322"
                """)
        ])
}
