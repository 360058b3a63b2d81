// SPDX-License-Identifier: Apache-2.0

/// A placeholder that names no parameter.
enum UnknownParameter: DescribedRule {
    static let description = RuleDescription(
        "BN220", "unknown-parameter", .language, .error,
        summary: "a placeholder names a parameter of the banner",
        source: "bannerc, The language, Texts",
        what:
            "Each `{name}` in the text of a banner, in that of its completion or in a theme's change to either, and each "
            + "parameter that selects a plural form, is defined under `parameters` of the banner. Other texts have no "
            + "parameters.",
        why: "There would be no value to fill in.",
        how: "Correct the name, define the parameter, or write `{{` for a brace.",
        bad: [
            RuleExample(
                """
                banners:
                  syncFailed:
                    level: error
                    parameters: { account: { type: string, maxLength: 20 } }
                    text: «"{acount} did not sync."
                """)
        ],
        good: [
            RuleExample(
                """
                banners:
                  syncFailed:
                    level: error
                    parameters: { account: { type: string, maxLength: 20 } }
                    text: "{account} did not sync."
                """)
        ])
}
