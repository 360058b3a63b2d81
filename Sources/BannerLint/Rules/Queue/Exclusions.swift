// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// Which banners exclude each other by what the spec says under `mutex`: their causes never hold at the same time.
struct Exclusions {
    private var pairs: Set<Pair> = []
    private var others: [Int: [Int]] = [:]
    /// Whether each banner leaves with its condition; empty where nothing excludes anything.
    private let leavesWithCondition: [Bool]

    init(_ spec: Spec) {
        for (index, banner) in spec.banners.enumerated() {
            for other in banner.extras?.trigger?.mutex ?? []
            where pairs.insert(Pair(index, other.value)).inserted {
                others[index, default: []].append(other.value)
                others[other.value, default: []].append(index)
            }
        }
        leavesWithCondition =
            pairs.isEmpty ? [] : spec.banners.map { $0.extras?.trigger?.effectiveClears != nil }
    }

    /// How many others exclude `banner`.
    func count(of banner: Int) -> Int { others[banner]?.count ?? 0 }

    /// The banners that can't be there at the same time as `banner`.
    private func apart(from banner: Int) -> [Int] { (others[banner] ?? []).filter { keepApart(banner, $0) } }

    /// Whether the causes of `first` and `second` never hold at the same time. It goes both ways.
    func contains(_ first: Int, _ second: Int) -> Bool {
        !pairs.isEmpty && pairs.contains(Pair(first, second))
    }

    /// Whether `other` can't come while `banner` is there: their causes exclude each other, and `banner` leaves with its own.
    func keepOut(_ other: Int, while banner: Int) -> Bool {
        // Where there is a pair, there is an element for each banner.
        contains(banner, other) && leavesWithCondition[banner]
    }

    /// Whether the two can't be there at the same time, whichever comes first: one that stays when its cause is over, such as that of an
    /// event, would be there still.
    func keepApart(_ first: Int, _ second: Int) -> Bool {
        keepOut(first, while: second) && keepOut(second, while: first)
    }

    /// Those of `elements`, each with the number of its `banner`, that can be there at one time, and with `last`: the earlier come first,
    /// each once, and `limit` of them at the most.
    func together<Element>(
        _ elements: some Sequence<Element>, before last: Int? = nil, atMost limit: Int = .max, banner: (Element) -> Int
    ) -> [Element] {
        var absent = Set(last.map(apart) ?? [])
        var found: [Element] = []
        for element in elements where absent.insert(banner(element)).inserted {
            guard found.count < limit else { break }
            found.append(element)
            absent.formUnion(apart(from: banner(element)))
        }
        return found
    }

    /// Whether nothing excludes anything.
    var isEmpty: Bool { pairs.isEmpty }

    private struct Pair: Hashable {
        let low: Int
        let high: Int

        init(_ first: Int, _ second: Int) {
            low = min(first, second)
            high = max(first, second)
        }
    }
}
