// SPDX-License-Identifier: Apache-2.0

import BannerKit
import BannerSpec
import Diagnostics

/// An icon or a track that can't be seen against the fill.
enum ContrastNonText: Rule {
    static let limit = RuleParameter.number("limit", 3, in: 1...21, "the least contrast ratio")

    static let description = RuleDescription(
        "BN403", "contrast-non-text", .color, .error,
        summary: "icons, the indicator and the progress track stand out from the tint by 3:1",
        source: "WCAG 2.2, 1.4.11 Non-text Contrast",
        what:
            "The contrast of these against the `tint`, as in contrast-text: symbols, the icon of the level and icon "
            + "buttons, all drawn in `onTint`; the indicator and the track of a progress banner, drawn in the "
            + "indicator's `color`, or else in `onTint`. A pair of colours that contrast-text reports is left to it, which then "
            + "says this too.",
        why:
            "People who can't see the icon are left with colour alone, and those who can't see the track don't see the progress.",
        how: "Take the colour that the finding proposes, or another one that is much lighter or darker than the tint.",
        fix: .unsafe,
        parameters: [limit],
        bad: [
            RuleExample(
                """
                levels:
                  warning:
                    tint: «"#FFCC00"
                    onTint: "#FFFFFF"
                    icon: { symbol: exclamationmark.triangle.fill, decorative: true }
                banners:
                  offline: { level: warning, text: You are offline. }
                """),
            RuleExample(
                """
                styles:
                  bar: { indicator: { height: 4, color: «"#D65A50" } }
                banners:
                  syncFailed: { level: error, style: bar, text: Sync failed. }
                """, title: "An indicator"),
        ],
        good: [
            RuleExample(
                """
                styles:
                  bar: { indicator: { height: 4, color: "#FFFFFF" } }
                banners:
                  syncing: { level: error, style: bar, text: Syncing…, progress: { kind: determinate } }
                """)
        ])

    static func check(_ context: RuleContext) {
        signFaults(context).report(to: context, unless: ContrastText.reported(context))
        faults(of: indicators(context), offersFix: true, context).report(to: context)
    }

    /// The faults of what is drawn in the text's own colour.
    static func signFaults(_ context: RuleContext) -> ContrastFaults {
        // The minimum of text is higher, so a remedy for an icon alone would rarely be enough.
        faults(of: signs(context), offersFix: false, context)
    }

    private static func faults(of pairs: [ColorPair], offersFix: Bool, _ context: RuleContext) -> ContrastFaults {
        var faults = ContrastFaults(offersFix: offersFix)
        let limit = context.limit(limit, of: Self.self)
        for pair in pairs {
            for appearance in Appearance.allCases {
                faults.check(pair, appearance, limit: limit) {
                    "what is not text, but needed to understand a banner, has to stand out this much (WCAG 2.2, 1.4.11)"
                }
            }
        }
        return faults
    }

    // MARK: Drawn in `onTint`

    /// What a look draws in `onTint` beside the text.
    private struct Signs: OptionSet {
        let rawValue: Int
        static let icon = Signs(rawValue: 1)
        static let track = Signs(rawValue: 2)

        var subject: String {
            self == .icon ? "icon" : self == .track ? "progress track" : "icon and progress track"
        }
    }

    /// The pairs of tint and sign, each once, with all that is drawn so.
    private static func signs(_ context: RuleContext) -> [ColorPair] {
        var signs: [LevelColorKey: Signs] = [:]
        for use in context.scenarios.lazy.flatMap(\.usesOfAllLevels) {
            guard let key = LevelColorKey(use.look.level) else { continue }
            signs[key, default: []].formUnion(self.signs(of: use, context))
        }
        return context.distinctUses { use in
            LevelColorKey(use.look.level).flatMap { self.signs(of: use, context).isEmpty ? nil : $0 }
        }
        .map { scenario, look in
            ColorPair(scenario, look, LevelColorKey(look.level).flatMap { signs[$0] }?.subject ?? "icon")
        }
    }

    private static func signs(of use: Scenario.LookUse, _ context: RuleContext) -> Signs {
        // What no banner uses yet may show its icon.
        var signs: Signs = use.banners.isEmpty && use.look.level.icon.value != nil ? .icon : []
        for index in use.banners {
            let banner = context.spec.banners[index]
            if showsIcon(banner, use.look, context) { signs.insert(.icon) }
            if use.look.style.indicatorColor.value == nil, banner.extras?.progress != nil { signs.insert(.track) }
        }
        return signs
    }

    /// A banner's own image stands in the place of the level's icon. A picture has colours of its own; a symbol has
    /// not.
    private static func showsIcon(_ banner: Banner, _ look: Look, _ context: RuleContext) -> Bool {
        let hasIconButton = banner.buttons.contains { button in
            let button = context.spec.buttons[button.value]
            return button.variant == .icon && button.isEnabled
        }
        guard !hasIconButton, let image = banner.extras?.image else {
            return hasIconButton || look.level.icon.value != nil
        }
        if case .symbol = image.source { return true }
        return false
    }

    // MARK: Indicators

    private struct IndicatorKey: Hashable {
        var tint: ColorKey
        var indicator: ColorKey
    }

    private static func indicators(_ context: RuleContext) -> [ColorPair] {
        context.distinctUses { use -> IndicatorKey? in
            let style = use.look.style
            guard isShown(style), let color = style.indicatorColor.value,
                let indicator = ColorKey(color, at: style.indicatorColor.place),
                let tint = ColorKey(use.look.level.tint.value, at: use.look.level.tint.place)
            else { return nil }
            return IndicatorKey(tint: tint, indicator: indicator)
        }
        .compactMap { scenario, look in
            ChosenColor(look.style.indicatorColor).map { ColorPair(scenario, look, "indicator", in: $0) }
        }
    }

    private static func isShown(_ style: StyleAttributes) -> Bool { (style.indicatorHeight.value ?? 0) > 0 }
}
