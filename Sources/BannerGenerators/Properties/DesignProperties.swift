// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// The properties of the spec without a theme, or those that themes change, in one of them.
struct DesignProperties: Sendable {
    let theme: Theme?
    let groups: [PropertyGroup]
    /// The colours by appearance. Light ones serve where no other rule does; the order makes the rule for both a dark
    /// scheme and more contrast win over those for one of them.
    let appearances: [InAppearance]

    init(_ theme: Theme?, _ groups: [PropertyGroup]) {
        self.theme = theme
        self.groups = groups
        appearances = Self.appearances(groups)
    }

    /// The colours in one appearance.
    struct InAppearance: Sendable {
        let appearance: Appearance
        /// Colours that the rules for the appearances before don't set right.
        var colors: [PropertyColor]
    }

    private static func appearances(_ groups: [PropertyGroup]) -> [InAppearance] {
        var appearances = Appearance.allCases.map { InAppearance(appearance: $0, colors: []) }
        for group in groups {
            for property in group.properties {
                guard case .color(let color?) = property.value else { continue }
                let (isExact, isWide) = (color.isExact, color.isOutsideSRGB)
                for index in appearances.indices where needs(color, appearances[index].appearance) {
                    appearances[index].colors.append(
                        PropertyColor(
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

/// The colour of a property in one appearance.
struct PropertyColor: Sendable {
    let name: String
    let value: ContextColorValue
    /// Whether hexadecimal digits say it exactly, in every appearance.
    let isExact: Bool
    /// Whether sRGB can't show it in some appearance.
    let isWide: Bool
}
