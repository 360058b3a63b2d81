// SPDX-License-Identifier: Apache-2.0

/// What a presenter knows of the requests that are live or on the screen.
///
/// It is a class of its own so that it can outlive the presenter, until everybody who waits for an outcome has one.
@MainActor final class BannerEntries {
    struct Entry {
        /// What was asked for.
        var requested: any BannerContent
        /// What is shown: that in its theme.
        var content: any BannerContent
        /// What hears of it, until it has ended.
        var handlers: BannerHandlers?
        /// Whether it has ended; one that leaves is still drawn.
        var hasEnded = false
        var progress: ProgressBanner?
        /// Whether the app began work with it, rather than ask for a banner that speaks of some.
        var hasStartedWork = false
        /// What keeps it with its condition.
        var watch: ConditionWatch?
        /// Whether the completion text is what it says.
        var isComplete = false
        var wasAnnounced = false
        /// Whether a host has let the hand feel it.
        var wasFelt = false
        /// What hosts are to say of it and have not said yet, in the order in which it was asked for.
        var unsaid: [BannerAnnouncementRequest] = []
        /// What is to be said of it when time goes on.
        var heldBack: BannerAnnouncementRequest?
        /// What asked for it, if that can draw it itself.
        var requester: AnyObject?
        /// The group of its first content, which no update changes.
        let group: String

        /// The work that it shows: that of its first content is over for one that speaks of none.
        var work: ProgressBanner? { hasStartedWork || content.progress != nil ? progress : nil }
    }

    private var entries: [BannerRequest.ID: Entry] = [:]
    /// The work whose banners have not been asked for yet.
    var delays: [BannerRequest.ID: BannerDelay] = [:]

    subscript(id: BannerRequest.ID) -> Entry? {
        get { entries[id] }
        set { entries[id] = newValue }
    }

    /// The requests for banners of which `isIncluded` holds, in the order in which they were made.
    func ids(where isIncluded: (any BannerContent) -> Bool) -> [BannerRequest.ID] {
        entries.filter { isIncluded($0.value.content) }.keys.sorted()
    }

    /// What asked for banners that are live or on the screen and is a `Requester`.
    func requesters<Requester: AnyObject>(_: Requester.Type) -> [Requester] {
        entries.values.compactMap { $0.requester as? Requester }
    }

    /// Ends all of them, since nobody can show them any more. `tell` hears of the end of each.
    func abandon(_ tell: (any BannerContent) -> Void) {
        // What leaves has ended before.
        let live = entries.filter { !$0.value.hasEnded }.mapValues { ($0.content, $0.progress, $0.handlers) }
        let waiting = live.merging(delays.mapValues { ($0.banner, $0.progress, $0.handlers) }) { entry, _ in entry }
        for (_, (banner, progress, handlers)) in waiting.sorted(by: { $0.key < $1.key }) {
            tell(banner)
            progress?.requestEnded(.cleared)
            handlers?.onOutcome?(.cleared)
        }
        (entries, delays) = ([:], [:])
    }
}
