// SPDX-License-Identifier: Apache-2.0

import BannerKit
import BannerSpec

extension Shapes {
    static let cssFile = Shape<SpecProperties>(
        "css", "The names that only the target `css` has. Names of custom properties stand without their prefix.",
        [
            .list("cssDesigns", "The spec without a theme, and then every theme.", cssDesign) { $0.designs },
            .list("cssGroups", "The definitions whose properties a class gives common names.", cssGroup) {
                $0.groups.filter { ["level", "style", "metrics", "button", "own"].contains($0.kind) }
            },
            .texts("cssEasings", "The properties for easing.") { file in
                file.groups.flatMap { group in
                    group.properties.filter { if case .motion = $0.value { true } else { false } }
                        .map { $0.name(in: group) }
                }
            },
        ])

    private static let cssGroup = Shape<PropertyGroup>(
        "cssGroup", "A level, a style, metrics, or a button or banner that has something of its own.",
        [
            .text("group", "What its properties start with: `level-sync-failed`.") { $0.name },
            .texts("roles", "What the names of its properties end with: `on-tint`.") { $0.properties.map(\.role) },
        ])

    private static let cssDesign = Shape<DesignProperties>(
        "cssDesign", "The spec without a theme with all properties, or a theme with those that any theme changes.",
        [
            .text("id", "`standard`, or the name of the theme.") { $0.theme?.name.value ?? "standard" },
            .flag("isStandard", "Whether it is the spec without a theme.") { $0.theme == nil },
            .texts("documentation", "The lines of the theme's description.") {
                CommentText.lines($0.theme?.description)
            },
            .list("cssValues", "The properties that are the same in every appearance.", cssValue) { design in
                design.groups.flatMap { group in
                    group.properties.filter { !$0.value.isColor }.map { ($0.name(in: group), $0.value) }
                }
            },
            .list("cssAppearances", "The colours by appearance.", cssAppearance) { $0.appearances },
            .list("cssSprings", "The properties for easing on a spring.", cssSpring) { design in
                design.groups.flatMap { group in
                    group.properties.compactMap { property in
                        guard case .motion(.spring(let damping, let velocity), let time) = property.value else {
                            return nil
                        }
                        let spring = SpringResponse(damping: damping, velocity: velocity, duration: time / 1000)
                        return (property.name(in: group), spring)
                    }
                }
            },
            .flag("hasInexact", "Whether hexadecimal digits don't say some colour exactly.") { design in
                design.appearances.contains { $0.colors.contains { !$0.isExact } }
            },
            .flag("hasWide", "Whether sRGB can't show some colour.") { design in
                design.appearances.contains { $0.colors.contains(where: \.isWide) }
            },
        ])

    private static let cssAppearance = Shape<DesignProperties.InAppearance>(
        "cssAppearance", "The colours to set in an appearance, after those of the appearances before.",
        [
            .flag("isLight", "Whether it is the one that needs no condition.") { $0.appearance == .light },
            .flag("isDark", "Whether it is for the dark scheme.") {
                $0.appearance == .dark || $0.appearance == .darkHighContrast
            },
            .flag("isHighContrast", "Whether it is for more contrast.") {
                $0.appearance == .lightHighContrast || $0.appearance == .darkHighContrast
            },
            .list("cssColors", "The colours.", cssColor) { $0.colors },
            .list("cssInexactColors", "Those that hexadecimal digits don't say exactly.", cssColor) {
                $0.colors.filter { !$0.isExact }
            },
            .list("cssWideColors", "Those that sRGB can't show in some appearance.", cssColor) {
                $0.colors.filter(\.isWide)
            },
        ])

    private static let cssColor = Shape<PropertyColor>(
        "cssColor", "A property that is a colour, in one appearance.",
        [
            .text("property", "Its name: `level-error-on-tint`.") { $0.name },
            .record("value", "The colour.", colorValue) { $0.value },
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
                A word of CSS: `none` for no limit, `initial` for a time that never comes, `currentcolor`, `ease-out` \
                for a spring.
                """
            ) { $0.value.word },
            .record(optional: "curve", "A cubic Bézier curve.", curve) {
                if case .motion(.curve(let x1, let y1, let x2, let y2), _) = $0.value { [x1, y1, x2, y2] } else { nil }
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
    fileprivate var isColor: Bool { if case .color(_?) = self { true } else { false } }

    fileprivate var word: String? {
        switch self {
        case .length(nil): "none"
        // The value of a property that isn't set, so that `var()` takes its second argument.
        case .time(nil): "initial"
        case .color(nil): "currentcolor"
        case .motion(.spring, _): "ease-out"
        default: nil
        }
    }
}
