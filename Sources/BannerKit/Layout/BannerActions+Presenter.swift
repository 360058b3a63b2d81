// SPDX-License-Identifier: Apache-2.0

extension BannerActions {
    /// Actions that tell `presenter` of what it presents.
    init(of presentation: BannerPresentation, _ presenter: BannerPresenter) {
        let id = presentation.id
        var tap: (@MainActor () -> Void)?
        if presentation.waysOut.barTap != .none { tap = { presenter.tapBar(id) } }
        self.init(
            button: { presenter.performAction($0, of: id) }, close: { presenter.close(id) }, tap: tap,
            link: { presenter.openLink(id) },
            focus: { presenter.screenReaderFocus(id, isFocused: $0) })
        self = escaping { presenter.escape(id) }
    }
}

extension BannerPresentation {
    /// The ways out of the banner as it is now.
    var waysOut: BannerWaysOut { BannerWaysOut(of: content, isComplete: progress?.isComplete == true) }
}

extension BannerPresenter {
    /// What the hand is to feel of a banner that comes, asked for once: one that comes back, or that another host goes on
    /// showing, is no news. `nil` for nothing.
    func takeHaptic(_ id: BannerRequest.ID) -> BannerHaptic? {
        guard let entry = entries[id], !entry.wasFelt else { return nil }
        entries[id]?.wasFelt = true
        return entry.content.levelConfiguration.haptic
    }
}
