// SPDX-License-Identifier: Apache-2.0

/// How a request for a banner ended. Every request ends in exactly one outcome.
///
/// `Button` is what names the buttons of the banner: the `ButtonVariant` of generated code, and a string for a banner whose
/// buttons no spec holds.
///
/// ```swift
/// presenter.enqueue(.syncFailed(count: 3)) { outcome in
///     if outcome == .action(.retry) { sync() }
/// }
/// ```
public enum BannerOutcome<Button> {
    /// Its display time was over.
    case timedOut
    /// A person sent it away, in this way.
    case dismissed(BannerDismissalReason)
    /// A person used this button.
    case action(Button)
    /// A person followed its link.
    case link
    /// A person tapped the bar to open what it speaks of (``BannerBarTap/open``).
    case opened
    /// Another banner took its place after people had seen it (`conflict: replace`).
    case replaced
    /// It was answered together with an equal request.
    case coalesced
    /// What it speaks of is over: its condition, its progress; or it was cancelled, or the queue emptied.
    case cleared
    /// It waited unseen for longer than it may.
    case expired
    /// The scene that would have shown it was lost, or no host on the screen was the place of its surface, or no longer.
    case sceneLost
    /// It was not let in: by `conflict: drop`, or before its `minInterval` was over; or more than `maxDepth` banners
    /// waited.
    case dropped
}

extension BannerOutcome: Equatable where Button: Equatable {}
extension BannerOutcome: Hashable where Button: Hashable {}
extension BannerOutcome: Sendable where Button: Sendable {}

extension BannerOutcome: CustomStringConvertible {
    /// The outcome in a word, such as `timedOut`, `dismissed(swipe)` or `action(retry)`.
    public var description: String {
        switch self {
        case .timedOut: "timedOut"
        case .dismissed(let reason): "dismissed(\(reason.rawValue))"
        case .action(let button): "action(\(button))"
        case .link: "link"
        case .opened: "opened"
        case .replaced: "replaced"
        case .coalesced: "coalesced"
        case .cleared: "cleared"
        case .expired: "expired"
        case .sceneLost: "sceneLost"
        case .dropped: "dropped"
        }
    }
}

extension BannerOutcome {
    /// Whether a person sent the banner away, in whatever way.
    public var isDismissed: Bool { if case .dismissed = self { true } else { false } }

    /// This outcome with another name for its button; `nil` if it is an action and the button has none.
    package func mapAction<Other>(_ transform: (Button) -> Other?) -> BannerOutcome<Other>? {
        switch self {
        case .timedOut: .timedOut
        case .dismissed(let reason): .dismissed(reason)
        case .action(let button): transform(button).map { .action($0) }
        case .link: .link
        case .opened: .opened
        case .replaced: .replaced
        case .coalesced: .coalesced
        case .cleared: .cleared
        case .expired: .expired
        case .sceneLost: .sceneLost
        case .dropped: .dropped
        }
    }
}

/// How a person sent a banner away.
public enum BannerDismissalReason: String, CaseIterable, Sendable {
    /// By a swipe towards the edge that it came from.
    case swipe
    /// By a tap on the bar.
    case tap
    /// By the close button, or a button whose role is `dismiss`.
    case closeButton
}
