// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec

extension Shapes {
    static let insets = Shape<BannerInsets>(
        "insets", "Spaces at the four sides, in points.",
        [
            .number("top", "Above.") { $0.top },
            .number("leading", "Where lines start.") { $0.leading },
            .number("bottom", "Below.") { $0.bottom },
            .number("trailing", "Where lines end.") { $0.trailing },
            .flag("isZero", "Whether there is none.") { $0 == .zero },
        ])

    static let paint = Shape<Paint>(
        "paint", "A colour by what it is for in the level of a banner, or one of its own.",
        [
            .text("kind", "`clear`, `tint`, `onTint`, `accent` or `color`.") { paint in
                switch paint {
                case .clear: "clear"
                case .tint: "tint"
                case .onTint: "onTint"
                case .accent: "accent"
                case .color: "color"
                }
            },
            .record(optional: "color", "The colour, where the kind is `color`.", color) {
                if case .color(let color) = $0 { color.value } else { nil }
            },
        ])

    static let border = Shape<Border>(
        "border", "A line around a banner or a button.",
        [
            .number("width", "How wide it is, in points; 0 for none where there would be one otherwise.") { $0.width },
            .record("paint", "Its colour.", paint) { $0.paint },
        ])

    static let shadow = Shape<Shadow>(
        "shadow", "What a banner throws on the content beneath it, in points.",
        [
            .number("x", "How far it lies to the right.") { $0.x },
            .number("y", "How far it lies below.") { $0.y },
            .number("blur", "How far it fades out, as in CSS.") { $0.blur },
            .record("color", "Its colour.", color) { $0.color.value },
        ])

    static let fontFile = Shape<Font.File>(
        "fontFile", "A file that holds a font in a weight.",
        [
            .text("weight", "The weight: `bold`.") { $0.weight.rawValue },
            .number("fontWeight", "The weight as OpenType and CSS count, 100 to 900.") { Double($0.weight.openType) },
            .text("path", "The path as it is written.") { $0.path.value },
        ])

    static let font = Shape<Font>(
        "font", "A typeface of the app.",
        [
            .text("id", "Its name in the spec.") { $0.name.value },
            .texts("documentation", "The lines of its description.") { CommentText.lines($0.description) },
            .text("family", "The name of the family.") { $0.family.value },
            .list("files", "The files.", fontFile) { $0.files },
        ])

    static let buttonLookAttributes: [Shape<ContextDefinition<ButtonLook>>.Field] = [
        .record(optional: "fill", "What it is filled with.", paint) { $0.value.fill.value },
        .record(optional: "label", "The colour of its title and its icon.", paint) { $0.value.label.value },
        .record(optional: "border", "The line around it.", border) { $0.value.border.value },
        .number(optional: "cornerRadius", "The radius of its corners, in points.") { $0.value.cornerRadius.value },
        .number(optional: "minHeight", "Its height at the least, in points.") { $0.value.minHeight.value },
        .record(optional: "padding", "The space around its title.", insets) { $0.value.padding.value },
        .number(optional: "pressedOpacity", "The opacity while it is held down, 0 to 1.") {
            $0.value.pressedOpacity.value
        },
        .number(optional: "disabledOpacity", "The opacity while it can't be used, 0 to 1.") {
            $0.value.disabledOpacity.value
        },
    ]

    static let buttonLookChanges = Shape.changes(
        "buttonLookChanges", "What is another than in a button look.", buttonLookAttributes)

    private static let themedButtonLook = Shape<ContextThemedChange<ButtonLook>>(
        "themedButtonLook", "What a theme changes of a button look.",
        [
            .text("theme", "The name of the theme.") { $0.theme },
            .changes("changes", "What is another.", buttonLookChanges) { $0.change },
        ])

    static let buttonLook = Shape<ContextDefinition<ButtonLook>>(
        "buttonLook", "How the buttons of a variant look; what is not there is as the platform draws the variant.",
        [
            .text("variant", "`high`, `medium`, `low`, `lowest`, `positive`, `negative` or `icon`.") {
                $0.value.name.value.rawValue
            },
            .texts("documentation", "The lines of its description.") { CommentText.lines($0.value.description) },
            .flag(
                "isRestated",
                "In a theme: whether it is another one than without the theme, where palette colours count as the same by their names."
            ) { look in
                look.isRestated({ $0 }) { buttonLookChanges.record($0) }
            },
            .list("themed", "What themes change; those that change nothing are left out.", themedButtonLook) {
                ContextThemedChange.all(of: $0, \.buttonLooks) { buttonLookChanges.record($0) }
            },
        ] + buttonLookAttributes)

    static let link = Shape<ContextDefinition<Link>>(
        "link", "A link in a banner.",
        [
            .record("title", "What it says.", text) { ContextText(context: $0.context, text: $0.value.title) },
            .text("placement", "`below`, or `trailing` where it fits on the line.") {
                $0.value.shownPlacement.rawValue
            },
            .flag("isTrailing", "Whether it stands there.") { $0.value.shownPlacement == .trailing },
        ])
}
