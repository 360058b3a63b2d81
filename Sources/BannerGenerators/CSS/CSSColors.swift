// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// How the colours of a spec are written as custom properties.
///
/// A colour of its own stands once for each appearance and theme: `palette-red--dark`. The property that pages use names
/// those, or the palette colour that it is, and is the same in every theme; the browser finds out what it comes to wherever
/// a theme or a scheme starts.
struct CSSColors: Sendable {
    /// What a property is.
    enum Form: Sendable {
        /// Another property, in every design and appearance.
        case alias(String)
        /// One colour in every appearance, which themes set.
        case single
        /// A colour for each appearance; without ones of their own for more contrast where those are the same.
        case byAppearance([Appearance: Slot], hasContrast: Bool)
    }

    /// What it is in an appearance.
    enum Slot: Sendable, Equatable {
        /// The property of a palette colour.
        case alias(String)
        /// A colour of its own.
        case own
        /// What it is in another appearance.
        case same(Appearance)
    }

    /// A property and its value.
    struct Value: Sendable {
        let name: String
        /// `nil` for the colour of the text.
        let color: ContextColorValue?
    }

    private var forms: [String: Form] = [:]

    init(_ properties: SpecProperties) {
        for (index, group) in properties.groups.enumerated() {
            for (place, property) in group.properties.enumerated() {
                guard property.value.isColor else { continue }
                let colors = properties.complete.map { $0[index].properties[place].value.color }
                forms[property.name(in: group)] = Self.form(colors, inherited: property.inherited)
            }
        }
    }

    /// What the property called `name` is.
    func form(of name: String) -> Form { forms[name] ?? .single }

    /// The properties that a design sets for the colour called `name`.
    func values(of name: String, _ color: ResolvedColor?) -> [Value] {
        switch form(of: name) {
        case .alias: []
        case .single: [Value(name: name, color: color?.value(in: .light))]
        case .byAppearance(let slots, _):
            Appearance.allCases.filter { slots[$0] == .own }.map {
                Value(name: Self.name(name, $0), color: color?.value(in: $0))
            }
        }
    }

    /// The property that the colour called `name` is in `appearance`.
    func reference(_ name: String, _ appearance: Appearance, _ slots: [Appearance: Slot]) -> String {
        switch slots[appearance] {
        case .alias(let alias)?: alias
        case .same(let other)?: reference(name, other, slots)
        case .own?, nil: Self.name(name, appearance)
        }
    }

    private static func name(_ name: String, _ appearance: Appearance) -> String {
        // Two hyphens, which no name of a spec becomes.
        "\(name)--\(LetterCase.kebab.apply(appearance.rawValue))"
    }

    private static func form(_ colors: [ResolvedColor?], inherited: String?) -> Form {
        if let inherited { return .alias(inherited) }
        if let alias = colors.first??.alias, colors.allSatisfy({ $0?.alias == alias }) {
            return .alias(property(alias))
        }
        if colors.allSatisfy({ $0?.isUniform ?? true }), !colors.contains(where: { $0?.light.alias != nil }) {
            return .single
        }
        let hasContrast = colors.contains { $0?.hasHighContrast ?? false }
        var slots: [Appearance: Slot] = [:]
        for appearance in hasContrast ? Appearance.allCases : [.light, .dark] {
            slots[appearance] = slot(colors, appearance)
        }
        return .byAppearance(slots, hasContrast: hasContrast)
    }

    private static func slot(_ colors: [ResolvedColor?], _ appearance: Appearance) -> Slot {
        let plain: Appearance? =
            switch appearance {
            case .light, .dark: nil
            case .lightHighContrast: .light
            case .darkHighContrast: .dark
            }
        if let plain, colors.allSatisfy({ $0?[plain].color == $0?[appearance].color }),
            colors.allSatisfy({ $0?[plain].alias == $0?[appearance].alias })
        {
            return .same(plain)
        }
        if let alias = colors.first??[appearance].alias, colors.allSatisfy({ $0?[appearance].alias == alias }) {
            return .alias(property(alias))
        }
        return .own
    }

    private static func property(_ alias: String) -> String { "palette-\(LetterCase.kebab.apply(alias))" }
}
