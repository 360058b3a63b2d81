// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import UIKit

/// What the facade uses of BannerKit's UIKit layer, which scripts/check-views checks.
@MainActor public final class BannerWindowPresenter {
    public init(scene: UIWindowScene, presenter: BannerPresenter) {}
}
