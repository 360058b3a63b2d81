// SPDX-License-Identifier: Apache-2.0

public import BannerSpec

/// The definitions of an old version that go by another name in a new one.
///
/// A definition is renamed if its name is gone, another name is new, and both say the same, what they refer to being renamed as
/// well. Sections are compared in the order in which they refer to one another, so that a renamed level does not hide that a
/// banner of it was renamed too.
struct Renames {
    private var names: [String: [String: String]] = [:]
    private var parameters: [String: [String: String]] = [:]

    /// No renames.
    init() {}

    /// What was renamed between `old` and `new`.
    init(from old: Spec, to new: Spec) {
        // Variants of buttons are words of the language: what has that name looks otherwise, and nothing is renamed.
        for section in SpecSection.allCases where section != .buttonStyles {
            let (before, after) = (section.names(in: old), section.names(in: new))
            let (known, kept) = (Set(before), Set(after))
            let removed = before.indices.filter { !kept.contains(before[$0]) }
            let added = after.indices.filter { !known.contains(after[$0]) }
            guard !removed.isEmpty, !added.isEmpty else { continue }
            var candidates: [[String]: [Int]] = [:]
            for index in added {
                candidates[section.content(index, after[index], of: new, Renames()), default: []].append(index)
            }
            for index in removed {
                let content = section.content(index, before[index], of: old, self)
                guard var found = candidates[content], !found.isEmpty else { continue }
                names[section.rawValue, default: [:]][before[index]] = after[found.removeFirst()]
                candidates[content] = found
            }
        }
        findParameters(old, new)
    }

    /// The new name of what was called `name` in `section`.
    func name(_ section: SpecSection, _ name: String) -> String { names[section.rawValue]?[name] ?? name }

    /// The new key path of the definition at `path`, or of what lies in it.
    func path(_ path: String) -> String {
        let parts = path.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 1 else { return path }
        let name = names[parts[0]]?[parts[1]] ?? parts[1]
        let rest = parts.count > 2 ? [parts[0] == SpecSection.themes.rawValue ? self.path(parts[2]) : parts[2]] : []
        return ([parts[0], name] + rest).joined(separator: ".")
    }

    /// The new name of a parameter of the banner that is called `banner` by now.
    func parameter(_ name: String, of banner: String) -> String { parameters[banner]?[name] ?? name }

    /// A parameter whose name is gone, with another of its kind in its place whose name is new, is the same one.
    private mutating func findParameters(_ old: Spec, _ new: Spec) {
        let byName = Dictionary(new.banners.map { ($0.name.value, $0.parameters) }) { first, _ in first }
        for banner in old.banners {
            let name = self.name(.banners, banner.name.value)
            guard let now = byName[name] else { continue }
            let (known, kept) = (Set(banner.parameters.map(\.name.value)), Set(now.map(\.name.value)))
            for (before, after) in zip(banner.parameters, now)
            where !kept.contains(before.name.value) && !known.contains(after.name.value)
                && before.kind.word == after.kind.word
            {
                parameters[name, default: [:]][before.name.value] = after.name.value
            }
        }
    }
}

extension SpecDiff {
    /// The new names of the banners of `old` that are called otherwise in `new`.
    public static func renamedBanners(from old: Spec, to new: Spec) -> [String: String] {
        let renames = Renames(from: old, to: new)
        return old.banners.map(\.name.value).reduce(into: [:]) { names, name in
            let now = renames.name(.banners, name)
            if now != name { names[name] = now }
        }
    }
}
