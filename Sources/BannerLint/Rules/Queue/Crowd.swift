// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec

/// The banners of a group that one of them may have to wait for, if all come at one time.
struct Crowd {
    /// Seconds by the number of banners that come once each, the longest first: `all[n]` is that of the first n.
    private let all: [Double]
    /// The same of those that wait behind `first`.
    private let behind: [Double]
    /// Seconds of the longest banner that may come any number of times.
    private let repeatable: Double
    /// Seconds of one that shows already but would not come before; 0 for none.
    private let first: Double

    /// A crowd of banners that come once each and take so long, of one that may show while an equal one waits, and of one
    /// that may come again and again; and one that may show already.
    init(once: [Double], again: Double = 0, repeatable: Double, first: Double = 0) {
        self.repeatable = repeatable
        self.first = first
        // Only one shows, so only one can show and wait.
        all = Self.sums(again > 0 ? once + [again] : once, longerThan: repeatable)
        behind = Self.sums(once, longerThan: repeatable)
    }

    /// What takes less time than another that may come again and again is not among the longest.
    private static func sums(_ seconds: [Double], longerThan repeatable: Double) -> [Double] {
        seconds.filter { $0 > repeatable }.sorted(by: >).reduce(into: [0]) { sums, seconds in
            sums.append((sums.last ?? 0) + seconds)
        }
    }

    /// How many may come, for a message; many if any can come again.
    var count: Int { repeatable > 0 ? .max : max(all.count - 1, behind.count - 1 + (first > 0 ? 1 : 0)) }

    /// The time that the `depth` longest take.
    func seconds(_ depth: Int) -> Double {
        max(time(all, depth), first > 0 && depth > 0 ? first + time(behind, depth - 1) : 0)
    }

    private func time(_ sums: [Double], _ depth: Int) -> Double {
        let once = min(depth, sums.count - 1)
        return sums[once] + Double(depth - once) * repeatable
    }

    /// The greatest depth whose time is within `limit`.
    func depth(within limit: Double) -> Int {
        var (low, high) = (0, 1_000_000)
        while low < high {
            let middle = (low + high + 1) / 2
            if seconds(middle) <= limit { low = middle } else { high = middle - 1 }
        }
        return low
    }
}

/// The banners of a group that take a known time, to find what each of them may have to wait for.
struct CrowdedLine {
    private struct Member {
        let banner: Int
        let severity: Int
        let seconds: Double
        let count: Count
        let isNews: Bool
    }

    /// How often a banner counts at one moment.
    private enum Count {
        /// It can be asked for only once, or its repetitions are joined.
        case once
        /// One of it waits at the most, and another one may show.
        case onceWaiting
        /// As often as may be.
        case many
    }

    private let members: [Member]
    private let queue: Queue
    private let exclusions: Exclusions
    /// Where what comes later waits behind it and some are kept apart: those that may all wait in front of one that is not kept from
    /// any of them.
    private let together: [Member]?
    /// What no wait is longer than.
    let bound: Double
    /// The banners of events that may wait longest: of each severity the one that takes least itself, and the one that does among those
    /// that are kept from others, the least severe first.
    let candidates: [Int]

    init(_ group: BannerGroup, _ scenario: Scenario, _ exclusions: Exclusions, _ spec: Spec) {
        queue = spec.queue
        self.exclusions = exclusions
        let queue = spec.queue
        let isAlone = group.banners.count == 1
        let all = group.banners.map { index in
            let banner = spec.banners[index]
            let isTimed = scenario.looks[index].timer(of: banner) != nil
            return Member(
                banner: index, severity: scenario.severity(of: banner),
                seconds: isTimed ? scenario.slotTime(index, of: spec) : 0,
                count: Self.count(banner, queue, isAlone: isAlone), isNews: banner.extras?.trigger?.condition == nil)
        }
        members = all
        together =
            queue.order.value == .fifo && queue.conflict.value.keepsTimed && !exclusions.isEmpty
            ? Self.together(all, queue, exclusions) : nil
        bound = Self.crowd(together ?? all, queue) { _ in true }.seconds(queue.maxDepth.value)
        let isKeptApart = { (member: Member) in exclusions.count(of: member.banner) > 0 }
        let free = Self.shortest(all.filter { !isKeptApart($0) })
        let others = Self.shortest(all.filter(isKeptApart))
        candidates = (free + others.prefix(Self.beginnings)).sorted { $0.severity < $1.severity }.map(\.banner)
    }

    /// Of each severity the banner of an event that takes least itself; of equals the last of the catalogue.
    private static func shortest(_ members: [Member]) -> [Member] {
        let own = { (member: Member) in member.count == .many ? -1 : member.seconds }
        var best: [Int: Member] = [:]
        for member in members where member.isNews {
            if let known = best[member.severity], own(known) < own(member) { continue }
            best[member.severity] = member
        }
        return best.values.sorted { $0.severity < $1.severity }
    }

    private static func count(_ banner: Banner, _ queue: Queue, isAlone: Bool) -> Count {
        if let interval = banner.extras?.trigger?.minInterval, interval.value > .zero { return .once }
        // Nobody chose how full the queue may become.
        if queue.maxDepth.place == nil { return .once }
        guard banner.parameters.isEmpty else { return .many }
        // Where others come one after the other, each has its own news.
        guard queue.conflict.value.keepsTimed else { return queue.coalesce.value == .none ? .many : .once }
        switch queue.coalesce.value {
        case .none: return .many
        case .adjacent: return isAlone ? .once : .many
        case .queued: return .onceWaiting
        case .any: return .once
        }
    }

    /// What `banner` may have to wait for.
    func crowd(before banner: Int) -> Crowd {
        guard let last = members.first(where: { $0.banner == banner }) else { return Crowd(once: [], repeatable: 0) }
        guard queue.order.value == .priority else {
            // Where what comes later waits behind it, all that it waits for is there when it comes.
            return Self.crowd(together(before: last), queue, before: last) { _ in true }
        }
        let isAhead: (Member) -> Bool =
            queue.conflict.value == .replace
            ? { $0.severity > last.severity } : { $0.severity >= last.severity }
        // Where nothing takes another's place, what is less severe may show already.
        let lesser = queue.conflict.value.keepsTimed ? members.filter { $0.severity < last.severity } : []
        return Self.crowd(
            members, queue, before: last, first: lesser.map(\.seconds).max() ?? 0, where: isAhead)
    }

    /// How many banners a crowd is begun with, and how many of those that are kept from others are asked how long they wait.
    private static let beginnings = 20

    /// Those that may wait in front of `last` at one time.
    private func together(before last: Member) -> [Member] {
        guard let together else { return members }
        return exclusions.count(of: last.banner) == 0
            ? together : Self.together(members, queue, exclusions, before: last)
    }

    /// Those of `members` that can be there at one time, and with `last`, so that they take as long as may be. To find those for certain
    /// is the clique problem, so the search is greedy: the longest come first, and up to ``beginnings`` of those that are kept from
    /// others each begin a crowd.
    private static func together(
        _ members: [Member], _ queue: Queue, _ exclusions: Exclusions, before last: Member? = nil
    ) -> [Member] {
        let longest = members.filter { $0.seconds > 0 }.sorted { $0.seconds > $1.seconds }
        let free = longest.filter { exclusions.count(of: $0.banner) == 0 }
        let others = longest.filter { exclusions.count(of: $0.banner) > 0 && $0.banner != last?.banner }
        // Besides the longest that the queue holds, and one for the banner that waits, none makes a difference.
        let counting =
            free.filter { $0.count != .many }.prefix(queue.maxDepth.value + 1)
            + free.filter { $0.count == .many }.prefix(1)
        var best: [Member] = []
        var bestTime = -1.0
        for first in [nil] + others.prefix(beginnings).map(Optional.some) {
            let crowd = exclusions.together([first].compactMap(\.self) + others, before: last?.banner) { $0.banner }
            let time = self.crowd(counting + crowd, queue, before: last) { _ in true }.seconds(queue.maxDepth.value)
            if time > bestTime { (best, bestTime) = (crowd, time) }
        }
        return free + best
    }

    private static func crowd(
        _ members: [Member], _ queue: Queue, before last: Member? = nil, first: Double = 0,
        where isAhead: (Member) -> Bool
    ) -> Crowd {
        var once: [Double] = []
        var repeatable = 0.0
        var again = 0.0
        for member in members where member.seconds > 0 && isAhead(member) {
            switch member.count {
            case .many: repeatable = max(repeatable, member.seconds)
            case .once, .onceWaiting: if member.banner != last?.banner { once.append(member.seconds) }
            }
            if member.count == .onceWaiting { again = max(again, member.seconds) }
        }
        return Crowd(once: once, again: again, repeatable: repeatable, first: first)
    }
}

extension BannerQueuePolicy.Conflict {
    /// Whether what comes while a banner with a timer shows waits until that is over.
    var keepsTimed: Bool { self == .enqueue || self == .stepAside }
}
