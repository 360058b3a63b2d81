// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerLint
import Diagnostics

/// A script that is played: BannerKit's own queue decides, with the banners of a spec, a clock that jumps from event to event, and a
/// person who answers or does not.
struct QueuePlay {
    /// What happens from outside.
    struct Script {
        var title: String
        var about: String
        /// The finding that it shows, by its index.
        var finding: Int?
        /// What is asked for, and when.
        var requests: [(banner: Int, at: Duration)]
        /// Whether somebody answers what stays, and conditions and work come to an end.
        var isAnswered = true
    }

    /// What a request is in.
    enum Phase: Int {
        case waiting, coming, shown, leaving
        /// It is off the screen for good.
        case gone
    }

    /// A request, and what becomes of it.
    struct Lane {
        let banner: Int
        let id: BannerRequest.ID
        /// Phases one after another, each with its beginning.
        var phases: [(phase: Phase, from: Duration)] = []
        /// When it was over, how, and why.
        var end: (at: Duration, outcome: String, why: String)?
    }

    /// A point in time at which something happens.
    struct Moment {
        let at: Duration
        /// What happens, a sentence each.
        var events: [String]
        /// Why each lane that is not over is in what it is in, by its index.
        var reasons: [(lane: Int, why: String)] = []
    }

    private(set) var lanes: [Lane] = []
    private(set) var moments: [Moment] = []

    /// What is going to happen.
    private struct Plan {
        let at: Duration
        let number: Int
        let event: BannerQueue.Event
        let words: String
    }

    private let banners: [PlayedBanner]
    private let policy: BannerQueuePolicy
    private let script: Script
    private var queue: BannerQueue
    private var plans: [Plan] = []
    private var number = 0
    private var now = Duration.zero
    private var timerEnds: [BannerRequest.ID: Duration] = [:]
    private var seen: Set<BannerRequest.ID> = []

    /// After so many moments, or so long, nothing new is learnt.
    private static let momentLimit = 120
    private static let horizon = Duration.seconds(90)
    /// After so long a person answers what has come in, a condition ends after it was asked for, and work is done.
    private static let answerTime = Duration.seconds(3)
    private static let causeTime = Duration.seconds(8)

    /// Plays `script` with `banners`, which are those of the spec, by their index.
    init(_ script: Script, _ banners: [PlayedBanner], _ policy: BannerQueuePolicy) {
        self.script = script
        self.banners = banners
        self.policy = policy
        queue = BannerQueue(policy: policy)
        for (banner, time) in script.requests {
            let id = queue.makeID()
            lanes.append(Lane(banner: banner, id: id))
            let cause = banners[banner].cause.map { " (\($0))" } ?? ""
            plan(.enqueue(banners[banner].request(id)), at: time, "`\(banners[banner].name)` is asked for\(cause)")
        }
        while let next = takeNext(), next.at <= Self.horizon, moments.count < Self.momentLimit { play(next) }
        explain()
    }

    // MARK: The clock

    private mutating func plan(_ event: BannerQueue.Event, at time: Duration, _ words: String) {
        number += 1
        plans.append(Plan(at: time, number: number, event: event, words: words))
    }

    private mutating func takeNext() -> Plan? {
        let first = plans.indices.min { (plans[$0].at, plans[$0].number) < (plans[$1].at, plans[$1].number) }
        return first.map { plans.remove(at: $0) }
    }

    private mutating func forget(_ isMeant: (BannerQueue.Event) -> Bool) { plans.removeAll { isMeant($0.event) } }

    private mutating func play(_ plan: Plan) {
        if plan.at > now || moments.isEmpty {
            explain()
            now = plan.at
            moments.append(Moment(at: now, events: []))
        }
        say(plan.words)
        if case .enqueue(let request) = plan.event { enter(.waiting, request.id) }
        let shownBefore = names(showing: plan.event)
        for effect in queue.handle(plan.event, at: now) { perform(effect, after: plan.event, shownBefore) }
        if case .presented(let id) = plan.event, queue.isShowing(id) { enter(.shown, id) }
        if case .dismissed(let id) = plan.event, !queue.isLive(id) { enter(.gone, id) }
    }

    private mutating func say(_ words: String) {
        guard !words.isEmpty, !moments.isEmpty else { return }
        moments[moments.count - 1].events.append(words)
    }

    // MARK: What the queue wants

    private mutating func perform(_ effect: BannerQueue.Effect, after event: BannerQueue.Event, _ shownBefore: String?)
    {
        switch effect {
        case .present(let id):
            enter(.coming, id)
            seen.insert(id)
            say("`\(banner(id).name)` comes in")
            plan(.presented(id), at: now + banner(id).present, "`\(banner(id).name)` has come in")
            planEnd(of: id)
        case .startTimer(let id, let time):
            timerEnds[id] = now + time
            // What has no time of its own has one for people to have seen it.
            let words =
                banner(id).display == nil
                ? "people have seen `\(banner(id).name)`" : "the time of `\(banner(id).name)` is over"
            plan(.timer(id), at: now + time, words)
        case .stopTimer(let id):
            timerEnds[id] = nil
            forget { $0 == .timer(id) }
        case .startExpiry(let id, let time):
            forget { $0 == .expire(id) }
            plan(.expire(id), at: now + time, "")
        case .stopExpiry(let id): forget { $0 == .expire(id) }
        case .dismiss(let id):
            enter(.leaving, id)
            forgetAnswers(to: id)
            say("`\(banner(id).name)` leaves")
            plan(.dismissed(id), at: now + banner(id).dismiss, "`\(banner(id).name)` has left")
        case .pause(let group, let time):
            plan(.pauseOver(group: group), at: now + time, "the pause is over")
        case .clear(let group): forget { $0 == .pauseOver(group: group) }
        case .end(let id, let outcome): end(id, outcome, shownBefore)
        }
        leaveForgotten()
    }

    /// What ends a banner that has no timer, where somebody or something does.
    private mutating func planEnd(of id: BannerRequest.ID) {
        let banner = banner(id)
        guard script.isAnswered, banner.display == nil else { return }
        forgetAnswers(to: id)
        if banner.ending.leavesWithCondition {
            guard !plans.contains(where: { $0.event == .conditionCleared(id) }) else { return }
            plan(
                .conditionCleared(id), at: now + Self.causeTime,
                "`\(banner.condition ?? "")` no longer holds")
        } else if banner.ending.leavesWithWork {
            guard !plans.contains(where: { if case .complete(id, _) = $0.event { true } else { false } }) else {
                return
            }
            plan(
                .complete(id, display: banner.completion), at: now + Self.causeTime,
                "the work of `\(banner.name)` is done")
        } else if let answer = banner.answer(id) {
            plan(answer.event, at: now + banner.present + Self.answerTime, answer.words)
        }
    }

    private mutating func end(_ id: BannerRequest.ID, _ outcome: BannerQueue.Outcome, _ shownBefore: String?) {
        guard let lane = lanes.firstIndex(where: { $0.id == id }) else { return }
        let why = reason(outcome, lanes[lane], shownBefore)
        lanes[lane].end = (now, outcome.description, why)
        say("`\(banner(id).name)` ends: \(why)")
        forgetAnswers(to: id)
        forget { $0 == .timer(id) || $0 == .expire(id) }
    }

    /// Nobody answers what is not there.
    private mutating func forgetAnswers(to id: BannerRequest.ID) {
        let answers: [BannerQueue.Event] = [.swipe(id), .close(id), .tap(id), .open(id), .link(id)]
        forget { answers.contains($0) }
    }

    /// A banner that was on the screen and waits again has stepped aside.
    private mutating func leaveForgotten() {
        for index in lanes.indices where lanes[index].end == nil {
            let lane = lanes[index]
            guard let phase = lane.phases.last?.phase, phase == .leaving || phase == .shown || phase == .coming,
                !queue.isShowing(lane.id), queue.state(of: banners[lane.banner].group) != .dismissing(lane.id),
                queue.isLive(lane.id)
            else { continue }
            lanes[index].phases.append((.waiting, now))
        }
    }

    private mutating func enter(_ phase: Phase, _ id: BannerRequest.ID) {
        guard let index = lanes.firstIndex(where: { $0.id == id }), lanes[index].phases.last?.phase != phase else {
            return
        }
        lanes[index].phases.append((phase, now))
    }

    // MARK: Words

    private func banner(_ id: BannerRequest.ID) -> PlayedBanner {
        // Every identity of the queue was made for a lane.
        let lane = lanes.first { $0.id == id } ?? lanes[0]
        return banners[lane.banner]
    }

    /// The banner that shows in the group that an event is about.
    private func names(showing event: BannerQueue.Event) -> String? {
        guard case .enqueue(let request) = event else { return nil }
        switch queue.state(of: request.group) {
        case .presenting(let id), .shown(let id), .dismissing(let id): return banner(id).name
        case .idle, .pausing: return nil
        }
    }

    private func reason(_ outcome: BannerQueue.Outcome, _ lane: Lane, _ shownBefore: String?) -> String {
        let banner = banners[lane.banner]
        switch outcome {
        case .timedOut: return "its time is over" + (banner.display.map { ", \(Figure.text($0))" } ?? "")
        case .dismissed, .action: return "a person sent it away"
        case .link: return "a person followed its link"
        case .opened: return "a person opened it"
        case .replaced: return "another one took its place, as `conflict: \(policy.conflict.rawValue)` says"
        case .coalesced:
            return
                "it says the same as one that is there, and is answered with it (`coalesce: \(policy.coalescing.rawValue)`)"
        case .cleared: return banner.condition.map { "`\($0)` no longer holds" } ?? "what it speaks of is over"
        case .expired: return "it has waited unseen for longer than it may, \(Figure.text(banner.expires ?? .zero))"
        case .sceneLost: return "there is nothing to show it in"
        case .dropped: return dropReason(banner, shownBefore)
        }
    }

    private func dropReason(_ banner: PlayedBanner, _ shownBefore: String?) -> String {
        if let interval = banner.minInterval,
            queue.wait(for: .init(name: banner.name, minimum: interval), at: now) > .zero
        {
            return "it came less than \(Figure.text(interval)) after the last time (`minInterval`)"
        }
        if policy.conflict == .drop, let shownBefore {
            return "`\(shownBefore)` is on the screen, and `conflict: drop` lets nothing wait"
        }
        return "more than \(policy.maxDepth) would wait (`maxDepth`), and it is the least severe"
    }

    /// Notes why each request is in what it is in, after all that happens at this moment.
    private mutating func explain() {
        guard !moments.isEmpty else { return }
        var reasons: [(lane: Int, why: String)] = []
        for (index, lane) in lanes.enumerated() where lane.end == nil {
            guard let phase = lane.phases.last?.phase, phase != .gone else { continue }
            reasons.append((index, phase == .waiting ? waitReason(lane) : screenReason(lane, phase)))
        }
        moments[moments.count - 1].reasons = reasons
    }

    private func screenReason(_ lane: Lane, _ phase: Phase) -> String {
        let banner = banners[lane.banner]
        switch phase {
        case .coming: return "comes in, for \(Figure.text(banner.present))"
        case .leaving: return "leaves, for \(Figure.text(banner.dismiss))"
        case .shown, .waiting, .gone:
            if let rest = rest(of: lane.id) {
                return banner.display == nil ? "gives its place away in \(rest)" : "is shown for another \(rest)"
            }
            return "is shown until \(Self.end(of: banner))"
        }
    }

    /// How long the timer of a banner still runs; `nil` if it has none.
    private func rest(of id: BannerRequest.ID) -> String? {
        timerEnds[id].map { Figure.text(max(.zero, $0 - now)) }
    }

    private static func end(of banner: PlayedBanner) -> String {
        if banner.ending.leavesWithCondition { return "`\(banner.condition ?? "")` no longer holds, or it is answered" }
        if banner.ending.leavesWithWork { return "its work is done" }
        return banner.ending.phrase.isEmpty ? "nothing: it has no end" : "\(banner.ending.phrase) ends it"
    }

    private func waitReason(_ lane: Lane) -> String {
        let banner = banners[lane.banner]
        let before = queue.waiting(in: banner.group).prefix { $0 != lane.id }.map { self.banner($0) }
        let again = seen.contains(lane.id) ? "stepped aside, and comes back; " : ""
        if let first = before.first {
            let rest = before.count == 1 ? "" : " and \(before.count - 1) more"
            let why =
                first.severity > banner.severity && policy.order == .priority ? "more urgent" : "its turn is earlier"
            return "\(again)waits: `\(first.name)`\(rest) \(before.count == 1 ? "comes" : "come") first (\(why))"
        }
        switch queue.state(of: banner.group) {
        case .presenting(let id): return "\(again)waits: `\(self.banner(id).name)` is coming in"
        case .dismissing(let id): return "\(again)waits: `\(self.banner(id).name)` is leaving"
        case .pausing: return "\(again)waits for the pause of \(Figure.text(policy.pause)) between two banners"
        case .idle: return "\(again)waits"
        case .shown(let id):
            let shown = self.banner(id)
            if let rest = rest(of: id) {
                let what = shown.display == nil ? "gives its place away in" : "is shown for another"
                return "\(again)waits: `\(shown.name)` \(what) \(rest)"
            }
            return "\(again)waits: `\(shown.name)` holds the screen until \(Self.end(of: shown))"
        }
    }
}
