// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// Design tokens in a form that came before the DTCG format.
enum TokenFormat: Rule {
    static let description = RuleDescription(
        "BN231", "token-format", .language, .info,
        summary: "design tokens are in the DTCG format",
        source: "DTCG Design Tokens Format Module 2025.10",
        what:
            "No file of design tokens is read as one of an older form (`format: legacy`), with `value` and `type` instead "
            + "of `$value` and `$type`. The finding names the first such file of a spec.",
        why:
            "The older forms have no specification: tools read a colour or a length in different ways, and compute some of "
            + "them.",
        how:
            "Export the tokens in the DTCG format, which Style Dictionary 4 writes too. A single file of Tokens Studio with its "
            + "sets is not reported, since no format of DTCG holds such sets.",
        bad: [
            RuleExample(
                """
                use: { tokens: [«brand.json], format: legacy }
                palette:
                  red: "{color.error}"
                """,
                files: [
                    "brand.json": """
                    { "color": { "error": { "value": "rgba(179, 38, 30, 1)", "type": "color" } } }
                    """
                ])
        ],
        good: [
            RuleExample(
                """
                use: [brand.tokens.json]
                palette:
                  red: "{color.error}"
                """,
                files: [
                    "brand.tokens.json": """
                    { "color": { "error": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.7, 0.15, 0.12] } } } }
                    """
                ])
        ])

    static func check(_ context: RuleContext) {
        guard let place = context.spec.legacyTokens else { return }
        context.report(
            "these design tokens are in an older format", at: place,
            help: ["export them in the DTCG format, and remove `format: legacy`"])
    }
}
