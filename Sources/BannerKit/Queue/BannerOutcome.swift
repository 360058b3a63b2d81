// SPDX-License-Identifier: Apache-2.0

/// How a request for a banner ended. Every request ends in exactly one outcome.
public enum BannerOutcome: Hashable, Sendable {
    /// Its display time was over.
    case timedOut
    /// A person sent it away: by a swipe, a tap on the bar, or a button that closes.
    case dismissed
    /// A person used the button of this index in `bannerButtons`.
    case action(Int)
    /// Another banner took its place after people had seen it (`conflict: replace`).
    case replaced
    /// It was answered together with an equal request.
    case coalesced
    /// What it speaks of is over: its condition, its progress; or it was cancelled, or the queue emptied.
    case cleared
    /// The scene that would have shown it was lost.
    case sceneLost
    /// It was not let in: by `conflict: drop`, or before its `minInterval` was over; or more than `maxDepth` banners
    /// waited.
    case dropped
}
