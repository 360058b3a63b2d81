// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

/// Reads single files of Tokens Studio, which hold sets of tokens and themes that choose among them.
///
/// References name tokens without their set, and later sets count before earlier ones (`$metadata.tokenSetOrder`). A group of themes
/// is a modifier of a resolver document, and its themes are the contexts. A set that no theme chooses counts in the appearance that
/// it is called by, and everywhere if it is called by none.
extension UseGraph {
    /// Themes of which one is chosen at a time.
    private struct ThemeGroup {
        var node: Node
        /// Its name; themes without one are a group called `theme`.
        var name: String
        var themes: [(name: String, place: Place, sets: Set<String>)] = []
        /// How many of its themes count.
        var countingCount = 0
        /// Where the themes that choose a set count.
        var contexts: [String: [TokenContexts]] = [:]

        /// Notes that a theme counts.
        mutating func count(_ sets: Set<String>, _ contexts: TokenContexts) {
            countingCount += 1
            for set in sets { self.contexts[set, default: []].append(contexts) }
        }
    }

    /// Whether the file with `root` holds sets.
    static func holdsSets(_ root: Node) -> Bool {
        root.value(of: "$metadata")?.value(of: "tokenSetOrder") != nil || root.value(of: "$themes")?.kind == .sequence
    }

    /// The sets of the file with the root `root`.
    mutating func readSets(_ root: Node, _ item: Node, _ options: UseOptions) {
        tokenOrigin += 1
        let faults = findings.count
        var groups = Self.themeGroups(of: root)
        for index in groups.indices { choose(&groups[index], options) }
        if let themes = root.value(of: "$themes"), themes.items.map(\.self).count > SpecLoader.sourceLimit {
            fail(.workLimit, "the file contains more than \(SpecLoader.sourceLimit) themes", themes)
        }
        let chosen = Set(groups.flatMap { $0.themes.flatMap(\.sets) })
        let order = root.value(of: "$metadata")?.value(of: "tokenSetOrder")?.items.map(\.text)
        let names = order ?? root.entries.map(\.key.text).filter { !$0.hasPrefix("$") }
        let unchosen = Self.contexts(ofUnchosen: names.filter { !chosen.contains($0) })
        let start = tokenSources.count
        var position = 0
        for name in names {
            position += 1
            guard position <= SpecLoader.sourceLimit else {
                return fail(.workLimit, "the file contains more than \(SpecLoader.sourceLimit) sets of tokens", root)
            }
            guard let set = root.value(named: name), set.kind == .mapping else { continue }
            for contexts in chosen.contains(name) ? Self.contexts(of: name, groups) : [unchosen(name)] {
                guard tokenSources.count - start < SpecLoader.sourceLimit else {
                    return fail(
                        .workLimit,
                        "the sets and themes of the file come to more than \(SpecLoader.sourceLimit) sources",
                        root)
                }
                add(TokenSource(root: set, scope: .contexts(contexts, position: start + position), form: .legacy))
            }
        }
        reportUnusedChoices(options, groups.map(\.name), item, since: faults)
    }

    /// Where a set counts that some theme chooses: where a theme that does counts.
    private static func contexts(of set: String, _ groups: [ThemeGroup]) -> [TokenContexts] {
        var all: [TokenContexts] = []
        for group in groups {
            let chosen = group.contexts[set] ?? []
            if !chosen.isEmpty, chosen.count == group.countingCount { return [TokenContexts()] }
            let byAppearance = chosen.filter { $0.themes == .any }
            if !byAppearance.isEmpty {
                all.append(TokenContexts(appearances: byAppearance.reduce(into: []) { $0.formUnion($1.appearances) }))
            }
            all += chosen.filter { $0.themes != .any }
        }
        return all
    }

    /// Where a set counts that no theme chooses: `dark` and `brand/dark` in the dark, if they are called like modes.
    private static func contexts(ofUnchosen names: [String]) -> (String) -> TokenContexts {
        func appearance(_ set: String) -> Appearance? {
            Appearance(modeName: set.split(separator: "/").last.map(String.init) ?? set)
        }
        let own = Set(names.compactMap(appearance))
        // One for light alone is as good as one for all.
        guard own.contains(where: { $0 != .light }) else { return { _ in TokenContexts() } }
        return { set in
            guard let appearance = appearance(set) else { return TokenContexts() }
            return TokenContexts(appearances: Set(Appearance.allCases.filter { $0.nearest(in: own) == appearance }))
        }
    }

    /// Notes which themes of a group count, and where.
    private mutating func choose(_ group: inout ThemeGroup, _ options: UseOptions) {
        let name = group.name.lowercased()
        let choice = options.modifiers.first { $0.name.text.lowercased() == name }?.choice.text
        // Where all choose the same, it doesn't matter which of them counts.
        if choice == nil, let first = group.themes.first, group.themes.allSatisfy({ $0.sets == first.sets }) {
            return group.count(first.sets, TokenContexts())
        }
        let names = group.themes.map(\.name)
        // Tokens Studio knows no default. Where a spec has themes of them, the first is the spec without one.
        let named = names.first { ["base", "default", "standard"].contains($0.lowercased()) }
        let standard = named ?? (choice == "theme" ? names.first : nil)
        guard let role = role(of: group.node, group.name, names, standard, options) else { return }
        for theme in group.themes {
            guard let contexts = role.modes(of: theme.name) else { continue }
            if case .only(let name) = contexts.themes { add(theme: Located(name, at: theme.place)) }
            group.count(theme.sets, contexts)
        }
    }

    /// The groups of themes, in the order of the file.
    private static func themeGroups(of root: Node) -> [ThemeGroup] {
        var groups: [ThemeGroup] = []
        var names: Set<[String]> = []
        for theme in (root.value(of: "$themes")?.items.map(\.self) ?? []).prefix(SpecLoader.sourceLimit) {
            guard let name = theme.value(of: "name") else { continue }
            let group = theme.value(of: "group")?.text ?? "theme"
            let sets = theme.value(of: "selectedTokenSets")?.entries.filter { $0.value.text != "disabled" } ?? []
            let index = groups.firstIndex { $0.name == group } ?? groups.count
            if index == groups.count { groups.append(ThemeGroup(node: theme, name: group)) }
            // Of two of one name, the first counts.
            guard names.insert([group, name.text]).inserted else { continue }
            groups[index].themes.append((name.text, name.place, Set(sets.map(\.key.text))))
        }
        return groups
    }
}
