// SPDX-License-Identifier: Apache-2.0

extension BannerQueue {
    /// What the owner of the queue shall do, in this order.
    public enum Effect: Hashable, Sendable {
        /// Let the banner come in, and report ``Event/presented(_:)``.
        case present(BannerRequest.ID)
        /// Report ``Event/timer(_:)`` after this time.
        case startTimer(BannerRequest.ID, Duration)
        /// Don't report the end of that time.
        case stopTimer(BannerRequest.ID)
        /// Report ``Event/expire(_:)`` after this time, as the clock on the wall has it: while the queue is on hold, and while the
        /// process stands still too. Where that was asked for before, the later time holds.
        case startExpiry(BannerRequest.ID, Duration)
        /// Don't report the end of that time. The end of the request means as much.
        case stopExpiry(BannerRequest.ID)
        /// Let the banner leave, and report ``Event/dismissed(_:)``.
        case dismiss(BannerRequest.ID)
        /// Show nothing in the group, and report ``Event/pauseOver(group:)`` after this time.
        case pause(group: String, Duration)
        /// Show nothing in the group from now on, and report nothing of what it waited for.
        case clear(group: String)
        /// The request ended. It happens once for each.
        case end(BannerRequest.ID, Outcome)
    }

    /// What a group does.
    public enum State: Hashable, Sendable {
        /// Nothing is on the screen, and nothing waits, unless the queue is on hold.
        case idle
        /// A banner comes in.
        case presenting(BannerRequest.ID)
        /// A banner stands still.
        case shown(BannerRequest.ID)
        /// A banner leaves.
        case dismissing(BannerRequest.ID)
        /// Nothing is on the screen, so that two banners can be told apart.
        case pausing
    }
}
