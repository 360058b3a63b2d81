// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// The same meaning under another sign.
enum ConsistentIdentification: Rule {
    static let description = RuleDescription(
        "BN919", "consistent-identification", .accessibility, .warning,
        summary: "banners of one level share its icon and its spoken prefix",
        source: "WCAG 2.2, 3.2.4 Consistent Identification",
        what:
            "No banner has an icon or a spoken prefix of its own that differs from its level's, in the spec or in any "
            + "theme. If a level has no icon, its banners don't have different ones. Levels that share an icon are left "
            + "to color-not-only.",
        why:
            "People learn a sign once. If the same warning appears under a different sign, they have to work out "
            + "whether it is the same.",
        how: "Leave the icon to the level. Use a banner's `image` to show what that banner is about.",
        bad: [
            RuleExample(
                """
                banners:
                  offline: { level: error, text: You are offline., icon: «{ symbol: wifi.slash, decorative: true } }
                  synced:  { level: error, text: Sync failed., spokenPrefix: «Failure }
                """)
        ],
        good: [
            RuleExample(
                """
                banners:
                  offline: { level: error, text: You are offline., image: { symbol: wifi.slash, decorative: true } }
                """)
        ])

    static func check(_ context: RuleContext) {
        var reported: Set<Place> = []
        for scenario in context.scenarios {
            for use in scenario.uses where use.look.isOwn {
                for index in use.banners { check(context.spec.banners[index], use.look, scenario, &reported, context) }
            }
            checkIconlessLevels(scenario, &reported, context)
        }
    }

    /// Where a level leaves the icon to its banners, they show the same one.
    private static func checkIconlessLevels(
        _ scenario: Scenario, _ reported: inout Set<Place>, _ context: RuleContext
    ) {
        guard scenario.design.levels.contains(where: { $0.attributes.icon.value == nil }) else { return }
        var first: [Int: (banner: Int, icon: Image)] = [:]
        for (index, look) in scenario.looks.enumerated() {
            let banner = context.spec.banners[index]
            let level = scenario.design.levels[banner.level]
            guard level.attributes.icon.value == nil, let icon = look.level.icon.value else { continue }
            guard let other = first[banner.level] else {
                first[banner.level] = (index, icon)
                continue
            }
            guard other.icon.source != icon.source, reported.insert(icon.place).inserted else { continue }
            let otherName = context.spec.banners[other.banner].name.value
            context.report(
                "`\(banner.name.value)` has a different icon from `\(otherName)`, and both are of the level "
                    + "`\(level.name.value)`\(scenario.suffix)", at: icon.place,
                labels: [Label("the icon of `\(otherName)`", at: other.icon.place)],
                notes: ["things that mean the same are shown in the same way (WCAG 2.2, 3.2.4)"],
                help: ["give the level an icon, and show what a banner is about as its `image`"])
        }
    }

    private static func check(
        _ banner: Banner, _ look: Look, _ scenario: Scenario, _ reported: inout Set<Place>, _ context: RuleContext
    ) {
        let level = scenario.design.levels[banner.level]
        let (name, levelName) = (banner.name.value, level.name.value)
        if let own = look.level.icon.value, let common = level.attributes.icon.value, own.source != common.source,
            reported.insert(own.place).inserted
        {
            context.report(
                "`\(name)` has a different icon from its level `\(levelName)`\(scenario.suffix)", at: own.place,
                labels: [Label("the icon of `\(levelName)`", at: common.place)],
                notes: ["things that mean the same are shown in the same way (WCAG 2.2, 3.2.4)"],
                help: ["show it as the banner's `image`, and leave the icon to the level"])
        }
        if let own = look.level.spokenPrefix.value, let common = level.attributes.spokenPrefix.value,
            own.place != common.place, differ(own, common), reported.insert(own.place).inserted
        {
            context.report(
                "`\(name)` has a different spoken prefix from its level `\(levelName)`\(scenario.suffix)",
                at: own.place,
                labels: [Label("the prefix of `\(levelName)`", at: common.place)],
                notes: ["things that mean the same are called the same (WCAG 2.2, 3.2.4)"],
                help: ["leave the prefix to the level"])
        }
    }

    /// Whether two texts differ in a language that both are in.
    private static func differ(_ one: LocalizedText, _ other: LocalizedText) -> Bool {
        let contents = Dictionary(
            other.entries.map { ($0.locale, $0.content) }, uniquingKeysWith: { first, _ in first })
        return one.entries.contains { entry in contents[entry.locale].map { $0 != entry.content } ?? false }
    }
}
