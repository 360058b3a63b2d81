// SPDX-License-Identifier: Apache-2.0

import BannerKit
import BannerSpec
import ColorSpaces

extension Shapes {
    static let cssFile = Shape<CSSFile>(
        "css", "The names that only the target `css` has. Names of custom properties stand without their prefix.",
        [
            .list("cssDesigns", "The spec without a theme, and then every theme.", cssDesign) { file in
                file.properties.designs.map { CSSDesign(file: file, design: $0) }
            },
            .list("cssReferences", "The properties that are others, and the same ones in every theme.", cssReference) {
                $0.references
            },
            .list("cssGroups", "The definitions whose properties a class gives common names.", cssGroup) {
                $0.properties.groups.filter {
                    ["level", "style", "metrics", "button", "look", "own"].contains($0.kind)
                }
            },
            .texts("cssEasings", "The properties for easing.") { file in
                file.properties.groups.flatMap { group in
                    group.properties.filter { if case .motion = $0.value { true } else { false } }
                        .map { $0.name(in: group) }
                }
            },
            .list("cssFunctionalButtons", "The colours of functional buttons.", cssFunctionalButton) { _ in
                BannerFunctionalStyle.allCases
            },
        ])

    private static let cssGroup = Shape<PropertyGroup>(
        "cssGroup", "A level, a style, metrics, or a button or banner that has something of its own.",
        [
            .text("attribute", "What it is: `level`, `style`, `metrics`, `button`, `variant` or `banner`.") {
                ["own": "banner", "look": "variant"][$0.kind] ?? $0.kind
            },
            .flag("isButton", "Whether it is a button.") { $0.kind == "button" },
            .text("id", "Its name in the spec.") { $0.id },
            .text("group", "What its properties start with: `level-sync-failed`.") { $0.name },
            .text("short", "What the shared names start with: `button-` for a button look, or nothing.") {
                $0.kind == "look" ? "button-" : ""
            },
            .flag("isLook", "Whether it is how the buttons of a variant look.") { $0.kind == "look" },
            .list("roles", "Its properties.", cssRole) { $0.properties },
        ])

    private static let cssRole = Shape<DesignProperty>(
        "cssRole", "A property of a level, a style or the like.",
        [
            .text("role", "What its name ends with: `on-tint`.") { $0.role },
            .text(optional: "paint", "What it is in the level of a banner, where it is no colour of its own: `accent`.")
            {
                if case .paint(let paint) = $0.value, paint.keyword != "transparent" { paint.keyword } else { nil }
            },
            .flag("isClear", "Whether it is no colour at all.") {
                if case .paint(.clear) = $0.value { true } else { false }
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
            .record(optional: "value", "The colour; none for that of the text.", colorValue) { $0.color },
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
    var isColor: Bool { if case .color = self { true } else { false } }

    /// The colour, if it is one and not that of the text.
    var color: ResolvedColor? { if case .color(let color) = self { color } else { nil } }

    fileprivate var word: String? {
        switch self {
        case .length(nil): "none"
        case .word(let word): word
        case .family(nil): "system-ui"
        // It depends on the level, and so is found out where that is known.
        case .paint: "initial"
        // The value of a property that isn't set, so that `var()` takes its second argument.
        case .time(nil): "initial"
        case .motion(.spring, _): "ease-out"
        case .motion(.curve(0, 0, 1, 1), _): "linear"
        default: nil
        }
    }
}
