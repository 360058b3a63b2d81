// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// A translation that its file says is not done.
enum L10nState: Rule {
    static let description = RuleDescription(
        "BN925", "l10n-state", .accessibility, .warning,
        summary: "texts from files are translated, reviewed and in use, as far as the files say",
        source: "Apple, Localizing and varying text with a string catalog, \"Review the state of translations\"",
        what:
            "No text that a banner takes from a file has the state `new` or `needs_review` in a supported language, "
            + "and no key is marked as `stale`. Files that record no states are trusted.",
        why:
            "A text that needs a review was translated before the original changed, and may now say something "
            + "different. Xcode marks a key as stale if it finds the key in no code, since it doesn't know specs, and "
            + "people then delete the key.",
        how:
            "Have the text translated, or its translation marked as reviewed. Set a stale key to be managed by hand: "
            + "in Xcode, use the attributes inspector, Managed › Manually.",
        bad: [
            RuleExample(
                """
                use: [Localizable.xcstrings]
                locales: { development: en, supported: [en, de] }
                levels: { error: { tint: "#8C1D18", onTint: "#FFFFFF", icon: none } }
                banners: { syncFailed: { level: error } }
                """,
                files: [
                    "Localizable.xcstrings": """
                    { "sourceLanguage": "en", "strings": {
                      "syncFailed": { "localizations": {
                        "en": { "stringUnit": { "state": "translated", "value": "Sync failed." } },
                        "de": { "stringUnit": { "state": "needs_review", "value": «"Fehler beim Sync." } }
                      } }
                    }, "version": "1.0" }
                    """
                ]),
            RuleExample(
                """
                use: [Localizable.xcstrings]
                levels: { error: { tint: "#8C1D18", onTint: "#FFFFFF", icon: none } }
                banners: { syncFailed: { level: error, text: { key: sync.failed } } }
                """, title: "A key that Xcode considers stale",
                files: [
                    "Localizable.xcstrings": """
                    { "sourceLanguage": "en", "strings": {
                      «"sync.failed": { "extractionState": "stale", "localizations": {
                        "en": { "stringUnit": { "state": "translated", "value": "Sync failed." } }
                      } }
                    }, "version": "1.0" }
                    """
                ]),
        ],
        good: [
            RuleExample(
                """
                use: [Localizable.xcstrings]
                locales: { development: en, supported: [en, de] }
                levels: { error: { tint: "#8C1D18", onTint: "#FFFFFF", icon: none } }
                banners: { syncFailed: { level: error } }
                """,
                files: [
                    "Localizable.xcstrings": """
                    { "sourceLanguage": "en", "strings": {
                      "syncFailed": { "localizations": {
                        "en": { "stringUnit": { "state": "translated", "value": "Sync failed." } },
                        "de": { "stringUnit": { "state": "translated", "value": "Fehler beim Sync." } }
                      } }
                    }, "version": "1.0" }
                    """
                ])
        ])

    static func check(_ context: RuleContext) {
        guard !context.spec.textUses.isEmpty else { return }
        var seen: Set<Place> = []
        SpecText.forEach(in: context) { text in
            guard let origin = text.text.origin, seen.insert(text.text.place).inserted else { return }
            if origin.isStale {
                context.report(
                    "`\(origin.key.prefix(60))` is marked as stale, but \(text.subject) is taken from it",
                    at: text.text.place, help: ["set it to be managed by hand"])
            }
            for entry in text.text.entries where entry.state != .translated {
                let what = entry.state == .new ? "not translated yet" : "needing review"
                context.report(
                    "\(text.subject) in `\(entry.locale)` is marked as \(what)", at: entry.place,
                    help: [entry.state == .new ? "have it translated" : "have it reviewed, and mark it as translated"])
            }
        }
    }
}
