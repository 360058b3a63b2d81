// SPDX-License-Identifier: Apache-2.0

/// How the banners of a kind look and behave.
public protocol BannerStyle: Hashable, Sendable {
    /// The look and behaviour of a banner of this style, as long as the banner does not say otherwise.
    var bannerConfiguration: BannerConfiguration { get }
}
