// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// Which banners can't be there at the same time, as far as a spec says so: by `mutex`, by what ends a condition, by screens.
///
/// A banner of a condition leaves with that, when `clears` names what ends it, and with the screens of its trigger. One of an event
/// stays when its cause is over.
final class Exclusions {
    /// The cause of a banner. Names have numbers, so that they are compared at once.
    private struct Cause {
        /// The condition.
        var condition: Int?
        /// The event that ends the condition.
        var end: Int?
        /// The event that the banner comes with, where it ends a condition.
        var event: Int?
    }

    private var pairs: Set<Pair> = []
    private var others: [Int: [Int]] = [:]
    /// The cause of each banner; empty where no banner has a condition, and so none leaves.
    private let causes: [Cause]
    private let screens: ScreenSets
    /// How many banners of conditions have each list of screens.
    private var countsOfScreens: [Int: Int] = [:]
    /// How often screens and ends of conditions have kept banners apart.
    private var answers = 0

    /// How often they may. Searches pass such banners over, however many there are; beyond this, none is begun.
    private static let limit = 50_000_000

    init(_ spec: Spec) {
        causes = Self.causes(spec)
        screens = causes.isEmpty ? ScreenSets() : ScreenSets(spec)
        for (index, banner) in spec.banners.enumerated() {
            for other in banner.extras?.trigger?.mutex ?? []
            where pairs.insert(Pair(index, other.value)).inserted {
                others[index, default: []].append(other.value)
                others[other.value, default: []].append(index)
            }
            if let list = screensThatEnd(index) { countsOfScreens[list, default: 0] += 1 }
        }
    }

    private static func causes(_ spec: Spec) -> [Cause] {
        let triggers = spec.banners.map { $0.extras?.trigger }
        guard triggers.contains(where: { $0?.condition != nil }) else { return [] }
        func number(_ name: String, _ known: inout [String: Int]) -> Int {
            let number = known[name] ?? known.count
            known[name] = number
            return number
        }
        var conditions: [String: Int] = [:]
        var ends: [String: Int] = [:]
        var causes = triggers.map { trigger in
            Cause(
                condition: trigger?.condition.map { number($0.value, &conditions) },
                end: trigger?.effectiveClears.map { number($0.value, &ends) })
        }
        for (index, trigger) in triggers.enumerated() {
            causes[index].event = trigger?.event.flatMap { ends[$0.value] }
        }
        return causes
    }

    // MARK: Two banners

    /// Whether `mutex` says that the causes of `first` and `second` never hold at the same time. It goes both ways.
    private func contains(_ first: Int, _ second: Int) -> Bool { !pairs.isEmpty && pairs.contains(Pair(first, second)) }

    /// Whether `other` can't come while `banner` is there.
    func keepOut(_ other: Int, while banner: Int) -> Bool {
        guard !causes.isEmpty, causes[banner].condition != nil else { return false }
        let leavesWithCondition = causes[banner].end != nil
        return leavesWithCondition && contains(banner, other) || ends(banner, before: other)
            || areOnOtherScreens(banner, other)
    }

    /// Whether the cause of `other` is what ends the condition of `banner`, so that this leaves before that comes.
    func ends(_ banner: Int, before other: Int) -> Bool {
        guard !causes.isEmpty, let end = causes[banner].end, end == causes[other].event else { return false }
        answers += 1
        return true
    }

    /// Whether the two can't be there at the same time, whichever comes first: one that stays when its cause is over, such as that of an
    /// event, would be there still.
    func keepApart(_ first: Int, _ second: Int) -> Bool {
        keepOut(first, while: second) && keepOut(second, while: first)
    }

    /// Whether the causes of two banners of conditions never hold at the same time, or are one.
    func areNoRivals(_ first: Int, _ second: Int) -> Bool {
        if contains(first, second) || areOnOtherScreens(first, second) { return true }
        guard !causes.isEmpty, causes[first].condition == causes[second].condition else { return false }
        answers += 1
        return true
    }

    /// Whether people are never where both banners come.
    private func areOnOtherScreens(_ first: Int, _ second: Int) -> Bool {
        guard let list = screens.number(of: first), let other = screens.number(of: second),
            screens.areApart(list, other)
        else { return false }
        answers += 1
        return true
    }

    /// Whether `banner` may come while people are on screens of a list.
    func mayCome(_ banner: Int, on list: Int) -> Bool {
        screens.number(of: banner).map { !screens.areApart(list, $0) } ?? true
    }

    /// The list of screens with which a banner leaves.
    func screensThatEnd(_ banner: Int) -> Int? {
        causes.isEmpty || causes[banner].condition == nil ? nil : screens.number(of: banner)
    }

    /// Whether there were so many answers that no search shall begin.
    var isExhausted: Bool { answers > Self.limit }

    // MARK: Many

    /// How many others can't be there at the same time as `banner`, at the most.
    func count(of banner: Int) -> Int {
        let onOtherScreens = screensThatEnd(banner).map { list in
            screens.apart(from: list).reduce(0) { $0 + (countsOfScreens[$1] ?? 0) }
        }
        return (others[banner]?.count ?? 0) + (onOtherScreens ?? 0)
    }

    /// Those of `elements`, each with the number of its `banner`, that can be there at one time, and with `last`: the earlier come first,
    /// each once, and `limit` of them at the most.
    func together<Element>(
        _ elements: some Sequence<Element>, before last: Int? = nil, atMost limit: Int = .max, banner: (Element) -> Int
    ) -> [Element] {
        var absent = Set(last.map(excluded) ?? [])
        var lists = Set([last.flatMap(screensThatEnd)].compactMap(\.self))
        var found: [Element] = []
        for element in elements where absent.insert(banner(element)).inserted {
            let list = screensThatEnd(banner(element))
            if let list, !screens.apart(from: list).isDisjoint(with: lists) { continue }
            guard found.count < limit else { break }
            found.append(element)
            absent.formUnion(excluded(by: banner(element)))
            if let list { lists.insert(list) }
        }
        return found
    }

    /// The banners that can't be there at the same time as `banner` because of `mutex`.
    private func excluded(by banner: Int) -> [Int] { (others[banner] ?? []).filter { keepApart(banner, $0) } }

    /// Whether nothing keeps banners apart whichever of them comes first.
    var isEmpty: Bool { pairs.isEmpty && screens.isEmpty }

    private struct Pair: Hashable {
        let low: Int
        let high: Int

        init(_ first: Int, _ second: Int) {
            low = min(first, second)
            high = max(first, second)
        }
    }
}
