// SPDX-License-Identifier: Apache-2.0

/// Keeps a banner with its condition.
@MainActor final class ConditionWatch {
    let banner: any BannerContent
    private let presenter: BannerPresenter
    private var holds = false
    private var id: BannerRequest.ID?
    /// The request that was not let in.
    private var refused: BannerRequest?

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
        presenter.refused.removeAll { $0 === self }
        if let id { presenter.send(.conditionCleared(id)) }
    }

    /// Asks for the banner, or will when its interval is over; the result says whether it has.
    @discardableResult
    func come() -> Bool {
        guard holds, id.map(presenter.queue.isLive) != true else { return false }
        if let interval = refused?.interval ?? banner.interval {
            let wait = presenter.queue.wait(for: interval, at: presenter.timers.now)
            if wait > .zero {
                presenter.timers.start(.condition(ObjectIdentifier(self)), for: wait) { self.come() }
                return false
            }
        }
        let id = presenter.queue.makeID()
        self.id = id
        presenter.enqueue(banner, id, watch: self, onOutcome: nil)
        return true
    }

    /// The banner was not let in; the result says whether it shall come all the same.
    func waits(for request: BannerRequest) -> Bool {
        refused = request
        return holds
    }

    /// Whether its banner would be let in now, and there is a place for it.
    func isAdmitted(to queue: BannerQueue) -> Bool {
        guard !presenter.hosts.isInUse || presenter.hasHost(of: banner.bannerSurface) else { return false }
        return refused.map(queue.admits) ?? true
    }
}
