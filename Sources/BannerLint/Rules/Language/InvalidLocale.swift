// SPDX-License-Identifier: Apache-2.0

/// A language tag that is none, or that the spec does not support.
enum InvalidLocale: DescribedRule {
    static let description = RuleDescription(
        "BN218", "invalid-locale", .language, .error,
        summary: "languages are named by BCP 47 tags that the spec supports",
        source: "BCP 47 (RFC 5646); bannerc, The language, `locales`",
        what:
            "Each locale has the form of a language tag. With a section `locales`, texts are only in supported languages, "
            + "no supported language is listed twice, and the development language is one of them. Without the section, a tag "
            + "is written in the same case everywhere.",
        why: "A misspelt tag is taken as a language of its own, which no device ever asks for.",
        how: "Correct the tag, or add the language to `supported`.",
        bad: [
            RuleExample(
                """
                locales: { development: en, supported: [en, fr] }
                banners:
                  syncFailed: { level: error, text: { en: Sync failed., «fa: Échec de la synchronisation. } }
                """),
            RuleExample(
                """
                banners:
                  syncFailed: { level: error, text: { en: Sync failed., «french: Échec de la synchronisation. } }
                """, title: "Not a language tag"),
        ],
        good: [
            RuleExample(
                """
                locales: { development: en, supported: [en, fr] }
                banners:
                  syncFailed: { level: error, text: { en: Sync failed., fr: Échec de la synchronisation. } }
                """)
        ])
}
