// SPDX-License-Identifier: Apache-2.0

/// Keeps a banner with its condition.
@MainActor final class ConditionWatch {
    private(set) var banner: any BannerContent
    // A presenter holds what keeps banners for it.
    private weak var presenter: BannerPresenter?
    /// Whether the condition holds.
    private var holds = false
    /// Whether people are where the banner comes.
    private var isPlace = true
    /// Whether people have seen the banner to its end, or sent it away, or its event has cleared it, since the condition began.
    private var wasAnswered = false
    /// Whether the banner is to be there.
    private var isWanted = false
    private var id: BannerRequest.ID?
    /// The request that was not let in.
    private var refused: BannerRequest?

    init(_ banner: some BannerContent, _ presenter: BannerPresenter) {
        self.banner = banner
        self.presenter = presenter
    }

    /// The condition speaks of something else now, and so does its banner.
    func change(to banner: any BannerContent) {
        self.banner = banner
        askAgain()
        if let id { presenter?.update(id, to: banner) }
    }

    /// What was not let in says something else, and may be a repetition of nothing now.
    private func askAgain() {
        guard let presenter, let former = refused else { return }
        refused?.severity = banner.severity
        refused?.key =
            former.key == nil ? nil : CoalescingKey(banner, policy: presenter.queue.policy, locale: presenter.locale)
        presenter.offerRefused()
    }

    /// The condition holds, or no longer does.
    func set(_ holds: Bool) {
        if holds != self.holds { wasAnswered = false }
        self.holds = holds
        follow()
    }

    /// People are where the banner comes, or no longer are. The condition goes on all the while.
    func set(isPlace: Bool) {
        self.isPlace = isPlace
        follow()
    }

    /// The banner has ended because its time was over or by a person. It comes again when the condition has ended and begun anew,
    /// and not with each visit of the screen.
    func answered() { wasAnswered = true }

    /// The event has happened that clears the banner, which leaves, or comes no more, until the condition begins anew.
    func cleared() {
        wasAnswered = true
        follow()
    }

    /// Whether its banner waits or shows.
    var isLive: Bool { id.map { presenter?.queue.isLive($0) == true } == true }

    private func follow() {
        let isWanted = holds && isPlace && !wasAnswered
        guard isWanted != self.isWanted else { return }
        self.isWanted = isWanted
        if isWanted { begin() } else { end() }
    }

    private func begin() {
        if let id, isLive {
            presenter?.conditions.insert(banner, id)
            presenter?.send(.conditionHolds(id))
        } else {
            come()
        }
    }

    private func end() {
        guard let presenter else { return }
        presenter.timers.cancel(.condition(ObjectIdentifier(self)))
        presenter.refused.removeAll { $0 === self }
        guard let id else { return }
        // It may be seen for a moment still, though what it speaks of is over.
        presenter.conditions.remove(id)
        presenter.send(.conditionCleared(id))
    }

    /// Asks for the banner, or will when its interval is over; the result says whether it has.
    @discardableResult
    func come() -> Bool {
        guard isWanted, let presenter, !isLive else { return false }
        if let interval = refused?.interval ?? banner.interval {
            let wait = presenter.queue.wait(for: interval, at: presenter.timers.now)
            if wait > .zero {
                presenter.timers.start(.condition(ObjectIdentifier(self)), for: wait) { self.come() }
                return false
            }
        }
        let id = presenter.queue.makeID()
        self.id = id
        presenter.enqueue(banner, id, nil, watch: self)
        return true
    }

    /// The banner was not let in; the result says whether it shall come all the same.
    func waits(for request: BannerRequest) -> Bool {
        refused = request
        return isWanted
    }

    /// Whether its banner would be let in now, and there is a place for it.
    func isAdmitted(to queue: BannerQueue) -> Bool {
        guard let presenter, !presenter.hosts.isInUse || presenter.hasHost(of: banner.bannerSurface) else {
            return false
        }
        return refused.map(queue.admits) ?? true
    }
}
