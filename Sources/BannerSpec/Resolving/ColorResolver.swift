// SPDX-License-Identifier: Apache-2.0

import ColorSpaces
import Diagnostics

/// Follows aliases among palette colours, appearance by appearance.
final class ColorResolver {
    private struct Slot: Hashable {
        var name: String
        var appearance: Appearance
    }

    /// What a spec or a theme says of a colour.
    typealias Layer = (declaration: ColorDeclaration, origin: Source.Origin)

    private let resolver: Resolver
    private let theme: (name: String, declaration: ThemeDeclaration)?
    private var resolved: [Slot: ResolvedColor.Slot] = [:]
    /// The slots being resolved, each named by the one before, and where.
    private var path: [(slot: Slot, place: Place)] = []

    init(_ resolver: Resolver, theme: (name: String, declaration: ThemeDeclaration)?) {
        self.resolver = resolver
        self.theme = theme
    }

    /// The palette, in the order in which it is written.
    func palette() -> [PaletteColor] {
        resolver.declarations.palette.items.map { name, declaration in
            var color = ResolvedColor(everywhere: slot(name.value, .light, at: name.place))
            for appearance in Appearance.allCases { color[appearance] = slot(name.value, appearance, at: name.place) }
            color.alias = wholeAlias(name.value, declaration)
            return PaletteColor(name: name, description: declaration.description, color: color)
        }
    }

    /// A colour of a banner.
    func color(_ declaration: ColorDeclaration, _ origin: Source.Origin) -> Resolved<ResolvedColor> {
        color([(declaration, origin)], at: declaration.place, origin)
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
        func slot(_ appearance: Appearance) -> ResolvedColor.Slot {
            guard let (expression, layer, written) = expression(layers, appearance) else { return Self.unknown }
            var slot = evaluate(expression, appearance, writtenFor: written)
            if layer > 0 { slot.sources.insert(Source(layers[layer].origin, at: expression.place), at: 0) }
            return slot
        }
        var color = ResolvedColor(everywhere: slot(.light))
        for appearance in Appearance.allCases { color[appearance] = slot(appearance) }
        if case .palette(let name)? = layers.first?.declaration.everywhere?.value { color.alias = name }
        return Resolved(color, from: [Source(origin, at: place)])
    }

    /// What the layers say of an appearance, or of the one that serves it: which of them, and for which appearance.
    private func expression(
        _ layers: [Layer], _ appearance: Appearance
    ) -> (Located<ColorExpression>, layer: Int, writtenFor: Appearance?)? {
        var wanted: Appearance? = appearance
        while let current = wanted {
            for (index, layer) in layers.enumerated() {
                // A single colour serves every appearance. Below an override that is as if it were written for `light`.
                let single = index == 0 || current == .light ? layer.declaration.everywhere : nil
                if let expression = layer.declaration.slots[current] { return (expression, index, current) }
                if let single { return (single, index, nil) }
            }
            wanted = current.fallback
        }
        return nil
    }

    private func wholeAlias(_ name: String, _ declaration: ColorDeclaration) -> String? {
        let override = theme?.declaration.palette[name]
        guard case .palette(let alias)? = (override ?? declaration).everywhere?.value else { return nil }
        return alias
    }

    /// A palette colour in one appearance.
    private func slot(_ name: String, _ appearance: Appearance, at place: Place) -> ResolvedColor.Slot {
        let key = Slot(name: name, appearance: appearance)
        if let slot = resolved[key] { return slot }
        if let start = path.firstIndex(where: { $0.slot == key }) {
            reportCycle(from: start, at: place)
            return Self.unknown
        }
        // A longer chain is reported by the one who asked.
        if path.count >= SpecLoader.chainLimit { return Self.unknown }
        path.append((key, place))
        defer { path.removeLast() }
        let slot = layered(name, appearance)
        resolved[key] = slot
        return slot
    }

    private func layered(_ name: String, _ appearance: Appearance) -> ResolvedColor.Slot {
        var layers: [Layer] = []
        if let theme, let override = theme.declaration.palette[name] {
            layers.append((override, .theme(theme.name, "palette.\(name)")))
        }
        if let own = resolver.declarations.palette[name] { layers.append((own, .definition("palette.\(name)"))) }
        guard let (expression, layer, written) = expression(layers, appearance) else { return Self.unknown }
        var slot = evaluate(expression, appearance, writtenFor: written)
        slot.sources.insert(Source(layers[layer].origin, at: expression.place), at: 0)
        return slot
    }

    private func evaluate(
        _ expression: Located<ColorExpression>, _ appearance: Appearance, writtenFor written: Appearance?
    ) -> ResolvedColor.Slot {
        switch expression.value {
        case .color(let color):
            return .init(color: color, alias: nil, sources: [], place: expression.place, writtenFor: written)
        case .token(let path, let color, let place):
            return .init(
                color: color, alias: nil, sources: [Source(.token(path), at: place)], place: expression.place,
                writtenFor: written)
        case .palette(let name):
            guard resolver.declarations.palette.index(of: name) != nil else {
                let reference = Located(name, at: expression.place)
                _ = resolver.index(of: reference, "palette colour", in: resolver.declarations.palette)
                return Self.unknown
            }
            var slot = slot(name, appearance, at: expression.place)
            guard path.count < SpecLoader.chainLimit, slot.sources.count < SpecLoader.chainLimit else {
                reportLongChain(at: expression.place)
                return Self.unknown
            }
            slot.alias = name
            // What was reported as missing stays so, behind however many aliases.
            if slot.place != nil { slot.place = expression.place }
            return slot
        }
    }

    private func reportLongChain(at place: Place) {
        resolver.reader.report(
            .cyclicReference, "more than \(SpecLoader.chainLimit) colours name each other", at: place,
            help: ["let the first of them name the last"])
    }

    private func reportCycle(from start: Int, at place: Place) {
        let steps = path[start...]
        if steps.count == 1 {
            return resolver.reader.report(
                .cyclicReference, "the colour `\(path[start].slot.name)` names itself", at: place)
        }
        let names = steps.map { "`\($0.slot.name)`" } + ["`\(path[start].slot.name)`"]
        resolver.reader.report(
            .cyclicReference, "the colours lead back to themselves: \(names.joined(separator: " → "))", at: place,
            labels: steps.dropFirst().map { Label("names `\($0.slot.name)`", at: $0.place) })
    }

    /// What stands for a colour that was reported.
    private static let unknown = ResolvedColor.Slot(color: Color(.srgb, 0, 0, 0), alias: nil, sources: [])
}
