// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// A colour that one appearance borrows from another.
enum AppearanceComplete: Rule {
    static let highContrast = RuleParameter.flag(
        "highContrast", true,
        "whether a colour given for one appearance with high contrast must be given for the other too")

    static let description = RuleDescription(
        "BN409", "appearance-complete", .color, .error, mildest: .warning,
        summary: "a colour given by appearance covers light and dark, and high contrast for both or neither",
        source: "HIG, Dark Mode and Accessibility, “Increase Contrast”",
        what:
            "A mapping of appearances to colours has `dark`; without it, this is an error. A mapping with "
            + "`lightHighContrast` or `darkHighContrast` has both; with only one, this is a warning. "
            + "contrast-enhanced says which colours need them. A single colour is meant for every appearance, and an "
            + "alias takes the appearances of its target. A theme may leave out what the spec itself gives.",
        why:
            "A colour made for light dazzles in the dark, or can't be made out, and a switch without effect helps "
            + "nobody.",
        how:
            "Add what is missing. If one colour is meant for all appearances, write only the colour, without a "
            + "mapping.",
        parameters: [highContrast],
        bad: [
            RuleExample(
                """
                palette:
                  «red: { light: "#B3261E", lightHighContrast: "#7A0000", darkHighContrast: "#7A0000" }
                levels:
                  error:
                    tint: "{palette.red}"
                    onTint: "#FFFFFF"
                    icon: { symbol: xmark.octagon.fill, decorative: true }
                """),
            RuleExample(
                """
                levels:
                  error:
                    tint: «{ light: "#B3261E", dark: "#A8241C", lightHighContrast: "#7A0000" }
                    onTint: "#FFFFFF"
                    icon: { symbol: xmark.octagon.fill, decorative: true }
                """, title: "High contrast only in light"),
        ],
        good: [
            RuleExample(
                """
                palette:
                  red: { light: "#B3261E", dark: "#A8241C", lightHighContrast: "#7A0000", darkHighContrast: "#7A0000" }
                levels:
                  error:
                    tint: "{palette.red}"
                    onTint: "#FFFFFF"
                    icon: { symbol: xmark.octagon.fill, decorative: true }
                """)
        ])

    static func check(_ context: RuleContext) {
        let asksForHighContrast = context.flag(highContrast)
        var known: Set<Place> = []
        func check(
            _ color: ResolvedColor, _ name: String, at place: Place?, _ scenario: Scenario, over base: Place? = nil
        ) {
            let missing = missing(color, asksForHighContrast)
            guard !missing.isEmpty, let place, known.insert(place).inserted else { return }
            let labels = base == place ? [] : base.map { [Label("what the theme changes", at: $0)] } ?? []
            report(missing, of: name, color, at: place, labels, scenario, context)
        }
        func check(_ color: Resolved<ResolvedColor>, _ name: String, _ scenario: Scenario) {
            check(color.value, name, at: color.place, scenario)
        }
        for scenario in context.scenarios {
            for color in scenario.design.palette {
                check(color.color, color.name.value, at: place(of: color), scenario, over: color.name.place)
            }
            for level in scenario.design.levels {
                check(level.attributes.tint, "tint", scenario)
                check(level.attributes.onTint, "onTint", scenario)
                checkAccent(level.attributes, scenario)
            }
            for style in scenario.design.styles {
                checkIndicator(style.attributes, scenario)
                checkPaint(style.attributes.border.value?.paint, "color", scenario)
                if let shadow = style.attributes.shadow.value { check(shadow.color, "color", scenario) }
            }
            for look in scenario.design.buttonLooks {
                checkPaint(look.fill.value, "fill", scenario)
                checkPaint(look.label.value, "label", scenario)
                checkPaint(look.border.value?.paint, "color", scenario)
            }
            for use in scenario.uses where use.look.isOwn {
                check(use.look.level.tint, "tint", scenario)
                check(use.look.level.onTint, "onTint", scenario)
                checkAccent(use.look.level, scenario)
                checkIndicator(use.look.style, scenario)
            }
        }
        func checkAccent(_ level: LevelAttributes, _ scenario: Scenario) {
            guard let color = level.accent.value else { return }
            check(color, "accent", at: level.accent.place, scenario)
        }
        func checkPaint(_ paint: Paint?, _ name: String, _ scenario: Scenario) {
            if let color = paint?.ownColor { check(color, name, scenario) }
        }
        func checkIndicator(_ style: StyleAttributes, _ scenario: Scenario) {
            guard let color = style.indicatorColor.value else { return }
            check(color, "color", at: style.indicatorColor.place, scenario)
        }
    }

    /// The appearances that `color` borrows another's colour for. Who gives one with high contrast gives both; what needs none, since the
    /// plain colours stand out enough, has none.
    private static func missing(_ color: ResolvedColor, _ asksForHighContrast: Bool) -> [Appearance] {
        let highContrast = [Appearance.lightHighContrast, .darkHighContrast]
        let isAsked = asksForHighContrast && highContrast.contains { color[$0].writtenFor == $0 }
        return Appearance.allCases.filter { (!$0.isHighContrast || isAsked) && isMissing($0, color) }
    }

    /// The name of the colour, or where a theme sets it.
    private static func place(of color: PaletteColor) -> Place? {
        guard case .theme? = color.color.light.sources.first?.origin else { return color.name.place }
        return color.color.light.place
    }

    /// Whether another appearance's colour serves this one. An alias brings the appearances of its target, which is
    /// looked at by itself.
    private static func isMissing(_ appearance: Appearance, _ color: ResolvedColor) -> Bool {
        let slot = color[appearance]
        guard slot.alias == nil, let written = slot.writtenFor else { return false }
        return written != appearance
    }

    private static func report(
        _ missing: [Appearance], of name: String, _ color: ResolvedColor, at place: Place, _ labels: [Label],
        _ scenario: Scenario, _ context: RuleContext
    ) {
        let lacksDark = missing.contains(.dark)
        let borrowed = missing.map { appearance -> String in
            let slot = color[appearance]
            return
                "`\(appearance.rawValue)` falls back to `\((slot.writtenFor ?? .light).rawValue)`, \(slot.color.figure)"
        }
        let cases = missing.map { Finding.Case(.init(theme: scenario.theme, appearance: $0.rawValue)) }
        context.report(in: cases) {
            context.report(
                "`\(name)` lacks \(Figure.list(missing.map(\.rawValue)))\(scenario.suffix)", at: place, labels: labels,
                notes: borrowed,
                help: [
                    "add \(Figure.list(missing.map { "\($0.rawValue): …" }))",
                    "write a single colour instead if it is meant for every appearance",
                ],
                atMost: lacksDark ? .error : .warning)
        }
    }
}
