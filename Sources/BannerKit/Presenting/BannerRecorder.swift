// SPDX-License-Identifier: Apache-2.0

/// Notes what a presenter shows, what it has a screen reader say, and how requests end, in their order: for tests, and to find
/// out why a banner was not seen.
///
/// ```swift
/// let recorder = BannerRecorder(presenter)
/// presenter.enqueue(.draftSaved)
/// await clock.advance(by: .seconds(10))
/// #expect(recorder.events.map(\.description) == ["draftSaved shows", "says “Information. Draft saved.”", "draftSaved ends: timedOut"])
/// ```
@MainActor public final class BannerRecorder {
    /// Something that happened.
    public enum Event: Hashable, Sendable, CustomStringConvertible {
        /// The banner of this name came on the screen for the first time.
        case shown(banner: String)
        /// A screen reader was asked to say this.
        case announced(String)
        /// A request for the banner of this name ended.
        case ended(banner: String, BannerOutcome<String>)

        /// What happened, in a few words.
        public var description: String {
            switch self {
            case .shown(let banner): "\(banner) shows"
            case .announced(let text): "says “\(text)”"
            case .ended(let banner, let outcome): "\(banner) ends: \(outcome)"
            }
        }
    }

    /// What has happened since the recorder was made or emptied.
    public private(set) var events: [Event] = []
    private var observations: [BannerObservation] = []

    /// A recorder of what `presenter` does from now on.
    public init(_ presenter: BannerPresenter) {
        observations = [
            presenter.shows.add { [weak self] in self?.events.append(.shown(banner: $0.id)) },
            presenter.observeAnnouncements { [weak self, weak presenter] in
                self?.events.append(.announced($0.text(in: presenter?.locale ?? "en")))
            },
            presenter.ends.add { [weak self] in self?.events.append(.ended(banner: $0.banner.id, $0.outcome)) },
        ]
    }

    /// Forgets what has happened.
    public func removeAll() { events = [] }
}
