// SPDX-License-Identifier: Apache-2.0

/// A character that reorders text, outside of texts.
enum BidiControl: DescribedRule {
    static let description = RuleDescription(
        "BN104", "bidi-control", .yaml, .error,
        summary: "characters that reorder text appear only within texts",
        source: "Unicode Technical Standard 55, Source Code Handling; CVE-2021-42574",
        what:
            "Characters with the Unicode property Bidi_Control (U+061C, U+200E, U+200F, U+202A to U+202E, U+2066 to "
            + "U+2069) are reported in keys, in comments and between values. Within values they may be needed, for "
            + "right-to-left languages.",
        why:
            "They make a line look different from what it is, so that a reviewer approves something that the file "
            + "does not say.",
        how:
            "Remove the character. Where a text needs one, write it as an escape in double quotes, such as "
            + "`\"\\u200F\"`, so that it is visible.",
        bad: [
            RuleExample(
                """
                levels:
                  error:
                    tint: "#B3261E"  # red, «\u{202E}"EFEFEF#" ton
                    onTint: "#FFFFFF"
                """)
        ],
        good: [
            RuleExample(
                """
                banners:
                  syncFailed:
                    level: error
                    parameters: { account: { type: string, maxLength: 20 } }
                    text: "\\u2068{account}\\u2069 did not sync."
                """)
        ])
}
