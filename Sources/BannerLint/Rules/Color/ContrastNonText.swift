// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// An icon or a track that can't be seen against the fill.
enum ContrastNonText: Rule {
    static let limit = RuleParameter.number("limit", 3, in: 1...21, "the minimum contrast ratio")

    static let description = RuleDescription(
        "BN403", "contrast-non-text", .color, .error,
        summary: "icons, the indicator and the progress track stand out from the tint by 3:1",
        source: "WCAG 2.2, 1.4.11 Non-text Contrast",
        what:
            "The following are compared with the `tint`, as in contrast-text: symbols and the icon of the level, "
            + "drawn in the level's `accent`, or else in `onTint`; icon buttons, drawn in `onTint`; and the indicator "
            + "and the track of a progress banner, drawn in the indicator's `color`, or else as icons are. A border "
            + "is compared if nothing else shows where the banner ends: with `fill: none` and without a shadow. "
            + "Around a fill, a border is decoration, which the criterion leaves out. In a style that no banner uses, "
            + "the indicator and the border are reported if they stand out on no level. A pair of colours that "
            + "contrast-text reports is left to it, and its finding then says this too.",
        why:
            "People who can't see the icon are left with only the colour, and people who can't see the track don't "
            + "see the progress.",
        how: "Use the colour that the finding proposes, or one that is much lighter or darker than the tint.",
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
            RuleExample(
                """
                levels:
                  warning:
                    tint: "#FFF6E0"
                    onTint: "#1A1A1A"
                    accent: «"#FFCC00"
                    icon: { symbol: exclamationmark.triangle.fill, decorative: true }
                banners:
                  offline: { level: warning, text: You are offline. }
                """, title: "An accent"),
            RuleExample(
                """
                levels:
                  plain: { tint: "#FFFFFF", onTint: { light: "#1A1A1A", dark: "#FFFFFF" }, icon: none }
                styles:
                  inline: { position: embedded, shape: { fill: none, border: { width: 1, color: «"#D0D0D0" } } }
                banners:
                  offline: { level: plain, style: inline, text: You are offline. }
                """, title: "A border that is the banner's only outline"),
        ],
        good: [
            RuleExample(
                """
                styles:
                  bar: { indicator: { height: 4, color: "#FFFFFF" } }
                banners:
                  syncing: { level: error, style: bar, text: Syncing…, progress: { kind: determinate } }
                """),
            RuleExample(
                """
                levels:
                  plain: { tint: "#FFFFFF", onTint: "#1A1A1A", accent: "#8A6000", icon: none }
                styles:
                  card: { shape: { border: { width: 1, color: "#D0D0D0" } } }
                banners:
                  offline: { level: plain, style: card, text: You are offline. }
                """, title: "A border around a fill"),
        ])

    static func check(_ context: RuleContext) {
        let reported = ContrastText.reported(context)
        signFaults(context).report(to: context, unless: reported)
        faults(of: accents(context), offersFix: true, context).report(to: context, unless: reported)
        faults(of: indicators(context), offersFix: true, context).report(to: context)
        checkUnusedStyles(context)
    }

    /// The faults of what is drawn in the text's own colour.
    static func signFaults(_ context: RuleContext) -> ContrastFaults {
        // The minimum of text is higher, so a remedy for an icon alone would rarely be enough.
        faults(of: signs(context), offersFix: false, context)
    }

    /// All faults that colours are to blame for, also for those who ask in its place.
    static func allFaults(_ context: RuleContext) -> [ContrastFaults] {
        [signFaults(context)]
            + [accents(context), indicators(context)].map { faults(of: $0, offersFix: true, context) }
    }

    private static func faults(of pairs: [ColorPair], offersFix: Bool, _ context: RuleContext) -> ContrastFaults {
        var faults = ContrastFaults(offersFix: offersFix)
        let limit = context.limit(limit, of: Self.self)
        for pair in pairs {
            for appearance in Appearance.allCases {
                faults.check(pair, appearance, limit: limit) {
                    "graphics that people need to understand a banner have to stand out this much (WCAG 2.2, 1.4.11)"
                }
            }
        }
        return faults
    }

    // MARK: Drawn in `onTint`

    /// What a look draws in `onTint` beside the text, or in the level's accent.
    private struct Signs: OptionSet {
        let rawValue: Int
        static let icon = Signs(rawValue: 1)
        static let track = Signs(rawValue: 2)
        static let border = Signs(rawValue: 4)
        static let iconButton = Signs(rawValue: 8)

        var subjects: [String] {
            var names: [String] = []
            if !isDisjoint(with: [.icon, .iconButton]) { names.append("icon") }
            if contains(.track) { names.append("progress track") }
            if contains(.border) { names.append("border") }
            return names
        }
    }

    /// The pairs of tint and sign, each once, with all that is drawn so.
    private static func signs(_ context: RuleContext) -> [ColorPair] {
        let signsOfBanners = SignsOfBanners(context.spec)
        var signs: [LevelColorKey: Signs] = [:]
        return context.distinctUses { use -> LevelColorKey? in
            let drawn = signsOnTint(of: use, signsOfBanners)
            guard !drawn.isEmpty, let key = LevelColorKey(use.look.level) else { return nil }
            signs[key, default: []].formUnion(drawn)
            return key
        }
        .map { scenario, look in
            ColorPair(scenario, look, LevelColorKey(look.level).flatMap { signs[$0] }?.subjects ?? ["icon"])
        }
    }

    /// What is drawn in `onTint`: all of it without an accent, and else the icons of buttons alone.
    private static func signsOnTint(of use: Scenario.LookUse, _ banners: SignsOfBanners) -> Signs {
        let signs = banners.signs(of: use)
        return use.look.level.accent.value == nil ? signs : signs.intersection(.iconButton)
    }

    // MARK: Drawn in the accent

    private struct AccentKey: Hashable {
        var tint: ColorKey
        var drawn: ColorKey
        var isOnTint: Bool
    }

    /// The pairs of tint and accent, each once, with all that is drawn so; and borders in colours of their own.
    private static func accents(_ context: RuleContext) -> [ColorPair] {
        let signsOfBanners = SignsOfBanners(context.spec)
        var signs: [AccentKey: Signs] = [:]
        var pairs: [(key: AccentKey, pair: ColorPair)] = []
        for scenario in context.scenarios {
            for use in scenario.usesOfAllLevels {
                let (level, style) = (use.look.level, use.look.style)
                guard level.accent.value != nil || style.border.value != nil,
                    let tint = ColorKey(level.tint.value, at: level.tint.place)
                else { continue }
                let isOnTint = style.showsTint
                func add(_ color: ChosenColor, _ subject: Signs) {
                    guard let drawn = ColorKey(color.value, at: color.place) else { return }
                    let key = AccentKey(tint: tint, drawn: drawn, isOnTint: isOnTint)
                    if signs.updateValue(signs[key, default: []].union(subject), forKey: key) == nil {
                        pairs.append((key, ColorPair(scenario, use.look, [], in: color)))
                    }
                }
                var drawn = level.accent.value == nil ? [] : signsOfBanners.signs(of: use).subtracting(.iconButton)
                if let border = style.border.value, border.isDrawn, showsBar(use.look) {
                    if case .accent = border.paint, level.accent.value != nil {
                        drawn.insert(.border)
                    } else if let color = ChosenColor(border.paint, on: level) {
                        add(color, .border)
                    }
                }
                if !drawn.isEmpty, let accent = ChosenColor(level.accent) { add(accent, drawn) }
            }
        }
        return pairs.map { key, pair in
            ColorPair(pair.scenario, pair.look, signs[key]?.subjects ?? ["icon"], in: pair.drawn)
        }
    }

    /// Whether nothing but its border shows where a banner begins and ends.
    private static func showsBar(_ look: Look) -> Bool { !look.style.isFilled && look.style.shadow.value == nil }

    /// The signs of each banner, which are the same in all themes but for what level and style say.
    private struct SignsOfBanners {
        /// What a banner has by itself: a track if its indicator has no colour of its own, an icon if its image is a symbol.
        private let own: [Signs]
        /// Whether a banner shows the icon of its level. An image of its own stands in its place.
        private let showsLevel: [Bool]

        init(_ spec: Spec) {
            own = spec.banners.map { banner in
                var signs: Signs = []
                if Self.hasIconButton(banner, spec) { signs.insert(.iconButton) }
                if banner.extras?.progress != nil { signs.insert(.track) }
                // A picture has colours of its own; a symbol has not.
                if case .symbol? = banner.extras?.image?.source { signs.insert(.icon) }
                return signs
            }
            showsLevel = spec.banners.map { $0.extras?.image == nil }
        }

        private static func hasIconButton(_ banner: Banner, _ spec: Spec) -> Bool {
            banner.buttons.contains { button in
                let button = spec.buttons[button.value]
                return button.variant == .icon && button.isEnabled
            }
        }

        func signs(of use: Scenario.LookUse) -> Signs {
            let hasLevelIcon = use.look.level.icon.value != nil
            // What no banner uses yet may show its icon.
            var signs: Signs = use.banners.isEmpty && hasLevelIcon ? .icon : []
            for banner in use.banners {
                signs.formUnion(own[banner])
                if hasLevelIcon, showsLevel[banner] { signs.insert(.icon) }
            }
            return use.look.style.indicatorColor.value == nil ? signs : signs.subtracting(.track)
        }
    }

    // MARK: Indicators

    private struct IndicatorKey: Hashable {
        var tint: ColorKey
        var indicator: ColorKey
        var isOnTint: Bool
    }

    private static func indicators(_ context: RuleContext) -> [ColorPair] {
        context.distinctUses { use -> IndicatorKey? in
            let style = use.look.style
            guard isShown(style), let color = style.indicatorColor.value,
                let indicator = ColorKey(color, at: style.indicatorColor.place),
                let tint = ColorKey(use.look.level.tint.value, at: use.look.level.tint.place)
            else { return nil }
            return IndicatorKey(tint: tint, indicator: indicator, isOnTint: style.showsTint)
        }
        .compactMap { scenario, look in
            ChosenColor(look.style.indicatorColor).map { ColorPair(scenario, look, ["indicator"], in: $0) }
        }
    }

    // MARK: Styles that no banner uses

    private static func checkUnusedStyles(_ context: RuleContext) {
        UnsuitedStyles(context) { _ in
            context.limit(limit)
        } _: { scenario, look in
            guard isShown(look.style), let color = ChosenColor(look.style.indicatorColor), let place = color.place
            else { return nil }
            return (ColorPair(scenario, look, ["the indicator"], in: color), place)
        }
        .report("without a `color`, the indicator is drawn as icons are")

        UnsuitedStyles(context) { _ in
            context.limit(limit)
        } _: { scenario, look in
            guard showsBar(look), let border = look.style.border.value, border.isDrawn,
                let color = ChosenColor(border.paint, on: look.level), let place = look.style.border.place
            else { return nil }
            return (ColorPair(scenario, look, ["the border"], in: color), place)
        }
        .report("`color: onTint` draws the border as the text is drawn")
    }

    private static func isShown(_ style: StyleAttributes) -> Bool { (style.indicatorHeight.value ?? 0) > 0 }
}
