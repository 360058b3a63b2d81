// SPDX-License-Identifier: Apache-2.0

/// A live request and what has become of it so far.
struct BannerTicket: Hashable, Sendable {
    /// What is asked for.
    var request: BannerRequest
    /// The number of its turn among those that were asked for in its group.
    let arrival: UInt64
    /// The display time that is left, not multiplied for a screen reader; `nil` for a banner that stays.
    var remaining: Duration?
    /// Whether people have seen it: it stood still for the least visible time.
    var wasSeen = false
    /// Whether what it says is out of date, since it has waited for longer than it may.
    var isStale = false
    /// Its outcome when its time is over.
    var outcome = BannerQueue.Outcome.timedOut

    init(_ request: BannerRequest, arrival: UInt64) {
        self.request = request
        self.arrival = arrival
        remaining = request.display
    }

    var id: BannerRequest.ID { request.id }

    /// Replaces what is asked for. What people have not read yet gets its full time; its turn stays what it is.
    mutating func update(_ request: BannerRequest) {
        let severity = self.request.severity
        self.request = request
        self.request.severity = severity
        remaining = request.display
        outcome = .timedOut
        isStale = false
    }

    /// Replaces how it looks, which makes nothing of it news.
    mutating func restyle(_ request: BannerRequest) {
        let (expires, isStale) = (self.request.expires, isStale)
        update(request)
        self.request.expires = expires
        self.isStale = isStale
    }

    /// Another request for the same was answered together with this one, which then may wait as long as the other.
    mutating func prolong(to expires: Duration?) {
        request.expires = expires
        isStale = false
    }

    /// The work is done; what is said at the end stays for `display`.
    mutating func complete(display: Duration?) {
        remaining = display?.bounded
        outcome = .cleared
    }
}
