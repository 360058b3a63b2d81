// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import JSONWriting

/// The colour tokens of a section.
struct ColorSection {
    /// The name of the section, such as `levels`.
    let name: String
    /// The tokens by the definition that they belong to; those of the palette belong to none.
    let groups: [(definition: String?, colors: [ColorVariants])]

    /// The sections that have colours, and the colours that are there in some theme.
    static func all(of spec: Spec, ownColors: OwnStyleColors) -> [ColorSection] {
        let root = spec.name.value
        let designs = [spec.design] + spec.themes.map(\.design)
        // The arrays of a theme's design match those of the spec's, index by index.
        let palette = spec.design.palette.enumerated().compactMap { index, color in
            ColorVariants(
                color.name.value, description: color.description, designs.map { $0.palette[index].color }, root: root)
        }
        let levels = spec.design.levels.enumerated().map { index, level in
            let attributes = designs.map { $0.levels[index].attributes }
            let colors = [
                ColorVariants("tint", attributes.map(\.tint.value), root: root),
                ColorVariants("onTint", attributes.map(\.onTint.value), root: root),
                attributes.contains { $0.accent.value != nil }
                    ? ColorVariants("accent", attributes.map { $0.accentColor }, root: root) : nil,
            ]
            return (level.name.value as String?, colors.compactMap { $0 })
        }
        let styles = spec.design.styles.enumerated().map { index, style in
            let attributes = designs.map { $0.styles[index].attributes }
            // Aliases have their value everywhere.
            return (
                style.name as String?,
                ownColors[index].compactMap { color in
                    ColorVariants(color.rawValue, attributes.map { color.value(in: $0) }, root: root)
                }
            )
        }
        let looks = spec.design.buttonLooks.enumerated().map { index, look in
            let looks = designs.map { $0.buttonLooks[index] }
            let colors = [
                ColorVariants("fill", looks.map { $0.fill.value?.ownColor }, root: root),
                ColorVariants("label", looks.map { $0.label.value?.ownColor }, root: root),
                ColorVariants("borderColor", looks.map { $0.border.value?.drawnPaint.ownColor }, root: root),
            ]
            return (look.name.value.rawValue as String?, colors.compactMap { $0 })
        }
        return [
            ColorSection(name: "palette", groups: [(nil, palette)]), ColorSection(name: "levels", groups: levels),
            ColorSection(name: "styles", groups: styles), ColorSection(name: "buttonStyles", groups: looks),
            ColorSection(name: "banners", groups: banners(of: spec)),
        ]
    }

    /// The colours that banners have to themselves and that follow the appearance, in some theme.
    private static func banners(of spec: Spec) -> [(String?, [ColorVariants])] {
        var looks = OwnLooks()
        var groups: [(String?, [ColorVariants])] = []
        for (index, banner) in spec.banners.enumerated() {
            guard let look = looks.look(of: banner) else { continue }
            // A token that a banner names may be another one in a theme, and so may a palette's colour that is a part of its own.
            let themed = spec.themes.map { $0.looks[index].ownColors }
            let colors = look.ownColors.compactMap { own in
                let others = themed.map { colors in colors.first { $0.name == own.name }?.color ?? own.color }
                return ColorVariants(own.name, [own.color] + others, root: spec.name.value)
            }
            let changing = colors.filter(\.changesWithAppearance)
            if !changing.isEmpty { groups.append((banner.name.value, changing)) }
        }
        return groups
    }

    /// Writes the section with what `body` writes for each colour, whose path it gets without the root; nothing if
    /// `body` writes nothing.
    func write(to json: inout JSONWriter, _ body: (inout JSONWriter, ColorVariants, _ path: () -> String) -> Void) {
        json.objectIfAny(name) { json in
            for (definition, colors) in groups {
                guard let definition else {
                    for color in colors { body(&json, color, { "\(name).\(color.name)" }) }
                    continue
                }
                json.objectIfAny(definition) { json in
                    for color in colors { body(&json, color, { "\(name).\(definition).\(color.name)" }) }
                }
            }
        }
    }
}

extension Paint {
    /// The colour, if it is one of its own.
    var ownColor: ResolvedColor? { if case .color(let color) = self { color.value } else { nil } }

    /// What it is, in the details of tokens.
    var word: String {
        switch self {
        case .clear: "none"
        case .tint: "tint"
        case .onTint: "onTint"
        case .accent: "accent"
        case .color: "own"
        }
    }
}

extension Border {
    /// Its colour; none where it is not drawn.
    var drawnPaint: Paint { isDrawn ? paint : .clear }
}
