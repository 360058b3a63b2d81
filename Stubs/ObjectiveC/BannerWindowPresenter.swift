// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import UIKit

/// What the facade uses of BannerKit's UIKit layer, which scripts/check-views checks.
@MainActor public final class BannerWindowPresenter {
    @MainActor public protocol BannerView: UIView {
        func show(_ presentation: BannerPresentation, actions: BannerActions)
        func bannerHeight(width: Double) -> Double
    }

    public var barInsets: UIEdgeInsets?
    public var makeView: @MainActor (BannerPresentation) -> (any BannerView)? = { _ in nil }
    public var locale = "en"

    public init(scene: UIWindowScene, presenter: BannerPresenter) {}

    public func end() {}
}

extension BannerWindowPresenter.BannerView {
    public func bannerHeight(width: Double) -> Double { 0 }
}
