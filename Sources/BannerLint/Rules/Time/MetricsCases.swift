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
        fileprivate(set) var worst: Detail
        /// The banner of the worst.
        fileprivate(set) var banner: Int
        /// All banners that break the rule by this place, each once.
        fileprivate(set) var banners: [Int]

        fileprivate var badness: Double
        fileprivate var known: Set<Int>
    }

    /// The cases, in the order in which they came.
    private(set) var all: [Case] = []
    private var indices: [Place?: Int] = [:]

    /// Adds what `banner` breaks by `place`. Of two that are as bad, the first counts as the worst.
    mutating func add(_ detail: @autoclosure () -> Detail, badness: Double, banner: Int, at place: Place?) {
        guard let index = indices[place] else {
            indices[place] = all.count
            all.append(
                Case(
                    place: place, worst: detail(), banner: banner, banners: [banner], badness: badness, known: [banner])
            )
            return
        }
        if all[index].known.insert(banner).inserted { all[index].banners.append(banner) }
        guard badness > all[index].badness else { return }
        all[index].worst = detail()
        all[index].banner = banner
        all[index].badness = badness
    }
}

extension MetricsCases.Case {
    /// Where to report it: the place, or the name of the worst banner.
    func reportPlace(in spec: Spec) -> Place { place ?? spec.banners[banner].name.place }

    /// The name of the worst banner.
    func name(in spec: Spec) -> String { spec.banners[banner].name.value }

    /// A note on the other banners, such as "so do `b` and `c`"; none if there are none.
    func notes(_ phrase: String, in spec: Spec) -> [String] {
        let others = banners.filter { $0 != banner }
        guard !others.isEmpty else { return [] }
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
