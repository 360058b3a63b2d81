// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import ColorSpaces

extension Shapes {
    static let cssFile = Shape<CSSFile>(
        "css", "The names that only the target `css` has. Names of custom properties stand without their prefix.",
        [
            .list("cssDesigns", "The spec without a theme, and then every theme.", cssDesign) { file in
                file.properties.designs.enumerated().map { CSSDesign(file: file, index: $0, design: $1) }
            },
            .list("cssReferences", "The properties that are others, and the same ones in every theme.", cssReference) {
                $0.references
            },
            .list("cssGroups", "The definitions whose properties a class gives common names.", cssGroup) { file in
                file.properties.groups.filter { $0.kind != "palette" }.map { CSSGroup(group: $0, colors: file.colors) }
            },
            .list("cssMetrics", "The levels and styles whose banners have other metrics in a theme.", cssMetrics) {
                $0.metrics
            },
            .texts("cssEasings", "The properties for easing.") { file in
                file.properties.groups.flatMap { group in
                    group.properties.filter { if case .motion = $0.value { true } else { false } }
                        .map { $0.name(in: group) }
                }
            },
            .flag("cssHasMaterial", "Whether a style is filled with a material in some theme.") {
                $0.colors.hasMaterial
            },
            .list("cssFunctionalButtons", "The colours of functional buttons.", cssFunctionalButton) { _ in
                BannerFunctionalStyle.allCases
            },
        ])

    private static let cssMetrics = Shape<CSSMetrics>(
        "cssMetrics", "A level and a style whose banners have other metrics in a theme.",
        [
            .text("level", "The name of the level in the spec.") { $0.level },
            .text("style", "The name of the style.") { $0.style },
            .list("roles", "The properties of metrics.", cssMetricsRole) { $0.roles },
        ])

    private static let cssMetricsRole = Shape<CSSMetrics.Role>(
        "cssMetricsRole", "A property of metrics, and all that it may be.",
        [
            .text("role", "What its name ends with: `dismiss-easing`.") { $0.name },
            .list("choices", "The metrics that it may be of.", cssMetricsChoice) { $0.choices },
        ])

    private static let cssMetricsChoice = Shape<CSSMetrics.Choice>(
        "cssMetricsChoice", "Metrics, and the property that is not set where banners have them and empty otherwise.",
        [
            .text("property", "Its name: `level-error--style-bar--slow`.") { $0.property },
            .text("metrics", "The name of the metrics in the spec.") { $0.metrics },
        ])

    private static let cssGroup = Shape<CSSGroup>(
        "cssGroup", "A level, a style, metrics, or a button or banner that has something of its own.",
        [
            .text("attribute", "What it is: `level`, `style`, `metrics`, `button`, `variant` or `banner`.") {
                ["own": "banner", "look": "variant"][$0.group.kind] ?? $0.group.kind
            },
            .flag("isButton", "Whether it is a button.") { $0.group.kind == "button" },
            .text("id", "Its name in the spec.") { $0.group.id },
            .text("group", "What its properties start with: `level-sync-failed`.") { $0.group.name },
            .text("short", "What the shared names start with: `button-` for a button look, or nothing.") {
                $0.group.kind == "look" ? "button-" : ""
            },
            .flag("isLook", "Whether it is how the buttons of a variant look.") { $0.group.kind == "look" },
            .flag("hasTranslucentTint", "Whether what is behind shows through its tint in some theme and appearance.") {
                $0.hasTranslucentTint
            },
            .list("roles", "Its properties.", cssRole) { group in
                group.group.properties.map { CSSRole($0, in: group) }
            },
        ])

    private static let cssRole = Shape<CSSRole>(
        "cssRole", "A property of a level, a style or the like.",
        [
            .text("role", "What its name ends with: `on-tint`.") { $0.role },
            .record(optional: "paint", "How it follows the level of a banner in every theme, if it does.", cssPaint) {
                $0.keyword
            },
            .list("switches", "The switches of what follows the level in some themes only.", cssSwitch) {
                $0.switches
            },
        ])

    private static let cssSwitch = Shape<(property: String, keyword: String)>(
        "cssSwitch", "A property that is not set where a colour follows the level of a banner, and empty otherwise.",
        [
            .text("property", "Its name: `style-bar-fill--tint`.") { $0.property },
            .record("paint", "How it follows the level then.", cssPaint) { $0.keyword },
        ])

    private static let cssPaint = Shape<String>(
        "cssPaint", "A colour of the level of a banner.",
        [
            .flag("isTint", "Whether it is the tint.") { $0 == "tint" },
            .flag("isOnTint", "Whether it is what is drawn over that.") { $0 == "on-tint" },
            .flag("isAccent", "Whether it is what draws attention.") { $0 == "accent" },
            .flag("isMaterial", "Whether it is the tint as a material, through which the page shimmers.") {
                $0 == "material"
            },
        ])

    private static let cssDesign = Shape<CSSDesign>(
        "cssDesign", "The spec without a theme with all properties, or a theme with those that any theme changes.",
        [
            .text("id", "`standard`, or the name of the theme.") { $0.design.theme?.name.value ?? "standard" },
            .flag("isStandard", "Whether it is the spec without a theme.") { $0.design.theme == nil },
            .texts("documentation", "The lines of the theme's description.") {
                CommentText.lines($0.design.theme?.description)
            },
            .list("cssColors", "The colours.", cssColor) { $0.colors },
            .list("cssWideColors", "Those that sRGB can't show.", cssColor) { design in
                design.colors.filter { $0.color.map { !$0.color.isInGamut(of: .srgb) } ?? false }
            },
            .list("cssValues", "The other properties.", cssValue) { $0.values },
            .list("cssSprings", "The properties for easing on a spring.", cssSpring) { $0.springs },
        ])

    private static let cssColor = Shape<CSSColors.Value>(
        "cssColor",
        "A property that is a colour: `palette-red--dark`, or `palette-red` for one that is always the same.",
        [
            .text("property", "Its name.") { $0.name },
            .record(optional: "value", "The colour, if it is one of its own.", colorValue) { $0.color },
            .text(optional: "reference", "The property that it is, if it is another one: `palette-red--dark`.") {
                if case .reference(let property) = $0.content { property } else { nil }
            },
            .text(
                optional: "word",
                "A word of CSS otherwise: `transparent`, `initial` for a colour of the level, or nothing at all."
            ) {
                if case .word(let word) = $0.content { word } else { nil }
            },
        ])

    private static let cssReference = Shape<CSSFile.Reference>(
        "cssReference", "A property that is another one, or another one in each scheme.",
        [
            .text("property", "Its name: `level-error-tint`.") { $0.name },
            .text(optional: "reference", "The property that it is always: `palette-red`.") { $0.reference },
            .list("cssSchemes", "The properties that it is in the schemes otherwise.", cssScheme) { $0.schemes },
        ])

    private static let cssScheme = Shape<CSSFile.Scheme>(
        "cssScheme", "What a colour is in a scheme.",
        [
            .text("scheme", "`light` or `dark`.") { $0.name },
            .text("plain", "The property that it is: `palette-red--dark`.") { $0.plain },
            .text(optional: "contrast", "The one that it is with more contrast, if that is another one.") {
                $0.contrast
            },
        ])

    private static let cssFunctionalButton = Shape<BannerFunctionalStyle>(
        "cssFunctionalButton", "How functional buttons look: the system's colours of Apple, as in BannerKit.",
        [
            .text("style", "`positive` or `negative`.") { $0.rawValue },
            .list("colors", "The colours by appearance, the light one first.", cssButtonColors) { style in
                [(false, false), (true, false), (false, true), (true, true)].map { isDark, hasHighContrast in
                    CSSButtonColors(style, BannerAppearance(isDark: isDark, hasHighContrast: hasHighContrast))
                }
            },
        ])

    private static let cssButtonColors = Shape<CSSButtonColors>(
        "cssButtonColors", "The colours of a functional button in an appearance.",
        [
            .flag("isDark", "Whether it is for the dark scheme.") { $0.appearance.isDark },
            .flag("isHighContrast", "Whether it is for more contrast.") { $0.appearance.hasHighContrast },
            .text("fill", "The fill: `#34C759`.") { $0.fill },
            .text("label", "What is written over it.") { $0.label },
        ])

    private static let cssValue = Shape<(name: String, value: PropertyValue)>(
        "cssValue", "A property that no appearance changes. Exactly one of the optional names is there.",
        [
            .text("property", "Its name: `style-bar-max-width`.") { $0.name },
            .number(optional: "points", "A length in points.") {
                if case .length(let points) = $0.value { points } else { nil }
            },
            .number(optional: "milliseconds", "A time in milliseconds.") {
                if case .time(let time) = $0.value { time } else { nil }
            },
            .number(optional: "number", "A number without a unit.") {
                if case .number(let number) = $0.value { number } else { nil }
            },
            .text(
                optional: "word",
                """
                A word of CSS: `none` for no limit, `initial` for a time that never comes, `ease-out` for a spring, \
                `linear`.
                """
            ) { $0.value.word },
            .record(optional: "curve", "A cubic Bézier curve that is no straight line.", curve) {
                guard case .motion(.curve(let x1, let y1, let x2, let y2), _) = $0.value, $0.value.word == nil else {
                    return nil
                }
                return [x1, y1, x2, y2]
            },
            .text(optional: "family", "The name of a family of fonts.") {
                if case .family(let family) = $0.value { family } else { nil }
            },
            .record(optional: "corners", "The radius of the corners of an image.", cssCorners) {
                if case .corners(let shape) = $0.value { shape } else { nil }
            },
        ])

    private static let cssCorners = Shape<BannerImageShape>(
        "cssCorners", "How the corners of an image are rounded.",
        [
            .flag("isCircle", "Whether they meet in a circle.") { $0 == .circle },
            .flag("isRounded", "Whether they are rounded, in BannerKit with a radius of 8 points.") { $0 == .rounded },
            .flag("isSharp", "Whether they are not.") { $0 != .circle && $0 != .rounded },
        ])

    private static let cssSpring = Shape<(name: String, spring: SpringResponse)>(
        "cssSpring", "A property for easing on a spring.",
        [
            .text("property", "Its name: `metrics-standard-easing`.") { $0.name },
            .texts("stops", "Points of the spring's way for `linear()`: `0.25 12.5%`.") { SpringStops.all($0.spring) },
        ])
}

extension PropertyValue {
    fileprivate var word: String? {
        switch self {
        case .length(nil): "none"
        case .word(let word): word
        case .family(nil): "system-ui"
        // The value of a property that isn't set, so that `var()` takes its second argument.
        case .time(nil), .usual: "initial"
        case .motion(.spring, _): "ease-out"
        case .motion(.curve(0, 0, 1, 1), _): "linear"
        default: nil
        }
    }
}
