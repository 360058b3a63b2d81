// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import ColorSpaces

/// How the colours of a spec are written as custom properties.
///
/// A colour of its own stands once for each appearance and theme: `palette-red--dark`. The property that pages use names
/// those, or the palette colour that it is, and is the same in every theme; the browser finds out what it comes to wherever
/// a theme or a scheme starts. What is a palette colour in one theme and another one in the next stands for each appearance
/// and theme too, as `var()` of the palette's.
///
/// What is a colour in one theme and follows the level in another has a switch for each way to follow, which themes set:
/// `style-bar-fill--tint`.
struct CSSColors: Sendable {
    /// What a property is.
    enum Form: Sendable {
        /// Another property, in every design and appearance.
        case alias(String)
        /// A colour of the level in every design; the property itself is not set.
        case relative
        /// One colour in every appearance, which themes set.
        case single
        /// A colour for each appearance; without ones of their own for more contrast where those are the same.
        case byAppearance(Slots, hasContrast: Bool)
    }

    /// What it is in each appearance; few enough to look through.
    struct Slots: Sendable {
        fileprivate var items: [(appearance: Appearance, slot: Slot)] = []

        subscript(appearance: Appearance) -> Slot? { items.first { $0.appearance == appearance }?.slot }
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
        let content: Content

        /// The colour, if it is one.
        var color: ContextColorValue? { if case .color(let color) = content { color } else { nil } }
    }

    /// What a property is set to.
    enum Content: Sendable {
        case color(ContextColorValue)
        /// Another property.
        case reference(String)
        /// A word of CSS; nothing for an empty value, with which a switch is off.
        case word(String)
    }

    private var forms: [String: Form] = [:]
    /// For properties that follow the level in some designs only, the ways to do so.
    private var switches: [String: [String]] = [:]
    /// The properties that are a translucent colour in some design and appearance.
    private(set) var translucent: Set<String> = []
    /// Whether a style is filled with a material in some design.
    private(set) var hasMaterial = false
    /// The properties of styles that others have theirs from.
    private var inherited: [String: String] = [:]

    init(_ properties: SpecProperties) {
        for (index, group) in properties.groups.enumerated() {
            for (place, property) in group.properties.enumerated() where property.value.isPaint {
                let name = property.name(in: group)
                let values = properties.complete.map { $0[index].properties[place].value }
                inherited[name] = property.inherited
                let keywords = Self.unique(values.compactMap(\.keyword))
                if values.contains(where: { $0.color?.isTranslucent ?? false }) { translucent.insert(name) }
                if keywords.contains("material") { hasMaterial = true }
                let isRelative = keywords.count == 1 && values.allSatisfy { $0.keyword != nil }
                if !isRelative, !keywords.isEmpty { switches[name] = keywords }
                forms[name] =
                    if let inherited = property.inherited {
                        .alias(inherited)
                    } else {
                        isRelative ? .relative : form(values)
                    }
            }
        }
    }

    /// What the property called `name` is.
    func form(of name: String) -> Form { forms[name] ?? .single }

    /// The switches of the property called `name`, and how each follows the level.
    func switches(of name: String) -> [(property: String, keyword: String)] {
        var origin = name
        while let next = inherited[origin] { origin = next }
        return (switches[name] ?? []).map { (Self.name(origin, $0), $0) }
    }

    /// The properties that a design sets for the colour called `name`.
    func values(of name: String, _ value: PropertyValue) -> [Value] {
        let own: [Value] =
            switch form(of: name) {
            case .alias: []
            case .relative: [Value(name: name, content: .word("initial"))]
            case .single: [Value(name: name, content: content(value, in: .light))]
            case .byAppearance(let slots, _):
                Appearance.allCases.filter { slots[$0] == .own }.map {
                    Value(name: Self.name(name, $0), content: content(value, in: $0))
                }
            }
        guard inherited[name] == nil else { return own }
        return own
            + (switches[name] ?? []).map {
                // A property that isn't set has `var()` take its second argument.
                Value(name: Self.name(name, $0), content: .word($0 == value.keyword ? "initial" : ""))
            }
    }

    /// The property that the colour called `name` is in `appearance`.
    func reference(_ name: String, _ appearance: Appearance, _ slots: Slots) -> String {
        switch slots[appearance] {
        case .alias(let alias)?: alias
        case .same(let other)?: reference(name, other, slots)
        case .own?, nil: Self.name(name, appearance)
        }
    }

    private func content(_ value: PropertyValue, in appearance: Appearance) -> Content {
        // What follows the level leaves nothing beside its switch.
        guard value.keyword == nil else { return .word("") }
        if case .usual = value { return .word("initial") }
        guard let color = value.color else { return .word("transparent") }
        if let alias = color[appearance].alias { return .reference(property(alias, in: appearance)) }
        return .color(color.value(in: appearance))
    }

    /// The property that holds the palette colour called `alias` in `appearance`, whatever the scheme of the page.
    private func property(_ alias: String, in appearance: Appearance) -> String {
        var (name, appearance) = (Self.property(alias), appearance)
        // Aliases end: a spec in which they go round is refused.
        while true {
            switch form(of: name) {
            case .alias(let other): name = other
            case .single, .relative: return name
            case .byAppearance(let slots, _):
                switch slots[appearance] {
                case .alias(let other)?: name = other
                case .same(let other)?: appearance = other
                case .own?: return Self.name(name, appearance)
                // One that is the same with more contrast has nothing for that.
                case nil: appearance = appearance == .darkHighContrast ? .dark : .light
                }
            }
        }
    }

    private static func name(_ name: String, _ appearance: Appearance) -> String {
        let part =
            switch appearance {
            case .light: "light"
            case .dark: "dark"
            case .lightHighContrast: "light-high-contrast"
            case .darkHighContrast: "dark-high-contrast"
            }
        return Self.name(name, part)
    }

    /// Two hyphens, which no name of a spec becomes.
    private static func name(_ name: String, _ part: String) -> String { "\(name)--\(part)" }

    private func form(_ values: [PropertyValue]) -> Form {
        let colors = values.map(\.color)
        if let alias = colors.first??.alias, colors.allSatisfy({ $0?.alias == alias }) {
            return .alias(Self.property(alias))
        }
        if colors.allSatisfy({ $0.map(isSingle) ?? true }) { return .single }
        let hasContrast = colors.contains { $0?.hasHighContrast ?? false }
        var slots = Slots()
        for appearance in hasContrast ? Appearance.allCases : [.light, .dark] {
            slots.items.append((appearance, Self.slot(colors, appearance)))
        }
        return .byAppearance(slots, hasContrast: hasContrast)
    }

    /// Whether one property says what a colour is in every appearance: its own, or that of a palette colour.
    private func isSingle(_ color: ResolvedColor) -> Bool {
        guard color.isUniform else { return false }
        guard let alias = color.light.alias else { return Appearance.allCases.allSatisfy { color[$0].alias == nil } }
        guard color.alias == alias, case .single = form(of: Self.property(alias)) else { return false }
        return true
    }

    private static func slot(_ colors: [ResolvedColor?], _ appearance: Appearance) -> Slot {
        let plain: Appearance? =
            switch appearance {
            case .light, .dark: nil
            case .lightHighContrast: .light
            case .darkHighContrast: .dark
            }
        if let plain, colors.allSatisfy({ !($0?.says(appearance, beside: plain) ?? false) }),
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

    private static func unique(_ words: [String]) -> [String] {
        words.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}

extension ResolvedColor {
    /// Whether what is behind it shows through in some appearance.
    fileprivate var isTranslucent: Bool { Appearance.allCases.contains { self[$0].color.alpha < 1 } }
}

extension PropertyValue {
    /// Whether it is a colour, or how a colour follows the level.
    var isPaint: Bool {
        switch self {
        case .color, .paint, .fill, .usual(isPaint: true): true
        default: false
        }
    }

    /// The colour, if it is one of its own.
    var color: ResolvedColor? { if case .color(let color) = self { color } else { nil } }

    /// How it follows the level of a banner, in kebab-case; `nil` for a colour of its own, and for none.
    var keyword: String? {
        switch self {
        // What a level draws attention with, where it doesn't say it.
        case .color(nil): "on-tint"
        case .paint(.clear), .fill(.none): nil
        case .paint(let paint): paint.keyword
        case .fill(let fill): fill.rawValue
        default: nil
        }
    }
}
