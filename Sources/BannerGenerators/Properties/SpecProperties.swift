// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// A spec as flat properties with names and values, by definition and by theme.
final class SpecProperties: Sendable {
    /// The properties without a theme, by definition.
    let groups: [PropertyGroup]
    /// The spec without a theme, and then every theme with what any theme changes.
    let designs: [DesignProperties]
    /// The same properties as ``groups`` in each design.
    let complete: [[PropertyGroup]]

    /// - Parameter namesMetrics: Whether levels and styles name their metrics.
    init(_ context: ContextSpec, namesMetrics: Bool = false) {
        let spec = context.spec
        let looks = [(spec.design, spec.banners.map(\.look))] + spec.themes.map { ($0.design, $0.looks) }
        let all = looks.map { PropertyGroup.all(of: $0, looks: $1, in: spec, namesMetrics: namesMetrics) }
        let designs = Self.withEvenPadding(
            Self.withInheritance(Self.withoutShared(Self.withoutPlain(Self.withoutUnsaid(all), spec), spec)))
        complete = designs
        groups = designs.first ?? []
        // What any theme changes is set in each, so that themes within one another leave nothing of the outer one.
        let themed =
            designs.count < 2
            ? []
            : Self.marks(designs) { design, index in
                zip(design[index].properties, designs[0][index].properties).map { !$0.value.isSame(as: $1.value) }
            }
        self.designs = designs.enumerated().map { place, groups in
            let theme = place == 0 ? nil : spec.themes[place - 1]
            return DesignProperties(theme: theme, groups: theme == nil ? groups : Self.keep(groups, themed))
        }
    }

    /// The properties of button looks of which some design says something.
    private static func withoutUnsaid(_ designs: [[PropertyGroup]]) -> [[PropertyGroup]] {
        let hasUnsaid = designs.contains { groups in groups.contains { $0.properties.contains(where: \.isUnsaid) } }
        guard hasUnsaid else { return designs }
        let said = marks(designs) { design, index in design[index].properties.map { !$0.isUnsaid } }
        return designs.map { keep($0, said) }
    }

    /// The properties of which something is said somewhere. Those of titles are there if a banner has one.
    private static func withoutPlain(_ designs: [[PropertyGroup]], _ spec: Spec) -> [[PropertyGroup]] {
        let hasTitles = spec.banners.contains { $0.extras?.title != nil }
        var plain: Set<String> = []
        var said: Set<String> = hasTitles ? ["title-font-size", "title-font-weight", "title-max-lines"] : []
        for groups in designs {
            for group in groups {
                for property in group.properties {
                    if property.isPlain { plain.insert(property.role) } else { said.insert(property.role) }
                }
            }
        }
        plain.subtract(said)
        guard !plain.isEmpty else { return designs }
        return designs.map { groups in
            groups.map { group in
                var group = group
                group.properties.removeAll { plain.contains($0.role) }
                return group
            }
        }
    }

    /// Styles with the names of the properties that are the same in the style that they extend, in every design.
    private static func withInheritance(_ designs: [[PropertyGroup]]) -> [[PropertyGroup]] {
        guard let first = designs.first, let start = first.firstIndex(where: { $0.kind == "style" }) else {
            return designs
        }
        var designs = designs
        for (index, group) in first.enumerated() {
            guard let parent = group.parent.map({ start + $0 }) else { continue }
            for (place, property) in group.properties.enumerated() {
                // All styles have the same properties.
                let isSame = designs.allSatisfy { design in
                    design[index].properties[place].value.isSame(as: design[parent].properties[place].value)
                }
                guard isSame else { continue }
                let name = property.name(in: first[parent])
                for design in designs.indices { designs[design][index].properties[place].inherited = name }
            }
        }
        return designs
    }

    /// The sides of paddings that are everywhere as wide as at the top, as the names of those. The top of a style's is called `padding`.
    private static func withEvenPadding(_ designs: [[PropertyGroup]]) -> [[PropertyGroup]] {
        guard let first = designs.first else { return designs }
        var designs = designs
        for (index, group) in first.enumerated() {
            let tops = ["padding", "padding-top"]
            guard let top = group.properties.firstIndex(where: { tops.contains($0.role) }) else { continue }
            for (place, property) in group.properties.enumerated()
            where place != top && property.role.hasPrefix("padding-") && property.inherited == nil {
                let isEven = designs.allSatisfy { design in
                    guard case .length = design[index].properties[top].value else { return false }
                    return design[index].properties[place].value.isSame(as: design[index].properties[top].value)
                }
                guard isEven else { continue }
                let name = group.properties[top].name(in: group)
                for design in designs.indices { designs[design][index].properties[place].inherited = name }
            }
        }
        return designs
    }

    /// Banners without the properties that they have from their level, style and metrics in every design.
    private static func withoutShared(_ designs: [[PropertyGroup]], _ spec: Spec) -> [[PropertyGroup]] {
        let own = spec.banners.indices.filter { spec.banners[$0].look.isOwn }
        guard let first = designs.first, !own.isEmpty else { return designs }
        let start = first.count - own.count
        var changed = first.map { $0.properties.map { _ in true } }
        for (offset, index) in own.enumerated() {
            changed[start + offset] = first[start + offset].properties.map { _ in false }
            for (place, groups) in designs.enumerated() {
                let design = place == 0 ? spec.design : spec.themes[place - 1].design
                let said = Set(groups[start + offset].properties.map(\.role))
                let shared = PropertyGroup.shared(spec.banners[index], design, spec).filter {
                    said.contains($0.role)
                }
                // Both have the same roles, in the same order.
                for (role, property) in groups[start + offset].properties.enumerated()
                where !property.value.isSame(as: shared[role].value) {
                    changed[start + offset][role] = true
                }
            }
        }
        return designs.map { keep($0, changed) }
    }

    /// For each group and property, whether `test` says so in any design.
    private static func marks(_ designs: [[PropertyGroup]], _ test: ([PropertyGroup], Int) -> [Bool]) -> [[Bool]] {
        guard let first = designs.first else { return [] }
        return first.indices.map { index in
            designs.reduce(first[index].properties.map { _ in false }) { marks, design in
                zip(marks, test(design, index)).map { $0 || $1 }
            }
        }
    }

    /// The groups with the properties that are marked; those that keep none are left out.
    private static func keep(_ groups: [PropertyGroup], _ marks: [[Bool]]) -> [PropertyGroup] {
        zip(groups, marks).compactMap { group, marks in
            var group = group
            group.properties = zip(group.properties, marks).filter(\.1).map(\.0)
            return group.properties.isEmpty ? nil : group
        }
    }
}
