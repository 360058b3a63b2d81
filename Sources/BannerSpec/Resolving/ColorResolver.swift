// SPDX-License-Identifier: Apache-2.0

import ColorSpaces
import Diagnostics

/// Follows aliases among palette colours, appearance by appearance.
final class ColorResolver {
    private struct Slot: Hashable {
        var name: String
        var appearance: Appearance
    }

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

    /// A colour of a level, a style or a banner.
    func color(_ declaration: ColorDeclaration, _ origin: Source.Origin) -> Resolved<ResolvedColor> {
        let source = Source(origin, at: declaration.place)
        let light = slot(declaration, .light)
        var color = ResolvedColor(everywhere: light)
        for appearance in Appearance.allCases { color[appearance] = slot(declaration, appearance) }
        if case .palette(let name)? = declaration.everywhere?.value { color.alias = name }
        return Resolved(color, from: [source])
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
        let layers: [(ColorDeclaration?, Source.Origin)] = [
            (theme?.declaration.palette[name], .theme(theme?.name ?? "", "palette.\(name)")),
            (resolver.declarations.palette[name], .definition("palette.\(name)")),
        ]
        var wanted: Appearance? = appearance
        while let current = wanted {
            for (declaration, origin) in layers {
                guard let expression = declaration?.slots[current] ?? declaration?.everywhere else { continue }
                var slot = evaluate(expression, appearance)
                slot.sources.insert(Source(origin, at: expression.place), at: 0)
                return slot
            }
            wanted = current.fallback
        }
        return Self.unknown
    }

    private func slot(_ declaration: ColorDeclaration, _ appearance: Appearance) -> ResolvedColor.Slot {
        var wanted: Appearance? = appearance
        while let current = wanted {
            if let expression = declaration.slots[current] ?? declaration.everywhere {
                return evaluate(expression, appearance)
            }
            wanted = current.fallback
        }
        return Self.unknown
    }

    private func evaluate(_ expression: Located<ColorExpression>, _ appearance: Appearance) -> ResolvedColor.Slot {
        switch expression.value {
        case .color(let color): return .init(color: color, alias: nil, sources: [])
        case .token(let path, let color, let place):
            return .init(color: color, alias: nil, sources: [Source(.token(path), at: place)])
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
