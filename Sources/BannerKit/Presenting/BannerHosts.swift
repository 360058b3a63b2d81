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

    /// The number of the host that draws the banners of `surface` for which `requester` asked: one for just this
    /// surface, or else one for the scene, or else what asked for it. Among equals the innermost, and then the latest,
    /// does.
    func drawing(_ surface: BannerSurface, requester: ObjectIdentifier?) -> Int? {
        hosts
            .compactMap { number, host in
                host.closeness(to: surface, requester).map { (number, rank: ($0, host.depth, number)) }
            }
            .max { $0.rank < $1.rank }?.0
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
