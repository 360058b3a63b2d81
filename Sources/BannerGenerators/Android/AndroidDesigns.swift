// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// The colours, lengths and numbers of a spec as resources, and the theme overlays that choose among them.
struct AndroidDesigns: Sendable {
    /// The resources of a definition, or those that a theme has of its own.
    struct Group: Sendable {
        var documentation: [String]
        var resources: [Entry]
    }

    /// A resource under the name that it has in its design.
    struct Entry: Sendable {
        let resource: AndroidResource
        let value: AndroidResource.Value
        /// What its name ends with in a theme.
        let suffix: String
        /// The resource, without the prefix, that it refers to.
        var reference: String?
        /// What it stands for, as messages show it.
        let path: String
        let place: Place?

        /// The name without the prefix: `level_error_tint_in_business`.
        var name: String { resource.name + suffix }
    }

    /// A resource, what it stands for, and where that is defined.
    private typealias Origin = (resource: AndroidResource, path: String, place: Place?)

    /// A style that sets the attributes.
    struct Overlay: Sendable {
        /// What follows the name of the first one, which has none of these: `Business`, `HighContrast`.
        let names: [String]
        let items: [Item]
    }

    /// An attribute and the resource that it takes; none for `@null`.
    struct Item: Sendable {
        let attribute: String
        let kind: AndroidResource.Kind
        let resource: String?
    }

    /// All resources.
    private(set) var groups: [Group] = []
    /// The attributes: what any theme changes, and colours that are others with increased contrast.
    private(set) var attributes: [Item] = []
    /// The overlays: without a theme, with increased contrast, and both for each theme.
    private(set) var overlays: [Overlay] = []

    /// What the names of resources end with that are a theme's own.
    static func suffix(_ theme: Theme) -> String { "_in_\(LetterCase.snake.apply(theme.name.value))" }

    private var names: Set<String> = []
    /// The resources without a theme, by name.
    private var standard: [String: AndroidResource] = [:]
    private var contrasting: Set<String> = []

    init(_ context: ContextSpec) {
        let file = SpecProperties(context, namesMetrics: true)
        contrasting = Self.contrasting(file)
        addStandard(file.groups)
        for design in file.designs {
            if let theme = design.theme { add(theme, design.groups) }
        }
        setReferences()
        addOverlays(file)
    }

    /// The names of colours that are others with increased contrast, in any design.
    private static func contrasting(_ file: SpecProperties) -> Set<String> {
        var names: Set<String> = []
        for group in file.designs.flatMap(\.groups) {
            for property in group.properties {
                guard case .color(let color?) = property.value, color.hasHighContrast else { continue }
                names.insert(AndroidResource.resourceName(property.name(in: group)))
            }
        }
        return names
    }

    private func origins(_ group: PropertyGroup) -> [Origin] {
        group.properties.flatMap { property in
            let role = property.role.isEmpty ? "" : "." + LetterCase.camel.apply(property.role)
            let path = "\(group.section).\(group.id)\(role)"
            return AndroidResource.all(property, in: group, contrasting: contrasting).map { ($0, path, group.place) }
        }
    }

    private mutating func addStandard(_ groups: [PropertyGroup]) {
        for group in groups {
            let origins = origins(group)
            for origin in origins { standard[origin.resource.name] = origin.resource }
            add(origins, documentation: CommentText.lines(group.documentation))
        }
    }

    /// Adds what is another one in `theme` than without it.
    private mutating func add(_ theme: Theme, _ groups: [PropertyGroup]) {
        let own = groups.flatMap(origins).filter { isOwn($0.resource) }
        add(
            own.map { ($0.resource, "themes.\(theme.name.value).\($0.path)", theme.name.place) },
            suffix: Self.suffix(theme),
            documentation: ["In the theme `\(theme.name.value)`."] + CommentText.lines(theme.description))
    }

    private func isOwn(_ resource: AndroidResource) -> Bool {
        guard let value = resource.value else { return false }
        return !(standard[resource.name]?.value?.isSame(as: value) ?? false)
    }

    private mutating func add(_ origins: [Origin], suffix: String = "", documentation: [String]) {
        let entries = origins.compactMap { resource, path, place in
            resource.value.map { Entry(resource: resource, value: $0, suffix: suffix, path: path, place: place) }
        }
        guard !entries.isEmpty else { return }
        names.formUnion(entries.map(\.name))
        groups.append(Group(documentation: documentation, resources: entries))
    }

    /// Colours that are one of the palette refer to it.
    private mutating func setReferences() {
        for group in groups.indices {
            for index in groups[group].resources.indices {
                let entry = groups[group].resources[index]
                if let inherited = entry.resource.inherited {
                    groups[group].resources[index].reference = [inherited + entry.suffix, inherited].first(
                        where: names.contains)
                    continue
                }
                guard case .color(_, _, let alias?) = entry.value else { continue }
                let color = "palette_" + LetterCase.snake.apply(alias)
                let target = color + (entry.resource.isHighContrast ? AndroidResource.highContrast : "")
                // A theme that leaves the palette colour alone has no resource of its own for it.
                let found = [target + entry.suffix, target].first(where: names.contains)
                groups[group].resources[index].reference = found == entry.name ? nil : found
            }
        }
    }

    // MARK: Overlays

    private mutating func addOverlays(_ file: SpecProperties) {
        let themes = file.designs.compactMap { design in
            design.theme.map { ($0, design.groups.flatMap(origins).map(\.resource)) }
        }
        let changed = themes.flatMap(\.1).filter { !$0.isHighContrast && isOther($0) }
        let colors = file.groups.flatMap(origins).map(\.resource).filter { contrasting.contains($0.name) }
        var seen: Set<String> = []
        attributes = (changed + colors).filter { seen.insert($0.name).inserted }.map { item($0.name, $0.kind) }
        guard !attributes.isEmpty else { return }
        overlays = [Overlay(names: [], items: attributes)]
        addHighContrast(to: [], [:], suffix: "")
        for (theme, resources) in themes {
            let name = LetterCase.pascal.apply(theme.name.value)
            let suffix = Self.suffix(theme)
            let own = resources.filter { !$0.isHighContrast && isOther($0) }
            overlays.append(Overlay(names: [name], items: own.map { item($0, suffix) }))
            addHighContrast(
                to: [name], Dictionary(resources.map { ($0.name, $0) }) { first, _ in first }, suffix: suffix)
        }
    }

    /// Whether a theme's resource is not the one without the theme, which may have none.
    private func isOther(_ resource: AndroidResource) -> Bool {
        resource.value == nil ? standard[resource.name]?.value != nil : isOwn(resource)
    }

    /// Adds the overlay that lies over the one called `names`. `resources` are those of its theme that any theme changes.
    private mutating func addHighContrast(
        to names: [String], _ resources: [String: AndroidResource], suffix: String
    ) {
        let items = attributes.filter { contrasting.contains($0.attribute) }.map { attribute in
            let name = attribute.attribute + AndroidResource.highContrast
            // A colour that follows the level in the theme is none of its own with more contrast either.
            let own = resources[name] ?? resources[attribute.attribute].flatMap { $0.value == nil ? $0 : nil }
            let themed = own.flatMap { isOther($0) ? item($0, suffix) : nil }
            let resource = (themed ?? item(name, .color)).resource
            return Item(attribute: attribute.attribute, kind: .color, resource: resource)
        }
        guard !items.isEmpty else { return }
        overlays.append(Overlay(names: names + ["HighContrast"], items: items))
    }

    private func item(_ name: String, _ kind: AndroidResource.Kind) -> Item {
        Item(attribute: name, kind: kind, resource: standard[name]?.value == nil ? nil : name)
    }

    private func item(_ resource: AndroidResource, _ suffix: String) -> Item {
        Item(
            attribute: resource.name, kind: resource.kind,
            resource: resource.value == nil ? nil : resource.name + suffix)
    }
}
