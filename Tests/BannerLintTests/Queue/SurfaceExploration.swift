// SPDX-License-Identifier: Apache-2.0

import BannerCore

/// All that people can see of a spec's surfaces, as far as a number of requests goes.
///
/// A presenter can't be copied, so each state is reached anew, by the shortest way.
@MainActor struct SurfaceExploration {
    /// Two surfaces that show banners at the same time, before people's eyes.
    private(set) var seenTogether: Set<Set<Int>> = []
    private(set) var states = 0

    /// Explores at most `limit` requests for banners of `surfaces`.
    init(_ layout: ExploredSurfaces, _ policy: BannerQueuePolicy, on surfaces: [Int], limit: Int) {
        let steps: [SurfaceRun.Step] = layout.views.map { .look($0) } + surfaces.map { .ask($0) } + [.wait]
        var reached: Set<SurfaceRun.Snapshot> = []
        var paths: [[SurfaceRun.Step]] = [[]]
        var next = 0
        while next < paths.count {
            let path = paths[next]
            next += 1
            let requests = path.count { if case .ask = $0 { true } else { false } }
            for step in steps where step != path.last {
                if case .ask = step, requests == limit { continue }
                let longer = path + [step]
                let run = SurfaceRun(layout, policy, longer)
                seenTogether.formUnion(run.seenTogether)
                if reached.insert(run.snapshot).inserted { paths.append(longer) }
            }
        }
        states = reached.count
    }
}
