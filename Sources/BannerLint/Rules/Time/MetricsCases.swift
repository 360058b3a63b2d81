// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// What breaks a rule by display metrics: a case for each place that has to change, however many banners it serves.
struct MetricsCases<Detail> {
    /// What breaks the rule by one place.
    struct Case {
        /// The place; `nil` where all is built in.
        let place: Place?
        /// The worst of it.
        let worst: Detail
        /// The banner of the worst.
        let banner: Int
        /// All banners that break the rule by this place, each once.
        let banners: [Int]
        /// All that fails, the worst first.
        let cases: [Finding.Case]
    }

    private var worst = WorstCases<Place?, (detail: Detail, banner: Int)>()
    private var banners: [Place?: (order: [Int], known: Set<Int>)] = [:]

    /// Adds what `banner` breaks by `place`. Of two that are as bad, the first counts as the worst.
    mutating func add(
        _ detail: @autoclosure () -> Detail, badness: Double, banner: Int, at place: Place?,
        _ failing: @autoclosure () -> Finding.Case
    ) {
        if banners[place, default: ([], [])].known.insert(banner).inserted { banners[place]?.order.append(banner) }
        worst.add((detail(), banner), place, badness: badness, failing())
    }

    /// Calls `report` with each case, in the order in which they came, but for the banners for which comments suppress it.
    func report(in context: RuleContext, _ report: (Case) -> Void) {
        worst.report(in: context) { place, worst in
            let names = Set(worst.cases.compactMap(\.identity.banner))
            let banners = (banners[place]?.order ?? []).filter { names.contains(context.spec.banners[$0].name.value) }
            report(
                Case(
                    place: place, worst: worst.detail.detail, banner: worst.detail.banner, banners: banners,
                    cases: worst.cases))
        }
    }
}

extension MetricsCases.Case {
    /// Where to report it: the place, or the name of the worst banner.
    func reportPlace(in spec: Spec) -> Place { place ?? spec.banners[banner].name.place }

    /// The name of the worst banner.
    func name(in spec: Spec) -> String { spec.banners[banner].name.value }

    /// A note on the other banners, such as "so does `b`", or "so do `b` and `c`" with the phrase for `several`; none if there are none.
    func notes(_ phrase: String, several: String? = nil, in spec: Spec) -> [String] {
        let others = banners.filter { $0 != banner }
        guard !others.isEmpty else { return [] }
        let phrase = others.count > 1 ? several ?? phrase : phrase
        return ["\(phrase) \(Figure.list(others.prefix(6).map { spec.banners[$0].name.value }, total: others.count))"]
    }
}

extension Figure {
    /// The first `names` of `total` in words.
    fileprivate static func list(_ names: [String], total: Int) -> String {
        guard total > names.count else { return list(names) }
        return names.prefix(5).map { "`\($0)`" }.joined(separator: ", ") + " and \(total - 5) more"
    }

    /// `duration`, which misses `limit`, with as many places as it takes to show that.
    static func text(_ duration: Duration, missing limit: Duration) -> String {
        let shown = text(duration)
        guard shown == text(limit) else { return shown }
        return "\(text(duration.milliseconds, missing: limit.milliseconds)) ms"
    }
}
