// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics
import YAMLSource

/// A text that is not in all languages.
enum L10nMissing: Rule {
    static let description = RuleDescription(
        "BN908", "l10n-missing", .accessibility, .error,
        summary: "every text is available in every supported language",
        source: "WCAG 2.2, 3.1.2 Language of Parts; Apple, Localization",
        what:
            "The texts of each banner, its image, its completion and `alsoAvailableAt`, and all titles, labels and "
            + "spoken prefixes, in the spec and in its themes, are available in each of the `supported` locales, or "
            + "in one that serves its readers by CLDR: `fr` serves `fr-CA`, and `es-419` serves `es-MX`, but `zh` is "
            + "Simplified Chinese and does not serve `zh-Hant` or `zh-TW`. A text written as a single string is only in the development language. A "
            + "text without a letter needs no translation, nor does one that a String Catalog marks with "
            + "`shouldTranslate: false`.",
        why:
            "Where a translation is missing, people get the development language in the middle of their own, and "
            + "a screen reader reads it with the wrong voice.",
        how: "Add the translation. Write a name that is the same everywhere once for each language.",
        bad: [
            RuleExample(
                """
                locales: { development: en, supported: [en, fr, ar] }
                levels:
                  error:
                    tint: "#B3261E"
                    onTint: "#FFFFFF"
                    spokenPrefix: { en: Error, fr: Erreur, ar: خطأ }
                banners:
                  syncFailed: { level: error, text: «{ en: Sync failed., fr: Échec de la synchronisation. } }
                """),
            RuleExample(
                """
                locales: { development: en, supported: [en, fr] }
                levels:
                  error: { tint: "#B3261E", onTint: "#FFFFFF", spokenPrefix: «Error }
                banners:
                  syncFailed: { level: error, text: { en: Sync failed., fr: Échec de la synchronisation. } }
                """, title: "A text only in the development language"),
        ],
        good: [
            RuleExample(
                """
                locales: { development: en, supported: [en, fr, fr-CA] }
                levels:
                  error: { tint: "#B3261E", onTint: "#FFFFFF", spokenPrefix: { en: Error, fr: Erreur } }
                banners:
                  syncFailed: { level: error, text: { en: Sync failed., fr: Échec de la synchronisation. } }
                  done:
                    level: error
                    parameters: { percent: { type: int, min: 0, max: 100 } }
                    text: "{percent}\u{A0}%"
                """),
            RuleExample(
                """
                use: [Localizable.xcstrings]
                locales: { development: en, supported: [en, fr] }
                levels: { error: { tint: "#B3261E", onTint: "#FFFFFF", icon: { symbol: xmark.octagon.fill } } }
                banners: { brand: { level: error } }
                """, title: "A name that is the same in every language",
                files: [
                    "Localizable.xcstrings": """
                    { "sourceLanguage": "en", "strings": {
                      "brand": { "shouldTranslate": false, "localizations": {
                        "en": { "stringUnit": { "state": "translated", "value": "Acme Cloud Drive" } }
                      } }
                    }, "version": "1.0" }
                    """
                ]),
        ])

    static func check(_ context: RuleContext) {
        let supported = context.spec.locales.supported
        guard supported.count > 1 else { return }
        // Texts are in few different sets of languages; what each set leaves out is found once.
        var known: [[String]: [String]] = [:]
        SpecText.forEach(in: context) { text in
            let locales = text.text.entries.map(\.locale)
            let missing = known[locales] ?? supported.filter { !isThere($0, Set(locales)) }
            known[locales] = missing
            guard !missing.isEmpty, text.text.origin?.isTranslatable != false,
                let development = text.text.entries.first,
                development.content.mainPattern.hasLetters
            else { return }
            context.report(unlessPassed: { passed in
                let missing = missing.filter { !passed.contains(.init(theme: text.theme, locale: $0)) }
                guard !missing.isEmpty else { return }
                context.report(in: missing.map { Finding.Case(.init(theme: text.theme, locale: $0)) }) {
                    context.report(
                        "\(text.subject) is missing in \(Figure.list(missing))", at: text.text.place,
                        notes: ["without it, people get the text in `\(development.locale)`"],
                        help: [
                            text.text.origin.map { place(of: $0, in: missing, context.spec.locales.development) }
                                ?? help(text.text, added: missing, context)
                        ])
                }
            })
        }
    }

    /// How the text is written with more languages. One that stands by itself has no place for them yet.
    private static func help(_ text: LocalizedText, added: [String], _ context: RuleContext) -> String {
        let rest = added.count > 3 ? " and so on" : ""
        let first = text.entries.first
        guard let first, first.place == text.place, text.entries.count == 1 else {
            return "add " + added.prefix(3).map { "`\($0): …`" }.joined(separator: ", ") + rest
        }
        var own = context.written(text.place)
        if case .plural = first.content {
            own = "{ plural: …, other: … }"
        } else if own.utf8.count > longestQuoted || own.utf8.contains(0x0A) {
            own = "…"
        } else if !own.hasPrefix("\""), !own.hasPrefix("'"), own.utf8.contains(where: ",[]{}".utf8.contains) {
            own = QuotedScalar.quoting(own)
        }
        let others = added.prefix(3).map { ", \($0): …" }.joined()
        return "write `{ \(first.locale): \(own)\(others) }`\(rest)"
    }

    /// A longer text would make the advice hard to read.
    private static let longestQuoted = 60

    /// The files of languages, where each has its own, or the one that has all.
    private static func place(of text: TextOrigin, in locales: [String], _ development: String) -> String {
        var seen: Set<String> = []
        let paths = locales.map { text.path(in: $0, development: development) }.filter { seen.insert($0).inserted }
        return "translate `\(text.key.prefix(60))` in \(Figure.list(paths))"
    }

    private static func isThere(_ locale: String, _ locales: Set<String>) -> Bool {
        locales.contains(locale) || BannerLocale.wider(of: locale).contains(where: locales.contains)
    }
}
