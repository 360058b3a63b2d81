// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import BannerKit

/// A view model of an older app: it belongs to no actor, and is called on whatever thread something ends.
nonisolated final class Uploads {
    private let presenter: BannerPresenter

    init(_ presenter: BannerPresenter) { self.presenter = presenter }

    func didFail(_ count: Int) { presenter.post(Fiori.Banner.syncFailed(count: count)) }
}
