// SPDX-License-Identifier: Apache-2.0

import BannerCore
import Diagnostics

extension DesignResolver {
    /// Lengths at sides: each side is that of the nearest layer that says it.
    func sides<Fields>(
        _ layers: [Layer<Fields>], _ standard: BannerInsets, _ field: (Fields) -> Located<SideLengths>?
    ) -> Resolved<BannerInsets> {
        let written = layers.compactMap { layer in
            field(layer.fields).map { (lengths: $0.value, source: Source(layer.origin, at: $0.place)) }
        }
        // A number for all sides hides what the layers behind it say.
        let end = written.firstIndex { $0.lengths.everywhere != nil } ?? written.endIndex
        let value = written.prefix(through: min(end, written.endIndex - 1)).reversed().reduce(standard) {
            $1.lengths.lengths(over: $0)
        }
        guard let first = written.first else { return Resolved(standard, from: [.language]) }
        return Resolved(value, from: [first.source], over: written.dropFirst().map(\.source))
    }

    /// The padding, which keeps the margins of the window as long as it is one number.
    func padding(_ layers: [Layer<StyleFields>]) -> Resolved<BannerPadding> {
        let insets = sides(layers, StyleDefaults.padding.insets) { $0.padding }
        let nearest = layers.lazy.compactMap { $0.fields.padding?.value }.first
        let isNumber = nearest.map { $0.everywhere != nil } ?? true
        return Resolved(
            isNumber ? BannerPadding(insets.value.top) : BannerPadding(insets.value), from: insets.sources,
            over: insets.overridden)
    }

    /// A typeface by its index; one that is unknown was reported.
    func font<Fields>(
        _ layers: [Layer<Fields>], _ field: (Fields) -> Located<String>?
    ) -> Resolved<Int?> {
        Resolver.pick(
            { fields in field(fields).flatMap(resolver.fontIndex).map { $0.map(Optional.some) } }, from: layers,
            default: nil, .language)
    }

    /// A border of a style; without one for `none`.
    func border<Fields>(
        _ layers: [Layer<Fields>], _ field: (Fields) -> Located<BorderDeclaration?>?
    ) -> Resolved<Border?> {
        let border = Resolver.pick(field, from: layers, default: nil, .language)
        return border.with(border.value.flatMap { value in border.place.map { self.border(value, at: $0, border) } })
    }

    private func border<Value>(_ border: BorderDeclaration, at place: Place, _ resolved: Resolved<Value>) -> Border {
        Border(width: border.width, paint: paint(border.paint, resolved.origin), place: place)
    }

    /// The shadow of a style; without one for `none`.
    func shadow(_ layers: [Layer<StyleFields>]) -> Resolved<Shadow?> {
        let shadow = Resolver.pick({ $0.shape.shadow }, from: layers, default: nil, .language)
        return shadow.with(
            shadow.value.flatMap { value in
                shadow.place.map {
                    Shadow(
                        x: value.x, y: value.y, blur: value.blur, color: colors.color(value.color, shadow.origin),
                        place: $0)
                }
            })
    }

    private func paint(_ paint: PaintDeclaration, _ origin: Source.Origin) -> Paint {
        switch paint {
        case .clear: .clear
        case .tint: .tint
        case .onTint: .onTint
        case .accent: .accent
        case .color(let color): .color(colors.color(color, origin))
        }
    }

    // MARK: Buttons

    /// How the buttons of a variant look; `nil` for a name that was reported.
    func buttonLook(_ name: Located<String>) -> ButtonLook? {
        guard let variant = ButtonLookName(rawValue: name.value) else { return nil }
        let layers = layers(
            name.value, "buttonStyles", theme?.declaration.buttonStyles, declarations.buttonStyles)
        func pick<Value>(_ field: (ButtonStyleDeclaration) -> Located<Value>?) -> Resolved<Value?> {
            Resolver.pick({ field($0)?.map(Optional.some) }, from: layers, default: nil, .language)
        }
        func paint(_ field: (ButtonStyleDeclaration) -> Located<PaintDeclaration>?) -> Resolved<Paint?> {
            let picked = pick(field)
            return picked.with(picked.value.map { self.paint($0, picked.origin) })
        }
        let fill = paint { $0.fill }
        let label = paint { $0.label }
        return ButtonLook(
            name: Located(variant, at: name.place), description: layers.lazy.compactMap(\.fields.description).first,
            fill: fill, label: label.value == nil ? readable(variant, on: fill) ?? label : label,
            border: buttonBorder(layers),
            cornerRadius: pick { $0.cornerRadius }, minHeight: pick { $0.minHeight }, padding: buttonPadding(layers),
            pressedOpacity: pick { $0.pressedOpacity }, disabledOpacity: pick { $0.disabledOpacity })
    }

    /// What a functional button is written in that has a fill of its own and says nothing of its label: black or white on a colour, as on
    /// the system's, and otherwise what can be read on the fill in every level. A theme may have another kind of fill, so there is
    /// always one.
    private func readable(_ name: ButtonLookName, on fill: Resolved<Paint?>) -> Resolved<Paint?>? {
        guard case .functional = name.variant, let paint = fill.value else { return nil }
        switch paint {
        case .color(let color): return fill.with(.color(color.with(color.value.contrastingLabel)))
        case .clear, .tint: return fill.with(.onTint)
        case .onTint, .accent: return fill.with(.tint)
        }
    }

    /// A border, or one without a width for `none`, where the variant would have one otherwise.
    private func buttonBorder(_ layers: [Layer<ButtonStyleDeclaration>]) -> Resolved<Border?> {
        let written = Resolver.pick({ $0.border }, from: layers, default: nil, .language)
        guard let place = written.place else { return Resolved(nil, from: written.sources) }
        let border = written.value.map { self.border($0, at: place, written) }
        return written.with(border ?? Border(width: 0, paint: .clear, place: place))
    }

    private func buttonPadding(_ layers: [Layer<ButtonStyleDeclaration>]) -> Resolved<BannerInsets?> {
        guard layers.contains(where: { $0.fields.padding != nil }) else { return Resolved(nil, from: [.language]) }
        let padding = sides(layers, StyleDefaults.buttonPadding) { $0.padding }
        return padding.with(padding.value)
    }
}

extension Resolved {
    /// The definition that set the value.
    fileprivate var origin: Source.Origin { sources.first?.origin ?? .language }

    /// Another value with the same sources.
    fileprivate func with<Other>(_ value: Other) -> Resolved<Other> {
        Resolved<Other>(value, from: sources, over: overridden)
    }
}
