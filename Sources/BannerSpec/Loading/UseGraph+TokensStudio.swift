// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

/// Reads single files of Tokens Studio, which hold sets of tokens and themes that choose among them.
///
/// References name tokens without their set, and later sets count before earlier ones (`$metadata.tokenSetOrder`). A theme that is
/// called like an appearance is that one, and others of its group don't count; without such themes all sets count everywhere.
extension UseGraph {
    /// Whether the file with `root` holds sets.
    static func holdsSets(_ root: Node) -> Bool {
        root.value(of: "$metadata")?.value(of: "tokenSetOrder") != nil || root.value(of: "$themes")?.kind == .sequence
    }

    /// The sets of the file with the root `root`.
    mutating func readSets(_ root: Node, _ form: TokenForm) {
        tokenOrigin += 1
        let order = root.value(of: "$metadata")?.value(of: "tokenSetOrder")?.items.map(\.text)
        let names = order ?? root.entries.map(\.key.text).filter { !$0.hasPrefix("$") }
        let themes = Self.appearances(of: root)
        let modes = themes.isEmpty ? [] : Self.setsOfOtherModes(of: root)
        let start = tokenSources.count
        var position = 0
        for name in names {
            position += 1
            guard let set = root.value(named: name), set.kind == .mapping else { continue }
            guard position <= SpecLoader.sourceLimit else {
                return fail(.workLimit, "the file holds more than \(SpecLoader.sourceLimit) sets of tokens", root)
            }
            // What themes for appearances don't choose is chosen by themes of other kinds, or by none: it counts everywhere.
            let chosen = Set(themes.filter { $0.value.contains(name) }.keys)
            guard !chosen.isEmpty || !modes.contains(name) else { continue }
            let appearances = chosen.isEmpty ? Set(Appearance.allCases) : chosen
            add(
                TokenSource(
                    root: set, scope: .contexts(TokenContexts(appearances: appearances), position: start + position),
                    form: form
                ))
        }
    }

    /// The sets that only themes choose which stand in a group with those of appearances and are none: they never hold here.
    private static func setsOfOtherModes(of root: Node) -> Set<String> {
        let themes = root.value(of: "$themes")?.items.map(\.self) ?? []
        func group(_ theme: Node) -> String? { theme.value(of: "group")?.text }
        func isAppearance(_ theme: Node) -> Bool {
            theme.value(of: "name").flatMap { Appearance(modeName: $0.text) } != nil
        }
        let groups = Set(themes.filter(isAppearance).compactMap(group))
        let (others, rest) = themes.reduce(into: (Set<String>(), Set<String>())) { sets, theme in
            let isOther = !isAppearance(theme) && group(theme).map(groups.contains) ?? false
            if isOther { sets.0.formUnion(chosen(by: theme)) } else { sets.1.formUnion(chosen(by: theme)) }
        }
        return others.subtracting(rest)
    }

    /// The sets that a theme chooses.
    private static func chosen(by theme: Node) -> Set<String> {
        Set(
            (theme.value(of: "selectedTokenSets")?.entries.filter { $0.value.text != "disabled" } ?? []).map(\.key.text)
        )
    }

    /// The sets that count in each appearance; empty without a theme for light.
    private static func appearances(of root: Node) -> [Appearance: Set<String>] {
        var sets: [Appearance: Set<String>] = [:]
        for theme in root.value(of: "$themes")?.items.map(\.self) ?? [] {
            guard let name = theme.value(of: "name"), let appearance = Appearance(modeName: name.text),
                sets[appearance] == nil
            else { continue }
            sets[appearance] = chosen(by: theme)
        }
        guard let light = sets[.light] else { return [:] }
        let dark = sets[.dark] ?? light
        return [
            .light: light, .dark: dark, .lightHighContrast: sets[.lightHighContrast] ?? light,
            .darkHighContrast: sets[.darkHighContrast] ?? dark,
        ]
    }
}
