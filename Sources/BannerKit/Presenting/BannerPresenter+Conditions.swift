// SPDX-License-Identifier: Apache-2.0

extension BannerPresenter {
    /// Shows a banner while a condition holds: it comes when the sequence says true and leaves when it says false, or
    /// ends.
    ///
    /// ```swift
    /// await presenter.show(Acme.Banner.offline, while: network.isUnreachable)
    /// ```
    ///
    /// It returns when the sequence ends or the task is cancelled. A banner that a person sends away, or whose time is
    /// over, comes again with the next true after a false. One that is not let in comes as soon as it may, if the
    /// condition still holds: when its `minInterval` is over, when its group has room, when what it repeats is gone, or
    /// when the scene is back. Where its trigger names `screens`, it comes on those alone, as with ``hold(_:)``. It stays
    /// visible for the least time that the policy says.
    public nonisolated func show<S: AsyncSequence>(
        _ banner: some BannerContent, while condition: S
    ) async rethrows where S.Element == Bool, S: Sendable {
        // Off the main actor, so that an iterator which is not Sendable never crosses to another one.
        let watch = await watch(banner)
        do {
            for try await holds in condition { await watch.set(holds) }
        } catch {
            await end(watch)
            throw error
        }
        await end(watch)
    }

    private func watch(_ banner: some BannerContent) -> ConditionWatch {
        let watch = ConditionWatch(banner, self)
        watch.set(isPlace: causes.isPlace(of: banner))
        causes.follow(watch)
        return watch
    }

    private func end(_ watch: ConditionWatch) {
        causes.unfollow(watch)
        watch.set(false)
    }

    /// Ends the requests for banners whose condition `event` clears, as their triggers say, with the outcome `cleared`. The
    /// condition holds no longer, and may begin anew. It takes time in proportion to the requests that are live.
    public func clear(_ event: String) {
        for watch in causes.removeHeld(clearedBy: event) { watch.set(false) }
        for watch in causes.followed where watch.banner.isCleared(by: event) { watch.cleared() }
        for id in entries.ids(where: { $0.isCleared(by: event) }) { send(.conditionCleared(id)) }
    }

    // MARK: What was refused

    /// Keeps a condition whose banner was not let in or had to make room, or whose scene is gone, to ask again.
    func noteRefusal(of id: BannerRequest.ID, _ entry: BannerEntries.Entry, _ outcome: BannerOutcome<String>) {
        switch outcome {
        case .sceneLost, .dropped, .coalesced: break
        case .timedOut, .dismissed, .action, .link, .opened:
            entry.watch?.answered()
            return forgetRefused(equalTo: entry.requested)
        // What was no longer worth saying has to become so again: the condition has to end and begin anew.
        case .cleared, .replaced, .expired: return
        }
        guard let watch = entry.watch, watch.waits(for: request(id, for: entry)) else { return }
        refused.append(watch)
    }

    /// What people have seen of one banner they need not see again of an equal one.
    private func forgetRefused(equalTo content: any BannerContent) {
        refused.removeAll { AnyHashable($0.banner) == AnyHashable(content) }
    }

    /// Asks again for the first banner that would be let in now. The event that this makes is the next one's turn.
    func offerRefused() {
        var hasAsked = false
        while !hasAsked, let index = refused.firstIndex(where: { $0.isAdmitted(to: queue) }) {
            hasAsked = refused.remove(at: index).come()
        }
    }
}
