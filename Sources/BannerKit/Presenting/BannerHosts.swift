// SPDX-License-Identifier: Apache-2.0

/// Who draws the banners of a presenter, and which of them draws a banner: one at the most, so that none shows twice.
struct BannerHosts {
    /// Something that draws banners.
    struct Host {
        /// What it is the place of.
        var place: BannerPlace?
        /// What asked for the banners that it draws where nobody else does.
        var requester: ObjectIdentifier?
        /// How many hosts it stands in.
        var depth: Int
        /// Where on the screen it is.
        var stand = BannerStand()
        /// Whether it says what is to be said of what it draws.
        var speaks = false
    }

    private var hosts: [Int: Host] = [:]
    private var latest = 0

    /// Whether the presenter draws by hosts at all. Without any, whoever watches it may draw what there is.
    var isInUse: Bool { latest > 0 }

    /// Adds a host and returns its number.
    mutating func add(_ host: Host) -> Int {
        latest += 1
        hosts[latest] = host
        return latest
    }

    mutating func remove(_ number: Int) { hosts[number] = nil }

    /// Whether the host of this number says what is to be said of what it draws.
    func speaks(_ number: Int) -> Bool { hosts[number]?.speaks == true }

    /// The host of this number stands somewhere else; the result says whether that is news.
    mutating func move(_ number: Int, to stand: BannerStand) -> Bool {
        guard let host = hosts[number], host.stand != stand else { return false }
        hosts[number]?.stand = stand
        return true
    }

    /// The number of the host that draws the banners of `surface` for which `requester` asked.
    ///
    /// It is one in the scene that a person turned to last; one that no sheet or popover lies over; one for just this
    /// surface, or else one for the scene, or else what asked for it. Among equals the innermost, and then the latest,
    /// does.
    func drawing(_ surface: BannerSurface, requester: ObjectIdentifier?, in scenes: BannerScenes) -> Int? {
        let tops = topLevels
        return
            hosts
            .compactMap { number, host -> (number: Int, rank: [Int])? in
                guard let closeness = host.closeness(to: surface, requester) else { return nil }
                let isCovered = host.stand.isCovered(from: tops[host.stand.scene] ?? 0)
                let rank = [
                    scenes.rank(of: host.stand.scene), isCovered ? 0 : 1, closeness, host.stand.level, host.depth,
                    number,
                ]
                return (number, rank)
            }
            .max { $0.rank.lexicographicallyPrecedes($1.rank) }?.number
    }

    /// The number of presentations that anything drawing banners stands on, for each scene.
    private var topLevels: [ObjectIdentifier?: Int] {
        hosts.values.reduce(into: [:]) { tops, host in
            tops[host.stand.scene] = max(tops[host.stand.scene] ?? 0, host.stand.level)
        }
    }
}

extension BannerHosts.Host {
    /// How well it suits the banner, `nil` if not at all.
    fileprivate func closeness(to surface: BannerSurface, _ requester: ObjectIdentifier?) -> Int? {
        switch place {
        case .surface(surface): 2
        case .scene where surface.scope == .scene: 1
        default: requester != nil && requester == self.requester ? 0 : nil
        }
    }
}
