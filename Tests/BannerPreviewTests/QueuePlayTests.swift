// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Foundation
import Testing

@testable import BannerPreview

/// The queue, played: what it says is what BannerKit's queue does.
@Suite("Queue played")
struct QueuePlayTests {
    private static let text = """
        bannerc: 1
        name: Played
        queue: { order: priority, conflict: enqueue, coalesce: any, key: [banner] }
        levels:
          low: { severity: 10, tint: "#1D4176", onTint: "#FFFFFF", icon: { symbol: star, decorative: true }, spokenPrefix: Note }
          high: { severity: 40, tint: "#8C1D18", onTint: "#FFFFFF", icon: { symbol: star, decorative: true }, spokenPrefix: Error }
        metrics:
          timed: { present: 200ms, display: 4s, dismiss: 200ms }
          stays: { present: 200ms, display: never, dismiss: 200ms }
        styles:
          bar: { dismissal: [swipe, timer, condition] }
        banners:
          saved: { level: low, style: bar, metrics: timed, text: Saved., trigger: { event: saved, minInterval: 30s } }
          offline: { level: low, style: bar, metrics: stays, text: Offline., trigger: { condition: offline, clears: online } }
          failed: { level: high, style: bar, metrics: timed, text: Failed., trigger: { event: failed } }

        """

    private func play(
        _ requests: [(banner: Int, at: Duration)], isAnswered: Bool = true, queue: String? = nil
    ) throws -> QueuePlay {
        let text =
            queue.map { Self.text.replacingOccurrences(of: "conflict: enqueue, coalesce: any", with: $0) } ?? Self.text
        let spec = try #require(Sample(text, isChecked: false).spec)
        let policy = BannerQueuePolicy(
            order: spec.queue.order.value, conflict: spec.queue.conflict.value, coalescing: spec.queue.coalesce.value,
            key: spec.queue.key.value, maxDepth: spec.queue.maxDepth.value, pause: spec.queue.pause.value)
        let banners = spec.banners.indices.map { PlayedBanner(spec, $0, policy) }
        return QueuePlay(
            .init(title: "", about: "", requests: requests, isAnswered: isAnswered), banners, policy)
    }

    /// Why a lane is in what it is in at a time.
    private func why(_ play: QueuePlay, _ lane: Int, at time: Duration) -> String? {
        play.moments.last { $0.at <= time }?.reasons.first { $0.lane == lane }?.why
    }

    @Test("what waits says for what, and what is over says why")
    func reasons() throws {
        let play = try play([(0, .zero), (1, .seconds(1)), (2, .seconds(2))])
        #expect(why(play, 1, at: .seconds(1)) == "waits: `saved` is shown for another 3.2 s")
        // The graver one comes first, whenever it was asked for.
        #expect(why(play, 1, at: .seconds(2)) == "waits: `failed` comes first (more urgent)")
        #expect(
            play.lanes.map { $0.end?.outcome } == ["timedOut", "timedOut", "timedOut"]
                || play.lanes[1].end?.outcome == "cleared")
        #expect(play.lanes[0].end?.why == "its time is over, 4 s")
        #expect(play.lanes[0].end?.at == .milliseconds(4200))
        #expect(play.lanes[2].phases.map(\.phase) == [.waiting, .coming, .shown, .leaving, .gone])
    }

    @Test("a banner that nobody answers holds the screen for good")
    func held() throws {
        let play = try play([(1, .zero), (0, .seconds(1))], isAnswered: false)
        #expect(play.lanes.allSatisfy { $0.end == nil })
        let reason = try #require(why(play, 1, at: .seconds(60)))
        #expect(reason == "waits: `offline` holds the screen until `offline` no longer holds, or it is answered")
    }

    @Test("what is not let in says so")
    func refused() throws {
        let again = try play([(0, .zero), (0, .seconds(6))])
        #expect(again.lanes[1].end?.outcome == "dropped" && again.lanes[1].end?.why.contains("30 s") == true)
        let equal = try play([(2, .zero), (2, .seconds(1))])
        #expect(
            equal.lanes[1].end?.outcome == "coalesced" && equal.lanes[1].end?.why.contains("`coalesce: any`") == true)
        let dropped = try play([(0, .zero), (2, .seconds(1))], queue: "conflict: drop, coalesce: none")
        #expect(dropped.lanes[1].end?.why == "`saved` is on the screen, and `conflict: drop` lets nothing wait")
    }

    @Test("what steps aside waits again, and nobody answers it meanwhile")
    func aside() throws {
        let play = try play([(1, .zero), (2, .seconds(1))], queue: "conflict: stepAside, coalesce: none")
        let phases = play.lanes[0].phases.map(\.phase)
        #expect(phases.prefix(5) == [.waiting, .coming, .shown, .leaving, .waiting])
        #expect(phases.contains(.gone))
        #expect(play.lanes.allSatisfy { $0.end != nil })
        // Each request has one end, and is in one phase at a time.
        for lane in play.lanes { #expect(zip(lane.phases, lane.phases.dropFirst()).allSatisfy { $0.from <= $1.from }) }
    }

    @Test("a page plays the traces of findings, and what an app does on a bad day")
    func scripts() throws {
        let data = try Sample(Self.text).data()
        let queue = try #require(data["queue"] as? [String: Any])
        let plays = try #require(queue["plays"] as? [[String: Any]])
        #expect(plays.contains { $0["title"] as? String == "All banners at once" })
        let found = try #require(data["findings"] as? [[String: Any]])
        let traced = found.filter { ($0["notes"] as? [String])?.contains { $0.hasPrefix("shortest trace: ") } == true }
        #expect(!traced.isEmpty && plays.filter { $0["finding"] != nil }.count == traced.count)
        // What is played is the same each time.
        #expect(
            try NSDictionary(dictionary: queue)
                == NSDictionary(dictionary: #require(Sample(Self.text).data()["queue"] as? [String: Any])))
    }
}
