// SPDX-License-Identifier: Apache-2.0

/// A name that nothing defines.
enum UnknownReference: DescribedRule {
    static let description = RuleDescription(
        "BN206", "unknown-reference", .language, .error,
        summary: "what is referred to is defined",
        source: "bannerc, The language",
        what:
            "Each name of a colour, metric, button, level, style, surface, screen, banner or design token is defined "
            + "in the spec or in one of the files that it uses. `standard` (metrics and style) and `main` (surface) "
            + "are there without being written. A theme overrides only what exists.",
        why: "Nothing can be made of a name that stands for nothing.",
        how: "Mend the name, define it, or name the file that defines it under `use`.",
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
