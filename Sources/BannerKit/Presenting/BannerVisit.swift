// SPDX-License-Identifier: Apache-2.0

/// The screen that a view says it is while it is shown: one at a time, and in one presenter.
@MainActor final class BannerVisit {
    private var isShown = false
    private var visited: (presenter: BannerPresenter, screen: String)?

    /// The view comes, as `screen` of `presenter`, if there is one.
    func appear(_ screen: String, of presenter: BannerPresenter?) {
        isShown = true
        visit(screen, of: presenter)
    }

    /// The view is another screen now, or of another presenter. One that is covered is none until it comes again.
    func change(_ screen: String, of presenter: BannerPresenter?) {
        if isShown { visit(screen, of: presenter) }
    }

    /// The view goes, or is covered.
    func disappear() {
        isShown = false
        visit(nil, of: nil)
    }

    private func visit(_ screen: String?, of presenter: BannerPresenter?) {
        guard visited?.presenter !== presenter || visited?.screen != screen else { return }
        let former = visited
        visited = nil
        if let presenter, let screen {
            presenter.enter(named: screen)
            visited = (presenter, screen)
        }
        // Last, so that a banner of both screens stays where it is.
        if let former { former.presenter.leave(named: former.screen) }
    }

    deinit {
        // An isolated deinit would need iOS 18.4.
        if let (presenter, screen) = visited { Task { @MainActor in presenter.leave(named: screen) } }
    }
}
