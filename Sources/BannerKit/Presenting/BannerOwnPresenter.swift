// SPDX-License-Identifier: Apache-2.0

/// The presenter of a view that nobody gave one, made when it is needed: SwiftUI makes the values of a view again and again, and
/// keeps the first.
@MainActor final class BannerOwnPresenter {
    private var made: BannerPresenter?

    /// The presenter, which lets banners wait as the first `policy` says that it was asked for with.
    func presenter(_ policy: BannerQueuePolicy) -> BannerPresenter {
        let presenter = made ?? BannerPresenter(policy: policy)
        made = presenter
        return presenter
    }
}
