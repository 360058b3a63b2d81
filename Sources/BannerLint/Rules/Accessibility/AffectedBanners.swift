// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// Banners that break a rule, grouped by the one place that has to change.
///
/// A place that themes share is held against the first of them alone.
struct AffectedBanners<Detail> {
    /// The banners that one place affects.
    struct Group {
        /// The value to change.
        let place: Place
        /// The theme in which it was found first; `nil` for the spec itself.
        let theme: String?
        /// What is wrong.
        let detail: Detail
        /// The banners, by their index.
        fileprivate(set) var banners: [Int]

        /// For the end of a phrase: empty, or " in theme `quartz`".
        var suffix: String { theme.map { " in theme `\($0)`" } ?? "" }
    }

    /// The groups, in the order in which they were found.
    private(set) var groups: [Group] = []
    private var indices: [Place: Int] = [:]

    /// Adds banners that break the rule at `place`.
    mutating func add(_ banners: [Int], at place: Place, in scenario: Scenario, _ detail: @autoclosure () -> Detail) {
        guard let index = indices[place] else {
            indices[place] = groups.count
            return groups.append(Group(place: place, theme: scenario.theme, detail: detail(), banners: banners))
        }
        if groups[index].theme == scenario.theme { groups[index].banners += banners }
    }
}

extension RuleContext {
    /// The names of `banners`, which are indices, in words.
    func list(_ banners: [Int]) -> String { Figure.list(banners.map { spec.banners[$0].name.value }) }
}
