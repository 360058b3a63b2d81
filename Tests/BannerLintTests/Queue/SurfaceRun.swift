// SPDX-License-Identifier: Apache-2.0

@testable import BannerCore
@testable import BannerKit

/// A presenter that shows the banners of a spec, with a host for each surface that people look at.
///
/// Time passes here by telling the presenter what its timers would: thousands of runs can't wait for tasks.
@MainActor final class SurfaceRun {
    /// Something that happens.
    enum Step: Hashable {
        /// People look at these surfaces, and no others.
        case look([Int])
        /// The banner of a surface is asked for.
        case ask(Int)
        /// The next thing happens that happens by itself, in each group: a banner has come or left, or its time is over.
        case wait
    }

    /// Two surfaces that showed banners at the same time, before people's eyes.
    private(set) var seenTogether: Set<Set<Int>> = []
    private let layout: ExploredSurfaces
    private let clock = ManualClock()
    private let presenter: BannerPresenter
    private var visible: [Int] = []
    private var hosts: [BannerObservation] = []
    private var observation: BannerObservation?
    private var surfaceOfRequest: [BannerRequest.ID: Int] = [:]

    init(_ layout: ExploredSurfaces, _ policy: BannerQueuePolicy, _ steps: [Step] = []) {
        self.layout = layout
        presenter = BannerPresenter(policy: policy, clock: clock)
        presenter.onFault = nil
        observation = presenter.observe { [weak self] _ in self?.look() }
        for step in steps { take(step) }
    }

    func take(_ step: Step) {
        switch step {
        case .look(let surfaces):
            visible = []
            for host in hosts { host.cancel() }
            hosts = surfaces.map { presenter.addHost(of: .surface(layout.surface($0))) }
            visible = surfaces
            look()
        case .ask(let surface): surfaceOfRequest[presenter.enqueue(layout.content(surface))] = surface
        case .wait:
            clock.jump(by: .seconds(10))
            for group in presenter.queue.groups { pass(group) }
        }
    }

    private func pass(_ group: String) {
        switch presenter.queue.state(of: group) {
        case .idle: break
        case .presenting(let id): presenter.send(.presented(id))
        case .shown(let id): presenter.send(.timer(id))
        case .dismissing(let id): presenter.send(.dismissed(id))
        case .pausing: presenter.send(.pauseOver(group: group))
        }
    }

    private func look() {
        let drawn = visible.filter { index in
            let surface = layout.surface(index)
            return presenter.hasHost(of: surface) && presenter.presentation(on: surface) != nil
        }
        for first in drawn {
            for second in drawn where first < second { seenTogether.insert([first, second]) }
        }
    }

    /// All on which the future depends.
    struct Snapshot: Hashable {
        let visible: [Int]
        let phases: [[Int?]]
        let waiting: [[Int?]]
        let requests: Int
    }

    var snapshot: Snapshot {
        let groups = Set(layout.surfaces.map(\.group)).sorted()
        return Snapshot(
            visible: visible,
            phases: groups.map { group in
                switch presenter.queue.state(of: group) {
                case .idle: [0]
                case .presenting(let id): [1, surfaceOfRequest[id]]
                case .shown(let id): [2, surfaceOfRequest[id]]
                case .dismissing(let id): [3, surfaceOfRequest[id]]
                case .pausing: [4]
                }
            },
            waiting: groups.map { presenter.queue.waiting(in: $0).map { surfaceOfRequest[$0] } },
            requests: surfaceOfRequest.count)
    }
}
