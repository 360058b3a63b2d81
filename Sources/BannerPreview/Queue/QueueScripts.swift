// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerLint
import BannerSpec
import Diagnostics

/// The scripts that are played for a spec: what findings of the queue say, and what an app does on a bad day.
struct QueueScripts {
    let spec: Spec
    let findings: [Finding]
    let banners: [PlayedBanner]

    /// So many banners are asked for at once, and so many findings are played.
    private static let burst = 10
    private static let mostFindings = 12
    /// Between two requests of a burst.
    private static let step = Duration.milliseconds(400)

    /// All that tell something, those of findings first.
    var all: [QueuePlay.Script] {
        guard !banners.isEmpty else { return [] }
        return witnesses + [burst, urgent, holding, again].compactMap(\.self)
    }

    // MARK: Findings

    /// The traces of findings, asked for in their order, while nobody answers.
    private var witnesses: [QueuePlay.Script] {
        let names = Dictionary(banners.enumerated().map { ($1.name, $0) }) { first, _ in first }
        var seen: Set<[Int]> = []
        let scripts = findings.enumerated().compactMap { index, finding -> QueuePlay.Script? in
            let traces = finding.notes.lazy.compactMap { note in traceSteps(in: note).map { (note, $0) } }
            guard let (trace, steps) = traces.first else { return nil }
            let requested = steps.compactMap { Self.banner(in: $0, names) }
            guard !requested.isEmpty, seen.insert([index] + requested).inserted else { return nil }
            return QueuePlay.Script(
                title: finding.message, about: trace, finding: index,
                requests: requested.enumerated().map { ($1, Self.step * $0) }, isAnswered: false)
        }
        return Array(scripts.prefix(Self.mostFindings))
    }

    /// The banner that a step is about: "on `sync.failed`, `syncFailed` waits".
    private static func banner(in step: String, _ names: [String: Int]) -> Int? {
        let parts = step.split(separator: "`", omittingEmptySubsequences: false)
        // What stands between ticks: every second part.
        let quoted = parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
        // The cause comes before the banner, and may have its name.
        return quoted.last { names[$0] != nil }.flatMap { names[$0] }
    }

    // MARK: Bad days

    private func requests(_ indices: [Int]) -> [(banner: Int, at: Duration)] {
        indices.enumerated().map { ($1, Self.step * $0) }
    }

    private var burst: QueuePlay.Script? {
        guard banners.count > 1 else { return nil }
        let shown = Array(banners.indices.prefix(Self.burst))
        let all = shown.count == banners.count ? "All banners" : "The first \(shown.count) banners"
        return QueuePlay.Script(
            title: "\(all) at once",
            about: "Each is asked for 400 ms after the one before; somebody answers what stays.",
            requests: requests(shown))
    }

    private var urgent: QueuePlay.Script? {
        let mildest = banners.indices.min { banners[$0].severity < banners[$1].severity }
        guard let mildest else { return nil }
        let gravest = banners.indices.filter { banners[$0].group == banners[mildest].group }
            .max { banners[$0].severity < banners[$1].severity }
        guard let gravest, banners[gravest].severity > banners[mildest].severity else { return nil }
        return QueuePlay.Script(
            title: "`\(banners[gravest].name)` comes while `\(banners[mildest].name)` shows",
            about: "The gravest comes two seconds after the mildest.",
            requests: [(mildest, .zero), (gravest, .seconds(2)), (mildest, .milliseconds(2500))])
    }

    private var holding: QueuePlay.Script? {
        guard let holder = banners.indices.first(where: { banners[$0].display == nil }) else { return nil }
        let others = banners.indices.filter { $0 != holder && banners[$0].group == banners[holder].group }.prefix(3)
        guard !others.isEmpty else { return nil }
        return QueuePlay.Script(
            title: "Nobody answers `\(banners[holder].name)`", about: "It stays until somebody or something ends it.",
            requests: requests([holder] + others), isAnswered: false)
    }

    private var again: QueuePlay.Script? {
        let repeated = banners.indices.first { banners[$0].minInterval != nil } ?? 0
        let name = banners[repeated].name
        return QueuePlay.Script(
            title: "`\(name)` three times", about: "What happens again and again, as when a connection comes and goes.",
            requests: [(repeated, .zero), (repeated, .seconds(1)), (repeated, .seconds(2))])
    }
}
