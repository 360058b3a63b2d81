// SPDX-License-Identifier: Apache-2.0

extension BannerQueue {
    /// What happens to the queue. An event that does not fit, such as a second tap, changes nothing.
    public enum Event: Hashable, Sendable {
        /// A banner shall be shown.
        case enqueue(BannerRequest)
        /// A live request says something else now, in the same group. Its display time starts again; its severity
        /// stays.
        case update(BannerRequest)
        /// A live request says the same, and looks otherwise. It is as ``update(_:)``, but it does not become news: it is out of date when
        /// it would have been.
        case restyle(BannerRequest)
        /// The work that a banner shows is done; it stays for another time, `nil` until someone ends it, and then is
        /// `cleared`.
        case complete(BannerRequest.ID, display: Duration?)
        /// The banner has come in.
        case presented(BannerRequest.ID)
        /// The time that ``Effect/startTimer(_:_:)`` asked for is over.
        case timer(BannerRequest.ID)
        /// The banner has left.
        case dismissed(BannerRequest.ID)
        /// The time that ``Effect/startExpiry(_:_:)`` asked for is over.
        case expire(BannerRequest.ID)
        /// The time that ``Effect/pause(group:_:)`` asked for is over.
        case pauseOver(group: String)
        /// A tap on the bar.
        case tap(BannerRequest.ID)
        /// A tap on the bar of a banner that opens something by it.
        case open(BannerRequest.ID)
        /// The link.
        case link(BannerRequest.ID)
        /// A swipe towards the banner's edge.
        case swipe(BannerRequest.ID)
        /// A button that closes the banner and does nothing else; it is a way out where there is one.
        case close(BannerRequest.ID)
        /// The button of this index.
        case action(BannerRequest.ID, Int)
        /// A finger lies on the banner.
        case touchBegan(BannerRequest.ID)
        /// The finger was lifted.
        case touchEnded(BannerRequest.ID)
        /// The condition of the banner is over: it leaves, but not before its minimum visible time is.
        case conditionCleared(BannerRequest.ID)
        /// The condition holds again.
        case conditionHolds(BannerRequest.ID)
        /// The banner is no longer wanted.
        case cancel(BannerRequest.ID)
        /// Nobody draws the banner, so that nobody can see it.
        case notDrawn(BannerRequest.ID)
        /// No banner is wanted any longer.
        case cancelAll
        /// The device was turned. It changes nothing: no time starts again.
        case rotate
        /// There is nothing to show banners in.
        case sceneLost
        /// There is something to show banners in again.
        case sceneRestored
        /// Time stands still for what is shown and nothing new comes, or both go on. What is asked for meanwhile is let
        /// in and waits.
        case hold(Bool)
        /// A screen reader was turned on or off.
        case screenReader(isRunning: Bool)
        /// Somebody came to the banner without touching it, or left it.
        case attention(BannerRequest.ID, BannerAttention, isThere: Bool)
    }
}
