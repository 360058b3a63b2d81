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
        /// All that break the rule by this place, in whatever theme.
        fileprivate var failing: [(banner: Int, theme: String?)]

        /// For the end of a phrase: empty, or " in theme `quartz`".
        var suffix: String { theme.map { " in theme `\($0)`" } ?? "" }
    }

    private var groups: [Group] = []
    private var indices: [Place: Int] = [:]

    /// Adds banners that break the rule at `place`.
    mutating func add(_ banners: [Int], at place: Place, in scenario: Scenario, _ detail: @autoclosure () -> Detail) {
        let failing = banners.map { ($0, scenario.theme) }
        guard let index = indices[place] else {
            indices[place] = groups.count
            let group = Group(place: place, theme: scenario.theme, detail: detail(), banners: banners, failing: failing)
            return groups.append(group)
        }
        if groups[index].theme == scenario.theme { groups[index].banners += banners }
        groups[index].failing += failing
    }

    /// Calls `report` with each group, in the order in which they were found, but for what may pass.
    func report(in context: RuleContext, _ report: (Group) -> Void) {
        for group in groups {
            context.report(unlessPassed: { passed in
                guard let (banners, cases) = context.left(of: group.banners, group.failing, without: passed) else {
                    return
                }
                var left = group
                left.banners = banners
                context.report(in: cases) { report(left) }
            })
        }
    }
}

extension RuleContext {
    /// Those of `banners` that are not among the `passed`, and all that is `failing` but for these; `nil` if no banner is left.
    fileprivate func left(
        of banners: [Int], _ failing: [(banner: Int, theme: String?)], without passed: Passed
    ) -> (banners: [Int], cases: [Finding.Case])? {
        let cases = failing.map { Finding.Case(.init(banner: spec.banners[$0.banner].name.value, theme: $0.theme)) }
        let identities = Finding.Case.left(of: cases, without: passed)
        let names = Set(identities.compactMap(\.banner))
        let left = banners.filter { names.contains(spec.banners[$0].name.value) }
        guard !left.isEmpty else { return nil }
        return (left, Finding.Case.distinct(cases.filter { identities.contains($0.identity) }))
    }

    /// The names of `banners`, which are indices, in words.
    func list(_ banners: [Int]) -> String { Figure.list(banners.map { spec.banners[$0].name.value }) }
}
