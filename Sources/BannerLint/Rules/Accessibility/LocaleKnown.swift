// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// A language, script or region that there is not.
enum LocaleKnown: Rule {
    static let description = RuleDescription(
        "BN922", "locale-known", .accessibility, .warning,
        summary: "the language, script and region of a locale are registered",
        source:
            "BCP 47 (RFC 5646), 2.2 and 3.1, IANA Language Subtag Registry; ISO 639-2; Apple, Bundle Resources (.lproj)",
        what:
            "The language, script and region subtags of each locale are in IANA's registry, and are not replaced "
            + "there by others: `iw` is now `he`. A language has its two-letter code, if there is one: `de`, not "
            + "`deu`. Variants, extensions and private subtags are not looked up.",
        why:
            "A locale with a wrong code is a language of its own, which no device ever asks for. People who speak the "
            + "intended language read the development language, and nobody notices, since the translations are there.",
        how: "Write the registered code: `ja` for Japanese, not `jp`, and `en-GB`, not `en-UK`.",
        bad: [
            RuleExample(
                """
                locales: { development: en, supported: [en, «jp] }
                banners:
                  syncFailed: { level: error, text: { en: Sync failed., jp: 同期できませんでした。 } }
                """),
            RuleExample(
                """
                locales: { development: en, supported: [en, «en-UK, «deu] }
                banners:
                  syncFailed: { level: error, text: { en: Sync failed., en-UK: Sync failed., deu: Nicht synchronisiert. } }
                """, title: "A wrong region, and a code that tags don't use"),
        ],
        good: [
            RuleExample(
                """
                locales: { development: en, supported: [en, en-GB, ja, gsw, zh-Hant, es-419] }
                """)
        ])

    static func check(_ context: RuleContext) {
        let locales = context.spec.locales
        for locale in locales.supported {
            guard let place = locales.places[locale], let fault = SubtagFault(in: locale) else { continue }
            context.report(
                fault.message, at: place,
                notes: ["no device asks for `\(locale)`, so nobody reads what is written in it"],
                help: [fault.better.map { "write `\($0)`" } ?? "write a code from IANA's Language Subtag Registry"])
        }
    }
}
