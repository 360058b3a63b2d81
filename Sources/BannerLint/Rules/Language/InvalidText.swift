// SPDX-License-Identifier: Apache-2.0

/// A text with a placeholder that is not closed or is empty.
enum InvalidText: DescribedRule {
    static let description = RuleDescription(
        "BN221", "invalid-text", .language, .error,
        summary: "placeholders are closed and contain a name",
        source: "bannerc, The language, Texts",
        what:
            "Each `{` in a text has a matching `}`, with a name in between. `{{` and `}}` stand for the braces themselves.",
        why: "People would see half a placeholder.",
        how: "Close the placeholder, or double the brace.",
        bad: [
            RuleExample(
                """
                banners:
                  syncFailed:
                    level: error
                    parameters: { account: { type: string, maxLength: 20 } }
                    text: «"{account did not sync."
                """)
        ],
        good: [
            RuleExample(
                """
                banners:
                  syncFailed:
                    level: error
                    parameters: { account: { type: string, maxLength: 20 } }
                    text: "{account} did not sync {{yet}}."
                """)
        ])
}
