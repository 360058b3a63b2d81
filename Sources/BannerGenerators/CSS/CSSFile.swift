// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// What the target `css` makes of a spec.
final class CSSFile: Sendable {
    /// The properties without a theme, by definition.
    let groups: [CSSGroup]
    /// The spec without a theme, and then every theme.
    let designs: [CSSDesign]

    init(_ context: ContextSpec) {
        let spec = context.spec
        let all =
            [CSSGroup.all(of: spec.design, looks: spec.banners.map(\.look), in: spec)]
            + spec.themes.map { CSSGroup.all(of: $0.design, looks: $0.looks, in: spec) }
        let designs = Self.withoutShared(all, spec)
        groups = designs.first ?? []
        // What any theme changes is set in each, so that themes within one another leave nothing of the outer one.
        let themed = Self.marks(designs) { design, index in
            zip(design[index].properties, designs[0][index].properties).map { !$0.value.isSame(as: $1.value) }
        }
        self.designs = designs.enumerated().map { place, groups in
            let theme = place == 0 ? nil : spec.themes[place - 1]
            return CSSDesign(theme, theme == nil ? groups : Self.keep(groups, themed))
        }
    }

    /// Banners without the properties that they have from their level, style and metrics in every design.
    private static func withoutShared(_ designs: [[CSSGroup]], _ spec: Spec) -> [[CSSGroup]] {
        let own = spec.banners.indices.filter { spec.banners[$0].look.isOwn }
        guard let first = designs.first, !own.isEmpty else { return designs }
        let start = first.count - own.count
        var changed = first.map { $0.properties.map { _ in true } }
        for (offset, index) in own.enumerated() {
            changed[start + offset] = first[start + offset].properties.map { _ in false }
            for (place, groups) in designs.enumerated() {
                let (design, look) =
                    place == 0
                    ? (spec.design, spec.banners[index].look)
                    : (spec.themes[place - 1].design, spec.themes[place - 1].looks[index])
                let shared = CSSGroup.shared(spec.banners[index], look, design)
                for (role, property) in groups[start + offset].properties.enumerated()
                where role >= shared.count || !property.value.isSame(as: shared[role].value) {
                    changed[start + offset][role] = true
                }
            }
        }
        return designs.map { keep($0, changed) }
    }

    /// For each group and property, whether `test` says so in any design.
    private static func marks(_ designs: [[CSSGroup]], _ test: ([CSSGroup], Int) -> [Bool]) -> [[Bool]] {
        guard let first = designs.first else { return [] }
        return first.indices.map { index in
            designs.reduce(first[index].properties.map { _ in false }) { marks, design in
                zip(marks, test(design, index)).map { $0 || $1 }
            }
        }
    }

    /// The groups with the properties that are marked; those that keep none are left out.
    private static func keep(_ groups: [CSSGroup], _ marks: [[Bool]]) -> [CSSGroup] {
        zip(groups, marks).compactMap { group, marks in
            var group = group
            group.properties = zip(group.properties, marks).filter(\.1).map(\.0)
            return group.properties.isEmpty ? nil : group
        }
    }
}

/// The custom properties of the spec without a theme, or those that themes change, in one of them.
struct CSSDesign: Sendable {
    let theme: Theme?
    let groups: [CSSGroup]
    /// The colours by appearance. Light ones serve where no other rule does; the order makes the rule for both a dark
    /// scheme and more contrast win over those for one of them.
    let appearances: [InAppearance]

    init(_ theme: Theme?, _ groups: [CSSGroup]) {
        self.theme = theme
        self.groups = groups
        appearances = Self.appearances(groups)
    }

    /// The colours in one appearance.
    struct InAppearance: Sendable {
        let appearance: Appearance
        /// Colours that the rules for the appearances before don't set right.
        var colors: [CSSColor]
    }

    private static func appearances(_ groups: [CSSGroup]) -> [InAppearance] {
        var appearances = Appearance.allCases.map { InAppearance(appearance: $0, colors: []) }
        for group in groups {
            for property in group.properties {
                guard case .color(let color?) = property.value else { continue }
                let (isExact, isWide) = (color.isExact, color.isOutsideSRGB)
                for index in appearances.indices where needs(color, appearances[index].appearance) {
                    appearances[index].colors.append(
                        CSSColor(
                            name: property.name(in: group), value: color.value(in: appearances[index].appearance),
                            isExact: isExact, isWide: isWide))
                }
            }
        }
        return appearances
    }

    /// A rule for more contrast sets a colour in both schemes or in none.
    private static func needs(_ color: ResolvedColor, _ appearance: Appearance) -> Bool {
        switch appearance {
        case .light: true
        case .dark: !color.isUniform
        case .lightHighContrast, .darkHighContrast: color.hasHighContrast
        }
    }
}

/// A colour of a custom property in one appearance.
struct CSSColor: Sendable {
    let name: String
    let value: ContextColorValue
    /// Whether hexadecimal digits say it exactly, in every appearance.
    let isExact: Bool
    /// Whether sRGB can't show it in some appearance.
    let isWide: Bool
}
