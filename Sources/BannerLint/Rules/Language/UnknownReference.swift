// SPDX-License-Identifier: Apache-2.0

/// A name that nothing defines.
enum UnknownReference: DescribedRule {
    static let description = RuleDescription(
        "BN206", "unknown-reference", .language, .error,
        summary: "every name that a spec refers to is defined",
        source: "bannerc, The language",
        what:
            "Each name of a colour, metric, button, level, style, surface, screen, banner or design token is defined in the "
            + "spec or in one of the files that it uses. `standard` (metrics and style) and `main` (surface) exist even if "
            + "they are not written. A theme overrides only what exists.",
        why: "Nothing can be generated from a name without a definition.",
        how: "Correct the name, define it, or list the file that defines it under `use`.",
        fix: .unsafe,
        bad: [
            RuleExample(
                """
                banners:
                  syncFailed: { level: «eror, text: Sync failed. }
                """)
        ],
        good: [
            RuleExample(
                """
                banners:
                  syncFailed: { level: error, text: Sync failed. }
                """)
        ])
}
