// SPDX-License-Identifier: Apache-2.0

import ColorSpaces
import Diagnostics

/// Follows aliases among palette colours, appearance by appearance.
final class ColorResolver {
    /// A palette colour, by its index, in one appearance.
    private struct Slot: Equatable {
        var color: Int
        var appearance: Appearance
    }

    /// What a spec or a theme says of a colour. It is looked at for each appearance, and too large to be copied as often.
    final class Layer {
        let declaration: ColorDeclaration
        let origin: Source.Origin

        init(_ declaration: ColorDeclaration, _ origin: Source.Origin) {
            self.declaration = declaration
            self.origin = origin
        }
    }

    private let resolver: Resolver
    /// What the spec says, with the tokens of the theme.
    private let declarations: Declarations
    /// What is said of each palette colour, by its index: by the theme, if it says anything, and by the spec.
    private let layers: [[Layer]]
    /// The appearances of each palette colour that are resolved, by its index.
    private var resolved: [FieldTable<Appearance, ResolvedColor.Slot>]
    /// The slots being resolved, each named by the one before, and where.
    private var path: [(slot: Slot, place: Place)] = []

    init(_ resolver: Resolver, theme: (name: String, declaration: ThemeDeclaration)?) {
        self.resolver = resolver
        declarations = theme?.declaration.declarations ?? resolver.declarations
        layers = declarations.palette.items.map { name, declaration in
            let path = "palette.\(name.value)"
            let own = Layer(declaration, .definition(path))
            guard let theme, let override = theme.declaration.palette[name.value] else { return [own] }
            return [Layer(override, .theme(theme.name, path)), own]
        }
        resolved = Array(repeating: FieldTable(), count: layers.count)
    }

    /// The palette, in the order in which it is written.
    func palette() -> [PaletteColor] {
        declarations.palette.items.enumerated().map { index, item in
            var color = plainColor(index) ?? ResolvedColor { slot(index, $0, at: item.name.place) }
            if case .palette(let alias)? = layers[index].first?.declaration.everywhere?.value { color.alias = alias }
            let description = layers[index].lazy.compactMap(\.declaration.description).first
            return PaletteColor(name: item.name, description: description, color: color)
        }
    }

    /// The palette colour at `index`, if it is one colour for all appearances, and no alias of another one.
    private func plainColor(_ index: Int) -> ResolvedColor? {
        guard layers[index].count == 1, let declaration = layers[index].first?.declaration,
            declaration.everywhere?.value.isUniform == true, declaration.slots.items.isEmpty, declaration.unread.isEmpty
        else { return nil }
        let slot = layered(index, .light)
        return ResolvedColor { _ in slot }
    }

    /// A colour of a banner.
    func color(_ declaration: ColorDeclaration, _ origin: Source.Origin) -> Resolved<ResolvedColor> {
        color([Layer(declaration, origin)], at: declaration.place, origin)
    }

    /// A colour of a level or a style: the first of `layers`. A theme's may leave out appearances, which stay as they are.
    func color(_ layers: [Layer]) -> Resolved<ResolvedColor>? {
        guard let first = layers.first else { return nil }
        let overrides = layers.prefix { $0.declaration.isOverride }
        var color = color(Array(layers.prefix(overrides.count + 1)), at: first.declaration.place, first.origin)
        color.overridden = layers.dropFirst().map { Source($0.origin, at: $0.declaration.place) }
        return color
    }

    private func color(
        _ layers: [Layer], at place: Place, _ origin: Source.Origin
    ) -> Resolved<ResolvedColor> {
        var color = ResolvedColor { appearance in
            guard let (expression, layer, written) = expression(layers, appearance) else { return Self.unknown }
            let source = layer > 0 ? Source(layers[layer].origin, at: expression.place) : nil
            return evaluate(expression, appearance, writtenFor: written, from: source)
        }
        if case .palette(let name)? = layers.first?.declaration.everywhere?.value { color.alias = name }
        return Resolved(color, from: [Source(origin, at: place)])
    }

    /// What the layers say of an appearance, or of the one that serves it: which of them, and for which appearance; `nil` where
    /// that could not be read.
    private func expression(
        _ layers: [Layer], _ appearance: Appearance
    ) -> (Located<ColorExpression>, layer: Int, writtenFor: Appearance?)? {
        var wanted: Appearance? = appearance
        while let current = wanted {
            for index in layers.indices {
                if layers[index].declaration.unread.contains(current) { return nil }
                if let expression = layers[index].declaration.slots[current] { return (expression, index, current) }
                // A single colour serves every appearance. Below an override that is as if it were written for `light`.
                guard index == 0 || current == .light else { continue }
                if let single = layers[index].declaration.everywhere { return (single, index, nil) }
            }
            wanted = current.fallback
        }
        return nil
    }

    /// The palette colour at `index` in one appearance.
    private func slot(_ index: Int, _ appearance: Appearance, at place: Place) -> ResolvedColor.Slot {
        if let slot = resolved[index][appearance] { return slot }
        let key = Slot(color: index, appearance: appearance)
        if let start = path.firstIndex(where: { $0.slot == key }) {
            reportCycle(from: start, at: place)
            return Self.unknown
        }
        // A longer chain is reported by the one who asked.
        if path.count >= SpecLoader.chainLimit { return Self.unknown }
        path.append((key, place))
        defer { path.removeLast() }
        let slot = layered(index, appearance)
        resolved[index].append(slot, for: appearance)
        return slot
    }

    private func layered(_ index: Int, _ appearance: Appearance) -> ResolvedColor.Slot {
        guard let (expression, layer, written) = expression(layers[index], appearance) else { return Self.unknown }
        // A colour that is written once is the same in every appearance that it serves.
        let first = written ?? .light
        if case .color = expression.value, first != appearance, let slot = resolved[index][first],
            slot.place == expression.place
        {
            return slot
        }
        let source = Source(layers[index][layer].origin, at: expression.place)
        return evaluate(expression, appearance, writtenFor: written, from: source)
    }

    /// The colour that `expression` comes to, through the definition `source`, if any.
    private func evaluate(
        _ expression: Located<ColorExpression>, _ appearance: Appearance, writtenFor written: Appearance?,
        from source: Source?
    ) -> ResolvedColor.Slot {
        switch expression.value {
        case .color(let color):
            let sources = source.map { [$0] } ?? []
            return .init(color: color, alias: nil, sources: sources, place: expression.place, writtenFor: written)
        case .token(let path, let colors):
            let token = colors[appearance]
            let own = Source(.token(path), at: token.place)
            return .init(
                color: token.color, alias: nil, sources: source.map { [$0, own] } ?? [own],
                place: expression.place, writtenFor: token.writtenFor ?? written)
        case .palette(let name):
            var slot = aliased(Located(name, at: expression.place), appearance)
            if let source { slot.sources.insert(source, at: 0) }
            return slot
        }
    }

    /// The palette colour that `alias` names.
    private func aliased(_ alias: Located<String>, _ appearance: Appearance) -> ResolvedColor.Slot {
        guard let index = declarations.palette.index(of: alias.value) else {
            _ = resolver.index(
                of: alias, "palette colour", in: declarations.palette, within: path.last.map { name(of: $0.slot) }
            ) { "\"{palette.\($0)}\"" }
            return Self.unknown
        }
        var slot = slot(index, appearance, at: alias.place)
        guard path.count < SpecLoader.chainLimit, slot.sources.count < SpecLoader.chainLimit else {
            reportLongChain(at: alias.place)
            return Self.unknown
        }
        slot.alias = alias.value
        // What was reported as missing stays so, behind however many aliases.
        if slot.place != nil { slot.place = alias.place }
        return slot
    }

    private func reportLongChain(at place: Place) {
        resolver.reader.report(
            .cyclicReference, "more than \(SpecLoader.chainLimit) colours refer to each other", at: place,
            help: ["let the first of them refer to the last"])
    }

    private func reportCycle(from start: Int, at place: Place) {
        let steps = path[start...]
        if steps.count == 1 {
            return resolver.reader.report(
                .cyclicReference, "the colour `\(name(of: path[start].slot))` refers to itself", at: place)
        }
        let names = steps.map { "`\(name(of: $0.slot))`" } + ["`\(name(of: path[start].slot))`"]
        resolver.reader.report(
            .cyclicReference, "the colours lead back to themselves: \(names.joined(separator: " → "))", at: place,
            labels: steps.dropFirst().map { Label("refers to `\(name(of: $0.slot))`", at: $0.place) })
    }

    private func name(of slot: Slot) -> String { declarations.palette.items[slot.color].name.value }

    /// What stands for a colour that was reported.
    static let unknown = ResolvedColor.Slot(color: Color(.srgb, 0, 0, 0), alias: nil, sources: [])
}
