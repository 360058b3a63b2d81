// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// A level that nothing but its colour tells from others.
enum ColorNotOnly: Rule {
    static let description = RuleDescription(
        "BN407", "color-not-only", .color, .error,
        summary: "a level has an icon, or a prefix that is seen and spoken, besides its tint",
        source: "WCAG 2.2, 1.4.1 Use of Color",
        what:
            "Each level has an `icon`. A level without one passes only if each of its banners shows an icon or an "
            + "image of its own, or begins in every language and theme with the words of the `spokenPrefix`, so that the "
            + "prefix is also seen.",
        why:
            "About 1 man in 12 sees red and green differently; to him, red and green banners may look alike.",
        how: "Give the level an `icon` that no other level has.",
        bad: [
            RuleExample(
                """
                levels:
                  «error: { tint: "#8A0314", onTint: "#FFFFFF", spokenPrefix: Error }
                banners:
                  syncFailed: { level: error, text: Sync failed. }
                """)
        ],
        good: [
            RuleExample(
                """
                levels:
                  error: { tint: "#8A0314", onTint: "#FFFFFF", icon: { symbol: xmark.octagon.fill, decorative: true } }
                banners:
                  syncFailed: { level: error, text: Sync failed. }
                """),
            RuleExample(
                """
                levels:
                  error: { tint: "#8A0314", onTint: "#FFFFFF", spokenPrefix: Error }
                banners:
                  syncFailed: { level: error, text: "Error: sync failed." }
                """, title: "A prefix that is seen too"),
        ])

    static func check(_ context: RuleContext) {
        let spec = context.spec
        // A theme may change an icon, but not take it away.
        var banners: [Int: [Int]] = [:]
        for (index, banner) in spec.banners.enumerated() where !hasSign(banner, at: index, context.scenarios) {
            banners[banner.level, default: []].append(index)
        }
        let used = Set(spec.banners.map(\.level))
        for (index, level) in spec.design.levels.enumerated() where level.attributes.icon.value == nil {
            guard banners[index] != nil || !used.contains(index) else { continue }
            let examples = (banners[index] ?? []).map { spec.banners[$0].name.value }
            context.report(
                "only its colour tells what the level `\(level.name.value)` means", at: level.name.place,
                labels: level.attributes.tint.place.map { [Label("the colour", at: $0)] } ?? [],
                notes: examples.isEmpty
                    ? []
                    : ["\(Figure.list(examples, limit: 3)) show\(examples.count == 1 ? "s" : "") no icon and no image"],
                help: ["give the level an icon: `icon: { symbol: NAME, decorative: true }`"])
        }
    }

    private static func hasSign(_ banner: Banner, at index: Int, _ scenarios: [Scenario]) -> Bool {
        if banner.look.level.icon.value != nil || banner.extras?.image != nil { return true }
        return scenarios.allSatisfy { scenario in
            // A theme may write another text, or another prefix.
            showsPrefix(scenario.looks[index].level.spokenPrefix.value, scenario.text(of: banner, at: index))
        }
    }

    private static func showsPrefix(_ prefix: LocalizedText?, _ text: LocalizedText) -> Bool {
        guard let prefix, !text.entries.isEmpty else { return false }
        return text.entries.allSatisfy { entry in
            guard let prefix = prefix.entry(for: entry.locale)?.content.mainPattern.literal, !prefix.isEmpty else {
                return false
            }
            return entry.content.patterns.allSatisfy { pattern in
                guard case .literal(let start)? = pattern.segments.first else { return false }
                return begins(start, with: prefix)
            }
        }
    }

    /// Whether `prefix` is a word, or several, that the text begins with, as BannerKit understands it: “Error: …”, but not
    /// “Errors …”.
    private static func begins(_ text: String, with prefix: String) -> Bool {
        guard text.utf8.starts(with: prefix.utf8) else { return false }
        let next = text.unicodeScalars.dropFirst(prefix.unicodeScalars.count).first
        return next.map { !$0.properties.isAlphabetic } ?? true
    }
}
