// SPDX-License-Identifier: Apache-2.0

/// What the keys that lead to a value say about it.
enum KeyPath {
    /// Stands for an item of a list.
    static let item = "[]"

    /// What a scalar at `path` names; `nil` where it is no name.
    static func reference(at path: [String]) -> Symbol.Kind? {
        guard let section = path.first, let last = path.last else { return nil }
        // What a theme changes has the keys of what it changes.
        if section == "themes", path.count > 4 { return reference(at: Array(path.dropFirst(2))) }
        if last == item { return listed(in: Array(path.dropLast()), section) }
        switch (section, last) {
        case ("banners", "level") where path.count == 3: return .levels
        case ("banners", "style") where path.count == 3: return .styles
        case ("banners", "surface") where path.count == 3: return .surfaces
        // One banner needs no brackets.
        case ("banners", "mutex") where path.count == 4: return .banners
        case ("surfaces", "group") where isGroup(path): return .surfaces
        case ("banners", "metrics"), ("levels", "metrics"), ("styles", "metrics"): return .metrics
        case ("styles", "extends") where path.count == 3: return .styles
        case ("styles", "font") where path.count == 4: return .fonts
        default: return nil
        }
    }

    /// Whether a scalar at `path` names a group of surfaces. Each surface is in the group of its own name, if it says nothing else.
    static func isGroup(_ path: [String]) -> Bool {
        path.count == 3 && path[0] == "surfaces" && path[2] == "group"
    }

    private static func listed(in path: [String], _ section: String) -> Symbol.Kind? {
        switch (section, path.last) {
        case ("banners", "buttons"): .buttons
        case ("banners", "screens"), ("screens", "coVisibleWith"): .screens
        case ("banners", "mutex"): .banners
        case ("screens", "surfaces"): .surfaces
        default: nil
        }
    }

    /// The path in `{color.orange.500}`; `nil` for a text that is no alias.
    static func alias(_ text: String) -> String? {
        guard text.utf8.count > 2, text.utf8.count <= 600, text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
        let path = text.dropFirst().dropLast()
        // Names of tokens may have blanks within.
        if path.first == " " || path.last == " " || path.contains(where: { "{}".contains($0) }) { return nil }
        return String(path)
    }
}
