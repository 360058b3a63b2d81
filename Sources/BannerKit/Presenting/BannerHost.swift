// SPDX-License-Identifier: Apache-2.0

/// A view that draws banners of a presenter, as long as this lives.
@MainActor final class BannerHost {
    private let presenter: BannerPresenter
    private let number: Int
    private let registration: BannerObservation
    private var observations: [BannerObservation] = []

    /// A host of `place` that stands in `depth` others. Where nobody else does, it draws what `requester` asked for. `onAnnouncement` is
    /// called with the banner of which there is something to say.
    init(
        _ presenter: BannerPresenter, _ place: BannerPlace?, requester: AnyObject? = nil, depth: Int = 0,
        stand: BannerStand = BannerStand(), onChange: @escaping @MainActor ([BannerPresentation]) -> Void,
        onAnnouncement: @escaping @MainActor (BannerRequest.ID) -> Void
    ) {
        self.presenter = presenter
        (number, registration) = presenter.addHost(
            BannerHosts.Host(
                place: place, requester: requester.map(ObjectIdentifier.init), depth: depth, stand: stand,
                speaks: true))
        observations = [
            presenter.observe { [weak self] _ in if let self { onChange(presentations) } },
            presenter.observeAnnouncements { [weak self] in
                if self?.draws($0.id, $0.content) == true { onAnnouncement($0.id) }
            },
        ]
        onChange(presentations)
    }

    /// What it is to draw.
    var presentations: [BannerPresentation] { presenter.presentations.filter { draws($0.id, $0.content) } }

    /// It stands somewhere else now.
    func move(to stand: BannerStand) { presenter.moveHost(number, to: stand) }

    /// Draws no longer, so that another host may.
    func end() {
        for observation in observations { observation.cancel() }
        registration.cancel()
    }

    private func draws(_ id: BannerRequest.ID, _ content: any BannerContent) -> Bool {
        presenter.host(of: id, content) == number
    }
}
