// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// A design token that its file calls deprecated.
enum TokenDeprecated: Rule {
    static let description = RuleDescription(
        "BN230", "token-deprecated", .language, .warning,
        summary: "a spec uses no deprecated design tokens",
        source: "DTCG Design Tokens Format Module 2025.10, \"Deprecated\"",
        what:
            "No alias names a token that has `$deprecated`, itself or through its groups, whether directly or through other "
            + "tokens. Each use is a finding, with what the file says about it.",
        why: "Whoever maintains the tokens intends to remove this one, and the spec will then have no value.",
        how: "Use the token that the file names as its replacement.",
        bad: [
            RuleExample(
                """
                use: [brand.tokens.json]
                palette:
                  red: «"{color.error}"
                """,
                files: [
                    "brand.tokens.json": """
                    { "color": { "$type": "color",
                        "error":  { "$deprecated": "use color.danger", "$value": { "colorSpace": "srgb", "components": [0.7, 0.1, 0.1] } },
                        "danger": { "$value": { "colorSpace": "srgb", "components": [0.7, 0.1, 0.1] } } } }
                    """
                ])
        ],
        good: [
            RuleExample(
                """
                use: [brand.tokens.json]
                palette:
                  red: "{color.danger}"
                """,
                files: [
                    "brand.tokens.json": """
                    { "color": { "$type": "color",
                        "error":  { "$deprecated": "use color.danger", "$value": { "colorSpace": "srgb", "components": [0.7, 0.1, 0.1] } },
                        "danger": { "$value": { "colorSpace": "srgb", "components": [0.7, 0.1, 0.1] } } } }
                    """
                ])
        ])

    static func check(_ context: RuleContext) {
        for use in context.spec.deprecatedTokens {
            context.report(
                "the token `\(use.path.prefix(100))` is deprecated", at: use.place,
                labels: [Label("the token", at: use.token)],
                notes: use.reason.map { ["its file says: \($0.prefix(200))"] } ?? [],
                help: ["use the token that takes its place"])
        }
    }
}
