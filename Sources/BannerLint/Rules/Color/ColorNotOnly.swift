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
            + "image of its own, or begins in every language with the `spokenPrefix`, so that the prefix is also seen.",
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
        for (index, banner) in spec.banners.enumerated() where !hasSign(banner) {
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

    private static func hasSign(_ banner: Banner) -> Bool {
        banner.look.level.icon.value != nil || banner.extras?.image != nil || showsPrefix(banner)
    }

    private static func showsPrefix(_ banner: Banner) -> Bool {
        guard let prefix = banner.look.level.spokenPrefix.value, !banner.text.entries.isEmpty else { return false }
        return banner.text.entries.allSatisfy { entry in
            guard let prefix = prefix.entry(for: entry.locale)?.content.mainPattern.literal, !prefix.isEmpty else {
                return false
            }
            return entry.content.patterns.allSatisfy { pattern in
                guard case .literal(let start)? = pattern.segments.first else { return false }
                return start.hasPrefix(prefix)
            }
        }
    }
}

extension LocalizedText.Content {
    /// Every form of the text.
    fileprivate var patterns: [Pattern] {
        switch self {
        case .pattern(let pattern): [pattern]
        case .plural(_, let forms): forms.map(\.pattern)
        }
    }
}
