// SPDX-License-Identifier: Apache-2.0

/// A token file that is not JSON.
enum JsonSyntax: DescribedRule {
    static let description = RuleDescription(
        "BN117", "json-syntax", .yaml, .error,
        summary: "a token file is JSON",
        source: "RFC 8259; DTCG Design Tokens Format Module 2025.10, File format",
        what:
            "Used files whose names end in `.json` or `.tokens` are read as JSON, without comments, single quotes or "
            + "a comma after the last item. Reading stops at the first error.",
        why: "Design tools write plain JSON, and refuse anything else when they read the file again.",
        how: "Do what the help says. If a program wrote the file, have it write the file again.",
        bad: [
            RuleExample(
                """
                use: [brand.tokens.json]
                """,
                files: [
                    "brand.tokens.json": """
                    {
                      "space": {
                        "$type": "dimension",
                        "$value": { "value": 8, "unit": "px" }«,
                      }
                    }
                    """
                ])
        ],
        good: [
            RuleExample(
                """
                use: [brand.tokens.json]
                """,
                files: [
                    "brand.tokens.json": """
                    {
                      "space": {
                        "$type": "dimension",
                        "$value": { "value": 8, "unit": "px" }
                      }
                    }
                    """
                ])
        ])
}
