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
        observers.notify(self)
        offerRefused()
        let registration = BannerObservation { [weak self] in
            guard let self else { return }
            hosts.remove(number)
            observers.notify(self)
        }
        return (number, registration)
    }

    /// The host of this number stands somewhere else, so that another one may draw what there is.
    func moveHost(_ number: Int, to stand: BannerStand) {
        if hosts.move(number, to: stand) { observers.notify(self) }
    }

    /// The number of the host that draws the banner.
    func host(of id: BannerRequest.ID, _ content: any BannerContent) -> Int? {
        hosts.drawing(
            content.bannerSurface, requester: entries[id]?.requester.map(ObjectIdentifier.init), in: scenes)
    }

    /// Whether a host shows the banners of `surface`, whoever asks for them.
    func hasHost(of surface: BannerSurface) -> Bool { hosts.drawing(surface, requester: nil, in: scenes) != nil }

    /// Ends a banner that has come in and that nobody draws, so that no other waits for what nobody can see or send away.
    /// Debug builds report it too. A host that comes with the banner, on the same screen, is there by now.
    func checkHost(of id: BannerRequest.ID) {
        guard hosts.isInUse, queue.isShowing(id), let content = entries[id]?.content, host(of: id, content) == nil
        else {
            return
        }
        #if DEBUG
            onFault?(.notDrawn(banner: content.id, surface: content.bannerSurface.id))
        #endif
        send(.notDrawn(id))
    }
}
