// SPDX-License-Identifier: Apache-2.0

/// An image from the network and what stands in for it: its placeholder, which may come from the network too and have a
/// placeholder of its own.
struct BannerImageChain: Hashable, Sendable {
    /// An image that has to be loaded.
    struct Remote: Hashable, Sendable {
        let url: String
        let isCached: Bool
    }

    /// What is to be loaded, the image itself first.
    let remotes: [Remote]
    /// What is there at once; `nil` for nothing.
    let local: BannerImageSource?
    /// The best of `remotes` that is there, `nil` while none is.
    private(set) var best: Int?

    init(_ source: BannerImageSource) {
        var remotes: [Remote] = []
        var local: BannerImageSource? = source
        while case .asyncImage(let url, let placeholder, let isCached) = local {
            remotes.append(Remote(url: url, isCached: isCached))
            local = placeholder
        }
        (self.remotes, self.local) = (remotes, local)
    }

    /// What is still worth loading: nothing stands in for what is there.
    var wanted: Range<Int> { 0..<(best ?? remotes.count) }

    /// The remote of this index is there. The result says whether it is to be drawn: an image that comes later than what it
    /// stands in for is not.
    mutating func arrived(_ index: Int) -> Bool {
        guard wanted.contains(index) else { return false }
        best = index
        return true
    }
}
