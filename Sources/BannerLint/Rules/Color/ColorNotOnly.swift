// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A level that nothing but its colour tells from others.
enum ColorNotOnly: Rule {
    static let comparesLevels = true

    static let description = RuleDescription(
        "BN407", "color-not-only", .color, .error, mildest: .warning,
        summary: "besides its tint, a level has an icon of its own, or a prefix that is seen and spoken",
        source: "WCAG 2.2, 1.4.1 Use of Color",
        what:
            "Each level has an `icon`, in every theme. A level without one passes only if each of its banners shows "
            + "an icon or an image of its own, or begins in every language and theme with the words of the "
            + "`spokenPrefix`, so that the prefix is also seen. With `icon: none`, which is a choice, one level may "
            + "go without: the lack of an icon tells it from the others. A second level may not. Nor may a banner "
            + "with `image: none` or `icon: none` whose level has an icon, if there is another level that it could be "
            + "mistaken for. An icon that two levels in use share, in any theme, tells neither from the other: a "
            + "warning, unless both have the same colours in every appearance.",
        why: "About 1 man in 12 sees red and green differently; red and green banners may look alike to him.",
        how:
            "Give the level an `icon` that no other level has, or begin its texts with the words of its `spokenPrefix`.",
        bad: [
            RuleExample(
                """
                levels:
                  «error: { tint: "#8A0314", onTint: "#FFFFFF", spokenPrefix: Error }
                banners:
                  syncFailed: { level: error, text: Sync failed. }
                """),
            RuleExample(
                """
                levels:
                  error: { tint: "#8A0314", onTint: "#FFFFFF", icon: none }
                  info:  { tint: "#0A3069", onTint: "#FFFFFF", icon: «none }
                banners:
                  syncFailed: { level: error, text: Sync failed. }
                  synced:     { level: info, text: All is synced. }
                """, title: "Two levels without an icon by choice"),
            RuleExample(
                """
                levels:
                  warning: { tint: "#8A5000", onTint: "#FFFFFF", icon: { symbol: bell, decorative: true } }
                  error:   { tint: "#B3261E", onTint: "#FFFFFF", icon: «{ symbol: bell, decorative: true } }
                banners:
                  diskFull:   { level: warning, text: The disk is nearly full. }
                  syncFailed: { level: error, text: Sync failed. }
                """, title: "Two meanings under one sign"),
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
                """, title: "A prefix that is also seen"),
            RuleExample(
                """
                levels:
                  error: { tint: "#8A0314", onTint: "#FFFFFF", icon: { symbol: xmark.octagon.fill, decorative: true } }
                  plain: { tint: "#0A3069", onTint: "#FFFFFF", icon: none }
                banners:
                  syncFailed: { level: error, text: Sync failed. }
                  synced:     { level: plain, text: All is synced. }
                """, title: "One level without an icon by choice"),
        ])

    static func check(_ context: RuleContext) {
        let bare = BareBanners(context) { hasSign($0, at: $1, in: $2) }
        for level in bare.levels where !level.isChosen { report(level, context) }
        // One may go without; the next ones look as it does but for the colour.
        let chosen = bare.levels.filter(\.isChosen)
        for level in chosen.dropFirst() { report(level, from: chosen[0], context) }
        for fault in SharedIcons(context, showsMore).faults { report(fault, context) }
        guard context.spec.design.levels.count > 1 else { return }
        for banner in bare.chosen { report(banner, context) }
    }

    private static func report(_ level: BareBanners.Level, _ context: RuleContext) {
        context.report(
            "only its colour shows what the level `\(level.name)` means\(level.suffix)", at: level.place,
            labels: color(of: level, context).map { [Label("the colour", at: $0)] } ?? [],
            notes: note(level, context), help: ["give the level an icon: `icon: { symbol: NAME, decorative: true }`"])
    }

    private static func report(
        _ level: BareBanners.Level, from other: BareBanners.Level, _ context: RuleContext
    ) {
        let suffix = level.suffix.isEmpty ? other.suffix : level.suffix
        context.report(
            "only its colour tells the level `\(level.name)` from `\(other.name)`, which has no icon either\(suffix)",
            at: level.place, labels: [Label("no icon either", at: other.place)], notes: note(level, context),
            help: [
                "begin its texts with the words of its `spokenPrefix`",
                "leave one level alone without an icon: that tells it from the others",
            ])
    }

    private static func report(_ fault: SharedIcons.Fault, _ context: RuleContext) {
        let (level, other) = (fault.level, fault.other)
        let banners = fault.banners.map { context.spec.banners[$0].name.value }
        context.report(
            "only its colour tells the level `\(level.name)` from `\(other.name)`, which has the same icon\(fault.suffix)",
            at: level.place, labels: [Label("the icon of `\(other.name)`", at: other.place)],
            notes: ["\(Figure.list(banners, limit: 3)) show\(banners.count == 1 ? "s" : "") no other sign"],
            help: ["give each level an icon of its own", "or begin its texts with the words of its `spokenPrefix`"],
            atMost: .warning)
    }

    private static func note(_ level: BareBanners.Level, _ context: RuleContext) -> [String] {
        let examples = level.banners.map { context.spec.banners[$0].name.value }
        guard !examples.isEmpty else { return [] }
        return ["\(Figure.list(examples, limit: 3)) show\(examples.count == 1 ? "s" : "") no icon and no image"]
    }

    private static func color(of level: BareBanners.Level, _ context: RuleContext) -> Place? {
        context.spec.design.levels[level.index].attributes.tint.place
    }

    private static func report(_ banner: BareBanners.Chosen, _ context: RuleContext) {
        let banners = context.spec.banners
        let level = context.spec.design.levels[banners[banner.index].level].name
        context.report(
            "only its colour shows that `\(banners[banner.index].name.value)` is of the level `\(level.value)`",
            at: banner.place, labels: [Label("whose other banners show an icon", at: level.place)],
            help: [
                "begin its text with the words of its `spokenPrefix`",
                "leave the level's icon, or choose a level with `icon: none`",
            ])
    }

    private static func hasSign(_ banner: Banner, at index: Int, in scenario: Scenario) -> Bool {
        scenario.looks[index].level.icon.value != nil || showsMore(banner, at: index, in: scenario)
    }

    /// Whether a banner shows more of its level than colour and icon.
    private static func showsMore(_ banner: Banner, at index: Int, in scenario: Scenario) -> Bool {
        if banner.extras?.image != nil { return true }
        // A theme may write another text, or another prefix. What stands first is read first.
        let first = banner.extras?.title ?? scenario.text(of: banner, at: index)
        return showsPrefix(scenario.looks[index].level.spokenPrefix.value, first)
    }

    private static func showsPrefix(_ prefix: LocalizedText?, _ text: LocalizedText) -> Bool {
        guard let prefix, !text.entries.isEmpty else { return false }
        return text.entries.allSatisfy { entry in
            guard let prefix = prefix.entry(for: entry.locale)?.content.mainPattern.literal, !prefix.isEmpty else {
                return false
            }
            return entry.content.patterns.allSatisfy { pattern in
                guard case .literal(let start)? = pattern.segments.first else { return false }
                return BannerSpeech.begins(start, with: prefix)
            }
        }
    }
}
