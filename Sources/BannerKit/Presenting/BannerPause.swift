// SPDX-License-Identifier: Apache-2.0

/// A pause that a view holds while it is shown: of one presenter at the most, and once.
@MainActor final class BannerPause {
    private var isShown = false
    private var paused: BannerPresenter?

    /// The view comes, and pauses `presenter`, if any.
    func appear(_ presenter: BannerPresenter?) {
        isShown = true
        hold(presenter)
    }

    /// The view pauses `presenter` now, if any, and no other. One that is covered pauses none until it comes again.
    func change(to presenter: BannerPresenter?) {
        if isShown { hold(presenter) }
    }

    /// The view goes, or is covered.
    func disappear() {
        isShown = false
        hold(nil)
    }

    private func hold(_ presenter: BannerPresenter?) {
        guard paused !== presenter else { return }
        paused?.resume()
        presenter?.pause()
        paused = presenter
    }

    deinit {
        // An isolated deinit would need iOS 18.4.
        if let paused { Task { @MainActor in paused.resume() } }
    }
}
