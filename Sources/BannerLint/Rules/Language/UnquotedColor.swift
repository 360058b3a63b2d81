// SPDX-License-Identifier: Apache-2.0

/// A colour that YAML reads as a comment.
enum UnquotedColor: DescribedRule {
    static let description = RuleDescription(
        "BN205", "unquoted-color", .language, .error,
        summary: "a colour in hex is in quotes",
        source: "bannerc, The language, Traps of YAML; YAML 1.2.2, 6.6 Comments",
        what:
            "If a key has no value, but is followed by a `#` with 3, 4, 6 or 8 hexadecimal digits, a colour was meant.",
        why: "In YAML, a `#` after a space starts a comment. The colour is not read at all.",
        how: "Put the colour in quotes.",
        fix: .safe,
        bad: [
            RuleExample(
                """
                levels:
                  error:
                    tint: «#B3261E
                    onTint: "#FFFFFF"
                """)
        ],
        good: [
            RuleExample(
                """
                levels:
                  error:
                    tint: "#B3261E"
                    onTint: "#FFFFFF"
                """)
        ])
}
