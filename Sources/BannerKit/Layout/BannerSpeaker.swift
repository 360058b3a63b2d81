// SPDX-License-Identifier: Apache-2.0

/// What is to be said, and how urgent it is.
struct BannerUtterance: Hashable, Sendable {
    /// The request that it is about.
    let id: BannerRequest.ID
    /// What is said.
    let text: String
    /// The language that it is in, a BCP 47 tag.
    let language: String
    /// Whether it interrupts what is being said, rather than wait for it.
    let isUrgent: Bool
}

/// Says what a presenter asks to be said, when a person can hear it.
///
/// Whatever made a banner come, such as a tap, makes the screen reader speak too, and that drops what is announced at the same
/// moment. So a banner is announced when it has come in, and once more if it was cut off all the same. What is not said yet stays with
/// the presenter: whichever host draws the banner when it has come in says it.
@MainActor final class BannerSpeaker {
    /// How long after it was cut off a text is said again. By then the screen reader has said what cut it off, or most of it.
    static let patience = Duration.seconds(1)

    private weak var presenter: BannerPresenter?
    private let say: @MainActor (BannerUtterance) -> Void
    private var phases: [BannerRequest.ID: BannerPresentation.Phase] = [:]
    /// What was said last of each banner, and whether it may be said again.
    private var said: [BannerRequest.ID: (utterance: BannerUtterance, mayRepeat: Bool)] = [:]

    /// A speaker for what `presenter` asks for, with the voice `say`.
    init(_ presenter: BannerPresenter, say: @escaping @MainActor (BannerUtterance) -> Void) {
        self.presenter = presenter
        self.say = say
    }

    /// These banners are on the screen now.
    func show(_ presentations: [BannerPresentation]) {
        phases = Dictionary(presentations.map { ($0.id, $0.phase) }) { $1 }
        said = said.filter { phases[$0.key] != nil }
        for presentation in presentations { speak(of: presentation.id) }
    }

    /// Says what is to be said of a banner, if a person who hears it finds the banner, and hears anything at all. It may be on its way in,
    /// or have stepped aside.
    func speak(of id: BannerRequest.ID) {
        guard phases[id] == .shown, let presenter, !presenter.queue.isOnHold else { return }
        for request in presenter.takeUnsaid(id) { speak(request) }
    }

    /// The voice has come to the end of `text`, or was cut off unless it `wasHeard`.
    func finished(_ text: String, wasHeard: Bool) {
        guard let (id, last) = said.first(where: { $0.value.utterance.text == text }), last.mayRepeat else { return }
        said[id]?.mayRepeat = false
        guard !wasHeard else { return }
        presenter?.timers.start(.announcement(id), for: Self.patience) { [weak self] in
            // What it says may have changed meanwhile, and has been said then.
            guard let self, said[id]?.utterance == last.utterance, presenter?.queue.isOnHold == false else { return }
            say(last.utterance)
        }
    }

    private func speak(_ request: BannerAnnouncementRequest) {
        guard let presenter else { return }
        let utterance = BannerUtterance(
            id: request.id, text: request.text(in: presenter.locale),
            language: BannerSpeech.language(of: request.content, in: presenter.locale),
            isUrgent: request.politeness == .assertive)
        said[request.id] = (utterance, true)
        say(utterance)
    }
}

extension BannerAnnouncementRequest {
    /// Whether nobody needs to hear `earlier`, of the same banner, any more.
    func outdates(_ earlier: Self) -> Bool {
        switch (reason, earlier.reason) {
        case (.update, _), (.completion, _), (.milestone, .milestone): true
        case (.arrival, _), (.milestone, _): false
        }
    }
}
