// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// A translation that its file says is not done.
enum L10nState: Rule {
    static let description = RuleDescription(
        "BN925", "l10n-state", .accessibility, .warning,
        summary: "texts of files are translated, looked at and in use, as far as those files tell",
        source: "Apple, Localizing and varying text with a string catalog, \"Review the state of translations\"",
        what:
            "No text that a banner takes from a file has the state `new` or `needs_review` in a language that the spec "
            + "supports, and no key is marked as `stale`. Files that tell no states are taken at their word.",
        why:
            "A text that needs a review was translated before the original changed, and may say something else now. Xcode calls a "
            + "key stale that it finds in no code, since it doesn't know specs, and people then delete it.",
        how:
            "Have the translation done or marked as reviewed. Set a stale key to be managed by hand: in Xcode, the attributes "
            + "inspector, Managed › Manually.",
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
                """, title: "A key that Xcode takes for stale",
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
                let what = entry.state == .new ? "not translated yet" : "to be reviewed"
                context.report(
                    "\(text.subject) in `\(entry.locale)` is marked as \(what)", at: entry.place,
                    help: [entry.state == .new ? "have it translated" : "have it reviewed, and mark it as translated"])
            }
        }
    }
}
