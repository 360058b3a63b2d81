// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec

/// Where two versions of a banner are drawn otherwise.
struct BannerDifference {
    /// In how many combinations they are, of all that both versions have.
    private(set) var count = 0
    private(set) var total = 0
    /// The most usual combination in which they are; `nil` if they are drawn alike everywhere.
    private(set) var example: PreviewCombination?
    /// The appearances, the languages and the text sizes in which they are.
    private(set) var appearances: [Appearance] = []
    private(set) var locales: [String] = []
    private(set) var sizes: [String] = []

    /// Compares two versions that were drawn in the combinations of `grid`.
    init(_ old: BannerData, _ new: BannerData, _ grid: PreviewGrid) {
        let sizes = Self.usualFirst(grid.sizes.map(\.shortName), "L")
        let windows = Self.usualFirst(grid.windows.map(\.id), PreviewWindow.standard.id)
        var comparer = Comparer()
        for theme in Self.pairs(old.themes, new.themes) {
            for locale in Self.pairs(old.languages, new.languages) {
                for value in Self.pairs(old.valueNames, new.valueNames) {
                    for size in sizes {
                        for window in windows {
                            let before = old.seen(
                                theme: theme.old, locale: locale.old, value: value.old, size: size.index,
                                window: window.index)
                            let after = new.seen(
                                theme: theme.new, locale: locale.new, value: value.new, size: size.index,
                                window: window.index)
                            guard let before, let after else { continue }
                            total += Appearance.allCases.count
                            let others = comparer.appearances(of: before, after)
                            guard let first = others.first else { continue }
                            count += others.count
                            for other in others where !appearances.contains(other) { appearances.append(other) }
                            if !locales.contains(locale.name) { locales.append(locale.name) }
                            if !self.sizes.contains(size.name) { self.sizes.append(size.name) }
                            guard example == nil else { continue }
                            var combination = PreviewCombination()
                            combination.theme = theme.name.isEmpty ? nil : theme.name
                            combination.locale = locale.name
                            combination.values = value.name
                            combination.size = size.name
                            combination.window = window.name
                            combination.appearance = first
                            example = combination
                        }
                    }
                }
            }
        }
    }

    private static func usualFirst(_ names: [String], _ usual: String) -> [(name: String, index: Int)] {
        let all = names.enumerated().map { (name: $1, index: $0) }
        return all.filter { $0.name == usual } + all.filter { $0.name != usual }
    }

    /// The names that are in both lists, with their indices, in the order of the new one.
    private static func pairs(_ old: [String], _ new: [String]) -> [(name: String, old: Int, new: Int)] {
        new.enumerated().compactMap { index, name in old.firstIndex(of: name).map { (name, $0, index) } }
    }
}

/// Compares what is seen, and each two pictures once.
private struct Comparer {
    private struct Pair: Hashable {
        let old: Int
        let new: Int
    }

    private var known: [Pair: Bool] = [:]

    /// The appearances in which the two look otherwise.
    mutating func appearances(of old: BannerData.Seen, _ new: BannerData.Seen) -> [Appearance] {
        let pair = Pair(old: old.number, new: new.number)
        let isSame = known[pair] ?? (old.picture == new.picture)
        known[pair] = isSame
        guard isSame, old.stage == new.stage, old.radius == new.radius, old.edge == new.edge,
            old.skin.border == new.skin.border, old.skin.shadow == new.skin.shadow,
            old.skin.colors.count == new.skin.colors.count
        else { return Appearance.allCases }
        guard old.skin.colors != new.skin.colors else { return [] }
        return Appearance.allCases.enumerated().compactMap { index, appearance in
            let isOther = zip(old.skin.colors, new.skin.colors).contains { one, other in
                // A paint that is not there has no colours.
                one.count != other.count || one.indices.contains(index) && one[index] != other[index]
            }
            return isOther ? appearance : nil
        }
    }
}
