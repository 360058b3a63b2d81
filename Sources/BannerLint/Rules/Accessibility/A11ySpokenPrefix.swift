// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// A level that a screen reader does not tell, or not from another one.
enum A11ySpokenPrefix: Rule {
    static let description = RuleDescription(
        "BN902", "a11y-spoken-prefix", .accessibility, .error, mildest: .warning,
        summary: "every level has a spoken prefix of its own",
        source: "WCAG 2.2, 1.3.1 Info and Relationships and 4.1.3 Status Messages; SAP Fiori for iOS, Banners",
        what:
            "A level has a `spokenPrefix`, unless each of its banners has its own. The level's icon then needs no "
            + "label. Two levels with the same prefix in a language, ignoring case, are a warning; if a prefix has no "
            + "translation, the one that an app falls back to is compared. `l10n-missing` checks whether every "
            + "language has one.",
        why:
            "The tint and the icon tell people who see them whether something failed or worked. The prefix tells the "
            + "same to people who listen; the label of an icon is not part of the announcement.",
        how: "Add `spokenPrefix`, a word such as “Error”, in every language.",
        bad: [
            RuleExample(
                """
                levels:
                  «error: { tint: "#B3261E", onTint: "#FFFFFF", icon: { symbol: xmark } }
                """),
            RuleExample(
                """
                levels:
                  error:   { tint: "#B3261E", onTint: "#FFFFFF", spokenPrefix: Notice }
                  warning: { tint: "#8A5000", onTint: "#FFFFFF", spokenPrefix: «notice }
                banners:
                  syncFailed: { level: error, text: Sync failed. }
                  diskFull:   { level: warning, text: The disk is nearly full. }
                """, title: "Two levels that sound the same"),
        ],
        good: [
            RuleExample(
                """
                levels:
                  error:   { tint: "#B3261E", onTint: "#FFFFFF", spokenPrefix: Error }
                  warning: { tint: "#8A5000", onTint: "#FFFFFF", spokenPrefix: Warning }
                banners:
                  syncFailed: { level: error, text: Sync failed. }
                  diskFull:   { level: warning, text: The disk is nearly full. }
                """)
        ])

    static func check(_ context: RuleContext) {
        checkPresence(context)
        var reported: Set<Place> = []
        for scenario in context.scenarios { checkDifference(scenario, context, &reported) }
    }

    /// A theme can add a prefix, but not take one away: the spec without a theme is the worst case.
    private static func checkPresence(_ context: RuleContext) {
        guard let base = context.scenarios.first else { return }
        let used = Set(context.spec.banners.lazy.map(\.level))
        for (index, level) in base.design.levels.enumerated()
        where !used.contains(index) && level.attributes.spokenPrefix.value == nil {
            report(level.name.value, at: level.name.place, label: "", context)
        }
        var missing = AffectedBanners<String>()
        for use in base.uses where use.look.level.spokenPrefix.value == nil {
            let byLevel = Dictionary(grouping: use.banners) { context.spec.banners[$0].level }
            for (index, banners) in byLevel.sorted(by: { $0.key < $1.key }) {
                let level = base.design.levels[index].name
                missing.add(banners, at: level.place, in: base, level.value)
            }
        }
        missing.report(in: context) { group in
            report(group.detail, at: group.place, label: "used by \(context.list(group.banners))", context)
        }
    }

    private static func report(_ level: String, at place: Place, label: String, _ context: RuleContext) {
        context.report(
            "the level `\(level)` has no spoken prefix", at: place, label: label,
            notes: ["a screen reader conveys neither the tint nor the icon when it announces a banner"],
            help: ["add `spokenPrefix: …`, a word for what `\(level)` means"])
    }

    private static func checkDifference(
        _ scenario: Scenario, _ context: RuleContext, _ reported: inout Set<Place>
    ) {
        struct Spoken: Hashable {
            let locale: String
            let words: String
        }
        var known: [Spoken: (level: String, place: Place)] = [:]
        var folding = FoldedTexts()
        let levels = scenario.design.levels
        let locales = LocalizedText.locales(of: levels.compactMap(\.attributes.spokenPrefix.value))
        for level in levels {
            guard let prefix = level.attributes.spokenPrefix.value, let development = prefix.entries.first else {
                continue
            }
            let table = TextTable(prefix)
            var same: [(locale: String, entry: LocalizedText.Entry, other: (level: String, place: Place))] = []
            for locale in locales {
                let entry = table.entry(for: locale) ?? development
                guard let words = entry.content.mainPattern.literal, !words.isEmpty else { continue }
                let spoken = Spoken(locale: locale, words: folding.folded(words, in: locale))
                if let other = known[spoken] { same.append((locale, entry, other)) }
                known[spoken] = known[spoken] ?? (level.name.value, entry.place)
            }
            for (index, first) in same.enumerated()
            where !same[..<index].contains(where: { $0.other.level == first.other.level })
                && reported.insert(first.entry.place).inserted
            {
                let shared = same.filter { $0.other.level == first.other.level }.map(\.locale)
                context.report(in: shared.map { Finding.Case(.init(theme: scenario.theme, locale: $0)) }) {
                    context.report(
                        "`\(level.name.value)` and `\(first.other.level)` have the same spoken prefix in "
                            + Figure.list(shared) + scenario.suffix,
                        at: first.entry.place,
                        labels: [Label("the prefix of `\(first.other.level)`", at: first.other.place)],
                        notes: ["people who listen can't tell a banner of one level from one of the other"],
                        help: ["give each level a word of its own"], atMost: .warning)
                }
            }
        }
    }
}
