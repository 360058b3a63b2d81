// SPDX-License-Identifier: Apache-2.0

/// What a view controller adds to its safe area, which the app and all that shows banners share.
///
/// An app sets it, as many do when the keyboard comes and leaves, and does not know that banners have taken some of it meanwhile. What it set
/// is its own, so that nothing is given back to it that it took away, and nothing is left behind.
@MainActor struct BannerPushLedger {
    /// One edge.
    private struct Edge {
        /// What banners take.
        var pushed = 0.0
        /// What stands there for the app and the banners together.
        var written: Double?

        /// Takes `amount` more, or gives it back; the result is what is to stand there in place of `current`.
        mutating func push(_ amount: Double, current: Double) -> Double {
            let own = current == written ? current - pushed : current
            pushed += amount
            let whole = own + pushed
            written = whole
            return whole
        }
    }

    private struct Entry {
        weak var owner: AnyObject?
        var top = Edge()
        var bottom = Edge()
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// What `owner` is to add to its safe area in place of `current`, where banners take `amount` more at its edges, or less.
    mutating func push(_ owner: AnyObject, by amount: BannerInsets, current: BannerInsets) -> BannerInsets {
        entries = entries.filter { $0.value.owner != nil }
        let id = ObjectIdentifier(owner)
        var entry = entries[id] ?? Entry(owner: owner)
        let whole = BannerInsets(
            top: entry.top.push(amount.top, current: current.top),
            bottom: entry.bottom.push(amount.bottom, current: current.bottom))
        let isOver = abs(entry.top.pushed) < 0.001 && abs(entry.bottom.pushed) < 0.001
        entries[id] = isOver ? nil : entry
        return whole
    }
}
