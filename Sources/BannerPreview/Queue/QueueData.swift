// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// The queue of a spec, played, as the page reads it.
struct QueueData {
    private let plays: [(script: QueuePlay.Script, play: QueuePlay)]
    private let banners: [PlayedBanner]
    private let policy: BannerQueuePolicy

    /// Plays what tells something about `spec` and its `findings`.
    init(_ spec: Spec, _ findings: [Finding]) {
        let queue = spec.queue
        policy = BannerQueuePolicy(
            order: queue.order.value, conflict: queue.conflict.value, coalescing: queue.coalesce.value,
            key: queue.key.value, maxDepth: queue.maxDepth.value, pause: queue.pause.value)
        let policy = policy
        let banners = spec.banners.indices.map { PlayedBanner(spec, $0, policy) }
        self.banners = banners
        plays = QueueScripts(spec: spec, findings: findings, banners: banners).all.map {
            ($0, QueuePlay($0, banners, policy))
        }
    }

    func write(to json: inout CompactJSON) {
        json.object("queue") { json in
            json.strings(
                "facts",
                [
                    "Order", policy.order.rawValue, "Conflict", policy.conflict.rawValue, "Coalesce",
                    policy.coalescing.rawValue, "May wait", String(policy.maxDepth),
                ])
            json.array("plays") { json in for (script, play) in plays { write(script, play, &json) } }
        }
    }

    private func write(_ script: QueuePlay.Script, _ play: QueuePlay, _ json: inout CompactJSON) {
        let groups = Set(play.lanes.map { banners[$0.banner].group })
        json.object { json in
            json.string("title", script.title)
            json.string("about", script.about)
            if let finding = script.finding { json.int("finding", finding) }
            json.array("lanes") { json in
                for lane in play.lanes {
                    json.object { json in
                        json.int("banner", lane.banner)
                        if groups.count > 1 { json.string("group", banners[lane.banner].group) }
                        // Phases and their beginnings by turns, in milliseconds.
                        json.ints("phases", lane.phases.flatMap { [$0.phase.rawValue, Self.milliseconds($0.from)] })
                        if let end = lane.end {
                            json.int("end", Self.milliseconds(end.at))
                            json.string("outcome", end.outcome)
                            json.string("why", end.why)
                        }
                    }
                }
            }
            json.array("moments") { json in
                for moment in play.moments {
                    json.object { json in
                        json.int("at", Self.milliseconds(moment.at))
                        json.strings("events", moment.events)
                        json.array("reasons") { json in
                            for reason in moment.reasons {
                                json.array { json in
                                    json.int(nil, reason.lane)
                                    json.string(nil, reason.why)
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    private static func milliseconds(_ duration: Duration) -> Int {
        let parts = duration.components
        return Int(parts.seconds) * 1000 + Int(parts.attoseconds / 1_000_000_000_000_000)
    }
}
