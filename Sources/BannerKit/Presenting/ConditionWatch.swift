// SPDX-License-Identifier: Apache-2.0

/// Keeps a banner with its condition.
@MainActor final class ConditionWatch {
    private let banner: any BannerContent
    private let presenter: BannerPresenter
    private var holds = false
    private var id: BannerRequest.ID?

    init(_ banner: some BannerContent, _ presenter: BannerPresenter) {
        self.banner = banner
        self.presenter = presenter
    }

    func set(_ holds: Bool) {
        guard holds != self.holds else { return }
        self.holds = holds
        if holds { begin() } else { end() }
    }

    private func begin() {
        if let id, presenter.queue.isLive(id) { presenter.send(.conditionHolds(id)) } else { come() }
    }

    private func end() {
        presenter.timers.cancel(.condition(ObjectIdentifier(self)))
        if let id { presenter.send(.conditionCleared(id)) }
    }

    /// Asks for the banner, as soon as its interval lets it.
    private func come() {
        guard holds, id.map(presenter.queue.isLive) != true else { return }
        if let interval = banner.interval {
            let wait = presenter.queue.wait(for: interval, at: presenter.timers.now)
            if wait > .zero {
                presenter.timers.start(.condition(ObjectIdentifier(self)), for: wait) { self.come() }
                return
            }
        }
        let id = presenter.queue.makeID()
        self.id = id
        presenter.enqueue(banner, id, isCondition: true) { outcome in
            if outcome == .sceneLost { self.comeWithTheScene() }
        }
    }

    private func comeWithTheScene() {
        guard presenter.queue.isSceneLost else { return come() }
        presenter.onSceneRestored.append { [weak self] in self?.come() }
    }
}
