// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A banner that stays, in front of others that can only wait.
enum Starvation: Rule {
    static let needsWholeSpec = true

    static let description = RuleDescription(
        "BN802", "starvation", .queue, .error, mildest: .warning, profiles: [.orange: .warning],
        summary: "no banner without a timer holds up others of its group",
        source: "Orange Design System, Banners (one at a time); OwlBanners, queueing",
        what:
            "A banner has no timer if `display` is `never`, if `timer` is not in its `dismissal`, or while it shows work. "
            + "Under `conflict: enqueue`, every other banner of its group then waits until somebody acts, and under "
            + "`conflict: drop` it is lost. The same happens to the next request for the same banner, if its parameters make "
            + "it a different message. If the banner leaves with its condition or its work, the finding is a warning, since "
            + "the others come then. A banner that nothing ends is left to dismiss-required and deadlock. Under `suspend` and "
            + "`replace`, each banner is seen for at least a second before one that is not more severe takes its place, so no "
            + "banner is held up by one that is not more severe. With `order: priority`, less severe banners still wait; that "
            + "is intended, and a warning only if nobody can send the banner away. A banner that leaves with its condition "
            + "does not hold up the banner of the event that clears it, those that come on other `screens`, or those that its "
            + "`mutex` excludes, unless they came before it and it outranks them under `order: priority`. In the profile "
            + "`orange`, where every banner waits for an answer, the finding is a warning.",
        why:
            "People leave a banner alone if it isn't in their way. They never see what comes after it, which may be an error.",
        how:
            "Let the banner step aside with `conflict: suspend` (and `order: fifo`, if it is the more severe one), or give it a "
            + "timer, if it has no action and is not critical. Under `order: priority`, let people send it away.",
        fix: .unsafe,
        bad: [
            RuleExample(
                """
                queue: { order: priority, conflict: enqueue }
                metrics:
                  stays: { display: «never }
                banners:
                  offline:    { level: error, text: You are offline., metrics: stays }
                  syncFailed: { level: error, text: Sync failed. }
                """),
            RuleExample(
                """
                banners:
                  offline:
                    level:     error
                    text:      You are offline.
                    dismissal: «[swipe, condition]
                    trigger:   { condition: network.unreachable, clears: network.reachable }
                  syncFailed: { level: error, text: Sync failed. }
                """, title: "A display time without a timer"),
            RuleExample(
                """
                queue: { conflict: drop }
                banners:
                  offline:    { level: error, text: You are offline., metrics: { display: «never } }
                  syncFailed: { level: error, text: Sync failed. }
                """, title: "Others are lost"),
            RuleExample(
                """
                queue: { order: priority, conflict: suspend }
                levels:
                  info:  { severity: 10, tint: "#184687", onTint: "#FFFFFF" }
                  error: { severity: 40, tint: "#8A0314", onTint: "#FFFFFF" }
                banners:
                  offline:
                    level:     error
                    text:      You are offline.
                    metrics:   { display: «never }
                    dismissal: [condition]
                    trigger:   { condition: network.unreachable, clears: network.reachable }
                  saved: { level: info, text: Saved. }
                """, title: "Less severe banners wait, and nobody can end the wait"),
            RuleExample(
                """
                banners:
                  syncing: { level: error, text: Syncing…, progress: { kind: «determinate } }
                  syncFailed: { level: error, text: Sync failed. }
                """, title: "While the work goes on, no time passes"),
            RuleExample(
                """
                lint: { profile: orange }
                banners:
                  «termsChanged: { level: error, text: Our terms have changed. }
                  billDue:      { level: error, text: A bill is due. }
                """, title: "The profile's own defaults"),
        ],
        good: [
            RuleExample(
                """
                queue: { order: priority, conflict: suspend }
                metrics:
                  stays: { display: never }
                banners:
                  offline:    { level: error, text: You are offline., metrics: stays }
                  syncFailed: { level: error, text: Sync failed. }
                """),
            RuleExample(
                """
                banners:
                  offline:
                    level:   error
                    text:    You are offline.
                    metrics: { display: never }
                    trigger: { condition: network.unreachable, clears: network.reachable }
                  syncFailed:
                    level:   error
                    text:    Sync failed.
                    trigger: { event: sync.failed, mutex: offline }
                """, title: "The event that could wait never happens meanwhile"),
            RuleExample(
                """
                queue: { order: priority, conflict: suspend }
                levels:
                  info:  { severity: 10, tint: "#184687", onTint: "#FFFFFF" }
                  error: { severity: 40, tint: "#8A0314", onTint: "#FFFFFF" }
                banners:
                  syncFailed: { level: error, text: Sync failed., metrics: { display: never }, dismissal: [tap] }
                  saved:      { level: info, text: Saved. }
                """, title: "A less severe banner waits until people have dealt with the other"),
        ])

    /// A banner that stays and the most severe one that it holds up.
    private struct Blockade {
        let blocker: Int
        let waiting: Int
        let ending: BannerEnding
        let cause: Cause
        /// Whether it holds up some even if it steps aside for what is as severe.
        let outranks: Bool
        let scenario: Scenario

        /// Whether what it waits for ends without a person.
        var endsByItself: Bool { ending.leavesWithCondition || ending.leavesWithWork }
    }

    /// How one banner comes to wait for another.
    private enum Cause {
        /// It comes while the other shows.
        case comesMeanwhile
        /// It waits already, and the other one goes in front of it.
        case cameBefore
    }

    static func check(_ context: RuleContext) {
        let queue = context.spec.queue
        // Whatever comes takes the place of what shows.
        if !queue.conflict.value.keepsAll, queue.order.value == .fifo { return }
        let blockades = blockades(context)
        blockades.report(in: context) { place, worst in report(worst, at: place, context) }
    }

    /// The blockades by where it is written that a banner stays.
    private static func blockades(_ context: RuleContext) -> WorstCases<Place?, Blockade> {
        let spec = context.spec
        let groups = BannerGroup.all(of: spec)
        let exclusions = Exclusions(spec)
        var found = WorstCases<Place?, Blockade>()
        var seen: Set<Stay> = []
        for scenario in context.scenarios {
            for group in groups {
                var line = Line(
                    spec: spec, scenario: scenario, exclusions: exclusions,
                    ranked: group.bySeverity(in: scenario, of: spec))
                for blocker in group.banners {
                    let (banner, look) = (spec.banners[blocker], scenario.looks[blocker])
                    guard look.timer(of: banner) == nil, let blockade = line.blockade(by: blocker),
                        !isReported(blockade.ending, banner, context)
                    else { continue }
                    let place = look.staysPlace(of: banner)
                    // A theme that changes nothing here says nothing new.
                    guard seen.insert(Stay(banner: blocker, place: place)).inserted else { continue }
                    let severity = scenario.severity(of: spec.banners[blockade.waiting])
                    found.add(
                        blockade, place, badness: Double(severity), context.failing(blocker, in: scenario))
                }
            }
        }
        return found
    }

    private struct Stay: Hashable {
        let banner: Int
        let place: Place?
    }

    /// The banners of a group in one theme, to find those that wait for one without a timer.
    private struct Line {
        let spec: Spec
        let scenario: Scenario
        let exclusions: Exclusions
        /// The most severe first.
        private var ranked: NearBanners<(banner: Int, severity: Int)>
        // Asked of each banner in each theme: a queue is copied with dozens of references.
        private let keepsAll: Bool
        private let isFIFO: Bool

        init(spec: Spec, scenario: Scenario, exclusions: Exclusions, ranked: [(banner: Int, severity: Int)]) {
            self.spec = spec
            self.scenario = scenario
            self.exclusions = exclusions
            self.ranked = NearBanners(ranked, exclusions, banner: \.banner)
            keepsAll = spec.queue.conflict.value.keepsAll
            isFIFO = spec.queue.order.value == .fifo
        }

        mutating func blockade(by blocker: Int) -> Blockade? {
            let ending = BannerEnding(blocker, in: scenario, of: spec)
            if exclusions.isExhausted || !keepsAll && !ending.person.isEmpty { return nil }
            let near = ranked.near(blocker)
            let outranked = isFIFO ? nil : firstOutranked(by: blocker, among: near)
            let found = keepsAll ? firstKept(by: blocker, ending, among: near) : outranked
            return found.map { waiting, cause in
                Blockade(
                    blocker: blocker, waiting: waiting, ending: ending, cause: cause, outranks: outranked != nil,
                    scenario: scenario)
            }
        }

        /// The most severe one that waits, or is lost, since nothing ever takes another's place.
        private func firstKept(
            by blocker: Int, _ ending: BannerEnding, among ranked: [(banner: Int, severity: Int)]
        ) -> (Int, Cause)? {
            // Both have to wait for what shows.
            let queue = spec.queue
            let mayGoInFront =
                queue.conflict.value == .enqueue && queue.order.value == .priority && queue.maxDepth.value > 1
            for (other, _) in ranked where other != blocker {
                if mayComeMeanwhile(other, blocker) { return (other, .comesMeanwhile) }
                if mayGoInFront, severity(of: other) < severity(of: blocker), mayWait(other, behind: blocker) {
                    return (other, .cameBefore)
                }
            }
            return holdsUpItself(blocker, ending) ? (blocker, .comesMeanwhile) : nil
        }

        /// The most severe one that waits although `blocker` gives way to what is as severe.
        private func firstOutranked(
            by blocker: Int, among ranked: [(banner: Int, severity: Int)]
        ) -> (Int, Cause)? {
            for (other, _) in ranked.below(severity(of: blocker)) {
                if mayComeMeanwhile(other, blocker) { return (other, .comesMeanwhile) }
                if mayWait(other, behind: blocker) { return (other, .cameBefore) }
            }
            return nil
        }

        /// Whether a second request says something else than the one that shows.
        private func holdsUpItself(_ blocker: Int, _ ending: BannerEnding) -> Bool {
            guard !ending.leavesWithCondition, !ending.leavesWithWork else { return false }
            return CoalesceKey.hasNews(spec.banners[blocker], at: blocker, scenario, spec.queue)
        }

        private func severity(of banner: Int) -> Int { scenario.severity(of: spec.banners[banner]) }

        /// Whether `other` may come while `blocker` shows.
        private func mayComeMeanwhile(_ other: Int, _ blocker: Int) -> Bool {
            !exclusions.keepOut(other, while: blocker)
        }

        /// Whether a banner that can't come while another's condition holds may wait when that begins. The other one has
        /// left before, so that there was something to wait for. What ends the condition says when its time has come.
        private func mayWait(_ banner: Int, behind blocker: Int) -> Bool {
            !exclusions.ends(blocker, before: banner) && !exclusions.keepOut(blocker, while: banner)
        }
    }

    /// Whether another rule says that nothing ends `banner`, and so holds up no other.
    private static func isReported(_ ending: BannerEnding, _ banner: Banner, _ context: RuleContext) -> Bool {
        guard ending.phrase.isEmpty else { return false }
        return banner.extras?.trigger?.condition == nil
            ? context.runs(DismissRequired.self) : context.runs(Deadlock.self)
    }

    private static func report(
        _ worst: WorstCases<Place?, Blockade>.Worst, at place: Place?, _ context: RuleContext
    ) {
        let (spec, found) = (context.spec, worst.detail)
        let (blocker, waiting) = (spec.banners[found.blocker], spec.banners[found.waiting])
        let way = found.ending.phrase
        var notes = [
            traceNote(
                trace(found, spec) + ["\(way.isEmpty ? "nothing" : "only " + way) ends `\(blocker.name.value)`"])
        ]
        if worst.others > 0 {
            notes.append(
                "\(Figure.count(worst.others, "other banner")) stay\(worst.others == 1 ? "s" : "") like this too")
        }
        let (fix, help) = remedy(found, context)
        // Ranks were asked for, and what ends by itself lets others come then.
        let isError = spec.queue.conflict.value.keepsAll && !found.endsByItself
        context.report(
            headline(found, blocker, waiting, spec) + found.scenario.suffix, at: place ?? blocker.name.place,
            labels: labels(found, at: place, spec), notes: notes, help: help, fix: fix,
            atMost: isError ? .error : .warning)
    }

    private static func headline(_ found: Blockade, _ blocker: Banner, _ waiting: Banner, _ spec: Spec) -> String {
        let isLost = spec.queue.conflict.value == .drop
        let isSame = found.blocker == found.waiting
        let who = isSame ? "another `\(waiting.name.value)`" : "`\(waiting.name.value)`"
        let other = isSame ? "one" : "`\(blocker.name.value)`"
        guard found.endsByItself else {
            return "\(who) \(isLost ? "is lost" : "waits indefinitely") while \(other) shows, which has no timer"
        }
        let end = found.ending.leavesWithCondition ? "condition of \(other) holds" : "work of \(other) goes on"
        return "\(who) \(isLost ? "is lost" : "waits") for as long as the \(end)"
    }

    private static func trace(_ found: Blockade, _ spec: Spec) -> [String] {
        let (blocker, waiting) = (spec.banners[found.blocker], spec.banners[found.waiting])
        switch found.cause {
        case .comesMeanwhile:
            let fate = spec.queue.conflict.value == .drop ? "is discarded" : "waits"
            return [blocker.step("shows"), waiting.step(fate, again: found.blocker == found.waiting)]
        case .cameBefore:
            return [
                "while another banner leaves, " + waiting.step("waits"), blocker.step("goes in front of it"),
            ]
        }
    }

    private static func labels(_ found: Blockade, at place: Place?, _ spec: Spec) -> [Label] {
        let (blocker, waiting) = (spec.banners[found.blocker], spec.banners[found.waiting])
        let conflict = spec.queue.conflict
        return (place == nil ? [] : [Label("stays", at: blocker.name.place)])
            + [Label(conflict.value == .drop ? "is lost" : "waits", at: waiting.name.place)]
            + (conflict.place.map { [Label("what comes meanwhile \(conflict.value.fate)", at: $0)] } ?? [])
    }

    /// A word of the queue that has to change.
    private struct Change {
        let key: String
        let former: String
        let place: Place?
        let word: String
    }

    private static func remedy(_ found: Blockade, _ context: RuleContext) -> (Fix?, [String]) {
        let spec = context.spec
        let isStuck = found.ending.person.isEmpty
        let (order, conflict) = (spec.queue.order, spec.queue.conflict)
        var changes: [Change] = []
        // Only where ranks don't count does it step aside for what is less severe.
        if found.outranks, isStuck {
            changes.append(Change(key: "order", former: order.value.rawValue, place: order.place, word: "fifo"))
        }
        if conflict.value.keepsAll || conflict.value == .replace {
            changes.append(
                Change(key: "conflict", former: conflict.value.rawValue, place: conflict.place, word: "suspend"))
        }
        let whom = found.outranks && !isStuck ? " for what is at least as severe" : ""
        let help =
            "write \(Figure.joined(changes.map { "`\($0.key): \($0.word)`" })), so that it steps aside\(whom) and comes back"
        let edits = changes.compactMap { change in change.place.map { Edit(replacing: $0, with: change.word) } }
        let isWritten = edits.count == changes.count
        let others = [
            found.outranks && isStuck && !conflict.value.keepsAll
                ? "let people dismiss it, such as with a close button" : nil,
            mayLeaveByItself(found.blocker, context)
                ? "give it a display time, with `timer` in its `dismissal`" : nil,
        ]
        return (
            isWritten ? Fix(help, .unsafe, edits: edits) : nil,
            [isWritten ? help : help + defaults(changes)] + others.compactMap { $0 }
        )
    }

    /// Whether the banner at `index` could have a timer, and no rule that runs would tell it to stay then.
    private static func mayLeaveByItself(_ index: Int, _ context: RuleContext) -> Bool {
        let banner = context.spec.banners[index]
        guard banner.extras?.progress == nil else { return false }
        if AutoDismissAction.Action(of: banner, context.spec.buttons) != nil, context.runs(AutoDismissAction.self) {
            return false
        }
        return !context.runs(AutoDismissCritical.self) || !AutoDismissCritical.isCritical(index, context)
    }

    private static func defaults(_ changes: [Change]) -> String {
        let words = changes.filter { $0.place == nil }.map { "`\($0.former)`" }
        return "; the default\(words.count == 1 ? " is" : "s are") \(Figure.joined(words))"
    }
}

extension BannerQueuePolicy.Conflict {
    /// Whether a banner that comes never takes the place of one that shows.
    fileprivate var keepsAll: Bool { self == .enqueue || self == .drop }

    /// What becomes of a banner that comes while another is shown.
    fileprivate var fate: String {
        switch self {
        case .drop: "is discarded"
        case .enqueue: "waits"
        case .replace, .suspend: "waits if it is less severe"
        case .stepAside: "waits for its turn"
        }
    }
}
