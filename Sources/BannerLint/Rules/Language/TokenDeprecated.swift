// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// A design token that its file calls deprecated.
enum TokenDeprecated: Rule {
    static let description = RuleDescription(
        "BN230", "token-deprecated", .language, .warning,
        summary: "a spec uses no design tokens that are deprecated",
        source: "DTCG Design Tokens Format Module 2025.10, \"Deprecated\"",
        what:
            "No alias names a token that has `$deprecated`, itself or by its groups, be it through other tokens. Each use is a "
            + "finding, with what the file says of it.",
        why: "Whoever keeps the tokens means to take this one away, and the spec then has no value.",
        how: "Use the token that the file names in its place.",
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
