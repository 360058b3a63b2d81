// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import ColorSpaces

/// The shapes of all that a template can ask for.
enum Shapes {}

extension Shapes {
    static let colorValue = Shape<ContextColorValue>(
        "colorValue", "A colour in one appearance.",
        [
            .text("appearance", "`light`, `dark`, `lightHighContrast` or `darkHighContrast`.") {
                $0.appearance.rawValue
            },
            .text("hex", "The nearest sRGB colour as `#RRGGBB`.") { $0.color.hex },
            .text("hexAlpha", "The same with the alpha behind it, as CSS has it: `#RRGGBBAA`.") {
                $0.color.hex + $0.alphaByte
            },
            .text(
                "argb", "The same with the alpha before it, as Android and Flutter have it, without a sign: `FFRRGGBB`."
            ) {
                $0.argb
            },
            .number("red", "The red of the nearest sRGB colour, 0 to 1.") { $0.sRGB[0] },
            .number("green", "The green of the nearest sRGB colour, 0 to 1.") { $0.sRGB[1] },
            .number("blue", "The blue of the nearest sRGB colour, 0 to 1.") { $0.sRGB[2] },
            .number("alpha", "The opacity, 0 to 1.") { $0.color.alpha },
            .number("displayP3Red", "The red in Display P3, 0 to 1.") { $0.displayP3[0] },
            .number("displayP3Green", "The green in Display P3, 0 to 1.") { $0.displayP3[1] },
            .number("displayP3Blue", "The blue in Display P3, 0 to 1.") { $0.displayP3[2] },
            .flag("isOutsideSRGB", "Whether sRGB can't show the colour as it is.") {
                !$0.color.isInGamut(of: .srgb)
            },
            .text("css", "The nearest sRGB colour as CSS has it: `#RRGGBB`, `#RRGGBBAA` if something shines through.") {
                $0.color.alpha < 1 ? $0.color.hex + $0.alphaByte : $0.color.hex
            },
            .text("cssSRGB", "The same with all digits: `color(srgb 0.1 0.5 0.2 / 0.8)`.") {
                $0.css("srgb", $0.sRGB)
            },
            .text("cssDisplayP3", "The colour in Display P3, as CSS has it: `color(display-p3 0.1 0.5 0.2)`.") {
                $0.css("display-p3", $0.displayP3)
            },
            .flag("isExact", "Whether `hexAlpha` says the colour exactly.") { $0.isExact },
            .text(optional: "alias", "The palette colour that it was taken from.") { $0.slot.alias },
        ])

    static let color = Shape<ResolvedColor>(
        "color", "A colour in every appearance.",
        [
            .text(optional: "alias", "The palette colour, where the whole colour is one.") { $0.alias },
            .flag("isUniform", "Whether it is the same in every appearance.") { $0.isUniform },
            .flag("hasHighContrast", "Whether it is another one with increased contrast.") { $0.hasHighContrast },
            .flag(
                "hasDark",
                "Whether it is, or may be in a theme, another one in the dark appearance than in the light one."
            ) {
                !$0.isSaidAlike(.light, .dark)
            },
            .flag("hasContrast", "Whether it is, or may be in a theme, another one with increased contrast.") {
                !$0.isSaidAlike(.light, .lightHighContrast) || !$0.isSaidAlike(.dark, .darkHighContrast)
            },
            .flag("isExact", "Whether `hexAlpha` says it exactly in every appearance.") { $0.isExact },
            .flag("isOutsideSRGB", "Whether sRGB can't show it in some appearance.") { $0.isOutsideSRGB },
            .record("light", "In the light appearance.", colorValue) { $0.value(in: .light) },
            .record("dark", "In the dark appearance.", colorValue) { $0.value(in: .dark) },
            .record("lightHighContrast", "In the light appearance with increased contrast.", colorValue) {
                $0.value(in: .lightHighContrast)
            },
            .record("darkHighContrast", "In the dark appearance with increased contrast.", colorValue) {
                $0.value(in: .darkHighContrast)
            },
        ])

    static let paletteColor: Shape<ContextDefinition<PaletteColor>> = Shape(
        "paletteColor", "A named colour.",
        [
            .text("id", "Its name in the spec.") { $0.value.name.value },
            .texts("documentation", "The lines of its description.") { CommentText.lines($0.value.description) },
            .flag("isChanged", "In a theme: whether it is another one than without the theme.") {
                $0.isChanged(paletteColor)
            },
            .record("color", "The colour.", color) { $0.value.color },
            .list("themed", "Other colours that it has in themes.", themedColor) { ContextThemedColor.all(of: $0) },
        ])

    private static let themedColor = Shape<ContextThemedColor>(
        "themedColor", "A palette colour in a theme.",
        [
            .text("theme", "The name of the theme.") { $0.theme },
            .record("color", "The colour.", color) { $0.color },
        ])
}

extension ResolvedColor {
    /// Whether it is the same in every appearance.
    var isUniform: Bool { Appearance.allCases.allSatisfy { self[$0].color == light.color } }

    /// Whether it is another one with increased contrast, or says that it is the same: what is written stays written when the
    /// colour beside it changes.
    var hasHighContrast: Bool { says(.lightHighContrast, beside: .light) || says(.darkHighContrast, beside: .dark) }

    /// Whether it has a colour written for `appearance`, or another one than for `other`.
    func says(_ appearance: Appearance, beside other: Appearance) -> Bool {
        self[appearance].writtenFor == appearance || self[appearance].color != self[other].color
    }

    /// Whether it is the same colour in both appearances, in every theme: a colour of the palette may differ in one.
    func isSaidAlike(_ one: Appearance, _ other: Appearance) -> Bool {
        self[one].color == self[other].color && self[one].alias == nil && self[other].alias == nil
    }

    /// Whether 8 bits say it exactly in every appearance.
    var isExact: Bool { Appearance.allCases.allSatisfy { value(in: $0).isExact } }

    /// Whether sRGB can't show it in some appearance.
    var isOutsideSRGB: Bool { Appearance.allCases.contains { !self[$0].color.isInGamut(of: .srgb) } }

    /// The colour in `appearance`, for templates.
    func value(in appearance: Appearance) -> ContextColorValue {
        ContextColorValue(appearance: appearance, slot: self[appearance])
    }
}
