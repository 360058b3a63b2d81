// SPDX-License-Identifier: Apache-2.0

extension BannerPresenter {
    /// Says that banners of `place` are drawn, until the result is cancelled or released.
    ///
    /// The hosts of BannerKit do so themselves. If you draw banners that you ``observe(_:)``, beside such hosts, say
    /// where, so that they are not taken for banners that nobody draws.
    public func addHost(of place: BannerPlace) -> BannerObservation {
        addHost(BannerHosts.Host(place: place, depth: 0)).registration
    }

    func addHost(_ host: BannerHosts.Host) -> (number: Int, registration: BannerObservation) {
        let number = hosts.add(host)
        hostsChanged()
        offerRefused()
        let registration = BannerObservation { [weak self] in
            guard let self else { return }
            hosts.remove(number)
            hostsChanged()
        }
        return (number, registration)
    }

    /// The host of this number stands somewhere else, so that another one may draw what there is.
    func moveHost(_ number: Int, to stand: BannerStand) {
        if hosts.move(number, to: stand) { hostsChanged() }
    }

    private func hostsChanged() {
        observers.notify(self)
        checkHosts()
    }

    /// The number of the host that draws the banner.
    func host(of id: BannerRequest.ID, _ content: any BannerContent) -> Int? {
        hosts.drawing(
            content.bannerSurface, requester: entries[id]?.requester.map(ObjectIdentifier.init), in: scenes)
    }

    /// Another view asks for the banner now, and draws it where no other host does.
    func setRequester(of id: BannerRequest.ID, to requester: AnyObject) {
        entries[id]?.requester = requester
        hostsChanged()
    }

    /// Whether a host shows the banners of `surface`, whoever asks for them.
    func hasHost(of surface: BannerSurface) -> Bool { hosts.drawing(surface, requester: nil, in: scenes) != nil }

    /// How long a banner may be on the screen without a host that draws it. Hosts of two screens take less to change places, and one that
    /// comes with the banner, on the same screen, is there by then.
    static let hostGrace = Duration.milliseconds(500)

    /// Looks for banners that nobody draws, since no host came or theirs is gone. They end unless one comes, so that no other waits for
    /// what nobody can see or send away. While time stands still, as under a video that fills the screen, none ends.
    func checkHosts() {
        guard hosts.isInUse else { return }
        let live = queue.isOnHold ? [] : presentations.filter { queue.isShowing($0.id) }
        let found = Set(live.filter { host(of: $0.id, $0.content) == nil }.map(\.id))
        for id in undrawn.subtracting(found) { timers.cancel(.host(id)) }
        for id in found.subtracting(undrawn).sorted() {
            timers.start(.host(id), for: Self.hostGrace) { [weak self] in self?.endUndrawn(id) }
        }
        undrawn = found
    }

    /// Ends a banner that nobody has drawn all the while. Debug builds report it too.
    private func endUndrawn(_ id: BannerRequest.ID) {
        guard undrawn.remove(id) != nil, queue.isShowing(id), let content = entries[id]?.content,
            host(of: id, content) == nil
        else { return }
        #if DEBUG
            onFault?(.notDrawn(banner: content.id, surface: content.bannerSurface.id))
        #endif
        send(.notDrawn(id))
    }
}
