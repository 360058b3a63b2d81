// SPDX-License-Identifier: Apache-2.0

/// A value that YAML takes for something else than its author.
enum YamlTrap: DescribedRule {
    static let description = RuleDescription(
        "BN216", "yaml-trap", .language, .error,
        summary: "a value can't be mistaken for something else",
        source: "bannerc, The language, Traps of YAML",
        what:
            "The rule finds the booleans of YAML 1.1 (`yes`, `on`, …) and quoted booleans where a boolean is expected; "
            + "numbers in other notations (`010`, `1:30`, `1_000`, `1e3`, `+1`); an alias or a placeholder in braces without "
            + "quotes; a text that ends before a ` #` with a word right after it, or between braces before a comma; a `:` or "
            + "`-` without a space behind it; and quotes, colons, commas and brackets of word processors and of other "
            + "keyboards, which are letters to YAML (`“…”`, `：`, `［`).",
        why: "YAML, older tools and people read such values in different ways.",
        how: "Write `true` or `false`, a decimal number, or quotes around the text.",
        fix: .safe,
        bad: [
            RuleExample(
                """
                styles:
                  standard: { sticksOnScroll: «yes }
                """, title: "A boolean of YAML 1.1"),
            RuleExample(
                """
                styles:
                  standard: { padding: «010 }
                """, title: "A number that older tools read as octal"),
            RuleExample(
                """
                palette:
                  red: "#B3261E"
                levels:
                  error: { tint: «{palette.red}, onTint: "#FFFFFF" }
                """, title: "Braces without quotes"),
            RuleExample(
                """
                banners:
                  syncFailed:
                    level: error
                    text: Ticket «#3 failed.
                """, title: "A text that ends sooner than it seems"),
            RuleExample(
                """
                banners:
                  saved: { level: error, text: { en: «Saved, and sent. } }
                """, title: "A comma between braces"),
        ],
        good: [
            RuleExample(
                """
                styles:
                  standard: { sticksOnScroll: true, padding: 10 }
                banners:
                  syncFailed:
                    level: error
                    text: "Ticket #3 failed."
                """)
        ])
}
