// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A spec as custom properties.
struct CSSFile: Sendable {
    let properties: SpecProperties
    let colors: CSSColors
    let metrics: [CSSMetrics]

    init(_ properties: SpecProperties, _ spec: Spec) {
        self.properties = properties
        colors = CSSColors(properties)
        metrics = CSSMetrics.all(spec)
    }

    /// A property that is another one.
    struct Reference: Sendable {
        let name: String
        var reference: String?
        var schemes: [Scheme] = []
    }

    /// What a colour is in a scheme.
    struct Scheme: Sendable {
        let name: String
        let plain: String
        let contrast: String?
    }

    /// The properties that are others, in the order of definitions.
    var references: [Reference] {
        properties.groups.flatMap { group in
            group.properties.compactMap { property in
                let name = property.name(in: group)
                guard property.value.isPaint else {
                    return property.inherited.map { Reference(name: name, reference: $0) }
                }
                switch colors.form(of: name) {
                case .alias(let alias): return Reference(name: name, reference: alias)
                case .single, .relative: return nil
                case .byAppearance(let slots, let hasContrast):
                    return Reference(name: name, schemes: schemes(of: name, slots, hasContrast))
                }
            }
        }
    }

    private func schemes(of name: String, _ slots: CSSColors.Slots, _ hasContrast: Bool) -> [Scheme] {
        let all: [(String, Appearance, Appearance)] = [
            ("light", .light, .lightHighContrast), ("dark", .dark, .darkHighContrast),
        ]
        return all.map { word, plain, contrast in
            let usual = colors.reference(name, plain, slots)
            let other = hasContrast ? colors.reference(name, contrast, slots) : usual
            return Scheme(name: word, plain: usual, contrast: other == usual ? nil : other)
        }
    }
}

/// A definition with the names that its class gives to its properties.
struct CSSGroup: Sendable {
    let group: PropertyGroup
    let colors: CSSColors

    /// Whether what is behind a banner shows through its tint in some design and appearance.
    var hasTranslucentTint: Bool {
        group.properties.contains { $0.role == "tint" && colors.translucent.contains($0.name(in: group)) }
    }
}

/// A property of a definition, and how it follows the level of a banner.
struct CSSRole: Sendable {
    let role: String
    /// How it follows the level in every theme; `nil` for what has a value of its own.
    var keyword: String?
    /// The switches of the ways to follow the level that some themes go.
    var switches: [(property: String, keyword: String)] = []

    init(_ property: DesignProperty, in group: CSSGroup) {
        role = property.role
        let name = property.name(in: group.group)
        switches = group.colors.switches(of: name)
        if switches.isEmpty { keyword = property.value.keyword }
    }
}

/// What a design sets.
struct CSSDesign: Sendable {
    let file: CSSFile
    /// The design's place, behind the spec without a theme.
    let index: Int
    let design: DesignProperties

    // Stored, since the template asks for them, and for the wide ones among them, more than once.
    let colors: [CSSColors.Value]

    init(file: CSSFile, index: Int, design: DesignProperties) {
        self.file = file
        self.index = index
        self.design = design
        colors = design.groups.flatMap { group in
            group.properties.lazy.filter(\.value.isPaint).flatMap {
                file.colors.values(of: $0.name(in: group), $0.value)
            }
        }
    }

    var values: [(name: String, value: PropertyValue)] {
        design.groups.flatMap { group in
            group.properties.filter { !$0.value.isPaint && $0.inherited == nil }.map { ($0.name(in: group), $0.value) }
        } + switches
    }

    /// Which metrics banners have. A property that isn't set has `var()` take its second argument.
    private var switches: [(name: String, value: PropertyValue)] {
        file.metrics.flatMap { metrics in
            metrics.choices.map { ($0.property, .word($0.index == metrics.indices[index] ? "initial" : "")) }
        }
    }

    var springs: [(name: String, spring: SpringResponse)] {
        design.groups.flatMap { group in
            group.properties.compactMap { property in
                guard case .motion(.spring(let damping, let velocity), let time) = property.value,
                    property.inherited == nil
                else { return nil }
                let spring = SpringResponse(damping: damping, velocity: velocity, duration: time / 1000)
                return (property.name(in: group), spring)
            }
        }
    }
}

/// The colours of a functional button in an appearance.
struct CSSButtonColors: Sendable {
    let appearance: BannerAppearance
    let fill: String
    let label: String

    init(_ style: BannerFunctionalStyle, _ appearance: BannerAppearance) {
        self.appearance = appearance
        let clear = BannerColor(light: .hex(0))
        let paint = BannerButtonPaint(.functional(style), tint: clear, onTint: clear, in: appearance)
        fill = Self.css(paint.fill ?? paint.label)
        label = Self.css(paint.label)
    }

    private static func css(_ color: BannerColorValue) -> String {
        let bytes = [color.red, color.green, color.blue].map { UInt8(min(max(($0 * 255).rounded(), 0), 255)) }
        return "#" + bytes.map { $0.hex(digits: 2) }.joined()
    }
}
