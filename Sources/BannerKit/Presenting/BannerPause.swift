// SPDX-License-Identifier: Apache-2.0

/// A pause that a view holds: of one presenter at the most, and once.
@MainActor final class BannerPause {
    private var paused: BannerPresenter?

    /// Pauses `presenter`, if any, and no other.
    func hold(_ presenter: BannerPresenter?) {
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
